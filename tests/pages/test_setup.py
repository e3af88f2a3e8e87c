"""The set-up: one form that remembers people, with a picture of the game where there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Button, Input, Select

from circus_tui.screens.setup import SetupScreen
from circus_tui.storage.store import Store
from rules import GAMES
from rules.catalogue import infos
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run

pytestmark = pytest.mark.slow


def form(at: Player) -> SetupScreen:
    assert isinstance(at.app.screen, SetupScreen)
    return at.app.screen


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36), (200, 60)])
@pytest.mark.parametrize("slug", list(GAMES))
def test_everything_has_room_with_all_seats_taken(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup(slug)
        await at.tap()
        for select in form(at).query("#seats").results(Select):
            select.value = infos()[slug].seats[-1]
        shown = await at.press("tab", "shift+tab")
        assert all(words in shown for words in ("Who plays", "House rules", "Deal and begin", "The game"))
        button, bar = form(at).query_one("#begin", Button), form(at).query_one("#keys")
        assert button.region.bottom <= bar.region.y
        if size[0] >= 110:
            assert infos()[slug].goal[:30] in shown

    run(tmp_path, play, size=size)


@pytest.mark.parametrize(("slug", "size"), [("colosseum", (60, 20)), ("drum_roll", (60, 20)), ("big_top", (80, 24))])
def test_arrows_go_to_every_line_and_round_in_any_window(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup(slug)
        await at.tap()
        screen = at.app.screen
        for arrow in ("down", "up"):
            met = []
            for _ in screen.focus_chain:
                await at.tap(arrow)
                assert screen.focused is not None
                assert screen.focused.region.height, "it is in sight"
                met.append(screen.focused)
            assert set(met) == set(screen.focus_chain), arrow
            assert met[-1].id == "begin"

    run(tmp_path, play, size=size)


def test_people_change_seats_and_arrows_change_values(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("scout")
        await at.tap()
        names = [form(at).query_one(f"#name-{seat}", Input) for seat in range(2)]
        names[0].value, names[1].value = "Ana", "Ben"
        names[1].focus()
        await at.tap("shift+up")
        assert [line.value for line in names] == ["Ben", "Ana"]
        assert at.app.screen.focused is names[0]
        seats = form(at).query_one("#seats", Select)
        seats.focus()
        await at.tap("left")
        assert seats.value == 5
        await at.tap("right", "right")
        assert seats.value == 3
        await at.tap("down", "down", "down")
        assert at.app.screen.focused is names[1]
        await at.tap("up", "up", "up", "enter")
        assert seats.expanded

    run(tmp_path, play)


def test_options_and_people_are_remembered(tmp_path: Path) -> None:
    async def first(at: Player) -> None:
        at.app.open_setup("fan_tan")
        await at.tap()
        form(at).query_one("#name-2", Input).value = "Zoë"
        form(at).query_one("#option-hands", Select).value = 3
        await at.tap("ctrl+s")

    run(tmp_path, first)

    async def again(at: Player) -> None:
        at.app.open_setup("fan_tan")
        await at.tap()
        assert form(at).query_one("#name-2", Input).value == "Zoë"
        assert form(at).query_one("#option-hands", Select).value == 3

    run(tmp_path, again)


def test_what_the_command_line_says_stands_in_the_form_and_holds(tmp_path: Path) -> None:
    asked = GAMES["fan_tan"].Options(hands=3)

    async def play(at: Player) -> None:
        await at.app.push_screen(SetupScreen("fan_tan", options=asked, seed=7))
        await at.tap()
        assert form(at).query_one("#option-hands", Select).value == 3
        await at.tap("enter")
        (match,) = at.app.store.matches()
        assert (match.options["hands"], match.seed) == (3, 7)

    run(tmp_path, play)


def test_a_file_that_is_no_good_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("drum_roll")
        await at.tap()
        form(at).query_one(".file", Input).value = str(tmp_path / "nothing.toml")
        assert "nothing.toml" in " ".join((await at.press("ctrl+s")).split())
        assert isinstance(at.app.screen, SetupScreen)

    run(tmp_path, play, size=(120, 36))


def test_hostile_names_begin_a_game_and_disturb_no_form(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.remember("names", list(HOSTILE[:6]))
    store.close()

    async def play(at: Player) -> None:
        at.app.open_setup("big_top")
        await at.tap()
        assert all(len(line) <= 80 for line in at.text.splitlines())
        assert "Pass the keyboard" in await at.press("ctrl+s")

    run(tmp_path, play)
