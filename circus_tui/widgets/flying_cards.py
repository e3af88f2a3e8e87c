"""Cards on their way over the table."""

from __future__ import annotations

import attrs
from textual.geometry import Offset, Region

from circus_tui.drawing.paint import Block, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room, Zone


@attrs.frozen
class Flown:
    """Cards as they are drawn, and the pictures between whose middles they fly."""

    cards: Block
    source: Region
    goal: Region

    @property
    def cells(self) -> int:
        """The number of cells that the flying cards need."""
        return max(map(width, self.cards))

    def place(self, share: float) -> Offset:
        """Where their upper left corner is after this share of the way, from 0 to 1."""
        start, end = (_centred(each, self.cells, len(self.cards)) for each in (self.source, self.goal))
        return Offset(*(round(a + (b - a) * share) for a, b in zip(start, end, strict=True)))


def _centred(region: Region, cells: int, rows: int) -> Offset:
    return Offset(region.x + (region.width - cells) // 2, region.y + (region.height - rows) // 2)


class FlyingCards(Picture[Flown]):
    """Floats above everything else, as large as the cards."""

    DEFAULT_CSS = "FlyingCards { layer: above; position: absolute; }"

    def paint(self, value: Flown, room: Room) -> Block:
        """Draw the cards."""
        sheet = Sketch(room.cells, room.rows)
        sheet.stamp(0, 0, value.cards)
        return sheet.block()

    def fly(self, flown: Flown, share: float) -> None:
        """Be that far on the way."""
        self.styles.width, self.styles.height = flown.cells, len(flown.cards)
        self.styles.offset = flown.place(share)
        self.remove_class("-absent")
        self.show(Zone(flown, frame="bare"))

    def land(self) -> None:
        """End the flight and remove the cards."""
        self.add_class("-absent")
        self.show(None)
