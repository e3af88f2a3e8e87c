"""Fan Tan on the screen."""

from circus_tui.boards.fan_tan.board import LEGEND, paint, title
from circus_tui.boards.fan_tan.desk import open_desk

__all__ = ["LEGEND", "open_desk", "paint", "title"]
