"""Computer traders of Colosseum: what they offer, accept and answer is what both sides could be glad of."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from circus_tui.bots.games.colosseum_bargains import bargain, counter_offer, likes, offers, remark
from circus_tui.bots.games.colosseum_prospects import time_left
from circus_tui.bots.greedy import Greedy
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import Accept, Offer, Refuse
from rules.colosseum.state import Answering, State, Trading
from rules.core import Seat, name_seats
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
