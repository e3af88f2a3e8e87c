"""What stands beside the log: the move at the cursor in full, the table after it, who has done how much. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row, wrapped_row
from circus_tui.names import cut
from circus_tui.plain.contract import teller_of
from circus_tui.records.chapters import Chapter, Sentence, counted
from circus_tui.tables.table import Table
from circus_tui.widgets.bars import signed
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named, seat_chip
from circus_tui.widgets.text_rows import Rows
from rules.core import Seat, name_seats

_MOST: Final = 11
"""Rows of what lies open at most, below the scores."""
_NAME: Final = 18


def told(
    chapter: Chapter, sentences: Sequence[Sentence], names: Sequence[str], cells: int, *, line: bool
) -> Zone[Rows]:
    """Everything that was seen of one move, or, on a heading, the last of its chapter."""
    rows: list[Row] = [row(Span(f" {chapter.title}", "dim")), ()]
    for sentence in sentences:
        rows += [row(" ", *part) for part in wrapped_row(named(sentence.words, names), cells)]
    return Zone(Rows(tuple(rows)), row(Span("This move" if line else "Its last move", "gold")))


def table_then(table: Table, entry: int, cells: int) -> Zone[Rows]:
    """The scores after a move, and in words what lay in the middle."""
    names, rules = table.players, table.rules
    view = table.view_at(min(entry + 1, table.entries))
    rows: list[Row] = []
    for seat, score in enumerate(rules.scores(view)):
        name = cut(names[seat], _NAME)
        points = Span(f"{signed(score):>5}", "gold bold")
        rows.append(row(" ", seat_chip(seat), Span(f" {name}", "ink"), " " * (_NAME - cell_len(name)), points))
    rows.append(())
    for line in teller_of(rules.INFO.slug).table(view):
        first, *others = wrapped_row(row(Span(name_seats(line, names), "ink")), cells)
        if line.startswith("{") or len(rows) + 1 + len(others) > _MOST + len(names):
            continue
        rows += [row(" ", *first), *(row("   ", *part) for part in others)]
    return Zone(Rows(tuple(rows)), row(Span("The table then", "gold")))


def players(names: Sequence[str], chapters: Sequence[Chapter], only: Seat | None) -> Zone[Rows]:
    """Everybody with the key that shows only what they have done."""
    rows: list[Row] = []
    counts = [f"{counted(chapters, seat)} lines" for seat in range(len(names))]
    wide = max(cell_len(cut(name, _NAME)) for name in names)
    for seat, name in enumerate(names):
        shown = only in (None, seat)
        sign = Span("shown ✓", "green") if shown else Span("")
        key = Span(f" {seat + 1} ", "cap-ink on cap bold")
        who = Span(f" {cut(name, _NAME)}", "ink bold" if shown else "dim")
        gap = " " * (wide + 2 - cell_len(cut(name, _NAME)))
        count = Span(f"{counts[seat]:>{max(map(len, counts))}}  ", "dim")
        line = row(" ", key, "  ", seat_chip(seat), who, gap, count, sign)
        rows.append(tuple(span._replace(target=f"player-{seat}") for span in line))
    return Zone(Rows(tuple(rows)), row(Span("Players", "gold")), row(Span("0: everybody", "dim")))
