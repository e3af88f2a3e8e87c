"""Painting exactly what has changed. The private parts of Textual that this needs are named here and nowhere else.

Textual's own update of a part of the screen begins at the left edge of the widget, whatever has changed in it: a card
at the end of a hand costs the whole hand. And where widgets are laid out anew the screen is painted for that and,
having been told to repaint itself, a second time. `tests/shell/test_terminal.py` holds both to bytes and frames, so
that a new version of Textual that works otherwise is noticed.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Size
from textual.screen import Screen


class ExactUpdate(ChopsUpdate):
    """An update that sends the cells of its regions and no others."""

    def render_segments(self, console: Console) -> str:
        """Give what is written to the terminal."""
        written: list[str] = []
        for y, first, last in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                left, right = max(x, first), min(end, last)
                if strip is not None and left < right:
                    written += [Control.move_to(left, y).segment.text, strip.crop(left - x, right - x).render(console)]
        return "".join(written)


class ExactCompositor(Compositor):
    """A compositor whose partial updates are exact."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """Give what has changed, if anything has."""
        update = super().render_partial_update()
        return None if update is None else ExactUpdate(update.chops, update.spans, update.chop_ends)


class ExactScreen(Screen[Any]):
    """A screen that paints each change once."""

    def __init__(self, name: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, classes=classes)
        self._compositor = ExactCompositor()

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay widgets out, which paints whatever has changed: nothing is left to be repainted."""
        super()._refresh_layout(size, scroll)
        self._repaint_required = False
