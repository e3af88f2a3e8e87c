"""What keys do in Big Top."""

from __future__ import annotations

from typing import Final

from circus_tui.keyboard.keys import action

TITLE: Final = "Big Top"

OPEN_RECEIPTS: Final = action("receipts", "r", "r", "bets", "Look at your receipts, or turn them down again.")
CALLED: Final = action("called", "c", "c", "called", "Show what every called card pays, and to whom.")
PARTS: Final = ((OPEN_RECEIPTS, CALLED),)
