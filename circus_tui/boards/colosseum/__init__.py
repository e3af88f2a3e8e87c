"""Colosseum on the screen."""

from circus_tui.boards.colosseum.board import LEGEND, paint, title
from circus_tui.boards.colosseum.desk import open_desk

__all__ = ["LEGEND", "open_desk", "paint", "title"]
