"""What a picture spares Textual. The private parts of Textual that this needs are named here.

A widget that is to be painted anew tells so by three messages, one after the other, to itself and to the screen; a
picture tells the screen at once. And of a line with its frame nothing is made that another window of the process has
made lately of the same cells, in the same colours and the same frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, ClassVar, Final

from textual._styles_cache import StylesCache
from textual.cache import FIFOCache
from textual.color import Color
from textual.content import Content
from textual.css.styles import StylesBase
from textual.dom import NoScreen
from textual.geometry import Region, Size
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from circus_tui.drawing.paint import Row

KEPT: Final = 2048
"""Lines that are kept: some thirty of each window are not those of another one at its table too."""

_LOOKS_KEPT: Final = 256


class Lean(Widget):
    """A widget that needs no message to be painted, and shares its lines."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._styles_cache: StylesCache = SharedLines(self)

    def row(self, y: int) -> Row:
        """What stands in a row, with all that makes it look as it does but colours and frame."""
        raise NotImplementedError

    @property
    def worn(self) -> Hashable:
        """In whose colours it is painted."""
        raise NotImplementedError

    def check_idle(self) -> None:
        """Tell the screen if nothing is to be done but to paint."""
        more = self._layout_required or self._scroll_required or self._refresh_styles_required
        screen = None if more or not (self._repaint_required and self._is_mounted) else self._seen_on
        if screen is None:
            super().check_idle()
        else:
            self._repaint_required = False
            screen._dirty_widgets.add(self)
            screen.check_idle()

    @property
    def _seen_on(self) -> Screen[Any] | None:
        """The screen that has laid it out, if one has."""
        try:
            screen = self.screen
        except NoScreen:
            return None
        return screen if self in screen._compositor else None


class SharedLines(StylesCache):
    """Lines with their frames, each made once for all widgets of the process that show the same.

    A line is looked up by all that it is made of: nobody gets one that says anything else than their own.
    """

    _MADE: ClassVar[FIFOCache[Hashable, Strip]] = FIFOCache(KEPT)

    def __init__(self, widget: Lean) -> None:
        super().__init__()
        self._widget = widget
        self._look: Hashable = None
        """By which frame, and the like, lines are looked up; None if they are made anew each time."""
        self._look_of: int | None = None
        self._top = 0
        self._edges = (False, False)

    def render_widget(self, widget: Widget, crop: Region) -> list[Strip]:
        """Give lines, after a look at the frame."""
        styles = widget.styles
        if self._look_of != styles._cache_key:
            self._look_of = styles._cache_key
            self._look = _look_of(styles)
            self._top = styles.gutter.top
            self._edges = (bool(styles.border_top[0]), bool(styles.border_bottom[0]))
        return super().render_widget(widget, crop)

    def render_line(
        self,
        styles: StylesBase,
        y: int,
        size: Size,
        content_size: Size,
        padding: Any,
        base_background: Color,
        background: Color,
        render_content_line: Callable[[int], Strip],
        border_title: tuple[Any, ...] | None,
        border_subtitle: tuple[Any, ...] | None,
        *how: Any,
    ) -> Strip:
        """Give a line: the one that was made for whoever showed the same."""
        what = self._what(y, size, content_size, border_title, border_subtitle)
        key = (self._look, self._widget.worn, size.width, content_size, base_background, background, how[0], what)
        found = None if self._look is None or what is None else self._MADE.get(key)
        if found is None:
            given = (content_size, padding, base_background, background, render_content_line)
            found = super().render_line(styles, y, size, *given, border_title, border_subtitle, *how)
            if self._look is not None and what is not None:
                self._MADE[key] = found
        return found

    def _what(
        self, y: int, size: Size, content: Size, title: tuple[Any, ...] | None, subtitle: tuple[Any, ...] | None
    ) -> Hashable:
        """What stands in a line: words in the frame, or a row; None of one between the two."""
        top, bottom = self._edges
        if top and y == 0:
            return "top", _words(title)
        if bottom and y == size.height - 1:
            return "bottom", _words(subtitle)
        inside = y - self._top
        return self._widget.row(inside) if 0 <= inside < content.height else None


def _words(label: tuple[Any, ...] | None) -> Hashable:
    """The words in a frame with their colours: Textual takes those for the same that differ in nothing but colours."""
    if label is None:
        return None
    words, *colours = label
    assert isinstance(words, Content)
    return words.plain, tuple(words.spans), *colours


def _look_of(styles: StylesBase) -> Hashable:
    """What else a line depends on; None if there is anything that no picture has."""
    outline = any(edge for edge, _ in styles.outline)
    if outline or styles.tint.a or styles.text_opacity != 1.0 or styles.has_rule("hatch"):
        return None
    return _token(styles.border, styles.padding, styles.border_title_align, styles.border_subtitle_align)


@lru_cache(_LOOKS_KEPT)
def _token(*look: Hashable) -> Hashable:
    """One object for everything that looks so."""
    return object()
