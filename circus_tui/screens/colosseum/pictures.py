"""Rows of text in one panel."""

from __future__ import annotations

from typing import Any

from circus_tui.boards.adapter import pictures_of, result_of
from circus_tui.boards.colosseum import board
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.title_bar import Heading

LEGEND = board.LEGEND


def heading(view: Any) -> Heading:
    """Say how far the game is."""
    game, _, place = board.title(view).partition("  ")
    return Heading(game, place.strip())


def pictures(scene: Scene) -> Pictures:
    """Give what every widget shows."""
    return pictures_of(board, scene)


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    return result_of(scene)
