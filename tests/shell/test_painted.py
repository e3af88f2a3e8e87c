"""Pictures that windows share: whoever shows a value gets what is painted of it, and of nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.segment import Segment
from textual._styles_cache import StylesCache

from circus_tui.drawing.paint import Block, Span
from circus_tui.keyboard import spelling
from circus_tui.screens.contract import Scene, decisions_of, face_of
from circus_tui.themes import NAMES as THEMES
from circus_tui.widgets import painted
from circus_tui.widgets.__main__ import exhibits
from circus_tui.widgets.lean import KEPT, SharedLines
from circus_tui.widgets.picture import Picture, Room, Zone
from rules import GAMES
from rules.core import Seat
from tests.shell.stage import NAMES, staged
from tests.specimens import random_history, specimen

ROOM = Room(70, 12)
POSITIONS = 8

Drawn = tuple[Seat | None, type, Any]


@pytest.fixture(autouse=True)
def _nothing_painted() -> Iterator[None]:
    painted._PAINTED.clear()
    yield
    painted._PAINTED.clear()


def zones(slug: str, seed: int) -> Iterator[tuple[Seat | None, Zone[Any]]]:
    """What every seat and the table are shown at some positions of a game."""
    rules = GAMES[slug]
    seats = min(4, max(rules.INFO.seats))
    history = random_history(rules, seats, rules.Options(), seed, specimen(slug).cap)
    rng = Random(seed)
    for state in rng.sample(history.states, min(POSITIONS, len(history.states))):
        for seat in (None, *range(seats)):
            view = rules.view(state, seat)
            acts = seat is not None and seat in rules.to_act(view)
            decision = decisions_of(slug).open_decision(view, seat) if acts and seat is not None else None
            scene = Scene(view, seat, decision, NAMES[:seats], 120, 36)
            for zone in face_of(slug).pictures(scene).zones.values():
                yield seat, zone


def shared(value: Any, room: Room = ROOM) -> Block:
    """What a window gets that shows a value."""
    picture = Picture.of(value)
    return painted.painted(type(picture), value, room, lambda: picture.paint(value, room))


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(GAMES))
def test_no_seat_gets_what_was_painted_for_another_that_shows_anything_else(slug: str) -> None:
    shown = list(zones(slug, 3))
    Random(5).shuffle(shown)
    hands: dict[type, set[Seat | None]] = {}
    for seat, zone in (*shown, *shown):
        fresh = Picture.of(zone.value)
        assert shared(zone.value) == fresh.paint(zone.value, ROOM)
        hands.setdefault(type(fresh), set()).add(seat)
    assert any(len(seats) > 2 for seats in hands.values())


def test_every_value_of_a_widget_can_be_looked_up() -> None:
    for zone in exhibits():
        assert shared(zone.value) is shared(zone.value)


def test_what_is_painted_is_kept_once_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def block(number: int) -> Block:
        return painted.painted(Picture, number, ROOM, lambda: ((Span(str(number)),),))

    first = block(0)
    assert block(0) is first
    for number in range(1, 3 * painted.KEPT):
        block(number)
    assert len(painted._PAINTED) == painted.KEPT
    assert block(0) == first
    assert block(0) is not first


def test_whoever_has_other_keys_gets_pictures_that_name_them() -> None:
    def named() -> Block:
        return painted.painted(Picture, "same", ROOM, lambda: ((Span(spelling.key("log")),),))

    usual = named()
    token = spelling._ASKED.set(lambda: {"log": ("f9",)})
    try:
        assert named() == ((Span("F9"),),)
        assert usual != named()
    finally:
        spelling._ASKED.reset(token)
    assert named() is usual


def lines_of(picture: Picture[Any], cache: StylesCache) -> list[list[Segment]]:
    """What a widget gives to the screen, with its frame."""
    return [list(strip) for strip in cache.render_widget(picture, picture.outer_size.region)]


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(GAMES))
def test_lines_that_are_shared_are_those_that_textual_makes(slug: str, tmp_path: Path) -> None:
    rules = GAMES[slug]
    seats = min(3, max(rules.INFO.seats))
    history = random_history(rules, seats, rules.Options(), 7, specimen(slug).cap)

    async def play() -> None:
        async with staged(rules, seats, rules.Options(), tmp_path, (120, 36)) as stage:
            compared = 0
            for number, share in enumerate((0.1, 0.4, 0.4, 0.7)):
                stage.app.wear(THEMES[number % len(THEMES)])
                await stage.settle()
                for seat in (None, *range(seats)):
                    await stage.show(history.at(int(share * len(history.entries))), seat)
                    for picture in stage.pictures:
                        assert isinstance(picture._styles_cache, SharedLines)
                        picture.render_lines(picture.outer_size.region)
                        shared = lines_of(picture, SharedLines(picture))
                        assert shared == lines_of(picture, StylesCache())
                        assert lines_of(picture, picture._styles_cache) == shared
                        compared += len(shared)
            assert compared > 200

    asyncio.run(play())
    assert 0 < len(SharedLines._MADE) <= KEPT
