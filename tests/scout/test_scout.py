"""SCOUT before a turn: cards, deal, turning the hand, sets."""

from __future__ import annotations

from itertools import pairwise, product

import hypothesis.strategies as st
import pytest
from hypothesis import given

from rules import scout
from rules.core import CHANCE
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Orient, Scout, Show
from rules.scout.pieces import deck
from rules.scout.sets import Fits, beating, strength
from rules.scout.state import Options, Orienting, Over, State
from tests.scout.tables import after, cards, dealt, refused, table
from tests.specimens import rule


@rule(Clause.CARDS)
def test_the_deck_for_each_number_of_players() -> None:
    assert [len(deck(seats)) for seats in (2, 3, 4, 5)] == [44, 36, 44, 45]
    assert all(10 not in card.face for card in deck(3))
    assert (9, 10) not in {card.face for card in deck(4)} | {card.face for card in deck(2)}
    assert len({card.face for card in deck(5)}) == 45


@rule(Clause.DEAL)
def test_a_deal_uses_every_card_once() -> None:
    state = scout.new(4, Options())
    pile = deck(4)
    hands = tuple(pile[seat * 11 : (seat + 1) * 11] for seat in range(4))
    assert refused(state, CHANCE, Deal(hands[:3], (), 0))[0] is Clause.DEAL
    assert refused(state, CHANCE, Deal((hands[0], *hands[:3]), (), 0))[0] is Clause.DEAL
    assert refused(state, CHANCE, Deal((hands[0][1:], *hands[1:]), hands[0][:1], 0))[0] is Clause.DEAL
    assert scout.explain(state, CHANCE, Deal(hands, (), 3)) is None
    assert refused(after(state, (CHANCE, Deal(hands, (), 0))), 0, Show(0, 1))[0] is Clause.TURNING


@rule(Clause.DEAL)
def test_two_players_get_the_cards_set_aside_in_round_two() -> None:
    state = dealt(2)
    aside = state.aside
    assert len(aside) == 22
    state = after(state, (0, Orient(False)), (1, Orient(False)))
    assert state.aside == aside


@rule(Clause.START)
def test_who_starts() -> None:
    state = scout.new(3, Options(start="fixed"))
    pile = deck(3)
    hands = (pile[:12], pile[12:24], pile[24:])
    assert refused(state, CHANCE, Deal(hands, (), 1))[0] is Clause.START
    assert refused(state, CHANCE, Deal(hands, (), None))[0] is Clause.START
    holder = scout.new(3, Options(start="holder_of_1_2"))
    assert scout.explain(holder, CHANCE, Deal(hands[::-1], (), 2)) is None
    assert refused(holder, CHANCE, Deal(hands[::-1], (), 0))[0] is Clause.START
    ended = after(table("1/2", "3/4", "5/6"), (0, Show(0, 1)))
    assert refused(ended, CHANCE, Deal(hands, (), 0))[0] is Clause.START
    started = after(ended, (CHANCE, Deal(hands, (), None)), *((seat, Orient(False)) for seat in range(3)))
    assert scout.to_act(started) == {1}


@rule(Clause.TURNING)
def test_turning_swaps_the_numbers_and_keeps_the_order() -> None:
    state = dealt(3)
    before = state.players[1].hand
    state = after(state, (1, Orient(True)), (2, Orient(False)))
    assert scout.to_act(state) == {0}
    assert isinstance(state.step, Orienting)
    assert refused(state, 1, Orient(False))[0] is Clause.TURN
    state = after(state, (0, Orient(False)))
    assert state.players[1].hand == tuple(card.turned for card in before)
    assert refused(state, 0, Orient(True))[0] is Clause.TURNING


@rule(Clause.ORDER)
def test_a_hand_changes_only_by_a_slice_or_one_card() -> None:
    state = table("5/1 6/2 9/3 9/4", "1/2 3/4", "7/8 8/9")
    state = after(state, (0, Show(0, 2)), (1, Scout("left", True, 1)))
    assert state.players[0].hand == cards("9/3 9/4")
    assert state.players[1].hand == cards("1/2 1/5 3/4")


@rule(Clause.SET)
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([5, 6], True),
        ([4, 3], True),
        ([3, 2, 1], True),
        ([3, 3], True),
        ([4, 3, 5, 6], False),
        ([10, 1], False),
        ([3], True),
        ([], False),
        (list(range(1, 11)), True),
    ],
)
def test_what_is_a_set(numbers: list[int], expected: bool) -> None:
    assert (strength(numbers) is not None) == expected


@rule(Clause.SET)
def test_all_sets_of_the_printed_hand() -> None:
    hand = [4, 3, 5, 6, 3, 3, 2, 1]
    longer = {(start, length) for start, length in beating(hand, None) if length > 1}
    assert longer == {(0, 2), (2, 2), (4, 2), (5, 2), (6, 2), (5, 3)}
    state = table("4/10 3/10 5/10 6/10 3/9 3/8 2/9 1/9", "1/2", "3/4")
    assert refused(state, 0, Show(0, 4)) == (
        Clause.SET,
        "4-3-5-6 is no set: not all equal, and no run in steps of one.",
    )


@rule(Clause.STRONGER)
@pytest.mark.parametrize(
    ("mine", "theirs", "beats"),
    [
        ([2, 3, 4], [8, 8], True),
        ([1], [8, 8], False),
        ([2, 2], [4, 5], True),
        ([4, 5], [2, 2], False),
        ([5, 6], [4, 5], True),
        ([4, 5], [4, 5], False),
        ([3, 4], [4, 5], False),
        ([6, 5], [4, 5], True),
        ([7], [6], True),
        ([6], [6], False),
    ],
)
def test_which_set_is_stronger(mine: list[int], theirs: list[int], beats: bool) -> None:
    stronger, weaker = strength(mine), strength(theirs)
    assert stronger
    assert weaker
    assert (stronger > weaker) == beats
    assert ((0, len(mine)) in beating(mine, weaker)) == beats


@rule(Clause.BOTH)
def test_where_a_scouted_card_fits_is_what_trying_every_place_finds() -> None:
    """For every hand of up to four cards and every set of up to three that may be left."""
    lefts = (left for size in (1, 2, 3) for left in product(range(1, 5), repeat=size))
    targets = {strength(left) for left in lefts}
    for hand in (hand for size in range(5) for hand in product(range(1, 5), repeat=size)):
        for target in targets | {None}:
            fits = Fits(hand, target)
            for at, number in product(range(len(hand) + 1), range(1, 5)):
                enlarged = (*hand[:at], number, *hand[at:])
                assert fits.at(at, number) == any(True for _ in beating(enlarged, target)), (hand, target, at, number)


@rule(Clause.STRONGER)
def test_a_weaker_set_is_refused_with_the_reason() -> None:
    state = table("4/9 5/9 2/9", "1/2", "3/4", active="4/1 5/1", owner=2)
    clause, text = refused(state, 0, Show(0, 2))
    assert clause is Clause.STRONGER
    assert text == "4-5 does not beat 4-5: its lowest number, 4, would have to be higher than 4."
    assert "equal cards beat a run" in refused(table("4/9 5/9", "1/2", active="3/1 3/2", owner=1), 0, Show(0, 2))[1]
    assert "it has 1 card, and 2 are" in refused(state, 0, Show(2, 1))[1]


@rule(Clause.TURN)
def test_only_the_seat_on_turn_acts_and_nobody_after_the_end() -> None:
    state = table("1/2 3/4", "5/6 7/8", "9/1 2/3")
    assert refused(state, 1, Show(0, 1)) == (Clause.TURN, "It is {0}'s turn.")
    assert scout.legal_moves(state, 1) == ()
    over = State(Options(), state.players, Over())
    assert refused(over, 0, Show(0, 1)) == (Clause.TURN, "The match is over.")


@given(st.lists(st.integers(0, 10), max_size=9))
def test_a_slice_is_a_set_if_all_its_steps_are_the_same(numbers: list[int]) -> None:
    found = {
        (start, stop - start)
        for start in range(len(numbers))
        for stop in range(start + 1, len(numbers) + 1)
        if len(steps := {after - before for before, after in pairwise(numbers[start:stop])}) == 0
        or (len(steps) == 1 and steps <= {-1, 0, 1})
    }
    assert set(beating(numbers, None)) == found
    for cut in found:
        target = strength(numbers[cut[0] : sum(cut)])
        stronger = {other for other in found if (strength(numbers[other[0] : sum(other)]) or ()) > (target or ())}
        assert set(beating(numbers, target)) == stronger
