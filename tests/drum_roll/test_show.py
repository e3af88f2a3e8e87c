"""Drum Roll: the show, from the first act to the last salary."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Discard,
    Done,
    Flip,
    GiveTrailer,
    Perform,
    PlayCard,
    Shuffle,
    SkipSalary,
)
from rules.drum_roll.position import Display, act, circus, position
from rules.drum_roll.state import Player, State
from rules.drum_roll.steps import (
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    GivingTrailers,
    Over,
    Overflowing,
    Performing,
    Placing,
    Shuffling,
    SkippingSalary,
)
from tests.drum_roll.tables import hand, legal, onward, own, refused, told
from tests.specimens import rule

LAST = circus("dog_trainer")
"""Somebody else, whose show is still to come, so that the table stays as it is."""


def showing(
    player: Player, *others: Player, show: int = 1, decks: tuple[str, ...] = (), region: str = "vienna"
) -> State:
    return position(player, *(others or (LAST,)), moment="show", show=show, decks=decks, regions=(region,))


@rule(Clause.PERFORMING)
def test_each_performer_is_on_once_in_any_order() -> None:
    state = showing(circus(act("rope_walker", 1), act("hand_balancer", 2), act("lion_tamer", flipped=1)), show=2)
    assert legal(state, 0, Perform) == [Perform("rope_walker"), Perform("hand_balancer")]
    state = onward(state, Perform("hand_balancer"))
    assert refused(state, 0, Perform("hand_balancer")) == (
        Clause.PERFORMING,
        "Hand Balancer has been on in this show.",
    )
    assert refused(state, 0, Perform("lion_tamer"))[1] == (
        "Lion Tamer was flipped in show 1 and does not perform any more."
    )
    assert refused(state, 0, Perform("dog_trainer"))[1] == "That performer is not in your circus."
    assert refused(state, 0, Done())[0] is Clause.PERFORMING
    assert refused(state, 1, Perform("dog_trainer"))[0] is Clause.TURNS


@rule(Clause.PERFORMING)
def test_seats_give_their_shows_in_the_order_of_the_turn() -> None:
    state = position(
        circus(act("dog_trainer", 1)),
        circus(act("rope_walker", 1)),
        circus(act("coin_conjurer", 1)),
        moment="show",
        start=2,
    )
    assert state.step == Performing(2, ("coin_conjurer",))
    state = onward(state, Perform("coin_conjurer"))
    assert state.step == Performing(0, ("dog_trainer",))
    assert onward(state, Perform("dog_trainer")).step == Performing(1, ("rope_walker",))


@rule(Clause.LEVELS)
@pytest.mark.parametrize(("level", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_only_the_benefit_of_the_level_is_had(level: int, coins: int) -> None:
    state = showing(circus(act("rope_walker", level), "hand_balancer", coins=5))
    state = onward(state, Perform("rope_walker"))
    assert state.players[0].coins == 5 + coins
    assert own(state, 0, "rope_walker").level == level


@rule(Clause.FLIP)
def test_flipping_scores_once_and_gives_the_cubes_back() -> None:
    state = showing(circus(act("rope_walker", 3, trailer=True), act("hat_juggler", 2)))
    assert state.supply.cubes == (23, 23, 25, 25, 24)
    assert refused(state, 0, Flip("hat_juggler")) == (
        Clause.FLIP,
        "Hat Juggler is not outstanding and cannot be flipped: its blue cube is missing.",
    )
    state = onward(state, Flip("rope_walker"))
    assert drum_roll.scores(state) == (2, 0)
    assert state.supply.cubes == (24, 24, 25, 25, 25)
    flipped = own(state, 0, "rope_walker")
    assert (flipped.filled, flipped.flipped, flipped.trailer) == ((False,) * 3, 1, True)
    assert refused(state, 0, Flip("rope_walker"))[0] is Clause.PERFORMING
    later = showing(circus(act("rope_walker", flipped=1), act("hat_juggler", 2)), show=2)
    assert refused(later, 0, Flip("rope_walker"))[0] is Clause.FLIP


@rule(Clause.FLIP, Clause.SALARIES)
def test_a_flipped_performer_is_paid_less_from_the_next_show_on() -> None:
    state = onward(showing(circus(act("bareback_rider", 3), coins=10)), Flip("bareback_rider"))
    assert state.players[0].coins == 10 - 3
    later = onward(
        showing(circus(act("bareback_rider", flipped=1), act("rope_walker", 1), coins=10), show=2),
        Perform("rope_walker"),
    )
    assert later.players[0].coins == 10 + 1 - 1 - 1


@rule(Clause.FLIP, Clause.TRAILERS)
def test_a_trailer_cuts_either_salary_but_not_below_nothing() -> None:
    assert act("bareback_rider", trailer=True).salary(1) == 2
    assert act("bareback_rider", trailer=True, flipped=1).salary(1) == 2
    assert act("bareback_rider", trailer=True, flipped=1).salary(2) == 0
    assert act("rope_walker", trailer=True, flipped=1).salary(2) == 0
    assert act("rope_walker", flipped=1).salary(2) == 0


@rule(Clause.FIRED)
def test_no_performance_costs_the_hiring_cost_and_prestige() -> None:
    state = showing(circus(act("tiger_tamer", filled=(False, True, True), trailer=True), "rope_walker", coins=10))
    assert told(state, 0, Perform("tiger_tamer")) == [
        "Ana's Tiger Tamer could not perform and was fired: 4 coins paid, 1 prestige lost."
    ]
    trailers = state.supply.trailers
    state = onward(state, Perform("tiger_tamer"))
    assert state.players[0].coins == 6
    assert drum_roll.scores(state)[0] == -1
    assert [one.id for one in state.players[0].acts] == ["rope_walker"]
    assert [card.id for card in state.performers.discards] == ["tiger_tamer"]
    assert state.supply.trailers == trailers + 1
    assert state.supply.cubes == (25,) * 5


@rule(Clause.FIRED)
def test_each_coin_of_compensation_not_paid_costs_prestige_too() -> None:
    state = onward(showing(circus("lion_tamer", "rope_walker", coins=2)), Perform("lion_tamer"))
    assert state.players[0].coins == 0
    assert drum_roll.scores(state)[0] == -1 - 4


@rule(Clause.FIRED, Clause.HAND)
def test_a_fired_magician_makes_the_hand_smaller() -> None:
    state = showing(circus("hypnotist", "rope_walker", hand=["trailer_bonus", "income#1", "unblock#1"], coins=9))
    assert refused(state, 0, Discard("trailer_bonus")) == (
        Clause.HAND,
        "You may discard only above your limit of 3 cards.",
    )
    state = onward(state, Perform("hypnotist"))
    assert state.step == Overflowing(0)
    assert drum_roll.private(state, 0)
    state = onward(state, Discard("trailer_bonus"))
    assert state.step == Performing(0, ("rope_walker",))


@rule(Clause.INCOME)
def test_moscow_pays_pairs_of_magicians_and_of_tamers() -> None:
    acts = ("hypnotist", "mind_reader", "lion_tamer", "bear_trainer", "dog_trainer", "seal_trainer", "tiger_tamer")
    flipped = [act(code, flipped=1) for code in acts]
    state = showing(circus(*flipped, coins=50), circus("rope_walker"), show=2, region="moscow")
    assert drum_roll.scores(state)[0] == 2 + 4
    elsewhere = showing(circus(*flipped, coins=50), circus("rope_walker"), show=2, region="london")
    assert drum_roll.scores(elsewhere)[0] == 0


@rule(Clause.INCOME)
def test_orchestra_and_popcorn_vendor_pay_before_salaries() -> None:
    staff = ("orchestra", "popcorn_vendor")
    state = showing(circus(act("rope_walker", 1), personnel=staff))
    assert told(state, 0, Perform("rope_walker"))[1:3] == [
        "Ana receives 2 prestige from the Orchestra and 3 coins from the Popcorn Vendor.",
        "Ana pays 4 coins in salaries.",
    ]
    state = onward(state, Perform("rope_walker"))
    assert (drum_roll.scores(state)[0], state.players[0].coins) == (2, 1 + 3 - 1 - 2 - 1)


@rule(Clause.SALARIES)
def test_each_coin_of_salary_not_paid_costs_prestige() -> None:
    state = showing(circus(act("tiger_tamer", 1), personnel=["orchestra", "agent_blue_red"], prestige=1))
    assert told(state, 0, Perform("tiger_tamer"))[2] == "Ana pays 1 of 6 coins in salaries and loses 5 prestige."
    state = onward(state, Perform("tiger_tamer"))
    assert state.players[0].coins == 0
    assert state.players[0].tally.unpaid == 3 + 2 + 1 - 1
    assert drum_roll.scores(state)[0] == 1 + 2 - 5


@rule(Clause.SALARIES)
def test_cards_may_be_played_before_salaries() -> None:
    state = showing(circus(act("tiger_tamer", 1), hand=["income#1"]))
    state = onward(state, Perform("tiger_tamer"))
    assert state.step == BeforeSalaries(0)
    assert refused(state, 0, Perform("tiger_tamer"))[0] is Clause.SALARIES
    state = onward(state, PlayCard("income#1"))
    assert state.step == BeforeSalaries(0)
    assert onward(state, Done()).players[0].coins == 1 + 4 - 3


@rule(Clause.SKIPPING)
def test_skipped_salaries_are_named_at_the_end() -> None:
    state = showing(
        circus(act("white_face_clown", 3), act("knife_thrower", 3), "ball_juggler", personnel=["orchestra"], coins=9)
    )
    state = onward(state, Perform("white_face_clown"), Perform("knife_thrower"), Perform("ball_juggler"))
    assert state.step == SkippingSalary(0, 2)
    assert len(legal(state, 0, SkipSalary)) == 3
    assert refused(state, 0, SkipSalary(("orchestra",))) == (
        Clause.SKIPPING,
        "Exactly two may go unpaid, and you named one.",
    )
    assert refused(state, 0, SkipSalary(()))[1] == "Exactly two may go unpaid, and you named none."
    assert refused(state, 0, SkipSalary(("orchestra", "orchestra")))[1] == "A salary can be skipped only once."
    assert (
        refused(state, 0, SkipSalary(("orchestra", "ball_juggler")))[1] == "One of those is no member of your circus."
    )
    assert SkipSalary(("orchestra", "knife_thrower")) == SkipSalary(("knife_thrower", "orchestra"))
    coins = state.players[0].coins
    state = onward(state, SkipSalary(("orchestra", "knife_thrower")))
    assert state.players[0].coins == coins - 1


@rule(Clause.SKIPPING)
def test_no_more_are_skipped_than_there_are_members() -> None:
    state = onward(showing(circus(act("white_face_clown", 3), coins=9)), Perform("white_face_clown"))
    assert state.step == SkippingSalary(0, 1)
    state = onward(state, SkipSalary(("white_face_clown",)))
    assert state.players[0].coins == 9


@rule(Clause.BENEFITS)
def test_a_benefit_is_taken_part_by_part() -> None:
    clown = act("snake_charmer", 3)
    state = showing(circus(clown, act("rope_walker", trailer=True), coins=1))
    state = onward(state, Perform("snake_charmer"))
    assert state.players[0].skips == 1
    assert state.step == GivingTrailers(0, 1)
    assert legal(state, 0, GiveTrailer) == [GiveTrailer("snake_charmer")]
    assert refused(state, 0, GiveTrailer("rope_walker")) == (
        Clause.TRAILERS,
        "Rope Walker has a trailer already, and may have only one.",
    )
    assert refused(state, 0, GiveTrailer("dog_trainer"))[0] is Clause.TRAILERS
    assert refused(state, 0, PlayCard("income#1"))[0] is Clause.PLAYING
    state = onward(state, GiveTrailer("snake_charmer"))
    assert own(state, 0, "snake_charmer").trailer
    assert state.step == Performing(0, ("rope_walker",))


@rule(Clause.BENEFITS, Clause.STOCK)
def test_cubes_of_choice_as_many_as_the_stock_holds() -> None:
    state = onward(showing(circus(act("club_juggler", 3), "rope_walker")), Perform("club_juggler"))
    assert state.step == ChoosingCubes(0, 3)
    assert len(legal(state, 0, ChooseCubes)) == 35
    assert refused(state, 0, ChooseCubes(("red",))) == (
        Clause.BENEFITS,
        "The benefit gives exactly three, and you named one.",
    )
    assert refused(state, 0, ChooseCubes(()))[1] == "The benefit gives exactly three, and you named none."
    assert onward(state, ChooseCubes(("red", "white", "red"))).players[0].storage == (1, 0, 0, 0, 2)
    hoard = tuple(colour for colour in COLOURS for _ in range(24))
    scarce = showing(circus(act("club_juggler", 3), act("rope_walker", 1)), circus(storage=hoard))
    scarce = onward(scarce, Perform("club_juggler"))
    assert scarce.step == ChoosingCubes(0, 1)
    assert legal(scarce, 0, ChooseCubes) == [ChooseCubes(("blue",))]
    assert refused(scarce, 0, ChooseCubes(("red",))) == (Clause.STOCK, "The stock does not have a red cube.")


@rule(Clause.TRAILERS, Clause.STOCK)
def test_trailers_that_cannot_be_placed_are_lost() -> None:
    state = showing(circus(act("stilt_walker", 2, trailer=True), act("rope_walker", 1, trailer=True)))
    stock = state.supply.trailers
    state = onward(state, Perform("stilt_walker"))
    assert state.step == Performing(0, ("rope_walker",))
    assert state.supply.trailers == stock


@rule(Clause.BENEFITS, Clause.HAND)
def test_free_cards_come_before_the_hand_is_counted() -> None:
    deck = ("income#1", "income#2")
    state = showing(circus(act("dove_conjurer", 3), act("rope_walker", 1), hand=["fire#1", "fire#2"]), decks=deck)
    state = onward(state, Perform("dove_conjurer"))
    assert hand(state.players[0]) == ["fire#1", "fire#2", "income#1", "income#2"]
    assert state.step == Overflowing(0)
    assert drum_roll.prompt(state, 0) == "You must play or discard cards: 4 in hand, 3 allowed."
    assert legal(state, 0, PlayCard) == [PlayCard("income#1")]
    assert refused(state, 0, PlayCard("fire#1", performer="rope_walker"))[0] is Clause.FIRE
    state = onward(state, PlayCard("income#1"))
    assert state.step == Performing(0, ("rope_walker",))


@rule(Clause.PICKING)
def test_look_at_two_and_keep_one() -> None:
    deck = ("income#1", "fire#1")
    state = onward(showing(circus(act("hypnotist", 2), "rope_walker"), decks=deck), Perform("hypnotist"))
    assert isinstance(state.step, ChoosingCard)
    assert drum_roll.private(state, 0)
    assert "income#1" not in repr(drum_roll.view(state, 1).step)
    assert legal(state, 0, ChooseCard) == [ChooseCard("income#1"), ChooseCard("fire#1")]
    assert refused(state, 0, ChooseCard("fire#2")) == (
        Clause.PICKING,
        "That card is not one of the two you look at: Extra Income and Fire a Performer.",
    )
    assert "Fire" not in " ".join(told(state, 0, ChooseCard("fire#1")))
    state = onward(state, ChooseCard("fire#1"))
    assert hand(state.players[0]) == ["fire#1"]
    assert state.investments.deck[-1].id == "income#1"


def all_cards_but(*codes: str) -> list[str]:
    return [card.id for card in position(circus(), circus()).investments.deck if card.id not in codes]


@rule(Clause.PICKING, Clause.PILES)
def test_a_card_being_looked_at_is_not_shuffled_in() -> None:
    others = all_cards_but("fire#1", "income#1", "income#2")
    acts = (act("hypnotist", 2), act("rope_walker", 1))
    state = showing(circus(*acts, hand=["income#1", "income#2"]), circus(hand=others))
    state = onward(state, PlayCard("income#1"), PlayCard("income#2"), Perform("hypnotist"))
    assert state.step == Shuffling("investments")
    assert "fire#1" not in repr(drum_roll.view(state, 1))
    state = onward(state, Shuffle("investments", ("income#2", "income#1")))
    assert isinstance(state.step, ChoosingCard)
    assert [card.id for card in state.step.cards] == ["fire#1", "income#2"]


@rule(Clause.PICKING)
def test_one_card_to_be_had_is_taken_without_a_question() -> None:
    state = showing(circus(act("hypnotist", 3), act("rope_walker", 1)), circus(hand=all_cards_but("fire#1")))
    state = onward(state, Perform("hypnotist"))
    assert hand(state.players[0]) == ["fire#1"]
    assert state.step == Performing(0, ("rope_walker",))
    state = showing(circus(act("mind_reader", 3), act("rope_walker", 1)), circus(hand=all_cards_but("fire#1")))
    assert hand(onward(state, Perform("mind_reader")).players[0]) == ["fire#1"]


@rule(Clause.BETWEEN)
def test_between_shows_everything_begins_anew() -> None:
    state = position(
        circus(act("rope_walker", 1), tickets=3, coins=5),
        circus(act("dog_trainer", 1), tickets=6, coins=5),
        moment="show",
        turn=6,
        start=1,
        regions=("moscow", "rome", "paris"),
        display=Display(("lion_tamer", "hypnotist"), ("orchestra",), (("orchestra", 2),)),
    )
    state = onward(state, Perform("dog_trainer"))
    assert drum_roll.result(state) is None
    state = onward(state, Perform("rope_walker"))
    assert (state.turn.show, state.turn.number, state.turn.start) == (2, 1, 0)
    assert [player.tickets for player in state.players] == [0, 0]
    assert [region.id for region in state.destinations] == ["paris", "moscow", "rome"]
    assert {card.id for card in state.performers.discards} >= {"lion_tamer", "hypnotist"}
    assert state.supply.discounts == 44
    assert (len(state.area.performers), len(state.area.personnel)) == (3, 3)
    assert state.step == Placing(0)
    assert own(state, 0, "rope_walker").filled == (True, False, False)
    result = drum_roll.result(state)
    assert result is not None
    assert result.title == "Show 1 of 3"
    assert drum_roll.result(onward(state, next(iter(drum_roll.legal_moves(state, 0))))) is None


@rule(Clause.END, Clause.TURNS)
def test_after_the_third_show_the_game_is_over() -> None:
    state = showing(circus(act("rope_walker", 3), coins=5), circus(), show=3)
    state = onward(state, Flip("rope_walker"))
    assert state.step == Over()
    assert drum_roll.to_act(state) == frozenset()
    assert refused(state, 0, Done()) == (Clause.TURNS, "The game is over.")
    assert drum_roll.prompt(state, None) == "The game is over."
