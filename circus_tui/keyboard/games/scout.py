"""What keys do in SCOUT."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import action

TITLE: Final = "SCOUT"

TURN: Final = action("turn", "t", "t", "turn", "Turn the hand, or the card you are scouting.")
SCOUT: Final = action("scout", "s", "s", "scout", "Scout a card from the table.")
BOTH: Final = action(
    "both", "b", "b", "S&S", "Scout & Show: scout a card and show at once; once a round.", words="scout & show"
)
END: Final = action(
    "end",
    "tab",
    "tab",
    "end",
    "Scout from the other end of the active set.",
    words="other end",
    also=(keys.UP, keys.DOWN),
)
NEXT_SET: Final = action(
    "next_set",
    "tab",
    "tab",
    "sets",
    "Mark the strongest set that beats the active set; again: the next weaker one.",
    words="best sets",
)
LONGER_LEFT: Final = action("longer_left", "left_square_bracket shift+left", "[", "", "Mark one more to the left.")
LONGER: Final = action(
    "longer",
    "right_square_bracket shift+right",
    "[ ]",
    "less, more",
    "Mark one card more to the right.",
    beside=(LONGER_LEFT,),
)
PARTS: Final = ((SCOUT, BOTH, NEXT_SET, LONGER, LONGER_LEFT), (BOTH, TURN, END))
"""While a set is chosen, and while a card is scouted or the hand is turned."""
