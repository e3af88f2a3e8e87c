"""Which pictures of the table show what a rule is about, by the number of the rule or by the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "turning": ("turned", "dealt"),
    "showing": ("table", "hand"),
    "scouting": ("end", "hand"),
    "1.1": ("way", "hand"),
    "round": ("round",),
    "5.4": ("sheet",),
}
