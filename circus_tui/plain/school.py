"""The school, line by line: which game, which lesson, and what has been learnt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from circus_tui.learning.drilling import Drilling
from circus_tui.learning.progress import Learnt, Progress, profile_of
from circus_tui.learning.table import LessonTable
from circus_tui.names import clean
from circus_tui.plain import commands
from circus_tui.plain.choosing import choose, numbered
from circus_tui.plain.console import Console, Left
from circus_tui.plain.drill import drill
from circus_tui.plain.lesson import HELP, PlainLesson, Solved
from circus_tui.storage.store import Store
from rules import GAMES
from rules.catalogue import infos
from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson
from rules.wording import counted

T = TypeVar("T")

_QUESTIONS: Final = "Quick questions"
_LEARNER: Final = "`learner` and a name: somebody else learns."
_AT_THE_NAME: Final = f"Type a name, or press Enter to learn without one. Later, {_LEARNER} quit: leave."
_AT_A_LIST: Final = f"Type the number of what you want to learn, or its words. {_LEARNER} quit: leave."
_ASKING: Final = frozenset(("help", "?", "hint"))
_WORDS: Final = (
    "Lessons are the same as on the screen, but everything is typed: the number of a choice, or its words.",
    "hand tells what is yours, table what all can see, help the other words.",
)


class _Another(Exception):
    """Somebody else learns now."""


def learn(store: Store, console: Console, slug: str | None = None, number: int | None = None) -> None:
    """Take lessons of a game, from that number on, or as they are chosen. Raises `Left`, EOFError, `StoreError`."""
    _say_who(store, console)
    slug = slug or _by_whoever_learns(partial(_game, store, console))
    lessons = lessons_of(slug)
    console.say(f"Learn {infos()[slug].title}. {infos()[slug].goal}", *_WORDS, *HELP)
    at = number and number - 1
    while True:
        at = _by_whoever_learns(partial(_lesson, store, console, slug)) if at is None else at
        try:
            if at == len(lessons):
                drill(store, console, Drilling(slug))
            _take(store, console, slug, at)
        except Solved:
            at = at + 1 if at + 1 < len(lessons) else None
        except Left:
            at = None


def _say_who(store: Store, console: Console) -> None:
    """Ask whose progress is kept, if that is not known yet."""
    if profile_of(store):
        _welcome(console, profile_of(store))
        return
    console.say("Who learns? A name, by which your progress is kept.")
    while (text := console.ask()).casefold() in _ASKING:
        console.say(_AT_THE_NAME)
    _let_learn(store, console, text)


def _let_learn(store: Store, console: Console, text: str) -> None:
    """Keep what is learnt under that name from now on."""
    name = clean(text)
    store.remember("profile", name)
    _welcome(console, name)


def _welcome(console: Console, name: str) -> None:
    kept = f"What {name or 'you'} learn{'s' if name else ''} is kept."
    console.say(f"{kept} At any list, {_LEARNER}" if name else kept)


def _by_whoever_learns(ask: Callable[[], T]) -> T:
    """Ask once more when somebody else learns, who has learnt other things."""
    while True:
        with suppress(_Another):
            return ask()


def _picked(store: Store, console: Console, things: Sequence[T], called: Sequence[str], usual: T | None = None) -> T:
    """Ask which of these is to be learnt. Raises as `choose` does, and `_Another`."""

    def obeys(text: str) -> bool:
        word, _, name = text.partition(" ")
        if word.casefold() == "learner" and name:
            _let_learn(store, console, name)
            raise _Another
        if text.casefold() in (*_ASKING, "learner"):
            console.say(_AT_A_LIST)
            return True
        return False

    return choose(console, things, called, usual=usual, obeys=obeys)


def _learnt(store: Store, slug: str) -> Learnt:
    return Progress(store.folder).learnt(profile_of(store)).get(slug, Learnt())


def _game(store: Store, console: Console) -> str:
    found = [info for info in infos().values() if info.lessons]
    solved = [len(_learnt(store, info.slug).stars) for info in found]
    console.say(
        *numbered(
            [
                f"{info.title}: {count} of {info.lessons} lessons solved."
                for info, count in zip(found, solved, strict=True)
            ]
        )
    )
    return _picked(store, console, [info.slug for info in found], [info.title for info in found])


def _lesson(store: Store, console: Console, slug: str) -> int:
    """The number of the lesson that is chosen, from 0, or one more for quick questions.

    Enter takes the first that is not solved, or when all are, quick questions.
    """
    learnt, lessons = _learnt(store, slug), lessons_of(slug)
    ready = " You are ready for the table." if learnt.ready else ""
    console.say(*numbered([*(_line(lesson, learnt) for lesson in lessons), f"{_QUESTIONS}.{ready}"]))
    ahead = next((k for k, lesson in enumerate(lessons) if lesson.name not in learnt.stars), len(lessons))
    titles = [*(lesson.title for lesson in lessons), _QUESTIONS]
    console.say(f"Type a number, or press Enter for {titles[ahead]}.")
    return _picked(store, console, range(len(titles)), titles, ahead)


def _line(lesson: Lesson, learnt: Learnt) -> str:
    stars = learnt.stars.get(lesson.name)
    return f"{lesson.title}." if stars is None else f"{lesson.title}: solved, {counted(stars, 'star')}."


def _take(store: Store, console: Console, slug: str, number: int) -> None:
    """Take one lesson. Raises `Solved`, `Left`, EOFError, `StoreError`."""
    table = LessonTable(store, GAMES[slug], lessons_of(slug)[number], number + 1)
    Progress(store.folder).begun(profile_of(store), slug, table.lesson.name)
    lesson = PlainLesson(table, console)
    console.say(f"Lesson {number + 1} of {len(lessons_of(slug))}.")
    lesson.begin()
    commands.play(lesson)
