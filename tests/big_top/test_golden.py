"""Big Top: the printed examples, and the whole hand that continues the first of them, move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import big_top
from rules.big_top.clauses import Clause
from rules.big_top.money import profits, total
from rules.big_top.moves import PASS, Call, Invest, Move, Play, PlayCalled
from rules.big_top.pieces import Deal, cards, in_order
from rules.big_top.state import Dealing, Options, State, Turn
from rules.core import CHANCE, name_seats, play
from tests.big_top.tables import card, chart
from tests.specimens import rule

CASE: dict[str, Any] = json.loads((Path(__file__).parent / "big_top_hand.json").read_text())
NAMES: list[str] = CASE["seats_clockwise"]
KINDS: dict[str, type[Play | Call | PlayCalled]] = {"hand": Play, "call": Call, "chart": PlayCalled}


def opening() -> State:
    """The printed deal, with everybody's receipts placed."""
    hands = tuple(cards(" ".join(CASE["hands"][name])) for name in NAMES)
    state = play(big_top, big_top.new(5, Options()), CHANCE, Deal(hands, NAMES.index(CASE["dealer"])))
    for seat, name in enumerate(NAMES):
        placed = CASE["invest"][name]
        state = play(big_top, state, seat, Invest(placed["C"], placed["S"], placed["A"], placed["P"]))
    return state


def move_of(entry: dict[str, Any]) -> Move:
    return PASS if entry["action"] == "pass" else KINDS[entry["action"]](card(entry["card"]))


def replayed(count: int) -> State:
    state = opening()
    for entry in CASE["moves"][:count]:
        state = play(big_top, state, NAMES.index(entry["player"]), move_of(entry))
    return state


@pytest.mark.parametrize("entry", CASE["moves"], ids=lambda entry: f"{entry['n']}-{entry['player']}")
def test_every_move_of_the_hand(entry: dict[str, Any]) -> None:
    before = replayed(entry["n"] - 1)
    seat, move = NAMES.index(entry["player"]), move_of(entry)
    assert big_top.to_act(before) == {seat}
    assert move in big_top.legal_moves(before, seat)
    if isinstance(move, Play):
        assert total(profits(before.players, seat, move.card)) == entry["profit"]
    after = play(big_top, before, seat, move)
    assert after.players[seat].track - before.players[seat].track == entry["profit"]
    spaces = [entry["chart_after"][str(space)] or "-" for space in range(4)]
    assert after.players[seat].chart == chart(" ".join(spaces))


@rule(Clause.SCORE, Clause.RECEIPTS, Clause.OUT)
def test_the_whole_hand() -> None:
    state = replayed(len(CASE["moves"]))
    assert isinstance(state.step, Dealing)
    assert state.hands[0].ender == NAMES.index("Otto")
    for seat, name in enumerate(NAMES):
        player, tally = state.players[seat], state.hands[0].tallies[seat]
        assert player.track == tally.track == CASE["track"][name]
        assert player.hand == in_order(cards(" ".join(CASE["final_hand"][name])))
        assert player.chart == chart(" ".join(code or "-" for code in CASE["final_chart"][name]))
        assert tally.score == CASE["totals"][name]
    assert big_top.scores(state) == (33, 27, 30, 17, 36)
    assert big_top.winners(state) == (4,)


@rule(Clause.SCORE, Clause.RECEIPTS)
def test_the_printed_score_of_alf() -> None:
    alf = replayed(len(CASE["moves"])).hands[0].tallies[0]
    assert [(receipt.value, receipt.kept) for receipt in alf.outcome] == [(10, True), (7, True), (3, True), (5, False)]
    assert alf.outcome[3].left == cards("PL5")
    assert (alf.track, alf.score) == (13, 10 + 7 + 3 + 13)


@rule(Clause.MONEY, Clause.DUTY, Clause.SHIFT)
def test_the_printed_two_rounds() -> None:
    played = CASE["moves"][:10]
    assert [(entry["player"], entry["card"]) for entry in played] == [
        ("Henry", "SP"),
        ("Charles", "PL1"),
        ("John", "SD4"),
        ("Otto", "SD1"),
        ("Alf", "SD2"),
        ("Henry", "AP"),
        ("Charles", "AD1"),
        ("John", "PD3"),
        ("Otto", "PP"),
        ("Alf", "SD3"),
    ]
    state = replayed(10)
    assert [player.track for player in state.players] == [5, 0, 0, 0, 8]
    assert (state.players[2].chart, state.players[3].chart) == (chart("- - PL1 -"), chart("- - SD4 PD3"))


@rule(Clause.DUTY)
def test_after_the_printed_rounds_charles_and_john_have_one_move_each() -> None:
    state = replayed(11)
    assert state.step == Turn(2)
    assert big_top.legal_moves(state, 2) == (PlayCalled(card("PL1")),)
    assert not big_top.private(state, 2)
    assert big_top.prompt(state, 2) == "You must play the called Performers light 1."
    state = replayed(12)
    assert big_top.legal_moves(state, 3) == (PlayCalled(card("SD4")),)


def told(number: int) -> list[str]:
    """What the table saw of a move of the hand, counted from 1."""
    before, entry = replayed(number - 1), CASE["moves"][number - 1]
    seat, move = NAMES.index(entry["player"]), move_of(entry)
    return [event.text for event in big_top.events(before, seat, move, play(big_top, before, seat, move))]


@rule(Clause.MONEY)
def test_the_hand_is_told_with_its_money_and_its_shifts() -> None:
    assert told(6) == ["{1} plays the Animals Poster.", "{2}'s Performers light 1 moves to $2."]
    assert told(9) == [
        "{4} plays the Performers Poster and earns $2 for {2}'s Performers light 1 and $3 for {3}'s Performers dark 3."
    ]
    assert told(12) == [
        "{2} plays the called Performers light 1.",
        "{3}'s Sideshow dark 4 moves to $1 and Performers dark 3 to $2.",
    ]
    assert told(46) == ["{1} can neither play nor call, and passes.", "{2}'s Clowns dark 5 moves to $1."]
    assert told(52) == [
        "{2} plays Performers light 3 and earns $3 for {0}'s Performers light 5 and $3 for {3}'s Performers light 6.",
        "{3}'s Performers light 6 moves to $2.",
    ]
    assert told(54) == [
        "{4} plays Animals light 6.",
        "Hand 1 ends: {4} has no cards left. {0} 33, {1} 27, {2} 30, {3} 17, {4} 36.",
        "{0} loses 5 on Performers (light 5 called).",
        "{1} loses 3 on Clowns (light 5 and dark 6 held, light 6 called).",
        "{2} loses 3 on Clowns (light 4 and dark 4 held, dark 5 called).",
        "{3} loses 5 on Clowns (dark 3 called) and 3 on Performers (light 4 and dark 6 held, light 6 called).",
    ]


@rule(Clause.RECEIPTS)
def test_the_result_says_which_receipts_were_lost_and_why() -> None:
    result = big_top.result(replayed(len(CASE["moves"])))
    assert result is not None
    assert result.title == "Hand 1 of 5"
    assert result.columns == ("hand", "Clowns", "Sideshow", "Animals", "Performers", "track", "total")
    assert result.rows[0] == ("33", "+10", "+7", "+3", "lost 5", "+13", "33")
    assert result.rows[3] == ("17", "lost 5", "+10", "+7", "lost 3", "+0", "17")
    assert [name_seats(note, NAMES) for note in result.notes] == [
        "Otto has no cards left and keeps every receipt.",
        "Alf loses 5 on Performers (light 5 called).",
        "Henry loses 3 on Clowns (light 5 and dark 6 held, light 6 called).",
        "Charles loses 3 on Clowns (light 4 and dark 4 held, dark 5 called).",
        "John loses 5 on Clowns (dark 3 called) and 3 on Performers (light 4 and dark 6 held, light 6 called).",
    ]
    assert big_top.result(replayed(20)) is None
