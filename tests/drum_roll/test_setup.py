"""Drum Roll before the first turn, and the decks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules import drum_roll
from rules.core import CHANCE, HIDDEN
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Done, FirstPlayer, Invest, Keep, PassMarker, Place, PlayCard, Shuffle, TakeCubes
from rules.drum_roll.outlook import regions_ahead
from rules.drum_roll.position import Display, circus, position
from rules.drum_roll.state import Options, State
from rules.drum_roll.steps import Keeping, Placing, Shuffling, TakingCubes
from tests.drum_roll.tables import after, any_move, legal, onward, refused, told
from tests.specimens import random_game, rule

PERFORMERS = tuple(card.id for card in SHIPPED.performers)
PERSONNEL = tuple(card.id for card in SHIPPED.personnel)
INVESTMENTS = tuple(card.id for card in SHIPPED.investments)
REGIONS = tuple(card.id for card in SHIPPED.regions)


def shuffled(seats: int, *front: str) -> State:
    """All piles shuffled, with these performers on top."""
    order = (*front, *(code for code in PERFORMERS if code not in front))
    return after(
        drum_roll.new(seats, Options()),
        (CHANCE, Shuffle("performers", order)),
        (CHANCE, Shuffle("personnel", PERSONNEL)),
        (CHANCE, Shuffle("investments", INVESTMENTS)),
        (CHANCE, Shuffle("regions", REGIONS)),
    )


def opened(seats: int, *front: str, first: int = 0) -> State:
    """The set-up's chance is over."""
    return after(shuffled(seats, *front), (CHANCE, FirstPlayer(first)))


MIXED = ("rope_walker", "hat_juggler", "hypnotist", "lion_tamer", "strongman")


@rule(Clause.SET)
def test_what_the_shipped_set_holds() -> None:
    assert Counter(card.type for card in SHIPPED.performers) == dict.fromkeys(
        ("acrobat", "juggler", "magician", "tamer", "bizarre"), 9
    )
    assert (len(PERSONNEL), len(INVESTMENTS), len(REGIONS)) == (15, 30, 5)
    assert "unblock#2" in INVESTMENTS
    assert "trailer_bonus" in INVESTMENTS
    rope_walker = SHIPPED.card("rope_walker")
    assert rope_walker == SHIPPED.performers[0]
    assert SHIPPED.performers[0].cubes == ("red", "yellow", "white")
    assert (SHIPPED.performers[0].benefit(3).coins, SHIPPED.performers[0].flip_prestige) == (3, 2)


def test_only_two_to_four_play() -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        drum_roll.new(5, Options())


@rule(Clause.AREA)
def test_the_display_for_three_and_four() -> None:
    for seats, performers, personnel in ((3, 4, 3), (4, 5, 4)):
        state = opened(seats, *MIXED)
        assert [offer.card.id for offer in state.area.performers] == list(MIXED[:performers])
        assert [offer.card.id for offer in state.area.personnel] == list(PERSONNEL[:personnel])


@rule(Clause.AREA)
def test_a_third_of_a_type_is_discarded_and_dealt_again() -> None:
    state = opened(3, "rope_walker", "floor_tumbler", "hand_balancer", "hypnotist", "pole_climber", "hat_juggler")
    assert [offer.card.id for offer in state.area.performers] == [
        "rope_walker",
        "floor_tumbler",
        "hypnotist",
        "hat_juggler",
    ]
    assert [card.id for card in state.performers.discards] == ["hand_balancer", "pole_climber"]
    before = after(
        drum_roll.new(3, Options()),
        (
            CHANCE,
            Shuffle("performers", ("rope_walker", "floor_tumbler", "hand_balancer", *PERFORMERS[9:], *PERFORMERS[3:9])),
        ),
        (CHANCE, Shuffle("personnel", PERSONNEL)),
        (CHANCE, Shuffle("investments", INVESTMENTS)),
        (CHANCE, Shuffle("regions", REGIONS)),
    )
    assert "Hand Balancer was one acrobat too many on display and was discarded." in told(
        before, CHANCE, FirstPlayer(0)
    )


@rule(Clause.TWO_TYPES, Clause.AREA)
def test_two_players_see_three_types_and_three_members() -> None:
    state = opened(2, "rope_walker", "floor_tumbler", "hypnotist", "dove_conjurer", "lion_tamer")
    assert [offer.card.id for offer in state.area.performers] == ["rope_walker", "hypnotist", "lion_tamer"]
    assert len(state.area.personnel) == 3


@rule(Clause.AREA)
def test_a_place_stays_empty_if_no_type_fits() -> None:
    used = [card.id for card in SHIPPED.performers if card.type not in ("acrobat", "juggler")]
    state = position(
        circus(*used[:14]), circus(*used[14:]), moment="turn_end", display=Display(("rope_walker", "hat_juggler"))
    )
    assert [offer.card.id for offer in state.area.performers] == ["rope_walker", "hat_juggler"]
    assert state.performers.discards == ()
    assert len(state.performers.deck) == 16
    assert isinstance(state.step, Placing)


@rule(Clause.KEEPING, Clause.FIRST_COINS)
def test_one_is_kept_and_the_other_goes_left() -> None:
    state = opened(
        3, *MIXED[:4], "ball_juggler", "tiger_tamer", "seal_trainer", "fire_eater", "trapeze_flyer", "dog_trainer"
    )
    assert isinstance(state.step, Keeping)
    assert drum_roll.to_act(state) == {0, 1, 2}
    assert refused(state, 0, Keep("seal_trainer")) == (
        Clause.KEEPING,
        "That is not one of the two you were dealt: Ball Juggler and Tiger Tamer.",
    )
    state = after(state, (2, Keep("trapeze_flyer")), (0, Keep("tiger_tamer")))
    assert refused(state, 0, Keep("ball_juggler")) == (Clause.TURNS, "Ana has chosen already.")
    seen = drum_roll.view(state, 0).step
    assert isinstance(seen, Keeping)
    assert seen.kept == ("tiger_tamer", None, HIDDEN)
    state = after(state, (1, Keep("seal_trainer")))
    names = [[act.id for act in player.acts] for player in state.players]
    assert names == [["tiger_tamer", "dog_trainer"], ["seal_trainer", "ball_juggler"], ["trapeze_flyer", "fire_eater"]]
    assert [player.coins for player in state.players] == [15 - 4 - 1, 15 - 2 - 1, 15 - 4 - 3]


@rule(Clause.FIRST_COINS)
def test_costs_of_four_and_one_leave_ten_coins() -> None:
    state = opened(2, *MIXED[:3], "tiger_tamer", "dog_trainer", "bear_trainer", "ball_juggler")
    state = after(state, (0, Keep("tiger_tamer")), (1, Keep("bear_trainer")))
    assert state.players[0].coins == 10


@rule(Clause.FIRST_CUBES)
def test_the_first_cubes_are_taken_in_any_order_of_seats() -> None:
    state = opened(2, *MIXED)
    state = after(state, (1, any_move(state, 1)), (0, any_move(state, 0)))
    assert isinstance(state.step, TakingCubes)
    assert len(legal(state, 0, TakeCubes)) == 15
    assert refused(state, 0, TakeCubes(("red",))) == (
        Clause.FIRST_CUBES,
        "You begin with exactly two cubes, and you named one.",
    )
    assert refused(state, 0, TakeCubes(()))[1] == "You begin with exactly two cubes, and you named none."
    assert TakeCubes(("red", "white")) == TakeCubes(("white", "red"))
    state = after(state, (1, TakeCubes(("red", "white"))), (0, TakeCubes(("red", "red"))))
    assert state.players[1].storage == (1, 0, 0, 0, 1)
    assert state.players[0].storage == (0, 0, 0, 0, 2)
    assert state.supply.cubes == (24, 25, 25, 25, 22)


@rule(Clause.FIRST_PLAYER, Clause.TURNS)
def test_the_starting_player_begins() -> None:
    state = opened(3, *MIXED, first=2)
    for seat in range(3):
        state = after(state, (seat, any_move(state, seat)))
    for seat in range(3):
        state = after(state, (seat, TakeCubes(("white", "white"))))
    assert state.order == (2, 0, 1)
    assert drum_roll.to_act(state) == {2}
    assert refused(state, 0, PassMarker()) == (Clause.TURNS, "It is Cleo's turn.")
    assert drum_roll.to_act(after(state, (2, PassMarker()))) == {0}
    undrawn = shuffled(2)
    assert refused(undrawn, CHANCE, FirstPlayer(2))[0] is Clause.FIRST_PLAYER
    assert refused(undrawn, 7, PassMarker())[1] == "There is no such seat: 2 play, counted from 0."
    assert refused(undrawn, 0, PassMarker()) == (Clause.TURNS, "The starting player must be drawn.")


@rule(Clause.REGIONS)
def test_regions_are_dealt_and_passed_to_the_left() -> None:
    state = opened(4, *MIXED)
    assert [region.id for region in state.destinations] == list(REGIONS[:4])
    assert [region.id for region in state.regions.discards] == list(REGIONS[4:])
    assert [region.id for region in regions_ahead(state, 0)] == [REGIONS[0], REGIONS[3], REGIONS[2]]
    shown = position(circus(), circus(), circus(), circus(), moment="show", regions=REGIONS)
    assert [region.id for region in shown.destinations] == [REGIONS[3], *REGIONS[:3]]


@rule(Clause.TWO_REGIONS)
def test_two_players_have_a_third_tile_that_travels_with_theirs() -> None:
    state = opened(2, *MIXED)
    assert [region.id for region in state.destinations] == list(REGIONS[:3])
    for seat, visits in ((0, [0, 2, 1]), (1, [1, 0, 2])):
        assert [region.id for region in regions_ahead(state, seat)] == [REGIONS[place] for place in visits]


@rule(Clause.PILES)
def test_a_shuffle_has_each_card_of_the_pile_once() -> None:
    state = drum_roll.new(2, Options())
    assert state.step == Shuffling("performers")
    assert refused(state, CHANCE, Shuffle("performers", PERFORMERS[1:]))[0] is Clause.PILES
    assert refused(state, CHANCE, Shuffle("performers", (*PERFORMERS[1:], PERFORMERS[1])))[0] is Clause.PILES
    assert refused(state, CHANCE, Shuffle("personnel", PERSONNEL)) == (
        Clause.PILES,
        "The pile to be shuffled is that of the performers, not of the personnel.",
    )
    assert drum_roll.explain(state, CHANCE, drum_roll.draw(state, Random(1))) is None


@rule(Clause.PILES)
def test_an_empty_deck_is_made_of_its_discards_when_a_card_is_drawn() -> None:
    others = [code for code in INVESTMENTS if code != "income#1"]
    state = position(circus(coins=3, hand=["income#1"]), circus(hand=others[:14]), circus(hand=others[14:]))
    state = onward(state, Place("invest", False), *(PassMarker(),) * 8, PlayCard("income#1"))
    assert state.investments.deck == ()
    assert told(state, 0, Invest()) == [
        "Ana bought an investment card for 1 coin.",
        "The deck of investments has run out.",
    ]
    state = onward(state, Invest())
    assert state.step == Shuffling("investments")
    assert drum_roll.to_act(state) == {CHANCE}
    state = after(state, (CHANCE, Shuffle("investments", ("income#1",))))
    assert [card.id for card in state.players[0].hand] == ["income#1"]


@rule(Clause.PILES)
def test_personnel_run_out_for_good() -> None:
    state = position(
        circus(personnel=PERSONNEL[:8]), circus(personnel=PERSONNEL[8:]), moment="turn_end", display=Display(MIXED[:3])
    )
    state = onward(state, Done())
    assert state.area.personnel == ()
    assert state.turn.number == 2


def test_every_game_comes_to_an_end() -> None:
    for seats in (2, 3, 4):
        for seed in (1, 2):
            game = list(random_game(drum_roll, seats, Options(), seed, 5000))
            assert not drum_roll.to_act(game[-1].after)
            assert game[-1].after.turn.show == 3
