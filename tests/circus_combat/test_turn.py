"""Circus Combat: the set-up, and a turn from the roll to the dice left over."""

from __future__ import annotations

import pytest

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.engine import dice_to_roll
from rules.circus_combat.moves import Place, Reroll, Rerolled, Roll, Shuffle, StartRoll
from rules.circus_combat.pieces import DECK
from rules.circus_combat.state import Options, position
from rules.circus_combat.steps import Dice, Over, Placing, Rerolling, Rolling, Starting
from rules.core import CHANCE
from tests.circus_combat.tables import after, placed, refused, rolled, told, trick
from tests.specimens import rule


@rule(Clause.STAGE)
def test_the_first_eight_cards_go_on_stage_in_their_order() -> None:
    state = after(circus_combat.new(2, Options()), (CHANCE, Shuffle(DECK)))
    assert [place.card for place in state.stage if place] == list(DECK[:8])
    assert state.deck == DECK[8:]
    assert state.aside == ()


@rule(Clause.CARDS)
def test_a_deck_of_28_sets_the_last_two_aside_unseen() -> None:
    state = after(circus_combat.new(2, Options(deck=28)), (CHANCE, Shuffle(DECK)))
    assert state.deck == DECK[8:28]
    assert state.aside == DECK[28:]
    for seat in (None, 0, 1):
        assert [card.code for card in circus_combat.view(state, seat).aside] == ["?", "?"]


@rule(Clause.CARDS)
def test_the_shuffle_has_each_card_once() -> None:
    state = circus_combat.new(2, Options())
    assert refused(state, CHANCE, Shuffle(DECK[:28]))[0] is Clause.CARDS
    assert refused(state, CHANCE, Shuffle((*DECK[:29], DECK[0])))[0] is Clause.CARDS
    assert refused(state, CHANCE, StartRoll((1, 2)))[0] is Clause.CARDS
    with pytest.raises(ValueError, match="2 players"):
        circus_combat.new(3, Options())


@rule(Clause.START)
def test_the_higher_die_starts_and_a_tie_is_rolled_again() -> None:
    state = after(circus_combat.new(2, Options()), (CHANCE, Shuffle(DECK)))
    assert told(state, CHANCE, StartRoll((4, 4))) == ["Both roll 4, so they roll for the start again."]
    state = after(state, (CHANCE, StartRoll((4, 4))))
    assert isinstance(state.step, Starting)
    assert after(state, (CHANCE, StartRoll((5, 4)))).step == Rolling(0)
    assert after(state, (CHANCE, StartRoll((1, 4)))).step == Rolling(1)
    assert told(state, CHANCE, StartRoll((1, 4))) == ["Ana rolls 1, Ben rolls 4: Ben starts."]
    assert refused(state, CHANCE, StartRoll((1,)))[0] is Clause.START
    assert refused(state, CHANCE, StartRoll((1, 2, 3)))[0] is Clause.START


@rule(Clause.DICE)
def test_a_die_shows_1_to_6_and_each_has_36() -> None:
    state = after(circus_combat.new(2, Options()), (CHANCE, Shuffle(DECK)))
    assert [player.supply for player in state.players] == [36, 36]
    assert state.supply == 36
    assert refused(state, CHANCE, StartRoll((1, 7))) == (Clause.DICE, "A die shows 1 to 6, not 7.")
    started = after(state, (CHANCE, StartRoll((2, 1))))
    assert refused(started, CHANCE, Roll((1, 2, 0), (3,)))[0] is Clause.DICE
    rolled_again = after(started, (CHANCE, Roll((1, 2, 3), (3,))), (0, Reroll((1, 3))))
    assert refused(rolled_again, CHANCE, Rerolled((6, -1)))[0] is Clause.DICE


@rule(Clause.ROLL)
@pytest.mark.parametrize(
    ("own", "red", "expected"),
    [(36, 36, (3, 1)), (3, 1, (3, 1)), (2, 1, (2, 1)), (0, 5, (0, 1)), (1, 0, (1, 0))],
)
def test_a_roll_has_what_the_supplies_have(own: int, red: int, expected: tuple[int, int]) -> None:
    state = position([trick("gold straight")], own_supplies=(own, 9), red_supply=red)
    assert dice_to_roll(state, 0) == expected
    move = Roll((1,) * expected[0], (2,) * expected[1])
    then = after(state, (CHANCE, move))
    assert then.players[0].supply == own - expected[0]
    assert then.supply == red - expected[1]
    assert refused(state, CHANCE, Roll((1,) * (expected[0] + 1), move.red))[0] is Clause.ROLL
    assert refused(state, CHANCE, Roll(move.own, (*move.red, 1)))[0] is Clause.ROLL


@rule(Clause.ROLL)
def test_own_dice_come_first_in_the_roll() -> None:
    state = after(position([trick("gold straight")]), (CHANCE, Roll((5, 2, 2), (4,))))
    assert isinstance(state.step, Rerolling)
    assert state.step.dice.faces == (5, 2, 2, 4)
    assert [state.step.dice.is_red(die) for die in range(4)] == [False, False, False, True]
    before = position([trick("gold straight")])
    assert told(before, CHANCE, Roll((5, 2, 2), (4,))) == ["Ana rolls 5 2 2 and red 4."]


@rule(Clause.REROLL)
def test_any_subset_may_be_rolled_again_once() -> None:
    state = after(position([trick("gold straight"), trick("teal straight")]), (CHANCE, Roll((5, 2, 2), (4,))))
    moves = circus_combat.legal_moves(state, 0)
    assert len(moves) == len(set(moves)) == 16
    again = after(state, (0, Reroll((1, 3))))
    assert circus_combat.to_act(again) == {CHANCE}
    assert refused(again, CHANCE, Rerolled((3,)))[0] is Clause.REROLL
    then = after(again, (CHANCE, Rerolled((3, 6))))
    assert then.step == Placing(0, Dice((5, 3, 2), (6,)), (0, 1, 2, 3))
    assert refused(then, 0, Reroll((0,)))[0] is Clause.PLACE
    kept = after(state, (0, Reroll(())))
    assert kept.step == Placing(0, Dice((5, 2, 2), (4,)), (0, 1, 2, 3))


@rule(Clause.REROLL)
def test_the_dice_to_roll_again_are_named_once_and_in_order() -> None:
    state = after(position([trick("gold straight")]), (CHANCE, Roll((5, 2, 2), (4,))))
    assert refused(state, 0, Reroll((1, 0)))[0] is Clause.REROLL
    assert refused(state, 0, Reroll((1, 1)))[0] is Clause.REROLL
    assert refused(state, 0, Reroll((4,))) == (Clause.REROLL, "There is no die 5: you rolled 5 2 2 and red 4.")
    assert refused(state, 0, Reroll((-1,)))[0] is Clause.REROLL
    assert refused(state, 0, Place(0, 0))[0] is Clause.REROLL


@rule(Clause.PLACE)
def test_placing_goes_on_until_nothing_fits_and_a_die_keeps_its_number() -> None:
    state = rolled(position([trick("gold four_of_a_kind"), trick("teal two_pairs")]), "2 5 2", "6")
    state = placed(state, (3, 0))
    assert isinstance(state.step, Placing)
    assert state.step.waiting == (0, 1, 2)
    assert refused(state, 0, Place(3, 1)) == (Clause.PLACE, "The red 6, die 4, has been placed already.")
    assert refused(state, 0, Place(4, 1))[0] is Clause.PLACE
    assert refused(state, 0, Place(-1, 1))[0] is Clause.PLACE
    state = placed(state, (2, 1), (1, 1), (0, 1))
    assert state.stage == (trick("gold four_of_a_kind", red="6"), trick("teal two_pairs", "2 5 2"))
    assert state.step == Rolling(1)


@rule(Clause.PLACE)
def test_a_die_that_fits_may_not_be_withheld() -> None:
    state = rolled(position([trick("gold one_pair"), trick("teal straight")]), "3 3", "1")
    state = placed(state, (0, 0), (2, 1))
    assert circus_combat.legal_moves(state, 0) == (Place(1, 0), Place(1, 1))
    assert refused(state, 0, Reroll(())) == (Clause.PLACE, "Place what fits first: 3 still to go.")


@rule(Clause.STAGE)
def test_a_die_goes_on_a_card_that_is_there() -> None:
    state = rolled(position([None, trick("teal straight")]), "3")
    assert refused(state, 0, Place(0, 0)) == (
        Clause.STAGE,
        "Place 1 of the stage stays empty: the deck has run out.",
    )
    assert refused(state, 0, Place(0, 2))[0] is Clause.STAGE
    assert refused(state, 0, Place(0, -1))[0] is Clause.STAGE


@rule(Clause.LEFT_OVER)
def test_one_place_for_three_dice() -> None:
    state = rolled(position([trick("gold four_of_a_kind", "2 2 2")]), "2 2 5", "2")
    assert circus_combat.legal_moves(state, 0) == (Place(0, 0), Place(1, 0), Place(3, 0))
    own = placed(state, (0, 0))
    assert own.players[0].fatigue == (2,)
    assert own.players[0].supply == 36 - 4
    assert told(state, 0, Place(0, 0)) == [
        "Ana places 2 on the gold Four of a Kind, complete with 2 2 2 2.",
        "Ana's 2 5 fit nowhere and go back to the supply.",
        "Ana's red 2 fits nowhere and costs 2 at the end.",
    ]
    red = placed(state, (3, 0))
    assert red.players[0].fatigue == ()
    assert red.players[0].supply == 36 - 3
    assert circus_combat.scores(red)[0] - circus_combat.scores(own)[0] == 2


@rule(Clause.LEFT_OVER)
def test_a_roll_that_fits_nowhere_is_left_over_without_an_entry() -> None:
    state = position([trick("gold four_of_a_kind", "2", "2")])
    state = after(state, (CHANCE, Roll((1, 1, 3), (6,))))
    then = after(state, (0, Reroll(())))
    assert then.step == Rolling(1)
    assert then.players[0].fatigue == (6,)
    assert then.players[0].supply == 36 - 1
    one = after(state, (0, Reroll((0,))))
    assert refused(one, CHANCE, Rerolled((4, 4))) == (Clause.REROLL, "Just one die was chosen, not 2.")
    again = after(one, (CHANCE, Rerolled((4,))))
    assert again.step == Rolling(1)


@rule(Clause.TURN)
def test_turns_alternate_and_only_the_one_on_turn_moves() -> None:
    state = after(position([trick("gold straight")], turn=1), (CHANCE, Roll((1, 2, 3), (6,))))
    assert circus_combat.to_act(state) == {1}
    assert refused(state, 0, Reroll(())) == (Clause.TURN, "It is Ben's turn.")
    assert refused(state, CHANCE, Roll((1, 2, 3), (4,)))[0] is Clause.TURN
    state = placed(after(state, (1, Reroll(()))), (0, 0), (1, 0), (2, 0))
    assert state.step == Rolling(0)
    assert refused(state, 0, Reroll(())) == (Clause.ROLL, "The dice of Ana's turn have to be rolled first.")
    assert state.players[1].fatigue == (6,)


@rule(Clause.TURN)
def test_whoever_has_nothing_to_roll_is_skipped_without_an_entry() -> None:
    state = position([trick("gold straight"), trick("teal straight")], own_supplies=(5, 0), red_supply=0)
    state = rolled(state, "1")
    assert told(state, 0, Place(0, 0)) == [
        "Ana places 1 on the gold Straight.",
        "Ben has no dice to roll and is skipped.",
    ]
    assert placed(state, (0, 0)).step == Rolling(0)


@rule(Clause.EARLY_END)
def test_the_game_ends_when_nobody_can_roll() -> None:
    state = position([trick("gold straight"), trick("teal straight")], own_supplies=(1, 0), red_supply=0)
    then = placed(rolled(state, "1"), (0, 0))
    assert then.step == Over("no dice")
    assert circus_combat.to_act(then) == frozenset()
    assert refused(then, 0, Place(0, 0)) == (Clause.EARLY_END, "The game is over.")
