"""Counts of moves and states below fixed positions: `python -m tests.perft --plies 60 --most 20000`, for all games.

As a chess engine counts the leaves of its tree to find a wrong rule, so this counts what can be done: at positions of
random games of fixed seeds, level by level, until a level would have more than `most` moves. Chance draws one outcome,
which is fixed by the position. Behind a change that is meant to change no rule all numbers are what they were.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from rules import GAMES
from rules.core import CHANCE, AnyRules
from tests.specimens import random_game, specimen

PLIES: Final = (1, 8, 30, 90)
"""After how many entries of a random game it is counted."""

MOST: Final = 400
_DEEPEST: Final = 4


def known(slug: str) -> Path:
    """Where the counts of a game are kept."""
    return specimen(slug).folder / "perft.json"


def position(rules: AnyRules, seats: int, plies: int) -> Any:
    """The state after that many entries of one random game, or the last before its end."""
    state = rules.new(seats, rules.Options())
    for played in random_game(rules, seats, rules.Options(), plies, plies):
        if rules.to_act(played.after):
            state = played.after
    return state


def count(rules: AnyRules, state: Any, most: int = MOST) -> list[list[int]]:
    """Moves and different states of each level below a state."""
    levels: list[list[int]] = []
    states = {state}
    for depth in range(_DEEPEST):
        after: set[Any] = set()
        moves = 0
        for before in states:
            for seat in rules.to_act(before):
                chance = seat == CHANCE
                drawn = [rules.draw(before, Random(depth))] if chance else list(rules.legal_moves(before, seat))
                moves += len(drawn)
                after.update(rules.step(before, seat, move) for move in drawn)
                if moves > most:
                    return levels
        levels.append([moves, len(after)])
        states = after
    return levels


def counts(slug: str, plies: tuple[int, ...] = PLIES, most: int = MOST) -> dict[str, list[list[int]]]:
    """All counts of one game, by number of players and entries played."""
    rules = GAMES[slug]
    return {
        f"{seats} players, entry {number}": count(rules, position(rules, seats, number), most)
        for seats in rules.INFO.seats
        for number in plies
    }


def main(words: list[str]) -> None:
    """Print the counts of every game, or keep the short form as what is known (`--keep`)."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=__doc__)
    parser.add_argument("--plies", type=int, nargs="*", default=PLIES, help="count after that many entries")
    parser.add_argument("--most", type=int, default=MOST, help="the most moves of a level")
    parser.add_argument("--keep", action="store_true", help="keep the counts as those that are known")
    given = parser.parse_args(words)
    if given.keep:
        for slug in GAMES:
            lines = (f"  {json.dumps(place)}: {levels}" for place, levels in counts(slug).items())
            known(slug).write_text("{\n" + ",\n".join(lines) + "\n}\n")
        return
    for slug in GAMES:
        for place, levels in counts(slug, tuple(given.plies), given.most).items():
            print(f"{slug}, {place}:", *(f"{moves} moves to {states} states;" for moves, states in levels))


if __name__ == "__main__":
    main(sys.argv[1:])
