"""Bars of money, a player a line: each part in the colour of its suit with value and word, the sum at the tip."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Span
from circus_tui.drawing.sketch import Sketch
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.suit_card import ROLES, SHORT, WORDS, suit_word

_LOST, _NOTHING = 20, 14
"""Cells from which a loss is called one, and from which it is said that nothing was lost."""


@attrs.frozen
class BarPart:
    """So many dollars, by which suit; None: earned while playing, with `words` for that, the longest first."""

    value: int
    suit: int | None
    words: tuple[str, ...] = ()


@attrs.frozen
class BarLoss:
    """A receipt of so many dollars on a suit that was lost, and through which cards, the longest wording first."""

    value: int
    suit: int
    why: tuple[str, ...]


@attrs.frozen
class BarLine:
    """One player: letter, name, the parts, their sum, what was lost, and a note."""

    chip: Span
    name: str
    parts: tuple[BarPart, ...]
    total: int
    lost: tuple[BarLoss, ...] = ()
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
        losses = 26 if room.cells >= 110 else 21 if room.cells >= 76 else 11
        most = max(1, *(line.total for line in value.lines))
        scale = max(0.3, min(room.cells / 44, (room.cells - left - losses - 8) / most))
        step = max(1, min(5, (room.rows + 1) // len(value.lines)))
        top = max(0, room.rows - step * len(value.lines) + (step > 2)) // 2
        for number, line in enumerate(value.lines):
            y = top + number * step
            _line(sheet, line, y, left, names, scale, min(step, room.rows - y), room.cells - losses)
        return sheet.block()


def _line(sheet: Sketch, line: BarLine, y: int, left: int, names: int, scale: float, step: int, losses: int) -> None:
    """A bar one row high with words under it, or two rows high with the words in it where there is height."""
    sheet.line(1, y, (line.chip,))
    sheet.put(5, y, cut(line.name, names), "ink bold")
    if step > 1 and line.note:
        sheet.put(1, y + 1, cut(line.note, left - 2), "green")
    thick = 2 if step > 2 else 1
    x, money = left, 0
    for part in line.parts:
        money += part.value
        end = left + round(money * scale)
        ground = "cap" if part.suit is None else ROLES[part.suit]
        ink = "cap-ink" if part.suit is None else "poster-ink"
        sheet.fill(x, y, max(0, end - x - (thick == 1)), thick, ground)
        text = next((each for each in _values(part, lettered=step == 1) if len(each) < end - x), "")
        sheet.put(x, y, text, f"{ink} bold")
        if step > 1:
            words = next((each for each in _words(part) if len(each) < end - x), "")
            sheet.put(x + thick - 1, y + 1, words, ink if thick > 1 else "dim")
        x = end
    sheet.put(x + 1, y, f"= ${line.total}", "gold bold")
    _losses(sheet, line, losses, y, step)


def _words(part: BarPart) -> tuple[str, ...]:
    """What stands under a part: the short name of its suit, for few parts are long enough for a whole one."""
    if part.suit is None:
        return part.words
    short = suit_word(part.suit, SHORT)
    return short, short[:1]


def _values(part: BarPart, *, lettered: bool) -> tuple[str, ...]:
    """What stands on a part, the longest first: with the letter of its suit where no word stands under it."""
    letter = WORDS[part.suit][0] if lettered and part.suit is not None else ""
    coded = (f" {letter}${part.value}", f"{letter}{part.value}") if letter else (f" ${part.value}",)
    return (*coded, f"${part.value}", str(part.value))


def _losses(sheet: Sketch, line: BarLine, x: int, y: int, step: int) -> None:
    """What was lost, and through which card if it is one receipt; several stand one below the other."""
    room = sheet.cells - x
    if not line.lost:
        sheet.put(x, y, "✓ nothing lost" if room >= _NOTHING else "✓ none lost", "green")
        return
    rows = min(len(line.lost), max(1, step - (step > 2)))
    for number, loss in enumerate(line.lost[:rows]):
        hidden = len(line.lost) - rows if number == rows - 1 else 0
        tail = f" +{hidden}" if hidden else " lost" if room >= _LOST else ""
        suit = suit_word(loss.suit, room - len(f"✗ $10 {tail}"))
        sheet.put(x, y + number, f"✗ ${loss.value} {suit}{tail}", "bad")
    if len(line.lost) == 1 and step > 1:
        words = next((each for each in line.lost[0].why if cell_len(each) <= room - 2), "")
        sheet.put(x + 2, y + 1, words, "dim")
