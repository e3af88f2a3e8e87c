"""The printed figures of Big Top; those of the deck are Fan Tan's too."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("Clowns", "Sideshow", "Animals", "Performers")
SHADES: Final = ("light", "dark")
HIGHEST: Final = 6
"""Each suit has a row of 1 to this in each shade."""
POSTER: Final = 0
"""The number of a Poster, one a suit: it comes before the 1 of both its piles."""

DECK_SIZE: Final = len(SUITS) * (1 + len(SHADES) * HIGHEST)

RECEIPTS: Final = (10, 7, 5, 3)
"""The gate receipts of each player."""

TOP_SPACE: Final = 3
"""Where a card is called; the spaces below are worth $2, $1 and nothing."""

DEALS_EACH: Final = {3: 2, 4: 1, 5: 1, 6: 1}
"""How often everybody deals in a match, by number of players."""
