"""What a session says of whose turn it is, and open decisions, at which nobody sits alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.keyboard.keys import SILENCE, TOO_SOON, Guard
from circus_tui.screens.big_top.decisions import Placing
from circus_tui.screens.colosseum.decisions.auction import OpenDecision
from circus_tui.screens.colosseum.decisions.trade import AnswerDecision, TradeDecision
from circus_tui.screens.contract import Lift
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.storage.store import Store
from circus_tui.tables import sharing
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table
from rules import GAMES
from tests.shell.sharing import Shared
from tests.shell.tables import play_on
from tests.shell.test_session import Still, new_table, session_at
from tests.shell.test_sitting import opened, with_hints


@pytest.mark.parametrize(("alone", "said"), [(1, "your turn"), (0, "Ben's turn, here")])
def test_where_windows_share_a_table_it_is_said_whose_turn_it_is_and_where(
    store: Store, tmp_path: Path, alone: int, said: str
) -> None:
    rules = GAMES["fan_tan"]
    names, options = ("Ana", "Ben", "Cleo"), rules.Options(dealer="seat_0")
    table = Table.create(store, rules, names, options, seed=5, seats={alone})
    other = Store(tmp_path)
    shared = Table.resume(other, table.match, {0, 1, 2} - {alone})
    assert rules.to_act(table.view(None)) == {1}
    first, second = session_at(table), session_at(shared)
    here, away = (first, second) if alone == 1 else (second, first)
    assert here.standing == said
    here.lift_curtain()
    assert here.standing == said
    away.table.places.look()  # type: ignore[union-attr]
    assert away.standing == "Ben's turn, at another window"
    other.close()


def test_an_open_decision_is_read_by_whoever_decides_though_nobody_sits_alone(store: Store) -> None:
    session = session_at(new_table(store, "colosseum"))
    assert session.decision is not None
    assert session.sitting is None
    assert session.reader == session.decision.seat


def open_at_drum_roll(store: Store) -> Any:
    """A session for two at an open decision of somebody who holds cards, and sees them no more than the others do."""
    table, rng = new_table(store, "drum_roll"), Random(3)
    while play_on(table, rng):
        session: Any = session_at(table)
        if session.decision is not None and session.sitting is None:
            seat = session.decision.seat
            if table.view(seat) != table.view(None):
                return session
    raise AssertionError("it never came to that")


def test_a_hint_for_an_open_decision_goes_by_what_all_see(store: Store) -> None:
    session = open_at_drum_roll(store)
    hints = with_hints(session)
    session.hint()
    assert hints.asked == [(session.view, session.decision.seat)]
    assert session.view == session.table.view(None)


def test_the_own_cards_are_lifted_for_an_open_decision(store: Store) -> None:
    session = open_at_drum_roll(store)
    seat = session.decision.seat
    assert session._guard.hears("c")
    session._take(Lift(1 - seat, ()), "cards")
    assert session.sitting is None
    session._take(Lift(seat, ()), "cards")
    assert (session.sitting, session._at_keys, session.decision.seat) == (seat, seat, seat)
    assert session.view == session.table.view(seat)
    assert session.decision.view == session.view
    assert not session._guard.hears("c")


def test_under_the_own_cards_the_decision_lies_as_it_was(store: Store) -> None:
    session = open_at_drum_roll(store)
    opened = session.decision
    session.press("down")
    before = session.decision
    assert before != opened
    session._take(Lift(before.seat, ()), "cards")
    assert isinstance(session.decision, CardsDecision)
    session.press("back")
    assert session.decision == attrs.evolve(before, view=session.view)


def test_a_click_that_only_moved_the_cursor_may_be_followed_by_one_that_decides(store: Store) -> None:
    clock = Still()
    session = opened(store, clock)
    clock.now += 1
    entries = session.table.entries
    for _ in range(2):
        clock.now += 0.03
        assert session._guard.hears(Guard.CLICK)
        session.point(2)
    assert session.answer != TOO_SOON
    assert session.table.entries > entries


def test_a_click_that_has_put_something_down_is_no_click_that_lays_all_of_it(store: Store) -> None:
    clock, table = Still(), new_table(store, "big_top", dealer="seat_0")
    session: Any = session_at(table, clock)
    session.lift_curtain()
    entries = table.entries
    clock.now += 1
    for _ in range(6):
        clock.now += 0.03
        assert session._guard.hears(Guard.CLICK)
        session.point(session.decision.cursor)
    assert isinstance(session.decision, Placing)
    assert not session.decision.left
    assert (session.answer, table.entries) == (TOO_SOON, entries)
    clock.now += 1
    assert session._guard.hears(Guard.CLICK)
    session.point(session.decision.cursor)
    assert table.entries > entries


def at_colosseum(store: Store, kind: type) -> Any:
    """A session for three at Colosseum once somebody who follows another without a curtain has such a decision."""
    session: Any = session_at(new_table(store, "colosseum"))
    for _ in range(200):
        if isinstance(session.decision, kind) and session._follows:
            return session
        session.press("pass")
        if session.shows == "result":
            session.go_on()
    raise AssertionError("it never came to that")


def test_a_click_meant_by_whoever_decided_before_spends_nothing_of_the_next_player(store: Store) -> None:
    session = at_colosseum(store, OpenDecision)
    decision, entries = session.decision, session.table.entries
    session.point(decision.market)
    assert session.answer.endswith("press again to spend that.")
    assert (session.decision, session.table.entries) == (decision, entries)
    session._guard._clock.now += SILENCE
    session._guard.hears(Guard.CLICK)
    session.point(decision.market)
    assert session.table.entries > entries


def test_an_offer_that_a_person_has_refused_lies_there_still(store: Store) -> None:
    session = at_colosseum(store, TradeDecision)
    for name in ("suggest", "confirm"):
        session._guard._clock.now += SILENCE
        session._guard.hears(name)
        session.press(name)
    assert isinstance(session.decision, AnswerDecision)
    offer = session.decision.step.offer
    session.press("refuse")
    assert isinstance(session.decision, TradeDecision)
    assert session.decision.offer == offer


def test_of_several_who_choose_elsewhere_all_are_named(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    ana = shared.open(0)
    shared.open(1, 2)
    ana.act(Random(1))
    assert ana.session.turn == "the turn of Ben and Cleo"


def test_a_window_speaks_in_the_name_of_those_who_sit_there(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    pat, cleo, watching = shared.open(0, 1, sitter=Sitter("pat")), shared.open(2), shared.open()
    assert sharing.speaker(pat.table, pat.mine) == "pat"
    assert sharing.speaker(cleo.table, cleo.mine) == "Cleo"
    assert sharing.speaker(watching.table, watching.mine) == "Somebody who watches"
    pat.table.places = None
    assert sharing.speaker(pat.table, (0, 1)) == "Ana and Ben"
