"""Where keys do something of their own: the pages, and the games, each of which is read when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from circus_tui.keyboard import games, keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages import PAGES, Page

COMMON: Final[dict[str, Action]] = {
    each.name: each for each in (*keys.COMMON, *keys.CURSOR, keys.HURRY, keys.TAKE_OVER, keys.YES, keys.NO)
}
"""What every table has; where a page offers one of them it is on the same key there."""

_OF_THE_CURSOR: Final = frozenset({"up", "down", "left", "right", "enter", "escape", "backspace"})


def scopes() -> tuple[str, ...]:
    """The names of all pages and games, which stand before the names of their actions, as in `log.search`."""
    return (*PAGES, *_games())


@cache
def _games() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(games.__path__)))


@cache
def room_of(scope: str) -> Page | None:
    """The page or game of that name; None if there is no such one, or it has no keys of its own."""
    if scope in PAGES or scope not in _games():
        return PAGES.get(scope)
    game = import_module(f"{games.__name__}.{scope}")
    parts: tuple[tuple[Action, ...], ...] = game.PARTS
    every = tuple(dict.fromkeys(each for part in parts for each in part))
    return Page(game.TITLE, every, parts, is_game=True)


@cache
def own_of(scope: str) -> dict[str, Action]:
    """What can be put on other keys on a page or in a game, as `log.search`: what it alone has."""
    room = room_of(scope)
    found: dict[str, Action] = {}
    for each in () if room is None else room.actions:
        if each.name not in COMMON and _has_a_key_of_its_own(each):
            found.setdefault(f"{scope}.{each.name}", each)
    return found


def every() -> Iterator[tuple[str, Action]]:
    """Every action whose keys can be changed, by its name."""
    yield from COMMON.items()
    for scope in scopes():
        yield from own_of(scope).items()


def find(name: str) -> Action | None:
    """The action of that name, if there is one whose keys can be changed."""
    scope, dot, _ = name.rpartition(".")
    return own_of(scope).get(name) if dot else COMMON.get(name)


def _has_a_key_of_its_own(action: Action) -> bool:
    """Whether its key is its own: what is on an arrow, on Enter or on a number goes with the place."""
    own = action.own
    return bool(own) and own[0] not in _OF_THE_CURSOR and not own[0].isdigit()
