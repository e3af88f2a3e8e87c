"""Random play, and the price of each question that is put to an engine, in CPU time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, Final

import attrs

from rules import GAMES
from rules.core import CHANCE, AnyRules, Seat
from rules.history import History
from tests.specimens import random_history

SEATS: Final = {slug: min(4, GAMES[slug].INFO.seats[-1]) for slug in GAMES}
CAP: Final = 2000
_POSITIONS: Final = 400


@attrs.frozen
class Price:
    """What the questions cost, in microseconds of one call: the median, and what 95 of 100 calls stay below."""

    name: str
    usual: float
    p95: float


def random_play(slug: str, seconds: float, seed: int) -> float:
    """Moves a second: uniformly random games from the deal to the end, chance included but not counted."""
    rules, rng = GAMES[slug], Random(seed)
    options = rules.Options()
    made, start = 0, process_time()
    while process_time() - start < seconds:
        made += _game(rules, SEATS[slug], options, rng)
    return made / (process_time() - start)


def _game(rules: AnyRules, seats: int, options: Any, rng: Random) -> int:
    state, made = rules.new(seats, options), 0
    to_act, legal_moves, step = rules.to_act, rules.legal_moves, rules.step
    while made < CAP:
        acting = to_act(state)
        if not acting:
            break
        seat = min(acting)
        if seat == CHANCE:
            state = step(state, seat, rules.draw(state, rng))
            continue
        moves = list(legal_moves(state, seat))
        state = step(state, seat, moves[int(rng.random() * len(moves))])
        made += 1
    return made


def positions(slug: str, seed: int) -> Iterator[tuple[Any, int, Any, Any]]:
    """Decisions of random games: the state, who decides, what that seat does, and the state after it."""
    rules = GAMES[slug]
    while True:
        history = random_history(rules, SEATS[slug], rules.Options(), seed, CAP)
        for entry, before, after in zip(history.entries, history.states, history.states[1:], strict=False):
            if entry.seat != CHANCE:
                yield before, entry.seat, entry.move, after
        seed += 1


def prices(slug: str, seed: int, number: int = _POSITIONS) -> tuple[Price, ...]:
    """What `legal_moves`, `step`, `explain` and `view` cost at random decisions."""
    rules = GAMES[slug]
    source = positions(slug, seed)
    taken = [next(source) for _ in range(number)]
    return (
        _price("legal_moves", [partial(_listed, rules, state, seat) for state, seat, _, _ in taken]),
        _price("step", [partial(rules.step, state, seat, move) for state, seat, move, _ in taken]),
        _price("explain", [partial(rules.explain, state, seat, move) for state, seat, move, _ in taken]),
        _price("view", [partial(rules.view, state, seat) for state, seat, _, _ in taken]),
    )


def _listed(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    return list(rules.legal_moves(state, seat))


def _price(name: str, calls: list[Callable[[], object]]) -> Price:
    times = []
    for call in calls:
        best = min(_time(call) for _ in range(3))
        times.append(best * 1e6)
    return Price(name, median(times), quantiles(times, n=20)[-1])


def _time(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


def replayed(slug: str, seed: int) -> float:
    """Entries a second when a log is played again and every move of it is judged."""
    rules = GAMES[slug]
    source = random_history(rules, SEATS[slug], rules.Options(), seed, CAP)
    start = process_time()
    history = History.start(rules, source.seats, source.options)
    for entry in source.entries:
        history = history.after(entry.seat, entry.move)
    assert history.state == source.state
    return len(source.entries) / max(process_time() - start, 1e-6)
