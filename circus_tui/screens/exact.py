"""Painting exactly what has changed. The private parts of Textual that this needs are named here and nowhere else.

Textual's own update of a part of the screen begins at the left edge of the widget, whatever has changed in it: a card
at the end of a hand costs the whole hand. And where widgets are laid out anew the screen is painted for that and,
having been told to repaint itself, a second time. `tests/shell/test_terminal.py` holds both to bytes and frames, so
that a new version of Textual that works otherwise is noticed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from rich.color import ColorSystem
from rich.console import COLOR_SYSTEMS, Console, RenderableType
from rich.control import Control
from rich.segment import Segment
from textual import events
from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual.app import App
from textual.geometry import Size
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from circus_tui.drawing.sgr import written
from circus_tui.screens.shown_cells import ShownCells


class ExactUpdate(ChopsUpdate):
    """An update that sends the cells of its regions that look different, and no others."""

    def __init__(self, update: ChopsUpdate, shown: ShownCells) -> None:
        super().__init__(update.chops, update.spans, update.chop_ends)
        self._shown = shown
        self._written: str | None = None

    def render_segments(self, console: Console) -> str:
        """Give what is written to the terminal: told once, it is known to be shown."""
        if self._written is None:
            self._written = written(self._segments, _system(console))
        return self._written

    @property
    def _segments(self) -> Iterator[Segment]:
        for y, first, last in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                left, right = max(x, first), min(end, last)
                if strip is None or left >= right:
                    continue
                for start, stop in self._shown.news(left, y, strip.crop(left - x, right - x)):
                    yield Control.move_to(start, y).segment
                    yield from strip.crop(start - x, stop - x)


class WholeUpdate(LayoutUpdate):
    """An update of the whole screen."""

    def __init__(self, update: LayoutUpdate, shown: ShownCells) -> None:
        super().__init__(update.strips, update.region)
        self._shown = shown

    def render_segments(self, console: Console) -> str:
        """Give what is written to the terminal."""
        self._shown.forget()
        return written(self._segments, _system(console))

    @property
    def _segments(self) -> Iterator[Segment]:
        for y, strips in enumerate(self.strips, self.region.y):
            line = [segment for strip in strips for segment in strip]
            for _ in self._shown.news(self.region.x, y, line):
                pass
            yield Control.move_to(self.region.x, y).segment
            yield from line


def _system(console: Console) -> ColorSystem:
    return COLOR_SYSTEMS[console.color_system or "truecolor"]


class ExactCompositor(Compositor):
    """A compositor whose updates are exact, and tersely written."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = ShownCells()

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:
        """Give the whole screen."""
        return WholeUpdate(super().render_full_update(simplify), self.shown)

    def render_partial_update(self) -> ChopsUpdate | None:
        """Give what has changed, if anything has."""
        update = super().render_partial_update()
        return None if update is None else ExactUpdate(update, self.shown)


_FRAME: Final = 1 / 60
"""Seconds in which what changes is painted in one go."""


class ExactApp(App[int]):
    """An app that writes nothing where nothing looks different."""

    paints_at_once: ClassVar[bool] = False
    """Whether what changes after a rest is painted at once, and not at the end of the frame."""

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Write what has changed: without any, no more than where the cursor stands, if that has changed."""
        writes = self._running and not self._closed and not self._batch_count and not self.is_headless
        if writes and isinstance(renderable, ExactUpdate) and not renderable.render_segments(self.console):
            cursor = self.screen.outer_size.clamp_offset(self.cursor_position)
            if cursor == self._previous_cursor_position:
                return
        super()._display(screen, renderable)


def paint_exactly(screen: Screen[Any]) -> None:
    """Let a screen of Textual's own, which is not shown yet, send only what has changed."""
    screen._compositor = ExactCompositor()


class ExactScreen(Screen[Any]):
    """A screen that paints each change once."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """What has the focus. Textual paints the whole screen when it moves; what looks otherwise then paints itself."""

    def __init__(self, name: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, classes=classes)
        self._compositor: ExactCompositor = ExactCompositor()
        self._laying_out = False
        self._painted_at = 0.0
        self._waits: list[Callable[[], object]] = []

    async def _on_idle(self, event: events.Idle) -> None:
        """Paint at once, if the app wants that and nothing was painted just now; then do what waits for that."""
        app, now = self.app, time.monotonic()
        at_once = isinstance(app, ExactApp) and app.paints_at_once and now - self._painted_at > _FRAME
        if at_once and (self._is_stale or self._waits) and self._hears_more():
            event.prevent_default()
            return
        if at_once and self._is_stale:
            event.prevent_default()
            self._painted_at = now
            self._on_timer_update()
        waits, self._waits = self._waits, []
        for then in waits:
            then()

    def once_painted(self, then: Callable[[], object]) -> None:
        """Do that when all that is to be shown now is painted, or will be at the end of the frame."""
        self._waits.append(then)
        self.check_idle()

    def _hears_more(self) -> bool:
        """Let every widget say now what it would say in a moment; tell whether any did, so that all is painted once."""
        nodes = [*self._nodes]
        for each in nodes:
            nodes += each._nodes
            if each._layout_required or each._repaint_required:
                each._check_refresh()
        return self._pending_message is not None or not self._message_queue.empty()

    @property
    def _is_stale(self) -> bool:
        """Whether anything is to be laid out or painted, and may be."""
        waits = self._layout_required or self._scroll_required or self._repaint_required or self._dirty_widgets
        return bool(waits) and self.is_current and not self.app._batch_count

    @property
    def is_current(self) -> bool:
        """Whether any of it is seen: not if the screen that is, lies over it and lets nothing through.

        Textual paints all of that screen anew whenever a screen below has been told anything.
        """
        if not super().is_current:
            return False
        above = self.app.screen
        return above is self or above.styles.background.a < 1

    async def _on_resize(self, event: events.Resize) -> None:
        """Hear of a size once: Textual tells the first one two times over, and would paint all of it as often."""
        if event.size == self._compositor.size:
            event.prevent_default()

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay widgets out, and paint whatever has changed with that: nothing is left to be repainted for its size.

        What has more or fewer cells by a scroll bar that comes or goes is laid out again before anything is painted;
        so is what `settle` has put elsewhere. Nothing else is laid out twice, as Textual does with whatever has another
        size than before.
        """
        asked = {widget for widget in self._compositor.widgets if widget._layout_required}
        self._dirty_widgets.update(widget for widget in self._compositor.widgets if widget._repaint_regions)
        bars, self._laying_out = self._barred, True
        super()._refresh_layout(size, scroll)
        if self._barred != bars or self.settle():
            self._clear_arrangement_cache()
            super()._refresh_layout(size)
        self._laying_out = False
        if self.is_current and not self.app._batch_count:
            self._compositor_refresh()
        for widget in self._compositor.widgets:
            widget._repaint_regions.clear()
            widget._layout_required = widget in asked
        self._repaint_required = False

    def settle(self) -> bool:
        """Put what depends on how the rest lies, before it is painted; tell whether anything has been put elsewhere."""
        return False

    def _compositor_refresh(self) -> None:
        """Paint what is laid out. While the app holds painting back that waits, which Textual does in vain."""
        if self._laying_out:
            return
        if self.app._batch_count:
            self._repaint_required = True
        else:
            super()._compositor_refresh()

    @property
    def _barred(self) -> set[Widget]:
        """What has a scroll bar."""
        return {each for each in self._compositor.widgets if any(each.scrollbars_enabled)}

    def _on_screen_suspend(self) -> None:
        """Keep nothing of what was shown: another screen writes now."""
        self._compositor.shown.forget()
        for widget in self._compositor.widgets:
            widget._styles_cache.clear()

    def redraw(self) -> None:
        """Paint all of it, whatever the terminal shows."""
        self.app._display(self, self._compositor.render_full_update())
