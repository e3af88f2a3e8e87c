"""The laws of screens, for every game, on what Textual really composes: they fit, keep secrets, and hold any name."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from circus_tui.drawing.glyphs import STAND_INS
from circus_tui.drawing.paint import text_of
from circus_tui.names import seat_names
from circus_tui.widgets.picture import Picture
from circus_tui.widgets.prompt import Prompt
from tests.laws.cases import Case
from tests.secrecy import past_otherwise
from tests.shell.hostile import HOSTILE
from tests.shell.positions import every_table, largest_tables, pasts
from tests.shell.stage import Stage, staged

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (100, 30), (120, 36), (200, 60))
KNOWN = frozenset(STAND_INS) | set("§\N{EN DASH}\N{MINUS SIGN}\N{RIGHT SINGLE QUOTATION MARK}")

ONE_OF_SEVERAL = re.compile(
    r"(?<![.,/+\d])\b1 (points|coins|cards|chips|peanuts|medals|dice|tricks|cubes|tickets|acts)\b"
)


def on_stage(
    case: Case, folder: Path, size: tuple[int, int], play: Callable[[Stage], Awaitable[None]], **app: Any
) -> None:
    """Open a stage and play on it."""

    async def open_it() -> None:
        async with staged(case.rules, case.seats, case.options, folder, size, **app) as stage:
            await play(stage)

    asyncio.run(open_it())


@every_table
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_picture_has_room_none_covers_another_and_every_sign_has_a_stand_in(
    case: Case, size: tuple[int, int], tmp_path: Path, *, long: bool
) -> None:
    async def play(stage: Stage) -> None:
        for history in pasts(case, 20 if long else 2):
            for seat in (None, *case.rules.to_act(history.state) - {-1}):
                await stage.show(history, seat)
                shown = stage.text()
                check_layout(stage)
                check_prompt(stage)
                strange = {char for char in shown if not char.isascii()} - KNOWN
                assert not strange, strange
                assert not ONE_OF_SEVERAL.search(shown), shown

    on_stage(case, tmp_path, size, play)


def check_prompt(stage: Stage) -> None:
    """What Enter does, or why it does nothing, is never pushed out by what is asked."""
    prompt, asked = stage.screen.query_one(Prompt), stage.screen.asked
    if asked.sentence and not asked.answer:
        first = prompt.render_line(0).text.strip()
        assert first.startswith(text_of(asked.sentence)[:12].strip()), stage.text()


def check_layout(stage: Stage) -> None:
    """Every zone has a widget; each lies inside the window, with room for something, and apart from the others."""
    screen, pictures = stage.screen, stage.pictures
    wanted = set(screen.pictures.zones) | {"title", "prompt", "keys"}
    shown = {picture.id for picture in pictures if picture.region.area}
    assert wanted <= shown, wanted - shown
    for number, picture in enumerate(pictures):
        region = picture.region
        assert screen.region.contains_region(region), (picture.id, region, stage.text())
        assert picture.size.area > 0, (picture.id, region)
        for other in pictures[number + 1 :]:
            assert not region.overlaps(other.region), (picture.id, other.id, region, other.region)


@every_table
@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_a_seat_cannot_know_changes_nothing_it_sees(
    case: Case, size: tuple[int, int], tmp_path: Path, *, long: bool
) -> None:
    """Non-interference: deal anew what is hidden from a seat, and its screen stays the same to the last cell.

    It is tried on 50 states of a game, in the long form on 500.
    """
    rng = Random(4)

    async def play(stage: Stage) -> None:
        for history in pasts(case, (500 if long else 50) // len(case.rules.INFO.seats) // (case.seats + 1)):
            for seat in (None, *range(case.seats)):
                await stage.show(history, seat)
                seen = stage.frame()
                await stage.show(past_otherwise(history, seat, rng), seat)
                assert seen == stage.frame()

    on_stage(case, tmp_path, size, play)


@largest_tables
def test_any_name_is_plain_text_of_its_own_width_and_the_curtain_leaves_nothing_behind(
    case: Case, tmp_path: Path, *, long: bool
) -> None:
    """What a screen still held while the curtain is up could be shown by a resize."""
    names = seat_names([*HOSTILE, *HOSTILE][case.seats : 2 * case.seats])

    async def play(stage: Stage) -> None:
        for history in pasts(case, 6 if long else 2):
            for seat in (None, *range(case.seats)):
                await stage.show(history, seat)
                check_layout(stage)
                for line in stage.frame():
                    text = "".join(segment.text for segment in line)
                    assert cell_len(text) == stage.app.size.width
                    assert not any(unicodedata.category(char).startswith("C") for char in text)
                screen = stage.screen
                assert any(text_in(picture) for picture in screen.query(Picture))
                screen.wipe()
                await stage.settle()
                assert all(not text_in(picture) for picture in screen.query(Picture))

    on_stage(case, tmp_path, (80, 24), play, names=names)


@largest_tables
def test_in_ascii_nothing_else_is_shown(case: Case, tmp_path: Path, *, long: bool) -> None:
    async def play(stage: Stage) -> None:
        for history in pasts(case, 6 if long else 2):
            for seat in (None, *case.rules.to_act(history.state) - {-1}):
                await stage.show(history, seat)
                assert stage.text().isascii()

    on_stage(case, tmp_path, (80, 24), play, ascii_only=True)


def text_in(picture: Picture[Any]) -> str:
    """What a widget would draw, its frame's words included."""
    lines = [picture.render_line(y).text for y in range(picture.size.height)]
    return "".join((*lines, picture.border_title or "", picture.border_subtitle or "")).strip()
