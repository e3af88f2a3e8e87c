"""Tombola on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from circus_tui.screens.tombola import decisions, pictures

    from circus_tui.screens.contract import Decisions, Face

    _decides: Decisions = decisions
    _shows: Face = pictures
