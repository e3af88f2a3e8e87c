"""Boards of text on the new screens, until each game has its pictures."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.boards.rows.outcome import outcome
from circus_tui.paint import Block, Span
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows

_ROLES = {
    "rule": "line",
    "strong": "bold",
    "turn": "gold bold",
    "cursor": "gold bold",
    "selected": "cap-ink on cap bold",
    "incoming": "cap-ink on rim bold",
    "good": "green",
    "bad": "bad",
    "prompt": "gold",
    "message": "orange",
    "key": "gold",
    "card": "ink",
    "back": "dim",
    "heading": "gold",
    "code": "teal",
    "poster": "poster-ink on animals",
    "light": "suit-ink on animals-light",
    "dark": "animals-pale on animals-dark",
    "dice_light": "die-cream-ink on die-cream",
    "dice_dark": "die-blue-ink on die-blue",
    "dice_red": "die-red-ink on die-red",
    "violet": "trick-violet",
    "noble": "gold bold",
    "cube_white": "cube-white",
    "cube_yellow": "cube-yellow",
    "cube_green": "cube-green",
    "cube_blue": "cube-blue",
    "cube_red": "cube-red",
    "title": "gold bold",
    **{f"seat{k}": f"seat-ink on seat-{letter}" for k, letter in enumerate("abcdef")},
}


def pictures_of(board: Any, scene: Scene) -> Pictures:
    """One panel with the rows that the board paints."""
    room = attrs.evolve(scene, cells=scene.cells - 2, height=scene.height - 8)
    return Pictures("board", {"board": Zone(Rows(_recoloured(board.paint(room))))})


def result_of(scene: Scene) -> Pictures:
    """The sums of a round or game."""
    assert scene.result is not None
    rows = outcome(scene.result, scene.names, (), scene.cells - 2, final=False, height=scene.height - 8)
    return Pictures("result", {"board": Zone(Rows(_recoloured(rows)))})


def _recoloured(block: Block) -> Block:
    return tuple(
        tuple(Span(span.text, _ROLES.get(span.role, span.role), span.target) for span in line) for line in block
    )
