"""Random games, or games of computer players, counted: how many end, how fast the engine is, what the seats score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from circus_tui.bots.contract import Bot
from circus_tui.bots.seat import BotSeat
from rules import GAMES
from rules.chance import below
from rules.core import NATURE, AnyRules
from rules.history import Entry, History
from rules.record import Record, write


def simulate(
    slug: str,
    seats: int,
    options: Any,
    games: int,
    seed: int,
    cap: int,
    folder: Path | None,
    bots: Sequence[Bot] = (),
) -> dict[str, Any]:
    """Play `games` games of uniformly random legal moves, each of at most `cap` moves; save records if asked to.

    Time is counted for `legal_moves` and `step` of the players' moves alone, with what chance does in between. With
    `bots` these choose the moves, seat by seat and again from the first, and their time is counted too.
    """
    rules = GAMES[slug]
    finished = moves = 0
    seconds = 0.0
    totals = [0] * seats
    for number in range(games):
        start = perf_counter()
        history, made = _game(rules, seats, options, Random(f"{seed}/{number}"), cap, bots)
        seconds += perf_counter() - start
        moves += made
        if not rules.to_act(history.state):
            finished += 1
            totals = [total + score for total, score in zip(totals, rules.scores(history.state), strict=True)]
        if folder is not None:
            _save(folder, f"{slug}-{seats}-{number}.json", Record(history, seed=seed))
    return {
        "game": slug,
        "seats": seats,
        "games": games,
        "finished": finished,
        "capped": games - finished,
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "mean_scores": [round(total / finished, 2) for total in totals] if finished else None,
    }


def _save(folder: Path, name: str, record: Record) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(name).write_text(write(record), encoding="utf-8")


Chooser = Callable[[Any, int], Any]


def _game(rules: AnyRules, seats: int, options: Any, rng: Random, cap: int, bots: Sequence[Bot]) -> tuple[History, int]:
    """Play one game; give it and the number of moves players made."""
    state = rules.new(seats, options)
    choose = _seated(rules, seats, rng, bots) if bots else _uniform(rules, rng)
    states, entries = [state], []
    made = 0
    while made < cap:
        acting = rules.to_act(state)
        if not acting:
            break
        seat = min(acting)
        if seat == NATURE:
            move = rules.draw(state, rng)
        else:
            move = choose(state, seat)
            made += 1
        state = rules.step(state, seat, move)
        states.append(state)
        entries.append(Entry(seat, move))
    return History(rules, seats, options, tuple(states), tuple(entries)), made


def _uniform(rules: AnyRules, rng: Random) -> Chooser:
    """Any legal move of the whole state: faster than a player with a view of its own, and all alike."""

    def choose(state: Any, seat: int) -> Any:
        moves = tuple(rules.legal_moves(state, seat))
        return moves[below(len(moves), rng)]

    return choose


def _seated(rules: AnyRules, seats: int, rng: Random, bots: Sequence[Bot]) -> Chooser:
    """Each seat has its player, who sees its view."""
    table = [BotSeat(bots[seat % len(bots)], Random(f"{rng.random()}/{seat}")) for seat in range(seats)]

    def choose(state: Any, seat: int) -> Any:
        return table[seat].choose(rules, rules.view(state, seat), seat)

    return choose


def report(counted: dict[str, Any]) -> str:
    """Put the counts in words."""
    scores = counted["mean_scores"]
    means = "no game finished" if scores is None else f"mean scores {', '.join(map(str, scores))}"
    return (
        f"{counted['game']}, {counted['seats']} players: {counted['games']} games, {counted['finished']} finished, "
        f"{counted['capped']} capped, {counted['moves']} moves, {counted['moves_per_second']:,} moves a second, {means}"
    )
