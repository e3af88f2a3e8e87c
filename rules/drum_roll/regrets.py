"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.core import Refusal, Seat, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.engine import legal_moves
from rules.drum_roll.moves import Done, Move, MoveCube, Vote
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.state import State
from rules.drum_roll.steps import Distributing


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a fire, of a debt, and of cubes left in storage that could be moved; None for any other move."""
    match move:
        case Vote(delay=False):
            return _costly_show(state, seat)
        case Done() if isinstance(state.step, Distributing):
            moves = any(isinstance(each, MoveCube) for each in legal_moves(state, seat))
            text = "You may still move a cube onto a performer in this turn; in a later one that is one more to do."
            return Refusal(Clause.MOVING, text) if moves else None
        case _:
            return None


def _costly_show(state: State, seat: Seat) -> Refusal | None:
    ahead = if_the_show_began(state, seat)
    if ahead.fired:
        names = listing(act.performer.name for act in ahead.fired)
        some = "is" if len(ahead.fired) == 1 else "are"
        return Refusal(Clause.FIRED, f"{names} {some} without a first cube: if the show begins now, {some} fired.")
    if ahead.debt:
        return Refusal(
            Clause.SALARIES,
            f"If the show begins now you lack coins for the salaries: that costs {ahead.debt} prestige.",
        )
    return None
