"""The owner of the Bank Representative may store coins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import turns
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import DECLINE, SeatRuling
from rules.drum_roll.moves import Decline, StoreCoins
from rules.drum_roll.state import State
from rules.drum_roll.steps import Banking
from rules.drum_roll.wording import coins, seat_name


class _Banking(SeatRuling[Banking, StoreCoins | Decline]):
    """The owner of the Bank Representative may store coins."""

    clause = Clause.BANK
    kinds = (StoreCoins, Decline)

    def due(self, state: State, step: Banking) -> Banking | None:
        return step if turns.most_coins_to_store(state, step.seat) > 0 else None

    def moves(self, state: State, step: Banking, seat: Seat) -> Iterable[StoreCoins | Decline]:
        return [*turns.deposits(state, seat), DECLINE]

    def why_not(self, state: State, step: Banking, seat: Seat, move: StoreCoins | Decline) -> Refusal | None:
        return None if isinstance(move, Decline) else turns.why_not_store(state, seat, move)

    def make(self, state: State, step: Banking, seat: Seat, move: StoreCoins | Decline) -> State:
        return state if isinstance(move, Decline) else turns.store_coins(state, seat, move)

    def tell(self, before: State, step: Banking, seat: Seat, move: StoreCoins | Decline, after: State) -> Iterable[str]:
        if isinstance(move, Decline):
            return ()
        stored = after.players[seat].stored
        who = seat_name(seat)
        return (f"{who} stored {coins(move.coins)} with the Bank Representative, who holds {stored}.",)

    def describe(self, state: State, step: Banking, seat: Seat, move: StoreCoins | Decline) -> str:
        return "store nothing" if isinstance(move, Decline) else f"store {coins(move.coins)}"

    def duty(self, state: State, step: Banking) -> str:
        most = turns.most_coins_to_store(state, step.seat)
        return f"store {'a coin' if most == 1 else f'1 to {coins(most)}'} with the Bank Representative, or decline"


BANKING: Final = _Banking()
