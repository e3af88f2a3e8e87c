"""What keys do on the page of settings."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another line.")
MORE: Final = action("more", "right space", "←→", "change", "Take the next value; [left] the one before.")
LESS: Final = action("less", "left", "←", "", "Take the value before.")
CHOOSE: Final = action("choose", "enter", "⏎", "change", "Change the line under the cursor.")
OPEN: Final = attrs.evolve(MORE, label="open, fold", meaning="Show the keys under the heading; [left] folds them away.")
TAB: Final = action("tab", "tab", "tab", "next page", "Go to the next tab.")
TAB_BACK: Final = action("tab_back", "shift+tab", "⇧tab", "", "Go to the tab before.")
USUAL: Final = action("usual", "r delete", "r", "as it comes", "Let the line under the cursor be as it comes.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Leave the settings; all are kept.")
OWN: Final = (MOVE, MORE, LESS, CHOOSE, TAB, TAB_BACK, USUAL, keys.HELP, LEAVE)
