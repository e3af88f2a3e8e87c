"""Cards that are shown, and a card that is scouted, on their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui.drawing.paint import Block
from circus_tui.drawing.sketch import Sketch
from circus_tui.screens.contract import Flight
from circus_tui.screens.scout.pictures.table import drawn
from circus_tui.widgets.card import CELLS, ROWS, draw
from rules.core import Seat
from rules.scout import pieces
from rules.scout.state import Acting, MustShow, State

_TABLE: Final = ("table",)
_SIZE: Final = "medium"


def flight(before: State, after: State, seat: Seat | None) -> Flight | None:
    """A set flies from a player to the table, a scouted card from the table to a player, or to the own hand."""
    if not isinstance(before.step, Acting | MustShow):
        return None
    actor = before.step.seat
    player = ("hand",) if actor == seat else (f"seat-{actor}", "seats")
    if after.active and after.owner == actor:
        return Flight(_cards(after.active), player, _TABLE)
    taken = [card for card in before.active if card not in after.active]
    return Flight(_cards(taken), _TABLE, player) if len(taken) == 1 else None


def _cards(cards: Sequence[pieces.Card]) -> Block:
    """Cards side by side, as large as a hand shows them where it is crowded."""
    sheet = Sketch(len(cards) * (CELLS[_SIZE] + 1) - 1, ROWS[_SIZE])
    for number, card in enumerate(cards):
        draw(sheet, number * (CELLS[_SIZE] + 1), 0, drawn(card), _SIZE)
    return sheet.block()
