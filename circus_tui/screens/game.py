"""The screen that all games share: it asks a game's room for pictures, and hands keys and clicks to the session."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import attrs
from textual.app import ComposeResult
from textual.widget import Widget

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.paint import Row, Span, row
from circus_tui.screens import telling
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.contract import Face, Pictures, Scene, Tumbling, decisions_of, face_of
from circus_tui.screens.session import Session
from circus_tui.screens.tumble import Tumble
from circus_tui.table import Table
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.prompt import Asked, Prompt
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.title_bar import TitleBar
from rules.core import Clause

GO_ON: Final = action("go_on", "enter space", "⏎", "go on", "Begin what comes next.")
_AGAIN: Final = action(
    "again", "r", "r", "rematch", "Play again with the same people, one seat further.", words="play again"
)
_SUMS: Final = action("sums", "enter space", "⏎", "result", "Show how the scores came to be.", words="the result")
OWN: Final = (GO_ON, _SUMS, _AGAIN, keys.YES, keys.NO, *keys.COMMON)

_WATCH_SECONDS: Final = 0.5


class GameScreen(CircusScreen):
    """One game at one table. A game's own screen says how its widgets are laid out, in `compose_table` and its styles.

    It is installed while the game lasts, and *replaced* by the curtain: before that every widget is wiped.
    """

    SLUG: ClassVar[str]

    def __init__(self, table: Table, session: Session) -> None:
        super().__init__(name=f"game-{table.match.id}")
        self.table = table
        self.session = session
        self.face: Face = face_of(self.SLUG)
        self.pictures = Pictures("", {})
        self._tumble = Tumble()

    def __init_subclass__(cls, **arguments: Any) -> None:
        """Bind the keys of all that the game's decisions may offer."""
        slug = cls.__dict__.get("SLUG")
        if slug is not None:
            cls.BINDINGS = [*bindings(slug, decisions_of(slug).ACTIONS), *bindings("game", OWN)]
        super().__init_subclass__(**arguments)

    def compose(self) -> ComposeResult:
        """Put the bars round the table."""
        yield TitleBar(id="title")
        yield from self.compose_table()
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")
        yield self.too_small()

    def compose_table(self) -> Iterator[Widget]:
        """Give the game's widgets, each with the id under which `pictures` speaks of it."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Look for what is played elsewhere, if that is all one can do."""
        if self.table.watching:
            self.set_interval(_WATCH_SECONDS, self._watch)
        self.follow()

    def on_screen_resume(self) -> None:
        """Show the table again."""
        self.follow()

    def resized(self) -> None:
        """Show it in the form for the new size."""
        self.follow()

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do now."""
        session = self.session
        if session.question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        if session.decision is not None:
            hidden = () if session.sitting is not None else (keys.HIDE,)
            return (*session.decision.actions, *(each for each in keys.COMMON if each not in hidden))
        first = (GO_ON,) if session.between else (_SUMS, _AGAIN) if session.over else ()
        rest = (each for each in keys.COMMON if each not in (keys.WHY, keys.HIDE))
        return (*first, *(each for each in rest if not (self.table.watching and each is keys.UNDO)))

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
        if self.session.curtain is not None:
            self.wipe()
            self.circus.drop_curtain()
            return
        self.pictures = self.face.pictures(self.scene)
        self.set_class(self.session.decision is not None, "-deciding")
        self._lay_out(self.pictures.layout)
        zones = {**self.pictures.zones, **self._bars()}
        for picture in self.query(Picture):
            zone = zones.get(picture.id or "")
            picture.display = zone is not None
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
        decision = None if self._tumble.frames else session.decision
        sees = session.sitting
        news, before = telling.history(self.table, None if session.decision is None else session.decision.seat)
        return Scene(
            session.view if decision is None else decision.view,
            sees,
            decision,
            self.table.players,
            *self.size,
            self._tumble.frames,
            news,
            before,
            self.table.result if session.decision is None else None,
        )

    def _bars(self) -> dict[str, Zone[Any]]:
        heading = self.face.heading(self.session.view)
        standing = "watching" if self.table.watching else "saved ✓"
        bare = self.form == "small"
        return {
            "title": Zone(attrs.evolve(heading, standing=standing), frame="bare"),
            "prompt": Zone(self._asked, frame="bare" if bare else "thin"),
            "keys": Zone(Keys(self.offered), frame="bare"),
        }

    @property
    def _asked(self) -> Asked:
        if self._tumble.frames:
            return Asked(asks=row(Span("The dice are rolling …", "gold bold")))
        session = self.session
        answer = row(Span(session.answer, "orange bold")) if session.answer else ()
        return Asked(answer, self.pictures.sentence, self.pictures.asks or self._duty)

    @property
    def _duty(self) -> Row:
        session = self.session
        seat = None if session.decision is None else session.decision.seat
        words = telling.prompt(self.table, session.view, session.decision)
        if seat is None:
            return row(Span(words, "gold"))
        name = self.table.players[seat]
        rest = words.removeprefix(f"{name}: ")
        return row(Span(f"► {seat_letter(seat)} {name}: ", f"{seat_role(seat)} bold"), Span(rest, "gold bold"))

    def wipe(self) -> None:
        """Leave nothing in any widget, so that no resize or picture can show what was there."""
        self._tumble.end()
        self.pictures = Pictures("", {})
        for picture in self.query(Picture):
            picture.show(None)

    def do(self, name: str) -> None:
        """Answer a question, do what every game offers, or give the action to the decision."""
        self._tumble.end()
        session = self.session
        before = self.table.entries
        match name:
            case "yes":
                session.agree()
            case "no":
                session.disagree()
            case "quit":
                self.circus.leave_game()
                return
            case "help" | "rules" | "log" | "sums":
                self.circus.open_page(name)
                return
            case "again":
                self.circus.play_again()
                return
            case "undo":
                session.take_back()
            case "hide":
                session.hide()
            case "go_on":
                session.go_on()
            case _:
                session.press(name)
        self._after(before)

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """Do what a click means: a key of the bar, or a thing on the table."""
        event.stop()
        if event.picture.id == "keys":
            self.do(event.target)
            return
        self._tumble.end()
        before = self.table.entries
        self.session.point(event.target)
        self._after(before)

    def _after(self, before: int) -> None:
        if self.table.entries > before:
            self._roll(before)
        self.follow()

    def _roll(self, before: int) -> None:
        """Let the dice tumble if any have been rolled since there were so many entries, and the face can show it."""
        if not (self.circus.lively and isinstance(self.face, Tumbling)) or self.session.curtain is not None:
            return
        if any(event.kind in self.face.ROLLS for told in self.table.events()[before:] for event in told):
            self._tumble.begin(self.set_interval, self.follow)

    def _watch(self) -> None:
        if self.session.look():
            self.follow()
