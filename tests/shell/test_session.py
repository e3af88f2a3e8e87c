"""The session at one keyboard, without a screen: what a key may decide, and what is shown of it and when."""

from __future__ import annotations

from typing import Any

import pytest

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import SILENCE, TOO_SOON, Guard
from circus_tui.screens.colosseum.decisions.auction import LimitsDecision, OpenDecision
from circus_tui.screens.contract import Played, composed, decisions_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import CHANCE, Refusal
from tests.shell.tables import oriented


class Still:
    """A clock that stands still until it is put on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def session_at(table: Table, clock: Still | None = None) -> Session:
    session = Session(table, decisions_of(table.rules.INFO.slug), Guard(Still() if clock is None else clock))
    session.begin()
    return session


def new_table(store: Store, slug: str, **options: Any) -> Table:
    rules = GAMES[slug]
    names = ("Ana", "Ben", "Cleo")[: max(2, rules.INFO.seats[0])]
    return Table.create(store, rules, names, rules.Options(**options), seed=5)


@pytest.mark.parametrize("slug", ["scout", "big_top"])
def test_behind_a_curtain_no_key_and_no_click_does_anything(store: Store, slug: str) -> None:
    table = new_table(store, slug)
    session = session_at(table)
    called = session.curtain
    assert called is not None
    entries = table.entries
    for each in (*keys.COMMON, *decisions_of(slug).ACTIONS):
        session.press(each.name)
    for target in (0, 1, "more", ("trick", 0), ("look", None, 0)):
        session.point(target)
    assert (session.curtain, session.decision, session.sitting, table.entries) == (called, None, None, entries)
    assert session.view == table.view(None) != table.view(called)
    session.lift_curtain()
    assert session.sitting == called
    assert session.view == table.view(called)


def test_a_key_that_has_decided_is_deaf_until_it_has_been_silent(store: Store) -> None:
    clock = Still()
    table = new_table(store, "colosseum")
    guard = Guard(clock)
    session = Session(table, decisions_of("colosseum"), guard)
    session.begin()
    assert guard.hears("d")
    before = table.entries
    session.press("confirm")
    assert table.entries > before
    assert not guard.hears("d")
    assert not guard.hears(Guard.CLICK)
    assert guard.hears("e")
    clock.now += SILENCE
    assert guard.hears("d")


def test_a_click_moves_the_cursor_and_a_second_one_decides(store: Store) -> None:
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    first = session.decision
    session.point(2)
    second = session.decision
    assert second is not None
    assert second != first
    before = table.entries
    session.point(2)
    assert table.entries > before


def test_what_cannot_be_saved_is_said_and_not_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    view, decision = session.view, session.decision

    def fails(*_: object, **__: object) -> None:
        raise StoreError("The game could not be saved.")

    monkeypatch.setattr(store, "append", fails)
    session.press("confirm")
    assert session.answer == "The game could not be saved."
    assert (session.view, session.decision, session.curtain) == (view, decision, None)
    assert table.view(0) == view


def test_a_refusal_says_why_and_keeps_the_decision(store: Store) -> None:
    table = new_table(store, "fan_tan", dealer="seat_0")
    session = session_at(table)
    session.lift_curtain()
    decision: Any = session.decision
    assert decision is not None
    places = range(len(table.view(decision.seat).players[decision.seat].hand))
    refused = next(each for each in map(decision.at, places) if isinstance(each.press("confirm"), Refusal))
    session.decision = refused
    entries = table.entries
    session.press("confirm")
    assert session.clause is not None
    assert f"§ {session.clause.number} " in session.answer
    assert (session.decision, table.entries) == (refused, entries)


def test_taking_back_asks_the_table_once_somebody_else_may_have_learnt_something(store: Store) -> None:
    table = oriented(store)
    session = session_at(table)
    entries = table.entries
    session.take_back()
    assert session.question is not None
    assert not session.question.free
    assert "Does the whole table agree?" in session.answer
    assert table.entries == entries
    session.disagree()
    assert session.question is None
    assert not session.answer
    assert table.entries == entries
    session.take_back()
    session.agree()
    assert table.entries < entries
    assert session.question is None


@pytest.mark.parametrize("answer", ["agree", "disagree", "hide"])
def test_the_key_of_an_answer_and_the_one_that_hides_lift_no_curtain_after_it(store: Store, answer: str) -> None:
    """Nora's curtain is lifted with n, Xenia's with x."""
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    if answer != "hide":
        session.take_back()
        assert session.question is not None
    assert session._guard.hears("n")
    getattr(session, answer)()
    assert not session._guard.hears("n")


def test_hiding_forgets_everything_that_one_player_alone_may_see(store: Store) -> None:
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    mine = session.view
    session.hide()
    assert session.curtain == 0
    assert session.decision is None
    assert session.view == table.view(None) != mine
    session.lift_curtain()
    assert session.view == mine


def test_a_round_is_gone_on_with_only_once(store: Store) -> None:
    table = new_table(store, "fan_tan", dealer="seat_0", hands=2)
    session = session_at(table)
    for _ in range(300):
        if session.shows == "result":
            break
        if session.curtain is not None:
            session.lift_curtain()
        moves = table.rules.legal_moves(table.view(session.decision.seat), session.decision.seat)  # type: ignore[union-attr]
        table.play(session.decision.seat, (next(iter(moves)),), table.revision)  # type: ignore[union-attr]
        session._settle()
    assert table.result is not None
    assert table.rules.to_act(table.view(None)) == {CHANCE}
    session.go_on()
    assert session.shows == "curtain"


@pytest.mark.parametrize("slug", ["colosseum", "drum_roll"])
def test_whoever_follows_another_without_a_curtain_is_named_at_the_top_until_a_key_is_pressed(
    store: Store, slug: str
) -> None:
    table = new_table(store, slug)
    session = session_at(table)
    named = 0
    for _ in range(60):
        if session.curtain is not None:
            session.lift_curtain()
        assert session.decision is not None
        before, seat = session._at_keys, session.decision.seat
        if before not in (None, seat):
            assert session.standing == f"{table.players[seat]}'s turn"
            session.press("right")
            named += 1
        assert session.standing == "saved ✓"
        move = next(iter(table.rules.legal_moves(table.view(seat), seat)))
        session._take(Played((move,)), "confirm")
        while session.shows == "result":
            session.go_on()
    assert named > 3


def test_taking_back_goes_piece_by_piece_before_it_reaches_the_log(store: Store) -> None:
    table = new_table(store, "big_top", dealer="seat_0")
    session = session_at(table)
    session.lift_curtain()
    entries, seen = table.entries, [session.decision]
    for _ in range(2):
        session.press("right")
        seen[-1] = session.decision
        session.press("confirm")
        seen.append(session.decision)
    for before in (seen[1], seen[0]):
        session.take_back()
        assert session.decision == before
        assert session.question is None
        assert not session.answer
        assert table.entries == entries
    session.take_back()
    assert session.answer == "There is nothing to take back."


def test_where_the_table_forbade_it_no_key_takes_back_more_than_a_piece(store: Store) -> None:
    rules = GAMES["big_top"]
    table = Table.create(store, rules, ("Ana", "Ben", "Cleo"), rules.Options(), seed=5, undo=False)
    session = session_at(table)
    session.lift_curtain()
    offered = tuple(each for each in keys.COMMON if each is not keys.UNDO)
    assert session.offers(keys.COMMON) == offered
    session.press("confirm")
    assert session.offers(keys.COMMON) == keys.COMMON
    session.take_back()
    assert session.offers(keys.COMMON) == offered
    assert session_at(new_table(store, "big_top")).offers(keys.COMMON) == keys.COMMON


def test_a_key_held_to_take_pieces_back_takes_nothing_of_the_log(store: Store) -> None:
    clock, table = Still(), new_table(store, "big_top", dealer="seat_0")
    guard = Guard(clock)
    session = Session(table, decisions_of("big_top"), guard)
    session.begin()
    for _ in range(2):
        session.lift_curtain()
        for _ in range(5):
            session.press("confirm")
    session.lift_curtain()
    session.press("confirm")
    entries = table.entries
    for _ in range(9):
        clock.now += 0.03
        if guard.hears("u"):
            session.take_back()
    assert (session.question, table.entries, session.answer) == (None, entries, TOO_SOON)
    clock.now += SILENCE
    assert guard.hears("u")
    session.take_back()
    assert session.question is not None


def test_of_a_limit_that_another_has_entered_nothing_comes_back(store: Store) -> None:
    table = new_table(store, "colosseum")
    session = session_at(table)
    while not isinstance(session.decision, OpenDecision):
        session.press("pass")
    opening, entries = session.decision, table.entries
    for name in ("secret", "ready", "digit9", "confirm"):
        session.press(name)
    assert isinstance(session.decision, LimitsDecision)
    assert session.decision.given == (9,)
    for name in ("ready", "digit8"):
        session.press(name)
    session.take_back()
    assert (session.decision.given, session.decision.typed) == ((9,), "")
    session.take_back()
    assert session.decision == opening
    assert table.entries == entries
    assert composed(session.decision) is None


def test_what_is_given_up_by_its_own_key_is_not_taken_back_into(store: Store) -> None:
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    session.press("confirm")
    session.lift_curtain()
    session.press("scout")
    scouting = session.decision
    session.press("back")
    assert session.decision != scouting
    session.take_back()
    assert session.question is not None
    session.disagree()
    session.press("scout")
    session.take_back()
    assert session.question is None
    assert session.curtain is None


def test_what_nobody_has_seen_anything_of_goes_back_without_a_question(store: Store) -> None:
    table = oriented(store)
    session = session_at(table)
    session.lift_curtain()
    session.press("confirm")
    session.lift_curtain()
    asked, entries = session.decision, table.entries
    session.press("scout")
    session.press("confirm")
    assert table.entries == entries + 1
    session.take_back()
    assert table.entries == entries
    assert session.question is None
    assert session.decision == asked
    assert not session.answer


def test_what_cannot_be_taken_back_is_said(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = oriented(store)
    session = session_at(table)
    session.take_back()
    assert "?" in session.answer

    def fails(*_: object, **__: object) -> None:
        raise StoreError("The game could not be saved.")

    monkeypatch.setattr(store, "cut", fails)
    entries = table.entries
    session.agree()
    assert session.answer == "The game could not be saved."
    assert table.entries == entries
