"""The last seat may ask the winner of the podium for an asset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.closing import end_turn, requests
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.moves import AskDonation, Decline, Move
from rules.colosseum.pieces import STANDARD, Asset, minus, plus
from rules.colosseum.stars import settled
from rules.colosseum.state import Donating, State
from rules.colosseum.wording import asset_name
from rules.core import Refusal, Seat, implements, with_seat
from rules.evolve import evolve
from rules.wording import seat_name

DonatingMove: TypeAlias = AskDonation | Decline


class DonatingRules(SeatRules[Donating, DonatingMove]):
    """The token changes hands, or nothing does, and the turn ends."""

    step = Donating
    kinds = (AskDonation, Decline)
    clause = Clause.DONATION

    def _moves(self, state: State, step: Donating, seat: Seat) -> Iterable[Move]:
        return requests(state, step)

    def _why_not(self, state: State, step: Donating, seat: Seat, move: DonatingMove) -> Refusal | None:
        match move:
            case AskDonation(asset):
                return _why_not_ask(state, step, asset)
            case Decline():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: Donating, seat: Seat, move: DonatingMove) -> State:
        match move:
            case AskDonation(asset):
                return end_turn(settled(_given(state, step, asset)))
            case Decline():
                return end_turn(state)
            case _:
                assert_never(move)

    def _told(self, before: State, step: Donating, seat: Seat, move: DonatingMove, after: State) -> Iterator[str]:
        match move:
            case AskDonation(asset):
                yield f"{seat_name(step.donor)} gives {seat_name(seat)} 1 {asset_name(asset)}."
            case Decline():
                yield f"{seat_name(seat)} asks {seat_name(step.donor)} for nothing."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: DonatingMove) -> str:
        match move:
            case AskDonation(asset):
                return f"ask for 1 {asset_name(asset)}"
            case Decline():
                return "ask for nothing"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Donating) -> str:
        return f"ask {seat_name(step.donor)} for a standard asset or for nothing"


def _why_not_ask(state: State, step: Donating, asset: Asset) -> Refusal | None:
    """Only a standard asset that the donor holds can be asked for."""
    if asset not in STANDARD:
        return Refusal(Clause.DONATION, f"Only standard assets are given away, no {asset_name(asset)}.")
    if not state.players[step.donor].tokens[asset.index]:
        return Refusal(Clause.DONATION, f"{seat_name(step.donor)} has no {asset_name(asset)} to give.")
    return None


@implements(Clause.DONATION)
def _given(state: State, step: Donating, asset: Asset) -> State:
    donor, asking = state.players[step.donor], state.players[step.actor]
    donor = evolve(donor, tokens=minus(donor.tokens, (asset,)))
    asking = evolve(asking, tokens=plus(asking.tokens, (asset,)))
    players = with_seat(with_seat(state.players, step.donor, donor), step.actor, asking)
    return evolve(state, players=players)
