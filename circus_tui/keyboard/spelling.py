"""Keys named in sentences, as whoever reads them has set them: `key("log")` is `l`, or what the log is on instead.

Which settings hold is asked of the running app, as other programs ask for a language: several apps can run in one
process, for people with keys of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Final

from circus_tui.keyboard import keymap
from circus_tui.keyboard.keymap import Changes

_NONE: Final[Mapping[str, tuple[str, ...]]] = {}
_ASKED: ContextVar[Callable[[], Changes]] = ContextVar("changed keys", default=lambda: _NONE)
_WORDS: Final = {"⏎": "Enter"}
_NAMED: Final = re.compile(rf"\[({'|'.join(map(re.escape, keymap.EVERY))})\]")


def ask(changes: Callable[[], Changes]) -> None:
    """Take changed keys from there, here and in every task that begins here."""
    _ASKED.set(changes)


def key(*names: str) -> str:
    """The key that an action is on, as a sentence has it; of several, those keys side by side.

    That of a page has its name before its own: `key("rulebook.try")`.
    """
    changes = _ASKED.get()()
    signs = [keymap.now(name, changes).shown for name in names]
    return keymap.beside(_WORDS.get(sign, sign) for sign in signs)


def yes_or_no() -> str:
    """The two keys that answer a question."""
    return f"{key('yes')} / {key('no')}"


def spelled(text: str) -> str:
    """The text with keys in the place of actions in brackets, as in `Choose it, then [confirm].`."""
    return _NAMED.sub(lambda found: key(found[1]), text)
