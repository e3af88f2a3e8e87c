"""Faults by the thousand, of which the suite tries a few: `python -m tests.campaigns --help`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Final

from tests.campaigns.files import card_sets, databases, records
from tests.campaigns.tally import Tally
from tests.campaigns.terminals import sudden_ends, terminal_bytes

Campaign = Callable[[Random, Tally, Path], None]
"""Tries one case, in a folder of its own."""
CAMPAIGNS: Final[dict[str, Campaign]] = {
    "records": records,
    "card sets": card_sets,
    "databases": databases,
    "terminal bytes": terminal_bytes,
    "sudden ends": sudden_ends,
}


def run(name: str, seed: int, numbers: Iterable[int]) -> Tally:
    """Try cases of a campaign; a case follows from the seed and its number. Folders of findings are kept."""
    tally = Tally()
    for number in numbers:
        tally.tried += 1
        folder, found = Path(tempfile.mkdtemp(prefix="campaign-")), len(tally.findings)
        CAMPAIGNS[name](Random(f"{seed}/{name}/{number}"), tally, folder)
        if len(tally.findings) == found:
            rmtree(folder)
        for place in range(found, len(tally.findings)):
            tally.findings[place] = f"{name}, --case {number}, kept in {folder}:\n{tally.findings[place]}"
    return tally
