"""What keys do in a rulebook."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

CLAUSE: Final = action("move", "up down", "↑↓", "clause", "Go to another rule.")
SEARCH: Final = action("search", "slash", "/", "search", "Search for a word in the whole book.")
NEXT: Final = action("next", "n", "n", "next", "Go to the next rule with the word in it.")
BEFORE: Final = action("before", "p", "p", "before", "Go to the rule before with the word in it.")
ON: Final = action("on", "space", "space", "read on", "Read on: further down, then the next rule.")
BACK: Final = action("back", "backspace left", "←", "", "Go back to the rule you have read before.")
FORTH: Final = action("forth", "right", "→", "", "Go forwards again.")
BOOK: Final = action("book", "b tab", "b", "next book", "Open the rulebook of the next game.")
TRY: Final = action("try", "t", "t", "try it", "Play on from the position of the example.")
DRILL: Final = action("drill", "d", "d", "drill", "Answer quick questions about this rule, or else about the game.")
FOLD: Final = action("fold", "e", "e", "example", "Show the example in place of the rule, or the rule again.")
LINKS: Final = tuple(
    action(f"link {place}", str(place + 1), str(place + 1), "", f"Go to linked rule {place + 1}.") for place in range(4)
)
LEAVE: Final = action("quit", "q escape", "q", "back", "Close the book.")
OWN: Final = (SEARCH, NEXT, BEFORE, ON, BACK, FORTH, BOOK, TRY, DRILL, FOLD, *LINKS, keys.HELP, LEAVE)
