"""What has happened since a player's last turn, and, dimmer, what came before that."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped_row
from circus_tui.drawing.wordings import best_row, shorter
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.seats import lettered

_BEFORE = "before that"


@attrs.frozen
class Told:
    """Sentences, the oldest first: those that are new to the player, and those that came before.

    `empty` is said where there are none at all.
    """

    new: tuple[Row, ...]
    before: tuple[Row, ...] = ()
    empty: str = ""


class News(Picture[Told]):
    """The new sentences at the top, broken where there is room for that; at the foot, dimmer, what was before.

    Where not all new ones fit whole, the latest do; if not even a row each does, the first row says how many more
    there are.
    """

    def paint(self, value: Told, room: Room) -> Block:
        """Draw the latest sentences that have room."""
        cells = room.cells - 2
        if not value.new and not value.before:
            return (row(" ", Span(value.empty, "dim")),)
        fresh = _fresh(value.new, cells, room.rows)
        left = room.rows - len(fresh) - 2
        old = _folded(tuple(map(dimmed, value.before[-left:])), cells, left) if left > 0 else []
        blank = [()] * (room.rows - len(fresh) - len(old) - 1) if old else []
        head = [row(Span(_BEFORE, "dim"))] if old else []
        return tuple(row(" ", *line) for line in (*fresh, *blank, *head, *old))


def _fresh(sentences: tuple[Row, ...], cells: int, rows: int) -> list[Row]:
    """The new sentences, whole if that is possible, else one row each, else the latest of them."""
    broken = [line for sentence in sentences for line in wrapped_row(sentence, cells)]
    if len(broken) <= rows:
        return broken
    lines = [_in_a_row(sentence, cells) for sentence in sentences]
    if len(lines) <= rows:
        return _folded(sentences, cells, rows)
    kept = lines[-(rows - 1) :] if rows > 1 else []
    more = len(lines) - len(kept)
    return [row(Span(f"… {more} more before these", "dim")), *kept] if kept else lines[-rows:]


def _folded(sentences: tuple[Row, ...], cells: int, rows: int) -> list[Row]:
    """One row each, and more for those that are too long, the latest first, as far as there is room."""
    blocks: list[Block] = []
    spare = rows - len(sentences)
    for sentence in reversed(sentences):
        whole = wrapped_row(sentence, cells)
        blocks.append(whole if len(whole) - 1 <= spare else (_in_a_row(sentence, cells),))
        spare -= len(blocks[-1]) - 1
    return [line for block in reversed(blocks) for line in block]


def _in_a_row(sentence: Row, cells: int) -> Row:
    """A sentence in one row: where it is too long, whoever it begins with has the letter alone, then the head of it."""
    return best_row((sentence, *shorter(lettered(sentence))), cells)


def dimmed(line: Row) -> Row:
    """The same words in the second colour."""
    return tuple(span._replace(role="dim") for span in line)
