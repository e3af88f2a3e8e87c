"""The panel of players: one entry each, two to a row where there is room; whose turn it is has an arrow."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.names import WIDEST
from circus_tui.paint import Block, Row, Span, fit, row


@attrs.frozen
class PlayerEntry:
    """What is said of one player: the name, and the facts in several wordings, the longest first."""

    name: str
    wordings: tuple[str, ...]
    turn: bool = False


def players(entries: Sequence[PlayerEntry], cells: int) -> Block:
    """Lay the entries out in two columns, all in the longest wording that leaves room for every name."""
    half = (cells - 2) // 2
    names = min(WIDEST, max(cell_len(each.name) for each in entries))
    rooms = [half - 2 - max(map(len, wording)) for wording in zip(*(each.wordings for each in entries), strict=True)]
    chosen = next((number for number, room in enumerate(rooms) if room >= names), len(rooms) - 1)
    drawn = [fit(_entry(each, chosen, min(WIDEST, rooms[chosen])), half) for each in entries]
    drawn += [()] * (len(drawn) % 2)
    return tuple(row(*drawn[k], Span(f"{glyphs.BAR} ", "rule"), *drawn[k + 1]) for k in range(0, len(drawn), 2))


def _entry(each: PlayerEntry, wording: int, name_cells: int) -> Row:
    arrow = glyphs.TURN if each.turn else " "
    name = fit((Span(each.name, "turn" if each.turn else "strong"),), name_cells)
    return row(Span(arrow, "turn"), *name, " ", each.wordings[wording])
