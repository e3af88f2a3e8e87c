"""What keys do in the set-up of a game."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

BEGIN: Final = action(
    "begin", "ctrl+s", "⏎", "begin", "Begin the game, from any line; [confirm] on the button does too."
)
NEXT: Final = action("next", "down", "↑↓", "line", "Go to the next line; tab does too.")
BEFORE: Final = action("before", "up", "↑", "", "Go to the line before.")
MORE: Final = action("more", "right", "←→", "change", "Take the next value of the line.")
LESS: Final = action("less", "left", "←", "", "Take the value before.")
UPWARDS: Final = action("upwards", "shift+up", "⇧↑", "seat up", "Let this player sit one seat further up.")
DOWNWARDS: Final = action("downwards", "shift+down", "⇧↓", "", "Let this player sit one seat further down.")
LEARN: Final = action(
    "learn", "l", "l", "learn it", "Never played? Three minutes a lesson.", words="never played? three minutes"
)
LEAVE: Final = action("quit", "escape q", "q", "back", "Leave the line, or go back to the lobby; esc does too.")
OWN: Final = (NEXT, BEFORE, MORE, LESS, BEGIN, UPWARDS, DOWNWARDS, LEARN, keys.RULES, keys.HELP, LEAVE)
