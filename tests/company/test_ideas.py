"""The ideas of a trade: with hints those come first that the partner would accept; without, as the rules list them."""

from __future__ import annotations

from random import Random

import pytest

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.games.colosseum_bargains import counter_offer
from circus_tui.bots.greedy import Greedy
from circus_tui.screens.colosseum.decisions.trade import TradeDecision, open_trade
from circus_tui.storage.store import Store
from rules import colosseum
from rules.colosseum.moves import Accept, Offer
from rules.colosseum.state import State, Trading
from rules.core import Seat
from tests.bots.tables import decisions
from tests.company.party import Party

Trades = list[tuple[State, Seat]]


@pytest.fixture(scope="module")
def trades() -> Trades:
    """Trades in which the rules know of an offer."""
    return [
        (colosseum.view(state, seat), seat)
        for seed in (1, 2)
        for state, seat, _ in decisions(colosseum, [Greedy()] * 4, seed)
        if isinstance(state.step, Trading) and open_trade(state, seat).ideas
    ]


def is_accepted(view: State, seat: Seat, offer: Offer) -> bool:
    asked = colosseum.step(view, seat, offer)
    return bool(Greedy().choose(colosseum, colosseum.view(asked, offer.partner), offer.partner, Random(1)) == Accept())


def wished(view: State, seat: Seat, offer: Offer) -> Offer | None:
    """What the partner would agree to instead."""
    return counter_offer(colosseum.step(view, seat, offer), offer.partner)


@pytest.mark.slow
def test_an_idea_that_is_accepted_comes_before_those_that_are_not(trades: Trades) -> None:
    better = changed = 0
    for view, seat in trades:
        plain = open_trade(view, seat)
        advised = plain.advised(evaluation_of(colosseum))
        assert all(colosseum.explain(view, seat, idea) is None for idea in advised.ideas)
        answers = [is_accepted(view, seat, idea) for idea in advised.ideas]
        assert answers == sorted(answers, reverse=True)
        assert set(filter(lambda idea: is_accepted(view, seat, idea), plain.ideas)) <= set(advised.ideas)
        first = advised.press("suggest")
        assert isinstance(first, TradeDecision)
        assert first.offer == advised.ideas[0]
        better += answers[0] and not is_accepted(view, seat, plain.ideas[0])
        changed += advised.ideas[0] not in plain.ideas
        assert answers[0] or not any(wished(view, seat, idea) for idea in plain.ideas)
    assert better > changed > 0


def test_of_the_ideas_that_are_accepted_the_best_for_oneself_comes_first(trades: Trades) -> None:
    game, several = evaluation_of(colosseum), 0
    for view, seat in trades:
        plain = open_trade(view, seat)
        liked = [idea for idea in plain.ideas if is_accepted(view, seat, idea)]
        if len(liked) > 1:
            several += 1
            best = max(game.rating(view, seat, idea) for idea in liked)
            assert game.rating(view, seat, plain.advised(game).ideas[0]) == best
    assert several > 3


@pytest.mark.parametrize("hints", [True, False])
def test_without_hints_the_ideas_come_as_the_rules_list_them(store: Store, hints: bool) -> None:
    party = Party(store, "colosseum", ("", "fair", "fair", "fair"), seed=5, hints=hints)
    told = 0
    for _ in range(600):
        decision = party.session.decision
        if isinstance(decision, TradeDecision):
            plain = open_trade(decision.view, decision.seat).ideas
            assert hints or decision.ideas == plain
            told += decision.ideas != plain
        if not party.step():
            break
    assert (told > 0) == hints
