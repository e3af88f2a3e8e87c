"""The ways out of the lobby: a key, a name and what is behind it, as many as there is room for. A click opens one."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Span, row, shortened
from circus_tui.widgets.picture import Picture, Room

_APART = 3


@attrs.frozen
class Door:
    """One way: the name of its action, the key, and what is there."""

    action: str
    key: str
    title: str
    words: str

    @property
    def cells(self) -> int:
        """The number of cells a door needs."""
        return cell_len(self.key) + cell_len(self.title) + cell_len(self.words) + 4


@attrs.frozen
class Doors:
    """Choices as doors, side by side."""

    doors: tuple[Door, ...]


class DoorRow(Picture[Doors]):
    """One row; what is behind each door is left out where the row is too narrow for all."""

    DEFAULT_CSS = "DoorRow { height: 3; }"

    def paint(self, value: Doors, room: Room) -> Block:
        """Draw the doors from the left."""
        told = sum(door.cells + _APART for door in value.doors) - _APART <= room.cells
        spans: list[Span] = []
        for door in value.doors:
            spans += [
                Span(f" {door.key} ", "cap-ink on cap bold", door.action),
                Span(f" {door.title}", "ink bold", door.action),
                Span(f" {door.words}" if told else "", "dim", door.action),
                Span(" " * _APART),
            ]
        return (shortened(row(*(span for span in spans if span.text)), room.cells),)
