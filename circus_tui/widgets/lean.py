"""What a picture spares Textual. The private parts of Textual that this needs are named here.

A widget that is to be painted anew tells so by three messages, one after the other, to itself and to the screen; a
picture tells the screen at once.
"""

from __future__ import annotations

from textual.widget import Widget


class Lean(Widget):
    """A widget that needs no message to be painted."""

    def check_idle(self) -> None:
        """Tell the screen if nothing is to be done but to paint."""
        more = self._layout_required or self._scroll_required or self._refresh_styles_required
        if more or not (self._repaint_required and self._is_mounted and self.is_attached):
            super().check_idle()
        elif self in self.screen._compositor:
            self._repaint_required = False
            self.screen._dirty_widgets.add(self)
            self.screen.check_idle()
        else:
            super().check_idle()
