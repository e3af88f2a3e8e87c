"""A queue of tricks as cards under their places, and between neighbours what a swap of the two would bring."""

from __future__ import annotations

from typing import Any, Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, shortened, wrapped
from circus_tui.drawing.shapes import body, dashed
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.show_panel import MINUS, TIMES, points_role, signed

_TALL: Final = 8
_FLAT: Final = 5
_LOW: Final = 4
_LEAST: Final = 5


@attrs.frozen
class QueueCard:
    """A trick in its place: its colour as a word, its names from the longest to the shortest, the sums of its points.

    `own` and `red` are pips; `place` and `run` multiply them. `note` is a word of its own.
    """

    colour: str
    titles: tuple[str, ...]
    own: int
    red: int
    place: int
    run: int
    points: int
    own_body: str
    note: str = ""
    target: Any = None

    @property
    def body(self) -> str:
        """The name of its ground."""
        return f"trick-{self.colour}"


@attrs.frozen
class Gap:
    """What a swap of the two cards at a gap comes to: the total, and what it is more or less."""

    label: str
    total: str
    change: int
    chosen: bool = False
    target: Any = None


@attrs.frozen
class QueueRow:
    """The cards, the heads of all places, and the gaps between the cards.

    `keep` is the choice to change nothing; `notes` are said below where there is room.
    """

    cards: tuple[QueueCard, ...]
    heads: tuple[tuple[str, str], ...]
    gaps: tuple[Gap, ...] = ()
    keep: Gap | None = None
    notes: tuple[Row, ...] = ()


@attrs.frozen
class Columns:
    """Where the cards stand: those from `first` on, each `cells` wide, `step` apart."""

    first: int
    many: int
    cells: int

    @property
    def step(self) -> int:
        """Cells from one card to the next."""
        return self.cells + 1

    def left(self, place: int) -> int:
        """Where the card of that place begins."""
        return 1 + (place - self.first) * self.step


def columns(cells: int, cards: int, places: int, at: int) -> Columns:
    """Share the room out; if there is too little for all cards, those round the one at `at` are shown."""
    wanted = max(1, places if cells >= 110 else cards)
    wide = min(18, (cells - 1) // wanted - 1)
    if wide >= _LEAST:
        return Columns(0, wanted, wide)
    many = max(1, (cells - 2) // (_LEAST + 1))
    return Columns(max(0, min(at - many // 2, wanted - many)), many, _LEAST)


class QueueCards(Picture[QueueRow]):
    """The cards with a bracket at each gap; the gap at the cursor is filled with gold."""

    def paint(self, value: QueueRow, room: Room) -> Block:
        """Draw heads, cards, brackets and results; where there are few rows cards are lower."""
        sheet = Sketch(room.cells, room.rows)
        spare = room.rows - _TALL - 7 - len(value.notes)
        if value.cards and spare > 1:
            inner = self.paint(value, attrs.evolve(room, rows=room.rows - spare))
            return (*[()] * (spare // 2), *inner)
        if not value.cards:
            sheet.put(2, 1, "No tricks yet.", "dim")
            for number, line in enumerate(value.notes[: max(0, room.rows - 3)]):
                sheet.line(2, 3 + number, shortened(line, room.cells - 3))
            return sheet.block()
        at = next((place for place, gap in enumerate(value.gaps) if gap.chosen), len(value.cards) - 1)
        shown = columns(room.cells, len(value.cards), len(value.heads), at)
        height = _TALL if room.rows >= _TALL + 6 and shown.cells >= 10 else _FLAT if room.rows >= _FLAT + 4 else _LOW
        for place in range(shown.first, min(shown.first + shown.many, len(value.heads))):
            self._place(sheet, value, place, shown, height)
        if shown.first:
            sheet.put(0, 2, "«", "gold bold")
        if shown.first + shown.many < len(value.cards):
            sheet.put(room.cells - 1, 2, "»", "gold bold")
        below = 1 + height
        if value.gaps and room.rows - below >= 2:
            below = self._gaps(sheet, value, shown, below)
        below += 1 if room.rows - below > len(value.notes) else 0
        for number, line in enumerate(value.notes[: max(0, room.rows - below)]):
            sheet.line(2, below + number, shortened(line, room.cells - 3))
        return sheet.block()

    def _place(self, sheet: Sketch, value: QueueRow, place: int, shown: Columns, height: int) -> None:
        x, cells = shown.left(place), shown.cells
        ahead = place >= len(value.cards)
        number, times = value.heads[place]
        head = f"{number}  {times}" if cells >= 9 else f"{number} {times}"
        if cell_len(head) > cells:
            head = times
        sheet.centre(x, 0, cells, head, "faint" if ahead else "ink")
        if ahead:
            dashed(sheet, x, 1, cells, height, "line")
        elif height == _TALL:
            _tall(sheet, x, 1, cells, value.cards[place])
        else:
            _flat(sheet, x, 1, cells, height, value.cards[place])

    def _gaps(self, sheet: Sketch, value: QueueRow, shown: Columns, y: int) -> int:
        """Draw brackets and results; give the row behind them."""
        bracketed = sheet.rows - y >= 3
        roomy = sheet.rows - y >= 5
        top = y + (2 if roomy else 1 if bracketed else 0)
        for place, gap in enumerate(value.gaps):
            if not shown.first <= place < shown.first + shown.many - (1 if len(value.cards) > shown.many else 0):
                continue
            middle = shown.left(place) + shown.cells
            if bracketed:
                arm = min(3, shown.cells // 2)
                sign = f"╰{'─' * (arm - 1)}┬{'─' * (arm - 1)}╯"
                sheet.put(middle - arm, y, sign, "gold bold" if gap.chosen else "line", gap.target)
            self._result(sheet, middle, top, shown.step, gap, roomy=roomy)
        if value.keep is not None:
            self._keep(sheet, value.keep, shown, top, value, roomy=roomy)
        return top + (3 if roomy else 2)

    def _result(self, sheet: Sketch, middle: int, y: int, step: int, gap: Gap, *, roomy: bool) -> None:
        cells = min(step, 12)
        x = middle - cells // 2
        change = "same" if not gap.change else signed(gap.change)
        if gap.chosen:
            if roomy:
                body(sheet, x, y - 1, cells, 4, "cap", gap.target)
            sheet.fill(x, y, cells, 2, "cap", gap.target)
        label = gap.label if cells >= 7 else gap.label.replace(" ", "")
        ink = "cap-ink bold" if gap.chosen else "dim"
        sheet.centre(x, y, cells, label, ink, gap.target)
        room = cells - cell_len(gap.total) - cell_len(change)
        space = 2 if room >= 4 else 1
        if room < 1:
            sheet.centre(x, y + 1, cells, gap.total if not gap.change else change, ink if gap.chosen else "ink bold")
        else:
            start = x + max(0, room - space + 1) // 2
            behind = sheet.put(start, y + 1, gap.total, "cap-ink bold" if gap.chosen else "ink bold", gap.target)
            role = "cap-ink bold" if gap.chosen else change_role(gap.change)
            sheet.put(behind + min(space, room), y + 1, change, role, gap.target)
        sheet.mean(x, y, cells, 2, gap.target)

    def _keep(self, sheet: Sketch, keep: Gap, shown: Columns, y: int, value: QueueRow, *, roomy: bool) -> None:
        """The choice to keep the order, behind the last gap."""
        left = shown.left(min(len(value.cards), shown.first + shown.many) - 1) + shown.cells // 2 + 3
        wide = sheet.cells - left >= 22
        x = left + 8 if wide else sheet.cells - 5
        cells = 18 if wide else min(7, sheet.cells - x)
        words = (best(("or keep the order:", "keep"), cells), f"{keep.total} points" if wide else keep.total)
        if keep.chosen:
            if roomy and wide:
                body(sheet, x - 1, y - 1, cells + 2, 4, "cap", keep.target)
            sheet.fill(x - (1 if wide else 0), y, cells + (2 if wide else 0), 2, "cap", keep.target)
        for number, text in enumerate(words):
            role = "cap-ink bold" if keep.chosen else ("dim", "ink bold")[number]
            sheet.put(x, y + number, text, role, keep.target)
        sheet.mean(x, y, cells, 2, keep.target)


def change_role(change: int) -> str:
    """Better is green, worse is orange; the sign of the number says the same."""
    return "green bold" if change > 0 else "orange bold" if change < 0 else "dim"


def _tall(sheet: Sketch, x: int, y: int, cells: int, card: QueueCard) -> None:
    """Eight rows: colour, name in two, note, pips with their heads, multipliers and points."""
    body(sheet, x, y, cells, _TALL, card.body, card.target)
    inner = cells - 2
    sheet.put(x + 1, y + 1, card.colour, "trick-ink")
    broken = [wrapped(title, inner, "trick-ink bold") for title in card.titles]
    names = next((lines for lines in broken if len(lines) <= 2), broken[-1][:2])
    for number, line in enumerate(names):
        sheet.line(x + 1, y + 2 + number, line)
    if card.note and len(names) < 2:
        sheet.put(x + 1, y + 3, cut(card.note, inner), "trick-ink")
    elif card.note:
        sheet.right(x + cells - 1, y + 1, card.note[:1], "trick-ink bold")
    _pips(sheet, x + 1, y + 4, cells - 1, card, headed=True)
    times = f"{TIMES}{card.place}" + (f" {TIMES}{card.run}" if card.run > 1 else "")
    sheet.put(x + 1, y + 6, times, "trick-ink")
    sheet.right(x + cells - 1, y + 6, signed(card.points), points_role(card.points))


def _flat(sheet: Sketch, x: int, y: int, cells: int, height: int, card: QueueCard) -> None:
    """Five rows, or four without the heads of the pips."""
    sheet.fill(x, y, cells, height, card.body, card.target)
    wide = cells >= 8
    edge = 1 if wide else 0
    sheet.put(x + edge, y, cut(card.colour, cells - edge), "trick-ink")
    if card.note:
        sheet.right(x + cells, y, card.note[:1], "trick-ink bold")
    sheet.put(x + edge, y + 1, best(card.titles, cells - edge), "trick-ink bold")
    _pips(sheet, x + edge, y + 2, cells - edge, card, headed=False)
    if height == _FLAT and wide:
        sheet.put(x + 1, y + 3, "own red", "trick-ink")
    sheet.right(x + cells - edge, y + height - 1, signed(card.points), points_role(card.points))
    if wide and card.run > 1:
        sheet.put(x + 1, y + height - 1, f"{TIMES}{card.run}", "trick-ink")


def _pips(sheet: Sketch, x: int, y: int, cells: int, card: QueueCard, *, headed: bool) -> None:
    """Own pips less red ones, each on the colour of the dice."""
    own, red = str(card.own), str(card.red)
    roomy = headed or len(own) + len(red) + 5 <= cells
    first, second = (f" {own} ", f" {red} ") if roomy and (headed or card.run) else (own, red)
    if headed:
        sheet.put(x, y, f"{'own':<{len(first) + 1}}red", "trick-ink")
        y += 1
    behind = sheet.put(x, y, first, f"{card.own_body}-ink on {card.own_body} bold")
    behind = sheet.put(behind, y, MINUS, "trick-ink")
    sheet.put(behind, y, second, "die-red-ink on die-red bold")
