"""Which pictures of the table show what a rule is about, by the number of the rule or by the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "keeping": ("troupe",),
    "distributing": ("tray", "acts"),
    "placing": ("board",),
    "hiring": ("hiring",),
    "showing": ("stage", "acts"),
    "cubes": ("tray",),
    "investing": ("hand",),
    "hand": ("hand",),
    "voting": ("ballots",),
    "asking": ("ways",),
    "paying": ("ways",),
    "giving": ("acts",),
    "banking": ("change",),
    "picking": ("hand",),
    "2.1": ("hiring",),
    "11.2": ("hiring",),
    "3.7": ("board", "hiring"),
    "3.8": ("board", "hiring"),
    "1.2": ("acts",),
    "7.2": ("acts",),
    "5.2": ("tray", "converting"),
    "5.3": ("tray", "converting"),
    "2.2": ("seat-0", "heads", "bill"),
    "7.6": ("seat-0", "heads", "bill"),
    "7.7": ("seat-0", "heads", "bill"),
    "10.1": ("acts",),
    "10.2": ("acts",),
    "2.5": ("troupe",),
}
