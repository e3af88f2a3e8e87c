"""Colosseum: every move is weighed by what it changes of the spectators to be expected on the last night."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from circus_tui.bots.games.colosseum_bargains import answer, bargain, hopeless, likes, occasion, offers, remark, wish
from circus_tui.bots.games.colosseum_prospects import Prospects, Time, prospects, time_left, with_tokens
from rules.colosseum.auction import LOWEST
from rules.colosseum.board import RESTING, onward
from rules.colosseum.engine import legal_moves
from rules.colosseum.engine import step as stepped
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import (
    Accept,
    AskDonation,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    DiscardUsed,
    DropOut,
    Expand,
    ExtraInvestment,
    MedalMove,
    MoveNoble,
    Offer,
    Open,
    Pass,
    Produce,
    Roll,
    TokenToMedal,
)
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import EMPEROR_TOKEN, Noble, minus
from rules.colosseum.state import (
    Answering,
    Bidding,
    InvestingMore,
    Opening,
    Staging,
    State,
    Trading,
)
from rules.colosseum.wording import coins_text, noble_name
from rules.core import Randomness, Seat
from rules.wording import counted, seat_name

_DRAWS: Final = FIGURES.spectators
_USUAL_PRICE: Final = 10
"""What a lot is expected to go for when it is opened."""
_PATIENCE: Final = 0.5
"""How much of what the next-best lot promises counts for dropping out of an auction."""
_LATER: Final = 0.35
"""How much nobles in the arenas of those who have still to produce their events count."""


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move."""
    match move:
        case BuyProgram() | Expand() | BuyTicket() | BuildLoge():
            yield from _changed(state, seat, prospects(stepped(state, seat, move), seat), _bought(move))
        case ExtraInvestment():
            yield from _second_investment(state, seat, move)
        case CashMedal() | TokenToMedal():
            gained = prospects(stepped(state, seat, move), seat).total - prospects(state, seat).total
            yield Part("exchange", gained - 0.5, "brings more now" if gained > 0.5 else "it may bring more later")
        case Open(market, bid):
            yield from _lot(state, seat, market, max(bid, _USUAL_PRICE))
        case Bid(coins):
            assert isinstance(state.step, Bidding)
            yield from _lot(state, seat, state.step.market, coins)
        case DropOut():
            assert isinstance(state.step, Bidding)
            yield Part("later", _alternative(state, seat, state.step.market), "leaves the coins for another lot")
        case Offer():
            yield from _offering(state, seat, move)
        case Accept():
            yield from _accepting(state)
        case _:
            yield from _staged(state, seat, move)


def _staged(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    match move:
        case Roll():
            yield Part("event", 2.0, "an event brings coins, and counts again later")
        case MoveNoble(noble, _, steps):
            yield from _moving(state, seat, noble, steps, paid=False)
        case MedalMove(noble, steps):
            yield from _moving(state, seat, noble, steps, paid=True)
        case Produce():
            yield from _producing(state, seat, move)
        case DiscardUsed(asset):
            player = state.players[seat]
            left = attrs.evolve(player, tokens=minus(player.tokens, (asset,)))
            lost = prospects(state, seat).total - prospects(state, seat, left).total
            costs = f"costs {counted(round(lost), 'spectator')} to come"
            yield Part("token", -lost, "it is not needed" if lost < 1 else costs)
        case AskDonation(asset):
            more = with_tokens(state.players[seat], (asset,))
            gained = prospects(state, seat, more).total - prospects(state, seat).total
            brings = f"may bring {counted(round(gained), 'spectator')}"
            yield Part("token", gained, brings if gained > 0.5 else "it is of little use")
        case _:
            yield Part("rest", 0.0, "nothing better can be had")


def _bought(move: Any) -> dict[str, str]:
    """What an investment brings, by what it changes."""
    match move:
        case BuyProgram(number):
            return {"program": f"program {number} is the one to play for", "coins": f"program {number} is cheap"}
        case Expand():
            return {"program": "the larger arena is needed", "coins": "space is cheap"}
        case BuyTicket():
            return {"seats": "five more spectators at every event"}
        case _:
            return {"seats": "two dice move two nobles"}


def _changed(state: State, seat: Seat, after: Prospects, phrases: dict[str, str]) -> Iterator[Part]:
    """What has changed of the prospects, one part for each thing that brings spectators."""
    before = prospects(state, seat)
    words = {
        "program": f"brings program {after.plan} closer",
        "events": "one more event to count",
        "seats": "more room for spectators",
        "stars": "a star is won",
        "medals": "a medal is worth three spectators",
        "coins": "leaves coins to spend",
    } | phrases
    for name, phrase in words.items():
        value = getattr(after, name) - getattr(before, name)
        if value:
            yield Part(name, value, phrase)


def _second_investment(state: State, seat: Seat, move: ExtraInvestment) -> Iterator[Part]:
    paid = stepped(state, seat, move)
    best = max(prospects(stepped(paid, seat, one), seat).total for one in legal_moves(paid, seat))
    yield Part("second", best - prospects(state, seat).total, "a second investment is worth the price")


def _lot_gain(state: State, seat: Seat, market: int) -> float:
    """What the tokens of a market would add, coins not counted; a lot can be won once a turn."""
    return _with_lot(state, seat, market).total - prospects(state, seat, time=_won(state, seat)).total


def _with_lot(state: State, seat: Seat, market: int) -> Prospects:
    lot = state.markets[market]
    tokens = tuple(token for token in lot if token is not EMPEROR_TOKEN)
    player = with_tokens(state.players[seat], tokens)
    if len(tokens) < len(lot):
        player = attrs.evolve(player, medals=player.medals + len(lot) - len(tokens))
    return prospects(state, seat, player, _won(state, seat))


def _won(state: State, seat: Seat) -> Time:
    """What is still to come after this turn's auction."""
    time = time_left(state, seat)
    return Time(time.events, time.auctions - 1, time.investments)


def _lot(state: State, seat: Seat, market: int, price: int) -> Iterator[Part]:
    gained = _lot_gain(state, seat, market)
    plan = _with_lot(state, seat, market).plan
    yield Part("lot", gained, f"the lot is good for program {plan}")
    yield Part("price", -_price(state, seat, price), f"{coins_text(price)} is not too much")


def _price(state: State, seat: Seat, coins: int) -> float:
    """What paying so many coins costs; the more of the purse, the dearer."""
    purse = max(1, state.players[seat].coins)
    coin = max(0.12, time_left(state, seat).coin)
    return coins * coin * (0.8 + 0.4 * coins / purse)


def _alternative(state: State, seat: Seat, market: int) -> float:
    """What the next-best lot promises, if there will be another auction to win."""
    if not any(isinstance(step, Opening) for step in state.agenda):
        return 0.0
    price = _price(state, seat, _USUAL_PRICE)
    others = [
        _lot_gain(state, seat, other) - price for other, lot in enumerate(state.markets) if lot and other != market
    ]
    return max(0.0, _PATIENCE * max(others, default=0.0))


def _offering(state: State, seat: Seat, deal: Offer) -> Iterator[Part]:
    sums = bargain(state, seat, deal)
    wish = likes(sums.partner, sums.trader)
    plan = sums.trader_after.plan
    yield Part(
        "deal", likes(sums.trader, sums.partner), f"brings program {plan} closer, and {seat_name(deal.partner)} gains"
    )
    if wish <= 0:
        yield Part("refusal", -3.0, f"{seat_name(deal.partner)} would hardly agree")


def _accepting(state: State) -> Iterator[Part]:
    step = state.step
    assert isinstance(step, Answering)
    sums = bargain(state, step.trader, step.offer)
    liked = likes(sums.partner, sums.trader)
    yield Part("deal", liked, f"brings program {sums.partner_after.plan} closer" if liked > 0 else "too little for it")


def _moving(state: State, seat: Seat, noble: Noble, steps: int, *, paid: bool) -> Iterator[Part]:
    """Nobles in one's arena draw spectators tonight; in those of others who have still to play, for them."""
    start, goal = state.nobles[noble.index], 0
    goal = onward(start, steps)
    own = state.players[seat].arena
    change = own.covers(goal) - own.covers(start)
    name = noble_name(noble)
    if change:
        drawn = noble.spectators * change
        brings = f"brings {counted(drawn, 'spectator')}"
        yield Part("noble", float(drawn), f"{name} {brings if drawn > 0 else 'leaves'}")
    for other in _still_to_play(state, seat):
        arena = state.players[other].arena
        change = arena.covers(goal) - arena.covers(start)
        if change:
            yield Part(f"noble {other}", -_LATER * noble.spectators * change, f"takes {name} from {seat_name(other)}")
    if paid:
        yield Part("medal", -float(_DRAWS.medal) - 0.4, "costs a medal")
    elif goal in RESTING and state.medals:
        yield Part("medal", float(_DRAWS.medal), "the resting space brings a medal")


def _still_to_play(state: State, seat: Seat) -> list[Seat]:
    return [step.actor for step in state.agenda[1:] if step.actor is not None and step.actor not in (seat, -1)]


def _producing(state: State, seat: Seat, move: Produce) -> Iterator[Part]:
    came = spectators(state, seat, move.program, move.jokers, move.medals)
    assert came is not None
    player, time = state.players[seat], time_left(state, seat)
    last = time.events <= 1
    yield Part("spectators", came.total * (1.0 if last else time.coin), f"brings {counted(came.total, 'spectator')}")
    if last:
        return
    if move.program not in player.produced:
        yield Part("events", float(_DRAWS.previous_program), "draws more to every later event")
    if move.medals:
        yield Part("medals", -float(_DRAWS.medal * move.medals), "medals keep their worth")
    highest = max(other.best for other in state.players)
    if came.total > highest:
        yield Part("podium", float(_DRAWS.podium), "leads for the podium")


def worth(state: State) -> list[float]:
    """The spectators each seat may expect on the last night; its best so far at least."""
    return [
        max(float(player.best), prospects(state, seat).total) if state.phase != "over" else float(player.best)
        for seat, player in enumerate(state.players)
    ]


def candidates(state: State, seat: Seat) -> Sequence[Any]:
    """Legal moves without the many bids, and with offers of its own."""
    step = state.step
    moves = legal_moves(state, seat)
    match step:
        case Opening():
            return [move for move in moves if not isinstance(move, Open) or move.bid == LOWEST]
        case Bidding():
            least = step.high + FIGURES.auction.smallest_raise
            return [move for move in moves if not isinstance(move, Bid) or move.coins == least]
        case Trading():
            others = [move for move in moves if not isinstance(move, Offer)]
            return [*others, *offers(state, seat)]
        case _:
            return moves


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The move for which the most speaks; in thought nobody offers deals."""
    step = state.step
    if isinstance(step, Trading):
        return _PASS
    moves = candidates(state, seat)
    if isinstance(step, InvestingMore | Staging):
        moves = [move for move in moves if not isinstance(move, CashMedal | TokenToMedal)]
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: _liking(state, seat, move) + 0.3 * rng.random())


_PASS: Final = Pass()


def _liking(state: State, seat: Seat, move: Any) -> float:
    return sum([part.value for part in parts(state, seat, move)])


def horizon(state: State) -> Hashable:
    """The end of a phase."""
    return (state.turn, state.phase)


EVALUATION: Final = Evaluation(
    parts,
    worth,
    candidates,
    reply,
    horizon,
    lead=8.0,
    remark=remark,
    wish=wish,
    answer=answer,
    occasion=occasion,
    vain=hopeless,
)
