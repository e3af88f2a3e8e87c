"""Big Top on the screen."""

from circus_tui.boards.big_top.board import LEGEND, paint, title
from circus_tui.boards.big_top.desk import open_desk

__all__ = ["LEGEND", "open_desk", "paint", "title"]
