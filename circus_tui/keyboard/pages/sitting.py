"""What keys do where somebody sits down at a table that is open elsewhere."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

SEAT: Final = action("down", "down", "↑↓", "seat", "Go to the next seat.")
BEFORE: Final = action("up", "up", "↑", "", "Go to the seat before.")
CHANGE: Final = action(
    "change", "space", "space", "sit or not", "Sit there, or do not. So do the letters.", also=(keys.LEFT, keys.RIGHT)
)
SIT: Final = action("confirm", "enter", "⏎", "sit down", "Sit down at the marked seats.")
WATCH: Final = action("watch", "w", "w", "only watch", "Look on without a seat.")
LEAVE: Final = action("quit", "escape q", "q", "back", "Do not open the game.")
OWN: Final = (SIT, SEAT, BEFORE, CHANGE, WATCH, keys.HELP, LEAVE)
