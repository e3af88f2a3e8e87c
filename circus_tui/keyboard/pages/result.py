"""What keys do when a round or a game is over."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

GO_ON: Final = action("go_on", "enter space", "⏎", "go on", "Begin what comes next.")
AGAIN: Final = action("again", "r", "r", "again", "Play again, everybody one seat further.", words="play again")
TO_TABLE: Final = action("to_table", "t", "t", "table", "Look at the table as it lies.", words="look at the table")
TO_RESULT: Final = action(
    "to_result", "", "t", "result", "Show how the scores came to be.", also=(TO_TABLE, keys.CONFIRM)
)
RECORD: Final = action("record", "e", "e", "record", "Write the record of the game to a file.", words="save record")
REPLAY: Final = action("replay", "v", "v", "replay", "Look at the game again, move by move.")
OWN: Final = (GO_ON, AGAIN, TO_TABLE, RECORD, REPLAY, keys.LOG, keys.UNDO, keys.RULES, keys.HELP, keys.QUIT)
