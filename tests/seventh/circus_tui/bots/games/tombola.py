"""Tombola: stop when the next ticket is more likely to be too much than not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rules.tombola.engine import legal_moves, scores
from rules.tombola.moves import Draw
from rules.tombola.state import TICKETS, State

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from rules.core import Randomness, Seat


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move: the points it brings on average."""
    if isinstance(move, Draw):
        drawn = {ticket for player in state.players for ticket in player.tickets}
        left = [ticket for ticket in TICKETS if ticket not in drawn]
        room = state.options.limit - state.players[seat].total
        gain = sum(ticket if ticket <= room else -state.players[seat].total for ticket in left) / len(left)
        yield Part("ticket", gain, f"brings {gain:+.1f} on average")
    else:
        yield Part("stop", 0.0, "keeps what there is")


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The move for which more speaks."""
    return max(legal_moves(state, seat), key=lambda move: sum(part.value for part in parts(state, seat, move)))


EVALUATION: Final = Evaluation(parts, scores, legal_moves, reply, horizon=lambda state: None)
