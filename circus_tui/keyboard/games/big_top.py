"""What keys do in Big Top."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard.keys import action

TITLE: Final = "Big Top"

OPEN_RECEIPTS: Final = action("receipts", "r", "r", "receipts", "Look at your receipts, or at your chart again.")
CALLED: Final = action(
    "called", "c", "c", "called", "Show what every called card pays, and to whom; or your chart again."
)
PARTS: Final = ((OPEN_RECEIPTS, CALLED),)
