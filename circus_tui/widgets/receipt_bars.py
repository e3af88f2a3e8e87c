"""Bars of money, a player a line: each part in the colour of its suit with value and word, the sum at the tip."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.names import cut
from circus_tui.paint import Block, Span
from circus_tui.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import ROLES


@attrs.frozen
class BarPart:
    """So many dollars, by which suit (None: earned while playing), and what is written under them."""

    value: int
    suit: int | None
    words: tuple[str, ...]


@attrs.frozen
class BarLine:
    """One player: letter, name, the parts, their sum, what was lost and the cards that cost it, and a note."""

    chip: Span
    name: str
    parts: tuple[BarPart, ...]
    total: int
    lost: tuple[tuple[str, str], ...] = ()
    note: str = ""


@attrs.frozen
class Bars:
    """The players, the best first."""

    lines: tuple[BarLine, ...]


class ReceiptBars(Picture[Bars]):
    """All players' bars on one scale."""

    def paint(self, value: Bars, room: Room) -> Block:
        """Draw bars with words under them, or without where there is little height."""
        sheet = Sketch(room.cells, room.rows)
        names = min(10 if room.cells >= 80 else 6, max(cell_len(line.name) for line in value.lines))
        names = max(names, 8 if room.cells >= 78 else 4)
        left = 6 + names
        losses = 26 if room.cells >= 110 else 20 if room.cells >= 76 else 11
        most = max(1, *(line.total for line in value.lines))
        scale = max(0.3, min(2.5, (room.cells - left - losses - 8) / most))
        step = max(1, min(4, room.rows // len(value.lines)))
        for number, line in enumerate(value.lines):
            _line(sheet, line, number * step, left, names, scale, step, room.cells - losses)
        return sheet.block()


def _line(sheet: Sketch, line: BarLine, y: int, left: int, names: int, scale: float, step: int, losses: int) -> None:
    sheet.line(1, y, (line.chip,))
    sheet.put(5, y, cut(line.name, names), "ink bold")
    if step > 1 and line.note:
        sheet.put(1, y + 1, cut(line.note, left - 2), "dim")
    x, money = left, 0
    for part in line.parts:
        money += part.value
        end = left + round(money * scale)
        ground = "cap" if part.suit is None else ROLES[part.suit]
        ink = "cap-ink" if part.suit is None else "poster-ink"
        sheet.fill(x, y, max(0, end - x - 1), 1, ground)
        text = next(
            (each for each in (f" ${part.value}", f"${part.value}", str(part.value)) if len(each) < end - x), ""
        )
        sheet.put(x, y, text, f"{ink} bold")
        if step > 1:
            words = next((each for each in part.words if len(each) < end - x), part.words[-1][: max(0, end - x - 1)])
            sheet.put(x, y + 1, words, "dim")
        x = end
    sheet.put(x + 1, y, f"= ${line.total}", "gold bold")
    if not line.lost:
        sheet.put(losses, y, "✓ nothing lost", "green")
    for number, (what, why) in enumerate(line.lost[: max(1, step // 2)]):
        more = f" +{len(line.lost) - 1}" if len(line.lost) > max(1, step // 2) and number == 0 else ""
        sheet.put(losses, y + 2 * number, cut(f"✗ {what} lost{more}", sheet.cells - losses), "bad")
        if step > 1:
            sheet.put(losses + 2, y + 2 * number + 1, cut(why, sheet.cells - losses - 2), "dim")
