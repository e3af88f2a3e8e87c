"""Tables at which computer players sit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from circus_tui.bots.contract import Bot
from circus_tui.bots.seat import BotSeat
from rules import GAMES
from rules.core import CHANCE, AnyRules, Seat

EVERY_TABLE = [(slug, seats) for slug in GAMES for seats in GAMES[slug].INFO.seats]


def decisions(
    rules: AnyRules, bots: Sequence[Bot], seed: int, most: int = 5000, options: Any = None
) -> Iterator[tuple[Any, Seat, Any]]:
    """Every decision of a game that the players play, as state, seat and move; at most so many."""
    rng = Random(seed)
    state = rules.new(len(bots), options or rules.Options())
    seats = [BotSeat(bot, Random(f"{seed}/{seat}")) for seat, bot in enumerate(bots)]
    made = 0
    while made < most and (acting := rules.to_act(state)):
        seat = min(acting)
        if seat == CHANCE:
            move = rules.draw(state, rng)
        else:
            move = seats[seat].choose(rules, rules.view(state, seat), seat)
            made += 1
            yield state, seat, move
        state = rules.step(state, seat, move)


@cache
def moments(slug: str, seats: int, bot: Bot, *, every: int, most: int, seed: int = 1) -> list[tuple[Any, Seat]]:
    """Some states of a game in which somebody has a choice."""
    rules = GAMES[slug]
    found = []
    for number, (state, seat, _) in enumerate(decisions(rules, [bot] * seats, seed, most * every)):
        if number % every == 0:
            found.append((state, seat))
    return found
