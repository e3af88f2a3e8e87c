"""What is painted anew is written only where it looks different; what comes of it is what was painted."""

from __future__ import annotations

from typing import Final

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from circus_tui.drawing.sgr import written
from circus_tui.screens.shown_cells import ShownCells

CELLS: Final = 24
ONE, TWO = Style(color="red"), Style(color="red", bold=True)
PIECES = st.tuples(st.sampled_from(("a", "bc", " ", "界", "e\u0301", "  x")), st.sampled_from((None, ONE, TWO)))
ROWS = st.lists(PIECES, max_size=12).map(lambda pieces: padded([Segment(*piece) for piece in pieces]))


def padded(segments: list[Segment]) -> Strip:
    return Strip(segments).adjust_cell_length(CELLS)


def of(*texts: str) -> Strip:
    return padded([Segment(text, ONE) for text in texts])


@given(st.lists(ROWS, min_size=1, max_size=4))
def test_the_terminal_shows_what_was_painted_last(rows: list[Strip]) -> None:
    screen = pyte.Screen(CELLS, 1)
    stream = pyte.Stream(screen)
    shown = ShownCells()
    for row in rows:
        for start, stop in list(shown.news(0, 0, row)):
            part = written(row.crop(start, stop), ColorSystem.TRUECOLOR)
            stream.feed(f"\x1b[1;{start + 1}H{part}")
    whole = pyte.Screen(CELLS, 1)
    pyte.Stream(whole).feed(written(rows[-1], ColorSystem.TRUECOLOR))
    assert [screen.buffer[0][x] for x in range(CELLS)] == [whole.buffer[0][x] for x in range(CELLS)]


def test_only_the_cells_that_differ_are_news() -> None:
    shown = ShownCells()
    assert list(shown.news(0, 0, of("one two three four five"))) == [(0, CELLS)]
    assert list(shown.news(0, 0, of("one two three four five"))) == []
    assert list(shown.news(0, 0, of("one two THREE four five"))) == [(8, 13)]
    assert list(shown.news(0, 0, of("One two THREE four fivE"))) == [(0, 1), (22, 23)]


def test_what_lies_between_is_written_again_only_where_that_is_shorter() -> None:
    shown = ShownCells()
    list(shown.news(0, 0, of("a b c")))
    assert list(shown.news(0, 0, of("A b C"))) == [(0, 5)]
    assert list(shown.news(0, 0, padded([Segment("a", ONE), Segment(" b ", TWO), Segment("c", ONE)]))) == [(0, 5)]
    changed = padded([Segment("A", ONE), Segment(" b ", TWO), Segment("C", ONE)])
    assert list(shown.news(0, 0, changed)) == [(0, 1), (4, 5)]


def test_nothing_is_known_after_another_screen_has_written() -> None:
    shown = ShownCells()
    list(shown.news(3, 1, of("a secret")))
    shown.forget()
    assert list(shown.news(3, 1, of("a secret"))) == [(3, 3 + CELLS)]
