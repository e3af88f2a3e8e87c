"""An example beside a rule: a few of a game's own pictures one below the other, and what the rules say of them."""

from __future__ import annotations

import attrs
from textual.geometry import Size

from circus_tui.drawing.paint import Block, Row, row, shortened, width, wrapped_row
from circus_tui.widgets.picture import Picture, Room, Zone


@attrs.frozen
class Part:
    """One of the pictures, in so many rows at most."""

    zone: Zone[object]
    rows: int


@attrs.frozen
class Exhibit:
    """The pictures, and the rows of words under them."""

    parts: tuple[Part, ...] = ()
    words: tuple[Row, ...] = ()


class ExhibitPanel(Picture[Exhibit]):
    """Stands under the text of a rule, as high as what is in it."""

    DEFAULT_CSS = "ExhibitPanel { height: auto; &.bare { background: $panel; } }"

    def paint(self, value: Exhibit, room: Room) -> Block:
        """Draw everything one below the other."""
        return exhibit_rows(value, room)[: room.rows]

    def show(self, zone: Zone[Exhibit] | None) -> None:
        """Show it as high as it is."""
        super().show(zone)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as it is in so many cells."""
        room = attrs.evolve(self._room_now, cells=width)
        return 1 if self._zone is None else len(exhibit_rows(self._zone.value, room))


def exhibit_rows(value: Exhibit, room: Room) -> Block:
    """The rows of an example in so many cells, however many they are."""
    lines: list[Row] = []
    for part in value.parts:
        picture = Picture.of(part.zone.value)
        drawn = _trimmed(picture.paint(part.zone.value, attrs.evolve(room, rows=part.rows)))
        lines += [_head(part.zone, room.cells), *drawn, ()]
    for words in value.words:
        lines += wrapped_row(words, room.cells) if words else [()]
    return tuple(lines)


def _head(zone: Zone[object], cells: int) -> Row:
    """The words of the frame in one line: on the left, and on the right where there is room."""
    gap = cells - width(zone.title) - width(zone.subtitle)
    return row(*zone.title, " " * gap, *zone.subtitle) if gap >= 2 else shortened(zone.title, cells)


def _trimmed(block: Block) -> Block:
    """Without the empty rows above and below."""
    seen = [y for y, line in enumerate(block) if any(span.text.strip() or span.role for span in line)]
    return block[seen[0] : seen[-1] + 1] if seen else ()
