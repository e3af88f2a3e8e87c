"""The table of finished games: when, which, who, the best first, and the winner's score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import DataTable

from circus_tui.drawing.paint import Row
from circus_tui.names import cut
from circus_tui.records.statistics import Finished
from circus_tui.screens.chronicle import Colours, players, won_by
from circus_tui.screens.shelves import said_when, title_of
from circus_tui.themes import Palette
from circus_tui.widgets.bars import signed

_GAP: Final = 2
"""Cells between two columns, half of them before the first one."""
_WHEN: Final = 9
_GAME: Final = 13
_SCORE: Final = 5
_WHO: Final = "players, best first"


class GameTable(DataTable[Text], inherit_bindings=False):
    """The table of games; the keys to both sides are the page's."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(on), does, show=False)
        for on, does in (
            (("up",), "cursor_up"),
            (("down",), "cursor_down"),
            (("pageup",), "page_up"),
            (("pagedown",), "page_down"),
            (("home",), "scroll_top"),
            (("end",), "scroll_bottom"),
            (("enter",), "select_cursor"),
        )
    ]

    def write(self, games: Sequence[Finished], colours: Colours, styles: Palette, *, several: bool, cells: int) -> None:
        """Write the games anew on so many cells; with `several` kinds of them each line says which it is."""
        widths = _widths(self.size.width or cells, several=several)
        self.clear(columns=True)
        for title, room in widths.items():
            self.add_column(f"{title:>{room}}" if title == "score" else title, width=room)
        for each in games:
            self.add_row(*_line(each, widths, colours, styles))


def _widths(cells: int, *, several: bool) -> dict[str, int]:
    """How many cells each column has: which game where there are several, who has won where there is room."""
    game = {"game": _GAME} if several else {}
    room = max(20, cells - 1 - _WHEN - _SCORE - sum(game.values()) - (3 + len(game)) * _GAP)
    won = {"won by": min(18, room // 3)} if not several and room > 40 else {}
    room -= sum(won.values()) + len(won) * _GAP
    return {"when": _WHEN, **game, _WHO: room, **won, "score": _SCORE}


def _line(game: Finished, widths: dict[str, int], colours: Colours, styles: Palette) -> Iterator[Text]:
    yield Text(said_when(game.match.played, short=True), styles.style("dim"))
    if "game" in widths:
        yield Text(cut(title_of(game.match), widths["game"]), styles.style("ink"))
    yield _text(players(game, colours, widths[_WHO]), styles)
    if "won by" in widths:
        yield Text(won_by(game, widths["won by"]), styles.style("ink"))
    yield Text(signed(game.scores[game.winners[0]]).rjust(widths["score"]), styles.style("gold bold"))


def _text(line: Row, styles: Palette) -> Text:
    return Text.assemble(*((span.text, styles.style(span.role, span.text)) for span in line))
