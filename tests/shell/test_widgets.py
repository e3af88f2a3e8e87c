"""The laws of widgets: they draw within their room, repaint what has changed, and can be read in every theme."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style

from circus_tui import widgets
from circus_tui.drawing.paint import Block, Span, row, text_of, width, wrapped, wrapped_row
from circus_tui.screens.lately import fewer
from circus_tui.textual_themes import textual_theme
from circus_tui.themes import NAMES, Palette, palette
from circus_tui.themes.palette import parsed
from circus_tui.widgets.__main__ import exhibits
from circus_tui.widgets.news import News, Told
from circus_tui.widgets.picture import Picture, Room, Zone
from circus_tui.widgets.prompt import Asked, Prompt
from circus_tui.widgets.seats import named
from circus_tui.widgets.trays import Deal, Tray, Trays

pytestmark = pytest.mark.slow

HOUSE = Path(__file__).parent.parent.parent
ROOMS = [
    Room(*size, ascii=plain) for size, plain in product(((118, 34), (76, 9), (56, 6), (20, 3), (1, 1)), (False, True))
]
QUIET = frozenset({"faint", "off"})
"""Inks of what cannot be chosen or is empty: a sign, never words one needs."""

LETTERS = re.compile(r"[^\W_]")
FILLS = ("red", "green", "yellow", "blue", "magenta", "cyan")
XTERM = dict(zip(FILLS, ("#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd"), strict=True))
SOLARIZED = dict(zip(FILLS, ("#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198"), strict=True))
BLACK, WHITE = ("#000000", "#002b36"), ("#ffffff", "#fdf6e3")


@cache
def blocks(room: Room) -> list[tuple[Zone[Any], Block]]:
    return [(zone, Picture.of(zone.value).paint(zone.value, room)) for zone in exhibits()]


def test_the_sign_of_a_rule_stays_with_its_number() -> None:
    said = "The 6 does not fit here. § 2.2 When a die fits"
    for cells in range(8, 50):
        for block in (wrapped(said, cells), wrapped_row(row(Span(said, "bad")), cells)):
            assert [line for line in map(text_of, block) if line.rstrip().endswith("§")] == []


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_a_widget_draws_within_its_room(room: Room) -> None:
    for zone, block in blocks(room):
        assert len(block) <= max(room.rows, 1), zone
        assert all(width(line) <= max(room.cells, 8) for line in block), (zone, room)


@pytest.mark.parametrize("name", NAMES)
def test_every_role_has_a_style_in_every_theme(name: str) -> None:
    for _, block in blocks(ROOMS[0]):
        for span in chain(*block):
            assert isinstance(palette(name).style(span.role, span.text), Style)


def luminance(colour: str) -> float:
    triplet = Color.parse(colour).triplet or ColorTriplet(0, 0, 0)
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in triplet.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def pairs(theme: Palette) -> set[tuple[str, str, bool]]:
    """Every ink on its ground as widgets use them, and whether words are written so."""
    found = set()
    for zone, block in chain(*map(blocks, ROOMS[:3])):
        for span in (*chain(*block), *zone.title, *zone.subtitle):
            role = parsed(span.role)
            if span.text.strip():
                found.add((role.ink or "ink", role.ground or "panel", bool(LETTERS.search(span.text))))
    return found | {("ink", "footer", True), ("cap-ink", "cap", True), ("bar-ink", "bar", True)}


@pytest.mark.parametrize("name", ["circus", "matinee", "contrast"])
def test_text_and_signs_can_be_read(name: str) -> None:
    theme = palette(name)
    poor = []
    for ink, ground, words in pairs(theme):
        found = contrast(theme.colour(ink), theme.colour(ground))
        if words and found < (3 if ink in QUIET else 4.45):
            poor.append((ink, ground, round(found, 2)))
    assert not poor


@pytest.mark.parametrize("colours", [XTERM, SOLARIZED], ids=["xterm", "solarized"])
def test_in_the_terminals_own_colours_text_is_its_own_ink_and_fills_carry_an_ink_that_can_be_read(
    colours: dict[str, str],
) -> None:
    theme = palette("terminal")
    for ink, ground, words in pairs(palette("circus")):
        style = theme.style(f"{ink} on {ground}", "A" if words else "█")
        if style.reverse:
            assert style.color == style.bgcolor == Color.parse("default"), (ink, ground)
            continue
        if style.bgcolor is None:
            assert not words or style.color is None, (ink, ground)
            continue
        fill = colours[style.bgcolor.name]
        letters = BLACK if style.color is not None and style.color.name == "black" else WHITE
        assert not words or max(contrast(fill, each) for each in letters) >= 3, (ink, ground)


@pytest.mark.parametrize("name", NAMES)
def test_the_cursor_of_a_list_can_be_seen(name: str) -> None:
    worn = textual_theme(palette(name)).variables
    assert worn["list-cursor"] not in (worn["panel"], worn["ground"], worn["list-cursor-ink"])


def test_no_colour_is_written_outside_the_themes() -> None:
    written = [
        f"{path.relative_to(HOUSE)}: {found}"
        for path in (HOUSE / "circus_tui").rglob("*.*")
        if path.suffix in (".py", ".tcss")
        for found in re.findall(r"#[0-9a-fA-F]{6}\b", path.read_text(encoding="utf-8"))
    ]
    assert written == []


def test_every_widget_but_the_bars_is_in_the_gallery() -> None:
    for module in pkgutil.iter_modules(widgets.__path__):
        importlib.import_module(f"{widgets.__name__}.{module.name}")
    shown = {type(Picture.of(zone.value)).__name__ for zone in exhibits()}
    elsewhere = {"TitleBar", "KeyBar", "KeyList", "TextRows"}
    there = {each.__name__ for each in Picture.__subclasses__() if each.__module__.startswith(widgets.__name__)}
    assert there - elsewhere <= shown


@pytest.mark.parametrize("cells", [30, 38, 44])
def test_a_purse_is_read_whole_whoever_it_belongs_to(cells: int) -> None:
    tray = Tray("GIVES", "seat-a", (), "99¢ → 99¢", "Bartholomew")
    deal = Deal((), (), tray, tray, ())
    drawn = Trays().paint(deal, Room(cells, 12))
    assert "\n".join("".join(span.text for span in line) for line in drawn).count("99¢ → 99¢") == 2


def test_news_that_are_too_long_for_a_row_leave_out_names_before_what_was_done() -> None:
    told = tuple(named(text, ("Ana", "Cunning")) for text in ("Ana scouted the 9", "Cunning scouted the 4"))
    drawn = News().paint(Told(told), Room(20, 2))
    assert ["".join(span.text for span in line).strip() for line in drawn] == ["A scouted the 9", "B scouted the 4"]


@pytest.mark.parametrize(("rows", "cells"), [(1, 40), (2, 30), (2, 76), (4, 40)])
def test_of_news_the_longest_wording_that_has_room_is_told(rows: int, cells: int) -> None:
    told = [f"{name} takes {number} red cubes." for number, name in enumerate(("Ana", "Ben", "Cleo", "Dan") * 3)]
    wordings = fewer(told, ("Ana", "Ben", "Cleo", "Dan"))
    assert len(wordings) == 12
    fitting = next((line for line in wordings if len(wrapped_row(line, cells)) <= rows), wordings[-1])
    drawn = Prompt().paint(Asked(news=wordings), Room(cells, rows))
    assert drawn == wrapped_row(fitting, cells)
