"""Drum Roll: placing markers and what they bring."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import (
    Action,
    Convert,
    Decline,
    Done,
    Hire,
    Invest,
    PassMarker,
    Perform,
    Place,
    Vote,
)
from rules.drum_roll.position import Display, act, circus, position
from rules.drum_roll.state import State
from rules.drum_roll.steps import Distributing, HiringPerformer, HiringPersonnel, Investing, Placing
from tests.drum_roll.tables import after, legal, onward, own, refused, told
from tests.specimens import rule


def three(coins: int = 10) -> State:
    return position(*(circus("rope_walker", coins=coins), circus(coins=coins), circus(coins=coins)))


def put(action: Action) -> Place:
    return Place(action, False)


PASS = PassMarker()


@rule(Clause.PLACING)
def test_three_rounds_of_one_marker_each() -> None:
    state = three()
    seats = []
    for _ in range(9):
        (seat,) = drum_roll.to_act(state)
        seats.append(seat)
        state = onward(state, PASS)
    assert seats == [0, 1, 2] * 3
    assert state.step == Distributing(0)
    assert len(state.turn.markers) == 9


@rule(Clause.PLACING)
def test_another_move_is_answered_by_what_is_due() -> None:
    assert refused(three(), 0, Done()) == (
        Clause.PLACING,
        "That cannot be done now. You must place marker 1 of 3, or pass it.",
    )
    assert refused(three(), 0, Vote(True))[0] is Clause.PLACING


@rule(Clause.PASSING)
def test_a_passed_marker_earns_a_coin_at_once() -> None:
    assert onward(three(), PASS).players[0].coins == 11


@rule(Clause.CUBE_ACTION)
@pytest.mark.parametrize(
    ("action", "place"), [("rehearsal", 0), ("equipment", 1), ("promotion", 2), ("costume", 3), ("supplies", 4)]
)
def test_each_cube_action_gives_its_cube_once(action: Action, place: int) -> None:
    state = onward(three(), put(action))
    assert refused(state, 1, put(action))[0] is Clause.CUBE_ACTION
    assert refused(state, 1, put(action))[1].endswith("has been taken this turn by Ana.")
    state = onward(state, *(PASS,) * 8)
    assert state.players[0].storage == tuple(int(colour == place) for colour in range(5))
    assert state.supply.cubes[place] == 24


@rule(Clause.CUBE_LIMIT)
def test_as_many_cube_actions_as_players() -> None:
    state = onward(three(), put("rehearsal"), put("equipment"), put("promotion"))
    assert refused(state, 0, put("costume")) == (
        Clause.CUBE_LIMIT,
        "With 3 players three of the five cube actions are used in a turn, and they have been.",
    )
    two = position(circus(), circus())
    two = onward(two, put("rehearsal"), put("equipment"))
    assert refused(two, 0, put("supplies"))[0] is Clause.CUBE_LIMIT
    four = onward(
        position(circus(), circus(), circus(), circus()), put("rehearsal"), put("equipment"), put("promotion")
    )
    four = onward(four, put("costume"))
    assert refused(four, 0, put("supplies"))[0] is Clause.CUBE_LIMIT


@rule(Clause.STOCK, Clause.CUBE_ACTION)
def test_a_colour_out_of_stock_cannot_be_had() -> None:
    state = position(circus(), circus(storage=("white",) * 25), circus())
    assert refused(state, 0, put("rehearsal")) == (Clause.STOCK, "There is no white cube left for Rehearsal.")
    scarce = position(circus(hand=["unblock#1"]), circus(storage=("white",) * 24), circus(storage=("red",)))
    scarce = onward(scarce, put("rehearsal"), put("supplies"), PASS, Place("rehearsal", True), *(PASS,) * 4)
    assert "Ana gets nothing: there is no white cube left." in told(scarce, 2, PASS)
    assert onward(scarce, PASS).players[0].storage == (1, 0, 0, 0, 0)


@rule(Clause.TICKETS)
def test_tickets_pay_by_the_track_twice_a_turn() -> None:
    state = onward(three(0), put("tickets"), PASS, PASS, put("tickets"), PASS, PASS)
    assert refused(state, 0, put("tickets")) == (Clause.TICKETS, "You may use Sell Tickets only twice a turn.")
    assert "Ana earns 8 coins with tickets." in told(onward(state, PASS, PASS), 2, PASS)
    state = onward(state, PASS, PASS, PASS)
    assert (state.players[0].tickets, state.players[0].coins) == (2, 4 + 4 + 1)


@rule(Clause.TICKETS)
def test_tickets_end_with_the_last_slot() -> None:
    state = position(circus(tickets=5), circus(tickets=6), circus())
    state = onward(state, put("tickets"))
    assert refused(state, 1, put("tickets"))[1] == (
        "You have brought your ticket cube to the last slot: no tickets are left before the show."
    )
    state = onward(state, PASS, PASS)
    assert refused(state, 0, put("tickets"))[1] == (
        "The marker you have there brings your ticket cube to the last slot: no tickets are left before the show."
    )
    state = onward(state, *(PASS,) * 6)
    assert (state.players[0].tickets, state.players[0].coins) == (6, 2 + 2)


@rule(Clause.INVEST)
def test_invest_twice_a_turn_and_without_money_at_first() -> None:
    state = onward(three(0), put("invest"), PASS, PASS, put("invest"), PASS, PASS)
    assert refused(state, 0, put("invest"))[0] is Clause.INVEST
    state = onward(state, PASS, PASS, PASS)
    assert state.step == Investing(0)
    state = onward(state, Invest())
    assert len(state.players[0].hand) == 1
    assert refused(state, 0, Invest()) == (Clause.INVEST, "An investment card costs 1 coin; you have 0.")
    assert state.players[0].coins == 0


@rule(Clause.INVEST)
def test_no_card_is_bought_where_there_is_none() -> None:
    cards = [card.id for card in position(circus(), circus()).investments.deck]
    state = position(circus(coins=5), circus(hand=cards))
    state = onward(state, put("invest"), PASS, PASS, PASS, PASS, PASS)
    assert refused(state, 0, Invest())[0] is Clause.INVEST
    assert legal(state, 0, Decline) == [Decline()]


@rule(Clause.HIRE_PERFORMER, Clause.HIRE_PERSONNEL)
def test_hiring_once_a_turn_each() -> None:
    state = onward(three(), put("hire_performer"), PASS, PASS)
    assert refused(state, 0, put("hire_performer"))[0] is Clause.HIRE_PERFORMER
    state = onward(state, put("hire_personnel"), PASS, PASS)
    assert refused(state, 0, put("hire_personnel")) == (
        Clause.HIRE_PERSONNEL,
        "You may use Hire Personnel only once a turn.",
    )


def market(*placed: tuple[int, Action], coins: int = 10, discounts: tuple[tuple[str, int], ...] = ()) -> State:
    return position(
        *(circus("dog_trainer", coins=coins), circus(coins=coins), circus(coins=coins)),
        moment="resolution",
        markers=placed,
        display=Display(
            ("rope_walker", "lion_tamer", "hypnotist", "strongman"),
            ("orchestra", "agent_blue_red", "show_organizer"),
            discounts,
        ),
    )


@rule(Clause.RESOLUTION)
def test_the_order_is_invest_performers_personnel_each_as_placed() -> None:
    state = market(
        (0, "hire_personnel"),
        (1, "hire_performer"),
        (2, "invest"),
        (0, "hire_performer"),
        (1, "invest"),
        (2, "tickets"),
    )
    assert state.players[2].coins == 14
    seen = []
    for _ in range(5):
        seen.append(state.step)
        state = onward(state, Decline())
    assert seen == [Investing(2), Investing(1), HiringPerformer(1), HiringPerformer(0), HiringPersonnel(0)]
    assert isinstance(state.step, Distributing)


@rule(Clause.HIRE_PERFORMER, Clause.PRICE)
def test_hiring_a_performer() -> None:
    state = market((0, "hire_performer"), (1, "hire_performer"), coins=5, discounts=(("lion_tamer", 1),))
    assert refused(state, 0, Hire("orchestra")) == (
        Clause.HIRE_PERFORMER,
        "Orchestra is no performer: this is Hire Performer.",
    )
    assert refused(state, 0, Hire("dog_trainer")) == (Clause.HIRE_PERFORMER, "That performer is not on display.")
    stock = state.supply.discounts
    state = onward(state, Hire("lion_tamer"))
    assert state.players[0].coins == 0
    assert own(state, 0, "lion_tamer").filled == (False,) * 3
    assert state.supply.discounts == stock + 1
    assert [offer.card.id for offer in state.area.performers] == ["rope_walker", "hypnotist", "strongman"]
    assert refused(state, 1, Hire("lion_tamer"))[0] is Clause.HIRE_PERFORMER


@rule(Clause.PRICE)
def test_what_is_too_dear() -> None:
    state = market((0, "hire_performer"), (0, "hire_personnel"), coins=2, discounts=(("lion_tamer", 3),))
    assert refused(state, 0, Hire("lion_tamer")) == (
        Clause.PRICE,
        "Lion Tamer costs 3 coins (6 less 3 discounts); you have 2.",
    )
    assert refused(state, 0, Hire("hypnotist")) == (Clause.PRICE, "Hypnotist costs 4 coins; you have 2.")
    assert legal(state, 0, Hire) == [Hire("rope_walker")]
    state = onward(state, Decline())
    assert refused(state, 0, Hire("orchestra"))[0] is Clause.PRICE
    more = market((0, "hire_performer"), coins=0, discounts=(("rope_walker", 4),))
    assert onward(more, Hire("rope_walker")).players[0].coins == 0


@rule(Clause.HIRE_PERSONNEL)
def test_hiring_a_member() -> None:
    state = market((0, "hire_personnel"), (1, "hire_personnel"), discounts=(("orchestra", 2),))
    assert refused(state, 0, Hire("lion_tamer"))[0] is Clause.HIRE_PERSONNEL
    assert refused(state, 0, Hire("bank_representative"))[0] is Clause.HIRE_PERSONNEL
    assert told(state, 0, Hire("orchestra"))[0] == "Ana hired Orchestra for 2 coins."
    state = onward(state, Hire("orchestra"))
    assert state.players[0].coins == 8
    assert [member.id for member in state.players[0].personnel] == ["orchestra"]


@rule(Clause.DECLINING)
def test_an_action_may_be_left_unused_for_nothing() -> None:
    state = market((0, "invest"), (0, "hire_performer"), (0, "hire_personnel"))
    assert onward(state, Decline(), Decline(), Decline()).players[0].coins == 10


@rule(Clause.DISCOUNTS)
def test_what_is_left_over_gets_a_discount_and_what_was_free_is_discarded() -> None:
    state = market((0, "hire_performer"), discounts=(("rope_walker", 1), ("show_organizer", 1), ("orchestra", 3)))
    stock = state.supply.discounts
    state = onward(state, Decline())
    assert [(offer.card.id, offer.tokens) for offer in state.area.performers] == [
        ("lion_tamer", 1),
        ("hypnotist", 1),
        ("strongman", 1),
    ]
    assert [(offer.card.id, offer.tokens) for offer in state.area.personnel] == [
        ("orchestra", 4),
        ("agent_blue_red", 1),
        ("show_organizer", 2),
    ]
    assert state.supply.discounts == stock + 1 - 6
    assert [card.id for card in state.performers.discards] == ["rope_walker"]


@rule(Clause.DISCOUNTS, Clause.STOCK)
def test_when_tokens_run_out_performers_come_first_from_the_left() -> None:
    state = market((0, "hire_performer"), discounts=(("orchestra", 3), ("strongman", 39)))
    assert state.supply.discounts == 2
    state = onward(state, Decline())
    assert [(offer.card.id, offer.tokens) for offer in state.area.performers] == [
        ("rope_walker", 1),
        ("lion_tamer", 1),
        ("hypnotist", 0),
    ]
    assert [card.id for card in state.performers.discards] == ["strongman"]
    assert [offer.tokens for offer in state.area.personnel] == [4, 1, 1]
    assert state.supply.discounts == 39 - 3


@rule(Clause.TURN_END)
def test_a_turn_follows_with_a_full_display_and_the_next_start() -> None:
    state = position(circus(), circus(), circus(), moment="distribution", turn=2, start=1)
    state = onward(state, Done(), Done())
    (seat,) = drum_roll.to_act(state)
    assert "Show 1, turn 3: Cleo starts." in told(state, seat, Done())
    state = onward(state, Done())
    assert (state.turn.show, state.turn.number, state.turn.start, state.turn.markers) == (1, 3, 2, ())
    assert (len(state.area.performers), len(state.area.personnel)) == (4, 3)
    assert state.step == Placing(2)
    assert refused(state, 2, Done())[0] is Clause.PLACING


def test_moves_of_other_moments_are_refused() -> None:
    state = three()
    for move in (Perform("rope_walker"), Convert("agent_blue_red", "red", ("blue",)), Hire("rope_walker"), Decline()):
        assert refused(state, 0, move)[0] is Clause.PLACING
    assert after(state, (0, PASS)).step == Placing(1)
    assert own(state, 0, "rope_walker") == act("rope_walker")
