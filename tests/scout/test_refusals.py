"""SCOUT: what a player reads who tries what is not allowed, word for word, and who is told what first."""

from __future__ import annotations

import pytest

from rules import scout
from rules.core import CHANCE
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Move, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import deck
from rules.scout.state import Options, State
from tests.scout.tables import after, dealt, refused, table

FOUR = tuple(deck(4)[seat * 11 : (seat + 1) * 11] for seat in range(4))
THREE = (deck(3)[:12], deck(3)[12:24], deck(3)[24:])
FRESH = scout.new(4, Options())
FIXED = scout.new(4, Options(start="fixed"))
HOLDER = scout.new(4, Options(start="holder_of_1_2"))
TURNING = after(dealt(3), (1, Orient(True)))
ACTING = table("4/9 5/9 2/9", "1/2", "3/4", active="4/1 5/1", owner=2)
SINGLE = table("3/9 2/9", "1/2", "3/4", active="3/1", owner=2)
BEGUN = table("1/2", "3/4", "5/6")
ENDED = after(BEGUN, (0, Show(0, 1)))
OWED = after(table("5/3 5/8 2/9", "4/1 6/2", "7/1 1/9"), (0, Show(0, 2)), (1, ScoutAndShow("left", False, 1)))
FOR_TWO = table("9/8 1/2", "1/3", active="1/5", owner=1)


@pytest.mark.parametrize(
    ("state", "seat", "move", "clause", "said"),
    [
        (FRESH, 0, Show(0, 1), Clause.TURN, "The cards have to be dealt first."),
        (FRESH, CHANCE, Show(0, 1), Clause.DEAL, "The cards have to be dealt first."),
        (FRESH, CHANCE, Deal(FOUR[:3], (), 0), Clause.DEAL, "Each of the 4 players gets 11 cards."),
        (FRESH, CHANCE, Deal((*FOUR[:3], FOUR[3][1:]), (), 0), Clause.DEAL, "Each of the 4 players gets 11 cards."),
        (
            FRESH,
            CHANCE,
            Deal((FOUR[0], *FOUR[:3]), (), 0),
            Clause.DEAL,
            "With 4 players each of 44 cards is dealt or set aside once.",
        ),
        (FRESH, CHANCE, Deal(FOUR, (), None), Clause.START, "The first deal names the starting seat."),
        (FRESH, CHANCE, Deal(FOUR, (), 4), Clause.START, "The first deal names the starting seat."),
        (FRESH, CHANCE, Deal(FOUR, (), -1), Clause.START, "The first deal names the starting seat."),
        (FIXED, CHANCE, Deal(FOUR, (), 1), Clause.START, "The first seat starts at this table."),
        (HOLDER, CHANCE, Deal(FOUR, (), 1), Clause.START, "Whoever holds the card 1/2 starts at this table."),
        (ENDED, CHANCE, Deal(THREE, (), 0), Clause.START, "Only the first round's starting seat is named."),
        (TURNING, 1, Orient(False), Clause.TURN, "{1} has already chosen."),
        (TURNING, CHANCE, Deal(THREE, (), 0), Clause.TURN, "The cards have been dealt."),
        (TURNING, 0, Show(0, 1), Clause.TURNING, "First everybody keeps or turns the hand."),
        (ACTING, 1, Show(0, 1), Clause.TURN, "It is {0}'s turn."),
        (
            ACTING,
            0,
            Orient(True),
            Clause.TURNING,
            "The hand can be turned only before the first turn of a round.",
        ),
        (ACTING, 0, Deal(THREE, (), None), Clause.DEAL, "The cards of this round have been dealt."),
        (ACTING, 0, Show(0, 4), Clause.SHOW, "There are no such cards: your hand has 3."),
        (ACTING, 0, Show(-1, 2), Clause.SHOW, "There are no such cards: your hand has 3."),
        (ACTING, 0, Show(0, 0), Clause.SHOW, "There are no such cards: your hand has 3."),
        (ACTING, 0, Show(0, 3), Clause.SET, "4-5-2 is no set: not all equal, and no run in steps of one."),
        (
            ACTING,
            0,
            Show(2, 1),
            Clause.STRONGER,
            "2 does not beat 4-5: it has 1 card, and 2 are on the table.",
        ),
        (
            ACTING,
            0,
            Show(0, 2),
            Clause.STRONGER,
            "4-5 does not beat 4-5: its lowest number, 4, would have to be higher than 4.",
        ),
        (
            table("4/9 5/9", "1/2", "3/4", active="3/1 3/2", owner=1),
            0,
            Show(0, 2),
            Clause.STRONGER,
            "4-5 does not beat 3-3: equal cards beat a run of the same length.",
        ),
        (
            table("3/9 3/8", "1/2", "3/4", active="5/1 5/2", owner=1),
            0,
            Show(0, 2),
            Clause.STRONGER,
            "3-3 does not beat 5-5: its lowest number, 3, would have to be higher than 5.",
        ),
        (
            SINGLE,
            0,
            Show(0, 1),
            Clause.STRONGER,
            "3 does not beat the single 3: its number, 3, would have to be higher than 3.",
        ),
        (
            BEGUN,
            0,
            Scout("left", False, 0),
            Clause.SCOUT,
            "There is no active set to scout from: show any set.",
        ),
        (
            SINGLE,
            0,
            Scout("right", False, 0),
            Clause.SCOUT,
            "The one card on the table counts as the left one.",
        ),
        (ACTING, 0, Scout("left", False, 4), Clause.SCOUT, "A hand of 3 has no such place for a card."),
        (ACTING, 0, Scout("left", False, -1), Clause.SCOUT, "A hand of 3 has no such place for a card."),
        (
            OWED,
            1,
            Scout("left", False, 0),
            Clause.BOTH,
            "You have scouted with your token: now you must show.",
        ),
        (OWED, 1, Show(0, 9), Clause.SHOW, "There are no such cards: your hand has 3."),
        (FOR_TWO, 0, ScoutAndShow("left", False, 0), Clause.TWO_TOKEN, "Two players play without Scout & Show."),
        (ACTING, 0, ScoutAndShow("left", False, 9), Clause.SCOUT, "A hand of 3 has no such place for a card."),
    ],
)
def test_what_is_said_of_a_move_that_is_not_allowed(
    state: State, seat: int, move: Move, clause: Clause, said: str
) -> None:
    assert refused(state, seat, move) == (clause, said)


def test_whoever_has_no_chip_left_is_told_so() -> None:
    state = table("7/8 1/2", "9/8 4/3", active="1/5 1/6 1/7 1/8", owner=1)
    for _ in range(3):
        state = after(state, (0, Scout("left", False, 0)))
    assert refused(state, 0, Scout("left", False, 0)) == (
        Clause.TWO_CHIPS,
        "You have no chip left to pay with.",
    )


def test_round_two_of_two_players_is_dealt_from_what_was_set_aside_and_in_that_order() -> None:
    state = after(dealt(2), (0, Orient(False)), (1, Orient(False)))
    while not state.rounds:
        seat = min(scout.to_act(state))
        state = after(state, (seat, scout.legal_moves(state, seat)[0]))
    aside = state.aside
    hands = (aside[:11], aside[11:])
    assert scout.explain(state, CHANCE, Deal(hands, (), None)) is None
    assert refused(state, CHANCE, Deal(hands[::-1], (), None)) == (
        Clause.DEAL,
        "Round 2 is dealt from the cards set aside, in their order.",
    )
