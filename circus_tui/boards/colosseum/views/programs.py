"""Programs: those on sale in columns, those owned in a line, and what each still lacks."""

from __future__ import annotations

from math import ceil

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.holdings import possessions
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, held, missing, short
from circus_tui.names import cut
from circus_tui.paint import Block, Row, Span, fit, row, shortened
from circus_tui.screens.colosseum.decisions.invest import COLUMNS
from rules import colosseum
from rules.colosseum.moves import BuyProgram
from rules.colosseum.outlook import Outlook, outlook, outlooks
from rules.colosseum.pieces import program
from rules.colosseum.state import State
from rules.core import Seat


def sale(sight: Sight, seat: Seat, cursor: int | None = None) -> Block:
    """Draw every program on sale: number, name, price, and what the seat holds of what it needs.

    With a cursor there is something to buy, and what cannot be bought is marked.
    """
    numbers = sight.view.for_sale
    rows = ceil(len(numbers) / COLUMNS)
    size = (sight.cells - 1) // COLUMNS
    items = [
        fit(_item(sight, seat, number, size, place, chosen=place == cursor, judged=cursor is not None), size)
        for place, number in enumerate(numbers)
    ]
    return tuple(row(" ", *(span for item in items[y::rows] for span in item)) for y in range(rows))


def _item(sight: Sight, seat: Seat, number: int, size: int, place: int, *, chosen: bool, judged: bool) -> Row:
    refused = judged and colosseum.explain(sight.view, seat, BuyProgram(number)) is not None
    seen = outlook(sight.view.players[seat], number)
    name_cells = size - 16
    name = cut(program(number).name, name_cells)
    text = f"{number}{glyphs.NO if refused else ' '}{name:<{name_cells}} {program(number).price:>2} {held(seen):>7}"
    role = "selected" if chosen else "dim" if refused else ""
    return (Span(glyphs.POINTER if chosen else " ", "cursor", place), Span(text, role, place))


def sale_heading(sight: Sight, seat: Seat, typed: str = "") -> Row:
    """What the columns say, or the number being typed, and the programs the seat has."""
    text = f" On sale: go to {typed}{glyphs.BAR}" if typed else " On sale: price, held/needed"
    return shortened(row(Span(f"{text:<29}", "cursor" if typed else "dim"), *owned_line(sight.view, seat)), sight.cells)


def owned_line(view: State, seat: Seat) -> Row:
    """A seat's programs in a line: `3 2/3  8 4/6`, those already produced with a tick."""
    owned = (
        Span(f" {seen.program}{_produced(view, seat, seen)} {held(seen)} ", _role(seen))
        for seen in outlooks(view, seat)
    )
    return row(Span("  Yours ", "dim"), *owned)


def _produced(view: State, seat: Seat, seen: Outlook) -> str:
    return glyphs.YES if seen.program in view.players[seat].produced else ""


def _role(seen: Outlook) -> str:
    return "good" if seen.producible else ""


def needs(seen: Outlook, cells: int) -> str:
    """Every asset of a program with what is there: `Gl 2/3 Ho 1/2`."""
    gap = "  " if cells >= 78 else " "
    return gap.join(f"{short(need.asset)} {min(need.have, need.need)}/{need.need}" for need in seen.needs)


def players(sight: Sight) -> Block:
    """Every player's programs, with what is held, and the arena."""
    return tuple(_player(sight, seat) for seat in range(sight.view.seats))


def _player(sight: Sight, seat: Seat) -> Row:
    player = sight.view.players[seat]
    spans = [Span(" "), Span(LETTERS[seat], f"seat{seat}"), Span(f" {possessions(player, sight.cells)} ", "dim")]
    for seen in outlooks(sight.view, seat):
        lack = missing(seen)
        text = f" {seen.program}{_produced(sight.view, seat, seen)} {held(seen)}"
        spans.append(Span(text, _role(seen) or "strong"))
        if lack and sight.cells >= 78 and len(player.programs) <= 4:
            spans.append(Span(f" -{lack}", "dim"))
        spans.append(Span(" "))
    return shortened(row(*spans), sight.cells)


def table_text(number: int) -> str:
    """The spectators of a program by missing assets: `32 28 24`."""
    return " ".join(map(str, program(number).table))
