"""At a turn's start the owner of the Bank Representative may store coins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, assert_never

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DECLINE, SeatRules
from rules.drum_roll.moves import Decline, Move, StoreCoins
from rules.drum_roll.state import State
from rules.drum_roll.steps import Banking, Decision
from rules.drum_roll.turns import most_coins_to_store, room_in_bank
from rules.drum_roll.wording import coins
from rules.evolve import evolve
from rules.wording import seat_name

BankingMove: TypeAlias = StoreCoins | Decline


class BankingRules(SeatRules[Banking, BankingMove]):
    """The coins leave the game for prestige at its end."""

    step = Banking
    kinds = (StoreCoins, Decline)
    clause = Clause.BANK

    def _due(self, state: State, step: Banking) -> Decision | None:
        return step if most_coins_to_store(state, step.seat) > 0 else None

    def _moves(self, state: State, step: Banking, seat: Seat) -> Iterable[Move]:
        return [*map(StoreCoins, range(1, most_coins_to_store(state, seat) + 1)), DECLINE]

    def _why_not(self, state: State, step: Banking, seat: Seat, move: BankingMove) -> Refusal | None:
        match move:
            case StoreCoins(stored):
                return _why_not_store(state, seat, stored)
            case Decline():
                return None
            case _:
                assert_never(move)

    @implements(Clause.BANK)
    def _made(self, state: State, step: Banking, seat: Seat, move: BankingMove) -> State:
        match move:
            case StoreCoins(stored):
                player = state.players[seat]
                saver = evolve(player, coins=player.coins - stored, stored=player.stored + stored)
                return state.with_player(seat, saver)
            case Decline():
                return state
            case _:
                assert_never(move)

    def _told(self, before: State, step: Banking, seat: Seat, move: BankingMove, after: State) -> Iterator[str]:
        match move:
            case StoreCoins(stored):
                held = after.players[seat].stored
                yield f"{seat_name(seat)} stored {coins(stored)} with the Bank Representative, who holds {held}."
            case Decline():
                return
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: BankingMove) -> str:
        match move:
            case StoreCoins(stored):
                return f"store {coins(stored)}"
            case Decline():
                return "store nothing"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Banking) -> str:
        most = most_coins_to_store(state, step.seat)
        return f"store {'a coin' if most == 1 else f'1 to {coins(most)}'} with the Bank Representative, or decline"


def _why_not_store(state: State, seat: Seat, stored: int) -> Refusal | None:
    """At least a coin, no more than the seat has, and no more than count."""
    have, room = state.players[seat].coins, room_in_bank(state, seat)
    if stored < 1:
        return Refusal(Clause.BANK, "Store at least 1 coin, or decline.")
    if stored > have:
        return Refusal(Clause.BANK, f"You have {coins(have)}, not {stored}.")
    if stored > room:
        return Refusal(
            Clause.BANK, f"The Bank Representative takes {room} more; what goes beyond would earn no prestige."
        )
    return None
