"""Which pictures of the table show what a rule is about, by the number of the rule or by the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "playing": ("piles", "hand"),
    "investing": ("booths",),
    "hand": ("bars",),
    "2.2": ("chart",),
    "2.4": ("chart", "piles"),
    "2.6": ("chart", "hand"),
    "2.7": ("hand", "chart"),
    "2.8": ("chart", "hand"),
    "2.9": ("chart", "hand"),
    "2.10": ("chart", "hand"),
    "3.4": ("match",),
}
