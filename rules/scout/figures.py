"""The printed figures of SCOUT."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 10
"""The numbers on the cards are 1 to this; each pair of different ones is on one card."""

HAND_FOR_TWO: Final = 11
"""Cards dealt to each of two players; as many again lie aside for the second round."""

CHIPS_FOR_TWO: Final = 3
"""Scout chips each of two players has at the start of a round."""
