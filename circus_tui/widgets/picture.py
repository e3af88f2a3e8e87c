"""What every picture on a screen is: a widget that paints a plain value as cells, and repaints only what has changed.

A game's room turns a view into *zones*, one for each widget: a value, the words in the frame, and how heavy the frame
is. A widget never sees a game's state. What a click on a cell means travels with the cell, as its target.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar, get_args

import attrs
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from circus_tui.drawing.paint import Block, Row, fit, text_of
from circus_tui.themes import Palette
from circus_tui.themes.palette import parsed
from circus_tui.widgets.lean import Lean
from circus_tui.widgets.painted import painted

V = TypeVar("V")

_WORDINGS_KEPT: Final = 512
"""Wordings of frames that are kept, for all windows of a process."""

Frame: TypeAlias = Literal["thin", "gold", "heavy", "bare"]
"""Round and grey; gold for what a decision would change; heavy gold where it is made; no frame at all."""


@attrs.frozen
class Zone(Generic[V]):
    """What one widget shows: a value, the words in its frame at the upper left and the lower right, and the frame."""

    value: V
    title: Row = ()
    subtitle: Row = ()
    frame: Frame = "thin"


@attrs.frozen
class Room:
    """The cells there are to paint on, and whether only ASCII can be shown there."""

    cells: int
    rows: int
    ascii: bool = False


class Picture(Lean, Generic[V]):
    """A widget that paints a value. Not focusable: the screen has the one cursor."""

    DEFAULT_CSS = """
    Picture {
        background: $panel; color: $ink; height: 1fr; width: 1fr;
        border: round $line; border-title-color: $gold; border-subtitle-color: $dim;
        &.gold { border: round $frame; }
        &.heavy { border: heavy $frame; }
        &.bare { border: none; background: $ground; }
        &.-absent { display: none; }
    }
    """
    WEIGHS: ClassVar[bool] = False
    """Whether decisions hang on it although it stands with a player's name."""

    _FRAMES: ClassVar[tuple[Frame, ...]] = ("thin", "gold", "heavy", "bare")

    class Pointed(Message):
        """Somebody has clicked on something; `target` is what the cell means."""

        def __init__(self, picture: Picture[Any], target: Any) -> None:
            super().__init__()
            self.picture = picture
            self.target = target

    _painters: ClassVar[dict[type[Any], type[Picture[Any]]]] = {}

    def __init_subclass__(cls, **arguments: Any) -> None:
        """Note which widget shows values of which class."""
        super().__init_subclass__(**arguments)
        for base in getattr(cls, "__orig_bases__", ()):
            for value in get_args(base):
                if isinstance(value, type):
                    Picture._painters[value] = cls

    @classmethod
    def of(cls, value: Any) -> Picture[Any]:
        """Give a widget that shows values of this class. Raises KeyError if there is none."""
        return Picture._painters[type(value)]()

    @classmethod
    def shown(cls, zone: Zone[Any]) -> Picture[Any]:
        """Give a widget that shows a zone, of the class that shows such values. Raises KeyError if there is none."""
        return Picture._painters[type(zone.value)](zone)

    def __init__(self, zone: Zone[V] | None = None, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.add_class("thin" if zone is None else zone.frame, update=False)
        self._painted: Block = ()
        self._room = Room(0, 0)
        self._ground: Style | None = None
        self._zone = zone
        self._dressed = ""
        """The theme in whose colours the words of the frame are."""

    def paint(self, value: V, room: Room) -> Block:
        """Draw the value on at most that many cells and rows. Pure: the same value and room, the same cells."""
        raise NotImplementedError

    def show(self, zone: Zone[V] | None) -> None:
        """Show this in place of what is shown; None wipes it."""
        before, self._zone = self._zone, zone
        if before == zone or not self.is_attached:
            return
        self._frame(before, zone)
        self._repaint()

    def on_mount(self) -> None:
        """Dress the frame for what was given before there was a screen."""
        self._frame(None, self._zone)

    def _frame(self, before: Zone[V] | None, zone: Zone[V] | None) -> None:
        self._dressed = self.app.theme
        frame = "thin" if zone is None else zone.frame
        self.remove_class(*(each for each in self._FRAMES if each != frame), update=False)
        self.add_class(frame)
        for name in ("title", "subtitle"):
            old, new = (() if each is None else getattr(each, name) for each in (before, zone))
            if old != new:
                worn: Palette = self.app.palette  # type: ignore[attr-defined]
                setattr(self, f"border_{name}", _words(new, worn) if new else None)

    @property
    def inks(self) -> Palette:
        """The theme in whose colours it is painted."""
        worn: Palette = self.app.palette  # type: ignore[attr-defined]
        return worn

    def _repaint(self) -> None:
        """Paint anew; mark the rows that differ. What is not seen keeps nothing of what it showed."""
        if not self.size or self._room != self._room_now:
            self._painted, self._room = (), Room(0, 0)
            self.refresh()
            return
        before, self._painted = self._painted, self._paint_now()
        width = self.size.width
        rows = zip(before, self._painted, strict=True)
        changed = [Region(0, y, width, 1) for y, (old, new) in enumerate(rows) if old != new]
        if changed:
            self.refresh(*changed)

    @property
    def _room_now(self) -> Room:
        return Room(self.size.width, self.size.height, getattr(self.app, "ascii_only", False))

    def _paint_now(self) -> Block:
        """Exactly the rows and cells there are, whatever `paint` has drawn."""
        self._room = self._room_now
        return self._drawn(self._room)

    def _drawn(self, room: Room) -> Block:
        if self._zone is None:
            return _fitted((), room)
        value = self._zone.value
        return painted(type(self), value, room, lambda: _fitted(self.paint(value, room), room))

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give rows to the screen. All have the same ground, which Textual finds by asking everything they lie in."""
        self._ground = None
        if self._room != self._room_now:
            self._painted = self._paint_now()
        return super().render_lines(crop)

    def row(self, y: int) -> Row:
        """What stands in a row."""
        return self._painted[y] if y < len(self._painted) else ()

    @property
    def worn(self) -> Hashable:
        """In whose colours it is painted."""
        return self.inks

    @property
    def cursor_rows(self) -> tuple[int, ...]:
        """The rows of the window in which the cursor stands, which is filled with gold."""
        if self._zone is None or not self.size:
            return ()
        drawn = self.paint(self._zone.value, self._room_now)[: self.size.height]
        top = self.content_region.y
        return tuple(top + y for y, line in enumerate(drawn) if any(parsed(span.role).ground == "cap" for span in line))

    def render_line(self, y: int) -> Strip:
        """Give one row to the screen; what looks the same is one segment, whatever a click on it means."""
        line, styles = self.row(y), self.inks
        if not line:
            return Strip.blank(self.size.width)
        ground = self._ground = self._ground or Style(bgcolor=self.rich_style.bgcolor)
        segments = [Segment(span.text, ground + styles.style(span.role, span.text)) for span in line]
        return Strip(segments, self._room.cells).simplify()

    def notify_style_update(self) -> None:
        """Dress the frame in new colours when the theme has changed."""
        super().notify_style_update()
        if self.is_attached and self._dressed != self.app.theme:
            self._frame(None, self._zone)

    @property
    def text_rows(self) -> Iterator[tuple[int, str]]:
        """What can be read in each row of the window that it has: in its frame, and in what it has painted."""
        zone, frame = self._zone, self.region
        if zone is None or not self.size:
            return
        if self.content_region.y > frame.y:
            yield frame.y, text_of(zone.title)
        drawn = self._drawn(self._room_now)
        yield from ((self.content_region.y + y, text_of(line)) for y, line in enumerate(drawn))

    @property
    def places(self) -> dict[Any, Region]:
        """Where in the window each thing lies that a click can mean."""
        found: dict[Any, Region] = {}
        left, top = self.content_region.offset
        for y, line in enumerate(self._drawn(self._room_now) if self.size else ()):
            x = left
            for span in line:
                cells = cell_len(span.text)
                if span.target is not None and cells:
                    part = Region(x, top + y, cells, 1)
                    found[span.target] = part.union(found.get(span.target, part))
                x += cells
        return found

    def target_at(self, x: int, y: int) -> Any:
        """What a click on this cell of the content means; None if nothing."""
        if 0 <= y < len(self._painted):
            for span in self._painted[y]:
                x -= cell_len(span.text)
                if x < 0:
                    return span.target
        return None

    def on_click(self, event: events.Click) -> None:
        """Tell the screen what has been clicked on."""
        place = event.get_content_offset(self)
        target = None if place is None else self.target_at(*place)
        if target is not None:
            event.stop()
            self.post_message(self.Pointed(self, target))


@lru_cache(_WORDINGS_KEPT)
def _words(line: Row, worn: Palette) -> Content:
    """The words of a frame in the colours of a theme."""
    return Content.from_rich_text(Text.assemble(*((span.text, worn.style(span.role, span.text)) for span in line)))


def _fitted(drawn: Block, room: Room) -> Block:
    """Exactly the rows and cells there are."""
    rows = (*drawn[: room.rows], *[()] * (room.rows - len(drawn)))
    return tuple(fit(line, room.cells) for line in rows)
