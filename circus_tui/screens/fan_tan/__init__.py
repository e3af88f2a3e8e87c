"""Fan Tan on the screen: what keys compose, what it looks like, and its Textual screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from circus_tui.screens.contract import Decisions, Face
    from circus_tui.screens.fan_tan import decisions, pictures

    _decides: Decisions = decisions
    _shows: Face = pictures
