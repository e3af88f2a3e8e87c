"""Everything that has happened at a table: only what all may know, a heading for each round, hand or phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.paint import Row, Span, row, shortened, wrapped_row
from circus_tui.screens.base import bindings
from circus_tui.screens.chapters import Chapter, Sentence, chapters, counted, ending, of_player
from circus_tui.screens.contract import face_of
from circus_tui.screens.pages import PageScreen
from circus_tui.table import Table
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import named, seat_chip, seat_name
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Seat

SCROLL: Final = action("move", "up down", "↑↓", "line", "Go up and down.")
FOLD: Final = action("fold", "left", "←→", "fold, open", "Fold the chapter that the cursor is in.")
UNFOLD: Final = action("unfold", "right", "→", "", "Open it again.")
TOGGLE: Final = action("toggle", "enter space", "⏎", "", "Fold a chapter on its heading, or open it.")
FIND: Final = action("search", "slash", "/", "find", "Find a word, from the newest line upwards.")
NEXT: Final = action("next", "n", "n", "next", "Find it again, further up.")
PLAYER: Final = action("player", "1 2 3 4 5 6", "1-6", "one player", "Show only what one player has done.")
ALL: Final = action("everybody", "0", "0", "everybody", "Show what everybody has done.")
LEAVE: Final = action("quit", "q escape l", "q", "back", "Close the log.")
_OWN: Final = (SCROLL, FOLD, UNFOLD, TOGGLE, FIND, NEXT, ALL, keys.HELP, LEAVE)
_PLAYERS: Final = tuple(
    action(f"player-{seat}", str(seat + 1), str(seat + 1), "", f"Show only seat {seat + 1}.") for seat in range(6)
)

_MOST_FOLDED: Final = 30

_NUMBER: Final = 7
"""Cells before a sentence, with the number of the entry."""


class LogScreen(PageScreen):
    """The newest at the bottom, where the cursor stands at first; a rule where a player's last turn was."""

    CSS_PATH = "log.tcss"
    BINDINGS = bindings("log", (*_OWN, *_PLAYERS))

    def __init__(self, table: Table, reader: Seat | None) -> None:
        super().__init__()
        self._table = table
        self._reader = reader
        self._face = face_of(table.rules.INFO.slug)
        self._chapters: tuple[Chapter, ...] = ()
        self._folded: set[int] = set()
        self._only: Seat | None = None
        self._sought = ""
        self._owners: list[int] = []
        """To which chapter each line of the list belongs."""

    @property
    def heading(self) -> Heading:
        """Which table, and how far it is."""
        game = self._face.heading(self._table.view(None))
        return Heading(game.game, "the log", standing=game.place)

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        seats = len(self._table.players)
        several = Action(PLAYER.name, PLAYER.keys[:seats], f"1-{seats}", PLAYER.label, PLAYER.meaning)
        everybody = (ALL,) if self._only is not None else ()
        again = (NEXT,) if self._sought else ()
        mine = (SCROLL, FOLD, UNFOLD, TOGGLE, FIND, *again, several, *everybody)
        return (*mine, *_PLAYERS[:seats], keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the list, and beside it the line under the cursor in full, and the players."""
        lines = OptionList(id="lines", markup=False)
        lines.border_title = "What happened"
        lines.border_subtitle = "only what all may know"
        yield Horizontal(lines, Vertical(TextRows(id="line"), TextRows(id="players"), id="side"), id="log")
        yield Input(placeholder="a word to find, then Enter", id="word", max_length=40)

    def on_mount(self) -> None:
        """Divide it into chapters, all but the last two folded unless they are many short ones."""
        table, face = self._table, self._face
        self._chapters = chapters(
            table.events(), table.players, lambda number: face.heading(table.view_at(number)).place
        )
        self._folded = set(range(len(self._chapters) - 2))
        self.call_after_refresh(self._write, at_end=True)

    def resized(self) -> None:
        """Break the lines for the new width."""
        if self._chapters:
            self.call_after_refresh(self._write)

    @property
    def _lines(self) -> OptionList:
        return self.query_one("#lines", OptionList)

    def _write(self, *, at_end: bool = False) -> None:
        """Write the list anew; the cursor stays on its line if that is still there."""
        lines, at = self._lines, self._lines.highlighted
        name = None if at is None else lines.get_option_at_index(at).id
        written = list(self._written())
        lines.clear_options()
        lines.add_options([option for _, option in written])
        self._owners = [owner for owner, _ in written]
        ids = [option.id for option in lines.options]
        last = len(ids) - 1
        lines.highlighted = last if at_end or name is None else ids.index(name) if name in ids else min(at or 0, last)
        if self.focused is None:
            lines.focus()
        self._show_side()

    def _written(self) -> Iterator[tuple[int, Option]]:
        since = 0 if self._reader is None else self._table.last_entry_of(self._reader)
        ruled = not since
        for place, whole in enumerate(self._chapters):
            chapter = of_player(whole, self._only)
            folded = place in self._folded
            yield place, Option(self._title(whole, folded=folded), id=f"chapter-{place}")
            before = -1
            for k, sentence in enumerate(() if folded else chapter.sentences):
                if not ruled and sentence.entry >= since:
                    ruled = True
                    yield place, Option(self._rule(), disabled=True)
                yield place, Option(self._sentence(sentence, first=before != sentence.entry), id=f"line-{place}-{k}")
                before = sentence.entry
            if not folded and place < len(self._chapters) - 1:
                yield place, Option("", disabled=True)

    def _title(self, chapter: Chapter, *, folded: bool) -> Text:
        title = chapter.title[:1].upper() + chapter.title[1:]
        count = len({sentence.entry for sentence in chapter.sentences})
        told = f" · {count} moves" + (f" · {ending(chapter)}" if folded else "")
        line = row(Span(f"{'▸' if folded else '▾'} {title}", "gold bold"), Span(told, "dim"))
        return self._text(shortened(line, self._cells))

    def _rule(self) -> Text:
        assert self._reader is not None
        left = f"  ─── since {self._table.players[self._reader]}'s last turn "
        return self._text(row(Span(left + "─" * max(0, self._cells - len(left)), "teal")))

    def _sentence(self, sentence: Sentence, *, first: bool) -> Text:
        number = f"{sentence.entry:>5}  " if first else " " * _NUMBER
        role = "gold bold" if self._sought and self._sought.casefold() in sentence.words.casefold() else "ink"
        rows = wrapped_row(named(sentence.words, self._table.players, role), max(20, self._cells - _NUMBER))
        text = self._text(row(Span(number, "dim"), *rows[0]))
        for more in rows[1:]:
            text.append("\n" + " " * _NUMBER)
            text.append_text(self._text(more))
        return text

    @property
    def _cells(self) -> int:
        return (self._lines.size.width or 60) - 3

    def _text(self, line: Row) -> Text:
        styles = self.circus.palette
        return Text.assemble(*((span.text, styles.style(span.role, span.text)) for span in line))

    def on_option_list_option_highlighted(self) -> None:
        """Show the line under the cursor in full."""
        self._show_side()

    def _show_side(self) -> None:
        at = self._lines.highlighted
        if at is None or at >= len(self._owners):
            return
        chapter = self._chapters[self._owners[at]]
        name = self._lines.get_option_at_index(at).id or ""
        told = chapter.sentences[-1:]
        if name.startswith("line-"):
            picked = of_player(chapter, self._only).sentences[int(name.rpartition("-")[2])]
            told = tuple(each for each in chapter.sentences if each.entry == picked.entry)
        cells = max(20, self.query_one("#line", TextRows).size.width - 2)
        rows: list[Row] = [row(Span(f" {chapter.title}", "dim")), ()]
        for sentence in told:
            rows += [row(" ", *line) for line in wrapped_row(named(sentence.words, self._table.players), cells)]
            rows.append(())
        title = f"Move {told[0].entry}" if name.startswith("line-") else "How it ended"
        self._show("line", Zone(Rows(tuple(rows)), row(Span(title, "gold"))))
        self._show("players", self._players())

    def _players(self) -> Zone[Rows]:
        names = self._table.players
        rows: list[Row] = []
        for seat, name in enumerate(names):
            sign = Span(" ✓", "green bold") if self._only in (None, seat) else Span("")
            count = Span(f"  {counted(self._chapters, seat)} lines", "dim")
            key = Span(f" {seat + 1} ", "cap-ink on cap bold", f"player-{seat}")
            chip, who = seat_chip(seat), seat_name(seat, name)._replace(text=f" {name}")
            rows += [row(" ", key, "  ", chip, who, count, sign), ()]
        return Zone(Rows(tuple(rows)), row(Span("Players", "gold")), row(Span("0: everybody", "dim")))

    def _show(self, name: str, zone: Zone[Any]) -> None:
        picture: Picture[Any] = self.query_one(f"#{name}", Picture)
        picture.show(zone)

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click, on a heading folds or opens."""
        self.do("toggle")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Find the word; all chapters are opened for that."""
        self._sought = event.value.strip()
        self.leave_line()
        if self._sought:
            self._folded.clear()
            self._only = None
            self._write(at_end=True)
            self._find(here=True)
        self.show_bars()

    def leave_line(self) -> None:
        """Close the line to search in."""
        self.query_one("#word", Input).display = False
        self._lines.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line to search in letters are letters."""
        if action == "do" and isinstance(self.focused, Input):
            return parameters[0] == "quit"
        return super().check_action(action, parameters)

    def _find(self, *, here: bool = False) -> None:
        lines = self._lines
        at, count = lines.highlighted or 0, lines.option_count
        for k in range(0 if here else 1, count + 1):
            place = (at - k) % count
            option = lines.get_option_at_index(place)
            if (option.id or "").startswith("line-") and self._sought.casefold() in str(option.prompt).casefold():
                lines.highlighted = place
                lines.border_subtitle = "only what all may know"
                return
        lines.border_subtitle = "not found"

    def do(self, name: str) -> None:
        """Fold, find, show one player's lines, read the keys, or close it."""
        at = self._lines.highlighted
        owner = self._owners[at] if at is not None and at < len(self._owners) else 0
        match name:
            case "fold":
                self._fold(owner, folded=True)
            case "unfold":
                self._fold(owner, folded=False)
            case "toggle" if at is not None and (self._lines.get_option_at_index(at).id or "").startswith("chapter-"):
                self._fold(owner, folded=owner not in self._folded)
            case "search":
                line = self.query_one("#word", Input)
                line.value, line.display = "", True
                line.focus()
            case "next":
                self._find()
            case "everybody":
                self._show_only(None)
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#word", Input).display:
                self.leave_line()
            case "quit":
                self.app.pop_screen()
            case _ if name.startswith("player-"):
                seat = int(name.removeprefix("player-"))
                self._show_only(None if self._only == seat else seat)

    def _fold(self, chapter: int, *, folded: bool) -> None:
        self._folded = self._folded | {chapter} if folded else self._folded - {chapter}
        self._write()
        heading = f"chapter-{chapter}"
        if folded:
            self._lines.highlighted = self._lines.get_option_index(heading)

    def _show_only(self, seat: Seat | None) -> None:
        self._only = seat
        self._write(at_end=True)
        self.show_bars()

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """A click on a key does what the key does, in the bar as beside a player's name."""
        event.stop()
        self.do(event.target)
