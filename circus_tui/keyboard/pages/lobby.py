"""What keys do in the lobby."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

CHOOSE: Final = action("choose", "enter", "⏎", "open", "Open the line the cursor is on.")
MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another line.")
DELETE: Final = action("delete", "delete d", "d", "delete", "Delete the saved game under the cursor.")
EXPORT: Final = action("export", "e", "e", "save record", "Write the record of a finished game to a file.")
BOOKS: Final = action("books", "b", "b", "rulebooks", "Read the rulebook of the game under the cursor, or of any.")
SEARCH: Final = action("search", "slash", "/", "search", "Find a game, a book or a rule by a word.")
HISTORY: Final = action("history", "h", "h", "history", "Show every finished game, and what people have come to.")
REPLAY: Final = action("replay", "v", "v", "replay", "Look at the finished game under the cursor again, move by move.")
CODE: Final = action("code", "c", "c", "code", "Go to the table of a code.", words="code of a table")
"""Only where many play on one computer."""

SETTINGS: Final = action("settings", "s", "s", "settings", "Colours, pace, keys, people and more.")
OWN: Final = (
    *(CHOOSE, SEARCH, SETTINGS, DELETE, EXPORT, REPLAY, HISTORY, BOOKS, CODE),
    *(keys.HELP, keys.YES, keys.NO, keys.QUIT),
)
