"""SCOUT on the screen."""

from circus_tui.boards.scout.board import LEGEND, paint, title
from circus_tui.boards.scout.desk import open_desk

__all__ = ["LEGEND", "open_desk", "paint", "title"]
