"""Circus Combat: what is said, what may be chosen before a game, and what a view shows."""

from __future__ import annotations

from random import Random
from typing import Literal

import attrs
import pytest

from rules import circus_combat
from rules.circus_combat import moves, steps
from rules.circus_combat.aftermath import ending
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import TRICK_IDS
from rules.circus_combat.pieces import DECK, UNSEEN
from rules.circus_combat.state import Options, complete_places, fitting_places, position
from rules.circus_combat.steps import Dice
from rules.codec import BadForm, decode_options, encode_options
from rules.core import CHANCE, name_seats
from rules.history import History
from tests.circus_combat.tables import NAMES, after, refused, told, trick
from tests.specimens import rule

STAGE = (trick("gold one_pair", "3 3"), trick("teal straight", "2 3"), trick("violet two_pairs_swap", "", "4 4 5 5"))
QUEUES = ((trick("gold full_house"), trick("teal one_pair")), (trick("gold straight"),))
FOUR = Dice((5, 2, 2), (4,))


@pytest.mark.parametrize(
    ("step", "yours", "others"),
    [
        (steps.Shuffling(), "The cards have to be shuffled.", None),
        (steps.Starting(), "Ana and Ben have to roll for the start.", None),
        (steps.Rolling(0), "The dice of Ana's turn have to be rolled.", None),
        (steps.Rethrowing(0, FOUR, (0, 3)), "Ana's 5 and red 4 have to be rolled again.", None),
        (steps.Rethrowing(0, FOUR, (3,)), "Ana's red 4 has to be rolled again.", None),
        (steps.Throwing(0, (3, 3)), "Ana's two red dice have to be rolled again.", None),
        (steps.Over("no dice"), "The game is over.", None),
        (
            steps.Rerolling(0, FOUR),
            "You must choose which of 5 2 2 and red 4 to roll again, or none.",
            "Ana must choose which of 5 2 2 and red 4 to roll again, or none.",
        ),
        (
            steps.Rerolling(0, Dice((), (4,))),
            "You must choose whether to roll red 4 again.",
            "Ana must choose whether to roll red 4 again.",
        ),
        (
            steps.Placing(0, FOUR, (0, 3)),
            "You must place whatever fits: 5 and red 4.",
            "Ana must place whatever fits: 5 and red 4.",
        ),
        (
            steps.Resolving(0),
            "You must settle the gold One Pair or the violet Two Pairs ↻.",
            "Ana must settle the gold One Pair or the violet Two Pairs ↻.",
        ),
        (
            steps.Swapping(1, 0),
            "You may swap two neighbouring tricks of the queue, or keep it as it is.",
            "Ana may swap two neighbouring tricks of the queue, or keep it as it is.",
        ),
        (
            steps.Wearied(0, (3, 3)),
            "You may roll red 3 3 again, or put them back.",
            "Ana may roll red 3 3 again, or put them back.",
        ),
    ],
)
def test_what_must_be_done(step: steps.Step, yours: str, others: str | None) -> None:
    state = position(STAGE, queues=QUEUES, step=step)
    assert name_seats(circus_combat.prompt(state, 0), NAMES) == yours
    for reader in (1, None):
        assert name_seats(circus_combat.prompt(state, reader), NAMES) == (others or yours)


def test_one_complete_trick_is_named() -> None:
    state = position(STAGE[:2], step=steps.Resolving(1))
    assert circus_combat.prompt(state, 1) == "You must settle the gold One Pair, which is complete."


@pytest.mark.parametrize(
    ("step", "move", "words"),
    [
        (steps.Shuffling(), moves.Shuffle(DECK), "shuffle the cards"),
        (steps.Starting(), moves.StartRoll((1, 2)), "roll for the start"),
        (steps.Rolling(0), moves.Roll((1, 2, 3), (4,)), "roll the dice"),
        (steps.Rerolling(0, FOUR), moves.Reroll(()), "keep the roll"),
        (steps.Rerolling(0, FOUR), moves.Reroll((1,)), "roll 2 again (die 2)"),
        (steps.Rerolling(0, FOUR), moves.Reroll((0, 2, 3)), "roll 5 2 and red 4 again (dice 1, 3 and 4)"),
        (steps.Rethrowing(0, FOUR, (1,)), moves.Rerolled((3,)), "roll the dice"),
        (steps.Placing(0, FOUR, (0, 3)), moves.Place(3, 1), "place red 4 (die 4) on the teal Straight with 2 3"),
        (steps.Resolving(0), moves.Resolve(0), "settle the gold One Pair: to Ana by two own dice to none"),
        (
            steps.Resolving(0),
            moves.Resolve(2),
            "settle the violet Two Pairs ↻: to Ben, who may swap, by four own dice to none",
        ),
        (steps.Resolving(0), moves.Resolve(3), "settle the gold Two Pairs ↻: all red, it leaves the game"),
        (steps.Resolving(0), moves.Resolve(4), "settle the teal One Pair: a tie, it leaves the game"),
        (steps.Swapping(0, 0), moves.Swap(0), "swap tricks 1 and 2: gold Full House and teal One Pair"),
        (steps.Swapping(0, 0), moves.Keep(), "keep the queue as it is"),
        (steps.Wearied(0, (3,)), moves.ThrowFatigue(), "roll the red dice again and place them"),
        (steps.Wearied(0, (3,)), moves.ReturnFatigue(), "put the red dice back into the supply"),
        (steps.Throwing(0, (3,)), moves.FatigueRolled((2,)), "roll the red dice"),
    ],
)
def test_what_a_move_is_called(step: steps.Step, move: moves.Move, words: str) -> None:
    stage = (*STAGE, trick("gold two_pairs_swap", red="1 1 2 2"), trick("teal one_pair", "6", "6"))
    state = position(stage, queues=QUEUES, step=step)
    (seat,) = circus_combat.to_act(state)
    assert name_seats(circus_combat.describe(state, seat, move), NAMES) == words


def test_the_table_hears_the_set_up() -> None:
    (said,) = told(circus_combat.new(2, Options()), CHANCE, moves.Shuffle(DECK))
    assert said.startswith("On stage: gold One Pair, gold 2 Pairs, gold Two Pairs ↻, ")
    assert said.endswith(" and gold Full House.")


@rule(Clause.REROLL)
def test_the_table_hears_what_is_rolled_again() -> None:
    state = position(STAGE[1:2], step=steps.Rerolling(0, FOUR))
    assert told(state, 0, moves.Reroll((0, 3))) == ["Ana rolls 5 and red 4 again."]
    again = after(state, (0, moves.Reroll((0, 3))))
    assert told(again, CHANCE, moves.Rerolled((6, 1))) == ["Ana gets 6 and red 1 and now has 6 2 2 and red 1."]
    every = after(state, (0, moves.Reroll((0, 1, 2, 3))))
    assert told(every, CHANCE, moves.Rerolled((6, 1, 1, 5))) == ["Ana gets 6 1 1 and red 5."]
    assert told(state, 0, moves.Reroll(())) == ["Ana keeps the roll."]
    stuck = position([trick("gold one_pair", "6")], step=steps.Rerolling(0, FOUR))
    assert told(stuck, 0, moves.Reroll(())) == [
        "Ana keeps the roll.",
        "Ana's 5 2 2 fit nowhere and go back to the supply.",
        "Ana's red 4 fits nowhere and costs 4 at the end.",
    ]


@rule(Clause.PLACE)
def test_the_table_hears_where_a_die_went() -> None:
    state = position([*STAGE[1:], trick("gold five_of_a_kind")], step=steps.Placing(0, FOUR, (0, 3)))
    assert told(state, 0, moves.Place(3, 0)) == ["Ana places a red 4 on the teal Straight, now 2 3 4."]
    assert told(state, 0, moves.Place(0, 2)) == ["Ana places 5 on the gold Five of a Kind."]


@rule(Clause.SWAP, Clause.ONLY_RED)
def test_the_table_hears_other_decisions() -> None:
    swapping = position(STAGE[1:2], queues=QUEUES, step=steps.Swapping(0, 0))
    assert told(swapping, 0, moves.Keep()) == ["Ana keeps the queue as it is."]
    weary = position(STAGE[1:2], step=steps.Wearied(1, (3, 3)))
    assert told(weary, 1, moves.ThrowFatigue()) == ["Ben rolls the red dice of the trick again."]
    assert told(weary, 1, moves.ReturnFatigue()) == ["Ben puts two red dice back into the supply."]


@pytest.mark.parametrize(
    ("step", "move", "text"),
    [
        (steps.Shuffling(), moves.StartRoll((1, 2)), "The cards have to be shuffled first."),
        (steps.Starting(), moves.Shuffle(DECK), "The dice for the start have to be rolled first."),
        (steps.Rolling(0), moves.StartRoll((1, 2)), "The dice of Ana's turn have to be rolled first."),
        (steps.Rerolling(0, FOUR), moves.Keep(), "First choose which of 5 2 2 and red 4 to roll again, or none."),
        (steps.Rethrowing(0, FOUR, (1, 3)), moves.Roll((1,), ()), "First 2 and red 4 must be rolled again."),
        (steps.Placing(0, FOUR, (1, 3)), moves.Keep(), "Place what fits first: 2 and red 4 still to go."),
        (steps.Resolving(0), moves.Keep(), "Settle the gold One Pair and the violet Two Pairs ↻ first."),
        (steps.Swapping(0, 0), moves.Resolve(0), "First swap two neighbours in your queue, or keep it as it is."),
        (steps.Wearied(0, (3, 3)), moves.Keep(), "First roll red 3 3 again, or put them back."),
        (steps.Throwing(0, (3,)), moves.Roll((1,), ()), "The red dice have to be rolled again first."),
    ],
)
def test_a_move_out_of_turn_is_told_what_comes_first(step: steps.Step, move: moves.Move, text: str) -> None:
    state = position(STAGE, queues=QUEUES, step=step)
    (seat,) = circus_combat.to_act(state)
    assert refused(state, seat, move)[1] == text


def test_only_a_finished_game_has_an_ending() -> None:
    with pytest.raises(ValueError, match="not over"):
        ending(position(STAGE))


@rule(Clause.CARDS, Clause.SWAP)
def test_the_options_offer_values_that_can_be_read() -> None:
    for field in attrs.fields(Options):
        choice = field.metadata["choice"]
        assert choice.help
        assert field.default in [value for value, _ in choice.values]
        assert len({label for _, label in choice.values}) == len(choice.values)
        for value, _ in choice.values:
            options = Options(**{field.name: value})
            form = encode_options(options)
            as_json = {name: list(value) if isinstance(value, tuple) else value for name, value in form.items()}
            assert decode_options(circus_combat, as_json) == options
    assert Options() == Options(deck=30, swap_tricks=("two_pairs_swap",))
    assert decode_options(circus_combat, {"swap_tricks": list(TRICK_IDS)}).swap_tricks == TRICK_IDS
    for bad in ({"deck": 29}, {"swap_tricks": ["flush"]}, {"swap_tricks": "straight"}):
        with pytest.raises(BadForm):
            decode_options(circus_combat, bad)


@rule(Clause.CARDS)
@pytest.mark.parametrize("size", [28, 30])
def test_the_cards_that_lie_face_down_are_imagined_from_all_the_others(size: Literal[28, 30]) -> None:
    state = after(circus_combat.new(2, Options(deck=size)), (CHANCE, moves.Shuffle(DECK)))
    seen = circus_combat.view(state, 0)
    imagined = [circus_combat.resample(seen, 0, Random(seed)) for seed in range(20)]
    for guess in imagined:
        assert (len(guess.deck), len(guess.aside)) == (size - 8, 30 - size)
        assert {*guess.deck, *guess.aside} == set(DECK[8:])
    assert len({guess.deck for guess in imagined}) == 20


@rule(Clause.STAGE)
def test_a_card_nobody_has_seen_is_never_a_complete_trick() -> None:
    """What a view foretells: after one trick is settled an unseen card lies in its place, and no die fits on it."""
    stage = (trick("gold one_pair", "3 3"), trick("teal one_pair", "4 4"), trick("gold straight", "2 3"))
    seen = circus_combat.view(position(stage, step=steps.Resolving(0), deck=DECK[5:7]), 0)
    then = circus_combat.step(seen, 0, moves.Resolve(0))
    new = then.stage[0]
    assert new is not None
    assert (new.card, new.complete, new.wants) == (UNSEEN, False, ())
    assert complete_places(then) == (1,)
    assert refused(then, 0, moves.Resolve(0)) == (
        Clause.RESOLVE,
        "The card that lies face down is not complete: it is not known yet. Settle the teal One Pair.",
    )
    assert circus_combat.step(then, 0, moves.Resolve(1)).step == steps.Rolling(1)
    placing = attrs.evolve(then, step=steps.Placing(0, FOUR, (0, 1, 2, 3)))
    assert fitting_places(placing.stage, 5) == (2,)
    assert refused(placing, 0, moves.Place(0, 0)) == (
        Clause.FITS,
        "The 5 does not fit on the card that lies face down with no dice: nobody has seen it yet. It is not known yet.",
    )


@rule(Clause.STAGE)
def test_taking_back_a_settlement_that_turned_up_a_card_is_not_free() -> None:
    stage = (trick("gold one_pair", "3 3"), trick("teal one_pair", "4 4"), trick("gold straight", "2 3"))
    start = position(stage, step=steps.Resolving(0), deck=DECK[5:6])
    history = History(circus_combat, 2, Options(), (start,)).after(0, moves.Resolve(0))
    assert not history.undo_is_free(0)
    bare = History(circus_combat, 2, Options(), (attrs.evolve(start, deck=()),)).after(0, moves.Resolve(0))
    assert bare.undo_is_free(0)
