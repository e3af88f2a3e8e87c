"""Deals in Colosseum that both sides can be glad of: what to offer, what to accept, and what to answer instead."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Done
from circus_tui.bots.games.colosseum_prospects import Prospects, Time, prospects, time_left
from rules.colosseum.moves import Accept, Move, Offer, Refuse
from rules.colosseum.pieces import STANDARD, Asset, minus, plus
from rules.colosseum.stars import holders
from rules.colosseum.state import Answering, Player, State, Trading
from rules.colosseum.trading import why_not_goods, why_not_offer
from rules.colosseum.wording import goods_text
from rules.core import Seat, with_seat
from rules.wording import seat_name

_MOST: Final = 4
"""Offers thought of for each partner."""
FAIR: Final = 0.3
"""What a deal has to bring a seat to be worth its while, in spectators."""
_ENVY: Final = 0.25
"""How much of what a deal brings the other side counts against it."""
_ASKED: Final = 2
"""Offers that one partner has to turn down before the trader asks it no more in this turn."""


@attrs.frozen
class Bargain:
    """What a deal would bring either side, in spectators on the last night; coins counted."""

    trader: float
    partner: float
    trader_after: Prospects
    partner_after: Prospects


def bargain(state: State, trader: Seat, deal: Offer) -> Bargain:
    """Weigh a deal from both sides."""
    mine, theirs = _exchanged(state.players[trader], state.players[deal.partner], deal)
    players = with_seat(with_seat(state.players, trader, mine), deal.partner, theirs)
    after = attrs.evolve(state, players=players, stars=holders(players, state.stars))
    found = prospects(after, trader), prospects(after, deal.partner)
    return Bargain(
        found[0].total - prospects(state, trader).total,
        found[1].total - prospects(state, deal.partner).total,
        *found,
    )


def _exchanged(mine: Player, theirs: Player, deal: Offer) -> tuple[Player, Player]:
    got = attrs.evolve(mine, tokens=plus(minus(mine.tokens, deal.give), deal.take), coins=mine.coins - deal.coins)
    given = attrs.evolve(
        theirs, tokens=plus(minus(theirs.tokens, deal.take), deal.give), coins=theirs.coins + deal.coins
    )
    return got, given


def likes(gain: float, others: float) -> float:
    """How much a side likes a deal that brings it so much, and the other side so much."""
    return gain - _ENVY * max(0.0, others) - FAIR


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The deals worth offering: those that both sides should like, to each partner the best few."""
    found: list[Offer] = []
    for partner in range(state.seats):
        if partner != seat:
            found += _offers(state, seat, partner)
    return tuple(found)


def _offers(state: State, seat: Seat, partner: Seat) -> list[Offer]:
    weighed: list[tuple[float, int, Offer]] = []
    for give, take in _swaps(state, seat, partner):
        deal = _priced(state, seat, partner, give, take)
        if deal is None:
            continue
        sums = bargain(state, seat, deal)
        mine, theirs = likes(sums.trader, sums.partner), likes(sums.partner, sums.trader)
        if mine > 0 and theirs > 0:
            weighed.append((mine, len(weighed), deal))
    return [deal for _, _, deal in sorted(weighed, key=lambda one: (-one[0], one[1]))[:_MOST]]


def _swaps(state: State, seat: Seat, partner: Seat) -> Iterator[tuple[tuple[Asset, ...], tuple[Asset, ...]]]:
    """A token for a token, a token for coins, coins for a token: what the one needs and the other can spare."""
    mine, theirs = state.players[seat], state.players[partner]
    wanted = _useful(state, seat, theirs)
    offered = _useful(state, partner, mine)
    for take in wanted:
        yield (), (take,)
        for give in offered:
            if give is not take:
                yield (give,), (take,)
    for give in offered:
        yield (give,), ()


def _useful(state: State, seat: Seat, holder: Player) -> list[Asset]:
    """Of what another holds, the kinds that would help the seat, the most helpful first."""
    player, time = state.players[seat], time_left(state, seat)
    now = prospects(state, seat).total
    gains = [(_with(state, seat, player, asset, time) - now, asset) for asset in STANDARD if holder.tokens[asset.index]]
    gains.sort(key=lambda gain: -gain[0])
    return [asset for gain, asset in gains[:4] if gain > FAIR]


def _with(state: State, seat: Seat, player: Player, asset: Asset, time: Time) -> float:
    return prospects(state, seat, attrs.evolve(player, tokens=plus(player.tokens, (asset,))), time).total


def _priced(state: State, seat: Seat, partner: Seat, give: tuple[Asset, ...], take: tuple[Asset, ...]) -> Offer | None:
    """The deal with the coins that share its gain; None where that cannot be paid, or coins are of no more use."""
    mine, theirs = time_left(state, seat), time_left(state, partner)
    if not (mine.buys or theirs.buys):
        swap = Offer(partner, give, take, 0)
        return swap if give and take and why_not_offer(state, seat, swap) is None else None
    even = bargain(state, seat, Offer(partner, give, take, 0))
    coins = round((even.trader - even.partner) / 2 / max(mine.coin, theirs.coin))
    coins = max(-state.players[partner].coins, min(state.players[seat].coins, coins))
    if not give:
        coins = max(1, coins)
    if not take:
        coins = min(-1, coins)
    deal = Offer(partner, give, take, coins)
    return None if why_not_offer(state, seat, deal) else deal


def answer(state: State, seat: Seat) -> Move | None:
    """Accept a deal that one likes, and refuse any other; None if the seat was made no offer."""
    step = state.step
    if not isinstance(step, Answering) or step.actor != seat:
        return None
    if why_not_goods(state, step.trader, step.offer) is not None:
        return Refuse()
    sums = bargain(state, step.trader, step.offer)
    return Accept() if likes(sums.partner, sums.trader) > 0 else Refuse()


def occasion(view: State) -> Hashable:
    """A trader remembers until its trading ends what was turned down, and what was dealt."""
    step = view.step
    return ("trading", view.turn, step.actor) if isinstance(step, Trading) else view


def hopeless(move: Move, tried: Collection[Any]) -> bool:
    """Whether a partner has turned that down, or as much for the same, or so many offers that it wants no more.

    It is as much in vain to give away what the trader has just asked for, or the other way round, whoever it was.
    """
    if not isinstance(move, Offer):
        return False
    made = [each.move if isinstance(each, Done) else each for each in tried]
    if any(_turns_back(move, deal) for deal in made if isinstance(deal, Offer)):
        return True
    refused = [deal for deal in tried if isinstance(deal, Offer) and deal.partner == move.partner]
    same = [deal for deal in refused if (deal.give, deal.take) == (move.give, move.take)]
    return len(refused) >= _ASKED or any(move.coins <= deal.coins for deal in same)


def _turns_back(move: Offer, deal: Offer) -> bool:
    """Whether an offer gives of a kind that another one takes, or takes of one that it gives."""
    return not (set(move.give).isdisjoint(deal.take) and set(move.take).isdisjoint(deal.give))


def counter_offer(state: State, seat: Seat) -> Offer | None:
    """What a seat that was made an offer would agree to instead: the same tokens, and the coins that make it fair.

    It is put as an offer of the trader's, who alone makes offers. None if the seat likes the offer as it is, or if
    no number of coins would make it like the deal while the trader may still do.
    """
    step = state.step
    if not isinstance(step, Answering) or step.actor != seat:
        return None
    deal = step.offer
    sums = bargain(state, step.trader, deal)
    if likes(sums.partner, sums.trader) > 0:
        return None
    for extra in range(1, state.players[step.trader].coins - deal.coins + 1):
        better = attrs.evolve(deal, coins=deal.coins + extra)
        if why_not_offer(state, step.trader, better) is not None:
            continue
        sums = bargain(state, step.trader, better)
        if likes(sums.trader, sums.partner) <= -2 * FAIR:
            return None
        if likes(sums.partner, sums.trader) > 0:
            return better
    return None


def wish(view: State, seat: Seat, move: Any) -> Offer | None:
    """What a partner that refuses would agree to instead, as an offer of the trader's."""
    return counter_offer(view, seat) if isinstance(move, Refuse) else None


def remark(view: State, seat: Seat, move: Any) -> str:
    """What a partner says when it refuses: the deal to which it would agree, or that no coins would do."""
    if not isinstance(move, Refuse):
        return ""
    better = wish(view, seat, move)
    if better is None:
        return f"{seat_name(seat)} sees no price that would suit both."
    given, asked = goods_text(better.take, -better.coins), goods_text(better.give, better.coins)
    return f"{seat_name(seat)} would give {given} for {asked}."
