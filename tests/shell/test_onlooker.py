"""What is seen of others at a table: computers that play, people at other windows, seats given up and taken."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table
from circus_tui.tables.watch import ONLY_WATCHING
from tests.company.party import Party
from tests.shell.sharing import Shared, Window
from tests.shell.test_session import new_table, session_at


def two(folder: Path, slug: str = "fan_tan") -> tuple[Window, Window]:
    """Ana, and the others at another window."""
    shared = Shared(folder, slug)
    return shared.open(0), shared.open(1, 2)


def acting_and_waiting(folder: Path) -> tuple[Window, Window]:
    """In mid-game, the window whose turn it is, and the other."""
    one, other = two(folder)
    for _ in range(5):
        for window in (one, other):
            window.act(Random(1))
    one.session.look()
    return (one, other) if one.session.awaited is None else (other, one)


def test_a_window_alone_at_its_table_has_nothing_to_look_at(store: Store) -> None:
    assert not session_at(new_table(store, "fan_tan")).look()


def test_nothing_is_to_be_shown_where_nothing_has_happened(tmp_path: Path) -> None:
    for window in two(tmp_path):
        window.session.look()
        assert not window.session.look()


def test_soon_something_is_shown_while_a_computer_plays_but_not_while_others_do_elsewhere(
    store: Store, tmp_path: Path
) -> None:
    party = Party(store, "fan_tan", ("", "easy", "easy"))
    party.until(lambda session: session.computing)
    assert party.session.awaited is not None
    assert party.session.is_busy
    party.until(lambda session: not session.computing)
    assert not party.session.is_busy
    _, waiting = acting_and_waiting(tmp_path / "apart")
    waiting.session.look()
    assert waiting.session.computing
    assert not waiting.session.is_busy


def test_news_are_what_others_have_done_since_and_are_not_told_again(tmp_path: Path) -> None:
    acting, waiting = acting_and_waiting(tmp_path)
    waiting.session.look()
    waiting.session.told, waiting.session.unread, before = (), False, waiting.table.entries
    for _ in range(3):
        if acting.table.entries == before:
            acting.act(Random(1))
    assert waiting.session.look()
    events = [event for each in acting.table.events()[before:] for event in each]
    assert len(waiting.session.told) == len(events)
    assert waiting.session.unread


def test_whoever_chooses_in_secret_goes_on_seeing_the_own_cards_when_another_has_chosen(tmp_path: Path) -> None:
    ana, others = two(tmp_path, "big_top")
    assert ana.session.view == ana.table.view(0) != ana.table.view(None)
    ana.session.press("confirm")
    composed = ana.session.decision
    others.act(Random(1))
    others.act(Random(1))
    assert ana.session.look()
    assert (ana.session.decision, ana.session.view) == (composed, ana.table.view(0))


def test_who_watches_sees_the_table_and_what_cannot_be_seen_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared(tmp_path, "fan_tan")
    shared.open(0, 1, 2).act(Random(1))
    watching = shared.open()
    shared.windows[0].act(Random(1))
    shared.windows[0].act(Random(1))
    assert watching.session.look()
    assert watching.session.view == watching.table.view(None)
    assert (watching.session.told, watching.session.awaited) == ((), None)

    def fails() -> bool:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(watching.table, "refresh", fails)
    assert watching.session.look()
    assert watching.session.answer == "The disk is gone."


def test_a_window_whose_only_seat_is_gone_shows_nothing_of_it_any_more(tmp_path: Path) -> None:
    """Somebody has emptied the folder of its locks, and was faster."""
    shared = Shared(tmp_path, "scout", bots=("", "", "easy"))
    ben, ana = shared.open(1), shared.open(0)
    assert ben.mine == {1, 2}
    assert ana.session.sitting == 0
    for path in tmp_path.glob("*-seat-*"):
        path.unlink()
    faster = Table.resume(ben.store, shared.table.match, (0,))
    shared.close(ben)
    assert ana.session.look()
    assert faster.places is not None
    assert faster.places.mine == {0}
    assert not ana.mine, "nobody goes on with the computer who has no seat"
    assert ana.table.watching
    assert ana.session.decision is None
    assert ana.session.curtain is None
    assert ana.session.view == ana.table.view(None)
    assert ana.session.answer == "Another window has taken the seat of Ana."


def test_that_others_have_gone_on_is_not_said_where_nobody_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared(tmp_path, "scout")
    windows = [shared.open(0), shared.open(1, 2)]
    for _ in range(400):
        for window in windows:
            if not window.session.between:
                window.act(Random(3))
        windows[0].session.look()
        if windows[0].session.between:
            break
    assert windows[0].session.between

    def fails(_: int) -> None:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(windows[0].store, "match", fails)
    windows[0].session.called = False
    assert not windows[0].session.look()
    assert windows[0].session.answer == "The disk is gone."
    assert not windows[0].session.called


def test_whoever_sits_down_alone_lifts_a_curtain_first(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "big_top")
    shared.open(1, 2)
    guest = shared.open()
    guest.session.sit_down()
    assert guest.mine == {0}
    assert (guest.session.curtain, guest.session.sitting) == (0, None)
    assert guest.session.view == guest.table.view(None)


def test_whoever_is_alone_after_giving_up_seats_lifts_a_curtain_first(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "big_top")
    window = shared.open(0, 1, 2)
    window.session.lift_curtain()
    window.session.answer = "Old."
    window.session.move(frozenset(), frozenset({1, 2}))
    assert (window.session.curtain, window.session.sitting) == (0, None)
    assert window.session.view == window.table.view(None)
    assert window.session.answer == ""
    window.session.move(frozenset(), frozenset({0}))
    assert window.session.answer == ONLY_WATCHING


def test_why_a_seat_cannot_be_taken_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Shared(tmp_path, "big_top").open(0)

    def fails(_: object) -> str:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(window.table, "sit", fails)
    window.session.move(frozenset({1}), frozenset())
    assert window.session.answer == "The disk is gone."


def test_a_seat_that_is_given_up_is_not_kept_for_whoever_had_it(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "big_top")
    window = shared.open(0, 1, sitter=Sitter("Ana's", "ana"))
    other = Table.resume(window.store, shared.table.match, ())
    assert other.free == {2}
    window.session.move(frozenset(), frozenset({1}))
    assert other.places is not None
    other.places.look()
    assert other.free == {1, 2}


def test_what_keeps_a_computer_from_moving_is_said(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(store, "fan_tan", ("", "easy", "easy"))
    party.until(lambda session: session.computing)

    def fails(_: int) -> bool:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(party.company, "act", fails)
    assert party.session.tick()
    assert party.session.answer == "The disk is full."


def test_the_last_move_of_a_round_is_seen_with_the_own_cards(store: Store) -> None:
    party = Party(store, "scout", ("", "fair", "fair"))
    party.until(lambda session: session.lingers)
    assert party.session.sitting == 0
    assert party.session.view == party.table.view(0)
    assert party.table.view(0) != party.table.view(None)
