"""A filter over everything that is shown, for terminals that show nothing but ASCII."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from circus_tui.drawing.glyphs import plain


class AsciiOnly(LineFilter):
    """Puts ASCII in the place of every sign that any widget has drawn, frames and titles too."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Translate texts; styles stay."""
        return [Segment(plain(text), style, control) for text, style, control in segments]
