"""Several wordings of the same thing, of which the longest that has room is used."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, shortened, width
from circus_tui.names import cut


def best(wordings: Sequence[str], cells: int) -> str:
    """The longest wording that fits; if none does, the shortest, cut."""
    if not wordings:
        return ""
    fitting = next((words for words in wordings if cell_len(words) <= cells), None)
    return cut(wordings[-1], max(0, cells)) if fitting is None else fitting


def best_row(wordings: Sequence[Row], cells: int) -> Row:
    """The longest wording that fits; if none does, the shortest, cut."""
    if not wordings or cells <= 0:
        return ()
    return next((words for words in wordings if width(words) <= cells), shortened(wordings[-1], cells))
