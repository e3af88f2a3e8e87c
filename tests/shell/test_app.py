"""The app from the lobby to the last score, with simulated keys and clicks: what the people at the keyboard see."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events

from circus_tui.keyboard.keys import FIRST_REPEAT, GLANCE, NEXT_REPEAT, TOO_SOON
from circus_tui.names import seat_names
from circus_tui.screens.curtain import CurtainScreen
from circus_tui.screens.table import TableScreen
from circus_tui.widgets.picture import Picture
from rules import GAMES
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run, sitting
from tests.shell.test_guard import Clock

pytestmark = pytest.mark.slow

LONG = 60.0
"""Seconds between two repetitions that no test waits for."""
ELSEWHERE = events.MouseDown(None, 1, 1, 0, 0, 1, shift=False, meta=False, ctrl=False)

two = sitting("scout", "Ana", "Ben", start="fixed")


def test_a_turn_an_illegal_show_an_undo_a_quit_and_back(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Your hand" not in at.text
        assert "keep your hand or turn all of it" in await at.press("a")
        assert "► Turn the whole hand" in await at.press("t")
        assert "Pass the keyboard to" in await at.press("t", "enter")
        assert "B Ben" in at.text
        await at.tap("b", "enter", "a")
        assert "show any set" in at.text
        refused = await at.press("end", "left", "right_square_bracket", "enter")
        assert "run in steps of one. § 3.1" in " ".join(refused.split())
        assert "What a set is" in await at.press("f1")
        await at.tap("q", "home", "enter")
        assert "showed" in at.text
        assert "Does the whole table agree?" in " ".join((await at.press("u")).split())
        assert "B Ben" in await at.press("n")
        assert "A Ana" in await at.press("u", "y")
        assert "show any set" in await at.press("a")
        assert "What happened" in await at.press("l")
        assert "Keys here" in await at.press("q", "question_mark")
        assert "Continue" in await at.press("q", "q")
        assert "A Ana" in await at.press("enter")

    run(tmp_path, play, two)


def test_scout_and_show_is_composed_cancelled_and_made(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        for key in "abc":
            await at.tap(key, "enter")
        await at.tap("a", "enter", "b")
        before = at.text
        assert "Where it goes in your hand" in await at.press("b")
        assert "after the scout" in await at.press("enter")
        assert before == await at.press("escape", "escape")
        await at.tap("b", "enter")
        for _ in range(14):
            if "Pass the keyboard" in at.text:
                break
            await at.tap("enter", "right")
        assert "used Scout & Show" in at.text
        assert "Ben showed" in at.text

    run(tmp_path, play, sitting("scout", "Ana", "Ben", "Cleo", seed=1, start="fixed"))


def test_the_hand_can_be_hidden_at_any_time(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Keep it as dealt" in await at.press("a")
        assert "Keep it as dealt" not in await at.press("x")
        assert "A Ana" in at.text

    run(tmp_path, play, two)


def test_behind_the_curtain_no_widget_holds_a_hand(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        table = at.app.screen
        assert isinstance(table, TableScreen)
        await at.tap("x")
        assert isinstance(at.app.screen, CurtainScreen)
        pictures: list[Picture[object]] = list(table.query(Picture))
        assert pictures
        assert all(picture.target_at(x, y) is None for picture in pictures for x in range(80) for y in range(6))
        assert table.session.decision is None
        assert not table.pictures.zones

    run(tmp_path, play, two)


def test_over_a_curtain_there_is_no_palette(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        before = at.text
        assert await at.press("ctrl+p") == before
        await at.tap("a")
        assert "Turn" in await at.press("ctrl+p")

    run(tmp_path, play, two)


def test_a_held_enter_decides_for_one_seat_only(tmp_path: Path) -> None:
    """A keyboard that repeats Enter every 30 ms keeps one hand, and never touches the bid of the next."""
    clock = Clock()

    async def play(at: Player) -> None:
        assert at.app._session is not None
        table = at.app._session.table
        await at.tap("enter")
        entries = table.entries
        for _ in range(40):
            clock.now += 0.03
            await at.tap("enter")
        assert entries > 1
        assert table.entries == entries

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=clock)


def test_a_keyboard_that_begins_to_repeat_late_decides_no_more_than_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many wait half a second, which is longer than the silence after which a key is heard again."""
    monkeypatch.setattr("circus_tui.app.NEXT_REPEAT", LONG)
    clock = Clock()

    async def play(at: Player) -> None:
        table = at.app.screen
        await at.tap("l", "q")
        clock.now += 0.5
        for _ in range(20):
            await at.tap("q")
            clock.now += 0.03
        assert at.app.screen is table
        clock.now += FIRST_REPEAT
        await at.tap("q")
        assert at.app.screen is not table

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=clock)


def test_a_key_pressed_again_after_half_a_second_is_obeyed_once_it_is_seen_not_to_repeat(tmp_path: Path) -> None:
    clock = Clock()

    async def play(at: Player) -> None:
        table = at.app.screen
        await at.tap("l", "q")
        assert at.app.screen is table
        clock.now += 0.5
        await at.tap("q")
        await at.pilot.pause(2 * NEXT_REPEAT)
        await at.tap()
        assert at.app.screen is not table

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=clock)


@pytest.mark.parametrize("then", ["down", "click"])
def test_another_key_or_a_click_shows_at_once_that_a_key_was_not_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    monkeypatch.setattr("circus_tui.app.NEXT_REPEAT", LONG)
    clock = Clock()

    async def play(at: Player) -> None:
        table = at.app.screen
        await at.tap("l", "q")
        clock.now += 0.5
        await at.tap("q")
        assert at.app.screen is table
        at.app.post_message(ELSEWHERE if then == "click" else events.Key(then, None))
        await at.tap()
        assert at.app.screen is not table

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=clock)


def test_keys_that_wait_while_the_app_is_busy_were_not_silent_for_so_long(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        table = at.app.screen
        await at.tap("l", "q")
        await asyncio.sleep(FIRST_REPEAT)
        late = events.Key("q", None)
        late.time = at.app.guard._heard["q"] + 0.03
        at.app.post_message(late)
        await at.tap()
        assert at.app.screen is table

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=time.monotonic)


def test_of_keys_that_come_all_at_once_the_first_decides(tmp_path: Path) -> None:
    """A line that stumbles hands on in one go what was pressed in a second."""

    async def play(at: Player) -> None:
        session = at.app._session
        assert session is not None
        play_all, plays = session.table.play_all, list[object]()

        def counted(*given: Any) -> None:
            plays.append(given)
            play_all(*given)

        session.table.play_all = counted  # type: ignore[method-assign, assignment]
        for _ in range(7):
            at.app.simulate_key("enter")
        await at.tap()
        assert len(plays) == 1

    run(tmp_path, play, sitting("circus_combat", "Ana", "Ben"), clock=Clock())


def test_a_click_means_nothing_if_something_was_decided_before_the_button_was_let_go(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        line = len(at.text.splitlines()) - 1
        place = (at.text.splitlines()[line].index("lift"), line)
        for decided in (True, False):
            at.app.post_message(events.MouseDown(None, *place, 0, 0, 1, shift=False, meta=False, ctrl=False))
            await at.tap()
            if decided:
                at.app.guard.decided()
            at.app.post_message(events.MouseUp(None, *place, 0, 0, 1, shift=False, meta=False, ctrl=False))
            assert ("lift the curtain" in await at.seen()) == decided

    run(tmp_path, play, two)


def test_a_key_held_over_a_page_closes_it_and_leaves_the_game_no_more(tmp_path: Path) -> None:
    clock = Clock()

    async def play(at: Player) -> None:
        table = at.app.screen
        await at.tap("l")
        for _ in range(5):
            clock.now += 0.03
            await at.tap("q")
        assert at.app.screen is table
        clock.now += FIRST_REPEAT
        await at.tap("q")
        assert at.app.screen is not table

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"), clock=clock)


def test_enter_held_at_big_top_places_the_receipts_and_lays_none_for_good(tmp_path: Path) -> None:
    clock = Clock()

    async def play(at: Player) -> None:
        assert at.app._session is not None
        table = at.app._session.table
        await at.tap("a")
        entries = table.entries
        for _ in range(15):
            clock.now += 0.03
            await at.tap("enter")
        assert table.entries == entries
        assert TOO_SOON in " ".join(at.text.split())
        clock.now += FIRST_REPEAT
        assert TOO_SOON not in " ".join((await at.press("enter")).split())
        assert table.entries > entries

    run(tmp_path, play, sitting("big_top", "Ana", "Ben", "Cleo"), size=(60, 20), clock=clock)


@pytest.mark.parametrize(
    ("slug", "size"),
    [
        pytest.param(slug, size, marks=() if place % 3 == number else pytest.mark.long)
        for place, slug in enumerate(GAMES)
        for number, size in enumerate(((80, 24), (60, 20), (120, 36)))
    ],
)
def test_whole_games_from_key_to_key(slug: str, size: tuple[int, int], tmp_path: Path, *, long: bool) -> None:
    """Mash keys: no key crashes, and every screen is exactly as large as the window."""
    rng = Random(slug)
    names = seat_names(HOSTILE[: GAMES[slug].INFO.seats[-1]])

    async def play(at: Player) -> None:
        for _ in range(300 if long else 70):
            screen = at.app.screen
            if not isinstance(screen, TableScreen | CurtainScreen):
                await at.tap("q")
                continue
            actions = [each for each in screen.offered if each.name not in ("quit", "undo", "yes", "record")]
            at.app.simulate_key(rng.choice(actions).keys[0])
            await at.pilot.pause(0)
        await at.tap()
        assert len(at.text.split("\n")) == size[1]
        assert "{" not in at.text.replace("{0} {} {x!r}", "")

    run(tmp_path, play, sitting(slug, *names, seed=3), size)


def test_a_click_selects_and_a_second_one_decides(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "enter", "b", "enter", "a")
        line = next(k for k, text in enumerate(at.text.splitlines()) if "Your hand" in text)
        before = at.text
        card = at.text.splitlines()[line + 3].index("10") if "10" in at.text.splitlines()[line + 3] else 30
        selected = await at.click(card, line + 3)
        assert selected != before
        assert "Pass the keyboard" in await at.click(card, line + 2)

    run(tmp_path, play, two)


def test_keys_of_the_bar_can_be_clicked(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Keep it as dealt" in await at.click_on("lift the curtain")
        assert "► Turn the whole hand" in await at.click_on("turn the hand")
        assert "Keys here" in await at.press("question_mark")
        assert "Continue" in await at.press("q", "q")

    run(tmp_path, play, two, size=(120, 36))


def test_a_resize_is_shown_at_once_and_too_small_goes_away_by_itself(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        for cells, rows in ((60, 20), (10, 3), (120, 36), (200, 60), (80, 24)):
            await at.pilot.resize_terminal(cells, rows)
            await at.tap()
            lines = at.text.split("\n")
            assert len(lines) == rows
            assert ("needs" in at.text) == (rows == 3)
            assert ("Ana" in at.text) == (rows > 3)
            if rows > 3:
                assert "SCOUT" in lines[0]
                assert "hold it this way" in lines[-1]

    run(tmp_path, play, two)


def test_the_result_can_be_put_away_and_people_play_again_one_seat_on(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        rng = Random(4)
        for _ in range(900):
            session = at.app._session
            assert session is not None
            if session.over:
                break
            table, rules = session.table, session.table.rules
            view = table.view(None)
            if rules.result(view) is not None:
                table.advance()
                continue
            seat = min(rules.to_act(view))
            table.play(seat, (rng.choice(list(rules.legal_moves(table.view(seat), seat))),), table.revision)
            session._forget()
        at.app.turn_to("result")
        await at.tap()
        assert "The match" in at.text
        assert "On the table" in await at.press("t")
        assert "The match" in await at.press("t")
        assert "A Ben" in await at.press("r")

    run(tmp_path, play, two)


def test_only_the_key_of_whoever_is_called_lifts_the_curtain(tmp_path: Path) -> None:
    clock = Clock()

    async def play(at: Player) -> None:
        for key in ("enter", "space", "b", "tab", "right", "escape", "x"):
            assert "lift the curtain" in await at.press(key)
            assert isinstance(at.app.screen, CurtainScreen), key
        await at.click(2, 2)
        assert isinstance(at.app.screen, CurtainScreen)
        at.app.guard.surprised()
        assert "only just been asked" in await at.press("a"), "it may have been meant for what was there before"
        clock.now += 2 * GLANCE
        assert "which way up" in await at.press("A")
        assert isinstance(at.app.screen, TableScreen)

    run(tmp_path, play, two, clock=clock)
