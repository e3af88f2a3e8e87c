"""Every computer player in every game: legal, blind to what is hidden, and able to say why."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest

from circus_tui.bots.careless import Careless
from circus_tui.bots.contract import MOST_ADVISED, Bot
from circus_tui.bots.evaluation import by_scores, evaluation_of
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.naming import KINDS, BadBot, parse
from circus_tui.bots.search import Search
from circus_tui.bots.uniform import Uniform
from rules import GAMES, scout
from rules.core import name_seats
from tests.bots.tables import EVERY_TABLE, decisions, moments

BOTS: list[Bot] = [Uniform(), Greedy(), Search(iterations=3), Careless()]
every_table = pytest.mark.parametrize(("slug", "seats"), EVERY_TABLE)
every_game = pytest.mark.parametrize("slug", list(GAMES))
every_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)


@every_table
def test_players_play_whole_games_by_the_rules(slug: str, seats: int) -> None:
    rules = GAMES[slug]
    table = [BOTS[seat % 2] for seat in range(seats)]
    last = None
    for state, seat, move in decisions(rules, table, seed=seats):
        assert rules.explain(state, seat, move) is None
        last = rules.step(state, seat, move)
    assert last is not None
    while rules.to_act(last):
        last = rules.step(last, min(rules.to_act(last)), rules.draw(last, Random(1)))
    assert rules.winners(last)


@pytest.mark.slow
@every_table
def test_a_search_makes_legal_moves(slug: str, seats: int, *, long: bool) -> None:
    rules = GAMES[slug]
    table = [BOTS[2], *[BOTS[1]] * (seats - 1)]
    for state, seat, move in decisions(rules, table, seed=seats, most=90 if long else 45):
        assert rules.explain(state, seat, move) is None


@pytest.mark.slow
@every_game
@every_bot
def test_what_is_hidden_changes_no_move(slug: str, bot: Bot) -> None:
    rules = GAMES[slug]
    for state, seat in moments(slug, rules.INFO.seats[-1], Greedy(), every=9, most=12):
        view = rules.view(state, seat)
        redealt = rules.resample(view, seat, Random(7))
        again = rules.view(redealt, seat)
        assert bot.choose(rules, view, seat, Random(3)) == bot.choose(rules, again, seat, Random(3))


@every_game
def test_greedy_advice_comes_at_once_and_in_words(slug: str) -> None:
    rules = GAMES[slug]
    seats = rules.INFO.seats[-1]
    names = ["Ana"] * seats
    spent = []
    for state, seat in moments(slug, seats, Greedy(), every=7, most=20):
        view = rules.view(state, seat)
        start = process_time()
        advice = Greedy().advise(rules, view, seat, Random(1))
        spent.append(process_time() - start)
        assert 1 <= len(advice) <= MOST_ADVISED
        assert [one.share for one in advice] == sorted((one.share for one in advice), reverse=True)
        assert sum(one.share for one in advice) <= 1.001
        for one in advice:
            assert rules.explain(state, seat, one.move) is None
            assert name_seats(one.reason, names)
    assert sorted(spent)[len(spent) // 2] < 0.1


@every_game
def test_search_advises_what_has_done_best(slug: str) -> None:
    rules = GAMES[slug]
    for state, seat in moments(slug, rules.INFO.seats[-1], Greedy(), every=20, most=3):
        advice = Search(iterations=12).advise(rules, rules.view(state, seat), seat, Random(1))
        assert advice
        assert [one.share for one in advice] == sorted((one.share for one in advice), reverse=True)
        assert sum(one.share for one in advice) <= 1.001
        for one in advice:
            assert rules.explain(state, seat, one.move) is None


@every_bot
def test_what_has_been_tried_in_vain_is_left(bot: Bot) -> None:
    rules = GAMES["fan_tan"]
    state, seat = next(
        (state, seat)
        for state, seat, _ in decisions(rules, [Uniform()] * 3, seed=2)
        if len(tuple(rules.legal_moves(state, seat))) > 1
    )
    view = rules.view(state, seat)
    first = bot.choose(rules, view, seat, Random(1))
    assert bot.choose(rules, view, seat, Random(1), {first}) != first
    everything = set(rules.legal_moves(view, seat))
    assert bot.choose(rules, view, seat, Random(1), everything) in everything


def test_a_new_game_has_players_for_free() -> None:
    info = SimpleNamespace(slug="new_game", seats=(3,))
    names = [name for name in dir(scout) if not name.startswith("_")]
    rules: Any = SimpleNamespace(**{name: getattr(scout, name) for name in names} | {"INFO": info})
    assert evaluation_of(rules).parts is not evaluation_of(scout).parts
    assert evaluation_of(rules).worth is by_scores(rules).worth
    for bot in BOTS:
        for state, seat, move in decisions(rules, [bot] * 3, seed=4, most=25):
            assert rules.explain(state, seat, move) is None


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("search:0.2s", "search:0.2s"),
        ("search:200", "search:200"),
        ("search", "search:1s"),
        ("careless", "careless"),
        ("easy", "careless"),
        ("fair", "greedy"),
        ("cunning", "search:1s"),
    ],
)
def test_players_have_names(name: str, called: str) -> None:
    assert parse(name).name == called
    assert set(KINDS) == {"easy", "fair", "cunning"}


@pytest.mark.parametrize(
    "name", ["", "serch", "search:", "search:0", "search:0s", "search:99s", "search:-1", "greedy:2"]
)
def test_a_wrong_name_is_answered_with_a_sentence(name: str) -> None:
    with pytest.raises(BadBot, match=r"^'.*\.$"):
        parse(name)


def test_a_search_sees_what_decides_the_game() -> None:
    rules = GAMES["scout"]
    for state, seat, move in decisions(rules, [Greedy()] * 3, seed=4):
        after = rules.step(state, seat, move)
        if not rules.to_act(after) and seat in rules.winners(after) and len([*rules.legal_moves(state, seat)]) > 1:
            advice = Search(iterations=60).advise(rules, rules.view(state, seat), seat, Random(1))
            assert rules.winners(rules.step(state, seat, advice[0].move)) == rules.winners(after)
            return
    raise AssertionError("nobody has ended this game")


def test_a_search_by_time_keeps_to_its_clock() -> None:
    rules = GAMES["big_top"]
    state, seat = moments("big_top", 4, Greedy(), every=30, most=2)[1]
    clock = count()
    Search(seconds=20, clock=lambda: float(next(clock))).choose(rules, rules.view(state, seat), seat, Random(1))
    assert 20 <= next(clock) <= 24


@every_game
def test_a_table_that_is_likely_looks_the_same_to_the_seat(slug: str) -> None:
    rules = GAMES[slug]
    for state, seat in moments(slug, rules.INFO.seats[-1], Greedy(), every=9, most=10):
        view = rules.view(state, seat)
        tables = evaluation_of(rules).tables(rules, view, seat, Random(5))
        assert all(rules.view(table, seat) == view for table in islice(tables, 3))
