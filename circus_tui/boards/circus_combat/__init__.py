"""Circus Combat on the screen."""

from circus_tui.boards.circus_combat.board import LEGEND, ROLLS, paint, title
from circus_tui.boards.circus_combat.desks import open_desk

__all__ = ["LEGEND", "ROLLS", "open_desk", "paint", "title"]
