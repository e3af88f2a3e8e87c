"""A player in a process of its own: whatever happens to the process, the game goes on and is told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import attrs
import pytest

from circus_tui.bots.greedy import Greedy
from circus_tui.bots.naming import BadBot
from circus_tui.bots.player import Advised, BotPlayer, Moved, stand_in
from circus_tui.bots.wire import pack, unpack
from rules import GAMES
from tests.bots.tables import moments

LONG = 20.0

# Workers that fail: each reads its request first, as the real one does.
BEATS = "import sys, time, threading\nsys.stdin.buffer.read(8)\n"
DIES = (sys.executable, "-c", BEATS + "sys.exit(3)")
HANGS = (sys.executable, "-c", BEATS + "print('{}', flush=True)\ntime.sleep(60)")
DAWDLES = (sys.executable, "-c", BEATS + "while True: print('{}', flush=True); time.sleep(0.05)")
BABBLES = (
    sys.executable,
    "-c",
    BEATS + 'print(\'nonsense\')\nprint(\'{"job": 1, "move": {"kind": "fly"}}\', flush=True)\ntime.sleep(60)',
)


@pytest.fixture(scope="module")
def table() -> tuple[Any, int]:
    """A decision at a table of Big Top: the view and the seat."""
    state, seat = moments("big_top", 3, Greedy(), every=25, most=2)[1]
    return GAMES["big_top"].view(state, seat), seat


@pytest.fixture
def player() -> Iterator[BotPlayer]:
    made = BotPlayer("big_top", "search:20", seed=4)
    yield made
    made.close()


@pytest.mark.parametrize("slug", list(GAMES))
def test_views_survive_the_journey(slug: str) -> None:
    rules = GAMES[slug]
    for state, seat in moments(slug, rules.INFO.seats[-1], Greedy(), every=15, most=6):
        view = rules.view(state, seat)
        arrived = unpack(pack(view))
        assert arrived == view
        moves = tuple(rules.legal_moves(view, seat))
        assert tuple(rules.legal_moves(arrived, seat)) == moves
        chosen = Greedy().choose(rules, view, seat, Random(1))
        assert Greedy().choose(rules, arrived, seat, Random(1)) == chosen


def test_a_player_moves_and_advises(player: BotPlayer, table: tuple[Any, int]) -> None:
    view, seat = table
    assert player.poll() is None
    player.ask(view, seat)
    assert player.is_thinking
    answer = player.wait(LONG)
    assert isinstance(answer, Moved)
    assert answer.trouble is None
    assert GAMES["big_top"].explain(view, seat, answer.move) is None
    assert not player.is_thinking
    player.ask(view, seat, advice=True)
    advised = player.wait(LONG)
    assert isinstance(advised, Advised)
    assert advised.advice[0].reason


def test_a_question_is_dropped_at_once(player: BotPlayer, table: tuple[Any, int]) -> None:
    player.ask(*table)
    start = monotonic()
    player.cancel()
    assert monotonic() - start < 0.6
    assert player.poll() is None
    player.ask(*table)
    assert isinstance(player.wait(LONG), Moved)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        (DIES, "died"),
        (HANGS, "hung"),
        (DAWDLES, "too slow"),
        (BABBLES, "confused"),
        (("/no/such/program",), "died"),
    ],
)
def test_trouble_is_told_and_costs_no_move(command: tuple[str, ...], trouble: str, table: tuple[Any, int]) -> None:
    view, seat = table
    deadline = 1.5 if trouble == "too slow" else LONG
    player = BotPlayer("big_top", "greedy", deadline=deadline, silence=0.5, command=command)
    player.ask(view, seat)
    answer = player.wait(LONG)
    assert isinstance(answer, Moved)
    assert answer.trouble == trouble
    assert GAMES["big_top"].explain(view, seat, answer.move) is None
    player.ask(view, seat, advice=True)
    assert player.wait(LONG) == Advised((), trouble if trouble != "confused" else "hung")
    player.close()


def test_a_stand_in_plays_even_where_the_evaluation_fails(
    table: tuple[Any, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("a mistake")

    import circus_tui.bots.games.big_top as evaluation

    monkeypatch.setattr(evaluation, "EVALUATION", attrs.evolve(evaluation.EVALUATION, reply=broken))
    rules, (view, seat) = GAMES["big_top"], table
    assert rules.explain(view, seat, stand_in(rules, view, seat, Random(1))) is None


def test_a_player_must_have_a_name() -> None:
    with pytest.raises(BadBot):
        BotPlayer("big_top", "nobody")
