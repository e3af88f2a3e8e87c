"""Random games, or games of computer players, counted: how many end, how fast the engine is, what the seats score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from circus_tui.bots.contract import Bot
from circus_tui.bots.seat import BotSeat
from circus_tui.command_line.reach import Reach
from circus_tui.refused import Refused
from circus_tui.storage.files import named, reason_of, write_private
from rules import GAMES, wording
from rules.chance import below
from rules.core import CHANCE, AnyRules
from rules.history import Entry, History
from rules.record import Record, write

Chooser = Callable[[Any, int], Sequence[Any]]
"""Gives the moves of which any is as good as another: all that are legal, or the one that a computer player wants."""


def simulate(
    slug: str,
    seats: int,
    options: Any,
    games: int,
    seed: int,
    cap: int,
    folder: Path | None,
    bots: Sequence[Bot] = (),
    reach: Reach | None = None,
) -> dict[str, Any]:
    """Play `games` games of random legal moves, each of at most `cap` moves; save records if asked to.

    Where several kinds of move are allowed the kind is drawn first, and then the move, so that rare kinds are made too.
    With `bots` these choose the moves, seat by seat and again from the first. Time is counted for the rules and for
    `bots`; `reach` counts what the games reach. Raises `Refused` if a record cannot be written.
    """
    rules = GAMES[slug]
    finished = moves = 0
    seconds = 0.0
    totals = [0] * seats
    for number in range(games):
        history, took = _game(rules, seats, options, Random(f"{seed}/{number}"), cap, bots, reach)
        seconds += took
        moves += sum(entry.seat != CHANCE for entry in history.entries)
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
        "moves_per_second": round(moves / seconds) if seconds else 0,
        "mean_scores": [round(total / finished, 2) for total in totals] if finished else None,
    }


def _save(folder: Path, name: str, record: Record) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refused(f"{named(folder)} cannot be made: {reason_of(error)}.") from None
    try:
        write_private(folder / name, write(record))
    except OSError as error:
        raise Refused(f"{named(folder / name)} cannot be written: {reason_of(error)}.") from None


def _game(
    rules: AnyRules, seats: int, options: Any, rng: Random, cap: int, bots: Sequence[Bot], reach: Reach | None
) -> tuple[History, float]:
    """Play one game; give it, and the seconds that the rules and `bots` took."""
    state = rules.new(seats, options)
    choose = _seated(rules, seats, rng, bots) if bots else _all(rules)
    states, entries = [state], []
    made, seconds = 0, 0.0
    while made < cap:
        start = perf_counter()
        acting = rules.to_act(state)
        if not acting:
            break
        seat = min(acting)
        moves = (rules.draw(state, rng),) if seat == CHANCE else choose(state, seat)
        seconds += perf_counter() - start
        move = chosen(moves, rng)
        start = perf_counter()
        before, state = state, rules.step(state, seat, move)
        seconds += perf_counter() - start
        made += seat != CHANCE
        states.append(state)
        entries.append(Entry(seat, move))
        if reach is not None:
            reach.note(before, seat, move)
    if reach is not None and not rules.to_act(state):
        reach.look(state, entries[-1].seat)
    return History(rules, seats, options, tuple(states), tuple(entries)), seconds


def _all(rules: AnyRules) -> Chooser:
    """Any legal move of the whole state: faster than a player with a view of its own, and all alike."""

    def choose(state: Any, seat: int) -> Sequence[Any]:
        return tuple(rules.legal_moves(state, seat))

    return choose


def chosen(moves: Sequence[Any], rng: Random) -> Any:
    """Draw a move: its kind first, each equally likely, then one of that kind."""
    if len(moves) == 1:
        return moves[0]
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    kind = tuple(kinds.values())[below(len(kinds), rng)]
    return kind[below(len(kind), rng)]


def _seated(rules: AnyRules, seats: int, rng: Random, bots: Sequence[Bot]) -> Chooser:
    """Each seat has its player, who sees its view."""
    table = [BotSeat(bots[seat % len(bots)], Random(f"{rng.random()}/{seat}")) for seat in range(seats)]

    def choose(state: Any, seat: int) -> Sequence[Any]:
        return (table[seat].choose(rules, rules.view(state, seat), seat),)

    return choose


def report(counted: dict[str, Any]) -> str:
    """Put the counts in words."""
    scores = counted["mean_scores"]
    means = "no game finished" if scores is None else f"mean scores {', '.join(map(str, scores))}"
    games, moves = (wording.counted(counted[f"{each}s"], each) for each in ("game", "move"))
    return (
        f"{counted['game']}, {counted['seats']} players: {games}, {counted['finished']} finished, "
        f"{counted['capped']} capped, {moves}, {counted['moves_per_second']:,} moves a second, {means}"
    )
