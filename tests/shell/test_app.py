"""The app from the lobby to the last score, with simulated keys: what the people at the keyboard see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from circus_tui.screens.page import Page
from textual.pilot import Pilot

from circus_tui.app import CircusApp
from circus_tui.names import seat_names
from circus_tui.paint import text_of
from circus_tui.screens.curtain import CurtainPage
from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.store import Store
from circus_tui.table import Table
from rules import GAMES
from rules.scout.state import Options
from tests.shell.hostile import HOSTILE

Play = Callable[["Player"], Awaitable[None]]


class Player:
    """Somebody at the keyboard."""

    def __init__(self, app: CircusApp, pilot: Pilot[int]) -> None:
        self.app = app
        self._pilot = pilot

    async def press(self, *keys: str) -> str:
        """Press keys; give what is on the screen then."""
        for key in keys:
            self.app.simulate_key(key)
            await self._pilot.pause(0)
        return self.text

    async def type(self, text: str) -> None:
        """Put a text into the line that is being edited."""
        self.app.line.value = text
        await self._pilot.press("enter")

    @property
    def text(self) -> str:
        """What is on the screen."""
        cells, height = self.app.size
        return "\n".join(map(text_of, self.app.top.paint(cells, height)))


def run(folder: Path, play: Play, pages: Callable[[Store], list[Page]] | None = None, size: Any = (80, 24)) -> None:
    """Open the app at its lobby, or at other pages, and play."""

    async def session() -> None:
        store = Store(folder)
        app = CircusApp(store, [LobbyPage(), *(pages(store) if pages else [])])
        async with app.run_test(size=size) as pilot:
            await play(Player(app, pilot))
        store.close()

    asyncio.run(session())


def two(store: Store) -> list[Page]:
    return [GamePage(Table.create(store, GAMES["scout"], ("Ana", "Ben"), Options(start="fixed"), seed=5))]


def test_from_the_lobby_through_set_up_to_the_first_curtain(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "New game" in at.text
        assert "Continue" not in at.text
        assert "Who starts" in await at.press("enter")
        await at.press("down", "right", "down", "enter")
        await at.type("Zoë")
        assert "Zoë" in at.text
        await at.press("up", "up", "up")
        assert "Pass to  Zoë" in await at.press("enter")
        assert "Continue" in await at.press("q")
        assert "SCOUT: Zoë, Player 2, Player 3" in at.text
        assert "Pass to  Zoë" in await at.press("enter")

    run(tmp_path, play)

    async def again(at: Player) -> None:
        await at.press("down", "enter")
        assert "Zoë" in at.text

    run(tmp_path, again)


def test_a_turn_an_illegal_show_an_undo_a_quit_and_back(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Your hand" not in at.text
        assert "Ana: You must keep your hand" in await at.press("a")
        assert "turned" in await at.press("t")
        assert "Pass to  Ben" in await at.press("t", "enter")
        assert "Your hand" not in at.text
        await at.press("b", "enter", "a")
        assert "You must show any set" in at.text
        refused = await at.press("end", "left", "right_square_bracket", "enter")
        assert "§ 3.1 What a set is" in " ".join(refused.split())
        assert "§ 3.1 What a set is" in await at.press("f1")
        await at.press("q", "home", "enter")
        assert "Ana showed" in at.text
        assert "Does the whole table agree?" in await at.press("u")
        assert "Pass to  Ben" in await at.press("n")
        assert "Pass to  Ana" in await at.press("u", "y")
        assert "Ana: You must show any set" in await at.press("a")
        assert "log" in await at.press("L")
        assert "Keys" in await at.press("q", "question_mark")
        assert "SCOUT: Ana, Ben" in await at.press("q", "q")
        assert "Pass to  Ana" in await at.press("enter")

    run(tmp_path, play, two)


def test_scout_and_show_is_composed_cancelled_and_made(tmp_path: Path) -> None:
    def three(store: Store) -> list[Page]:
        options = Options(start="fixed")
        return [GamePage(Table.create(store, GAMES["scout"], ("Ana", "Ben", "Cleo"), options, seed=1))]

    async def play(at: Player) -> None:
        for key in "abc":
            await at.press(key, "enter")
        await at.press("a", "enter", "b")
        before = at.text
        assert "with the card in it" in await at.press("b")
        assert "after the scout; choose what to show" in await at.press("enter")
        assert before.splitlines()[:14] == (await at.press("escape", "escape")).splitlines()[:14]
        await at.press("b", "enter")
        for _ in range(14):
            if "Pass to" in at.text:
                break
            await at.press("enter", "right")
        assert "used Scout & Show" in at.text
        assert "Ben showed" in at.text

    run(tmp_path, play, three)


def test_hostile_names_typed_into_the_set_up(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("enter", "down", *["right"] * 3, "down")
        for name in HOSTILE[:5]:
            await at.press("enter")
            await at.type(name)
        for name in seat_names(HOSTILE[:5]):
            assert name in at.text
        await at.press(*["up"] * 7)
        assert "[/b]" in await at.press("enter")
        await at.press("q")
        assert "[/b]" in at.text
        assert not set(at.text) & set("\x1b\x9b\N{RIGHT-TO-LEFT OVERRIDE}")

    run(tmp_path, play)


def test_nothing_invisible_gets_into_the_line_even_for_a_moment(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("enter", "down", "down", "enter")
        at.app.line.value = "a\x1b[2J\x9b31m\N{RIGHT-TO-LEFT OVERRIDE}b"
        assert at.app.line.value == "a[2J31mb"

    run(tmp_path, play)


def test_the_hand_can_be_hidden_at_any_time(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Your hand" in await at.press("a")
        assert "Your hand" not in await at.press("x")
        assert "Pass to  Ana" in at.text

    run(tmp_path, play, two)


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize("slug", list(GAMES))
def test_whole_games_from_key_to_key(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Mash keys until something has ended: no key crashes, and every screen is exactly as large as the terminal."""
    rng = Random(slug)
    seats = GAMES[slug].INFO.seats[-1]

    def table(store: Store) -> list[Page]:
        names = seat_names(HOSTILE[:seats])
        return [GamePage(Table.create(store, GAMES[slug], names, GAMES[slug].Options(), seed=3))]

    async def play(at: Player) -> None:
        for _ in range(300):
            if not isinstance(at.app.top, GamePage | CurtainPage):
                await at.press("q")
                continue
            actions = [each for each in at.app.top.actions if each.name not in ("quit", "undo", "yes")]
            await at.press(rng.choice(actions).keys[0])
            lines = at.app.top.paint(*at.app.size)
            assert len(lines) == size[1]
        assert "{" not in at.text.replace("{0} {} {x!r}", "")

    run(tmp_path, play, table, size)


def test_saved_games_can_be_deleted_after_a_question(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("q")
        assert "for good?" in await at.press("d")
        assert "SCOUT: Ana, Ben" in await at.press("n")
        assert "SCOUT: Ana, Ben" not in await at.press("d", "y")

    run(tmp_path, play, two)


def test_a_rulebook_can_be_searched(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("f1", "enter", "slash")
        await at.type("unbeaten")
        assert "Unbeaten" in at.text
        assert "not found" not in at.text
        await at.press("slash")
        await at.type("elephant")
        assert "not found" in at.text
        assert "Rulebooks" in await at.press("q")

    run(tmp_path, play)


def test_a_click_moves_the_cursor(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.press("a", "enter", "b", "enter", "a")
        at.app.top.point(3)
        assert "single 9" in at.text or "single" in at.text

    run(tmp_path, play, two)
