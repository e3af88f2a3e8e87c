"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.core import Refusal, Seat
from rules.scout.clauses import Clause
from rules.scout.engine import legal_moves, step
from rules.scout.moves import Move, Scout
from rules.scout.state import State
from rules.wording import counted_in_words


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a scout that ends the round for another, where one could show instead; None for any other move."""
    if not isinstance(move, Scout) or all(isinstance(each, Scout) for each in legal_moves(state, seat)):
        return None
    after = step(state, seat, move)
    if len(after.rounds) == len(state.rounds):
        return None
    cards = counted_in_words(after.rounds[-1].tallies[seat].left, "card")
    text = f"This scout ends the round: nobody has beaten {{{state.owner}}}'s set. You pay for {cards} in hand."
    return Refusal(Clause.UNBEATEN, text)
