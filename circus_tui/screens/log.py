"""Everything that has happened at a table: only what all may know, a heading for each round, hand or phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs
from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from circus_tui.drawing.paint import Row, Span, row, shortened, wrapped_row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.log import (
    ALL,
    FIND,
    FOLD,
    LEAVE,
    LOOK,
    NEXT,
    OWN,
    PLAYER,
    PLAYERS,
    SCROLL,
    TOGGLE,
    UNFOLD,
)
from circus_tui.records.chapters import Chapter, Sentence, Turn, chapters, ending, of_player, turns
from circus_tui.screens import log_side
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import face_of, size_of
from circus_tui.screens.pages import PageScreen
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.seats import named, seat_words
from circus_tui.widgets.text_rows import TextRows
from circus_tui.widgets.title_bar import Heading
from rules.core import Seat
from rules.wording import capital

_HEADED: Final = 3
"""Sentences of a turn from which on it has a heading of its own."""

_REST: Final = 0.15
"""Seconds for which the cursor rests on a line before the table of that moment is shown."""

_NUMBER: Final = 7
"""Cells before a sentence, with the number of the entry."""

_SIDE: Final = 42
"""How wide the styles make the panels beside the log, where there is room for them; and a line in them."""
_SIDE_CELLS: Final = 36

_AROUND: Final = 7
"""Cells of the list that are not for its lines: frame, scroll bar, and air."""


@attrs.frozen
class Line:
    """A line of the list: to which chapter it belongs, and to which turn of that if it has a heading."""

    option: Option
    chapter: int
    turn: int | None = None


class LogScreen(PageScreen):
    """The newest at the bottom, where the cursor stands at first; a rule where a player's last turn was."""

    CSS_PATH = "log.tcss"
    SCOPE = "log"
    BINDINGS = bindings(SCOPE, (*OWN, *PLAYERS))

    def __init__(self, table: Table, reader: Seat | None, *, leads: bool = True, at: int | None = None) -> None:
        """Show what has happened; `leads`: a line leads to the table as it was then.

        The cursor stands at what happened last in the first `at` entries, or in all.
        """
        super().__init__()
        self._at = at
        self._leads = leads
        self._table = table
        self._reader = reader
        self._face = face_of(table.rules.INFO.slug)
        self._chapters: tuple[Chapter, ...] = ()
        self._folded: set[int] = set()
        self._only: Seat | None = None
        self._sought = ""
        self._folded_turns: set[tuple[int, int]] = set()
        self._written_lines: list[Line] = []
        self._resting: Timer | None = None

    @property
    def heading(self) -> Heading:
        """Which table, and how far it is."""
        game = self._face.heading(self._table.view(None))
        return Heading(game.game, "the log", standing=game.place)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        seats = len(self._table.players)
        several = Action(PLAYER.name, PLAYER.keys[:seats], f"1-{seats}", PLAYER.label, PLAYER.meaning)
        everybody = (ALL,) if self._only is not None else ()
        again = (NEXT,) if self._sought else ()
        mine = (SCROLL, *self._entering, FOLD, UNFOLD, FIND, *again, several, *everybody)
        return (*mine, *PLAYERS[:seats], keys.HELP, LEAVE)

    @property
    def _entering(self) -> tuple[Action, ...]:
        """What Enter does on the line with the cursor."""
        if self._standing_on.startswith("line-"):
            return (LOOK,) if self._leads else ()
        return (TOGGLE,)

    def compose_page(self) -> Iterator[Widget]:
        """Give the list, and beside it the line under the cursor in full, and the players."""
        lines = OptionList(id="lines", markup=False)
        lines.border_title = "What happened"
        lines.border_subtitle = "only what all may know"
        side = Vertical(TextRows(id="line"), TextRows(id="then"), TextRows(id="players"), id="side")
        yield Horizontal(lines, side, id="log")
        yield Input(placeholder="a word to find, then Enter", id="word", max_length=40)

    def on_mount(self) -> None:
        """Divide it into chapters, all but the last two folded unless they are many short ones."""
        table, face = self._table, self._face
        self._chapters = chapters(
            table.events(), table.players, lambda number: face.heading(table.view_at(number)).place
        )
        self._folded = set(range(len(self._chapters) - 2)) - {self._place_of_cursor[0]}
        self.call_after_refresh(self._write, at_end=True)
        if self._at is not None:
            self.call_after_refresh(self._stand_at_once)

    @property
    def _place_of_cursor(self) -> tuple[int, int]:
        """The chapter and the sentence at which the cursor stands at first."""
        found = (len(self._chapters) - 1, -1)
        for place, chapter in enumerate(self._chapters if self._at is not None else ()):
            for k, sentence in enumerate(chapter.sentences):
                if sentence.entry < (self._at or 0):
                    found = (place, k)
        return found

    def _stand_at_once(self) -> None:
        chapter, sentence = self._place_of_cursor
        wanted = f"line-{chapter}-{sentence}"
        for number, line in enumerate(self._written_lines):
            if line.option.id == wanted:
                self._lines.highlighted = number

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
        lines.add_options([line.option for line in written])
        self._written_lines = written
        ids = [option.id for option in lines.options]
        last = len(ids) - 1
        lines.highlighted = last if at_end or name is None else ids.index(name) if name in ids else min(at or 0, last)
        if self.focused is None:
            lines.focus()
        self._show_side()

    def _written(self) -> Iterator[Line]:
        since = 0 if self._reader is None else self._table.last_entry_of(self._reader)
        ruled = not since
        for place, whole in enumerate(self._chapters):
            folded = place in self._folded
            yield Line(Option(self._title(whole, folded=folded), id=f"chapter-{place}"), place)
            if folded:
                continue
            number = 0
            for at, turn in enumerate(turns(of_player(whole, self._only), since)):
                if not ruled and turn.sentences[0].entry >= since:
                    ruled = True
                    yield Line(Option(self._rule(), disabled=True), place)
                yield from self._turn(place, at, turn, number)
                number += len(turn.sentences)
            if place < len(self._chapters) - 1:
                yield Line(Option("", disabled=True), place)

    def _turn(self, place: int, at: int, turn: Turn, number: int) -> Iterator[Line]:
        """The lines of a turn; its first sentence has that number in the chapter."""
        headed = turn.seat is not None and len(turn.sentences) >= _HEADED
        folded = headed and (place, at) in self._folded_turns
        if headed:
            yield Line(Option(self._turn_title(turn, folded=folded), id=f"turn-{place}-{at}"), place, at)
        before = -1
        for k, sentence in enumerate(() if folded else turn.sentences, number):
            option = Option(self._sentence(sentence, first=before != sentence.entry), id=f"line-{place}-{k}")
            yield Line(option, place, at if headed else None)
            before = sentence.entry

    def _turn_title(self, turn: Turn, *, folded: bool) -> Text:
        assert turn.seat is not None
        sign = Span(f"  {'▸' if folded else '▾'} ", "gold bold")
        count = len({sentence.entry for sentence in turn.sentences})
        told = f" · {count} move{'' if count == 1 else 's'}" + (f" · {turn.sentences[-1].words}" if folded else "")
        line = row(sign, *seat_words(turn.seat, self._table.players[turn.seat]), Span(told, "dim"))
        return self._text(shortened(line, self._cells))

    def _title(self, chapter: Chapter, *, folded: bool) -> Text:
        title = capital(chapter.title)
        count = len({sentence.entry for sentence in chapter.sentences})
        told = f" · {count} move{'' if count == 1 else 's'}" + (f" · {ending(chapter)}" if folded else "")
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
        cells, rows = self.app.size
        return cells - _AROUND - (_SIDE if size_of(cells, rows) == "roomy" else 0)

    def _text(self, line: Row) -> Text:
        styles = self.circus.palette
        return Text.assemble(*((span.text, styles.style(span.role, span.text)) for span in line))

    def on_option_list_option_highlighted(self) -> None:
        """Show the line under the cursor in full, and what Enter would do."""
        self._show_side()
        self.show_bars()

    @property
    def _line(self) -> Line | None:
        """The line with the cursor."""
        at = self._lines.highlighted if self.is_mounted else None
        return self._written_lines[at] if at is not None and at < len(self._written_lines) else None

    @property
    def _standing_on(self) -> str:
        """What the line with the cursor is: `chapter-1`, `turn-1-0` or `line-1-4`."""
        return "" if self._line is None else self._line.option.id or ""

    def _show_side(self) -> None:
        line, name = self._line, self._standing_on
        if line is None:
            return
        chapter, on_line = self._chapters[line.chapter], name.startswith("line-")
        told = chapter.sentences[-1:]
        if on_line:
            picked = self._picked(line)
            told = tuple(each for each in chapter.sentences if each.entry == picked.entry)
        self._show("line", log_side.told(chapter, told, self._table.players, _SIDE_CELLS, line=on_line))
        self._show("players", log_side.players(self._table.players, self._chapters, self._only))
        entry = told[0].entry if told else 0
        if self._resting is None:
            self._show_table(entry)
        else:
            self._resting.stop()
        self._resting = self.set_timer(_REST, lambda: self._show_table(entry))

    def _show_table(self, entry: int) -> None:
        """Show the table after a move, at first and once the cursor rests on it, where there is room for that."""
        if self.form == "roomy":
            self._show("then", log_side.table_then(self._table, entry, _SIDE_CELLS))

    def _picked(self, line: Line) -> Sentence:
        sentences = of_player(self._chapters[line.chapter], self._only).sentences
        return sentences[int((line.option.id or "").rpartition("-")[2])]

    def _show(self, name: str, zone: Zone[Any]) -> None:
        picture: Picture[Any] = self.query_one(f"#{name}", Picture)
        picture.show(zone)

    def enter(self) -> None:
        """Fold or open a heading; on a line show the table as it was then."""
        for each in self._entering:
            self.do(each.name)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Find the word; all chapters are opened for that."""
        self._sought = event.value.strip()
        self.leave_line()
        if self._sought:
            self._folded.clear()
            self._folded_turns.clear()
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
        """Fold, find, show one player's lines or the table, read the keys, or close it."""
        line = self._line
        match name:
            case "fold" | "unfold" | "toggle" if line is not None:
                self._turn_page(line, name)
            case "look" if line is not None:
                self.circus.look_at_entry(self._picked(line).entry)
            case "search":
                word = self.query_one("#word", Input)
                word.value, word.display = "", True
                word.focus()
            case "next":
                self._find()
            case "everybody":
                self._show_only(None)
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#word", Input).display:
                self.leave_line()
            case "quit":
                self.close()
            case "player":
                self._show_only(0 if self._only is None else (self._only + 1) % len(self._table.players))
            case _ if name.startswith("player-"):
                seat = int(name.removeprefix("player-"))
                self._show_only(None if self._only == seat else seat)

    def _turn_page(self, line: Line, name: str) -> None:
        """Fold or open the turn that the line belongs to; the chapter on its heading, or where no turn has one."""
        key = None if line.turn is None else (line.chapter, line.turn)
        heading = self._standing_on.startswith("turn-")
        closed = line.chapter in self._folded if key is None else key in self._folded_turns
        fold = name == "fold" or (name == "toggle" and not closed)
        if key is not None and not (fold and closed and heading):
            self._folded_turns = self._folded_turns | {key} if fold else self._folded_turns - {key}
            wanted = f"turn-{line.chapter}-{line.turn}"
        else:
            self._folded = self._folded | {line.chapter} if fold else self._folded - {line.chapter}
            wanted = f"chapter-{line.chapter}"
        self._write()
        if fold:
            self._lines.highlighted = self._lines.get_option_index(wanted)

    def _show_only(self, seat: Seat | None) -> None:
        self._only = seat
        self._write(at_end=True)
        self.show_bars()

    def point(self, target: str) -> None:
        """A click on a player's name does what the key beside it does."""
        self.do(target)
