"""Drum Roll: what a screen asks about the table agrees with what then happens."""

from __future__ import annotations

from rules.drum_roll.cards import Benefit
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Done, DoubleVote, PassMarker, Perform, Place, PlayCard, Vote
from rules.drum_roll.outlook import (
    action_spaces,
    card_uses,
    if_the_show_began,
    prospect,
    ticket_track,
)
from rules.drum_roll.position import act, circus, position
from rules.drum_roll.show import region_income
from rules.drum_roll.state import Marker, Player, State
from tests.drum_roll.tables import after, onward, own


def test_action_spaces_show_markers_and_say_why_not() -> None:
    state = onward(position(circus(), circus(), circus()), Place("rehearsal", False), Place("invest", False))
    spaces = {space.action: space for space in action_spaces(state, 2)}
    assert len(spaces) == 9
    assert spaces["rehearsal"].markers == (Marker(0, "rehearsal"),)
    assert (spaces["rehearsal"].name, spaces["rehearsal"].colour) == ("Rehearsal", "white")
    refusal = spaces["rehearsal"].refusal
    assert refusal is not None
    assert refusal.clause is Clause.CUBE_ACTION
    assert spaces["invest"].refusal is None
    assert spaces["invest"].markers == (Marker(1, "invest"),)
    waiting = action_spaces(state, 0)[0].refusal
    assert waiting is not None
    assert waiting.clause is Clause.TURNS


def test_the_ticket_track() -> None:
    track = ticket_track(position(circus(), circus(tickets=2), circus(tickets=2)))
    assert [slot.coins for slot in track] == [0, 4, 4, 3, 3, 2, 2]
    assert [slot.seats for slot in track][:3] == [(0,), (), (1, 2)]


def test_the_prospect_of_a_performer() -> None:
    state = position(
        circus(act("rope_walker", 2), act("lion_tamer", flipped=1), "tiger_tamer", coins=1), circus(), show=2
    )
    good = prospect(state, 0, own(state, 0, "rope_walker"))
    assert (good.level, good.benefit, good.salary, good.flip) == (2, Benefit(coins=2), 1, None)
    flipped = prospect(state, 0, own(state, 0, "lion_tamer"))
    assert (flipped.level, flipped.salary, flipped.compensation) == (0, 0, 0)
    hopeless = prospect(state, 0, own(state, 0, "tiger_tamer"))
    assert (hopeless.level, hopeless.compensation, hopeless.penalty, hopeless.salary) == (0, 1, 1 + 3, 0)
    ready = position(circus(act("rope_walker", 3)), circus())
    assert prospect(ready, 0, own(ready, 0, "rope_walker")).flip == 2


def forecast_holds(player: Player) -> State:
    """Play the show as the forecast reckons and compare."""
    state = position(player, circus("dog_trainer"), moment="show", show=2, regions=("vienna",))
    forecast = if_the_show_began(state, 0)
    ready = sorted(player.acts, key=lambda one: one.ready == 0)
    for one in ready:
        if not one.flipped:
            state = onward(state, Perform(one.id))
    tally = state.players[0].tally
    assert (state.players[0].coins, state.players[0].prestige) == (forecast.final_coins, forecast.final_prestige)
    assert (tally.coins, tally.performances, tally.region) == (
        forecast.act_coins,
        forecast.act_prestige,
        forecast.region,
    )
    assert (tally.salaries, tally.unpaid, tally.fired) == (forecast.salaries, forecast.unpaid, len(forecast.fired))
    return state


def test_what_a_show_would_come_to() -> None:
    acts = [act("rope_walker", 3), act("bear_trainer", 2), act("hat_juggler", flipped=1), act("unicycle_juggler", 1)]
    forecast_holds(circus(*acts, coins=3, personnel=["orchestra", "popcorn_vendor"]))
    forecast_holds(circus(*acts, "lion_tamer", "tiger_tamer", coins=4, prestige=9))
    forecast_holds(circus(act("hat_juggler", flipped=1), "rope_walker", personnel=["assistant_red"]))


def test_skipped_salaries_are_forecast_as_the_highest() -> None:
    player = circus(act("white_face_clown", 3), act("tiger_tamer", 1), coins=9)
    state = position(player, circus(), regions=("vienna",))
    forecast = if_the_show_began(state, 0)
    assert (forecast.skipped, forecast.salaries, forecast.final_coins) == (3, 1, 9 + 1 - 1)


def test_region_income_counts_all_performers() -> None:
    state = position(circus("hypnotist", act("mind_reader", flipped=1), "lion_tamer"), circus(), regions=("moscow",))
    region = state.region(0)
    assert region is not None
    assert region_income(region, state.players[0]) == 2


def test_equal_cards_can_do_the_same() -> None:
    hand = ("income_cube#2", "income_cube#1", "unblock#1", "unblock#2")
    one, two, three, four = card_uses(position(circus(hand=hand, storage=["red"]), circus()), 0)
    assert one.moves == two.moves == (PlayCard("income_cube#1", colour="red"),)
    assert three.moves == four.moves != ()


def test_why_a_card_cannot_be_played_names_its_own_moment() -> None:
    hand = ("double_vote#1", "unblock#1", "income_cube#1")
    state = position(circus(hand=hand), circus(), moment="distribution")
    assert [use.refusal.text for use in card_uses(state, 0) if use.refusal] == [
        "Double Vote is played when the votes have been seen.",
        "Unblock Action is played with a marker that you place on a cube action.",
        "You have no cube in storage to give for Extra Income (sell a cube).",
    ]


def test_what_each_card_in_hand_can_do() -> None:
    cards = ("income#1", "unblock#1", "double_vote#1", "trailer_bonus", "fire#1", "income_cube#1")
    acts = ("hypnotist", "mind_reader", "coin_conjurer", "dove_conjurer")
    state = position(circus(*acts, hand=cards), circus())
    uses = {use.card.id: use for use in card_uses(state, 0)}
    assert uses["income#1"].moves == (PlayCard("income#1"),)
    assert len(uses["unblock#1"].moves) == 5
    assert len(uses["fire#1"].moves) == 4
    reasons = {code: use.refusal.clause for code, use in uses.items() if use.refusal}
    assert reasons == {
        "double_vote#1": Clause.DOUBLE_VOTE,
        "trailer_bonus": Clause.BONUS_CARDS,
        "income_cube#1": Clause.EXTRA_INCOME,
    }
    voting = after(position(circus(hand=cards[:3]), circus(), moment="vote", turn=5), (0, Vote(True)), (1, Vote(True)))
    uses = {use.card.id: use for use in card_uses(voting, 0)}
    assert uses["double_vote#1"].moves == (DoubleVote(),)
    assert uses["income#1"].refusal is not None
    distributing = position(circus(*acts, hand=["unblock#1", "resources_red#1"]), circus(), moment="distribution")
    uses = {use.card.id: use for use in card_uses(distributing, 0)}
    assert uses["unblock#1"].refusal is not None
    assert len(uses["resources_red#1"].moves) == 6
    assert all(use.refusal is not None for use in card_uses(onward(distributing, Done()), 0))
    crowded = position(circus(hand=["applause_tamer", "trailer#1"]), circus())
    assert [bool(use.refusal) for use in card_uses(crowded, 0)] == [True, True]
    assert [bool(use.refusal) for use in card_uses(onward(crowded, PassMarker()), 0)] == [True, True]
