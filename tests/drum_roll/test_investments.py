"""Drum Roll: every investment card, at every moment."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.core import play
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import (
    Decline,
    Discard,
    Done,
    Flip,
    Invest,
    Move,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    Vote,
)
from rules.drum_roll.position import Display, Moment, act, circus, position
from rules.drum_roll.state import State
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCubes,
    Distributing,
    DoubleVoting,
    EndingTurn,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Overflowing,
    Performing,
    Placing,
    Voting,
)
from tests.drum_roll.tables import hand, legal, onward, own, refused, told
from tests.specimens import rule

EVERY_CARD = pytest.mark.parametrize("card", SHIPPED.investments, ids=lambda card: card.id)


def holding(*cards: str, moment: Moment = "placing", coins: int = 3) -> State:
    player = circus(act("rope_walker", 1), act("hypnotist", 1), coins=coins, storage=("red",), hand=cards)
    return position(
        player,
        circus("dog_trainer"),
        moment=moment,
        turn=5,
        markers=((0, "invest"), (0, "hire_performer"), (0, "hire_personnel")) if moment == "resolution" else (),
        display=Display(("lion_tamer",), ("orchestra",)),
        decks=("trailer_bonus", "personnel_bonus"),
    )


def moments(card: str) -> dict[type, State]:
    """The same hand at every decision at which cards may be played."""
    investing = holding(card, moment="resolution")
    hiring = onward(investing, Decline())
    show = holding(card, moment="show")
    salaries = onward(show, Perform("rope_walker"), Perform("hypnotist"))
    full = (
        holding(card, "personnel_bonus", "resource_bonus", moment="resolution")
        if card not in ("personnel_bonus", "resource_bonus")
        else holding(card, "applause_tamer", "applause_juggler", moment="resolution")
    )
    return {
        type(state.step): state
        for state in (
            holding(card),
            investing,
            hiring,
            onward(hiring, Decline()),
            holding(card, moment="distribution"),
            holding(card, moment="turn_end"),
            show,
            salaries,
            onward(full, Invest()),
        )
    }


EVERYWHERE = {
    Placing,
    Investing,
    HiringPerformer,
    HiringPersonnel,
    Distributing,
    EndingTurn,
    Performing,
    BeforeSalaries,
    Overflowing,
}
WHEN: dict[str, set[type]] = {
    "income": EVERYWHERE,
    "income_cube": EVERYWHERE,
    "extra_resources": EVERYWHERE,
    "trailer": EVERYWHERE,
    "fire": EVERYWHERE - {Performing, BeforeSalaries},
    "extended_applause": {BeforeSalaries},
    "unblock": set(),
    "double_vote": set(),
    "trailer_bonus": set(),
    "personnel_bonus": set(),
    "resource_bonus": set(),
}


@rule(Clause.PLAYING, Clause.BONUS_CARDS)
@EVERY_CARD
def test_when_every_card_may_be_played(card: Investment) -> None:
    at = moments(card.id)
    assert set(at) == EVERYWHERE
    can = {step for step, state in at.items() if any(move.card == card.id for move in plays(state))}
    assert can == WHEN[card.venture]
    for step, state in at.items():
        if step not in can:
            refused(state, 0, PlayCard(card.id))


def plays(state: State) -> list[PlayCard]:
    return [move for move in drum_roll.legal_moves(state, 0) if isinstance(move, PlayCard)]


@rule(Clause.PLAYING)
def test_no_card_is_played_at_other_decisions() -> None:
    bank = position(circus(coins=2, personnel=["bank_representative"], hand=["income#1"]), circus())
    assert isinstance(bank.step, Banking)
    vote = holding("income#1", moment="vote")
    assert isinstance(vote.step, Voting)
    show = position(circus(act("club_juggler", 1), hand=["income#1"]), circus("dog_trainer"), moment="show")
    show = onward(show, Perform("club_juggler"))
    assert isinstance(show.step, ChoosingCubes)
    for state in (bank, vote, show):
        assert refused(state, 0, PlayCard("income#1")) == (
            Clause.PLAYING,
            "No card can be played now: first finish what you are asked.",
        )
    seen = holding("income#1", "double_vote#1", moment="vote")
    for seat in range(2):
        seen = play(drum_roll, seen, seat, Vote(False))
    assert isinstance(seen.step, DoubleVoting)
    assert refused(seen, 0, PlayCard("income#1")) == (
        Clause.PLAYING,
        "Votes have been seen: now only a Double Vote can be played.",
    )


@rule(Clause.PLAYING)
def test_only_cards_in_hand_and_of_equal_ones_the_lowest_copy() -> None:
    state = holding("income#2", "income#1")
    assert refused(state, 0, PlayCard("fire#1")) == (Clause.PLAYING, "You do not hold that card.")
    assert refused(state, 0, PlayCard("income#2")) == (
        Clause.PLAYING,
        "Of equal cards copy 1 goes first, not copy 2.",
    )
    state = onward(state, PlayCard("income#1"), PlayCard("income#2"))
    assert [card.id for card in state.investments.discards] == ["income#1", "income#2"]
    assert state.players[0].coins == 3 + 4 + 4


@rule(Clause.EXTRA_INCOME)
def test_four_coins_or_five_for_a_cube() -> None:
    state = onward(holding("income#1"), PlayCard("income#1"))
    assert state.players[0].coins == 7
    state = holding("income_cube#1")
    assert plays(state) == [PlayCard("income_cube#1", colour="red")]
    assert refused(state, 0, PlayCard("income_cube#1", colour="white")) == (
        Clause.EXTRA_INCOME,
        "You have no white cube in storage to give for Extra Income (sell a cube).",
    )
    assert (
        refused(position(circus(hand=["income_cube#1"]), circus()), 0, PlayCard("income_cube#1", colour="white"))[1]
        == "You have no cube in storage to give for Extra Income (sell a cube)."
    )
    assert refused(state, 0, PlayCard("income_cube#1"))[0] is Clause.EXTRA_INCOME
    assert refused(holding("income#1"), 0, PlayCard("income#1", colour="red"))[0] is Clause.EXTRA_INCOME
    before = state.supply.cubes[4]
    state = onward(state, PlayCard("income_cube#1", colour="red"))
    assert (state.players[0].coins, sum(state.players[0].storage), state.supply.cubes[4]) == (8, 0, before + 1)


@rule(Clause.RESOURCES)
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("copy", [1, 2])
def test_one_cube_of_any_colour_or_two_of_the_one_shown(colour: str, copy: int) -> None:
    code = f"resources_{colour}#{copy}"
    state = holding(code)
    assert [move.colours for move in plays(state)] == [*((one,) for one in COLOURS), (colour, colour)]
    place = COLOURS.index(own_colour(code))
    double = onward(state, plays(state)[-1])
    assert double.players[0].storage[place] - state.players[0].storage[place] == 2
    assert state.supply.cubes[place] - double.supply.cubes[place] == 2
    assert refused(state, 0, PlayCard(code))[0] is Clause.RESOURCES
    assert refused(state, 0, PlayCard(code, colours=("white", "red")))[0] is Clause.RESOURCES


def own_colour(code: str) -> str:
    card = SHIPPED.card(code)
    assert isinstance(card, Investment)
    assert card.colour is not None
    return card.colour


@rule(Clause.RESOURCES, Clause.STOCK)
def test_resources_come_from_the_stock() -> None:
    state = position(circus(hand=["resources_red#1"]), circus(storage=("red",) * 24 + ("white",) * 25))
    assert [move.colours for move in plays(state)] == [("yellow",), ("green",), ("blue",), ("red",)]
    assert refused(state, 0, PlayCard("resources_red#1", colours=("red", "red"))) == (
        Clause.STOCK,
        "The stock does not have two red cubes.",
    )


@rule(Clause.TRAILER_CARD, Clause.TRAILERS)
@pytest.mark.parametrize("copy", [1, 2])
def test_a_trailer_for_an_own_performer_without_one(copy: int) -> None:
    code = f"trailer#{copy}"
    state = position(
        circus(act("rope_walker", trailer=True), act("lion_tamer", flipped=1), hand=[code]), circus("dog_trainer")
    )
    assert plays(state) == [PlayCard(code, performer="lion_tamer")]
    assert refused(state, 0, PlayCard(code, performer="rope_walker"))[0] is Clause.TRAILERS
    assert refused(state, 0, PlayCard(code, performer="dog_trainer"))[1] == "That performer is not in your circus."
    assert refused(state, 0, PlayCard(code))[0] is Clause.TRAILER_CARD
    stock = state.supply.trailers
    state = onward(state, PlayCard(code, performer="lion_tamer"))
    assert own(state, 0, "lion_tamer").trailer
    assert state.supply.trailers == stock - 1
    assert refused(position(circus(hand=[code]), circus()), 0, PlayCard(code, performer=""))[1] == (
        "You have no performer to give it to."
    )


@rule(Clause.FIRE)
@pytest.mark.parametrize("copy", [1, 2])
def test_firing_by_card_costs_nothing(copy: int) -> None:
    code = f"fire#{copy}"
    acts = (act("rope_walker", 2, trailer=True), act("lion_tamer", flipped=1))
    state = position(circus(*acts, coins=1, prestige=2, hand=[code]), circus("dog_trainer"))
    assert plays(state) == [PlayCard(code, performer="rope_walker"), PlayCard(code, performer="lion_tamer")]
    assert refused(state, 0, PlayCard(code))[0] is Clause.FIRE
    assert refused(state, 0, PlayCard(code, performer="dog_trainer"))[1] == "That performer is not in your circus."
    trailers = state.supply.trailers
    state = onward(state, PlayCard(code, performer="rope_walker"))
    player = state.players[0]
    assert ([one.id for one in player.acts], player.coins, player.prestige) == (["lion_tamer"], 1, 2)
    assert (state.supply.cubes, state.supply.trailers) == ((25,) * 5, trailers + 1)
    assert [card.id for card in state.performers.discards] == ["rope_walker"]
    nobody = position(circus(hand=[code]), circus())
    assert refused(nobody, 0, PlayCard(code, performer="rope_walker"))[1] == "You have nobody to fire."


@rule(Clause.FIRE, Clause.HAND)
def test_firing_a_magician_may_make_the_hand_too_large() -> None:
    state = position(circus("hypnotist", hand=["fire#1", "income#1", "fire#2", "trailer_bonus"]), circus())
    state = onward(state, PlayCard("fire#1", performer="hypnotist"))
    assert state.step == Overflowing(0)
    state = onward(state, Discard("trailer_bonus"))
    assert state.step == Placing(0)
    assert hand(state.players[0]) == ["income#1", "fire#2"]
    assert onward(state, PassMarker()).step == Placing(1)


@rule(Clause.FIRE)
def test_nobody_is_fired_by_card_in_a_show() -> None:
    state = holding("fire#1", moment="show")
    assert refused(state, 0, PlayCard("fire#1", performer="rope_walker")) == (
        Clause.FIRE,
        "Fire a Performer may not be played while shows are given.",
    )


@rule(Clause.UNBLOCK)
@pytest.mark.parametrize("copy", [1, 2])
def test_unblock_ignores_occupant_and_limit_and_leaves_both_as_they_were(copy: int) -> None:
    code = f"unblock#{copy}"
    state = position(circus(hand=[code]), circus())
    assert refused(state, 0, Place("tickets", True)) == (
        Clause.UNBLOCK,
        "Unblock is for cube actions only, not for Sell Tickets.",
    )
    assert refused(state, 0, PlayCard(code))[0] is Clause.UNBLOCK
    blocked = onward(state, Place("rehearsal", False), Place("equipment", False))
    assert Place("rehearsal", True) in legal(blocked, 0, Place)
    assert Place("supplies", True) in legal(blocked, 0, Place)
    assert Place("supplies", False) not in legal(blocked, 0, Place)
    assert told(blocked, 0, Place("rehearsal", True)) == ["Ana placed a marker on Rehearsal with an Unblock card."]
    ahead = onward(state, Place("rehearsal", True))
    assert [card.id for card in ahead.investments.discards] == [code]
    assert legal(ahead, 1, Place)[0] == Place("rehearsal", False)
    ahead = onward(ahead, Place("rehearsal", False))
    assert refused(ahead, 0, Place("rehearsal", True)) == (Clause.UNBLOCK, "You hold no Unblock card.")
    ahead = onward(ahead, Place("equipment", False), *(PassMarker(),) * 3)
    assert ahead.players[0].storage == (1, 1, 0, 0, 0)
    assert ahead.players[1].storage == (1, 0, 0, 0, 0)


APPLAUDED = {
    "acrobat": ("rope_walker", "hand_balancer", "pole_climber"),
    "juggler": ("hat_juggler", "ball_juggler", "ring_juggler"),
    "magician": ("hypnotist", "mind_reader", "coin_conjurer"),
    "tamer": ("lion_tamer", "dog_trainer", "seal_trainer"),
    "bizarre": ("stilt_walker", "strongman", "fire_eater"),
}


@rule(Clause.APPLAUSE)
@pytest.mark.parametrize("kind", APPLAUDED)
def test_applause_for_outstanding_acts_of_a_type_less_the_poor_ones(kind: str) -> None:
    code = f"applause_{kind}"
    one, two, three = APPLAUDED[kind]
    other = "trapeze_flyer" if kind != "acrobat" else "parrot_trainer"
    acts = (act(one, 3), act(two, 1), act(three, flipped=1), act(other, 3))
    state = position(circus(*acts, coins=40, hand=[code]), circus("bear_trainer"), moment="show", show=2)
    assert refused(state, 0, PlayCard(code))[0] is Clause.APPLAUSE
    state = onward(state, Flip(one), Flip(other))
    before = drum_roll.scores(state)[0]
    state = answered(onward(state, Perform(two)))
    assert isinstance(state.step, BeforeSalaries)
    gained = drum_roll.scores(state)[0] - before
    state = onward(state, PlayCard(code))
    assert drum_roll.scores(state)[0] == before + gained + 1 - 1
    assert refused(holding(code), 0, PlayCard(code))[1].endswith("is played only in your show.")


def answered(state: State) -> State:
    """Take the first way out of a benefit's questions."""
    while not isinstance(state.step, BeforeSalaries):
        state = onward(state, next(iter(drum_roll.legal_moves(state, 0))))
    return state


@rule(Clause.APPLAUSE)
def test_applause_counts_flips_and_not_the_fired() -> None:
    acts = (act("rope_walker", 3), act("hand_balancer", 3), "pole_climber", act("trapeze_flyer", 2))
    state = position(circus(*acts, coins=40, hand=["applause_acrobat"]), circus("bear_trainer"), moment="show")
    state = onward(
        state, Perform("rope_walker"), Flip("hand_balancer"), Perform("pole_climber"), Perform("trapeze_flyer")
    )
    assert told(state, 0, PlayCard("applause_acrobat")) == ["Ana played Extended Applause (acrobat): 2 prestige."]


@rule(Clause.APPLAUSE, Clause.PLAYING)
def test_applause_may_be_played_in_vain() -> None:
    state = position(circus(act("rope_walker", 1), hand=["applause_tamer"]), circus("bear_trainer"), moment="show")
    state = onward(state, Perform("rope_walker"), PlayCard("applause_tamer"))
    assert drum_roll.scores(state)[0] == 0
    assert hand(state.players[0]) == []


@rule(Clause.APPLAUSE, Clause.HAND)
def test_applause_in_an_overflow_only_after_the_last_performer() -> None:
    hand_of_two = ["applause_magician", "personnel_bonus", "trailer_bonus"]
    acts = (act("dove_conjurer", 3), act("rope_walker", 1))
    state = position(
        circus(*acts, coins=9, hand=hand_of_two), circus("bear_trainer"), moment="show", decks=("fire#1", "fire#2")
    )
    early = onward(state, Perform("dove_conjurer"))
    assert early.step == Overflowing(0)
    assert refused(early, 0, PlayCard("applause_magician"))[1].endswith("once all your performers have been on.")
    late = onward(state, Perform("rope_walker"), Perform("dove_conjurer"))
    assert late.step == Overflowing(0)
    late = onward(late, PlayCard("applause_magician"))
    assert drum_roll.scores(late)[0] == 1
    assert late.step == Overflowing(0)
    assert onward(late, Discard("fire#1")).step == BeforeSalaries(0)


@rule(Clause.HAND)
def test_a_bought_card_too_many_is_seen_and_then_one_is_played_or_discarded() -> None:
    state = position(
        circus(coins=3, hand=["trailer_bonus", "income#1"]),
        circus(),
        moment="resolution",
        markers=((0, "invest"),),
        decks=("fire#1",),
    )
    state = onward(state, Invest())
    assert state.step == Overflowing(0)
    moves: list[Move] = list(drum_roll.legal_moves(state, 0))
    assert moves == [Discard("trailer_bonus"), Discard("income#1"), Discard("fire#1"), PlayCard("income#1")]
    assert refused(state, 0, Discard("fire#2")) == (Clause.HAND, "You do not hold that card.")
    assert refused(state, 0, Done())[0] is Clause.HAND
    assert told(state, 0, Discard("fire#1"))[0] == "Ana discarded Fire a Performer."
    discarded = onward(state, Discard("fire#1"))
    assert isinstance(discarded.step, Distributing)
    assert refused(discarded, 0, Discard("income#1"))[0] is Clause.HAND
    assert onward(state, PlayCard("income#1")).players[0].coins == 2 + 4
