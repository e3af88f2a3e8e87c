"""What every table may choose, whatever the game: the same words on the screen and line by line."""

from __future__ import annotations

from typing import Final

HOUSE_RULES: Final = {
    "shuffle": ("Seat order", ((False, "as listed"), (True, "drawn by lot"))),
    "undo": ("Taking back", ((True, "if all agree"), (False, "never"))),
    "hints": ("Hints", ((True, "for whoever asks"), (False, "none"))),
}
"""By name: what it is called, and each value in words, the usual one first."""

NEW_TO_IT: Final = "New to this"
"""What it is called to whom each step is explained once."""
