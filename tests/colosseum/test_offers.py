"""Colosseum's offers, put together and answered by keys."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.screens.colosseum.decisions.trade import (
    AgreeDecision,
    AnswerDecision,
    CounterDecision,
    balance_of,
    open_trade,
)
from circus_tui.screens.contract import PlayedByAll
from rules import colosseum
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import (
    Accept,
    Offer,
    Refuse,
)
from rules.colosseum.state import Trading
from rules.core import Refusal, play
from tests.colosseum.scenes import (
    ANSWER,
    ANSWERING,
    TRADE,
    decision,
    moves,
    pressed,
    rows,
)
from tests.colosseum.tables import tokens


def test_an_offer_is_put_together_column_by_column() -> None:
    keys = "left left n n down down down down left up up up up right"
    offer = Offer(3, tokens("horse"), (), 1)
    at: Any = decision(TRADE, *keys.split())
    assert at.offer == offer
    lions = decision(at, *("down",) * 8, "right", "right")
    assert moves(lions, "enter") == (Offer(3, tokens("horse"), tokens("lion lion"), 1),)


def test_an_idea_is_an_offer_that_the_rules_allow() -> None:
    seen = set()
    at: Any = decision(TRADE)
    for _ in range(9):
        at = decision(at, "o")
        assert colosseum.explain(TRADE, 0, at.offer) is None
        seen.add(at.offer)
    assert seen == {move for move in colosseum.legal_moves(TRADE, 0) if isinstance(move, Offer)}


def test_an_idea_that_lies_there_already_is_passed_over() -> None:
    first, second = (open_trade(TRADE, 0).ideas[number] for number in range(2))
    refused = decision(TRADE, "o").renewed(decision(TRADE, "o"), None)
    assert decision(refused, "o").offer == second
    by_hand = attrs.evolve(open_trade(TRADE, 0), partner=first.partner, balance=balance_of(first))
    assert decision(by_hand, "o").offer == second


def test_partners_go_round_without_the_trader() -> None:
    at: Any = decision(TRADE)
    seen = [at.partner]
    for _ in range(3):
        at = decision(at, "n")
        seen.append(at.partner)
    assert seen == [1, 2, 3, 1]


def test_amounts_are_typed_and_a_minus_gives() -> None:
    at = decision(TRADE, "minus", "1", "2", "down", "3")
    assert at.balance[:2] == (-12, 3)
    assert decision(at, "up", "4").balance[0] == 4
    assert decision(at, "2").balance[1] == 32
    assert decision(at, "right", "2").balance[1] == 2
    assert decision(at, "4", "5", "6").balance[1] == 345
    assert decision(at, "minus").balance[1] == 0
    assert decision(at, "minus", "2", "right").balance[1] == -1


def test_a_counter_offer_begins_with_the_offer_seen_from_the_other_side() -> None:
    counter = decision(ANSWER, "o")
    assert isinstance(counter, CounterDecision)
    assert counter.seat == ANSWERING.offer.partner
    assert counter.balance == tuple(-number for number in balance_of(ANSWERING.offer))
    assert decision(counter, "escape") == AnswerDecision(ANSWER, counter.seat)
    assert "idea" not in "\n".join(rows(decision(counter, "right", "right")))


def test_a_counter_offer_that_the_trader_agrees_to_is_played_as_an_offer_of_the_traders() -> None:
    trader, partner = ANSWERING.trader, ANSWERING.offer.partner
    agreeing = decision(ANSWER, "o", "1", "enter")
    assert (type(agreeing), agreeing.seat) == (AgreeDecision, trader)
    assert agreeing.asks.startswith(f"{{{trader}}}: {{{partner}}} would give you ")
    played = pressed(agreeing, "a")
    assert isinstance(played, PlayedByAll)
    (refused, offered, accepted) = played.entries
    assert refused == (partner, Refuse())
    assert offered[0] == trader
    assert offered[1].coins == 1
    assert accepted == (partner, Accept())
    after = ANSWER
    for seat, move in played.entries:
        after = play(colosseum, after, seat, move)
    assert after.step == Trading(trader)
    assert after.players[trader].coins == ANSWER.players[trader].coins - 1


def test_a_counter_offer_that_the_trader_does_not_agree_to_leaves_a_refusal() -> None:
    partner = ANSWERING.offer.partner
    assert pressed(ANSWER, "o", "1", "enter", "r") == PlayedByAll(((partner, Refuse()),))


def test_a_counter_offer_of_what_is_not_there_is_refused_before_anybody_is_asked() -> None:
    refused = pressed(ANSWER, "o", "9", "9", "enter")
    assert isinstance(refused, Refusal)
    assert refused.clause is Clause.OFFER
    assert "cannot pay 99" in refused.text


def test_the_trader_who_is_asked_exchanges_nothing_meanwhile() -> None:
    agreeing = decision(ANSWER, "o", "1", "enter")
    assert not {"cash", "exchange"} & {each.name for each in agreeing.actions}
