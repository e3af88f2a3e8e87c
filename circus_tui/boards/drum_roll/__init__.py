"""Drum Roll on the screen."""

from circus_tui.boards.drum_roll.board import LEGEND, paint, title
from circus_tui.boards.drum_roll.desk import asks_anyway, open_desk

__all__ = ["LEGEND", "asks_anyway", "open_desk", "paint", "title"]
