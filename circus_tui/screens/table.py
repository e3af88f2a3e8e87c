"""What both screens of a table share: the bars, the pictures of the game's room between them, what common keys do.

A session says which of a game's screens is shown. They are installed while the game lasts, and *replaced* by the
curtain: before that every widget is wiped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

import attrs
from textual import events
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widget import Widget

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.keyboard import keys
from circus_tui.keyboard.keymap import applied
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages import lesson as in_lessons
from circus_tui.keyboard.pages import replay as replaying
from circus_tui.keyboard.pages.result import AGAIN, GO_ON, RECORD, REPLAY, TO_RESULT, TO_TABLE
from circus_tui.records.record_file import write_record
from circus_tui.screens import aiming, aside, covering, lately, prompting
from circus_tui.screens.base import CircusScreen, bindings
from circus_tui.screens.contract import Face, Pictures, Scene, face_of, idea_of
from circus_tui.screens.session import Part, Session
from circus_tui.tables import telling
from circus_tui.widgets.hints import HintPanel, hint_rows
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.prompt import Asked, Prompt
from circus_tui.widgets.seats import seat_role
from circus_tui.widgets.task import TaskPanel
from circus_tui.widgets.ticker import Reported
from circus_tui.widgets.title_bar import TitleBar
from rules.core import Clause, Seat

OWN: Final = (
    *(GO_ON, AGAIN, TO_TABLE, TO_RESULT, RECORD, REPLAY, keys.TAKE_OVER, keys.HURRY, keys.YES, keys.NO),
    *in_lessons.OWN,
    *replaying.OWN,
    *keys.COMMON,
)

_TICK_SECONDS: Final = 0.05
_HINT_ROWS: Final = {"roomy": 6, "compact": 4, "small": 3}
"""Rows of hints: they lie over the foot of the table, of which as much as possible is to be seen."""

_HEAD: Final = 1
"""The first row below the title."""

_FOOT: Final = ("prompt", "hint", "keys")
_BARS: Final = ("title", "task", "flying", *_FOOT)
"""What is no part of a table."""

_CORNERS: Final = 8
"""Cells of the frame of the prompt that are not for what has happened last."""


class TableScreen(CircusScreen):
    """What both have. Styles of a game know it as `-seats-4`, and by the layout of its pictures, as `-at-auction`."""

    PART: ClassVar[Part]
    HOME = True
    DEFAULT_CSS = "TableScreen { layers: default above; }"
    BINDINGS = bindings("game", OWN)

    def __init__(self, session: Session) -> None:
        seats = f"-seats-{len(session.table.players)}"
        super().__init__(name=f"{self.PART}-{session.table.match.id}", classes=seats)
        self.table = session.table
        self.session = session
        self.face: Face = face_of(session.table.rules.INFO.slug)
        self.pictures = Pictures("", {})
        self._ticking: Timer | None = None
        self._told: tuple[tuple[int, int | None], tuple[tuple[str, ...], tuple[str, ...]]] | None = None

    def compose(self) -> ComposeResult:
        """Put the bars round what the game lays out."""
        yield TitleBar(id="title")
        yield from self.compose_table()
        yield Prompt(id="prompt")
        yield HintPanel(id="hint", classes="-absent")
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
    def scopes(self) -> tuple[str, ...]:
        """What keys do things now: those of a replay, if this is one, else of the game, its results and lessons."""
        game = self.table.rules.INFO.slug
        return (self.session.SCOPE,) if self.session.SCOPE else (game, "result", "lesson")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions that keys have now, in the order of the key bar; the one that closes or leaves comes last."""
        own = sorted(self.session.offers(self.choices), key=lambda each: bool(set(each.keys) & set(keys.QUIT.keys)))
        return (*keys.with_common(own[:-1], self.circus.extras), *own[-1:])

    @property
    def choices(self) -> tuple[Action, ...]:
        """What keys could do, were it a game for its own sake."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Look at computers from time to time."""
        self._ticking = self.set_interval(_TICK_SECONDS, self.tick, pause=True)
        self._tick_or_not()

    def _tick_or_not(self) -> None:
        """Look at computers as long as there is something to come, and no longer."""
        if self._ticking is not None and self.session.is_busy:
            self._ticking.resume()
        elif self._ticking is not None:
            self._ticking.pause()

    def tick(self) -> None:
        """See whether a computer has moved, or a hint has come.

        Behind a page that is read nothing goes on, unless people at other windows wait for it.
        """
        if not self.is_active and self._ticking is not None and not self.session.at_risk:
            self._ticking.pause()
        else:
            self._tick()

    def _tick(self) -> None:
        computing = self.session.computing
        if self.session.tick():
            self.follow()
            if computing and not self.session.computing:
                self.circus.ring()

    def others_moved(self, before: int) -> None:
        """Show what has happened at other windows."""
        if self.is_mounted:
            self.follow()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Show it again, in the form for the window; Textual works out all styles after that."""
        with self.circus.styled_once(spared=self if event.refresh_styles else None):
            self.update_classes(self.classes_at(self.app.size))
            self.follow()

    def resized(self) -> None:
        """Show it in the form for the new size."""
        self.follow()

    @property
    def legend(self) -> tuple[str, ...]:
        """What the signs on the table mean."""
        return self.face.LEGEND

    @property
    def idea(self) -> tuple[Zone[Any], ...]:
        """What the game is about."""
        return idea_of(self.table.rules.INFO.slug)

    @property
    def subject(self) -> str:
        """The game that is played, for the rulebook and the help."""
        return self.table.rules.INFO.title.upper()

    @property
    def clause(self) -> Clause | None:
        """The rule that was named last."""
        return self.session.clause

    def follow(self) -> None:
        """Show what the session shows; give way to the curtain before anything of another player's is built."""
        if not self.is_active or not self.size:
            return
        if self.session.shows != self.PART:
            self.wipe()
            self.circus.turn_to(self.session.shows)
            return
        self.pictures = self.draw(self.scene)
        with self.circus.styled_once():
            self._lay_out(self.pictures.layout)
            zones = {**self.pictures.zones, **self._bars()}
            for picture in self.painters:
                zone = zones.get(picture.id or "")
                picture.set_class(zone is None, "-absent")
                picture.show(zone)
        self._tick_or_not()

    def _lay_out(self, layout: str) -> None:
        wanted = f"-at-{layout}"
        others = [each for each in self.classes if each.startswith("-at-") and each != wanted]
        self.remove_class(*others, update=False)
        self.add_class(wanted)

    @property
    def scene(self) -> Scene:
        """What is to be drawn: never more than this seat's view, or the table's."""
        session = self.session
        view = session.view if session.decision is None else session.decision.view
        shown = Scene(view, session.sitting, session.decision, self.table.players, *self.size)
        news, before = self._news(session.lone if session.reader is None else session.reader)
        result = self.table.result if session.decision is None else None
        return attrs.evolve(shown, news=news, before=before, result=result, looks_back=session.looks_back)

    def _news(self, seat: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is new to the seat, told once for each change of the table."""
        key = (self.table.revision, seat)
        if self._told is None or self._told[0] != key:
            self._told = (key, telling.history(self.table, seat))
        return self._told[1]

    @property
    def standing(self) -> str:
        """What the title bar says of saving."""
        return self.circus.hearsay or self.session.standing

    def _bars(self) -> dict[str, Zone[Any]]:
        hint = aside.hint_zone(self.session)
        if hint is not None:
            rows = hint_rows(hint.value, self.size.width - 2, _HINT_ROWS[self.form])
            self.query_one("#hint").styles.height = len(rows) + 2
        hinted = {} if hint is None else {"hint": hint}
        heading = self.session.heading(attrs.evolve(self.face.heading(self.session.view), standing=self.standing))
        return {
            **hinted,
            **self.session.panels(self.form),
            "title": Zone(heading, frame="bare"),
            "prompt": Zone(self.asked, self._lately, frame="thin" if self.form == "roomy" else "bare"),
            "keys": self._key_bar,
        }

    @property
    def _lately(self) -> Row:
        """For the frame of the prompt: what has just happened, where no picture tells it."""
        session = self.session
        told = self._told_elsewhere or session.shows == "result" or session.computing or session.unread
        if self.form != "roomy" or told:
            return ()
        news, _ = self._news(session.lone if session.reader is None else session.reader)
        return lately.told(news, self.table.players, self.size.width - _CORNERS)

    @property
    def _told_elsewhere(self) -> bool:
        """Whether one of the pictures tells what has happened."""
        return any(isinstance(zone.value, Told | Reported) for zone in self.pictures.zones.values())

    @property
    def asked(self) -> Asked:
        """The sentences under the picture."""
        session = self.session
        answer, brief = (row(Span(text, "orange bold")) if text else () for text in (session.answer, session.brief))
        return Asked(answer, brief, self.pictures.sentence, self._duty, self._told_first)

    @property
    def _told_first(self) -> tuple[Row, ...]:
        """What others have just done, where there is no other place for it or a computer goes on."""
        session = self.session
        goes_on = session.computing and not session.awaits_elsewhere
        known = self._told_elsewhere or not (session.computing or session.unread)
        return aside.told(session) if goes_on or not known else ()

    @property
    def _duty(self) -> Row:
        """What is to be done, in the first words that have room under the picture."""
        wordings = prompting.duties(self.session, self.pictures.asks, self.seat_ink)
        room = self.query_one("#prompt").size.width
        return next((each for each in wordings if width(each) <= room), wordings[-1])

    def seat_ink(self, seat: Seat) -> str:
        """The role in which a player's name stands; a game whose pieces have other colours has its own."""
        return seat_role(seat)

    def wipe(self) -> None:
        """Leave nothing in any widget, so that no resize or picture can show what was there."""
        self.pictures = Pictures("", {})
        self._told = None
        for picture in self.painters:
            picture.show(None)

    def do(self, name: str) -> None:
        """Answer a question, do what every game offers, or give the action to the decision.

        What is new covers most of a small table: the key that decides puts it away, the one that leaves what was asked.
        """
        session = self.session
        match name:
            case _ if session.reads(name, roomy=self.form == "roomy"):
                self.circus.guard.prepared()
            case "help" | "rules" | "log" | "who":
                self.circus.open_page(name)
                return
            case "quit" | "next_lesson" | "replay" | "branch":
                self._leave(name)
                return
            case "again":
                session.answer = self.circus.play_again()
                if not session.answer:
                    return
            case _ if name in (acts := _acts(session)):
                acts[name]()
            case "to_table" | "to_result":
                session.at_table = name == "to_table"
            case _ if name in {each.name for each in self.circus.extras}:
                self.circus.do_extra(name)
                return
            case "record":
                session.answer = write_record(self.circus.store, self.table.match)
            case _:
                self.press(name)
        self.follow()

    def press(self, name: str) -> None:
        """Give an action to the session, an arrow by what is seen in its direction."""
        if self._is_covered:
            self.session.uncover(name)
        aiming.press(self.session, name, self._spread)

    @property
    def _spread(self) -> list[Picture[Any]]:
        """The picture on which an arrow goes to what is seen in its direction, if it is one."""
        return [each for each in self._tables if each.id == self.pictures.spread]

    @property
    def in_bar(self) -> tuple[Action, ...]:
        """What is offered, without the arrows that move nothing here."""
        decision = self.session.decision
        offered = self.offered if decision is None else aiming.named(decision, self.offered, self._spread)
        return applied(offered, self.changed_keys)

    @property
    def _key_bar(self) -> Zone[Keys]:
        return Zone(Keys(self.in_bar), frame="bare")

    def unknown_key(self) -> None:
        """Say how to find the keys, unless the key puts an explanation away; a question stays asked."""
        if self.session.explains:
            self.session.explains = ""
            self.follow()
        elif self.session.question is None and not self.session.watch.trouble and not self.has_class("-too-small"):
            turn = self.session.turn
            self.session.put_away()  # a hint would lie over the answer
            self.session.answer = f"It is {turn}." if turn else keys.UNKNOWN.format(self.help_sign)
            self.follow()

    @property
    def _is_covered(self) -> bool:
        """Whether the panel over the table hides any of what is decided on."""
        over = self.query_one("#task").region
        return covering.hides_any(over, self._tables, roomy=self.form == "roomy")

    @property
    def _tables(self) -> list[Picture[Any]]:
        return covering.tables(self.painters, _BARS)

    def settle(self) -> bool:
        """Put the panel over the table where it hides the least; tell whether that is another place."""
        if self.pictures.spread:
            self.query_one(KeyBar).show(self._key_bar)
        panels = self.query(TaskPanel)
        if not panels or not panels.first().display:
            return False
        seen, panel = [each for each in self.painters if each.region], panels.first()
        lowest = min((each.region.y for each in seen if each.id in _FOOT), default=self.size.height)
        spoken = covering.spoken_of(panel.said, (each for each in seen if each.id not in _BARS))
        return panel.put(covering.place(panel.rows, _HEAD, lowest, self._tables, spoken))

    def _leave(self, name: str) -> None:
        """Leave the table, for good or for another one."""
        match name:
            case "next_lesson":
                self.circus.learn_next()
            case "replay":
                self.circus.look_back()
            case "branch":
                self.circus.play_from_here()
            case _:
                self.circus.leave_game()

    def point(self, target: Any) -> None:
        """Give a click on the table to the session."""
        self.session.point(target)
        self.follow()


def _acts(session: Session) -> dict[str, Callable[[], object]]:
    """What a session does of itself, by the names of actions."""
    deciding = {"take_over": session.sit_down, "yes": session.agree, "no": session.disagree, "undo": session.take_back}
    return {**deciding, "hide": session.hide, "hint": session.hint, "hurry": session.hurry, "go_on": session.go_on}
