"""What keys do on the page of finished games."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another game.")
CHOOSE: Final = action("choose", "enter", "⏎", "replay", "Look at the game under the cursor again, move by move.")
GAME: Final = action(
    "game", "right g tab", "←→", "game", "Go to the next tab: only games of one kind.", words="which game"
)
GAME_BACK: Final = action("game_back", "left shift+tab", "←", "", "Go to the tab before.")
PERSON: Final = action(
    "person", "p", "p", "person", "Show only one person, the next one with every press.", words="who"
)
FIGURES: Final = action("figures", "f", "f", "more", "Turn to the wins and the chart, or back to the games.")
EXPORT: Final = action("export", "e", "e", "record", "Write the record of the game to a file.", words="save record")
WRITE: Final = action("transcript", "m", "m", "write down", "Write the game to a file, in words, as Markdown.")
IMPORT: Final = action("import", "i", "i", "import", "Take a game in from a file that somebody has sent.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Go back to the lobby.")
OWN: Final = (MOVE, CHOOSE, GAME, GAME_BACK, PERSON, FIGURES, EXPORT, WRITE, IMPORT, keys.HELP, LEAVE)
