"""Phase 5: who gets the podium, who cleans up, who may ask for what; and the end of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.colosseum.clauses import Clause
from rules.colosseum.moves import AskDonation, Decline, DiscardUsed, Move
from rules.colosseum.pieces import STANDARD, Asset
from rules.colosseum.state import CleaningUp, Donating, DonationRoll, PodiumRoll, State, Turn
from rules.core import Seat, implements, with_seat
from rules.evolve import evolve

_DECLINE: Final = Decline()


def begin(state: State) -> State:
    """Give the podium to the highest best, the richer of equals; dice decide between those who are still equal."""
    tied = foremost(state)
    if len(tied) > 1:
        return evolve(state, agenda=(PodiumRoll(tied),))
    return award(state, tied[0])


@implements(Clause.PODIUM)
def foremost(state: State) -> tuple[Seat, ...]:
    """The seats with the highest best, and among them the most coins."""
    standing = [(player.best, player.coins) for player in state.players]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


@implements(Clause.DONATION)
def hindmost(state: State) -> tuple[Seat, ...]:
    """The seats with the lowest best, and among them the fewest coins."""
    standing = [(player.best, player.coins) for player in state.players]
    return tuple(seat for seat, place in enumerate(standing) if place == min(standing))


@implements(Clause.PODIUM)
def award(state: State, seat: Seat) -> State:
    """Give the podium; then the producers clean up."""
    player = state.players[seat]
    players = with_seat(state.players, seat, evolve(player, podiums=player.podiums + 1))
    producers = tuple(CleaningUp(other) for other in state.order if state.performances[other])
    state = evolve(state, players=players, podium=seat, agenda=producers)
    return state if producers else begin_donation(state)


@implements(Clause.CLEAN_UP)
def used(state: State, seat: Seat) -> tuple[Asset, ...]:
    """The kinds of token that the seat laid out this turn."""
    performance = state.performances[seat]
    return tuple(dict.fromkeys(performance.laid_out)) if performance else ()


def discards(state: State, seat: Seat) -> tuple[Move, ...]:
    """One token of each kind laid out."""
    return tuple([_discard(asset) for asset in used(state, seat)])


@cache
def _discard(asset: Asset) -> DiscardUsed:
    return DiscardUsed(asset)


@implements(Clause.DONATION)
def begin_donation(state: State) -> State:
    """Find who may ask; nobody, when the winner of the podium has nothing to give."""
    assert state.podium is not None
    if not gifts(state, state.podium):
        return end_turn(state)
    tied = hindmost(state)
    if len(tied) > 1:
        return evolve(state, agenda=(DonationRoll(tied),))
    return ask(state, tied[0])


def gifts(state: State, donor: Seat) -> tuple[Asset, ...]:
    """The standard assets that a seat holds."""
    tokens = state.players[donor].tokens
    return tuple([asset for asset in STANDARD if tokens[asset.index]])


@implements(Clause.DONATION)
def ask(state: State, seat: Seat) -> State:
    """Let the seat ask for an asset, unless it has the podium itself."""
    assert state.podium is not None
    if seat == state.podium:
        return end_turn(state)
    return evolve(state, agenda=(Donating(seat, state.podium),))


def requests(state: State, step: Donating) -> tuple[Move, ...]:
    """Every standard asset of the donor, and asking for nothing."""
    return (*[_request(asset) for asset in gifts(state, step.donor)], _DECLINE)


@cache
def _request(asset: Asset) -> AskDonation:
    return AskDonation(asset)


def end_turn(state: State) -> State:
    """Nothing is left to decide in this turn."""
    return evolve(with_turn_recorded(state), agenda=())


def with_turn_recorded(state: State) -> State:
    """Write down the turn that ends: events, bests and the podium."""
    bests = tuple(player.best for player in state.players)
    return evolve(state, turns=(*state.turns, Turn(state.performances, bests, state.podium)))
