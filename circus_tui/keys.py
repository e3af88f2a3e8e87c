"""The one table of actions: what it is called, which keys do it, what the footer says. Help and screens read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import attrs


@attrs.frozen
class Action:
    """Something a key does. `keys` are Textual's names; `shown` is the key as printed in the footer."""

    name: str
    keys: tuple[str, ...]
    shown: str
    label: str
    meaning: str


def action(name: str, keys: str, shown: str, label: str, meaning: str) -> Action:
    """Write an action down; `keys` are separated by spaces."""
    return Action(name, tuple(keys.split()), shown, label, meaning)


LEFT: Final = action("left", "left h", "←", "", "Move the cursor to the left.")
RIGHT: Final = action("right", "right l", "→", "", "Move the cursor to the right.")
UP: Final = action("up", "up k", "↑", "", "Move the cursor up.")
DOWN: Final = action("down", "down j", "↓", "", "Move the cursor down.")
CONFIRM: Final = action("confirm", "enter space", "Enter", "do it", "Do what the line under the cursor says.")
BACK: Final = action("back", "escape backspace", "esc", "back", "Give up what you were putting together.")
UNDO: Final = action(
    "undo", "u", "u", "undo", "Take back the last decision; if others have seen something, all must agree."
)
HELP: Final = action("help", "question_mark", "?", "help", "Show the keys.")
RULES: Final = action("rules", "f1", "F1", "rules", "Open the rulebook, at the rule that was just named.")
WHY: Final = action("why", "w", "w", "why", "Say which rule stands against what the cursor is on.")
LOG: Final = action("log", "L", "L", "log", "Show everything that has happened.")
HIDE: Final = action("hide", "x", "x", "hide", "Drop the curtain over your hand.")
QUIT: Final = action("quit", "q", "q", "quit", "Leave; the game is saved.")
YES: Final = action("yes", "y", "y", "yes", "Agree.")
NO: Final = action("no", "n escape", "n", "no", "Do not agree.")

COMMON: Final = (WHY, UNDO, RULES, LOG, HIDE, QUIT)
"""What every game offers behind help and its own actions."""


def by_key(actions: Iterable[Action]) -> Mapping[str, Action]:
    """Find actions by key; of two that want a key the first has it."""
    found: dict[str, Action] = {}
    for each in actions:
        for key in each.keys:
            found.setdefault(key, each)
    return found
