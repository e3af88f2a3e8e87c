"""What keys do while a game is looked at again."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

STEP: Final = action("step", "right space enter", "←→", "step", "Go one move on; [left] goes one back.")
BACK: Final = action("step_back", "left backspace", "←", "", "Go one move back.")
TURN: Final = action("turn", "down pagedown", "↑↓", "turn", "Go on to the next player's turn; [up] goes back.")
TURN_BACK: Final = action("turn_back", "up pageup", "↑", "", "Go back to the turn before.")
POINT: Final = action(
    "point",
    "n",
    "n",
    "turns",
    "Go on to the next turning point, a round's end or a new lead; [replay.point_back] goes back.",
    words="turning point",
)
POINT_BACK: Final = action("point_back", "p comma", "p", "", "Go back to where a round ended or the lead changed.")
FIRST: Final = action("first", "home", "home", "", "Go to the beginning; [replay.last] goes to the end.")
LAST: Final = action("last", "end", "end", "", "Go to the end.")
HANDS: Final = action("hands", "h", "h", "hands", "Show each hand at its turn, or all as one player saw it.")
BRANCH: Final = action(
    "branch", "b", "b", "play on", "Begin a new game that has come as far as this.", words="play from here"
)
SHEET: Final = action("sheet", "t", "t", "table", "Look at the table in place of a result, or the other way round.")
WRITE: Final = action("transcript", "m", "m", "write down", "Write the game to a file, in words, as Markdown.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Go back.")
OWN: Final = (
    *(STEP, BACK, TURN, TURN_BACK, POINT, POINT_BACK, FIRST, LAST),
    *(HANDS, BRANCH, SHEET, WRITE, LEAVE, keys.LOG, keys.HELP, keys.RULES),
)
