"""What has just happened, running on in a line or two: the latest sentences that have room, whole, in their order."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, wrapped_row
from circus_tui.drawing.wordings import shorter
from circus_tui.widgets.picture import Picture, Room

_EARLIER = "… "


@attrs.frozen
class Sentence:
    """A sentence; an aside is left out where there is not room for all."""

    words: Row
    aside: bool = False


@attrs.frozen
class Reported:
    """A word in front, and the sentences, the oldest first; `before` is what came before, told if there is room."""

    label: Row
    sentences: tuple[Sentence, ...]
    before: tuple[Row, ...] = ()


class Ticker(Picture[Reported]):
    """Sentences one behind the other; what has no room at the front is in the log, as a sign says."""

    DEFAULT_CSS = "Ticker.bare { padding: 0 1; }"

    def paint(self, value: Reported, room: Room) -> Block:
        """Draw them all, or those that are no asides, or the latest of these; of one that is too long the head."""
        lines = [each.words for each in value.sentences]
        told = [each.words for each in value.sentences if not each.aside] or lines
        for shown in (lines, *(told[first:] for first in range(len(told)))):
            block = wrapped_row(_running(value.label, shown, earlier=len(shown) < len(told)), room.cells)
            if len(block) <= room.rows:
                return (*block, *_before(value.before, room.cells, room.rows - len(block)))
        for last in shorter(told[-1]) if lines else ():
            block = wrapped_row(_running(value.label, (last,), earlier=len(told) > 1), room.cells)
            if len(block) <= room.rows:
                return block
        return (*block[: room.rows - 1], shortened(row(*block[room.rows - 1], "…"), room.cells)) if lines else ()


def _before(sentences: tuple[Row, ...], cells: int, rows: int) -> Block:
    """As many of the latest of these as have room, in the second colour."""
    shown: Block = ()
    for first in range(len(sentences) - 1, -1, -1):
        dimmed = [tuple(span._replace(role="dim") for span in each) for each in sentences[first:]]
        longer = wrapped_row(_running(row(Span("Before that:", "dim")), dimmed, earlier=first > 0), cells)
        if len(longer) > rows:
            break
        shown = longer
    return shown


def _running(label: Row, sentences: Sequence[Row], *, earlier: bool) -> Row:
    spans = [*label, *([Span(" ")] if label else [])]
    if earlier:
        spans.append(Span(_EARLIER, "dim"))
    for number, sentence in enumerate(sentences):
        spans += [*([Span("  ")] if number else []), *sentence]
    return tuple(spans)
