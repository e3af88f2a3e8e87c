"""What keys do in a lesson, beside those of its game."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

HINT: Final = action("lesson_hint", "", "i", "hint", "Ask the lesson for help; it costs a star.", also=(keys.HINT,))
TASK: Final = action("task", "h", "h", "task", "Show what is to be done, or what it covers.")
REPEAT: Final = action("repeat", "z", "z", "begin again", "Begin the lesson again.", words="begin again")
NEXT: Final = action("next_lesson", "n", "⏎", "next lesson", "Go on with the next lesson.", also=(keys.CONFIRM,))
DONE: Final = action(
    "next_lesson", "n", "⏎", "done", "Go back to the lessons: this was the last one.", also=(keys.CONFIRM,)
)
LEAVE: Final = action("quit", "q", "q", "lessons", "Go back to the lessons.")
OWN: Final = (HINT, TASK, REPEAT, NEXT)
