"""Phase 5: the podium, the clean-up and the donation; and the end of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.chance import below
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import AskDonation, Decline, DiscardUsed, TieRoll
from rules.colosseum.pieces import FACES, STANDARD, Asset, minus, plus
from rules.colosseum.stars import settled
from rules.colosseum.state import CleaningUp, Donating, DonationRoll, PodiumRoll, State, Turn, with_player
from rules.colosseum.wording import asset_name, seats_text
from rules.core import Randomness, Refusal, Seat
from rules.evolve import evolve

_TIE_DICE: Final = 2
_DECLINE: Final = Decline()


def begin(state: State) -> State:
    """Give the podium to the highest best, the richer of equals; dice decide between those who are still equal."""
    tied = foremost(state)
    if len(tied) > 1:
        return evolve(state, agenda=(PodiumRoll(tied),))
    return _award(state, tied[0])


def foremost(state: State) -> tuple[Seat, ...]:
    """The seats with the highest best, and among them the most coins."""
    standing = [(player.best, player.coins) for player in state.players]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


def hindmost(state: State) -> tuple[Seat, ...]:
    """The seats with the lowest best, and among them the fewest coins."""
    standing = [(player.best, player.coins) for player in state.players]
    return tuple(seat for seat, place in enumerate(standing) if place == min(standing))


def draw_tie(tied: tuple[Seat, ...], rng: Randomness) -> TieRoll:
    """Roll two dice for each tied seat."""
    return TieRoll(tied, tuple(tuple(FACES[below(len(FACES), rng)] for _ in range(_TIE_DICE)) for _ in tied))


def refuse_tie_roll(step: PodiumRoll | DonationRoll, move: TieRoll) -> Refusal | None:
    """A tie roll gives two faces to each tied seat, and to no other."""
    if move.seats != step.tied or [len(pair) for pair in move.faces] != [_TIE_DICE] * len(step.tied):
        return Refusal(Clause.TIE_ROLL, f"Now {seats_text(step.tied)} roll two dice each, in this order.")
    return None


def tie_roll(state: State, step: PodiumRoll | DonationRoll, move: TieRoll) -> State:
    """The highest total decides; those who are equal again roll again."""
    totals = totals_of(move)
    tied = tuple(seat for seat, total in zip(step.tied, totals, strict=True) if total == max(totals))
    if len(tied) > 1:
        return evolve(state, agenda=(type(step)(tied),))
    if isinstance(step, PodiumRoll):
        return _award(state, tied[0])
    return _ask(state, tied[0])


def totals_of(move: TieRoll) -> tuple[int, ...]:
    """What each seat rolled; I-III counts 3."""
    return tuple(sum(face.tie for face in pair) for pair in move.faces)


def _award(state: State, seat: Seat) -> State:
    player = state.players[seat]
    players = with_player(state.players, seat, evolve(player, podiums=player.podiums + 1))
    producers = tuple(CleaningUp(other) for other in state.order if state.performances[other])
    state = evolve(state, players=players, podium=seat, agenda=producers)
    return state if producers else _donation(state)


def used(state: State, seat: Seat) -> tuple[Asset, ...]:
    """The kinds of token that the seat laid out this turn."""
    performance = state.performances[seat]
    return tuple(dict.fromkeys(performance.laid_out)) if performance else ()


def discards(state: State, seat: Seat) -> tuple[DiscardUsed, ...]:
    """One token of each kind laid out."""
    return tuple([_discard(asset) for asset in used(state, seat)])


@cache
def _discard(asset: Asset) -> DiscardUsed:
    return DiscardUsed(asset)


def refuse_discard(state: State, seat: Seat, move: DiscardUsed) -> Refusal | None:
    """Only what was laid out this turn is cleaned up."""
    if move.asset in used(state, seat):
        return None
    shown = ", ".join(map(asset_name, used(state, seat)))
    return Refusal(Clause.CLEAN_UP, f"Your event used no {asset_name(move.asset)}, only: {shown}.")


def discard(state: State, seat: Seat, move: DiscardUsed) -> State:
    """The token leaves the game; after the last one the donation is due."""
    player = state.players[seat]
    player = evolve(player, tokens=minus(player.tokens, (move.asset,)))
    state = evolve(
        state,
        players=with_player(state.players, seat, player),
        removed=plus(state.removed, (move.asset,)),
        agenda=state.agenda[1:],
    )
    state = settled(state)
    return state if state.agenda else _donation(state)


def _donation(state: State) -> State:
    """Find who may ask; nobody, when the winner of the podium has nothing to give."""
    assert state.podium is not None
    if not gifts(state, state.podium):
        return _ended(state)
    tied = hindmost(state)
    if len(tied) > 1:
        return evolve(state, agenda=(DonationRoll(tied),))
    return _ask(state, tied[0])


def gifts(state: State, donor: Seat) -> tuple[Asset, ...]:
    """The standard assets that a seat holds."""
    tokens = state.players[donor].tokens
    return tuple([asset for asset in STANDARD if tokens[asset.index]])


def _ask(state: State, seat: Seat) -> State:
    assert state.podium is not None
    if seat == state.podium:
        return _ended(state)
    return evolve(state, agenda=(Donating(seat, state.podium),))


def requests(state: State, step: Donating) -> tuple[AskDonation | Decline, ...]:
    """Every standard asset of the donor, and asking for nothing."""
    return (*[_request(asset) for asset in gifts(state, step.donor)], _DECLINE)


@cache
def _request(asset: Asset) -> AskDonation:
    return AskDonation(asset)


def refuse_request(state: State, step: Donating, move: AskDonation) -> Refusal | None:
    """Only a standard asset that the donor holds can be asked for."""
    if move.asset not in STANDARD:
        return Refusal(Clause.DONATION, f"Only standard assets are given away, no {asset_name(move.asset)}.")
    if not state.players[step.donor].tokens[move.asset.index]:
        return Refusal(Clause.DONATION, f"{{{step.donor}}} has no {asset_name(move.asset)} to give.")
    return None


def donate(state: State, step: Donating, move: AskDonation) -> State:
    """The token changes hands, and the turn ends."""
    donor, asking = state.players[step.donor], state.players[step.actor]
    donor = evolve(donor, tokens=minus(donor.tokens, (move.asset,)))
    asking = evolve(asking, tokens=plus(asking.tokens, (move.asset,)))
    players = with_player(with_player(state.players, step.donor, donor), step.actor, asking)
    return _ended(settled(evolve(state, players=players)))


def decline(state: State) -> State:
    """Nothing is asked for, and the turn ends."""
    return _ended(state)


def _ended(state: State) -> State:
    return evolve(with_turn_recorded(state), agenda=())


def with_turn_recorded(state: State) -> State:
    """Write down the turn that ends: events, bests and the podium."""
    bests = tuple(player.best for player in state.players)
    return evolve(state, turns=(*state.turns, Turn(state.performances, bests, state.podium)))
