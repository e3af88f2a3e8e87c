"""What others at their windows have seen is taken back once they have agreed there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import GLANCE
from circus_tui.storage.store import Store
from circus_tui.tables.asking import Asking, Request
from tests.shell.sharing import Shared, Window
from tests.shell.tables import oriented


def three(folder: Path) -> list[Window]:
    """Ana, Ben and Cleo, each at a window, in mid-game; Ana decides."""
    shared, rng = Shared(folder, "fan_tan", 3), Random(2)
    windows = [shared.open(seat) for seat in range(3)]
    while not (shared.table.entries > 6 and windows[0].session.decision is not None):
        for window in windows:
            window.act(rng)
        shared.table.refresh()
        windows[0].session.look()
    look(windows)
    return windows


def ask(asks: Window, *asked: Window) -> None:
    """Let one ask the table to take a move back, and others see it."""
    asks.session.take_back()
    asks.session.agree()
    for window in asked:
        window.session.look()


def look(windows: list[Window]) -> None:
    """Let all see what the others have asked and answered."""
    for window in (*windows, *windows):
        window.session.look()
    for window in windows:
        window.clock.now += 2 * GLANCE


def test_what_others_have_seen_is_taken_back_only_with_their_word(tmp_path: Path) -> None:
    windows = ana, ben, cleo = three(tmp_path)
    before = ana.table.entries
    for agreed in (False, True):
        ana.session.take_back()
        assert "Ask Ben and Cleo" in ana.session.answer
        ana.session.agree()
        look(windows)
        assert ana.table.entries == before
        assert "Ana asks to take this back" in ben.session.answer
        assert ben.session.question is not None
        assert ben.session.called, "a bell rings"
        ben.session.called = False
        ben.session.agree()
        assert not ben.session.answer
        look(windows)
        assert ben.session.question is None, "he has answered"
        assert ana.session.answer == "Cleo must agree still."
        (cleo.session.agree if agreed else cleo.session.disagree)()
        look(windows)
        assert {ben.session.question, cleo.session.question} == {None}
        assert ana.table.entries < before if agreed else ana.table.entries == before
        assert agreed or ana.session.answer == "Cleo does not agree: nothing is taken back."
    assert ben.table.moment == cleo.table.moment == ana.table.moment
    assert not ben.session.answer


def test_a_question_is_void_once_somebody_has_played(tmp_path: Path) -> None:
    ana, ben, _ = three(tmp_path)
    ask(ana, ben)
    assert ben.session.question is not None
    assert ana.act(Random(2))
    ben.session.look()
    assert ben.session.question is None
    assert "asks" not in ben.session.answer


def test_whoever_is_asked_the_same_again_before_looking_is_asked_anew(tmp_path: Path) -> None:
    ana, ben, _ = three(tmp_path)
    ask(ana, ben)
    ben.session.disagree()
    ana.session.look()
    assert "Ben does not agree" in ana.session.answer
    ask(ana, ben)
    assert ben.session.question is not None


def test_a_question_goes_once_somebody_has_not_agreed_to_it(tmp_path: Path) -> None:
    windows = ana, ben, cleo = three(tmp_path)
    assert not ben.session.look(), "nothing has happened"
    ana.session.take_back()
    ana.session.agree()
    assert ben.session.look()
    assert cleo.session.look()
    cleo.session.disagree()
    look(windows)
    assert (ben.session.question, ben.session.answer) == (None, "")


def test_all_who_have_not_agreed_are_named(tmp_path: Path) -> None:
    ana, ben, cleo = three(tmp_path)
    ana.session.take_back()
    ana.session.agree()
    for window in (ben, cleo):
        window.session.look()
        window.session.disagree()
    ana.session.look()
    assert ana.session.answer == "Ben and Cleo do not agree: nothing is taken back."


def test_what_was_only_just_asked_is_not_agreed_to_and_stays_asked_whatever_is_shown_meanwhile(tmp_path: Path) -> None:
    ana, ben, _ = three(tmp_path)
    ask(ana, ben)
    ben.session.agree()
    asked = ben.session.question
    assert asked is not None, "the key may have been meant for something else"
    ben.session.hand_over(("", "", ""))
    ben.session.look()
    assert ben.session.question == asked
    ben.clock.now += 2 * GLANCE
    ben.session.agree()
    ana.session.look()
    assert ana.session.answer == "Cleo must agree still."


def test_questions_and_answers_that_make_no_sense_are_none(store: Store) -> None:
    table = oriented(store)
    asking, name = Asking(table, store), f"match/{table.match.id}/back"
    moment = {"moment": list(table.moment)}
    good = {"asker": 1, "number": 0, "id": "x", **moment}
    spoilt = (
        {"asker": 2},
        {"asker": -1},
        {"asker": "1"},
        {"number": table.entries},
        {"number": -1},
        {"id": 5},
        {"moment": [0, 0]},
    )
    for change in spoilt:
        store.remember(name, {**good, **change})
        asking.look()
        assert asking.request is None, change
    store.remember(name, good)
    store.remember(f"{name}/0", {"number": 0, "yes": True, **moment})
    store.remember(f"{name}/1", {"number": 1, "yes": True, **moment})
    assert asking.look()
    assert asking.request == Request(0, 1, "x", frozenset({0}))


@pytest.mark.parametrize("goes_on_elsewhere", [False, True])
def test_of_what_all_can_see_those_are_asked_who_have_to_go_on_from_it(tmp_path: Path, goes_on_elsewhere: bool) -> None:
    shared, rng = Shared(tmp_path, "colosseum"), Random(3)
    ana, others = shared.open(0), shared.open(1, 2)
    for _ in range(200):
        others.act(rng)
        ana.session.look()
        before, decides = ana.table.entries, ana.session.decision is not None
        ana.act(rng)
        back = ana.table.take_back()
        if not decides or ana.table.entries == before or back is None or not back.free or back.number < before:
            continue
        if ana.session.awaits_elsewhere is goes_on_elsewhere:
            ana.session.take_back()
            assert (ana.session.question is not None) is goes_on_elsewhere
            assert (ana.table.entries == back.number) is not goes_on_elsewhere
            assert ("Ask Ben and Cleo" in ana.session.answer) is goes_on_elsewhere
            return
    raise AssertionError("it never came to that")


def test_a_window_at_which_only_computers_play_takes_nothing_back_and_is_offered_no_key_for_it(tmp_path: Path) -> None:
    shared, rng = Shared(tmp_path, "fan_tan", 3, ("easy", "", "")), Random(2)
    computer, people = shared.open(0), shared.open(1, 2)
    while shared.table.entries < 6:
        computer.act(rng)
        people.act(rng)
        shared.table.refresh()
    for window, may in ((computer, False), (people, True)):
        window.session.look()
        assert (keys.UNDO in window.session.offers((keys.UNDO,))) == may
        window.session.take_back()
        assert (window.session.question is not None) == may
    assert computer.session.answer == "There is nothing to take back."


def test_a_question_goes_with_the_seat_of_whoever_was_to_answer(tmp_path: Path) -> None:
    ana, *_ = three(tmp_path)
    ana.session.take_back()
    assert ana.session.question is not None
    ana.session.move(frozenset(), frozenset({0}))
    assert ana.session.question is None
