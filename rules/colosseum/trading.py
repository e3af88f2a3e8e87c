"""Phase 3: one trader after the other; what may be offered, what is worth listing, and what a deal would change."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.moves import Accept, Move, Offer, Pass, Refuse
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import STANDARD, Asset, Counts, lacking, minus, plus, program
from rules.colosseum.stars import settled
from rules.colosseum.state import Answering, Player, State, Trading, gone_on
from rules.colosseum.wording import coins_text, goods_text, number_of
from rules.core import Refusal, Seat, implements, with_seat
from rules.evolve import evolve
from rules.wording import seat_name

PRICE: Final = 3
"""Coins named in the offers that `legal_moves` lists (ours: about a third of the lowest price of a lot of three)."""

_PASS: Final = Pass()


@implements(Clause.TRADER)
def begin(state: State) -> State:
    """Every seat will be the trader once, from the start player on."""
    return evolve(state, agenda=tuple(Trading(seat) for seat in state.order))


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """List a few sensible offers, at most three to each partner, and ending one's trading.

    A partner is asked for the first asset that a program of the trader's still needs, against one that the trader can
    spare or against coins; and is offered one that the trader can spare, for coins.
    """
    moves: list[Move] = [_PASS]
    trader = state.players[seat]
    lacks, spares = _lacks(trader.programs, trader.tokens), _spares(trader.programs, trader.tokens)
    for partner, other in enumerate(state.players):
        if partner == seat:
            continue
        asked = next((asset for asset in lacks if other.tokens[asset.index]), None)
        spare = _most_welcome(spares, other) if spares else None
        if asked is not None and trader.coins >= PRICE:
            moves.append(_offer(partner, None, asked, PRICE))
        if asked is not None and spare is not None:
            moves.append(_offer(partner, spare, asked, 0))
        if spare is not None and other.coins >= PRICE:
            moves.append(_offer(partner, spare, None, -PRICE))
    return tuple(moves)


def _most_welcome(spares: tuple[Asset, ...], partner: Player) -> Asset:
    """What to give this partner of what can be spared: best something that it lacks."""
    theirs = _lacks(partner.programs, partner.tokens)
    return next((asset for asset in spares if asset in theirs), spares[0])


@cache
def _offer(partner: Seat, give: Asset | None, take: Asset | None, coins: int) -> Offer:
    return Offer(partner, (give,) if give else (), (take,) if take else (), coins)


@cache
def wanted(programs: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each standard asset the most demanding of these programs asks for."""
    most = [0] * len(STANDARD)
    for number in programs:
        for asset, needed in program(number).need:
            most[asset.index] = max(most[asset.index], needed)
    return tuple(most)


@lru_cache(maxsize=1024)
def _lacks(programs: tuple[int, ...], tokens: Counts) -> tuple[Asset, ...]:
    needs = wanted(programs)
    return tuple([asset for asset in STANDARD if tokens[asset.index] < needs[asset.index]])


@lru_cache(maxsize=1024)
def _spares(programs: tuple[int, ...], tokens: Counts) -> tuple[Asset, ...]:
    needs = wanted(programs)
    return tuple([asset for asset in STANDARD if tokens[asset.index] > needs[asset.index]])


def why_not_offer(state: State, seat: Seat, move: Offer) -> Refusal | None:
    """An offer goes to another seat, names what both have now, and lets both give something."""
    if not 0 <= move.partner < state.seats:
        return Refusal(Clause.TRADER, "There is no such partner at this table.")
    if move.partner == seat:
        return Refusal(Clause.TRADER, "You cannot trade with yourself.")
    partner = seat_name(move.partner)
    if not (move.give or move.take or move.coins):
        return Refusal(
            Clause.BOTH_GIVE, f"Nothing would change hands: ask {partner} for something, and give something."
        )
    if not move.give and move.coins <= 0:
        return Refusal(Clause.BOTH_GIVE, f"You would give nothing: offer {partner} a token or coins.")
    if not move.take and move.coins >= 0:
        return Refusal(Clause.BOTH_GIVE, f"You would get nothing: ask {partner} for a token or coins.")
    return why_not_goods(state, seat, move)


def why_not_goods(state: State, trader: Seat, offer: Offer) -> Refusal | None:
    """Both sides hold what the offer names, now."""
    return _side(state, trader, offer.give, offer.coins) or _side(state, offer.partner, offer.take, -offer.coins)


def _side(state: State, seat: Seat, tokens: tuple[Asset, ...], coins: int) -> Refusal | None:
    player = state.players[seat]
    short = lacking(player.tokens, tokens)
    if short is not None:
        asked, held = tokens.count(short), player.tokens[short.index]
        return Refusal(Clause.OFFER, f"{seat_name(seat)} has {number_of(held, short)} and cannot give {asked}.")
    if coins > player.coins:
        return Refusal(Clause.OFFER, f"{seat_name(seat)} has {coins_text(player.coins)} and cannot pay {coins}.")
    return None


@implements(Clause.OFFER)
def offer(state: State, seat: Seat, move: Offer) -> State:
    """Put an offer to the partner."""
    return evolve(state, agenda=(Answering(seat, move), *state.agenda))


def countered(state: State, seat: Seat, move: Offer) -> State:
    """The table as if the seat that answers made this offer instead: for haggling, of which nothing is played.

    By the rules the trader alone makes offers, so that a deal reached like this is an offer of the trader's.
    """
    return offer(gone_on(state), seat, move)


def turned_round(deal: Offer, trader: Seat) -> Offer:
    """The same deal, which `trader` offers, as an offer of the partner's."""
    return Offer(trader, deal.take, deal.give, -deal.coins)


def proposed(seat: Seat, counter: Offer) -> str:
    """Put the counter-offer of a seat to the trader, in words."""
    give, take = goods_text(counter.give, counter.coins), goods_text(counter.take, -counter.coins)
    return f"{seat_name(counter.partner)}: {seat_name(seat)} would give you {give} for {take}."


def agreed(seat: Seat, counter: Offer) -> tuple[tuple[Seat, Move], ...]:
    """What is played once the trader agrees to the counter-offer of a seat: a refusal, and a new offer, accepted."""
    return (seat, Refuse()), (counter.partner, turned_round(counter, seat)), (seat, Accept())


@implements(Clause.ANSWER)
def exchanged(players: tuple[Player, ...], trader: Seat, deal: Offer) -> tuple[Player, ...]:
    """The players after a deal."""
    mine, theirs = players[trader], players[deal.partner]
    tokens = plus(minus(mine.tokens, deal.give), deal.take)
    players = with_seat(players, trader, evolve(mine, tokens=tokens, coins=mine.coins - deal.coins))
    tokens = plus(minus(theirs.tokens, deal.take), deal.give)
    theirs = evolve(theirs, tokens=tokens, coins=theirs.coins + deal.coins)
    return with_seat(players, deal.partner, theirs)


@attrs.frozen
class Effect:
    """What a deal would change: the holder of each star, and the programs of both sides, before and after."""

    stars_before: tuple[Seat | None, ...]
    stars_after: tuple[Seat | None, ...]
    trader_before: tuple[Outlook, ...]
    trader_after: tuple[Outlook, ...]
    partner_before: tuple[Outlook, ...]
    partner_after: tuple[Outlook, ...]


def effect(state: State, trader: Seat, deal: Offer) -> Effect:
    """Show what a deal that `explain` lets through would change."""
    after = settled(evolve(state, players=exchanged(state.players, trader, deal)))
    return Effect(
        state.stars,
        after.stars,
        outlooks(state, trader),
        outlooks(after, trader),
        outlooks(state, deal.partner),
        outlooks(after, deal.partner),
    )
