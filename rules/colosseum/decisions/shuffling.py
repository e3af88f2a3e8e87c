"""The piles are shuffled one after the other, and laid out or dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.chance import shuffled
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import ChanceRules
from rules.colosseum.moves import Shuffle
from rules.colosseum.pieces import ASSETS, Asset, Counts
from rules.colosseum.setup import PILES, laid_out
from rules.colosseum.state import Shuffling, State
from rules.colosseum.wording import PILE_NAMES, lot_text, program_name, tokens_text
from rules.core import Randomness, Refusal, Seat
from rules.wording import capital, seat_name


class ShufflingRules(ChanceRules[Shuffling, Shuffle]):
    """A shuffle gives the pile that is due, whole, in some order."""

    step = Shuffling
    kinds = (Shuffle,)
    clause = Clause.DEAL

    def _drawn(self, state: State, step: Shuffling, rng: Randomness) -> Shuffle:
        return Shuffle(step.pile, shuffled(PILES[step.pile], rng))

    def _why_not(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> Refusal | None:
        if move.pile != step.pile:
            return Refusal(Clause.DEAL, f"Next {PILE_NAMES[step.pile]} have to be shuffled.")
        if Counter(move.order) != Counter(PILES[step.pile]):
            clause = Clause.TOKENS if step.pile in ("green", "orange") else Clause.DEAL
            return Refusal(clause, f"A shuffle puts {PILE_NAMES[step.pile]} in some order, each of them once.")
        return None

    def _made(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> State:
        return laid_out(state, move)

    def _told(self, before: State, step: Shuffling, seat: Seat, move: Shuffle, after: State) -> Iterator[str]:
        match move.pile:
            case "green":
                for market, lot in enumerate(after.markets):
                    yield f"Market {market + 1} offers {lot_text(lot)}."
                for owner, player in enumerate(after.players):
                    yield f"{seat_name(owner)} gets {tokens_text(_spread(player.tokens))}."
            case "orange":
                yield "The orange tokens are in the bag."
            case "low_programs" | "high_programs":
                for owner, player in enumerate(after.players):
                    yield f"{seat_name(owner)} gets {program_name(player.programs[-1])}."

    def _described(self, state: State, seat: Seat, move: Shuffle) -> str:
        return f"shuffle {PILE_NAMES[move.pile]}"

    def _prompt(self, state: State, step: Shuffling, seat: Seat | None) -> str:
        return f"{capital(PILE_NAMES[step.pile])} have to be shuffled."


def _spread(counts: Counts) -> tuple[Asset, ...]:
    return tuple(asset for asset, number in zip(ASSETS, counts, strict=True) for _ in range(number))
