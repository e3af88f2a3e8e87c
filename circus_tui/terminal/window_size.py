"""The sizes that are laid out, whatever a terminal says of its own."""

from __future__ import annotations

from typing import Final

SMALLEST: Final = (16, 4)
"""Columns and rows that are laid out at least."""


def bounded(size: tuple[int, int], largest: tuple[int, int]) -> tuple[int, int]:
    """A size that can be drawn, no larger than that."""
    wide, high = (min(max(least, n), most) for n, least, most in zip(size, SMALLEST, largest, strict=True))
    return wide, high
