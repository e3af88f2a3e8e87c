"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from typing import Final

from rules.core import Refusal, Seat, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Move, Vote
from rules.drum_roll.outlook import if_the_show_began
from rules.drum_roll.state import State

_START: Final = Vote(delay=False)


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a fire, and of a debt; None for any other move."""
    return _costly_show(state, seat) if move == _START else None


def _costly_show(state: State, seat: Seat) -> Refusal | None:
    ahead = if_the_show_began(state, seat)
    if ahead.fired:
        names = listing(act.performer.name for act in ahead.fired)
        are, they = ("is", "it is") if len(ahead.fired) == 1 else ("are", "they are")
        return Refusal(Clause.FIRED, f"{names} {are} without a first cube: if the show begins now, {they} fired.")
    if ahead.debt:
        return Refusal(
            Clause.SALARIES,
            f"If the show begins now you lack coins for the salaries: that costs {ahead.debt} prestige.",
        )
    return None
