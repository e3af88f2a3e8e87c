"""How much of a game its lessons meet: `python -m tests.lessons [GAME…]` prints a line for each.

A kind of move is met when a solution makes it. A clause is breakable when the game's own screen can be made to refuse
by it, which is found out by pressing keys at random; it is met when a solution is refused by it, and taught
when a lesson names it as one it is about.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

from circus_tui.keyboard.keys import WHY
from circus_tui.screens.contract import Decision, Lift, Played, PlayedByAll
from rules import GAMES
from rules.core import CHANCE, AnyRules, Clause, Refusal
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.teaching.run import Run
from tests.laws.cases import Case
from tests.shell.positions import decisions, states
from tests.specimens import random_game, specimen

STATES, MANY, PRESSES = 60, 400, 30
"""States tried in a test, and when a line is printed; keys pressed in each."""


@attrs.frozen
class Coverage:
    """What the lessons of a game meet, of all there is."""

    title: str
    lessons: int
    kinds: frozenset[str]
    all_kinds: frozenset[str]
    broken: frozenset[str]
    breakable: frozenset[str]
    taught: int
    clauses: int

    @property
    def line(self) -> str:
        """One line for people."""
        kinds = f"{len(self.kinds & self.all_kinds)} of {len(self.all_kinds)} kinds of moves"
        broken = f"{len(self.broken & self.breakable)} of {len(self.breakable)} breakable clauses"
        missing = sorted((self.all_kinds - self.kinds) | (self.breakable - self.broken))
        without = f"; without {', '.join(missing)}" if missing else ""
        return (
            f"{self.title}: {self.lessons} lessons, {kinds}, {broken}, {self.taught} of {self.clauses} clauses{without}"
        )


def coverage(slug: str, count: int = STATES) -> Coverage:
    """Take every lesson with its solution, and see what it meets."""
    rules, lessons = GAMES[slug], lessons_of(slug)
    runs = [run for lesson in lessons for run in solving(rules, lesson)]
    made = {
        entry.move.kind for run in runs for entry in run.history.entries[begun(run) :] if entry.seat == run.lesson.seat
    }
    met: set[Clause] = {clause for run in runs for clause in run.met}
    about = {clause for lesson in lessons for clause in lesson.rules} | met
    return Coverage(
        rules.INFO.title,
        len(lessons),
        frozenset(made),
        player_kinds(slug),
        frozenset(clause.name for clause in met),
        breakable(slug, count),
        len(about),
        len(rules.CLAUSES),
    )


def begun(run: Run) -> int:
    """How many entries there were when the lesson began."""
    return len(Run.begin(run.rules, run.lesson).history.entries)


def solving(rules: AnyRules, lesson: Lesson) -> Iterator[Run]:
    """Take a lesson with its solution; give how it stands before the first thing done, and after each."""
    run = Run.begin(rules, lesson)
    yield run
    for move in lesson.solution:
        run = run.advance() if run.waits else run
        run = run.attempt(move)
        yield run


def player_kinds(slug: str) -> frozenset[str]:
    """The kinds of moves that are not chance's: what chance does in random games, or says of itself."""
    game = specimen(slug)
    chance = {kind.kind for kind in game.rules.MOVES if (kind.__doc__ or "").startswith("Chance")}
    for seats in game.rules.INFO.seats:
        for seed in range(4):
            played = random_game(game.rules, seats, game.rules.Options(), seed, game.cap)
            chance |= {each.move.kind for each in played if each.seat == CHANCE}
    return frozenset(kind.kind for kind in game.rules.MOVES) - chance


def breakable(slug: str, count: int) -> frozenset[str]:
    """The clauses by which the game's screen refuses something, whatever keys are pressed."""
    found: set[str] = set()
    rng = Random(3)
    for seats in GAMES[slug].INFO.seats:
        for state in states(Case(specimen(slug), seats, {}), count):
            for start in decisions(Case(specimen(slug), seats, {}), state):
                found.update(refusals(start, rng))
    return frozenset(found)


def refusals(decision: Any, rng: Random) -> Iterator[str]:
    """Press keys at random."""
    for _ in range(PRESSES):
        outcome = decision.press(rng.choice(reached(decision)))
        if isinstance(outcome, Refusal):
            yield outcome.clause.name
        elif not isinstance(outcome, Played | PlayedByAll | Lift):
            decision = outcome


def reached(decision: Decision) -> tuple[str, ...]:
    """The names of all that keys do: what has no key but those of others cannot be pressed, why not neither."""
    taken: set[str] = set()
    names: list[str] = []
    for each in (*decision.actions, WHY):
        if not taken.issuperset(each.keys):
            names.append(each.name)
        taken.update(each.keys)
    return tuple(dict.fromkeys(names))


def taught() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(slug for slug in GAMES if lessons_of(slug))


def main() -> None:
    """Print the lines of the games named, or of all."""
    for slug in sys.argv[1:] or taught():
        print(coverage(slug, MANY).line, flush=True)


if __name__ == "__main__":
    main()
