"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.circus_combat.clauses import Clause
from rules.circus_combat.engine import legal_moves
from rules.circus_combat.moves import Move, Place
from rules.circus_combat.state import State, other
from rules.circus_combat.steps import Placing
from rules.circus_combat.tricks import majority
from rules.core import Refusal, Seat
from rules.wording import seat_name


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a die that makes a trick the other's, where there is another way; None for any other move."""
    if not isinstance(move, Place) or not _gives_away(state, seat, move):
        return None
    ways = (each for each in legal_moves(state, seat) if isinstance(each, Place) and each.die == move.die)
    if all(_gives_away(state, seat, each) for each in ways):
        return None
    taker = seat_name(other(seat))
    text = f"This completes the trick, and it goes to {taker}, who has more there. The die also fits elsewhere."
    return Refusal(Clause.TAKE, text)


def _gives_away(state: State, seat: Seat, move: Place) -> bool:
    """Whether the other takes the trick that is complete with this die."""
    trick = state.stage[move.card]
    assert isinstance(state.step, Placing)
    assert trick is not None
    dice = state.step.dice
    after = trick.with_die(None if dice.is_red(move.die) else seat, dice.faces[move.die])
    return after.complete and majority(after).taker == other(seat)
