"""The help page."""

from __future__ import annotations

from typing import Any

from circus_tui.screens.base import CircusScreen


class HelpScreen(CircusScreen):
    """To come."""

    def __init__(self, *what: Any) -> None:
        super().__init__()
