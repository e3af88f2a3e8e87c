"""Warnings for those who are new: where the engine can tell, true, once for the same moves, and of nothing secret."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.keyboard.keys import SILENCE, TOO_SOON, Guard
from circus_tui.learning.coach import Coach
from circus_tui.screens.contract import decisions_of
from circus_tui.screens.lesson import LessonSession
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES, scout
from rules.big_top.pieces import cards
from rules.core import CHANCE, Refusal
from rules.fan_tan.moves import Play
from rules.fan_tan.state import position as fan_tan_table
from rules.scout.moves import Orient, Scout, Show
from rules.scout.pieces import Card
from rules.scout.state import Orienting, position
from rules.teaching import regret_of
from tests.laws.cases import Case
from tests.shell.player import Player, run
from tests.shell.positions import every_table, states
from tests.shell.tables import oriented, play_on
from tests.shell.test_guard import Clock
from tests.specimens import specimen


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


def _last_scout() -> Any:
    """Cleo has scouted already; Ana could beat the single 3, and would end the round by a scout."""
    table = position((_cards("6/1 7/2"), _cards("10/2 6/9"), _cards("1/7 3/10")), active=_cards("3/4"), owner=1)
    return attrs.evolve(table, scouts=1)


@every_table
def test_only_moves_that_are_allowed_are_warned_of_and_on_a_view(case: Case) -> None:
    slug, rules = case.specimen.slug, case.rules
    for state in states(case, 25):
        for seat in rules.to_act(state) - {CHANCE}:
            view = rules.view(state, seat)
            for move, _ in zip(rules.legal_moves(view, seat), range(25), strict=False):
                found = regret_of(slug, view, seat, move)
                if found is not None:
                    assert isinstance(found, Refusal)
                    assert found.text.endswith(".")
                    assert len(found.text) <= 150
                    assert found.clause in rules.CLAUSES


def test_a_scout_that_ends_the_round_is_warned_of_where_one_could_show() -> None:
    found = regret_of("scout", scout.view(_last_scout(), 0), 0, Scout("left", False, 0))
    assert found is not None
    assert "ends the round" in found.text
    assert regret_of("scout", scout.view(_last_scout(), 0), 0, Show(0, 2)) is None


def test_the_way_up_with_the_shorter_sets_is_warned_of() -> None:
    dealt = position((_cards("3/6 5/6 8/6 1/4"), _cards("1/2"), _cards("3/4")))
    table = attrs.evolve(dealt, step=Orienting((None,) * 3))
    found = regret_of("scout", scout.view(table, 0), 0, Orient(False))
    assert found is not None
    assert "a set of three cards, this way at most one" in found.text
    assert regret_of("scout", scout.view(table, 0), 0, Orient(True)) is None
    assert regret_of("scout", scout.view(table, 1), 1, Orient(True)) is None


@pytest.mark.parametrize(
    ("hand", "card", "words"),
    [
        ("AL3 AL4 SD1", "SD1", "Sideshow dark 1 serves only others: you hold nothing after it. Animals light 3 fits"),
        ("AL3 AL4 SD1", "AL3", ""),
        ("AL3 AL4 SD1 SD6", "SD1", ""),
        ("AL3 SD1", "SD1", ""),
        ("AD6 SD1", "SD1", "Animals dark 6 fits, too, and nothing comes after it."),
        ("AD6 CP", "CP", "Clowns Poster serves only others"),
        ("AD6 CP CD4", "CP", ""),
    ],
)
def test_a_card_that_serves_only_others_is_warned_of_where_one_serves_none_of_them(
    hand: str, card: str, words: str
) -> None:
    table = fan_tan_table((cards(hand), (), ()), played=cards("AP AL1 AL2 AD1 AD2 AD3 AD4 AD5 SP"))
    found = regret_of("fan_tan", GAMES["fan_tan"].view(table, 0), 0, Play(*cards(card)))
    assert words in found.text if found else not words


@pytest.mark.parametrize("slug", ["big_top", "circus_combat", "colosseum", "drum_roll", "fan_tan"])
def test_something_is_warned_of_in_every_game_in_which_there_is_something(slug: str) -> None:
    case = Case(specimen(slug), GAMES[slug].INFO.seats[-1], {})
    assert any(
        regret_of(slug, case.rules.view(state, seat), seat, move) is not None
        for state in states(case, 150, seed=3)
        for seat in case.rules.to_act(state) - {CHANCE}
        for move in islice(case.rules.legal_moves(case.rules.view(state, seat), seat), 60)
    )


def test_the_coach_warns_once_of_the_same_and_only_whoever_is_new(tmp_path: Path) -> None:
    store, state, move = Store(tmp_path), _last_scout(), Scout("left", False, 0)
    coach = Coach(store, "scout", ("Ana", "Ben", "Cleo"), (0,))
    assert coach.warns(state, 0, (move,), 7) is not None
    assert coach.warns(state, 0, (move,), 7) is None
    assert coach.warns(state, 0, (move,), 8) is not None
    assert Coach(store, "scout", ("Ana", "Ben", "Cleo"), (1,)).warns(state, 0, (move,), 7) is None
    store.close()


def test_what_was_new_is_kept_with_the_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    Coach.keep(store, 7, (0,))
    first = Coach.of(store, 7, "scout", ("Ana", "Ben"))
    assert first is not None
    assert not first.news
    assert first.speaks(0, scout.CLAUSES.TURN)
    again = Coach.of(store, 7, "scout", ("Ana", "Ben"))
    assert again is not None
    assert again.news == (("Ana", ("4.1",)),)
    store.remember("coach/7/met", ["strange"])
    assert not again.news
    store.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(60, 20), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_warning_holds_a_move_back_until_the_key_comes_again(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("scout", 8)
        await at.tap()
        session = at.app._session
        assert isinstance(session, LessonSession)
        session.coach = _Wary(at.app.store, "scout", session.table.players, (0,))
        entries = session.table.entries
        await at.tap("right_square_bracket", "enter")
        assert "Careful" in at.text
        assert session.table.entries == entries
        await at.tap("enter")
        assert session.table.entries > entries

    run(tmp_path, play, size=size)


def test_a_key_that_is_held_does_not_go_past_a_warning(store: Store) -> None:
    clock, table = Clock(), oriented(store)
    guard = Guard(clock)
    session = Session(table, decisions_of("scout"), guard)
    session.begin()
    session.lift_curtain()
    session.coach = _Wary(store, "scout", table.players, (0,))
    entries = table.entries
    for _ in range(9):
        clock.now += 0.03
        assert guard.hears("enter")
        session.press("confirm")
    assert (session.answer, table.entries) == (TOO_SOON, entries)
    clock.now += SILENCE
    assert guard.hears("enter")
    session.press("confirm")
    assert table.entries > entries


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["scout", "drum_roll"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_the_end_it_is_said_what_was_new(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    def ended(store: Store) -> Table:
        table, rng = Table.create(store, GAMES[slug], ("Ana", "Ben"), GAMES[slug].Options(), seed=5), Random(1)
        while play_on(table, rng):
            pass
        Coach.keep(store, table.match.id, (0,))
        coach = Coach.of(store, table.match.id, slug, table.players)
        assert coach is not None
        for clause in list(GAMES[slug].CLAUSES)[:7]:
            coach.speaks(0, clause)
        return table

    async def play(at: Player) -> None:
        assert "New in this game" in at.text
        assert "and 2 more." in " ".join(at.text.replace("┃", " ").split())
        assert "New in this game" not in await at.press("t")

    run(tmp_path, play, ended, size=size)


class _Wary(Coach):
    """Warns of everything, once."""

    def warns(self, view: Any, seat: int, moves: tuple[Any, ...], revision: int) -> Refusal | None:
        if self._warned == (revision, moves):
            return None
        self._warned = (revision, moves)
        return Refusal(scout.CLAUSES.SHOW, "You may regret that.")
