"""An example for every rule of a game: a position out of a lesson, what is done in it, what the engine says to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import attrs

from rules import GAMES
from rules.core import AnyRules, Clause, Refusal, name_seats
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.teaching.run import Run


@attrs.frozen
class Place:
    """Where in the lessons a rule is seen best: a lesson, after so many of the things that its solution does.

    `text` is what to look at, where what the engine says does not show the rule.
    """

    lesson: str
    deeds: int = 0
    text: str = ""


@attrs.frozen
class Example:
    """A position in which a rule matters.

    `number` is the place of the lesson among the others and `deeds` how far its solution has come. `move` is what is
    done next, None where everything has been done; `said` is what the engine says to that, `allowed` whether it is
    let through.
    """

    number: int
    lesson: Lesson
    deeds: int
    run: Run
    move: Any
    said: str
    allowed: bool


def example_of(slug: str, clause: Clause) -> Example:
    """Find the example of a rule. Raises KeyError if there is no such game."""
    lessons = {lesson.name: (number, lesson) for number, lesson in enumerate(lessons_of(slug))}
    place = _places(slug).get(clause) or _looked_for(slug, clause)
    number, lesson = lessons[place.lesson]
    run = run_at(GAMES[slug], lesson, place.deeds)
    move = lesson.solution[place.deeds] if place.deeds < len(lesson.solution) else None
    refusal = None if move is None or place.text else run.rules.explain(run.state, lesson.seat, move)
    names = lesson.names[: run.history.seats]
    said = place.text or name_seats(_verdict(run, lesson, move, refusal), names)
    return Example(number, lesson, place.deeds, run, move, said, refusal is None)


def run_at(rules: AnyRules, lesson: Lesson, deeds: int) -> Run:
    """Take a lesson with as much of its solution."""
    *_, run = _solving(rules, lesson, deeds)
    return run


def taught_with(slug: str, clause: Clause) -> tuple[Clause, ...]:
    """The rules that are met in the same lessons, those that are most often first."""
    others = Counter(
        each for lesson in lessons_of(slug) if clause in lesson.rules for each in lesson.rules if each is not clause
    )
    return tuple(each for each, _ in others.most_common())


def _places(slug: str) -> Mapping[Clause, Place]:
    """What a game says of its own examples; without that a rule is looked for in the lessons."""
    name = f"rules.{slug}.examples"
    if slug not in GAMES or find_spec(name) is None:
        return {}
    places: Mapping[Clause, Place] = import_module(name).EXAMPLES
    return places


def _looked_for(slug: str, clause: Clause) -> Place:
    """Where something is refused by the rule; else where it is decided on; else where the first lesson on it begins."""
    lessons, rules = lessons_of(slug), GAMES[slug]
    about = [lesson for lesson in lessons if clause in lesson.rules]
    steps = [
        (lesson, deeds, run)
        for lesson in about
        for deeds, run in enumerate(_solving(rules, lesson, len(lesson.solution) - 1))
    ]
    for lesson, deeds, run in steps:
        refusal = rules.explain(run.state, lesson.seat, lesson.solution[deeds])
        if refusal is not None and refusal.clause is clause:
            return Place(lesson.name, deeds)
    reading = ((lesson, deeds) for lesson, deeds, run in steps if rules.reading(run.state) is clause)
    there = next(reading, None)
    return Place((about or lessons[-1:])[0].name, 0, clause.text) if there is None else Place(there[0].name, there[1])


def _solving(rules: AnyRules, lesson: Lesson, deeds: int) -> Iterator[Run]:
    """How a lesson stands before the first thing done, and after each of so many; rounds that ended are left."""
    run = Run.begin(rules, lesson)
    yield run
    for move in lesson.solution[:deeds]:
        run = run.attempt(move)
        run = run.advance() if run.waits and not run.solved else run
        yield run


def _verdict(run: Run, lesson: Lesson, move: Any, refusal: Refusal | None) -> str:
    """Why it is not allowed; or what the table is told of it; or what the lesson says at its end."""
    if refusal is not None:
        return refusal.text
    if move is None:
        return lesson.done
    after = run.rules.step(run.state, lesson.seat, move)
    return " ".join(event.text for event in run.rules.events(run.state, lesson.seat, move, after))
