"""How far the clauses of a game are reached: `python -m tests.clauses [GAME…]` prints a line for each.

It names how many tests check the clause, how often wrong moves in random games were refused by it, and where the code
carries it out. A clause that no move can break, as one about scoring, is refused by never; a test must check it.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from importlib import import_module
from random import Random

from circus_tui.command_line.reach import mentions
from rules import GAMES
from rules.core import CHANCE, Clause
from tests.laws.test_moves import neighbours
from tests.specimens import Specimen, random_game, specimen

TRIES = 30


def checked(game: Specimen) -> Counter[Clause]:
    """How many tests name each clause."""
    found: Counter[Clause] = Counter()
    for path in game.folder.glob("test_*.py"):
        module = import_module(f"tests.{game.slug}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                found.update(getattr(test, "clauses", ()))
    return found


def refused(game: Specimen, games: int = 6) -> Counter[Clause]:
    """How often each clause refused moves of the same games, made by any seat at any time."""
    found: Counter[Clause] = Counter()
    rng = Random(1)
    for seats in game.rules.INFO.seats:
        for seed in range(games):
            played = list(random_game(game.rules, seats, game.rules.Options(), seed, game.cap))
            pool = sorted({each.move for each in played}, key=repr)
            pool += [other for move in pool for other in neighbours(move)]
            for each in rng.sample(played, min(len(played), 60)):
                acting = sorted(game.rules.to_act(each.before)) or [CHANCE]
                for move in rng.sample(pool, min(len(pool), TRIES)):
                    refusal = game.rules.explain(each.before, rng.choice(acting), move)
                    if refusal is not None:
                        found[refusal.clause] += 1
    return found


def carried_out(game: Specimen) -> dict[Clause, list[str]]:
    """Where the engine names each clause, as the reason of a refusal or by `implements`."""
    found: dict[Clause, list[str]] = defaultdict(list)
    for mention in mentions(game.rules):
        found[mention.clause].append(mention.place)
    return found


def main() -> None:
    """Print the lines of the games named, or of all."""
    for slug in sys.argv[1:] or GAMES:
        game = specimen(slug)
        tests, refusals, places = checked(game), refused(game), carried_out(game)
        print(f"{game.rules.INFO.title}: clause, its tests, its refusals in random games, its code")
        for clause in game.rules.CLAUSES:
            print(f"  {clause.anchor:<50} {tests[clause]:4} {refusals[clause]:8}  {', '.join(places[clause])}")


if __name__ == "__main__":
    main()
