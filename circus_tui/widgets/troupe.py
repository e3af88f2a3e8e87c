"""A whole circus to be read: performers as large cards with every level in words, then the personnel; or line by line.

The view follows the cursor; signs at the right edge say that there is more above or below.
"""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, wrapped
from circus_tui.drawing.shapes import body
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best, best_row
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import ActCard, Need, brief, level_row, level_words
from circus_tui.widgets.hiring_area import StaffSlip, slips
from circus_tui.widgets.picture import Picture, Room

_CARD: Final = (28, 10)
_LEVELS: Final = ("poor", "good", "outstanding")


@attrs.frozen
class Circus:
    """Performers and personnel; `cursor` counts performers first. `aside` are rows in the room left on the right."""

    acts: tuple[ActCard, ...]
    staff: tuple[StaffSlip, ...]
    cursor: int = 0
    aside: tuple[Row, ...] = ()
    staff_title: str = "Personnel"


class Troupe(Picture[Circus]):
    """Cards four to a row where there is room for that; else one line each."""

    def paint(self, value: Circus, room: Room) -> Block:
        """Draw as much as there is room for round the cursor."""
        if room.cells >= 100 and room.rows >= _CARD[1]:
            return self._cards(value, room)
        return self._lines(value, room)

    def _cards(self, value: Circus, room: Room) -> Block:
        per_row = (room.cells - 1) // (_CARD[0] + 1)
        lines = -(-max(1, len(value.acts)) // per_row)
        height = _CARD[1] + (1 if room.rows >= (_CARD[1] + 1) * lines else 0)
        columns = min(per_row, 4)
        staff = (2 + -(-len(value.staff) // columns) * 3) if value.staff else 0
        whole = Sketch(room.cells, max(room.rows, lines * height + staff))
        for number, card in enumerate(value.acts):
            large(whole, 1 + number % per_row * (_CARD[0] + 1), number // per_row * height, _CARD[0], card)
        self._aside(whole, value, per_row, height)
        y = lines * height
        if value.staff:
            whole.put(1, y, "─ ", "line")
            x = whole.put(3, y, value.staff_title, "gold")
            whole.put(x + 1, y, "─" * (room.cells - x - 2), "line")
            slips(whole, 1, y + 1, room.cells - 1, value.staff, columns)
        at = min(value.cursor, max(0, len(value.acts) + len(value.staff) - 1))
        if at < len(value.acts):
            first, last = at // per_row * height, at // per_row * height + height
        else:
            first = y + 1 + (at - len(value.acts)) // columns * 3
            last = first + 3
        return _window(whole, first, last, room)

    def _aside(self, sheet: Sketch, value: Circus, per_row: int, height: int) -> None:
        """In the last row of cards, behind the last one."""
        used = len(value.acts) % per_row
        x = 1 + used * (_CARD[0] + 1) + 1
        y = (max(1, len(value.acts)) - 1) // per_row * height
        if len(value.acts) and not used:
            return
        room, column = sheet.cells - x - 1, 0
        for number, line in enumerate(value.aside):
            if number and number % height == 0:
                column += 1
            left = x + column * (_CARD[0] + 1)
            if left + 20 < sheet.cells:
                sheet.line(left, y + number % height, shortened(line, min(room, sheet.cells - left - 1)))

    def _lines(self, value: Circus, room: Room) -> Block:
        wide = room.cells >= 76
        rows: list[Row] = [act_line(card, room.cells, chosen=number == value.cursor, wide=wide)
                           for number, card in enumerate(value.acts)]  # fmt: skip
        first_staff = len(value.acts)
        rows += [staff_line(slip, room.cells, chosen=first_staff + number == value.cursor)
                 for number, slip in enumerate(value.staff)]  # fmt: skip
        priced = any(card.tag for card in value.acts)
        head = () if room.rows < 4 else (act_head(room.cells, wide=wide, priced=priced),)
        rows = rows or [(Span(" nobody", "dim"),)]
        foot = tuple(value.aside[: max(0, room.rows - len(rows) - len(head))])
        height = room.rows - len(head)
        sheet = Sketch(room.cells, max(height, len(rows)))
        for number, line in enumerate(rows):
            sheet.line(0, number, line)
        for number, line in enumerate(foot):
            sheet.line(1, len(rows) + number, shortened(line, room.cells - 2))
        return (*head, *_window(sheet, value.cursor, value.cursor + 1, Room(room.cells, height)))


def _window(sheet: Sketch, first: int, last: int, room: Room) -> Block:
    """The rows round those from `first` to `last`, with signs where there are more."""
    top = max(0, min(first, sheet.rows - room.rows, max(first - (room.rows - (last - first)) // 2, 0)))
    block = list(sheet.block()[top : top + room.rows])
    for sign, more, place in (("▴", top > 0, 0), ("▾", top + room.rows < sheet.rows, len(block) - 1)):
        if more and block:
            block[place] = row(*shortened(block[place], room.cells - 2), Span(f"{sign} ", "gold bold"))
    return tuple(block)


def large(sheet: Sketch, x: int, y: int, cells: int, card: ActCard) -> None:
    """A card of ten rows with every level in two rows of words."""
    band, ink = card.band
    body(sheet, x, y, cells, 10, card.ground, card.target)
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", band, card.target)
    sheet.fill(x, y + 1, cells, 1, band, card.target)
    kind = card.tag or card.kind
    sheet.put(x + 1, y + 1, f"{card.sign} {brief(card.name, cells - 6 - len(kind))}", f"{ink} bold")
    sheet.right(x + cells - 1, y + 1, f" {card.tag} " if card.tag else kind, "cap-ink on cap bold" if card.tag else ink)
    if card.flipped:
        _flipped(sheet, x, y + 2, cells, card)
        return
    for number, need in enumerate(card.needs):
        _level(sheet, (x, y + 2 + number * 2, cells), card, need, number)
    sheet.put(x + 1, y + 8, f"salary {card.wage}", f"{card.ink} bold")
    then = f", then salary {card.later}" if card.level == "outstanding" else " when outstanding" if cells > 30 else ""
    sheet.put(x + 9, y + 8, "▣" if card.trailer else "", card.dim)
    sheet.right(x + cells - 1, y + 8, best((f"flip {card.flip}★{then}", f"flip {card.flip}★"), cells - 11), card.gold)


def _level(sheet: Sketch, at: tuple[int, int, int], card: ActCard, need: Need, number: int) -> None:
    x, y, cells = at
    now = need.mark == "now"
    paper = card.lit
    if now:
        tints = ("poor", "good", "best")
        sheet.fill(x, y, cells, 2, f"{'paper' if paper else 'dusk'}-{tints[number]}", card.target)
    ink = f"{card.ink} bold" if now else card.dim
    sheet.line(x + 1, y, cubes.place(need.colour, filled=need.filled, paper=paper))
    sheet.put(x + 4, y, _LEVELS[number], ink)
    state = "✓ now" if now else "cube there" if need.filled else f"lacks {need.colour}" if card.level else ""
    role = ("paper-green" if paper else "green") if now else card.dim
    if state.startswith("lacks"):
        role = "paper-orange" if paper else "orange"
    if 4 + len(_LEVELS[number]) + 1 + len(state) < cells:
        sheet.right(x + cells - 1, y, state, f"{role} bold" if now else role)
    sheet.put(x + 4, y + 1, best(need.brings, cells - 5), ink)


def _flipped(sheet: Sketch, x: int, y: int, cells: int, card: ActCard) -> None:
    sheet.put(x + 1, y + 1, "flipped ", f"{card.ink} bold")
    sheet.put(x + 9, y + 1, f"{card.scored} prestige scored", "gold bold")
    a = "an" if card.kind == "acrobat" else "a"
    noun = "bizarre performer" if card.kind == "bizarre" else card.kind
    words = f"is never on again nor fired, but counts as {a} {noun} for region and bonuses"
    for number, line in enumerate(wrapped(words, cells - 2, "dusk-dim", most=4)):
        sheet.line(x + 1, y + 2 + number, line)
    sheet.put(x + 1, y + 6, f"salary {card.wage}", f"{card.ink} bold")
    sheet.put(x + 10, y + 6, "▣ trailer" if card.trailer else "no trailer", card.dim)


def act_head(cells: int, *, wide: bool, priced: bool) -> Row:
    """The heads of the columns of `act_line`; of those who are for hire the price stands for the level."""
    columns = _columns(cells, wide=wide)
    heads = [("price" if word == "now" and priced else word, size) for word, size in columns]
    spans = [Span(f"{word:<{size}}"[:size], "dim") for word, size in heads]
    return shortened(row(" ", *spans), cells)


def _columns(cells: int, *, wide: bool) -> tuple[tuple[str, int], ...]:
    if wide:
        level = (cells - 2 - 20 - 22) // 3
        return (
            ("performer", 20),
            ("poor", level),
            ("good", level),
            (best(level_words("outstanding"), level - 1), level),
            ("now", 8),
            ("salary", 7),
            ("flip", 6),
        )
    level = (cells - 2 - 12 - 14) // 3
    outstanding = best(level_words("outstanding"), level - 1)
    return (("performer", 12), ("poor", level), ("good", level), (outstanding, level), ("now", 7), ("salary", 7))


def act_line(card: ActCard, cells: int, *, chosen: bool, wide: bool) -> Row:
    """A performer in one line, a column for each level."""
    columns = _columns(cells, wide=wide)
    ground = " on strip" if chosen else ""
    band = Span(f" {card.sign} ", f"type-ink on {card.kind} bold", card.target)
    name = Span(
        _wide(brief(card.name, columns[0][1] - 5), columns[0][1] - 4),
        f"{'gold bold' if chosen else 'ink'}{ground}",
        card.target,
    )
    dim = "ink" if chosen else "dim"
    spans: list[Span] = [Span("▸" if chosen else " ", "gold bold"), band, Span(" ", ground.strip()), name]
    if card.flipped:
        room = sum(size for _, size in columns[1:4])
        spans.append(
            Span(
                _wide(
                    best((f"flipped: {card.scored} prestige scored, never on again", "flipped: never on again"), room),
                    room,
                ),
                f"{dim}{ground}",
                card.target,
            )
        )
    else:
        for need, (_, size) in zip(card.needs, columns[1:4], strict=True):
            role = "ink bold" if need.mark == "now" else dim
            spans += [
                *cubes.place(need.colour, filled=need.filled, target=card.target),
                Span(_wide(f" {best(need.brings, size - 4)}", size - 2), f"{role}{ground}", card.target),
            ]
    now = level_row(card.level, short=not wide) if card.level else Span(card.tag, "gold bold")
    now = now._replace(text=best((now.text, now.text[:4]), columns[4][1] - 1))
    spans += [now._replace(target=card.target), Span(" " * (columns[4][1] - len(now.text)), ground.strip())]
    spans.append(Span(_wide(f"{card.wage}{' ▣' if card.trailer else ''}", columns[5][1]), f"ink{ground}", card.target))
    if wide:
        spans.append(Span(f"{'✓ ' if card.flipped else '  '}{card.scored or card.flip}★", f"gold{ground}", card.target))
    return shortened(tuple(spans), cells)


def staff_line(slip: StaffSlip, cells: int, *, chosen: bool) -> Row:
    """Somebody of the personnel in one line."""
    name = best(slip.names, 18)
    tail = 12 + len(slip.tag)
    does = best_row(slip.does, cells - 30 - tail)
    tag = Span(f"  {slip.tag}" if slip.tag else "", "gold bold")
    head = (Span("▸" if chosen else " ", "gold bold"), Span(" personnel ", "dusk-dim on staff-dusk"), Span(" "))
    named = Span(_wide(name, 19), "gold bold" if chosen else "ink")
    words = row(*head, named, *does, Span(f"  salary {slip.wage}", "dim"), tag)
    return tuple(span._replace(target=slip.target) for span in shortened(words, cells))


def _wide(text: str, cells: int) -> str:
    return text + " " * max(0, cells - cell_len(text))
