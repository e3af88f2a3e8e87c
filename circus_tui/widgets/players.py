"""The panel of players: one entry each, two to a row where there is room; whose turn it is has an arrow."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, fit, row


@attrs.frozen
class PlayerEntry:
    """What is said of one player: the name, and facts as short texts, most important first."""

    name: str
    facts: tuple[str, ...]
    turn: bool = False
    note: str = ""


def players(entries: Sequence[PlayerEntry], cells: int) -> Block:
    """Lay the entries out in two columns."""
    half = (cells - 2) // 2
    name_cells = max(6, min(16, half - 2 - max(len(" ".join(each.facts)) for each in entries)))
    drawn = [fit(_entry(each, name_cells), half) for each in entries]
    drawn += [()] * (len(drawn) % 2)
    return tuple(row(*drawn[k], Span(f"{glyphs.BAR} ", "rule"), *drawn[k + 1]) for k in range(0, len(drawn), 2))


def _entry(each: PlayerEntry, name_cells: int) -> Row:
    arrow = glyphs.TURN if each.turn else " "
    name = fit((Span(each.name, "turn" if each.turn else "strong"),), name_cells)
    return row(Span(arrow, "turn"), *name, " ", " ".join(each.facts))
