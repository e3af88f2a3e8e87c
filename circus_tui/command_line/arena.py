"""Computer players against one another: who wins how often, and how sure that is. The verb `arena` prints it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final

import attrs

from circus_tui.bots.contract import Bot
from circus_tui.bots.naming import BadBot, parse
from circus_tui.bots.seat import BotSeat
from circus_tui.refused import Refused
from circus_tui.tables.options import play_options
from rules import GAMES, wording
from rules.core import CHANCE, AnyRules

_LONGEST_NAME: Final = 40
"""Characters of a computer player's name that are read; none that is longer means anything."""


@attrs.define
class Standing:
    """How one entrant has done: games, wins (a tie is shared), and points added up."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0

    @property
    def form(self) -> dict[str, Any]:
        """The public form: the share of wins with its 95 % interval."""
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.points / self.games, 2),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share."""
    z = 1.96
    share, weight = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / weight
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / weight
    return max(0.0, middle - width), min(1.0, middle + width)


class Chance:
    """The chance of one game by number of draws: whoever plays, the third deal is the same."""

    def __init__(self, name: str) -> None:
        """All of it follows from the name."""
        self._name = name
        self._draws = 0

    def next(self) -> Random:
        """The numbers for the next draw."""
        self._draws += 1
        return Random(f"{self._name}/{self._draws}")


def played(rules: AnyRules, bots: Sequence[Bot], options: Any, name: str, cap: int) -> Any:
    """Play one game, each seat with its player and numbers of its own; give the last state."""
    state = rules.new(len(bots), options)
    chance = Chance(name)
    seats = [BotSeat(bot, Random(f"{name}/{seat}")) for seat, bot in enumerate(bots)]
    made = 0
    while made < cap:
        acting = rules.to_act(state)
        if not acting:
            break
        seat = min(acting)
        if seat == CHANCE:
            move = rules.draw(state, chance.next())
        else:
            move = seats[seat].choose(rules, rules.view(state, seat), seat)
            made += 1
        state = rules.step(state, seat, move)
    return state


def arena(slug: str, bots: Sequence[Bot], games: int, seed: int, options: Any, cap: int = 5000) -> dict[str, Any]:
    """Play games of the entrants, who move on by a seat from game to game; give the public form of how they did.

    A game that the cap breaks off is decided by the scores so far.
    """
    rules = GAMES[slug]
    standings = [Standing(bot.name) for bot in bots]
    for number in range(games):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        state = played(rules, [bots[entrant] for entrant in order], options, f"{seed}/{number}", cap)
        won, scores = rules.winners(state), rules.scores(state)
        for seat, entrant in enumerate(order):
            standings[entrant].games += 1
            standings[entrant].points += scores[seat]
            standings[entrant].wins += (seat in won) / len(won)
    return {"game": slug, "games": games, "bots": [standing.form for standing in standings]}


def duplicate(
    slug: str, bots: Sequence[Bot], seats: int, games: int, seed: int, options: Any, cap: int = 5000
) -> dict[str, Any]:
    """Compare two players from both sides: seated in turn round the table, and again the other way with the same deals.

    A comparison counts as a game: the side with more points in both halves together wins it.
    """
    rules = GAMES[slug]
    standings = [Standing(bot.name) for bot in bots]
    for number in range(games):
        points = [0.0, 0.0]
        for half in (0, 1):
            sides = [(seat + half) % 2 for seat in range(seats)]
            state = played(rules, [bots[side] for side in sides], options, f"{seed}/{number}", cap)
            for side, score in zip(sides, rules.scores(state), strict=True):
                points[side] += score / seats
        for side, standing in enumerate(standings):
            standing.games += 1
            standing.points += points[side]
            standing.wins += 0.5 if points[0] == points[1] else points[side] == max(points)
    return {"game": slug, "games": games, "bots": [standing.form for standing in standings]}


def players(names: str) -> list[Bot]:
    """Read names parted by commas; they think by this process's own time, whatever else the machine does.

    Raises `Refused`.
    """
    try:
        return [parse(name.strip()[:_LONGEST_NAME], process_time) for name in names.split(",")]
    except BadBot as error:
        raise Refused(str(error)) from None


def compared(parsed: argparse.Namespace) -> dict[str, Any]:
    """Play what the verb says; give the public form of how the players did. Raises `Refused`."""
    bots, info = players(parsed.bots), GAMES[parsed.game].INFO
    seats = len(bots) if parsed.duplicate is None else parsed.duplicate
    if seats not in info.seats:
        raise Refused(f"{info.title} is played by {info.possible}, not by {seats}.")
    if parsed.duplicate is not None and (len(bots) != 2 or seats % 2):
        raise Refused("A duplicate compares two players at a table with an even number of seats.")
    if parsed.games < 1 or parsed.cap < 1:
        raise Refused("There must be at least one game, and at least one move.")
    options = play_options(parsed.game, parsed.option)
    if parsed.duplicate is None:
        return arena(parsed.game, bots, parsed.games, parsed.seed, options, parsed.cap)
    return duplicate(parsed.game, bots, seats, parsed.games, parsed.seed, options, parsed.cap)


def report(counted: dict[str, Any]) -> str:
    """Put the counts in words, a line for each player."""
    title = f"{counted['game']}, {wording.counted(counted['games'], 'game')}"
    lines = (
        f"  {bot['bot']}: {bot['share']:.1%} of the wins ({bot['low']:.1%} to {bot['high']:.1%}),"
        f" mean score {bot['mean_score']}"
        for bot in counted["bots"]
    )
    return "\n".join((title, *lines))
