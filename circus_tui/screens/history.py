"""Every finished game, and what people have come to: filtered by game and person, with a plot of the scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, row
from circus_tui.record_file import write_record, write_transcript
from circus_tui.records.plots import plot
from circus_tui.records.statistics import Figures, Finished, figures, filtered, finished, opening_of, people
from circus_tui.refused import Refused
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.shelves import listed, said_when, title_of
from circus_tui.store import StoreError
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos

MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another game.")
CHOOSE: Final = action("choose", "enter", "⏎", "replay", "Look at the game under the cursor again, move by move.")
GAME: Final = action("game", "g", "g", "game", "Show only one game, the next one with every press.", words="which game")
PERSON: Final = action(
    "person", "p", "p", "person", "Show only one person, the next one with every press.", words="who"
)
FIGURES: Final = action("figures", "f", "f", "figures", "Show the figures in place of the games, or the games again.")
EXPORT: Final = action("export", "e", "e", "record", "Write the record of the game to a file.", words="save record")
WRITE: Final = action("transcript", "m", "m", "write down", "Write the game to a file, in words, as Markdown.")
IMPORT: Final = action("import", "i", "i", "import", "Take a game in from a file that somebody has sent.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Go back to the lobby.")
_OWN: Final = (MOVE, CHOOSE, GAME, PERSON, FIGURES, EXPORT, WRITE, IMPORT, keys.HELP, LEAVE)

_GAP: Final = 2
"""Cells between two columns, half of them before the first one."""
_MOST_PEOPLE: Final = 12
_NAME: Final = 17


class HistoryScreen(PageScreen):
    """A table of games; `game` and `person` are what is looked for, "" anything."""

    CSS_PATH = "history.tcss"
    BINDINGS = bindings("history", _OWN)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[Finished, ...] = ()
        self._shown: tuple[Finished, ...] = ()
        self._game = ""
        self._person = ""
        self._spoken_of: Finished | None = None
        self._away = False
        self._written_for: Size | None = None

    @property
    def heading(self) -> Heading:
        """What is looked for."""
        return Heading("History", self._about, standing=f"{len(self._all)} finished")

    @property
    def _about(self) -> str:
        game = infos()[self._game].title if self._game else "all games"
        return f"{game}, {self._person or 'everybody'}"

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        figures = () if self.form == "roomy" else (FIGURES,)
        if not self._all:
            return (IMPORT, keys.HELP, LEAVE)
        return (CHOOSE, PERSON, *figures, GAME, MOVE, EXPORT, WRITE, IMPORT, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the games, the figures, and lines to type a path in and to say something on."""
        table: DataTable[Text] = DataTable(id="games", cursor_type="row", cell_padding=1)
        yield Horizontal(table, Vertical(TextRows(id="figures"), TextRows(id="plot"), id="side"), id="page")
        yield Input(placeholder="the file of a record, then Enter", id="path")
        yield Static(id="said", markup=False)

    @property
    def _table(self) -> DataTable[Text]:
        return self.query_one("#games", DataTable)

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
        if self._written_for not in (None, self.size):
            self.call_after_refresh(self._write)

    def _read(self) -> None:
        try:
            self._all = finished(self.circus.store)
        except StoreError as error:
            self._say(str(error))
        self.call_after_refresh(self._write)

    def _write(self) -> None:
        """Write the table and the figures; the cursor stays on its game."""
        table, before = self._table, self._chosen
        self._written_for = self.size
        self._shown = filtered(self._all, self._game, self._person)
        widths = self._widths
        table.clear(columns=True)
        for title, cells in widths.items():
            table.add_column(title, width=cells)
        for each in self._shown:
            table.add_row(*self._line(each, widths))
        if before in self._shown:
            table.move_cursor(row=self._shown.index(before))
        table.border_title = "Finished games"
        table.border_subtitle = f"{len(self._shown)} of {len(self._all)}" if self._all else "none yet"
        self._show_figures()
        self.show_bars()

    @property
    def _widths(self) -> dict[str, int]:
        """How many cells each column has; a small window has none for the number of moves."""
        when, game = 9, 14
        moves = {} if self.form == "small" else {"Moves": 5}
        others = when + game + sum(moves.values())
        room = max(20, self._table.size.width - 1 - others - (4 + len(moves)) * _GAP)
        winner = min(24, room // 2)
        return {"When": when, "Game": game, "Players": room - winner, **moves, "Won": winner}

    def _line(self, game: Finished, widths: dict[str, int]) -> Iterator[Text]:
        styles, match = self.circus.palette, game.match
        names = [match.players[seat] for seat in game.winners]
        score = f" {max(game.scores)}"
        won = listed(names, widths["Won"] - len(score)) + score
        yield Text(said_when(match.played, short=True), styles.style("dim"))
        yield Text(cut(title_of(match), widths["Game"]), "bold")
        yield Text(listed(match.players, widths["Players"]))
        if "Moves" in widths:
            yield Text(f"{match.entries:>{widths['Moves']}}", styles.style("dim"))
        yield Text(won, styles.style("teal"))

    @property
    def _chosen(self) -> Finished | None:
        at = self._table.cursor_row
        return self._shown[at] if 0 <= at < len(self._shown) else None

    def _show_figures(self) -> None:
        person = self._person
        title = row(Span(person or "Who has played", "gold"))
        rows = self._of_person(person) if person else self._of_all()
        self.query_one("#figures", TextRows).show(Zone(Rows(rows), title, row(Span(self._about, "dim"))))
        picture = self.query_one("#plot", TextRows)
        name, scores = self._series()
        side = self.query_one("#side").size.width or (44 if self.form == "roomy" else self.size.width)
        lines = plot(scores, side - 2, {"roomy": 13, "compact": 8}.get(self.form, 6))
        drawn: Block = tuple(row(Span(line, "teal")) for line in lines)
        hint = (row(Span(" A plot comes with the second game.", "dim")),)
        picture.show(Zone(Rows(drawn or hint), row(Span(name, "gold"))))

    def _series(self) -> tuple[str, tuple[int, ...]]:
        """What the plot is of."""
        if self._person and self._game:
            return "Score by game", figures(self._shown, self._person).scores
        if self._person:
            won = [each.seat_of(self._person) in each.winners for each in reversed(self._shown)]
            return "Games won so far", tuple(sum(won[: k + 1]) for k in range(len(won)))
        if self._game:
            return "The winner's score by game", tuple(max(each.scores) for each in reversed(self._shown))
        return "Moves by game", tuple(each.match.entries for each in reversed(self._shown))

    def _of_all(self) -> Block:
        mean = "mean" if self._game else ""
        rows: list[Row] = [row(Span(f" {'':<{_NAME}}{'played':>7}{'won':>5}{mean:>8}", "dim"))]
        for name in people(self._shown)[:_MOST_PEOPLE]:
            found = figures(self._shown, name)
            mean = f"{found.mean:.1f}" if self._game else ""
            shown = Text(cut(name, _NAME - 1))
            shown.pad_right(_NAME - shown.cell_len)
            rows.append(row(" ", Span(shown.plain, "ink bold"), f"{found.played:>7}{found.won:>5}{mean:>8}"))
        return (*rows, (), row(Span(" p: one person's figures", "dim")))

    def _of_person(self, person: str) -> Block:
        found = figures(self._shown, person, opening_of(self.circus.store) if self._game else None)
        share = round(100 * found.won / found.played) if found.played else 0
        rows = [
            _fact("played", str(found.played)),
            _fact("won", f"{found.won}  ({share} %)"),
            _fact("won in a row", f"{found.streak} now, {found.longest} at most"),
        ]
        if self._game:
            rows += [_fact("mean score", f"{found.mean:.1f}"), _fact("best score", str(found.best))]
            rows += [_fact(f"in seat {seat + 1}", _won(played, won)) for seat, played, won in found.seats]
            rows += [_fact(f"began: {kind}", _won(played, won)) for kind, played, won in found.openings]
        else:
            head = f" {'':<{_NAME}}{'played':>6}{'won':>4}{'best':>6}{'mean':>7}"
            rows += [(), row(Span(head, "dim")), *self._by_game(person)]
        return tuple(rows)

    def _by_game(self, person: str) -> Iterator[Row]:
        for slug, info in infos().items():
            found: Figures = figures(filtered(self._shown, slug), person)
            if found.played:
                numbers = f"{found.played:>6}{found.won:>4}{found.best:>6}{found.mean:>7.1f}"
                yield _fact(info.title, numbers)

    def on_data_table_row_selected(self) -> None:
        """Enter, or a click, on a game looks at it again."""
        self.do("choose")

    def on_data_table_row_highlighted(self) -> None:
        """What was said of another line is over."""
        if self._chosen != self._spoken_of:
            self._say("")

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
            case "game":
                self._game = _next(self._game, [slug for slug in infos() if filtered(self._all, slug, self._person)])
                self._write()
            case "person":
                self._person = _next(self._person, list(people(filtered(self._all, self._game))))
                self._write()
            case "figures":
                self.toggle_class("-figures")
                self.call_after_refresh(self._write)
            case "export" if chosen is not None:
                self._say(write_record(self.circus.store, chosen.match))
            case "transcript" if chosen is not None:
                self._say(write_transcript(self.circus.store, chosen.match))
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

    def _say(self, words: str) -> None:
        self._spoken_of = self._chosen
        line = self.query_one("#said", Static)
        line.update(words)
        line.display = bool(words)


def _fact(name: str, value: str) -> Row:
    return row(Span(f" {name:<{_NAME}}", "dim"), Span(value, "ink"))


def _won(played: int, won: int) -> str:
    return f"{won} of {played} won"


def _next(now: str, others: list[str]) -> str:
    """What comes after the present one, round and round, with "" for all of them."""
    ring = ["", *others]
    return ring[(ring.index(now) + 1) % len(ring)] if now in ring else ""
