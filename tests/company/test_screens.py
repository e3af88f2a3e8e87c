"""Computers on the screens: the set-up, moves told, hints, who plays; keys are heard while a computer thinks."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from textual.widgets import Select

from circus_tui.screens.aside import told as told_aside
from circus_tui.screens.curtain import CurtainScreen
from circus_tui.screens.lately import fewer, latest
from circus_tui.screens.log import LogScreen
from circus_tui.screens.setup import SetupScreen
from circus_tui.screens.table import TableScreen
from circus_tui.storage.store import Store
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from circus_tui.widgets.hints import Hinted, Hints, hint_rows
from rules import GAMES
from tests.company.party import Party
from tests.shell.player import Player, Sit, run

pytestmark = pytest.mark.slow


def seated(slug: str, *bots: str, hints: bool = True) -> Sit:
    """A table of seed 5; a computer where a bot is named."""

    def sit(store: Store) -> Table:
        names = ("Ana", "Ben", "Cleo", "Dan")[: len(bots)]
        table = Table.create(store, GAMES[slug], names, GAMES[slug].Options(), seed=5)
        keep_seating(store, table.match.id, Seating(bots, hints))
        return table

    return sit


@pytest.mark.parametrize("slug", list(GAMES))
def test_somebody_alone_is_asked_told_and_asked_again(slug: str, tmp_path: Path) -> None:
    seats = max(2, GAMES[slug].INFO.seats[0])

    async def play(at: Player) -> None:
        session = at.app._session
        assert session is not None
        for _ in range(2):
            await at.until(lambda _: session.decision is not None)
            assert session.curtain is None
            assert "► A Ana" in at.text or "A  Ana" in at.text
            before, pressed = session.table.entries, 0
            while session.decision is not None and session.table.entries == before:
                await at.tap("enter" if pressed % 2 == 0 else "d" if slug == "colosseum" else "right")
                pressed += 1
                assert pressed < 20, at.text
        await at.tap("u", "q")
        assert "Continue" in at.text

    run(tmp_path, play, seated(slug, "", *["fair"] * (seats - 1)))


def test_while_a_computer_thinks_keys_are_heard_and_leaving_waits_for_nothing(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        shown = await at.until(lambda text: "is about to move" in text)
        assert "A Ana (computer: search:60s) is about to move" in shown
        start = monotonic()
        assert "Keys here" in await at.press("question_mark")
        assert "is about to move" in await at.press("escape")
        assert "What happened" in await at.press("l")
        assert "is about to move" in await at.press("q")
        assert "Continue" in await at.press("q")
        assert monotonic() - start < 50

    run(tmp_path, play, seated("big_top", "search:60s", "search:60s", "search:60s"))


def test_behind_a_page_that_is_read_nobody_moves_and_nothing_is_drawn(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        table = at.app.screen
        assert isinstance(table, TableScreen)
        await at.until(lambda _: table.table.entries > 3)
        await at.tap("l")
        entries, drawn = table.table.entries, table.pictures
        for _ in range(10):
            await at.pilot.pause(0.1)
            table.follow()
        assert isinstance(at.app.screen, LogScreen)
        assert table.table.entries == entries
        assert table.pictures is drawn
        await at.tap("q")
        await at.until(lambda _: table.table.entries > entries)

    run(tmp_path, play, seated("fan_tan", "fair", "fair", "fair"))


def test_what_a_computer_did_is_told_until_a_key_is_pressed(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        session = at.app._session
        assert session is not None
        await at.until(lambda _: session.decision is not None)
        await at.tap("enter")
        await at.until(lambda _: session.decision is not None)
        assert "Cleo plays" in at.text or "Cleo pays" in at.text
        assert "Cleo pl" not in await at.press("right")

    run(tmp_path, play, seated("fan_tan", "", "fair", "fair"))


def test_a_hint_comes_at_once_is_thought_through_and_goes_with_a_key(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        session = at.app._session
        assert session is not None
        await at.until(lambda _: session.decision is not None)
        assert "i  hint" in at.text
        shown = await at.press("i")
        assert "The computer would" in shown
        assert "thinking ahead" in shown
        assert "lead it expects" in await at.until(lambda text: "thought ahead" in text)
        assert session.adviser.hint is not None
        assert 1 <= len(session.adviser.hint.advice) <= 3
        assert "The computer would" not in await at.press("i")
        await at.tap("i")
        assert "The computer would" not in await at.press("right")
        assert not session.is_busy

    run(tmp_path, play, seated("fan_tan", "", "fair", "fair"))


def test_hints_are_given_to_people_among_themselves_but_not_where_the_table_wants_none(tmp_path: Path) -> None:
    async def among_people(at: Player) -> None:
        assert "The computer would" not in await at.press("i")
        await at.tap("a")
        assert "The computer would" in await at.press("i")
        assert "The computer would" not in await at.press("x")

    async def without(at: Player) -> None:
        await at.tap("a")
        assert "hint" not in at.text
        assert "The computer would" not in await at.press("i")

    run(tmp_path / "with", among_people, seated("scout", "", "", ""))
    run(tmp_path / "without", without, seated("scout", "", "", "", hints=False))


def test_the_set_up_seats_computers_and_remembers_them(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("fan_tan")
        await at.tap()
        form = at.app.screen
        assert isinstance(form, SetupScreen)
        form.query_one("#who-1", Select).value = "easy"
        form.query_one("#who-2", Select).value = "cunning"
        form.query_one("#hints", Select).value = False
        assert "computer: cunning" in await at.press("tab", "shift+tab")
        await at.tap("ctrl+s")
        session = at.app._session
        assert session is not None
        assert session.company.seating == Seating(("", "easy", "cunning"), hints=False)
        at.app.leave_game()
        at.app.open_setup("fan_tan")
        await at.tap()
        form = at.app.screen
        assert form.query_one("#who-1", Select).value == "easy"
        assert form.query_one("#hints", Select).value is False

    run(tmp_path, play)
    store = Store(tmp_path)
    (match,) = store.matches()
    assert Company(Table.resume(store, match), store=store).computers == {1, 2}
    store.close()


def test_who_plays_is_changed_with_the_tables_word(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        session = at.app._session
        assert session is not None
        assert isinstance(at.app.screen, CurtainScreen)
        assert "at this keyboard" in await at.press("f2")
        assert "Enter asks the table" in await at.press("down", "right")
        assert "From now on: the computer (easy) plays for Ben." in at.text
        told = " ".join((await at.press("down", "right")).split())
        assert "the computer (easy) plays for Ben and the computer (easy) plays for Cleo." in told
        await at.tap("left", "up")
        assert "Does the whole table agree?" in await at.press("enter")
        assert "Enter asks the table" in await at.press("n")
        await at.tap("enter", "y")
        assert session.company.computers == {1}
        assert session.curtain == 0
        await at.tap("f2", "down", "left", "enter", "y")
        assert session.company.computers == frozenset()

    run(tmp_path, play, seated("scout", "", "", ""))


def test_a_rematch_keeps_the_computers_with_everybody_one_seat_further(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.play_again()
        await at.tap()
        session = at.app._session
        assert session is not None
        assert session.table.players == ("Ben", "Cleo", "Ana")
        assert session.company.seating.bots == ("fair", "easy", "")

    run(tmp_path, play, seated("fan_tan", "", "fair", "easy"))


def test_a_hint_breaks_its_reason_under_its_move_and_says_when_there_is_none() -> None:
    moves = (Hinted(0.625, 1.25, "Show 7-8-9", "it is the longest run you have and the table has nothing like it"),)
    lines = ["".join(span.text for span in line) for line in hint_rows(Hints(moves), 44, 9)]
    assert lines[0].startswith("  62%   +1.2  Show 7-8-9: it is")
    assert len(lines) > 1
    assert all(len(line) <= 44 for line in lines)
    assert all(line.startswith(" " * 14) for line in lines[1:])
    assert "nothing at all" in "".join(span.text for span in hint_rows(Hints((), "nothing at all"), 44, 9)[0])
    for most, told in ((9, 3), (8, 2), (1, 1)):
        assert len(hint_rows(Hints(moves * 3), 44, most)) == told * len(lines)


def test_the_set_up_leaves_a_seat_to_another_window(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.open_setup("fan_tan")
        await at.tap()
        form = at.app.screen
        assert isinstance(form, SetupScreen)
        form.query_one("#who-1", Select).value = "away"
        form.query_one("#who-2", Select).value = "easy"
        assert "at another window" in await at.press("tab", "shift+tab")
        await at.tap("ctrl+s")
        session = at.app._session
        assert session is not None
        assert session.table.elsewhere == session.table.free == {1}
        assert session.company.seating == Seating(("", "", "easy"))

    run(tmp_path, play)


def test_what_was_done_to_the_reader_is_told_before_what_others_did_after_it() -> None:
    names = ("Ana", "Ben", "Cleo")
    said = ["Ben takes a horse from Ana.", "Cleo buys a lion.", "Ben passes.", "Cleo passes."]
    wordings = ["".join(span.text for span in line) for line in fewer(said, names, 0)]
    assert [line.replace("B Ben", "Ben").replace("C Cleo", "Cleo") for line in wordings] == [
        "Ben takes a horse from Ana.  Cleo buys a lion.  Ben passes.  Cleo passes.",
        "Ben takes a horse from Ana.  … Ben passes.  Cleo passes.",
        "Ben takes a horse from Ana.  … Cleo passes.",
        "Ben takes a horse from Ana.",
    ]
    told = "".join(span.text for span in latest(said, names, 34))
    assert told == "… B Ben passes.  C Cleo passes."
    said = ["Ana takes a lot for 8 coins.", "Ben passes.", "Cleo passes."]
    assert "".join(span.text for span in fewer(said, names, 0)[-1]) == "… C Cleo passes."


def test_while_computers_go_on_it_is_their_last_move_that_is_told(store: Store) -> None:
    party = Party(store, "colosseum", ("", "fair", "fair", "fair"), seed=5)
    session, told = party.session, 0
    for _ in range(400):
        if session.computing and len(session.told) > 1 and "Ana" in "".join(session.told[:-1]):
            line = "".join(span.text for span in told_aside(session)[-1])
            assert line.endswith(session.told[-1][2:])
            told += 1
        party.step()
    assert told
