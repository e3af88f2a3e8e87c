"""Computer traders of Colosseum: what they offer, accept and answer is what both sides could be glad of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs
import pytest

from circus_tui.bots.contract import Done
from circus_tui.bots.games.colosseum_bargains import bargain, counter_offer, hopeless, likes, offers, remark
from circus_tui.bots.games.colosseum_prospects import time_left
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.naming import KINDS, parse
from circus_tui.bots.seat import BotSeat, Tried
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import Accept, Offer, Refuse
from rules.colosseum.pieces import Asset
from rules.colosseum.state import Answering, State, Trading
from rules.core import CHANCE, Seat, name_seats
from tests.bots.tables import decisions

TABLE = [Greedy()] * 4
NAMES = ("Ana", "Ben", "Cleo", "Dan")
Trades = list[tuple[State, Seat, Offer]]


@pytest.fixture(scope="module")
def trades() -> Trades:
    """Every offer that traders think of in a few games."""
    return [
        (state, seat, deal)
        for seed in range(2)
        for state, seat, _ in decisions(colosseum, TABLE, seed)
        if isinstance(state.step, Trading)
        for deal in offers(state, seat)
    ]


def answer(state: State, seat: Seat, deal: Offer) -> object:
    asked = colosseum.step(state, seat, deal)
    return Greedy().choose(colosseum, colosseum.view(asked, deal.partner), deal.partner, Random(1))


def test_offers_are_legal_and_good_for_both(trades: Trades) -> None:
    assert len(trades) > 20
    for state, seat, deal in trades:
        assert colosseum.explain(state, seat, deal) is None
        sums = bargain(state, seat, deal)
        assert sums.trader > 0
        assert sums.partner > 0


def test_nobody_is_offered_coins_that_buy_nothing_any_more(trades: Trades) -> None:
    tables = {(attrs.evolve(state, turn=FIGURES.turns), seat) for state, seat, _ in trades}
    late = [deal for state, seat in tables for deal in offers(state, seat)]
    assert late
    assert all(deal.coins == 0 and deal.give and deal.take for deal in late)


def test_a_computer_partner_takes_a_fair_offer_and_refuses_a_gift_to_the_other_side(trades: Trades) -> None:
    for state, seat, deal in trades[:20]:
        assert answer(state, seat, deal) == Accept()
        greed = attrs.evolve(deal, coins=-state.players[deal.partner].coins)
        if time_left(state, deal.partner).buys and greed.take and greed.coins < deal.coins - 8:
            assert answer(state, seat, greed) == Refuse()


def test_what_is_refused_is_answered_with_what_would_do(trades: Trades) -> None:
    countered = 0
    for state, seat, deal in trades[:60]:
        mean = attrs.evolve(deal, coins=deal.coins - 4)
        if colosseum.explain(state, seat, mean) is not None or answer(state, seat, mean) == Accept():
            continue
        asked = colosseum.step(state, seat, mean)
        better = counter_offer(asked, mean.partner)
        if better is None:
            continue
        countered += 1
        assert (better.give, better.take) == (mean.give, mean.take)
        assert better.coins > mean.coins
        assert colosseum.explain(state, seat, better) is None
        sums = bargain(state, seat, better)
        assert likes(sums.partner, sums.trader) > 0
        said = name_seats(remark(colosseum.view(asked, mean.partner), mean.partner, Refuse()), NAMES)
        assert said.startswith(f"{NAMES[mean.partner]} would give ")
        assert remark(asked, mean.partner, Accept()) == ""
    assert countered


def test_a_partner_whom_no_coins_would_please_says_so() -> None:
    told = 0
    for state, seat, _ in decisions(colosseum, TABLE, 2):
        for move in colosseum.legal_moves(state, seat):
            if isinstance(move, Offer) and answer(state, seat, move) == Refuse():
                view = colosseum.view(colosseum.step(state, seat, move), move.partner)
                said = name_seats(remark(view, move.partner, Refuse()), NAMES)
                hopeless = counter_offer(view, move.partner) is None
                assert said.endswith("sees no price that would suit both.") == hopeless
                told += hopeless
    assert told


def test_nobody_asks_to_be_given_something_for_nothing() -> None:
    refused = 0
    for state, seat, _ in decisions(colosseum, TABLE, 2):
        sales = [move for move in colosseum.legal_moves(state, seat) if isinstance(move, Offer) and not move.take]
        for sale in sales:
            asked = colosseum.step(state, seat, sale)
            better = counter_offer(asked, sale.partner)
            refused += answer(state, seat, sale) == Refuse()
            assert better is None or colosseum.explain(state, seat, better) is None
    assert refused > 3


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_kind_a_computer_is_it_answers_alike_twice_and_keeps_its_word(trades: Trades, kind: str) -> None:
    kept = 0
    for state, seat, deal in trades[:40]:
        mean = attrs.evolve(deal, coins=deal.coins - 4)
        if colosseum.explain(state, seat, mean) is not None:
            continue
        first, second = (replied(kind, state, seat, mean, number) for number in range(2))
        assert first == second
        better = counter_offer(colosseum.step(state, seat, mean), mean.partner)
        if first == Refuse() and better is not None:
            kept += 1
            assert replied(kind, state, seat, better, 2) == Accept()
    assert kept > 5


def replied(kind: str, state: State, seat: Seat, deal: Offer, number: int) -> object:
    asked = colosseum.view(colosseum.step(state, seat, deal), deal.partner)
    return parse(kind).choose(colosseum, asked, deal.partner, Random(number))


@pytest.mark.parametrize("kind", ["easy", "fair"])
def test_who_has_refused_two_offers_is_asked_no_more_in_that_turn_and_what_was_got_is_not_given_away(kind: str) -> None:
    asked = 0
    for seed in range(1, 4):
        refusals: dict[tuple[int, Seat], list[Offer]] = {}
        moved: dict[tuple[int, Seat], tuple[set[Asset], set[Asset]]] = {}
        seats = [BotSeat(parse(kind), Random(f"{seed}/{seat}")) for seat in range(4)]
        for state, seat, move in sulking(seats, seed):
            if not isinstance(move, Offer):
                continue
            given, got = moved.setdefault((state.turn, seat), (set(), set()))
            given.update(move.give)
            got.update(move.take)
            assert given.isdisjoint(got)
            if move.partner:
                continue
            before = refusals.setdefault((state.turn, seat), [])
            assert len(before) < 2
            same = [deal for deal in before if (deal.give, deal.take) == (move.give, move.take)]
            assert all(move.coins > deal.coins for deal in same)
            before.append(move)
            asked += len(before) > 1
    assert asked


def test_what_has_been_got_is_not_given_away_in_the_same_trading(trades: Trades) -> None:
    state, seat, deal = next(trade for trade in trades if trade[2].give and trade[2].take)
    after = colosseum.step(colosseum.step(state, seat, deal), deal.partner, Accept())
    trader = Tried()
    trader.at(colosseum, colosseum.view(state, seat))
    trader.made(deal)
    tried = trader.at(colosseum, colosseum.view(after, seat))
    assert tried == {Done(deal)}
    other = next(each for each in range(4) if each not in (seat, deal.partner))
    for partner in (deal.partner, other):
        assert hopeless(Offer(partner, deal.take, (), -3), tried)
        assert hopeless(Offer(partner, (), deal.give, 3), {deal})
        assert not hopeless(Offer(partner, deal.give, deal.take, deal.coins + 1), tried)


def sulking(seats: list[BotSeat], seed: int) -> Iterator[tuple[State, Seat, object]]:
    """A game in which seat 0 refuses whatever it is offered; what the others do in it."""
    state, rng = colosseum.new(len(seats), colosseum.Options()), Random(seed)
    while acting := colosseum.to_act(state):
        seat = min(acting)
        if seat == CHANCE:
            move = colosseum.draw(state, rng)
        elif seat == 0 and isinstance(state.step, Answering):
            move = Refuse()
        else:
            move = seats[seat].choose(colosseum, colosseum.view(state, seat), seat)
            yield state, seat, move
        state = colosseum.step(state, seat, move)


def test_nobody_answers_an_offer_that_pleases_or_one_to_somebody_else(trades: Trades) -> None:
    state, seat, deal = trades[0]
    asked = colosseum.step(state, seat, deal)
    assert isinstance(asked.step, Answering)
    assert counter_offer(asked, deal.partner) is None
    assert counter_offer(asked, seat) is None
    assert counter_offer(state, seat) is None


@pytest.mark.parametrize("seed", range(3))
def test_computer_traders_come_to_an_end(seed: int) -> None:
    longest = run = 0
    for state, _, _ in decisions(colosseum, TABLE, seed + 10):
        run = run + 1 if isinstance(state.step, Trading | Answering) else 0
        longest = max(longest, run)
    assert longest < 120
