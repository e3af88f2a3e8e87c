"""What all screens share: a canvas, keys that become actions, and a word when the terminal is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from circus_tui import keys
from circus_tui.keys import Action
from circus_tui.paint import Block, Span, centred, fit, page, row
from circus_tui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from circus_tui.app import CircusApp

LEAST_CELLS = 60
LEAST_ROWS = 20


class CanvasScreen(Screen[None]):
    """A screen that is drawn as text and driven by keys."""

    app: CircusApp

    def compose(self) -> ComposeResult:
        """Put the canvas on the screen."""
        yield Canvas(ascii_only=self.app.ascii_only)

    @property
    def canvas(self) -> Canvas:
        """The canvas."""
        return self.query_one(Canvas)

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do now, in the order of the footer; the last one leaves."""
        return (keys.QUIT,)

    def paint(self, cells: int, height: int) -> Block:
        """Draw the screen."""
        raise NotImplementedError

    def act(self, name: str) -> None:
        """Do an action."""
        raise NotImplementedError

    def point(self, target: Any) -> None:
        """Do what a click on a span with this target means; nothing, unless a screen says otherwise."""

    def repaint(self) -> None:
        """Draw anew what has changed."""
        cells, height = self.app.size
        if self.is_mounted:
            self.canvas.show(self.paint(cells, height) if self._roomy() else _too_small(cells, height))

    def _roomy(self) -> bool:
        cells, height = self.app.size
        return cells >= LEAST_CELLS and height >= LEAST_ROWS

    def on_mount(self) -> None:
        """Draw for the first time."""
        self.repaint()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        """Do what the key means here."""
        found = keys.by_key(self.actions if self._roomy() else (keys.QUIT,)).get(event.key)
        if found is not None:
            event.stop()
            event.prevent_default()
            self.act(found.name)

    def on_click(self, event: events.Click) -> None:
        """Do what the cell means, if anything."""
        target = self.canvas.target_at(event.x, event.y)
        if target is not None and self._roomy():
            self.point(target)


def _too_small(cells: int, height: int) -> Block:
    text = f"Circus TUI needs {LEAST_CELLS}x{LEAST_ROWS}; this is {cells}x{height}. q quits."
    middle = [()] * (height // 2)
    return page([*middle, *centred((fit(row(Span(text, "strong")), min(cells, len(text))),), cells)], (), cells, height)
