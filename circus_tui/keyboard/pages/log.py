"""What keys do in the log."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

SCROLL: Final = action("move", "up down", "↑↓", "line", "Go up and down.")
FOLD: Final = action("fold", "left", "←→", "fold, open", "Fold the turn or chapter that the cursor is in.")
UNFOLD: Final = action("unfold", "right", "→", "", "Open it again.")
TOGGLE: Final = action("toggle", "enter space", "⏎", "fold", "Fold a chapter or a turn on its heading, or open it.")
LOOK: Final = action("look", "enter space", "⏎", "table then", "Show the table as it was after this move.")
FIND: Final = action("search", "slash", "/", "find", "Find a word, from the newest line upwards.")
NEXT: Final = action("next", "n", "n", "next", "Find it again, further up.")
PLAYER: Final = action("player", "1 2 3 4 5 6", "1-6", "one player", "Show only what one player has done.")
ALL: Final = action("everybody", "0", "0", "everybody", "Show what everybody has done.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Close the log.", also=(keys.LOG,))
OWN: Final = (SCROLL, FOLD, UNFOLD, TOGGLE, LOOK, FIND, NEXT, ALL, keys.HELP, LEAVE)
PLAYERS: Final = tuple(
    action(f"player-{seat}", str(seat + 1), str(seat + 1), "", f"Show only seat {seat + 1}.") for seat in range(6)
)
