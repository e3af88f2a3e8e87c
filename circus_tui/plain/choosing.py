"""One thing out of a list: by its number, or by words that fit no other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from circus_tui.plain.console import Console
from circus_tui.plain.reading import by_description, number_of
from rules.catalogue import infos

T = TypeVar("T")


def chosen(text: str, things: Sequence[T], called: Sequence[str]) -> T | None:
    """Of some things that were listed the one of that number, counted from 1, or the only one called like that."""
    number = number_of(text)
    found = [number - 1] if number else by_description(text, called)
    return things[found[0]] if len(found) == 1 and found[0] < len(things) else None


def _obeys_nothing(_: str) -> bool:
    return False


def choose(
    console: Console,
    things: Sequence[T],
    called: Sequence[str],
    *,
    usual: T | None = None,
    obeys: Callable[[str], bool] = _obeys_nothing,
) -> T:
    """Ask which of these is meant; Enter takes the usual one, if there is one. Raises `Left` and EOFError.

    `obeys` does what other words ask for and tells whether it has.
    """
    enter = "." if usual is None else ", or press Enter."
    while True:
        text = console.ask()
        if not text and usual is not None:
            return usual
        if obeys(text):
            continue
        found = chosen(text, things, called)
        if found is not None:
            return found
        console.say(f"Type a number from 1 to {len(things)}{enter}")


def choose_some(console: Console, things: Sequence[T], called: Sequence[str], usual: Sequence[T]) -> Sequence[T]:
    """Ask which of these are meant, several with commas; Enter takes the usual ones. Raises `Left` and EOFError."""
    while True:
        text = console.ask()
        if not text:
            return usual
        found = [chosen(part.strip(), things, called) for part in text.split(",")]
        meant = [each for each in found if each is not None]
        if len(meant) == len(found):
            return meant
        console.say(f"Type a number from 1 to {len(things)}, several with commas, or press Enter.")


def numbered(lines: Sequence[str]) -> list[str]:
    """Lines with their numbers, counted from 1."""
    return [f"{number}. {line}" for number, line in enumerate(lines, start=1)]


def game_of(console: Console) -> str:
    """Ask which game is meant; give its slug. Raises as `choose` does."""
    titles = [info.title for info in infos().values()]
    console.say("Which game?", *numbered(titles))
    return choose(console, list(infos()), titles)
