"""Replay, history and the way from the log: they keep the laws of all screens, and lead where they should."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.color import Color
from textual.widgets import DataTable, Input

from circus_tui.names import seat_names
from circus_tui.records.archive import exported
from circus_tui.screens.curtain import CurtainScreen
from circus_tui.screens.history import HistoryScreen
from circus_tui.screens.log import LogScreen
from circus_tui.screens.replay import ReplaySession
from circus_tui.screens.table import TableScreen
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from circus_tui.themes import NAMES, palette
from rules import GAMES
from tests.pages.test_lobby import played
from tests.pages.test_school import check_screen
from tests.records.games import finished
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run
from tests.shell.test_screens import KNOWN

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (120, 36))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
LEAST_CONTRAST = 3.0


def kept(folder: Path, *slugs: str, names: tuple[str, ...] = ()) -> None:
    """Save finished games."""
    store = Store(folder)
    for seed, slug in enumerate(slugs or ("scout", "fan_tan", "scout")):
        finished(store, slug, names, seed)
    store.close()


async def opened(at: Player) -> None:
    """From the lobby to the replay of the game that is first in the history."""
    await at.tap("h")
    await at.tap("enter")


def session_of(at: Player) -> ReplaySession:
    """The replay that is seen."""
    session = at.app._session
    assert isinstance(session, ReplaySession)
    return session


@every_size
def test_the_history_fits_and_filters(size: tuple[int, int], tmp_path: Path) -> None:
    kept(tmp_path)

    async def play(at: Player) -> None:
        await at.tap("h")
        screen = at.app.screen
        assert isinstance(screen, HistoryScreen)
        check_screen(at)
        assert screen.query_one(DataTable).row_count == 3
        for key, title, count in (
            ("g", "Games of SCOUT", 2),
            ("p", "Games of SCOUT with Ana", 2),
            ("right", "Games of Fan Tan with Ana", 1),
        ):
            assert title in await at.press(key)
            assert screen.query_one(DataTable).row_count == count
            check_screen(at)
        await at.tap("g")
        if screen.form != "roomy":
            assert "won in a row" not in at.text
            await at.tap("f")
            if screen.form == "small":
                await at.tap("f")
        assert "won in a row" in at.text
        assert "Games won · Ana" in at.text
        check_screen(at)
        await at.click_on("SCOUT│" if size[0] == 60 else " SCOUT ")
        await at.click_on(" A  Ana")
        assert screen.query_one(DataTable).row_count == 2
        assert (screen._game, screen._person) == ("scout", "")

    run(tmp_path, play, size=size)


@every_size
def test_an_empty_history_says_what_to_do(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        text = await at.press("h")
        assert "No game has been finished yet." in text
        assert "Take in a game that somebody has sent you." in text
        check_screen(at)
        assert "New game" in await at.press("q")

    run(tmp_path, play, size=size)


@every_size
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_replay_fits_wherever_it_stands(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    kept(tmp_path, slug, names=seat_names(HOSTILE[: GAMES[slug].INFO.seats[0]]))

    async def play(at: Player) -> None:
        await opened(at)
        for key in ("right", "n", "h", "n", "down", "h", "end", "t", "left", "h", "full_stop", "home"):
            await at.tap(key)
            check_screen(at)
            assert f"move {session_of(at).replay.entries} of" in at.text
            assert "Your hand" not in at.text
            assert not set(at.text) - KNOWN - set("".join(session_of(at).replay.players)) - set(map(chr, range(128)))
        await at.tap("q")
        assert isinstance(at.app.screen, HistoryScreen)

    run(tmp_path, play, size=size)


def test_pages_are_ascii_where_that_is_all_and_follow_a_resize_and_a_theme(tmp_path: Path) -> None:
    kept(tmp_path)

    async def play(at: Player) -> None:
        await at.tap("h")
        await at.tap("p")
        for cells, rows in ((60, 20), (120, 36), (40, 12), (80, 24)):
            await at.pilot.resize_terminal(cells, rows)
            await at.tap("f12")
            assert at.text.isascii()
            if cells >= 60:
                check_screen(at)
        await at.tap("enter", "n")
        await at.pilot.resize_terminal(120, 36)
        await at.tap("f12")
        assert at.text.isascii()
        check_screen(at)
        at.app.wear("matinee")
        await at.tap("left")
        check_screen(at)

    run(tmp_path, play, ascii_only=True)


@pytest.mark.parametrize("theme", [name for name in NAMES if not palette(name).ansi])
def test_every_word_of_the_history_can_be_read(theme: str, tmp_path: Path) -> None:
    kept(tmp_path)

    async def play(at: Player) -> None:
        await at.tap("h")
        await at.tap("p", "down")
        judged = 0
        for strip in at.app.screen._compositor.render_strips():
            for segment in strip:
                style = segment.style
                if style is None or style.color is None or style.bgcolor is None or not segment.text.strip():
                    continue
                ink, ground = Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor)
                if any(sign.isalnum() for sign in segment.text):
                    assert ink.get_contrast_text(1) is not None
                    assert _ratio(ink, ground) >= LEAST_CONTRAST, (segment.text, ink, ground)
                    judged += 1
        assert judged > 20

    run(tmp_path, play, size=(120, 36), theme=theme)


def _ratio(one: Color, other: Color) -> float:
    """How well two colours are told apart, from 1 to 21."""

    def light(colour: Color) -> float:
        parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized)
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_from_a_replay_a_new_game_is_played_on(tmp_path: Path) -> None:
    kept(tmp_path, "scout")

    async def play(at: Player) -> None:
        await opened(at)
        await at.tap("n", *["right"] * 5)
        moves = session_of(at).replay.entries
        await at.tap("b")
        assert at.app._session is not None
        assert not isinstance(at.app._session, ReplaySession)
        assert at.app._session.table.match.id == 2
        assert at.app._session.table.entries == moves
        assert isinstance(at.app.screen, TableScreen | CurtainScreen)
        await at.tap("q")
        assert isinstance(at.app.screen, HistoryScreen)
        await at.tap("q")
        assert "Continue" in at.text

    run(tmp_path, play)
    store = Store(tmp_path)
    assert [match.scores is None for match in store.matches()] == [True, False]
    store.close()


def test_a_result_leads_to_its_replay_and_back(tmp_path: Path) -> None:
    kept(tmp_path, "scout")

    async def play(at: Player) -> None:
        await at.tap("up", "up", "enter")
        assert "wins" in at.text
        await at.tap("v")
        assert session_of(at).replay.entries == session_of(at).replay.stops[0]
        await at.tap("l", "home", "right", "down")
        screen = at.app.screen
        assert isinstance(screen, LogScreen)
        await at.tap("end", "enter")
        assert session_of(at).replay.entries == session_of(at).replay.length
        await at.tap("q")
        assert "wins" in at.text
        await at.tap("q")
        assert "New game" in at.text

    run(tmp_path, play)


def test_a_new_game_from_the_commands_leaves_the_table_under_a_replay_too(tmp_path: Path) -> None:
    kept(tmp_path, "scout")

    async def play(at: Player) -> None:
        await at.tap("up", "up", "enter")
        await at.tap("v")
        at.app.begin_anew("fan_tan")
        await at.tap("f12")
        assert "New game   Fan Tan" in at.text
        assert at.app._session is None
        assert at.app._below == []
        await at.tap("q")
        assert "New game" in at.text

    run(tmp_path, play)


def test_the_log_of_a_game_that_goes_on_leads_to_what_its_reader_may_see(tmp_path: Path) -> None:
    def sit(store: Store) -> Table:
        match = store.match(played(store, "scout", ("Ana", "Ben", "Cleo"), 14).match.id)
        assert match is not None
        return Table.resume(store, match)

    async def play(at: Player) -> None:
        live = at.app._session
        assert live is not None
        assert live.curtain is not None
        seat = live.curtain
        await at.tap(live.table.players[seat][0].lower(), "l", "up", "up", "enter")
        session = session_of(at)
        assert session.viewpoints == (seat, None)
        replay = session.replay
        assert session.view == replay.rules.view(replay.whole.states[replay.entries], seat)
        assert "play on" not in at.text
        assert "as seen by the table" in await at.press("h")
        await at.tap("q")
        assert at.app._session is live
        assert live.decision is not None
        await at.tap("x")
        assert "Pass the keyboard" in at.text

    run(tmp_path, play, sit)


def test_a_long_turn_is_folded_under_its_heading(tmp_path: Path) -> None:
    kept(tmp_path, "drum_roll")

    async def play(at: Player) -> None:
        await opened(at)
        await at.tap("end", "t", "l")
        screen = at.app.screen
        assert isinstance(screen, LogScreen)
        names = [line.option.id or "" for line in screen._written_lines]
        turn = next(name for name in names if name.startswith("turn-"))
        screen._lines.highlighted = names.index(turn) + 1
        shown = screen._lines.option_count
        await at.tap("left")
        assert screen._standing_on == turn
        assert screen._lines.option_count < shown
        assert "fold" in at.text.splitlines()[-1]
        await at.tap("enter")
        assert screen._lines.option_count == shown
        await at.until(lambda text: "The table then" in text)
        assert "Show 3" in at.text
        await at.tap("left", "left")
        assert screen._standing_on.startswith("chapter-")

    run(tmp_path, play, size=(120, 36))


def test_a_record_is_taken_in_by_its_path_and_a_bad_one_is_refused_in_a_sentence(tmp_path: Path) -> None:
    kept(tmp_path / "one", "scout")
    store = Store(tmp_path / "one")
    (tmp_path / "sent.json").write_text(exported(store, 1, unfinished=False))
    store.close()

    async def play(at: Player) -> None:
        await at.tap("h")
        for path, words in ((tmp_path / "none", "cannot be read"), (tmp_path / "sent.json", "it is finished")):
            await at.tap("i")
            at.app.screen.query_one("#path", Input).value = str(path)
            assert words in " ".join((await at.press("enter")).split())
        assert at.app.screen.query_one(DataTable).row_count == 1
        await at.tap("m")
        assert (tmp_path / "two" / "records" / "scout-1.md").read_text().startswith("# SCOUT")

    run(tmp_path / "two", play)
