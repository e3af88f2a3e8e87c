"""Tombola as pictures."""

from __future__ import annotations

from circus_tui.screens.tombola.decisions import Choosing
from rules.tombola.state import State

from circus_tui.drawing.paint import Block, Span, row
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.title_bar import Heading
from rules import tombola

LEGEND = ("Whoever goes beyond the limit has no points.",)


def heading(view: State) -> Heading:
    """Say how many tickets are left."""
    return Heading("TOMBOLA", f"{len(view.drum)} tickets left")


def pictures(scene: Scene) -> Pictures:
    """Give what the one widget shows."""
    choices: Block = ()
    if isinstance(scene.decision, Choosing):
        decision = scene.decision
        words = (tombola.describe(scene.view, decision.seat, move) for move in decision.choices)
        choices = tuple(
            row(Span(f"{'▸' if place == decision.cursor else ' '} {text}", "ink bold", target=place))
            for place, text in enumerate(words)
        )
    return Pictures("table", {"table": Zone(Rows((*_seats(scene), *choices)), row(Span("The drum", "gold")))})


def result(scene: Scene) -> Pictures:
    """Give what the one widget of the result shows."""
    return Pictures("over", {"table": Zone(Rows(_seats(scene)), row(Span("The tombola", "gold")))})


def _seats(scene: Scene) -> Block:
    view: State = scene.view
    return tuple(
        row(Span(f"{name}: {' + '.join(map(str, player.tickets)) or 'no ticket'}, {points} points", "ink"))
        for name, player, points in zip(scene.names, view.players, tombola.scores(view), strict=False)
    )
