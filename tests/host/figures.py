"""What a process takes of the machine, and how many of all answers come in what time."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def spent(pid: int) -> float:
    """Seconds that a process has spent."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: Sequence[float], share: float) -> float:
    """Milliseconds within which that share of the answers came."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0
