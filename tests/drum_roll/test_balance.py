"""Drum Roll: the shipped set is balanced as the rulebook says."""

from __future__ import annotations

import pytest

from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import TYPES
from rules.drum_roll.clauses import Clause
from tests.drum_roll.balance import POLICIES, SEARCHED, measure, report, worse_in_every_respect
from tests.specimens import rule


@pytest.mark.slow
@rule(Clause.SET)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_the_types_come_out_within_two_coins_of_each_other(policy: str) -> None:
    balance = measure(policy, 10)
    assert balance.spread < 2
    assert sum(number for _, number in balance.performers.values()) > 300


@rule(Clause.SET)
def test_no_act_is_worse_than_another_of_its_type_in_every_respect() -> None:
    assert worse_in_every_respect() == []


@pytest.mark.long
@rule(Clause.SET)
def test_no_card_stands_out_when_players_search() -> None:
    balance = measure("search", SEARCHED)
    assert balance.spread < 2
    assert balance.outstanding == {}


def test_the_report_names_every_type_and_performer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(POLICIES, "search")
    text = report(1)
    assert all(kind in text for kind in TYPES)
    assert all(card.name in text for card in SHIPPED.performers)
