"""Arrows go where the eye expects: to what is drawn in their direction, in every window."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region

from circus_tui.screens.contract import Decision, composed, decisions_of
from circus_tui.screens.cursor import ARROWS, reach
from rules.core import CHANCE, Seat
from rules.history import History
from tests.laws.cases import Case
from tests.shell.positions import largest_tables
from tests.shell.stage import Stage, staged
from tests.specimens import random_history

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (120, 36))
GAMES = 4
"""Random games in which a kind of decision is looked for."""

MOST = 4
"""Places of a cursor that are tried at a decision."""

ENOUGH = 3 * MOST
"""Places among which those are found."""

Table = tuple[History, Seat]


@largest_tables
def test_an_arrow_goes_to_what_is_drawn_in_its_direction(case: Case, tmp_path: Path) -> None:
    found = tables(case)

    async def look(size: tuple[int, int]) -> list[str]:
        async with staged(case.rules, case.seats, case.rules.Options(), tmp_path / f"{size[0]}", size) as stage:
            return [each for table in found.values() async for each in strayed(stage, *table)]

    for size in SIZES:
        assert not asyncio.run(look(size)), size


def tables(case: Case) -> dict[type[Decision], Table]:
    """For each kind of decision one at which the cursor has the most places."""
    best: dict[type[Decision], tuple[int, Table]] = {}
    for seed in range(GAMES):
        whole = random_history(case.rules, case.seats, case.options, seed, case.specimen.cap)
        for number in range(0, len(whole.entries), 3):
            state = whole.states[number]
            for seat in case.rules.to_act(state) - {CHANCE}:
                opened = decisions_of(case.specimen.slug).open_decision(case.rules.view(state, seat), seat)
                most, *_ = best.get(type(opened), (0,))
                places = 0 if most >= ENOUGH else sum(1 for _ in zip(range(ENOUGH), reach(opened), strict=False))
                if places > most:
                    best[type(opened)] = (places, (whole.at(number), seat))
    return {kind: table for kind, (_, table) in best.items()}


async def strayed(stage: Stage, history: History, seat: Seat) -> AsyncIterator[str]:
    """What arrows do at this decision that nobody expects of them."""
    await stage.show(history, seat)
    session = stage.screen.session
    opened = session.decision
    if opened is None:
        return
    reached = frozenset(reach(opened))
    for _, decision in zip(range(MOST), list(reach(opened)), strict=False):
        session.decision = decision
        stage.perform(session)
        await stage.settle()
        shown = [each.places for each in stage.pictures]
        for way in {each.name for each in decision.actions}.intersection(ARROWS):
            session.decision = decision
            stage.screen.press(way)
            after = session.decision
            if isinstance(after, type(decision)) and composed(after) == composed(decision):
                fits = [fit for places in shown for fit in fitting(decision, after, way, places, reached)]
                if fits and not any(fits):
                    yield f"{type(decision).__name__}: {way}\n{stage.text()}"


def fitting(
    before: Decision, after: Decision, way: str, places: Mapping[Any, Region], reached: Collection[Decision]
) -> Iterator[bool]:
    """On a picture that shows both places of the cursor: whether the second lies where the arrow points.

    `reached` is the decision with its cursor wherever arrows lead.
    """
    if after == before:
        return
    starts = [each for target, each in places.items() if after.point(target) == before and _is_place(before, target)]
    others = [each for target, each in places.items() if before.point(target) == after and _is_place(after, target)]
    around = [each for target, each in places.items() if before.point(target) in reached and _leads(before, target)]
    for start in starts:
        for other in others:
            if start != other:
                yield is_there(start, other, way, [*around, start])


def _leads(before: Decision, target: Any) -> bool:
    """Whether a click brings the cursor to a place."""
    after = before.point(target)
    return isinstance(after, type(before)) and _is_place(after, target)


def _is_place(there: Decision, target: Any) -> bool:
    """Whether a click goes to a place: while the cursor is there it goes nowhere else."""
    again = there.point(target)
    return again == there or not isinstance(again, type(there))


def is_there(start: Region, other: Region, way: str, places: Collection[Region]) -> bool:
    """Whether an arrow points there.

    Where nothing lies in its direction, what is next may be: in the next row, or column, or at the other end.
    """
    if way in ("left", "up"):
        return is_there(
            _mirrored(start), _mirrored(other), {"left": "right", "up": "down"}[way], list(map(_mirrored, places))
        )
    if lies(start, other, way):
        return True
    return not any(lies(start, each, way) for each in places) and not lies(other, start, _TURNED[way])


_TURNED = {"right": "down", "down": "right"}


def lies(start: Region, other: Region, way: str) -> bool:
    """Whether something lies to the right of something else, or below it."""
    beside = start.y < other.bottom and other.y < start.bottom
    above = start.x < other.right and other.x < start.right
    if way == "right":
        return beside and other.x + other.right > start.x + start.right
    return above and not beside and other.y > start.y


def _mirrored(region: Region) -> Region:
    """As it lies seen from the other corner."""
    return Region(-region.right, -region.bottom, region.width, region.height)


def test_a_column_is_no_row() -> None:
    first, below, beside = Region(0, 0, 5, 1), Region(0, 1, 5, 1), Region(6, 0, 5, 1)
    places = (first, below, beside)
    assert is_there(first, beside, "right", places)
    assert is_there(first, below, "down", places)
    assert is_there(below, first, "up", places)
    assert not is_there(first, below, "right", places)
    assert not is_there(first, beside, "down", places)
    assert is_there(beside, below, "up", places), "in the column before"
    assert is_there(first, below, "right", (first, below)), "in a list alone it goes on"
    assert is_there(beside, below, "right", places), "in the next row"
