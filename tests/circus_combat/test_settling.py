"""Circus Combat: who takes a complete trick, swaps, and tricks that belong to nobody."""

from __future__ import annotations

import pytest

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.moves import FatigueRolled, Keep, Place, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.pieces import Card
from rules.circus_combat.scoring import show
from rules.circus_combat.state import Options, State, bears_swap_mark, position
from rules.circus_combat.steps import Dice, Over, Placing, Resolving, Rolling, Swapping, Throwing, Wearied
from rules.circus_combat.tricks import Majority, Trick, majority
from rules.core import CHANCE
from tests.circus_combat.tables import after, placed, refused, rolled, told, trick
from tests.specimens import rule


def settling(*stage: Trick | None, turn: int = 0, deck: str = "", options: Options | None = None) -> State:
    """These tricks have to be settled; a further card, not complete, keeps the game going."""
    cards = (Card.parse(deck),) if deck else ()
    return position([*stage, trick("violet straight")], step=Resolving(turn), deck=cards, options=options)


@rule(Clause.TAKE)
def test_as_many_dice_and_the_higher_sum() -> None:
    state = settling(trick("gold full_house", "6 2", "2 2", red="6"))
    assert told(state, 0, Resolve(0)) == ["Ana takes the gold Full House as trick 1: two own dice each, 8 pips to 4."]
    state = after(state, (0, Resolve(0)))
    assert [taken.card.code for taken in state.players[0].queue] == ["gold full_house"]
    assert show(state.players[0].queue, 0)[0].points == 2


@rule(Clause.TAKE)
@pytest.mark.parametrize(
    ("first", "second", "red", "taker"),
    [
        ("1 1", "6", "6", 0),
        ("1", "6 6", "1", 1),
        ("5", "3", "5 3", 0),
        ("3", "5", "5 3", 1),
        ("", "1", "1 5 5", 1),
        ("1", "1", "5 5", None),
        ("", "", "5 5 1 1", None),
    ],
)
def test_more_own_dice_then_the_higher_sum(first: str, second: str, red: str, taker: int | None) -> None:
    assert majority(trick("teal two_pairs", first, second, red=red)).taker == taker


@rule(Clause.TAKE)
def test_who_would_take_a_trick_now() -> None:
    assert majority(trick("teal three_pairs", "1 1 6", "5", red="5")) == Majority((3, 1), (8, 5))
    assert majority(trick("teal three_pairs")) == Majority((0, 0), (0, 0))
    assert majority(trick("teal three_pairs")).taker is None


@rule(Clause.TAKE)
def test_the_taker_may_be_the_opponent_and_all_dice_go_along() -> None:
    full = trick("gold three_of_a_kind", "2", "2 2")
    state = settling(full)
    assert told(state, 0, Resolve(0)) == ["Ben takes the gold Three of a Kind as trick 1: two own dice to one."]
    state = after(state, (0, Resolve(0)))
    assert state.players[1].queue == (full,)
    assert state.players[0].queue == ()


@rule(Clause.TIE)
def test_a_tie_leaves_the_game_and_the_dice_return() -> None:
    state = settling(trick("gold one_pair", "3", "3"))
    assert [player.supply for player in state.players] == [35, 35]
    assert told(state, 0, Resolve(0)) == [
        "The gold One Pair leaves the game: one own die and 3 pips each. Its dice go back."
    ]
    ones = settling(trick("gold one_pair", "1", "1"))
    assert told(ones, 0, Resolve(0)) == [
        "The gold One Pair leaves the game: one own die and 1 pip each. Its dice go back."
    ]
    state = after(state, (0, Resolve(0)))
    assert [player.supply for player in state.players] == [36, 36]
    assert [card.code for card in state.gone] == ["gold one_pair"]
    assert all(not player.queue for player in state.players)
    with_red = after(settling(trick("gold two_pairs", "3", "3", red="5 5")), (0, Resolve(0)))
    assert with_red.supply == 36


@rule(Clause.STAGE)
def test_the_next_card_takes_the_very_place_and_an_empty_deck_leaves_it_empty() -> None:
    state = settling(None, trick("gold one_pair", "3", "3"), trick("teal one_pair", "4 4"), deck="violet one_pair")
    assert told(state, 0, Resolve(1))[-1] == "The violet One Pair comes on stage."
    state = after(state, (0, Resolve(1)))
    assert state.stage[1] == trick("violet one_pair")
    assert state.deck == ()
    state = after(state, (0, Resolve(2)))
    assert state.stage[2] is None
    assert state.stage[1] == trick("violet one_pair")


@rule(Clause.RESOLVE)
def test_the_player_on_turn_chooses_which_is_settled_next() -> None:
    state = settling(trick("gold one_pair", "3 3"), trick("gold straight", "2"), trick("teal one_pair", "", "4 4"))
    assert circus_combat.legal_moves(state, 0) == (Resolve(0), Resolve(2))
    assert refused(state, 0, Resolve(1)) == (
        Clause.RESOLVE,
        "The gold Straight is not complete: it needs 3 4 5, and 1 or 6. "
        "Settle the gold One Pair and the teal One Pair.",
    )
    assert refused(state, 0, Resolve(4))[0] is Clause.STAGE
    assert refused(state, 0, Resolve(-1))[0] is Clause.STAGE
    assert refused(state, 1, Resolve(0))[0] is Clause.TURN
    assert refused(state, 0, Place(0, 0))[0] is Clause.RESOLVE
    state = after(state, (0, Resolve(2)))
    assert state.step == Resolving(0)
    assert refused(state, 0, Resolve(2)) == (Clause.STAGE, "Place 3 of the stage is empty.")
    assert after(state, (0, Resolve(0))).step == Rolling(1)


@rule(Clause.RESOLVE)
def test_a_single_complete_trick_is_settled_by_an_entry() -> None:
    state = placed(rolled(position([trick("gold one_pair", "3"), trick("gold straight", "3")]), "3"), (0, 0))
    assert state.step == Resolving(0)
    assert circus_combat.legal_moves(state, 0) == (Resolve(0),)


@rule(Clause.SWAP)
def test_the_swap_is_the_takers_decision() -> None:
    queue = (trick("gold one_pair", "5 5"),)
    stage = [trick("teal two_pairs_swap", "4 4 1"), trick("violet straight")]
    state = placed(rolled(position(stage, queues=(queue, ()), turn=1), "1"), (0, 0))
    state = after(state, (1, Resolve(0)))
    assert state.step == Swapping(1, 0)
    assert circus_combat.to_act(state) == {0}
    assert circus_combat.legal_moves(state, 0) == (Keep(), Swap(0))
    assert refused(state, 1, Swap(0)) == (
        Clause.SWAP,
        "The swap is Ana's decision, who took the teal Two Pairs ↻.",
    )
    assert told(state, 0, Swap(0)) == ["Ana swaps tricks 1 and 2: now the teal Two Pairs ↻ and the gold One Pair."]
    swapped = after(state, (0, Swap(0)))
    assert [taken.card.code for taken in swapped.players[0].queue] == ["teal two_pairs_swap", "gold one_pair"]
    assert swapped.step == Rolling(0)
    kept = after(state, (0, Keep()))
    assert [taken.card.code for taken in kept.players[0].queue] == ["gold one_pair", "teal two_pairs_swap"]


@rule(Clause.SWAP)
def test_any_two_neighbours_may_be_swapped() -> None:
    queue = tuple(trick(f"gold {name}") for name in ("one_pair", "two_pairs", "straight"))
    state = position([trick("teal two_pairs_swap", "4 4 1 1")], queues=(queue, ()), step=Resolving(0))
    state = after(state, (0, Resolve(0)))
    assert circus_combat.legal_moves(state, 0) == (Keep(), Swap(0), Swap(1), Swap(2))
    for left in (3, -1):
        assert refused(state, 0, Swap(left))[0] is Clause.SWAP
    assert refused(state, 0, Swap(3))[1] == "Your queue of 4 has no tricks 4 and 5 to swap."
    assert refused(state, 0, Resolve(0))[0] is Clause.SWAP


@rule(Clause.SWAP)
def test_a_first_trick_and_other_tricks_give_no_swap() -> None:
    assert after(settling(trick("teal two_pairs_swap", "4 4 1 1")), (0, Resolve(0))).step == Rolling(1)
    queue = ((trick("gold one_pair", "5 5"),), ())
    state = position([trick("teal two_pairs", "4 4 1 1"), trick("gold straight")], queues=queue, step=Resolving(0))
    assert after(state, (0, Resolve(0))).step == Rolling(1)
    marked = Options(swap_tricks=("two_pairs",))
    assert bears_swap_mark(marked, Card.parse("teal two_pairs"))
    assert not bears_swap_mark(marked, Card.parse("teal two_pairs_swap"))
    state = position(state.stage, queues=queue, step=Resolving(0), options=marked)
    assert after(state, (0, Resolve(0))).step == Swapping(0, 0)


@rule(Clause.ONLY_RED)
def test_a_trick_of_red_dice_leaves_the_game_and_its_dice_may_be_thrown() -> None:
    stage = (trick("gold two_pairs", red="3 3 5 5"), trick("teal one_pair", "6"))
    state = settling(*stage, deck="violet one_pair")
    assert told(state, 0, Resolve(0)) == [
        "The gold 2 Pairs is all red and leaves the game.",
        "The violet One Pair comes on stage.",
    ]
    state = after(state, (0, Resolve(0)))
    assert state.step == Wearied(0, (3, 3, 5, 5))
    assert state.gone == (Card.parse("gold two_pairs"),)
    assert state.stage[0] == trick("violet one_pair")
    assert circus_combat.legal_moves(state, 0) == (ThrowFatigue(), ReturnFatigue())
    assert refused(state, 0, Resolve(0))[0] is Clause.ONLY_RED
    thrown = after(state, (0, ThrowFatigue()))
    assert thrown.step == Throwing(0, (3, 3, 5, 5))
    assert refused(thrown, CHANCE, FatigueRolled((1, 2)))[0] is Clause.ONLY_RED
    fallen = after(thrown, (CHANCE, FatigueRolled((6, 4, 4, 4))))
    assert fallen.step == Placing(0, Dice((), (6, 4, 4, 4)), (0, 1, 2, 3))
    assert Place(0, 0) in circus_combat.legal_moves(fallen, 0), "they may land on the card that came on stage"


@rule(Clause.ONLY_RED)
def test_thrown_dice_complete_tricks_and_the_rest_stays_before_the_player() -> None:
    state = settling(trick("gold two_pairs", red="3 3 5 5"), trick("teal one_pair", "6"), turn=0)
    state = after(state, (0, Resolve(0)), (0, ThrowFatigue()), (CHANCE, FatigueRolled((6, 4, 4, 4))))
    state = placed(state, (0, 1), (2, 2))
    assert state.players[0].fatigue == (4, 4)
    assert state.supply == 36 - 4
    assert state.step == Resolving(0)
    state = after(state, (0, Resolve(1)))
    assert state.players[0].queue == (trick("teal one_pair", "6", red="6"),)
    assert state.step == Rolling(1)


@rule(Clause.ONLY_RED)
def test_thrown_dice_that_fit_nowhere() -> None:
    stage = [trick("gold one_pair", red="3 3"), trick("teal one_pair", "6")]
    state = position(stage, step=Resolving(1))
    state = after(state, (1, Resolve(0)), (1, ThrowFatigue()))
    assert told(state, CHANCE, FatigueRolled((4, 1))) == [
        "Ben gets red 4 1.",
        "Ben's red 4 1 fit nowhere and cost 5 at the end.",
    ]
    state = after(state, (CHANCE, FatigueRolled((4, 1))))
    assert state.players[1].fatigue == (4, 1)
    assert state.step == Rolling(0)


@rule(Clause.ONLY_RED)
def test_or_the_red_dice_are_returned() -> None:
    state = after(settling(trick("gold two_pairs", red="3 3 5 5")), (0, Resolve(0)))
    assert told(state, 0, ReturnFatigue()) == ["Ana puts four red dice back into the supply."]
    state = after(state, (0, ReturnFatigue()))
    assert state.supply == 36
    assert state.players[0].fatigue == ()
    assert state.step == Rolling(1)


@rule(Clause.ONLY_RED, Clause.EARLY_END)
def test_the_last_card_of_the_stage_may_be_all_red() -> None:
    state = after(position([trick("gold one_pair", red="3 3")], step=Resolving(0)), (0, Resolve(0)))
    assert after(state, (0, ReturnFatigue())).step == Over("empty stage")
    thrown = after(state, (0, ThrowFatigue()), (CHANCE, FatigueRolled((2, 6))))
    assert thrown.step == Over("empty stage")
    assert circus_combat.scores(thrown) == (-8, 0)
