"""The two screens that all games share: the table, and the result of a round or game. A session says which is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import attrs
from textual.app import ComposeResult
from textual.geometry import Size

from circus_tui.drawing.paint import Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.result import AGAIN, GO_ON, RECORD, REPLAY, TO_RESULT, TO_TABLE
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import Flight, Flying, Pictures, Scene, Tumbling, decisions_of
from circus_tui.screens.frames import Frames
from circus_tui.screens.session import Session
from circus_tui.screens.table import OWN, TableScreen
from circus_tui.widgets.flying_cards import Flown, FlyingCards
from circus_tui.widgets.prompt import Asked
from rules.core import Seat

_ROLLING: Final = 5
"""Frames until dice lie."""

_FLYING: Final = 4
"""Frames until a card is where it is played to."""


@attrs.frozen
class Seen:
    """What everybody could see when the table was last shown, after how many entries, and who sat there."""

    entries: int
    view: Any
    seat: Seat | None = None


class GameScreen(TableScreen):
    """A table at which a game is played. A game's own screen says how its widgets are laid out."""

    PART = "table"
    SLUG: ClassVar[str]
    ROWS: ClassVar[int] = 36
    """A roomy window of fewer rows is short: panels are lower there, or go without their frames."""

    FRAMED: ClassVar[Mapping[str, tuple[type, ...]]] = {}
    """Decisions of which, in a window of that form, the frame says who is asked for what, and the prompt does not."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._moving = Frames()
        self._flown: Flown | None = None
        self._rolled = False
        """Whether what is on its way are dice."""
        self._seen: Seen | None = None

    def classes_at(self, size: Size) -> dict[str, bool]:
        """Note whether there are rows enough for every panel at its full height."""
        return {**super().classes_at(size), "-short": size.height < self.ROWS}

    def compose(self) -> ComposeResult:
        """Put what flies above all the rest."""
        yield from super().compose()
        yield FlyingCards(id="flying", classes="-absent")

    def __init_subclass__(cls, **arguments: Any) -> None:
        """Bind the keys of all that the game's decisions may offer; a class's keys stand in place of its parent's."""
        cls.BINDINGS = bindings(cls.SLUG, (*decisions_of(cls.SLUG).ACTIONS, *keys.CURSOR, *OWN))
        super().__init_subclass__(**arguments)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What keys could do now."""
        session = self.session
        if session.question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        if session.decision is not None:
            return keys.with_common(session.decision.actions, self._common())
        hurries = session.computing and not session.awaits_elsewhere
        first = (keys.HURRY,) if hurries else (TO_RESULT,) if self.table.result else ()
        absent = (keys.WHY, keys.HINT, keys.WHAT_NOW, *((keys.UNDO, keys.WHO) if self.table.watching else ()))
        return (*self.session.watch.offered, *first, *(each for each in self._common() if each not in absent))

    def _common(self) -> tuple[Action, ...]:
        """What every game offers, as far as there is anything to it now."""
        session = self.session
        others = {
            keys.HIDE: keys.SHOW if session.is_hidden else keys.HIDE,
            keys.HINT: keys.HINT if session.company.seating.hints else keys.WHAT_NOW,
            keys.QUIT: keys.PUT_AWAY if session.is_asked_for else keys.QUIT,
        }
        absent = () if session.sitting is not None or session.is_hidden else (keys.HIDE,)
        return tuple(others.get(each, each) for each in keys.COMMON if each not in absent)

    def draw(self, scene: Scene) -> Pictures:
        """The table as it lies, and the decision."""
        return self.face.pictures(scene)

    @property
    def scene(self) -> Scene:
        """What is to be drawn; while dice are on their way nothing is decided."""
        scene, frames = super().scene, self._tumbling
        return attrs.evolve(scene, decision=None, tumble=frames) if frames else scene

    @property
    def asked(self) -> Asked:
        """The sentences under the picture."""
        if self._tumbling:
            return Asked(asks=row(Span("The dice are rolling …", "gold bold")))
        session, asked = self.session, super().asked
        framed = isinstance(session.decision, self.FRAMED.get(self.form, ()))
        return attrs.evolve(asked, asks=()) if framed and not (session.tasks or session.duty) else asked

    @property
    def _tumbling(self) -> int:
        """For how many more frames dice are on their way."""
        return self._moving.left if self._rolled else 0

    def wipe(self) -> None:
        """Leave nothing in any widget, nor anything on its way."""
        self._land()
        self._seen = None
        super().wipe()

    def resized(self) -> None:
        """Show it in the form for the new size; what was on its way there is there."""
        self._land()
        super().resized()

    def do(self, name: str) -> None:
        """Carry an action out, unless the key ends what is on its way."""
        if not self._cut_short():
            super().do(name)

    def point(self, target: Any) -> None:
        """Do what a click means, unless it ends what is on its way: what it was meant for is not there any more."""
        if not self._cut_short():
            super().point(target)

    def _cut_short(self) -> bool:
        """End what is on its way, if anything is, and tell whether it was; a key or click that does so does no more."""
        moving = bool(self._moving.left)
        if moving:
            self._land()
            self.circus.guard.decided()
            self.follow()
        return moving

    def tick(self) -> None:
        """See whether a computer has moved; nothing happens while anything is on its way."""
        if not self._moving.left:
            super().tick()

    def unknown_key(self) -> None:
        """Say how to find the keys, unless the key ends what is on its way."""
        if not self._cut_short():
            super().unknown_key()

    def follow(self) -> None:
        """Show what the session shows; what was just rolled or played is seen on its way there first."""
        if self.is_active and self.size:
            self._set_off()
            if self._flown is not None and self._moving.left:
                self._flying.fly(self._flown, 1 - self._moving.left / _FLYING)
                return
        if self._flown is not None:
            self._land()
        super().follow()
        if self._seen is not None and self.session.shows == self.PART:
            self._seen = attrs.evolve(self._seen, seat=self.session.sitting)

    def _set_off(self) -> None:
        """Let dice tumble, or cards fly over the table as it lay, if that has come since it was last shown."""
        seen, table = self._seen, self.table
        if seen is not None and seen.entries == table.entries:
            return
        self._seen = now = Seen(table.entries, table.view(None))
        if seen is None or seen.entries > now.entries or not self.circus.lively or table.watching:
            return
        told = {event.kind for told in table.events()[seen.entries :] for event in told}
        if isinstance(self.face, Tumbling) and self.session.shows == self.PART and self.face.ROLLS & told:
            self._rolled = True
            self._moving.begin(_ROLLING, self.set_interval, self.follow)
        elif isinstance(self.face, Flying):
            self._land()
            self._flown = self._route(self.face.flight(seen.view, now.view, seen.seat))
            if self._flown is not None:
                self._moving.begin(_FLYING, self.set_interval, self.follow)

    def _route(self, flight: Flight | None) -> Flown | None:
        """Where cards fly from and to, as the pictures lie; None where one of the two is not seen."""
        if flight is None:
            return None
        shown = {each.id: each.region for each in self.painters if each.region}
        ends = [next((shown[name] for name in names if name in shown), None) for names in (flight.source, flight.goal)]
        source, goal = ends
        return None if source is None or goal is None else Flown(flight.cards, source, goal)

    def _land(self) -> None:
        """Let everything be where it was going."""
        self._moving.end()
        self._rolled = False
        if self._flown is not None:
            self._flown = None
            self._flying.land()

    @property
    def _flying(self) -> FlyingCards:
        return self.query_one(FlyingCards)


class ResultScreen(TableScreen):
    """What a round or the game came to: it does not cover the table, which is one key away."""

    PART = "result"

    @property
    def choices(self) -> tuple[Action, ...]:
        """What keys could do now."""
        if self.session.question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        if self.table.watching:
            return (*self.session.watch.offered, TO_TABLE, keys.LOG, keys.RULES, keys.HELP, keys.QUIT)
        own = (TO_TABLE, AGAIN, REPLAY, RECORD) if self.session.over else (GO_ON, TO_TABLE)
        return (*own, keys.LOG, keys.UNDO, keys.RULES, keys.HELP, keys.QUIT)

    @property
    def scene(self) -> Scene:
        """What is to be drawn, and all that the table has seen, to tell how it came to that."""
        return attrs.evolve(super().scene, past=self.table.past())

    def draw(self, scene: Scene) -> Pictures:
        """The sums, and what made them."""
        return self.face.result(scene)
