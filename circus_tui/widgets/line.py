"""A line to type into. Whatever is pasted into it, nothing but visible characters gets in."""

from __future__ import annotations

from textual.widgets import Input

from circus_tui.names import visible


class Line(Input):
    """Textual's input, cleaned at every change."""

    DEFAULT_CSS = "Line { dock: bottom; height: 1; background: ansi_default; display: none; }"

    def __init__(self) -> None:
        super().__init__(compact=True)
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Leave out what cannot be seen, before it is shown."""
        return visible(value)
