"""Hints: made on the view that is on the screen, at once and by thinking, and never of a move that cannot be made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from circus_tui.bots.advice import Adviser
from circus_tui.bots.contract import Advice
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.player import Advised, Answer, BotPlayer
from circus_tui.bots.search import Search
from rules import GAMES
from rules.core import CHANCE, Seat, name_seats
from tests.bots.tables import moments
from tests.laws.cases import Case
from tests.shell.positions import CASES, every_table, states


class Thinker(BotPlayer):
    """Advises where it sits; `fails` makes it fail."""

    fails = False

    def ask(self, view: Any, seat: Seat, *, advice: bool = False) -> None:
        assert advice
        found = () if self.fails else Search(iterations=6).advise(self._rules, view, seat, Random(2))
        self.answer: Answer | None = Advised(tuple(found), "died" if self.fails else None)

    def poll(self) -> Answer | None:
        return self.answer


class Failing(Thinker):
    """Fails every time."""

    fails = True


def hinted(adviser: Adviser) -> tuple[Advice, ...]:
    assert adviser.hint is not None
    return adviser.hint.advice


@pytest.mark.slow
@every_table
def test_a_hint_can_be_made_in_words_and_knows_no_more_than_the_screen(case: Case, *, long: bool) -> None:
    rules, names, rng = case.rules, ["Ana"] * 6, Random(5)
    for state in states(case, 24 if long else 12):
        for seat in sorted(rules.to_act(state) - {CHANCE}):
            shown = seat if rules.private(rules.view(state, None), seat) else None
            view = rules.view(state, shown)
            other = rules.view(rules.resample(view, shown, rng), shown)
            adviser, again = (Adviser(case.specimen.slug, Thinker) for _ in range(2))
            adviser.ask(view, seat)
            again.ask(other, seat)
            assert hinted(adviser) == hinted(again)
            adviser.poll()
            for each in hinted(adviser):
                assert rules.explain(view, seat, each.move) is None
                assert name_seats(rules.describe(view, seat, each.move), names)
                assert name_seats(each.reason, names)


def test_what_thinking_puts_first_is_not_given_a_reason_against_it() -> None:
    rules, reasons = GAMES["circus_combat"], []
    for number, (state, seat) in enumerate(moments("circus_combat", 2, Greedy(), every=3, most=60)):
        advice = Search(iterations=8).advise(rules, rules.view(state, seat), seat, Random(number))
        reasons += [each.reason for each in advice[:1]]
    assert any("played on" in reason for reason in reasons)
    assert not any("come up worse" in reason for reason in reasons)


def test_thinking_replaces_the_first_look_and_a_failure_keeps_it() -> None:
    rules = GAMES["fan_tan"]
    state = next(each for each in states(_case(), 60) if _choices(each) > 2)
    (seat,) = rules.to_act(state)
    view = rules.view(state, seat)
    for kind, ahead in ((Thinker, True), (Failing, False)):
        adviser = Adviser("fan_tan", kind)
        adviser.ask(view, seat)
        first = hinted(adviser)
        assert adviser.is_thinking
        assert adviser.poll()
        assert not adviser.is_thinking
        assert not adviser.poll()
        assert adviser.hint is not None
        assert adviser.hint.thought_ahead is ahead
        assert ahead or hinted(adviser) == first
        adviser.drop()
        assert adviser.hint is None
        adviser.close()


def _case() -> Case:
    return next(case for case in CASES if case.specimen.slug == "fan_tan")


def _choices(state: Any) -> int:
    rules = GAMES["fan_tan"]
    acting = rules.to_act(state) - {CHANCE}
    return len(tuple(rules.legal_moves(state, min(acting)))) if acting else 0


def test_a_hint_comes_from_a_process_of_its_own_and_can_be_dropped() -> None:
    rules = GAMES["fan_tan"]
    state = next(each for each in states(_case(), 60) if _choices(each) > 2)
    (seat,) = rules.to_act(state)
    adviser = Adviser("fan_tan")
    adviser.ask(rules.view(state, seat), seat)
    assert adviser.is_thinking
    adviser.drop()
    assert not adviser.poll()
    adviser.close()
