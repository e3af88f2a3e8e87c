"""Who is for hire: performers as cards with their price on a gold tag, personnel as slips; in less room as lines."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best_row
from circus_tui.widgets import act_card
from circus_tui.widgets.act_card import FULL_ROWS, ActCard, brief
from circus_tui.widgets.picture import Picture, Room

_CARD: Final = (17, 20)
_GAP: Final = 4
_MORE: Final = 4
"""Cells that are kept for how many more there are."""


@attrs.frozen
class StaffSlip:
    """One of the personnel: wordings of what he does (each of one or two rows), salary, and the price, if for hire."""

    names: tuple[str, ...]
    does: tuple[Row, ...]
    wage: int
    tag: str = ""
    lit: bool = False
    target: Any = None

    @property
    def inks(self) -> tuple[str, str, str]:
        """Ground, ink and second ink."""
        return ("paper", "paper-ink", "paper-dim") if self.lit else ("staff-dusk", "dusk-ink", "dusk-dim")


@attrs.frozen
class ForHire:
    """Both rows; where a row is empty, `nothing` is said, and where the personnel has no room, `more`."""

    acts: tuple[ActCard, ...]
    staff: tuple[StaffSlip, ...]
    nothing: str = "nobody is for hire"
    more: str = ""


class HiringArea(Picture[ForHire]):
    """Performers on the left, personnel on the right; in few rows performers in two columns, the others below."""

    def paint(self, value: ForHire, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        if not value.acts and not value.staff:
            sheet.put(1, 0, value.nothing, "dim")
        elif room.rows >= FULL_ROWS and room.cells >= 100:
            self._cards(sheet, value)
        else:
            self._lines(sheet, value)
        return sheet.block()

    def _cards(self, sheet: Sketch, value: ForHire) -> None:
        listed = len(value.acts) * (_CARD[0] + 1) + _GAP + 14 * len(value.staff) > sheet.cells
        staff = 25 if listed else 14 * len(value.staff)
        top = max(0, (sheet.rows - FULL_ROWS) // 2)
        room = sheet.cells - 2 - _GAP - staff
        cells = min(24, max(_CARD[0], room // max(3, len(value.acts)) - 1))
        while cells > 13 and len(value.acts) * (cells + 1) > sheet.cells - 2 - staff:
            cells -= 1
        for number, card in enumerate(value.acts):
            act_card.full(sheet, 1 + number * (cells + 1), top, cells, card)
        behind = 1 + len(value.acts) * (cells + 1)
        left = max(behind + 1, min(sheet.cells - 1 - staff, behind + 2 * _GAP))
        if listed:
            for number, slip in enumerate(value.staff):
                _slip(sheet, left, top + number * 2, sheet.cells - 1 - left, slip)
            return
        wide = min(22, (sheet.cells - 1 - left) // max(1, len(value.staff)))
        for number, slip in enumerate(value.staff):
            _staff_card(sheet, left + number * wide, top, wide - 1, slip)

    def _lines(self, sheet: Sketch, value: ForHire) -> None:
        columns = 1 if sheet.rows >= len(value.acts) + len(value.staff) + 1 and sheet.cells < 70 else 2
        half = (sheet.cells - 2) // columns
        wide = half >= 36
        top = self._staff(sheet, value, 0) if any(slip.lit for slip in value.staff) else 0
        for number, card in enumerate(value.acts):
            at = act_card.line(card, half - 1, cubes_wide=wide)
            sheet.line(1 + number % columns * half, top + number // columns, at)
        below = -(-len(value.acts) // columns)
        if not top and below < sheet.rows:
            self._staff(sheet, value, below)
        elif not top and len(value.acts) % columns:
            sheet.put(2 + half, below - 1, f"personnel: {len(value.staff)} {value.more}".rstrip(), "dim")

    def _staff(self, sheet: Sketch, value: ForHire, y: int) -> int:
        """As many to a row as have room; give the row below them."""
        if not value.staff:
            return y
        x = sheet.put(1, y, "personnel ", "dim")
        for number, slip in enumerate(value.staff):
            said, further = slip_row(slip), len(value.staff) - number - 1
            if x + width(said) > sheet.cells - 1 and x > 8 and y + 1 < sheet.rows:
                x, y = 7, y + 1
            if x + width(said) + (_MORE if further and y + 1 == sheet.rows else 0) > sheet.cells - 1:
                sheet.put(x, y, f"+{further + 1}", "dim")
                break
            x = sheet.line(x, y, said) + 2
        return y + 1


def slip_row(slip: StaffSlip) -> Row:
    """Somebody of the personnel in a few cells: short name, what he does, price."""
    role = "cap-ink on cap bold" if slip.lit else "ink bold"
    words = slip.does[-1]
    tag = Span(f" {slip.tag}" if slip.tag else "", "gold bold")
    return tuple(span._replace(target=slip.target) for span in row(Span(slip.names[-1], role), " ", *words, tag))


def _staff_card(sheet: Sketch, x: int, y: int, cells: int, slip: StaffSlip) -> None:
    ground, ink, dim = slip.inks
    body(sheet, x, y, cells, FULL_ROWS, ground, slip.target)
    sheet.put(x + 1, y + 1, "personnel" if cells - 2 - len(slip.tag) > 11 else "", dim)
    if slip.tag:
        sheet.right(x + cells - 1, y + 1, f" {slip.tag} ", "cap-ink on cap bold")
    name = next((each for each in slip.names if cell_len(each) <= cells - 2), slip.names[-1])
    sheet.put(x + 1, y + 2, brief(name, cells - 2), f"{ink} bold")
    for number, line in enumerate(_two(slip, cells - 2)):
        sheet.line(x + 1, y + 3 + number, tuple(_inked(span, dim) for span in line))
    sheet.put(x + 1, y + 6, f"salary {slip.wage}", dim)


def _two(slip: StaffSlip, cells: int) -> tuple[Row, ...]:
    """What he does in the longest wording for which three rows are enough, broken at spaces; cubes stay in one row."""
    for words in slip.does:
        rows = wrapped_row(words, cells)
        if len(rows) <= (3 if len(words) == 1 else 1):
            return rows
    return wrapped_row(slip.does[-1], cells)[:3]


def _inked(span: Span, dim: str) -> Span:
    return span if span.role and span.role != "dim" and span.role != "ink" else span._replace(role=dim)


def _slip(sheet: Sketch, x: int, y: int, cells: int, slip: StaffSlip) -> None:
    """Two rows: name, salary and price; what he does."""
    ground, ink, dim = slip.inks
    sheet.fill(x, y, cells, 2, ground, slip.target)
    tag = f" {slip.tag} " if slip.tag else ""
    said = f"salary {slip.wage} "
    behind = x + cells - len(tag)
    sheet.put(x + 1, y, brief(next((n for n in slip.names if cell_len(n) <= cells - 2 - len(tag) - len(said)),
                                   slip.names[-1]), cells - 2 - len(tag) - len(said)), f"{ink} bold")  # fmt: skip
    sheet.right(behind, y, said, dim)
    sheet.right(x + cells, y, tag, "cap-ink on cap bold")
    sheet.line(x + 1, y + 1, tuple(_inked(span, dim) for span in best_row(slip.does, cells - 2)))


def slips(sheet: Sketch, x: int, y: int, cells: int, staff: tuple[StaffSlip, ...], columns: int) -> int:
    """Draw slips in columns, a row between them; give the row behind them."""
    wide = cells // columns
    for number, slip in enumerate(staff):
        _slip(sheet, x + number % columns * wide, y + number // columns * 3, wide - 1, slip)
    return y + -(-len(staff) // columns) * 3
