"""A table that several windows share: whose turn it is, what each of them may see, and what happens when one goes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus_tui.screens.drum_roll.decisions.cards import CardsDecision
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision
from circus_tui.screens.session import Session
from circus_tui.tables.rematch import rematch
from circus_tui.tables.seating import Seating
from circus_tui.tables.sitter import ANYBODY
from rules import GAMES
from rules.core import CHANCE, Seat
from rules.drum_roll.steps import DoubleVoting, EndingTurn
from tests.shell.sharing import NAMES, Shared


def shown(session: Session) -> list[tuple[Seat | None, Any]]:
    """Every view that a session holds, with the seat for which it is held."""
    held: list[tuple[Seat | None, Any]] = [(session.sitting, session.view)]
    if session.decision is not None:
        held.append((session.sitting, session.decision.view))
    return held


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(GAMES))
def test_no_window_ever_holds_what_only_seats_elsewhere_may_see(slug: str, tmp_path: Path) -> None:
    """One window with one seat, one with the others, one with none: random play, and all are looked at every time."""
    rules, rng = GAMES[slug], Random(8)
    people = max(2, rules.INFO.seats[0])
    shared = Shared(tmp_path, slug, people)
    alone, several, none = shared.open(0), shared.open(*range(1, people)), shared.open()
    decided = set()
    for _ in shared.play(rng, 260):
        shared.table.refresh()
        for window in shared.windows:
            window.session.look()
            assert window.session.between or window.table.view(None) == shared.table.view(None)
            assert window.session.sitting is None or window.session.sitting in window.mine
            for seat, view in shown(window.session):
                assert rules.view(view, seat) == view, "nothing is in it that this seat may not know"
            if window.session.decision is not None:
                decided.add(window.session.decision.seat)
        assert none.session.view == shared.table.view(None)
        assert (none.session.decision, none.session.curtain) == (None, None)
        if several.session.awaits_elsewhere and len(several.mine) > 1:
            assert several.session.view == shared.table.view(None), "nobody's hand lies open while others decide"
    assert shared.table.entries > 20
    assert decided == set(range(people))
    assert alone.session.curtain is None


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["scout", "fan_tan", "circus_combat"])
def test_three_windows_play_a_game_to_its_end(slug: str, tmp_path: Path) -> None:
    rng, people = Random(3), max(2, GAMES[slug].INFO.seats[0])
    shared = Shared(tmp_path, slug, people)
    for seat in range(people):
        shared.open(seat)
    for acted in shared.play(rng, 20_000):
        if acted.session.over:
            break
    for window in shared.windows:
        window.session.look()
        window.clock.now += 2
        window.session.tick()
        assert window.session.over
        assert window.table.match.scores is not None
        assert window.session.shows == "result"


def test_secret_choices_are_asked_where_each_sits(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    first, second = shared.open(0), shared.open(1, 2)
    assert first.session.decision is not None
    assert first.session.decision.seat == 0
    assert second.session.curtain == 1
    kept = first.session.decision = first.session.decision.press("down")  # type: ignore[assignment]
    second.act(Random(1))
    second.act(Random(1))
    assert second.session.curtain == 2
    assert first.session.look()
    assert first.session.decision == kept, "what is put together is not lost when another chooses at the same time"
    first.act(Random(1))
    assert first.session.turn == "Cleo's turn, at another window"
    assert second.session.look()
    assert second.session.curtain == 2


def test_it_is_said_whose_turn_it_is_and_a_bell_rings_when_it_comes_here(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "fan_tan")
    windows = [shared.open(seat) for seat in range(3)]
    rng = Random(2)
    (acting,) = shared.table.rules.to_act(shared.table.view(None))
    (following,) = {(acting + 1) % 3}
    for window in windows:
        window.session.look()
    assert windows[acting].session.standing == "your turn"
    assert windows[following].session.standing == f"{NAMES[acting]}'s turn, at another window"
    assert not windows[following].session.called
    windows[following].session.press("confirm")
    windows[following].session.answer = f"It is {windows[following].session.turn}."
    before = shared.table.entries
    windows[acting].act(rng)
    windows[following].session.look()
    assert windows[following].session.answer == ""
    assert windows[following].session.called
    assert windows[following].session.standing == "your turn"
    assert windows[following].table.entries > before


def test_what_somebody_elsewhere_has_done_is_not_taken_back_unasked(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "fan_tan")
    windows = [shared.open(seat) for seat in range(3)]
    (acting,) = shared.table.rules.to_act(shared.table.view(None))
    before = shared.table.entries
    windows[acting].act(Random(1))
    for window in windows:
        window.session.look()
        entries = window.table.entries
        window.session.take_back()
        assert "at another window" in window.session.answer
        window.session.disagree()
        assert window.table.entries == entries > before
    for window in windows[:]:
        if window is not windows[acting]:
            shared.close(window)
    windows[acting].session.look()
    windows[acting].session.take_back()
    assert windows[acting].session.question is not None, "those who have gone are asked by whoever is there, as ever"


def test_a_secret_choice_is_taken_back_while_others_still_choose(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    first, second = shared.open(0), shared.open(1, 2)
    first.act(Random(1))
    first.session.take_back()
    assert first.session.question is not None
    first.session.agree()
    assert first.session.decision is not None
    second.session.look()
    assert second.session.curtain == 1
    assert second.table.entries == first.table.entries


def test_a_window_that_vanishes_frees_its_seats_and_another_takes_them_behind_a_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "fan_tan")
    windows = [shared.open(seat) for seat in range(3)]
    (acting,) = shared.table.rules.to_act(shared.table.view(None))
    other = windows[(acting + 1) % 3]
    shared.close(windows[acting])
    assert other.session.look()
    assert other.session.turn == f"{NAMES[acting]}'s turn, nobody sits there"
    assert [each.name for each in other.session.watch.offered] == ["take_over"]
    other.session.sit_down()
    assert other.mine == {acting, (acting + 1) % 3}
    assert other.session.curtain == acting
    assert other.session.view == other.table.view(None)


def test_seats_are_given_up_and_taken_again(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    window = shared.open(0, 1, 2)
    window.session.move(frozenset(), frozenset({1}))
    assert window.mine == {0, 2}
    guest = shared.open(1)
    window.session.move(frozenset({1}), frozenset())
    assert window.session.answer == "Ben sits at another window."
    shared.close(guest)
    window.session.move(frozenset({1}), frozenset())
    assert window.mine == {0, 1, 2}
    window.session.move(frozenset(), frozenset({0, 1, 2}))
    assert window.table.watching
    assert (window.session.decision, window.session.curtain) == (None, None)


def test_a_window_whose_seat_is_gone_says_so_and_shows_that_hand_no_more(tmp_path: Path) -> None:
    """Somebody has emptied the folder of its locks, and was faster."""
    shared = Shared(tmp_path, "scout")
    first = shared.open(0, 1)
    first.session.lift_curtain()
    assert first.session.sitting == 0
    for path in tmp_path.glob("*-seat-*"):
        path.unlink()
    shared.open(0)
    assert first.session.look()
    assert first.mine == {1}
    assert first.session.answer == "Another window has taken the seat of Ana."
    assert first.session.curtain == 1
    assert first.session.view == first.table.view(None)


@pytest.mark.slow
def test_whoever_is_asked_in_turn_at_drum_roll_is_asked_where_they_sit(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "drum_roll")
    windows, rng = [shared.open(0), shared.open(1, 2)], Random(6)
    met = 0
    for _ in range(4000):
        window = windows[met % 2] if rng.random() < 0.5 else rng.choice(windows)
        decision = window.session.decision
        if isinstance(decision, AnyoneDecision):
            met += 1
            assert set(decision.asked) <= window.session.here
            before = window.table.entries
            window.session.press("confirm")
            made = [entry.seat for entry in window.table._history.entries[before:]]
            assert made[0] in window.session.here
            if met == 6:
                return
        window.act(rng)
    raise AssertionError("it never came to that")


def test_a_hand_that_was_hidden_while_others_play_is_seen_again_behind_a_curtain(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    first = shared.open(0)
    shared.open(1, 2)
    first.act(Random(1))
    assert first.session.awaits_elsewhere
    assert first.session.view == first.table.view(0)
    first.session.hide()
    assert (first.session.view, first.session.curtain) == (first.table.view(None), None)
    first.session.hide()
    assert (first.session.view, first.session.curtain) == (first.table.view(None), 0)
    first.session.lift_curtain()
    assert first.session.awaits_elsewhere
    assert first.session.view == first.table.view(0)


def test_one_window_alone_runs_the_computers_and_another_goes_on_when_it_has_gone(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "fan_tan", 3, ("", "", "greedy"))
    first, second = shared.open(0, 2), shared.open(1)
    rng = Random(4)
    for _ in shared.play(rng, 60):
        assert 2 in first.mine
    assert second.session.company._players == {}
    assert shared.table.refresh()
    shared.close(first)
    assert second.session.look()
    assert second.mine == {1, 2}
    assert second.session.here == {1}
    third = shared.open(0)
    before = third.table.entries
    for _ in shared.play(rng, 60):
        pass
    assert third.table.entries > before


def test_a_result_is_looked_at_in_every_window_as_long_as_it_is_liked(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "scout")
    windows = [shared.open(seat) for seat in range(3)]
    rng = Random(9)
    while shared.table.result is None:
        for window in windows:
            if not window.session.between:
                window.act(rng)
        shared.table.refresh()
    for window in windows:
        window.session.look()
        assert window.session.shows == "result"
        assert window.session.between
    assert shared.table.rules.to_act(shared.table.view(None)) == {CHANCE}
    windows[1].session.go_on()
    windows[2].session.go_on()
    assert windows[0].session.look()
    assert windows[0].session.shows == "result"
    assert windows[0].session.called
    assert "Enter follows" in windows[0].session.answer
    assert not windows[0].session.look(), "it is said once"
    windows[0].session.go_on()
    assert {window.table.entries for window in windows} == {windows[0].table.entries}
    assert windows[0].session.decision is not None


def test_a_rematch_is_one_game_for_all_windows(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "fan_tan")
    windows = [shared.open(0), shared.open(1, 2)]
    again = [rematch(each.store, each.table, Seating(), ANYBODY) for each in windows]
    assert again[0].match.id == again[1].match.id != shared.table.match.id
    assert again[0].players == ("Ben", "Cleo", "Ana")
    assert [again[0].elsewhere, again[1].elsewhere] == [{0, 1}, {2}]


@pytest.mark.slow
def test_whoever_sits_alone_at_drum_roll_is_not_asked_who_has_something_to_say(tmp_path: Path) -> None:
    shared = Shared(tmp_path, "drum_roll")
    windows, rng = [shared.open(0), shared.open(1, 2)], Random(6)
    met = 0
    for _ in range(4000):
        window = rng.choice(windows)
        window.session.look()
        decision = window.session.decision
        if window is windows[0] and decision is not None and isinstance(decision.view.step, DoubleVoting | EndingTurn):
            assert not isinstance(decision, AnyoneDecision)
            if isinstance(decision, CardsDecision):
                met += 1
                assert window.session.view == window.table.view(0)
                if met == 3:
                    window.session.hide()
                    assert window.session.view == window.table.view(None)
                    assert isinstance(window.session.decision, AnyoneDecision)
                    return
        window.act(rng)
    raise AssertionError("it never came to that")
