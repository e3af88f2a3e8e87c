"""The two screens that all games share: the table, and the result of a round or game. A session says which is shown."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import attrs

from circus_tui import keys
from circus_tui.keys import Action
from circus_tui.paint import Span, row
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import Pictures, Scene, Tumbling, decisions_of
from circus_tui.screens.frames import Frames
from circus_tui.screens.replay import REPLAY
from circus_tui.screens.session import Session
from circus_tui.screens.table import AGAIN, GO_ON, OWN, RECORD, TO_RESULT, TO_TABLE, TableScreen
from circus_tui.widgets.prompt import Asked

_ROLLING: Final = 5
"""Frames until dice lie."""


class GameScreen(TableScreen):
    """A table at which a game is played. A game's own screen says how its widgets are laid out."""

    PART = "table"
    SLUG: ClassVar[str]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._dice = Frames()

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
        }
        absent = () if session.sitting is not None or session.is_hidden else (keys.HIDE,)
        return tuple(others.get(each, each) for each in keys.COMMON if each not in absent)

    def draw(self, scene: Scene) -> Pictures:
        """The table as it lies, and the decision."""
        return self.face.pictures(scene)

    @property
    def scene(self) -> Scene:
        """What is to be drawn; while dice are on their way nothing is decided."""
        scene, frames = super().scene, self._dice.left
        return attrs.evolve(scene, decision=None, tumble=frames) if frames else scene

    @property
    def asked(self) -> Asked:
        """The sentences under the picture."""
        rolling = row(Span("The dice are rolling …", "gold bold"))
        return Asked(asks=rolling) if self._dice.left else super().asked

    def wipe(self) -> None:
        """Leave nothing in any widget, nor any dice on their way."""
        self._dice.end()
        super().wipe()

    def do(self, name: str) -> None:
        """Carry an action out; a key that is pressed while dice roll ends that, and no more."""
        if self._dice.left:
            self._dice.end()
            self.circus.guard.decided()
            self.follow()
            return
        before = self.table.entries
        super().do(name)
        self._roll(before)

    def tick(self) -> None:
        """Let what computers have rolled be seen to roll; nothing else happens meanwhile."""
        if not self._dice.left:
            before = self.table.entries
            super().tick()
            self._roll(before)

    def others_moved(self, before: int) -> None:
        """Show what has happened at other windows, and let dice rolled there be seen to roll."""
        super().others_moved(before)
        self._roll(before)

    def point(self, target: Any) -> None:
        """Do what a click means, and let dice that it has rolled be seen to roll."""
        before = self.table.entries
        super().point(target)
        self._roll(before)

    def _roll(self, before: int) -> None:
        """Let the dice tumble if any have been rolled since there were so many entries, and the face can show it."""
        can = (
            self.circus.lively
            and not self.table.watching
            and isinstance(self.face, Tumbling)
            and self.session.shows == self.PART
        )
        if not can or not isinstance(self.face, Tumbling):
            return
        if any(event.kind in self.face.ROLLS for told in self.table.events()[before:] for event in told):
            self._dice.begin(_ROLLING, self.set_interval, self.follow)
            self.follow()


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
