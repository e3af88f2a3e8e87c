"""Chance shuffles a pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from rules.colosseum import setting_up
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import Ruling
from rules.colosseum.moves import Shuffle
from rules.colosseum.pieces import ASSETS, Asset, Counts
from rules.colosseum.state import Shuffling, State
from rules.colosseum.wording import lot_text, program_name, sentence, tokens_text
from rules.core import Refusal, Seat


class _Shuffling(Ruling[Shuffling, Shuffle]):
    """Chance shuffles a pile."""

    clause = Clause.DEAL
    order = Clause.DEAL
    kinds = (Shuffle,)

    def moves(self, state: State, step: Shuffling, seat: Seat) -> Iterable[Shuffle]:
        return ()

    def why_not(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> Refusal | None:
        return setting_up.refuse(step, move)

    def make(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> State:
        return setting_up.shuffle(state, move)

    def tell(self, before: State, step: Shuffling, seat: Seat, move: Shuffle, after: State) -> Iterable[str]:
        match move.pile:
            case "green":
                for market, lot in enumerate(after.markets):
                    yield f"Market {market + 1} offers {lot_text(lot)}."
                for other, player in enumerate(after.players):
                    yield f"{{{other}}} gets {tokens_text(_spread(player.tokens))}."
            case "orange":
                yield "The orange tokens are in the bag."
            case "low_programs" | "high_programs":
                for other, player in enumerate(after.players):
                    yield f"{{{other}}} gets {program_name(player.programs[-1])}."
            case _:
                assert_never(move.pile)

    def describe(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> str:
        return f"shuffle {setting_up.PILE_NAMES[move.pile]}"

    def prompt(self, state: State, step: Shuffling, seat: Seat | None) -> str:
        return f"{sentence(setting_up.PILE_NAMES[step.pile])} have to be shuffled."


def _spread(counts: Counts) -> tuple[Asset, ...]:
    return tuple(asset for asset, number in zip(ASSETS, counts, strict=True) for _ in range(number))


SHUFFLING: Final = _Shuffling()
