"""The printed figures of Fan Tan; those of its deck are Big Top's."""

from __future__ import annotations

from typing import Final

PEANUTS: Final = 25
"""What everybody starts a match with."""
