"""Keys named in sentences, as whoever reads them has set them: `key("log")` is `l`, or what the log is on instead.

Which settings hold is asked of the running app, as other programs ask for a language: several apps can run in one
process, for people with keys of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from contextvars import ContextVar
from typing import Final

from circus_tui.keyboard import keymap
from circus_tui.keyboard.keymap import Changes
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.rooms import find

_NONE: Final[Mapping[str, tuple[str, ...]]] = {}
_ASKED: ContextVar[Callable[[], Changes]] = ContextVar("changed keys", default=lambda: _NONE)
_WORDS: Final = {"⏎": "Enter"}
_NAMED: Final = re.compile(r"\[([a-z][a-z0-9_.]+)\]")


def ask(changes: Callable[[], Changes]) -> None:
    """Take changed keys from there, here and in every task that begins here."""
    _ASKED.set(changes)


def changed() -> Hashable:
    """What sentences differ by: the actions that are on other keys for whoever reads them."""
    return frozenset(_ASKED.get()().items())


def key(*names: str) -> str:
    """The key that an action is on, as a sentence has it; of several, those keys side by side.

    That of a page or a game has its name before its own: `key("rulebook.try")`.
    """
    changes = _ASKED.get()()
    signs = [_sign(keymap.now(name, changes)) for name in names]
    return keymap.beside(_WORDS.get(sign, sign) for sign in signs)


def _sign(action: Action) -> str:
    """What is printed for an action alone, without those whose signs stand beside its own in a key bar."""
    return keymap.shown(action.own[0]) if action.beside else action.shown


def yes_or_no() -> str:
    """The two keys that answer a question."""
    return f"{key('yes')} / {key('no')}"


def spelled(text: str, game: str = "") -> str:
    """The text with keys in the place of actions in brackets, as in `Choose it, then [confirm].`.

    Those of the game may stand there without its name.
    """

    def sign(found: re.Match[str]) -> str:
        names = (f"{game}.{found[1]}", found[1]) if game else (found[1],)
        return next((key(name) for name in names if find(name) is not None), found[0])

    return _NAMED.sub(sign, text)
