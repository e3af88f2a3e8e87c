"""Chance shuffles a pile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import piles
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import Ruling
from rules.drum_roll.moves import PileName, Shuffle
from rules.drum_roll.state import State
from rules.drum_roll.steps import Shuffling
from rules.drum_roll.wording import plural


class _Shuffling(Ruling[Shuffling, Shuffle]):
    """Chance shuffles a pile."""

    clause = Clause.PILES
    kinds = (Shuffle,)

    def moves(self, state: State, step: Shuffling, seat: Seat) -> Iterable[Shuffle]:
        return ()

    def why_not(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> Refusal | None:
        return piles.why_not_shuffle(state, step, move)

    def make(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> State:
        return piles.shuffle(state, move)

    def tell(self, before: State, step: Shuffling, seat: Seat, move: Shuffle, after: State) -> Iterable[str]:
        return (f"The {_PILE_NAMES[move.pile]} were shuffled: {plural(len(move.order), 'card')}.",)

    def describe(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> str:
        return f"shuffle the {_PILE_NAMES[move.pile]}"

    def prompt(self, state: State, step: Shuffling, seat: Seat | None) -> str:
        return f"The {_PILE_NAMES[step.pile]} must be shuffled."


SHUFFLING: Final = _Shuffling()


_PILE_NAMES: Final[Mapping[PileName, str]] = {
    "performers": "performer cards",
    "personnel": "personnel cards",
    "investments": "investment cards",
    "regions": "region tiles",
}
