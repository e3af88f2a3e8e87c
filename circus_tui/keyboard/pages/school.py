"""What keys do on the pages of lessons."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another line.")
OPEN: Final = action("choose", "enter", "⏎", "open", "Open the line the cursor is on.")
BEGIN: Final = action("choose", "enter", "⏎", "begin", "Take the lesson the cursor is on.", words="take the lesson")
WHO: Final = action("who", "p", "p", "who learns", "Say whose progress is shown and kept.")
DRILL: Final = action("drill", "d", "d", "drill", "Answer quick questions about the game.", words="quick questions")
BOOK: Final = action("books", "b", "b", "rulebook", "Read the rulebook.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Leave the school.")
OWN: Final = (MOVE, OPEN, WHO, DRILL, BOOK, keys.HELP, LEAVE)
