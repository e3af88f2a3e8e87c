"""How many of how many: a bar for each person, filled as far as they have won. A click chooses a person."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room

_LONGEST_NAME: Final = 14
_LEAST_BAR: Final = 6
_CHIP: Final = 5


@attrs.frozen
class Share:
    """A person: a chip, the name, the colour, how many of how many; a click means `target`."""

    chip: Span
    name: str
    role: str
    part: int
    whole: int
    target: str
    chosen: bool = False


@attrs.frozen
class Shares:
    """The bars from top to bottom, and rows of what else there is to say, of the chosen one."""

    bars: tuple[Share, ...]
    rows: tuple[Row, ...] = ()


class ShareBars(Picture[Shares]):
    """A bar is as long as there were games; where there is height the bars stand apart.

    Where there are not enough rows for the bars and what is said of the chosen one, the others' bars are left out.
    """

    def paint(self, value: Shares, room: Room) -> Block:
        """Draw bars and rows."""
        sheet = Sketch(room.cells, room.rows)
        said = len(value.rows) + 1 if value.rows else 0
        bars = value.bars
        if said and len(bars) + said > room.rows:
            bars = tuple(each for each in bars if each.chosen)
        step = 2 if 2 * len(bars) + said <= room.rows else 1
        top = 1 if step * len(bars) + said < room.rows else 0
        most = max(0, (room.rows - top - said) // step)
        _draw(sheet, bars[:most] if len(bars) > most else bars, top, step)
        for number, line in enumerate(value.rows):
            sheet.line(0, top + len(bars) * step + 1 - (step - 1) + number, line)
        if len(bars) > most > 0:
            more = f" ▾ {len(bars) - most} more"
            sheet.right(room.cells, room.rows - said - 1, more, "gold")
        return sheet.block()


def _draw(sheet: Sketch, bars: tuple[Share, ...], top: int, step: int) -> None:
    names = min(_LONGEST_NAME, max((cell_len(each.name) for each in bars), default=0))
    said = {each.target: f"{each.part} of {each.whole}" for each in bars}
    most = max((each.whole for each in bars), default=1) or 1
    left = 1 + _CHIP + names + 2
    words = max(map(len, said.values()), default=0)
    cells = sheet.cells - left - words - 3
    for number, each in enumerate(bars):
        y = top + number * step
        if each.chosen:
            sheet.put(0, y, "▸", "gold bold")
        sheet.line(1, y, (each.chip,))
        sheet.put(1 + _CHIP - 1, y, cut(each.name, names), "gold bold" if each.chosen else "ink bold")
        if cells >= _LEAST_BAR:
            whole = max(1, round(cells * each.whole / most))
            part = round(whole * each.part / each.whole) if each.whole else 0
            part = max(part, 1 if each.part else 0)
            sheet.tile(left, y, whole, 1, "░", f"{each.role}/70")
            sheet.tile(left, y, part, 1, "█", each.role)
        number_words = str(each.part)
        x = sheet.cells - words - 1
        x = sheet.put(x + words - len(said[each.target]), y, number_words, "gold bold")
        sheet.put(x, y, f" of {each.whole}", "dim")
        sheet.mean(0, y, sheet.cells, 1, each.target)
