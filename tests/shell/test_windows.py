"""Several windows, seen: in terminals of their own, in the lobby, and on the pages that say who sits where."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from circus_tui.refused import Refused
from circus_tui.screens.sitting import SitScreen
from circus_tui.start import _first
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import GoOn
from rules import scout
from rules.scout.moves import Orient
from rules.scout.state import Options
from tests.shell.player import Player, looked, run
from tests.shell.terminal import QUICK, Terminal

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Ben", "Cleo")


def opened(folder: Path, *arguments: str) -> Terminal:
    """A window in which no key is deaf."""
    return Terminal(folder, *arguments, code=QUICK)


def hand(table: Table, seat: int) -> str:
    """The upper numbers of a hand as a row of a compact screen shows them."""
    return "     ".join(str(card.up) for card in table.view(seat).players[seat].hand)


def test_three_terminals_play_and_one_that_is_killed_comes_back(tmp_path: Path) -> None:
    arguments = ("play", "scout", "--players", ",".join(NAMES), "--seed", "3", "--sit", "Ana")
    with opened(tmp_path, *arguments) as first:
        first.wait_for("your turn")
        with opened(tmp_path, "continue", "--sit", "ben") as second, opened(tmp_path, "continue") as third:
            second.wait_for("your turn")
            third.wait_for("Where do you sit?")
            assert third.text.count("at another window") == 2
            third.press("enter")
            third.wait_for("your turn")
            store = Store(tmp_path)
            hands = [hand(Table.resume(store, store.matches()[0], ()), seat) for seat in range(3)]
            for own, terminal in enumerate((first, second, third)):
                assert [row in terminal.text for row in hands] == [seat == own for seat in range(3)]
            third.press("enter")
            third.wait_for("the turn of Ana and Ben")
            second.press("enter")
            second.wait_for("Ana's turn, at another window")
            second.press("s")
            second.wait_for("It is Ana's turn, at another window.")
            assert second.end(signal.SIGKILL) == -signal.SIGKILL
            first.press("enter")
            third.wait_for("Cleo: show any set")
            third.press("enter")
            first.wait_for("show a stronger set")
            first.press("enter")
            third.wait_for("nobody sits there: o sits down")
        with opened(tmp_path, "continue", "--sit", "Ben") as again:
            again.wait_for("your turn")
            first.wait_for("Ben's turn, at another window")
            assert not any(hands[seat] in again.text for seat in (0, 2))
            store.close()


def waiting(folder: Path) -> tuple[Store, Table]:
    """A game at which Ana sits in another window."""
    store = Store(folder)
    table = Table.create(store, scout, NAMES, Options(start="fixed"), seed=5, seats=[0])
    return store, table


def test_the_lobby_says_who_plays_and_asks_where_to_sit(tmp_path: Path) -> None:
    store, table = waiting(tmp_path)

    async def play(at: Player) -> None:
        assert "Ana playing · 2 free" in at.text
        assert "Where do you sit?" in await at.press("enter")
        assert "Ben and Cleo sit at this window" in at.text
        assert "Enter: Cleo sits at this window" in await at.press("b")
        assert "Nobody sits here" in await at.press("c")
        await at.tap("a")
        assert "Ana sits" not in at.text, "that seat is taken"
        assert "sit down" not in at.text.splitlines()[-1]
        assert "Enter: Cleo sits at this window" in await at.press("c")
        other = Table.resume(store, table.match, [2])
        assert "Cleo sits at another window" in await at.press("enter")
        assert isinstance(at.app.screen, SitScreen)
        await at.tap("b", "enter")
        assert "your turn" in at.text
        assert not at.app._session.curtain  # type: ignore[union-attr]
        other.leave()
        assert "Ana playing · 2 free" in await at.press("q")
        table.leave()
        await at.until(lambda text: " free" not in text)

    run(tmp_path, play)


def test_a_watcher_sits_down_when_a_seat_is_free(tmp_path: Path) -> None:
    _, table = waiting(tmp_path)

    async def play(at: Player) -> None:
        await at.tap("enter")
        assert "watching" in await at.press("w")
        assert "take over" in at.text
        assert "Pass the keyboard to" in await at.press("o")
        assert "Ben" in at.text
        table.play(0, (Orient(False),), table.revision)
        await at.tap("b", "enter", "c", "enter")
        await at.until(lambda text: "Ana's turn, at another window" in text)
        assert "Your hand" not in at.text, "of two who share a window nobody's hand lies open"

    run(tmp_path, play)


def test_a_seat_is_left_to_another_window_and_taken_again(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        assert "free for another window" in await at.press("f2", "down", "left")
        assert "Enter does it" in at.text
        await at.tap("enter")
        assert at.app._session is not None
        assert at.app._session.table.elsewhere == {1}
        store = Store(tmp_path)
        guest = Table.resume(store, store.matches()[0], [1])
        await looked(at)
        assert "at another window" in await at.press("f2")
        guest.leave()
        await at.tap("q", "f2", "down", "right", "enter")
        assert at.app._session.table.elsewhere == frozenset()

    run(tmp_path, play, lambda store: Table.create(store, scout, NAMES, Options(start="fixed"), seed=5))


def test_who_sits_at_a_window_is_named_and_a_name_that_nobody_has_is_said(tmp_path: Path) -> None:
    store, table = waiting(tmp_path)
    screen, there = _first(store, GoOn(("ben", " CLEO ")))
    assert screen is None
    assert there is not None
    assert there.elsewhere == {0}
    there.leave()
    with pytest.raises(Refused, match=r"^Nobody called 'Zoe' plays: there are Ana, Ben and Cleo\.$"):
        _first(store, GoOn(("Zoe",)))
    with pytest.raises(StoreError, match="Ana sits at another window"):
        _first(store, GoOn(("Ana",)))
    assert isinstance(_first(store, GoOn())[0], SitScreen)
    table.leave()
    screen, there = _first(store, GoOn())
    assert there is not None
    assert there.elsewhere == frozenset(), "alone one sits everywhere, as ever"
    store.close()


@pytest.mark.parametrize("size", [(60, 20), (120, 36)])
def test_the_question_where_to_sit_fits_every_window(size: tuple[int, int], tmp_path: Path) -> None:
    _, table = waiting(tmp_path)

    async def play(at: Player) -> None:
        text = await at.press("enter")
        for words in ("Where do you sit?", "at another window", "Ben and Cleo sit at this window", "sit down"):
            assert words in text
        assert "Keys here" in await at.press("question_mark")
        assert "Where do you sit?" in await at.press("escape")
        assert "Cleo sits at this window" in await at.click_on(" b ")

    run(tmp_path, play, size=size)
    table.leave()


def test_whoever_comes_over_ssh_is_offered_one_seat(tmp_path: Path) -> None:
    _, table = waiting(tmp_path)

    async def play(at: Player) -> None:
        assert "Ben sits at this window" in await at.press("enter")

    run(tmp_path, play, alone=True)
    table.leave()
