"""SCOUT: who starts as chance has it, what a scout gives, and what of a first round nobody else has seen."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

import pytest

from rules import scout
from rules.core import CHANCE
from rules.scout.clauses import Clause
from rules.scout.engine import enlarged, holder_of_lowest
from rules.scout.moves import Deal, End, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card
from rules.scout.state import Acting, MustShow, Options
from tests.scout.tables import after, cards, table
from tests.specimens import random_game, rule

ENDS: Final[tuple[End, ...]] = ("left", "right")


@rule(Clause.START)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_names_a_starting_seat_that_the_rules_let_through(seats: int) -> None:
    rng, found = Random(4), set()
    for _ in range(40):
        assert scout.draw(scout.new(seats, Options(start="fixed")), rng).first == 0
        fresh = scout.new(seats, Options())
        deal = scout.draw(fresh, rng)
        assert scout.explain(fresh, CHANCE, deal) is None
        found.add(deal.first)
        holding = scout.draw(scout.new(seats, Options(start="holder_of_1_2")), rng)
        holders = [seat for seat, hand in enumerate(holding.hands) if any(card.face == (1, 2) for card in hand)]
        assert holding.first in (holders or range(seats))
    assert found == set(range(seats))


@rule(Clause.START)
def test_whoever_holds_the_lowest_card_starts_and_somebody_drawn_if_it_lies_aside() -> None:
    hands = (cards("1/3 4/5"), cards("6/7 2/1"), cards("3/4"))
    assert [holder_of_lowest(hands, otherwise) for otherwise in (0, 2)] == [1, 1]
    without = (hands[0], hands[2], hands[2])
    assert [holder_of_lowest(without, otherwise) for otherwise in (0, 2)] == [0, 2]


@rule(Clause.SCOUT)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_scout_gives_the_hand_that_was_foretold(seats: int) -> None:
    tried = set()
    for played in random_game(scout, seats, Options(), 6, 300):
        if isinstance(played.move, Scout | ScoutAndShow):
            foretold = enlarged(played.before, played.seat, played.move)
            assert played.after.players[played.seat].hand == foretold
            tried.add((played.move.kind, played.move.end, played.move.turn))
    assert len(tried) > 3


@rule(Clause.BOTH)
def test_scouts_are_counted_in_a_row_and_not_while_a_show_is_owed() -> None:
    state = after(table("5/1 6/2 9/3", "7/1 1/3", "3/4 8/9 9/8", "2/3"), (0, Show(0, 2)))
    state = after(state, (1, Scout("left", False, 0)))
    assert state.scouts == 1
    owing = after(state, (2, ScoutAndShow("left", False, 0)))
    assert owing.step == MustShow(2)
    assert owing.scouts == 0
    assert after(owing, (2, Show(2, 2))).scouts == 0


@rule(Clause.DEAL)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_stays_in_a_hand_unseen_is_remembered_in_the_second_of_two_rounds_alone(seats: int) -> None:
    open_once: set[tuple[int, int]] = set()
    left: tuple[tuple[Card, ...], ...] = ((),) * seats
    remembered = 0
    assert scout.new(seats, Options()).unshown == left
    for seed in range(3):
        for played in random_game(scout, seats, Options(), seed, 300):
            if isinstance(played.move, Deal):
                second = bool(played.before.aside) and seats == 2
                hands = [player.hand for player in played.before.players]
                kept = tuple(tuple(card for card in hand if card.face not in open_once) for hand in hands)
                left = kept if second else ((),) * seats
                open_once = open_once if second else set()
            if isinstance(played.move, Show):
                open_once |= {card.face for card in played.after.active}
            assert played.after.unshown == left
            assert {card.face for card in played.after.shown} == open_once
            remembered += any(left)
    assert bool(remembered) == (seats == 2)


@rule(Clause.SCOUT)
def test_from_the_right_the_last_card_of_a_set_is_scouted() -> None:
    state = table("1/2 3/4", "5/6", "7/8", active="1/5 2/6 3/7", owner=2)
    state = after(state, (0, Scout("right", False, 1)))
    assert state.players[0].hand == cards("1/2 3/7 3/4")
    assert state.active == cards("1/5 2/6")


@rule(Clause.BOTH)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_scout_and_show_that_is_allowed_is_listed_and_no_other(seats: int) -> None:
    tried = 0
    for played in islice(random_game(scout, seats, Options(), 7, 300), 0, None, 4):
        state, seat = played.after, min(scout.to_act(played.after), default=CHANCE)
        if seat == CHANCE or not isinstance(state.step, Acting):
            continue
        places = range(len(state.players[seat].hand) + 1)
        every = [ScoutAndShow(end, turn, at) for end in ENDS for turn in (False, True) for at in places]
        allowed = {move for move in every if scout.explain(state, seat, move) is None}
        assert allowed == {move for move in scout.legal_moves(state, seat) if isinstance(move, ScoutAndShow)}
        tried += len(allowed)
    assert tried > 20
