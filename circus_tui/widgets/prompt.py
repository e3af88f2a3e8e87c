"""What is to be done: an answer to the last key, what Enter would do, and what is asked, with the name."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.glyphs import MORE
from circus_tui.drawing.paint import Block, Row, Span, row, shortened, wrapped_row
from circus_tui.drawing.wordings import shorter
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Asked:
    """The sentences under a decision; each may be empty. Where there is little room the answer comes first.

    `brief` is a shorter form of the answer, for where the whole one has no room; `news` is what has just happened, the
    longest wording first.
    """

    answer: Row = ()
    brief: Row = ()
    sentence: Row = ()
    asks: Row = ()
    news: tuple[Row, ...] = ()


class Prompt(Picture[Asked]):
    """The panel under the picture in which the decision is made."""

    DEFAULT_CSS = """
    Prompt { height: 4; padding: 0 1; }
    Prompt.bare { padding: 0 1; }
    """

    def paint(self, value: Asked, room: Room) -> Block:
        """Draw the sentences one below the other; if they do not all fit, the answer stands in place of the others.

        What Enter does, or why it does nothing, is told in any case, before what is asked and in its place if it has
        no room beside it; in its own place what has just happened.
        """
        if value.news and not value.answer:
            return _told(value, room)
        asks, answer, brief = (
            wrapped_row(line, room.cells) if line else () for line in (value.asks, value.answer, value.brief)
        )
        sentence = _fitting(tuple(shorter(value.sentence)), room.rows, room.cells) if value.sentence else ()
        answer = brief if brief and len(answer) > room.rows else answer
        whole = (*answer, *asks) if answer else (*sentence, *asks)
        if len(whole) > room.rows:
            asks = () if 1 < room.rows <= len(sentence) else asks
            asks = asks if not sentence or room.rows < 2 else (shortened(value.asks, room.cells),) if asks else ()
            whole = answer or (*_first(sentence, max(0, room.rows - len(asks)), room.cells), *asks)
        return _first(whole, room.rows, room.cells)


def _told(value: Asked, room: Room) -> Block:
    """As much of the news as there is room for, with what Enter does if that has room as well, and what is asked."""
    sentence, asks = (wrapped_row(line, room.cells) if line else () for line in (value.sentence, value.asks))
    asks = asks if len(asks) < max(2, room.rows) else (shortened(value.asks, room.cells),)
    asks = asks if room.rows > 1 else ()
    fitting = _fitting((*value.news, *shorter(value.news[-1])), room.rows - len(asks), room.cells)
    if len(fitting) + len(sentence) + len(asks) <= room.rows:
        return (*fitting, *sentence, *asks)
    return (*_first(fitting, room.rows - len(asks), room.cells), *asks)


def _fitting(wordings: tuple[Row, ...], rows: int, cells: int) -> Block:
    """The first wording that has room in so many rows, else the last; one with too many letters is not even broken."""
    for line in wordings:
        if sum(cell_len(span.text.replace(" ", "")) for span in line) <= rows * cells:
            found = wrapped_row(line, cells)
            if len(found) <= rows:
                return found
    return wrapped_row(wordings[-1], cells)


def _first(lines: Block, rows: int, cells: int) -> Block:
    """The first so many lines, with a sign at the end if that is not all of them."""
    if len(lines) <= rows or not rows:
        return lines[:rows]
    last = wrapped_row(lines[rows - 1], cells - 2)[0]
    return (*lines[: rows - 1], row(*last, Span(f" {MORE}", "dim")))
