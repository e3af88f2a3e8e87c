"""Every finished game, and what people have come to: tabs by game, wins, rounds of a game, scores as a chart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input, Static

from circus_tui.drawing.paint import Block, Row, Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keymap import applied_to
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.history import (
    CHOOSE,
    EXPORT,
    FIGURES,
    GAME,
    GAME_BACK,
    IMPORT,
    LEAVE,
    MOVE,
    OWN,
    PERSON,
    WRITE,
)
from circus_tui.records.plots import plot
from circus_tui.records.record_file import write_record, write_transcript
from circus_tui.records.rounds import Course, course
from circus_tui.records.statistics import Finished, figures, filtered, finished, opening_of, people
from circus_tui.refused import Refused
from circus_tui.screens import chronicle
from circus_tui.screens.base import bindings
from circus_tui.screens.chronicle import Colours
from circus_tui.screens.contract import place_of
from circus_tui.screens.game_table import GameTable
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.shelves import title_of
from circus_tui.storage.saved import saved_history
from circus_tui.storage.store import StoreError
from circus_tui.widgets.columns import Columns
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.score_sheet import ScoreSheet
from circus_tui.widgets.share_bars import ShareBars
from circus_tui.widgets.tabs import TabBar, on_bar
from circus_tui.widgets.tent import Caption, Tent
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos
from rules.record import BadRecord

_LEAFS: Final = {"compact": 2, "small": 3}
"""How many leaves the page has where not everything has room at once."""
_REST: Final = 0.15
"""Seconds for which the cursor rests on a game before its rounds are shown."""


class HistoryScreen(PageScreen):
    """A table of games; `game` and `person` are what is looked for, "" anything."""

    CSS_PATH = "history.tcss"
    SCOPE = "history"
    BINDINGS = bindings(SCOPE, OWN)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[Finished, ...] = ()
        self._shown: tuple[Finished, ...] = ()
        self._colours = Colours({})
        self._courses: dict[int, Course] = {}
        self._game = ""
        self._person = ""
        self._leaf = 0
        self._spoken_of: Finished | None = None
        self._resting: Timer | None = None
        self._away = False
        self._written_for: Size | None = None

    @property
    def heading(self) -> Heading:
        """The tabs, where the title bar has room for them."""
        crumbs = on_bar(chronicle.tabs(self._all, self._game)) if self.form == "roomy" and self._all else ()
        return Heading("History", crumbs=crumbs, standing=f"{len(self._all)} finished")

    @property
    def _about(self) -> str:
        """Which games are in the table, in words."""
        of_game = f"Games of {infos()[self._game].title}" if self._game else "All games"
        return of_game + (f" with {self._person}" if self._person else "")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        if not self._all:
            return (IMPORT, keys.HELP, LEAVE)
        more = (FIGURES,) if self.form in _LEAFS else ()
        chosen = (CHOOSE,) if self._chosen is not None else ()
        files = (EXPORT, WRITE) if chosen else ()
        return (*chosen, GAME, GAME_BACK, *more, PERSON, MOVE, *files, IMPORT, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give tabs, the games, what there is beside them, and lines to type a path in and to say something on."""
        yield TabBar(id="tabs", classes="bare")
        tent = Tent(Zone(Caption(("The ring is empty",)), frame="bare"), id="tent")
        yield Horizontal(Static(id="empty", markup=False), tent, id="nothing")
        table = GameTable(id="games", cursor_type="row", cell_padding=1)
        game = Vertical(ScoreSheet(id="rounds", classes="bare"), TextRows(id="story", classes="bare"), id="game")
        game.border_title = "This game"
        side = Vertical(ShareBars(id="wins"), Columns(id="chart"), TextRows(id="curve"), id="side")
        yield Horizontal(Vertical(table, game, id="left"), side, id="page")
        yield Input(placeholder="the file of a record, then Enter", id="path")
        yield Static(id="said", markup=False)

    @property
    def _table(self) -> GameTable:
        return self.query_one(GameTable)

    def on_mount(self) -> None:
        """Read what there is; the cursor is in the table."""
        self._read()
        self._table.focus()

    def on_screen_suspend(self) -> None:
        """Another page or a game is looked at."""
        self._away = True

    def on_screen_resume(self) -> None:
        """Read it again when one comes back from a game."""
        if self._away:
            self._away = False
            self._read()

    def resized(self) -> None:
        """Set the lines for the new size."""
        self._turn_leaf(0)
        if self._written_for not in (None, self.size):
            self.call_after_refresh(self._write)

    def _read(self) -> None:
        try:
            self._all = finished(self.circus.store)
        except StoreError as error:
            self._say(str(error))
        self._colours = Colours.of(self._all)
        self.set_class(not self._all, "-empty")
        self.query_one("#empty", Static).update(self._invitation)
        self.call_after_refresh(self._write)

    @property
    def _invitation(self) -> Text:
        """What is said while nothing has been finished."""
        styles = self.circus.palette
        return Text.assemble(
            ("No game has been finished yet.\n\n", styles.style("gold bold")),
            "A game that is played to its end is kept here, with its scores and its rounds, "
            "and can be looked at again move by move.\n\n",
            *_key(applied_to(LEAVE, self.changed_keys), "Go back and begin one in the lobby.", styles),
            *_key(applied_to(IMPORT, self.changed_keys), "Take in a game that somebody has sent you.", styles),
        )

    def _write(self) -> None:
        """Write the table and what is beside it; the cursor stays on its game."""
        table, before = self._table, self._chosen
        self._written_for = self.size
        self._shown = filtered(self._all, self._game, self._person)
        table.write(self._shown, self._colours, self.circus.palette, several=not self._game, cells=self.size.width - 2)
        if before in self._shown:
            table.move_cursor(row=self._shown.index(before))
        table.border_title = self._about
        table.border_subtitle = f"{len(self._shown)} of {len(self._all)}"
        self._show("#tabs", Zone(chronicle.tabs(self._all, self._game), frame="bare"))
        self._show_side()
        self._show_game()
        self._say("")

    def _show(self, name: str, zone: Zone[Any]) -> None:
        picture: Picture[Any] = self.query_one(name, Picture)
        picture.show(zone)

    @property
    def _chosen(self) -> Finished | None:
        at = self._table.cursor_row if self.is_mounted else -1
        return self._shown[at] if 0 <= at < len(self._shown) else None

    def _show_side(self) -> None:
        """Show who has won how often, what there is to say of one person, and the chart."""
        person, shown = self._person, self._shown
        facts: Block = ()
        if person:
            found = figures(shown, person, opening_of(self.circus.store) if self._game else None)
            facts = chronicle.facts_of(found, () if self._game else chronicle.by_game(shown, person))
        games = filtered(self._all, self._game)
        wins = chronicle.shares(games, person, self._colours, facts)
        about = row(Span("a shared win counts for each", "dim"))
        self._show("#wins", Zone(wins, row(Span("Wins of games played", "gold")), about))
        self._show_chart()

    def _show_chart(self) -> None:
        person, game, shown = self._person, self._game, self._shown
        title = chronicle.charted(person, game, self._colours)
        curved = bool(person and not game)
        self.set_class(curved, "-curved")
        if not curved:
            chart = chronicle.chart(shown, person, game, self._chosen, self._colours)
            self._show("#chart", Zone(chart, title))
            return
        curve = self.query_one("#curve", TextRows)
        size = curve.size if curve.size.height else self.query_one("#chart").size
        lines = plot(chronicle.wins_so_far(shown, person), size.width, size.height)
        drawn: Block = tuple(row(Span(line, self._colours[person])) for line in lines)
        hint = (row(Span(" A curve comes with the second game.", "dim")),)
        curve.show(Zone(Rows(drawn or hint), title))

    def _show_game(self) -> None:
        """Show the rounds of the game under the cursor."""
        game = self._chosen
        self.set_class(game is None, "-no-game")
        if game is None:
            return
        known = self._course(game)
        self._show("#rounds", Zone(chronicle.sheet(game, known, self._colours), frame="bare"))
        told = [known.story] if known.story else []
        story = row(Span(f" {' · '.join([*told, f'{game.match.entries} moves'])}", "dim"))
        self._show("#story", Zone(Rows((story,)), frame="bare"))

    def _course(self, game: Finished) -> Course:
        """The rounds of a game, for which it is replayed once; of a damaged one there are none."""
        match = game.match
        if match.id not in self._courses:
            try:
                self._courses[match.id] = course(saved_history(self.circus.store, match), match.players)
            except (BadRecord, StoreError):
                self._courses[match.id] = Course((), ((),) * len(match.players))
        return self._courses[match.id]

    def on_data_table_row_highlighted(self) -> None:
        """What was said of another line is over; what is beside the table follows once the cursor rests."""
        if self._chosen != self._spoken_of:
            self._say("")
            if self._resting is not None:
                self._resting.stop()
            self._resting = self.set_timer(_REST, self._follow_cursor)

    def _follow_cursor(self) -> None:
        self._show_game()
        if not self.has_class("-curved"):
            self._show_chart()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the game in."""
        path = event.value.strip()
        self.leave_line()
        if path:
            self._take_in(Path(path).expanduser())

    def _take_in(self, path: Path) -> None:
        from circus_tui.records.archive import adopt

        try:
            match, new = adopt(self.circus.store, path)
        except (Refused, StoreError) as error:
            self._say(str(error))
            return
        self._game = self._person = ""
        self._read()
        where = "it is finished" if match.scores is not None else "it goes on: the lobby has it under Continue"
        how = f"{title_of(match)} of {', '.join(match.players)}"
        self._tell_later(f"{how}: {where}." if new else f"{how} is here already.")

    def _tell_later(self, words: str) -> None:
        self.call_after_refresh(self.call_after_refresh, self._say, words)

    def leave_line(self) -> None:
        """Close the line for a path."""
        self.query_one("#path", Input).display = False
        self._table.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line for a path letters are letters."""
        if action == "do" and isinstance(self.focused, Input):
            return parameters[0] == "quit" and not self.focused.value
        return super().check_action(action, parameters)

    def do(self, name: str) -> None:
        """Look at a game, filter, write, take in, or leave."""
        chosen = self._chosen
        match name:
            case "choose" if chosen is not None:
                self._say(self.circus.replay_saved(chosen.match))
            case "game" | "game_back":
                step = 1 if name == "game" else -1
                self._filter(_next(self._game, self._games, step), self._person)
            case "person":
                self._filter(self._game, _next(self._person, list(people(filtered(self._all, self._game)))))
            case "figures":
                self._turn_leaf(1)
                self.call_after_refresh(self._write)
            case "export" if chosen is not None:
                self._say(write_record(self.circus.store, chosen.match))
            case "transcript" if chosen is not None:
                self._say(write_transcript(self.circus.store, chosen.match, place_of))
            case "import":
                line = self.query_one("#path", Input)
                line.value, line.display = "", True
                line.focus()
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#path", Input).display:
                self.leave_line()
            case "quit":
                self.close()

    @property
    def _games(self) -> list[str]:
        """The games that the keys go to."""
        return [slug for slug in infos() if filtered(self._all, slug, self._person)]

    def point(self, target: Any) -> None:
        """A click on a tab goes there, one on a person's bar shows only that person, or everybody again."""
        if isinstance(target, str) and target.startswith(chronicle.TAB):
            self._filter(target.removeprefix(chronicle.TAB), self._person)
        elif isinstance(target, str) and target.startswith(chronicle.PERSON):
            person = target.removeprefix(chronicle.PERSON)
            self._filter(self._game, "" if person == self._person else person)

    def _filter(self, game: str, person: str) -> None:
        self._game, self._person = game, person
        self._write()

    def _turn_leaf(self, step: int) -> None:
        """Turn to the next part of the page, where it has several."""
        count = _LEAFS.get(self.form, 1)
        self._leaf = (self._leaf + step) % count if step else 0
        self.update_classes({f"-leaf-{number}": number == self._leaf for number in range(max(_LEAFS.values()))})

    def _say(self, words: str) -> None:
        """Say something, or, with nothing to say, what Enter would do."""
        self._spoken_of = self._chosen
        styles = self.circus.palette
        told: Row = row(Span(words, "orange"))
        if not words and self._chosen is not None:
            more = "; one can play on from any place in it." if self.form == "roomy" else "."
            looks = Span(f" {CHOOSE.shown} looks at this game again", "green bold")
            told = row(Span("✓", "green bold chip"), looks, f", move by move{more}")
        elif not words and self._all:
            told = row(Span(f"{self._about}: nothing finished yet.", "orange"))
        text = Text.assemble(*((span.text, styles.style(span.role, span.text)) for span in told))
        line = self.query_one("#said", Static)
        if text != line.content:
            line.update(text)
            line.display = bool(text)
        self.show_bars()


def _key(each: Action, words: str, styles: Any) -> tuple[Any, ...]:
    return (f" {each.shown} ", styles.style("cap-ink on cap bold")), f"  {words}\n\n"


def _next(now: str, others: list[str], step: int = 1) -> str:
    """What comes after the present one, round and round, with "" for all of them."""
    ring = ["", *others]
    return ring[(ring.index(now) + step) % len(ring)] if now in ring else ""
