"""Which pictures of the table show what a rule is about, by the number of the rule or by the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "auction": ("stalls", "bid"),
    "invest": ("list", "playbill"),
    "event": ("shows", "sum"),
    "trade": ("trays",),
    "nobles": ("ring", "nobles"),
    "extra": ("payments",),
    "closing": ("choices", "told"),
    "1.2": ("own", "list"),
    "1.3": ("ring",),
    "1.4": ("list",),
    "2.1": ("payments",),
    "2.2": ("own", "shows"),
    "4.1": ("stalls", "bidders"),
    "4.3": ("bidders", "bid"),
    "4.6": ("bidders", "bid"),
    "7.1": ("told",),
    "7.2": ("told",),
    "7.4": ("told", "choices"),
    "8.1": ("sum",),
    "8.2": ("own", "sum"),
}
