"""Who sits down at a table in a window."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sitter(NamedTuple):
    """What the window says of itself, and to whom the seats it takes belong from then on; "" for nobody."""

    label: str = ""
    owner: str = ""


ANYBODY: Final = Sitter()
