"""Whose cards a session lifts: not a computer's, not those at another window, none for whoever only watches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from circus_tui.keyboard.keys import Guard
from circus_tui.screens.contract import Lift, decisions_of
from circus_tui.screens.drum_roll.decisions.beginning import CubesDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.company import Company
from circus_tui.tables.hotseat import Decide
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import Table
from circus_tui.tables.watch import ONLY_WATCHING
from rules import GAMES
from tests.company.party import AtOnce, Party
from tests.shell.tables import oriented
from tests.shell.test_session import Still, session_at


def test_nobody_lifts_the_cards_of_a_computer(store: Store) -> None:
    party = Party(store, "scout", ("", "easy"))
    party.until(lambda session: session.decision is not None)
    session, before = party.session, party.table.entries
    session._take(Lift(1, ()), "confirm")
    assert session.answer == "Ben is played by the computer, which speaks for itself."
    assert party.table.entries == before


def test_nobody_lifts_the_cards_of_somebody_at_another_window(store: Store, tmp_path: Path) -> None:
    first = Table.create(store, GAMES["scout"], ("Ana", "Ben"), GAMES["scout"].Options(start="fixed"), seats={0})
    other = Store(tmp_path)
    Table.resume(other, first.match, {1})
    session = session_at(first)
    assert session.others == {1}
    session._take(Lift(1, ()), "confirm")
    assert session.answer == "Ben decides at another window."
    other.close()


def test_who_only_watches_is_told_so_and_decides_nothing(store: Store) -> None:
    table = oriented(store)
    watching = session_at(Table.resume(store, table.match))
    assert (watching.answer, watching.standing) == (ONLY_WATCHING, "watching")
    assert (watching.decision, watching.curtain) == (None, None)
    watching.press("confirm")
    watching.point(0)
    assert watching.table.entries == table.entries


def test_seats_are_handed_over_behind_a_curtain(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = oriented(store)
    company = Company(table, Seating(), players=AtOnce)
    clock = Still()
    session: Any = Session(table, decisions_of("scout"), Guard(clock), company)
    session.begin()
    session.lift_curtain()
    clock.now += 1
    session.told = ("Old.",)
    assert session._guard.hears("f2")
    session.hand_over(("", "easy"))
    assert (session.told, session.curtain, session.decision) == ((), 0, None)
    assert session.view == table.view(None)
    assert not session._guard.hears("f2")
    session.lift_curtain()
    assert session.decision is not None

    def full(_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(company, "give", full)
    before = session.decision
    session.hand_over(("", ""))
    assert (session.answer, session.decision) == ("The disk is full.", before)


def test_a_hidden_hand_is_lifted_again_while_others_play(store: Store) -> None:
    party = Party(store, "scout", ("", "easy", "easy"))
    session = party.session
    party.until(lambda session: session.awaited is not None and session.sitting == 0)
    assert session.view == party.table.view(0)
    session.hide()
    assert (session.is_hidden, session.curtain, session.view) == (True, None, party.table.view(None))
    session.hide()
    assert session.curtain == 0
    session.lift_curtain()
    assert (session.is_hidden, session.view) == (False, party.table.view(0))


def test_somebody_alone_sees_the_own_view_at_decisions_that_all_can_see(store: Store) -> None:
    party = Party(store, "colosseum", ("", "easy", "easy"))
    party.until(lambda session: session.decision is not None)
    session, table = party.session, party.table
    assert table.situation(None, session.others) == Decide(0, None)
    assert (session.sitting, session.view) == (0, table.view(0))


def test_whoever_is_alone_is_not_asked_who_wants_to_look_but_looks_unless_the_hand_is_hidden(store: Store) -> None:
    party = Party(store, "drum_roll", ("", "easy"))
    session, table = party.session, party.table
    party.until(lambda session: isinstance(session.decision, HireDecision) and table.view(0) != table.view(None))
    assert (session.sitting, session.view) == (0, table.view(0))
    party.until(lambda session: isinstance(session.decision, CardsDecision))
    assert (session.sitting, session.view) == (0, table.view(0))
    session.hide()
    assert isinstance(session.decision, AnyoneDecision)
    assert (session.sitting, session.view) == (None, table.view(None))


def test_the_own_cards_are_lifted_where_computers_have_to_decide_too(store: Store) -> None:
    party = Party(store, "drum_roll", ("easy", "", ""), seed=2)
    party.until(lambda session: isinstance(session.decision, CubesDecision))
    session, table = party.session, party.table
    assert table.situation(None) == Decide(0, None), "of all a computer would come first"
    assert (session.sitting, session.view) == (None, table.view(None))
    session._take(Lift(1), "cards")
    assert (session.sitting, session.view) == (1, table.view(1))
