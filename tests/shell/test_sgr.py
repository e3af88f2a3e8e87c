"""Styles written as changes look on a terminal exactly as Rich's own, and are shorter."""

from __future__ import annotations

from typing import Any, Final

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from circus_tui.drawing.sgr import RESET, change, written

COLOURS: Final = (None, "default", "red", "bright_blue", "#102030", "#f0e0d0")
STYLES = st.builds(
    Style,
    color=st.sampled_from(COLOURS),
    bgcolor=st.sampled_from(COLOURS),
    bold=st.sampled_from((None, False, True)),
    italic=st.booleans(),
    underline=st.booleans(),
    reverse=st.booleans(),
)
PIECES = st.tuples(st.sampled_from(("a", "bc", " ")), st.one_of(st.none(), STYLES))
SEGMENTS = st.lists(PIECES.map(lambda piece: Segment(*piece)), max_size=8)
SYSTEMS = st.sampled_from((ColorSystem.STANDARD, ColorSystem.EIGHT_BIT, ColorSystem.TRUECOLOR))


@given(SEGMENTS, SYSTEMS)
def test_changes_of_style_look_as_whole_styles_do(segments: list[Segment], system: ColorSystem) -> None:
    whole = "".join(text if style is None else style.render(text, color_system=system) for text, style, _ in segments)
    assert _seen(written(segments, system)) == _seen(whole)


@given(SEGMENTS, SYSTEMS)
def test_the_terminal_is_left_in_its_own_style(segments: list[Segment], system: ColorSystem) -> None:
    assert _seen(written(segments, system) + "!")[-1] == _seen("".join(text for text, _, _ in segments) + "!")[-1]


def test_what_stays_is_not_said_again() -> None:
    one, other = Style(color="#102030", bgcolor="#f0e0d0", bold=True), Style(color="#102031", bgcolor="#f0e0d0")
    assert change(one, one, ColorSystem.TRUECOLOR) == ""
    assert change(one, other, ColorSystem.TRUECOLOR) == "\x1b[22;38;2;16;32;49m"
    assert change(other, Style.null(), ColorSystem.TRUECOLOR) == RESET


def test_dim_is_begun_and_ended_by_itself() -> None:
    segments = [Segment("a", Style(dim=True, color="red")), Segment("b", Style(bold=True, color="red"))]
    assert written(segments, ColorSystem.STANDARD) == "\x1b[2;31ma\x1b[0m\x1b[1;31mb\x1b[0m"


def _seen(text: str) -> list[Any]:
    screen = pyte.Screen(40, 1)
    pyte.Stream(screen).feed(text)
    return [screen.buffer[0][x] for x in range(screen.cursor.x)]
