"""The log: chapters, folding, one player's lines, finding a word, and a rule since one's last turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Input

from circus_tui.records.chapters import chapters, counted, ending, of_player, turns
from circus_tui.screens.contract import face_of
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import Event
from tests.pages.test_lobby import played
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow

TOLD = (
    (Event("deal", "Round 1: {1} starts."),),
    (Event("show", "{1} showed 3."),),
    (),
    (Event("show", "{0} showed 4."), Event("round", "Round 1 ends.")),
    (Event("deal", "Round 2: {0} starts."),),
    (Event("show", "{0} showed 5."),),
)
PLACES = ("round 1", "round 1", "round 1", "round 1", "round 1 is over", "round 2", "round 2")


def test_chapters_are_the_rounds_and_a_deal_belongs_to_what_it_begins() -> None:
    found = chapters(TOLD, ("Ana", "Ben"), PLACES.__getitem__)
    assert [(each.title, len(each.sentences)) for each in found] == [("round 1", 4), ("round 2", 2)]
    assert ending(found[0]) == "Round 1 ends."
    assert [each.words for each in of_player(found[0], 1).sentences] == ["Ben showed 3."]
    assert counted(found, 0) == 2


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_sentence_of_a_game_is_in_one_chapter(slug: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = played(store, slug, ("Ana", "Ben", "Cleo")[: max(2, GAMES[slug].INFO.seats[0])], 60)
    found = chapters(table.events(), table.players, lambda k: face_of(slug).heading(table.view_at(k)).place)
    store.close()
    assert sum(len(each.sentences) for each in found) == sum(map(len, table.events()))
    assert all(each.title for each in found)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)])
def test_lines_are_folded_found_and_shown_for_one_player(size: tuple[int, int], tmp_path: Path) -> None:
    def sit(store: Store) -> Table:
        match = store.match(played(store, "scout", ("Ana", "Ben", "Cleo"), 14).match.id)
        assert match is not None
        return Table.resume(store, match)

    async def play(at: Player) -> None:
        assert at.app._session is not None
        called = at.app._session.curtain
        assert called is not None
        name = at.app._session.table.players[called]
        await at.tap(name[0].lower(), "l")
        assert f"since {name}'s last turn" in at.text
        folded = await at.press("left")
        assert "▸ Round 1" in folded
        assert "last turn" not in folded
        assert "▾ Round 1" in await at.press("right", "home")
        only = await at.press("2")
        assert "B Ben" in only
        assert not [line for line in only.splitlines() if "A Ana showed" in line]
        await at.tap("0", "slash")
        at.app.screen.query_one(Input).value = "all hands"
        assert "All hands are held" in await at.press("enter")
        await at.tap("slash")
        at.app.screen.query_one(Input).value = "elephant"
        assert "not found" in await at.press("enter")
        assert "What happened" not in await at.press("q")

    run(tmp_path, play, sit, size=size)


def test_a_click_does_once_what_the_key_does_in_the_bar_as_beside_a_name(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "l")
        for words, shown in (
            ("one player", ["Ana"]),
            ("one player", ["Ben"]),
            ("2    B", ["Ana", "Ben"]),
            ("1    A", ["Ana"]),
        ):
            assert re.findall(r"(\w+) +\d+ lines?  shown", await at.click_on(words)) == shown

    run(tmp_path, play, sitting("scout", "Ana", "Ben", start="fixed"), size=(120, 36))


def test_a_turn_is_parted_where_the_readers_last_one_ends() -> None:
    told = (
        (Event("call", "{0} calls a card."), Event("shift", "{1}'s card moves down.")),
        (Event("play", "{1} plays a card."),),
        (Event("play", "{0} plays a card."),),
    )
    (chapter,) = chapters(told, ("Ana", "Ben"), lambda _: "hand 1")
    assert [[each.entry for each in turn.sentences] for turn in turns(chapter)] == [[0], [0, 1], [2]]
    assert [[each.entry for each in turn.sentences] for turn in turns(chapter, 1)] == [[0], [0], [1], [2]]
