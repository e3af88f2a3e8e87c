"""What keys do in Circus Combat."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard.keys import action

TITLE: Final = "Circus Combat"

SHOWS: Final = action(
    "shows",
    "p",
    "p",
    "queues",
    "Show what each trick of a queue is worth and what each swap would make; again: the other.",
)
CLOSELY: Final = action("closely", "c", "c", "closely", "Look closely at a trick of the stage, in words.")
MARK: Final = action("mark", "space", "space", "mark", "Mark the die to be rolled again, or keep it after all.")
ALL: Final = action("all", "a", "a", "all", "Mark all dice, or none.")
NEXT_FIT: Final = action("next_fit", "tab", "tab", "next fit", "Go to the next trick on which the die fits.")
KEEP: Final = action("keep", "n", "n", "no swap", "Leave the queue as it is.")
THROW: Final = action("throw", "r", "r", "roll", "Roll the red dice again and place them.")
RETURN: Final = action("return", "b", "b", "put back", "Put the red dice back into the supply.")

_ALWAYS: Final = (SHOWS, CLOSELY)
PARTS: Final = (
    (*_ALWAYS, MARK, ALL),
    (*_ALWAYS, NEXT_FIT),
    (*_ALWAYS, KEEP),
    (*_ALWAYS, THROW, RETURN),
)
"""While dice are marked, placed, tricks swapped, and red dice seen to."""
