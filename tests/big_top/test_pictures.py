"""What Big Top's pictures show: booths that can be clicked anywhere, flat cards that can be told apart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from circus_tui.drawing.paint import Block, Span, text_of
from circus_tui.screens.big_top.decisions import open_decision
from circus_tui.screens.big_top.pictures import pictures
from circus_tui.screens.contract import Scene
from circus_tui.widgets.picture import Picture, Room
from circus_tui.widgets.receipt_bars import BarLine, BarLoss, BarPart, Bars, ReceiptBars
from rules import big_top
from rules.big_top.state import Dealing, Options, State
from tests.big_top.tables import dealt, table
from tests.shell.stage import staged, texts_at
from tests.specimens import random_history

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


def painted(state: State, widget: str, room: Room, *names: str) -> Block:
    """One widget of the first seat to act, after these actions."""
    seat = min(big_top.to_act(state))
    decision = open_decision(big_top.view(state, seat), seat)
    for name in names:
        decision = decision.press(name)  # type: ignore[assignment]
    zone = pictures(Scene(decision.view, seat, decision, NAMES[: state.seats], 80, 24)).zones[widget]
    return Picture.of(zone.value).paint(zone.value, room)


@pytest.mark.parametrize("room", [Room(116, 23), Room(76, 14), Room(56, 10)], ids=str)
@pytest.mark.parametrize("names", [(), ("confirm",) * 3], ids=["empty", "placed"])
def test_a_click_anywhere_on_a_booth_means_its_suit(room: Room, names: tuple[str, ...]) -> None:
    cells = (room.cells - 3) // 4
    for number, line in enumerate(painted(dealt(3), "booths", room, *names)):
        meant = [span.target for span in line for _ in span.text]
        for suit in range(4):
            first = (room.cells - 4 * (cells + 1) + 1) // 2 + suit * (cells + 1)
            assert set(meant[first : first + cells]) == {suit}, number


@pytest.mark.parametrize("room", [Room(76, 4), Room(57, 3)], ids=str)
def test_flat_cards_that_touch_bear_the_name_of_their_suit_once(room: Room) -> None:
    state = table("CL2 CL3 CL4 CD5 CD6 SL2 SL3 SD2 SD3 AL2 AL3 AD2 AD3 PL2 PL3 PD2 PD3", "CP", "SP")
    lines = [text_of(line) for line in painted(state, "hand", room)]
    suits = next(line for line in lines if "Clow" in line).split()
    assert [word[:2] for word in suits] == ["Cl", "Cl", "Si", "Si", "An", "An", "Pe", "Pe"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_no_player_is_missing_from_the_sheet_of_a_hand(tmp_path: Path, seats: int) -> None:
    history = random_history(big_top, seats, Options(), 2, 200)
    over = next(k for k, each in enumerate(history.states) if isinstance(each.step, Dealing) and each.hands)
    names = NAMES[:seats]

    async def look(size: tuple[int, int]) -> str:
        async with staged(big_top, seats, Options(), tmp_path / str(size), size, names=names) as stage:
            await stage.show(history.at(over), None)
            stage.screen.session.at_table = False
            stage.screen.follow()
            await stage.settle()
            return stage.text()

    for size in ((80, 24), (60, 20)):
        text = asyncio.run(look(size))
        assert [text.count(f"{name[0]}  {name}") for name in names] == [2] * seats, text


def test_receipts_that_are_lost_and_not_in_sight_are_counted() -> None:
    lost = (BarLoss(10, 0, ("dark 6 held",)), BarLoss(5, 3, ("light 5 held",)))
    line = BarLine(Span(" A "), "Ana", (BarPart(7, 1),), 7, lost)
    for rows, words in ((2, "✗ $5 Performers lost"), (1, "✗ $10 Clowns +1")):
        block = ReceiptBars().paint(Bars((line,)), Room(78, rows))
        assert words in "\n".join(map(text_of, block))


@pytest.mark.slow
def test_in_a_wide_window_of_few_rows_the_hand_and_what_it_would_do_are_seen(tmp_path: Path) -> None:
    history = random_history(big_top, 3, Options(), 2, 30)
    seat, sizes = min(big_top.to_act(history.state)), [(120, rows) for rows in (32, 33, 34, 35)]
    for text in texts_at(history, seat, tmp_path, sizes, NAMES):
        for words in ("Sideshow", "10 cards ─", "✓ ", "others get $2"):
            assert words in text, text
