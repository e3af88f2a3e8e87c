"""The laws of boards, for every game: they fit, keep secrets, show nobody's control characters, and obey the rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from circus_tui import glyphs, keys
from circus_tui.boards.rows.frame import footer
from circus_tui.keys import Action
from circus_tui.names import seat_names
from circus_tui.paint import Block, text_of, width
from circus_tui.screens.contract import Boards, Decision, Lift, Played, PlayedByAll, Scene, boards_of
from circus_tui.theme import STYLES
from circus_tui.verbs import table_rows
from rules import GAMES
from rules.core import NATURE, Refusal
from rules.history import History
from tests.laws.cases import Case
from tests.shell.hostile import HOSTILE
from tests.specimens import random_game, random_history, specimen

SIZES = ((80, 20), (60, 16), (120, 36))
NAMES = ("Ana", "Benjamin Franklin", "Cleo", "Dan", "Eve", "Fay")
CASES = [Case(specimen(slug), seats, {}) for slug in GAMES for seats in GAMES[slug].INFO.seats]
every_table = pytest.mark.parametrize("case", CASES, ids=str)


def boards(case: Case) -> Boards:
    return boards_of(case.specimen.slug)


def states(case: Case, count: int, seed: int = 1) -> list[Any]:
    """States spread over random games."""
    found: list[Any] = []
    rng = Random(seed)
    while len(found) < count:
        game = list(random_game(case.rules, case.seats, case.options, rng.randrange(10**6), case.specimen.cap))
        found += [played.after for played in rng.sample(game, min(12, len(game)))]
    return found[:count]


def decisions(case: Case, state: Any) -> Iterator[Decision]:
    """The decision of every seat that may decide."""
    for seat in case.rules.to_act(state) - {NATURE}:
        yield boards(case).open_decision(case.rules.view(state, seat), seat)


def wander(decision: Decision, rng: Random, presses: int) -> Iterator[Decision]:
    """Press random keys; whatever comes, go on from the last decision."""
    for _ in range(presses):
        outcome = decision.press(rng.choice(decision.actions).name)
        if not isinstance(outcome, Played | PlayedByAll | Lift | Refusal):
            decision = outcome
        yield decision


def check_rows(rows: Block, cells: int, height: int) -> None:
    assert len(rows) <= height
    for line in rows:
        assert width(line) <= cells, text_of(line)
        assert all(span.role in STYLES for span in line)
        assert not any(unicodedata.category(char).startswith("C") for char in text_of(line))


@every_table
def test_a_board_fits_its_room_with_any_cursor(case: Case) -> None:
    rng = Random(2)
    for state in states(case, 24):
        for cells, height in SIZES:
            check_rows(screen(case, case.rules.view(state, None), None, cells, height), cells, height)
            for decision in decisions(case, state):
                for moved in wander(decision, rng, 4):
                    scene = Scene(moved.view, moved.seat, moved, NAMES, cells, height)
                    check_rows(boards(case).paint(scene), cells, height)


@every_table
def test_the_key_that_decides_is_in_the_footer_of_the_smallest_window(case: Case) -> None:
    rng = Random(6)
    for state in states(case, 12):
        for start in decisions(case, state):
            for decision in (start, *wander(start, rng, 5)):
                shown = footer((keys.HELP, *decision.actions, *keys.COMMON), 60)
                assert width(shown) <= 60
                deciding = [each for each in decision.actions if each.name == "confirm" and each.label]
                assert all(each.label in text_of(shown) for each in deciding)
                assert text_of(shown).endswith(keys.QUIT.label)


@every_table
def test_keys_make_only_legal_moves_and_refusals_name_a_clause(case: Case) -> None:
    rng = Random(3)
    decided = 0
    for state in states(case, 40):
        for start in decisions(case, state):
            decision = start
            for _ in range(25):
                outcome = decision.press(rng.choice(decision.actions).name)
                match outcome:
                    case Played() | PlayedByAll() | Lift():
                        after = state
                        for seat, move in entries_of(decision, outcome):
                            assert case.rules.explain(after, seat, move) is None
                            after = case.rules.step(after, seat, move)
                        decided += 1
                    case Refusal():
                        assert outcome.clause in case.rules.CLAUSES
                    case _:
                        decision = outcome
    assert decided


def entries_of(decision: Decision, outcome: Played | PlayedByAll | Lift) -> tuple[tuple[int, Any], ...]:
    """The moves with the seats that make them."""
    if isinstance(outcome, PlayedByAll | Lift):
        return outcome.entries
    return tuple((decision.seat, move) for move in outcome.moves)


@every_table
def test_what_a_seat_cannot_know_changes_nothing_it_sees(case: Case) -> None:
    """Non-interference: deal anew what is hidden from a seat, and its screen stays the same to the last cell."""
    rng = Random(4)
    for state in states(case, 500 // len(GAMES[case.specimen.slug].INFO.seats)):
        for seat in (None, *range(case.seats)):
            view = case.rules.view(state, seat)
            other = case.rules.view(case.rules.imagine(view, seat, rng), seat)
            for cells, height in SIZES[:2]:
                seen, again = (screen(case, each, seat, cells, height) for each in (view, other))
                assert seen == again
            if seat is not None and seat in case.rules.to_act(view):
                assert help_of(case, view, seat) == help_of(case, other, seat)


def help_of(case: Case, view: Any, seat: int) -> tuple[Action, ...]:
    """What the help page is made of."""
    return boards(case).open_decision(view, seat).actions


def screen(case: Case, view: Any, seat: int | None, cells: int, height: int, names: tuple[str, ...] = NAMES) -> Block:
    """What that seat would see."""
    deciding = seat is not None and seat in case.rules.to_act(view)
    decision = boards(case).open_decision(view, seat) if deciding and seat is not None else None
    return boards(case).paint(Scene(view, seat, decision, names, cells, height))


@every_table
def test_what_a_seat_cannot_know_changes_nothing_that_show_prints(case: Case) -> None:
    rng = Random(5)
    history = random_history(case.rules, case.seats, case.options, 6, min(120, case.specimen.cap))
    for number in rng.sample(range(2, len(history.entries)), 15):
        now = history.at(number)
        for seat in (None, *range(case.seats)):
            other = dealt_anew(now, seat, rng)
            assert table_rows(now, seat, NAMES) == table_rows(other, seat, NAMES)
            assert log_of(now) == log_of(other)


def log_of(history: History) -> list[str]:
    """What the log page is made of: the table's view of every entry."""
    views = [history.rules.view(state, None) for state in history.states]
    told = [
        history.rules.events(views[k], entry.seat, entry.move, views[k + 1]) for k, entry in enumerate(history.entries)
    ]
    return [event.text for events in told for event in events]


def dealt_anew(history: History, seat: int | None, rng: Random) -> History:
    """The same past as that seat knows it, with everything else dealt anew in every state."""
    rules = history.rules
    others = tuple(rules.imagine(rules.view(state, seat), seat, rng) for state in history.states)
    return History(rules, history.seats, history.options, others, history.entries)


@every_table
@pytest.mark.parametrize("first", range(0, len(HOSTILE), 3))
def test_hostile_names_reach_the_board_as_plain_text(case: Case, first: int) -> None:
    names = seat_names([*HOSTILE[first:], *HOSTILE][: max(case.seats, 1)])
    for state in states(case, 6):
        for seat in (None, *range(case.seats)):
            for cells, height in SIZES:
                view = case.rules.view(state, seat)
                check_rows(screen(case, view, seat, cells, height, names), cells, height)


@every_table
def test_in_ascii_every_sign_has_a_stand_in(case: Case) -> None:
    for state in states(case, 10):
        for decision in decisions(case, state):
            for line in boards(case).paint(Scene(decision.view, decision.seat, decision, NAMES, 80, 20)):
                text = text_of(line)
                assert glyphs.plain(text).isascii()
                assert len(glyphs.plain(text)) == cell_len(text)
                assert "?" not in glyphs.plain(text) or "?" in text


def test_every_sign_is_one_cell_wide_and_has_a_stand_in() -> None:
    signs = {
        char for name, value in vars(glyphs).items() if name.isupper() and isinstance(value, str) for char in value
    }
    assert signs == set(glyphs.STAND_INS)
    for sign, stand_in in glyphs.STAND_INS.items():
        assert cell_len(sign) == 1
        assert len(stand_in) == 1
        assert stand_in.isascii()
