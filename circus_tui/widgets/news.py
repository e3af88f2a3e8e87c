"""What has happened since a player's last turn, and, dimmer, what came before that."""

from __future__ import annotations

import attrs

from circus_tui.paint import Block, Row, Span, row, shortened, wrapped_row
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Told:
    """Sentences, the oldest first: those that are new to the player, and those that came before."""

    new: tuple[Row, ...]
    before: tuple[Row, ...] = ()


class News(Picture[Told]):
    """The new sentences at the top, broken where there is room for that; at the foot, dimmer, what was before."""

    def paint(self, value: Told, room: Room) -> Block:
        """Draw the latest sentences that have room."""
        cells = room.cells - 2
        whole = [line for sentence in value.new for line in wrapped_row(sentence, cells)]
        fresh = (
            whole if len(whole) <= room.rows else [shortened(sentence, cells) for sentence in value.new][-room.rows :]
        )
        left = room.rows - len(fresh) - 2
        old = [shortened(dimmed(sentence), cells) for sentence in value.before[-left:]] if left > 0 else []
        blank = [()] * (room.rows - len(fresh) - len(old) - 1) if old else []
        head = [row(Span("before that", "dim"))] if old else []
        return tuple(row(" ", *line) for line in (*fresh, *blank, *head, *old))


def dimmed(line: Row) -> Row:
    """The same words in the second colour."""
    return tuple(span._replace(role="dim") for span in line)
