"""The two screens that all games share: the table, and the result of a round or game. A session says which is shown.

Both ask a game's room for pictures, and hand keys and clicks to the session. They are installed while the game lasts,
and *replaced* by the curtain: before that every widget is wiped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import attrs
from textual.app import ComposeResult
from textual.widget import Widget

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.paint import Row, Span, row
from circus_tui.screens import lesson, telling
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.contract import Face, Pictures, Scene, Tumbling, decisions_of, face_of
from circus_tui.screens.session import Part, Session
from circus_tui.screens.tumble import Tumble
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.prompt import Asked, Prompt
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.task import TaskPanel
from circus_tui.widgets.title_bar import TitleBar
from rules.core import Clause, Seat

GO_ON: Final = action("go_on", "enter space", "⏎", "go on", "Begin what comes next.")
AGAIN: Final = action("again", "r", "r", "rematch", "Play again, everybody one seat further.", words="play again")
TO_TABLE: Final = action("to_table", "t", "t", "table", "Look at the table as it lies.", words="look at the table")
TO_RESULT: Final = action("to_result", "t enter space", "t", "result", "Show how the scores came to be.")
RECORD: Final = action("record", "e", "e", "record", "Write the record of the game to a file.", words="save record")
OWN: Final = (GO_ON, AGAIN, TO_TABLE, TO_RESULT, RECORD, keys.YES, keys.NO, *lesson.OWN, *keys.COMMON)

_WATCH_SECONDS: Final = 0.5


class TableScreen(CircusScreen):
    """What both have: the bars, the pictures of the game's room between them, and what common keys do.

    The styles of a game know it as `-seats-4`, and by the layout of its pictures, as `-at-auction`.
    """

    PART: ClassVar[Part]
    HOME = True
    BINDINGS = bindings("game", OWN)

    def __init__(self, session: Session) -> None:
        seats = f"-seats-{len(session.table.players)}"
        super().__init__(name=f"{self.PART}-{session.table.match.id}", classes=seats)
        self.table = session.table
        self.session = session
        self.face: Face = face_of(session.table.rules.INFO.slug)
        self.pictures = Pictures("", {})
        self._told: tuple[tuple[int, int | None], tuple[tuple[str, ...], tuple[str, ...]]] | None = None

    def compose(self) -> ComposeResult:
        """Put the bars round what the game lays out."""
        yield TitleBar(id="title")
        yield from self.compose_table()
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")
        yield TaskPanel(id="task")
        yield self.too_small()

    def compose_table(self) -> Iterator[Widget]:
        """Give the game's widgets, each with the id under which the pictures speak of it."""
        raise NotImplementedError

    def draw(self, scene: Scene) -> Pictures:
        """Ask the game's room for pictures."""
        raise NotImplementedError

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do now."""
        return self.session.offers(self.choices)

    @property
    def choices(self) -> tuple[Action, ...]:
        """What keys could do, were it a game for its own sake."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Look for what is played elsewhere, if that is all one can do."""
        if self.table.watching:
            self.set_interval(_WATCH_SECONDS, self._watch)

    def on_screen_resume(self) -> None:
        """Show it again."""
        self.follow()

    def resized(self) -> None:
        """Show it in the form for the new size."""
        self.follow()

    @property
    def legend(self) -> tuple[str, ...]:
        """What the signs on the table mean."""
        return self.face.LEGEND

    @property
    def clause(self) -> Clause | None:
        """The rule that was named last."""
        return self.session.clause

    def follow(self) -> None:
        """Show what the session shows; give way to the curtain before anything of another player's is built."""
        if not self.is_current or not self.size:
            return
        if self.session.shows != self.PART:
            self.wipe()
            self.circus.turn_to(self.session.shows)
            return
        self.pictures = self.draw(self.scene)
        self._lay_out(self.pictures.layout)
        zones = {**self.pictures.zones, **self._bars()}
        for picture in self.query(Picture):
            zone = zones.get(picture.id or "")
            picture.set_class(zone is None, "-absent")
            picture.show(zone)

    def _lay_out(self, layout: str) -> None:
        wanted = f"-at-{layout}"
        for name in [each for each in self.classes if each.startswith("-at-") and each != wanted]:
            self.remove_class(name)
        self.add_class(wanted)

    @property
    def scene(self) -> Scene:
        """What is to be drawn: never more than this seat's view, or the table's."""
        session = self.session
        view = session.view if session.decision is None else session.decision.view
        shown = Scene(view, session.sitting, session.decision, self.table.players, *self.size)
        news, before = self._news(None if session.decision is None else session.decision.seat)
        result = self.table.result if session.decision is None else None
        return attrs.evolve(shown, news=news, before=before, result=result)

    def _news(self, seat: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is new to the seat, told once for each change of the table."""
        key = (self.table.revision, seat)
        if self._told is None or self._told[0] != key:
            self._told = (key, telling.history(self.table, seat))
        return self._told[1]

    @property
    def standing(self) -> str:
        """What the title bar says of saving."""
        return self.session.standing

    def _bars(self) -> dict[str, Zone[Any]]:
        heading = self.session.heading(attrs.evolve(self.face.heading(self.session.view), standing=self.standing))
        return {
            **self.session.panels(self.form),
            "title": Zone(heading, frame="bare"),
            "prompt": Zone(self.asked, frame="thin" if self.form == "roomy" else "bare"),
            "keys": Zone(Keys(self.offered), frame="bare"),
        }

    @property
    def asked(self) -> Asked:
        """The sentences under the picture."""
        session = self.session
        answer = row(Span(session.answer, "orange bold")) if session.answer else ()
        return Asked(answer, self.pictures.sentence, self._duty)

    @property
    def _duty(self) -> Row:
        session = self.session
        seat = None if session.decision is None else session.decision.seat
        words = telling.prompt(self.table, session.view, session.decision)
        if seat is None:
            return self.pictures.asks or row(Span(words, "gold"))
        name = self.table.players[seat]
        duty = self.pictures.asks or row(Span(words.removeprefix(f"{name}: "), "gold bold"))
        return row(Span(f"► {seat_letter(seat)} {name}: ", f"{self.seat_ink(seat)} bold"), *duty)

    def seat_ink(self, seat: Seat) -> str:
        """The role in which a player's name stands; a game whose pieces have other colours has its own."""
        return seat_role(seat)

    def wipe(self) -> None:
        """Leave nothing in any widget, so that no resize or picture can show what was there."""
        self.pictures = Pictures("", {})
        self._told = None
        for picture in self.query(Picture):
            picture.show(None)

    def do(self, name: str) -> None:
        """Answer a question, do what every game offers, or give the action to the decision."""
        session = self.session
        session.explains = ""
        match name:
            case "help" | "rules" | "log":
                self.circus.open_page(name)
                return
            case "quit" | "again" | "next_lesson":
                self._leave(name)
                return
            case "yes":
                session.agree()
            case "no":
                session.disagree()
            case "undo":
                session.take_back()
            case "hide":
                session.hide()
            case "go_on":
                session.go_on()
            case "to_table" | "to_result":
                session.at_table = name == "to_table"
            case "record":
                session.answer = self.circus.write_record(self.table)
            case _:
                if self._is_covered:
                    session.uncover(name)
                session.press(name)
        self.follow()

    @property
    def _is_covered(self) -> bool:
        """Whether the panel over the table hides any of what is decided on, which has a heavy frame on most tables."""
        over = self.query_one("#task").region
        tables = [each for each in self.query(Picture) if each.id not in self._bars() and not _is_seat(each)]
        heavy = [each for each in tables if each.has_class("heavy")]
        return any(each.region.overlaps(over) for each in heavy or tables)

    def _leave(self, name: str) -> None:
        """Leave the table, for good or for another one."""
        match name:
            case "again":
                self.circus.play_again()
            case "next_lesson":
                self.circus.learn_next()
            case _:
                self.circus.leave_game()

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """Do what a click means: a key of the bar, or a thing on the table."""
        event.stop()
        if event.picture.id == "keys":
            self.do(event.target)
        else:
            self.point(event.target)

    def point(self, target: Any) -> None:
        """Give a click on the table to the session."""
        self.session.point(target)
        self.follow()

    def _watch(self) -> None:
        if self.session.look():
            self.follow()


def _is_seat(picture: Picture[Any]) -> bool:
    """Whether it shows a player, of whom the acting one has a heavy frame as well."""
    return (picture.id or "").startswith(("seat", "show-"))


class GameScreen(TableScreen):
    """A table at which a game is played. A game's own screen says how its widgets are laid out."""

    PART = "table"
    SLUG: ClassVar[str]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._tumble = Tumble()

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
            common = (each for each in keys.COMMON if each is not keys.HIDE or session.sitting is not None)
            return keys.with_common(session.decision.actions, common)
        first = (TO_RESULT,) if self.table.result else ()
        absent = (keys.WHY, keys.HIDE, *((keys.UNDO,) if self.table.watching else ()))
        return (*first, *(each for each in keys.COMMON if each not in absent))

    def draw(self, scene: Scene) -> Pictures:
        """The table as it lies, and the decision."""
        return self.face.pictures(scene)

    @property
    def scene(self) -> Scene:
        """What is to be drawn; while dice are on their way nothing is decided."""
        scene, frames = super().scene, self._tumble.frames
        return attrs.evolve(scene, decision=None, tumble=frames) if frames else scene

    @property
    def asked(self) -> Asked:
        """The sentences under the picture."""
        rolling = row(Span("The dice are rolling …", "gold bold"))
        return Asked(asks=rolling) if self._tumble.frames else super().asked

    def wipe(self) -> None:
        """Leave nothing in any widget, nor any dice on their way."""
        self._tumble.end()
        super().wipe()

    def do(self, name: str) -> None:
        """Carry an action out; a key that is pressed while dice roll ends that, and no more."""
        if self._tumble.frames:
            self._tumble.end()
            self.circus.guard.decided()
            self.follow()
            return
        before = self.table.entries
        super().do(name)
        self._roll(before)

    def point(self, target: Any) -> None:
        """Do what a click means, and let dice that it has rolled be seen to roll."""
        before = self.table.entries
        super().point(target)
        self._roll(before)

    def _roll(self, before: int) -> None:
        """Let the dice tumble if any have been rolled since there were so many entries, and the face can show it."""
        can = self.circus.lively and isinstance(self.face, Tumbling) and self.session.shows == self.PART
        if not can or not isinstance(self.face, Tumbling):
            return
        if any(event.kind in self.face.ROLLS for told in self.table.events()[before:] for event in told):
            self._tumble.begin(self.set_interval, self.follow)
            self.follow()


class ResultScreen(TableScreen):
    """What a round or the game came to: it does not cover the table, which is one key away."""

    PART = "result"

    @property
    def choices(self) -> tuple[Action, ...]:
        """What keys could do now."""
        if self.session.question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        own = (TO_TABLE, AGAIN, RECORD) if self.session.over else (GO_ON, TO_TABLE)
        return (*own, keys.LOG, keys.UNDO, keys.RULES, keys.HELP, keys.QUIT)

    @property
    def scene(self) -> Scene:
        """What is to be drawn, and all that the table has seen, to tell how it came to that."""
        return attrs.evolve(super().scene, past=self.table.past())

    def draw(self, scene: Scene) -> Pictures:
        """The sums, and what made them."""
        return self.face.result(scene)
