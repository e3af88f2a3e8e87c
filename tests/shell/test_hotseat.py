"""The turn controller: when the curtain falls."""

from __future__ import annotations

from random import Random

from circus_tui.tables.hotseat import Await, Curtain, Decide, Interval, Over, next_to_ask, situation
from rules import colosseum, drum_roll, scout
from rules.core import CHANCE, clockwise
from rules.drum_roll.moves import TakeCubes
from rules.drum_roll.steps import TakingCubes
from rules.scout.moves import Orient, Show
from rules.scout.pieces import Card
from rules.scout.state import Options, State, position
from rules.scout.state import Over as Ended


def hands(*texts: str) -> State:
    return position(tuple(tuple(map(Card.parse, text.split())) for text in texts))


def test_the_curtain_falls_when_a_private_decision_goes_to_somebody_else() -> None:
    state = hands("1/2 3/4", "5/6 7/8", "1/3 2/4")
    public = scout.view(state, None)
    assert situation(scout, public, None) == Curtain(0)
    assert situation(scout, public, 1) == Curtain(0)
    assert situation(scout, public, 0) == Decide(0, 0)


def test_secret_choices_are_collected_clockwise_from_the_one_at_the_screen() -> None:
    state = scout.new(3, Options())
    state = scout.step(state, CHANCE, scout.draw(state, Random(1)))
    assert situation(scout, scout.view(state, None), 1) == Decide(1, 1)
    state = scout.step(state, 1, Orient(True))
    assert situation(scout, scout.view(state, None), 1) == Curtain(2)
    assert next_to_ask(frozenset({0}), 1, 3) == 0


def test_of_those_who_choose_at_once_people_are_asked_before_computers() -> None:
    state = scout.new(3, Options())
    public = scout.view(scout.step(state, CHANCE, scout.draw(state, Random(1))), None)
    assert situation(scout, public, None, frozenset({0, 1})) == Curtain(2)
    assert situation(scout, public, 1, frozenset({1})) == Curtain(2)
    assert situation(scout, public, None, frozenset({0, 1, 2})) == Await(0)
    assert situation(scout, public, 2, frozenset({0, 1, 2})) == Await(0)
    assert next_to_ask(frozenset({0, 1, 2}), None, 3) == 0
    assert next_to_ask(frozenset({1, 2}), None, 3) == 1


def test_what_is_chosen_at_once_in_the_open_is_asked_from_the_starting_player_on() -> None:
    state, rng = drum_roll.new(3, drum_roll.Options()), Random(7)
    while not isinstance(state.step, TakingCubes):
        seat = min(drum_roll.to_act(state))
        move = drum_roll.draw(state, rng) if seat == CHANCE else next(iter(drum_roll.legal_moves(state, seat)))
        state = drum_roll.step(state, seat, move)
    first = state.turn.start
    assert first != 0
    for seat in clockwise(first, 3):
        for sitting in (None, 0, 1, 2):
            assert situation(drum_roll, drum_roll.view(state, None), sitting) == Decide(seat, None)
        state = drum_roll.step(state, seat, TakeCubes(("white", "white")))


def test_for_an_open_decision_nobody_leaves_the_screen() -> None:
    state = colosseum.new(3, colosseum.Options())
    while colosseum.to_act(state) == {CHANCE}:
        state = colosseum.step(state, CHANCE, colosseum.draw(state, Random(2)))
    public = colosseum.view(state, None)
    (seat,) = colosseum.to_act(public)
    for sitting in (None, 0, 1):
        assert situation(colosseum, public, sitting) == Decide(seat, None)
    assert situation(colosseum, public, None, frozenset({seat})) == Await(seat)


def test_after_a_round_everybody_looks_at_the_result() -> None:
    state = scout.step(hands("1/2", "5/6", "1/3"), 0, Show(0, 1))
    assert situation(scout, scout.view(state, None), 0) == Interval()


def test_the_end() -> None:
    state = State(Options(), hands("1/2", "5/6", "1/3").players, Ended())
    assert situation(scout, state, 0) == Over()
