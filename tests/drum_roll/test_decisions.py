"""Deciding in Drum Roll by keys: every kind of move, refusals in the words of the rules, questions put to all."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from circus_tui.screens.contract import Lift, Played, PlayedByAll
from circus_tui.screens.drum_roll.decisions import open_decision
from circus_tui.screens.drum_roll.decisions.beginning import CubesDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision, EndDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.placing import PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import SkipDecision
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, silence
from circus_tui.screens.drum_roll.pictures.wording import MINUS
from rules import drum_roll
from rules.core import CHANCE, name_seats
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Convert,
    Decline,
    Discard,
    Done,
    DoubleVote,
    Flip,
    GiveTrailer,
    Hire,
    Invest,
    Keep,
    MoveCube,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    ReturnOrganizer,
    SkipSalary,
    StoreCoins,
    TakeCubes,
    Vote,
)
from rules.drum_roll.position import act, circus
from rules.drum_roll.state import Options, State
from rules.drum_roll.steps import (
    ChoosingCard,
    DoubleVoting,
    EndingTurn,
    GivingTrailers,
    Keeping,
    SkippingSalary,
    TakingCubes,
)
from rules.drum_roll.wording import coins
from tests.drum_roll.scenes import (
    ANA,
    BEN,
    CLEO,
    NAMES,
    decided,
    decision,
    pressed,
    refused,
    seen,
    shown,
    table,
    together,
)
from tests.drum_roll.tables import after, onward
from tests.specimens import random_game


def dealt() -> State:
    """The first decision of a game of two."""
    game = random_game(drum_roll, 2, Options(), 3, 100)
    state: State = next(played.after for played in game if isinstance(played.after.step, Keeping))
    return state


def test_keeping_a_performer() -> None:
    state = dealt()
    assert isinstance(state.step, Keeping)
    one, two = state.step.dealt[0]
    view = seen(state, 0)
    assert decided(view, 0, "enter") == Keep(one.id)
    assert decided(view, 0, "down", "enter") == Keep(two.id)
    said = " ".join(shown(view, decision(view, 0)).split())
    assert f"you have 15 coins you keep {one.name} {MINUS}{coins(one.cost)}" in said
    assert f"✓ Keep {one.name} for {coins(one.cost)} {two.name} goes to Benjamin" in said


def test_taking_the_first_cubes_by_letters_or_with_the_cursor() -> None:
    state = dealt()
    assert isinstance(state.step, Keeping)
    for seat in (0, 1):
        state = after(state, (seat, Keep(state.step.dealt[seat][0].id)))
    view = seen(state)
    assert isinstance(view.step, TakingCubes)
    assert decided(view, 0, "w", "r", "enter") == TakeCubes(("white", "red"))
    assert decided(view, 0, "b", "b", "enter") == TakeCubes(("blue", "blue"))
    assert decided(view, 0, "right", "enter", "right", "up", "enter") == TakeCubes(("yellow", "green"))
    assert decided(view, 0, "w", "r", "backspace", "g", "enter") == TakeCubes(("white", "green"))
    assert decided(view, 0, "w", "r", "y", "enter") == TakeCubes(("white", "yellow"))
    at = decision(view, 0, "w")
    assert isinstance(at, CubesDecision)
    assert "taken  W▐ □" in shown(view, at)


def test_storing_coins() -> None:
    view = seen(table(circus(coins=3, personnel=["bank_representative"], stored=8), BEN))
    assert decided(view, 0, "enter") == StoreCoins(1)
    assert decided(view, 0, "right", "right", "right", "enter") == StoreCoins(2)
    assert decided(view, 0, "d") == Decline()
    assert "10 coins in store, worth 5 prestige at the end; 1 coin left" in " ".join(
        shown(view, decision(view, 0, "right")).split()
    )


def test_placing_a_marker_and_passing_it() -> None:
    view = seen(table())
    assert decided(view, 0, "enter") == Place("rehearsal", False)
    assert decided(view, 0, *("right",) * 6, "enter") == Place("invest", False)
    assert decided(view, 0, "p") == PassMarker()
    assert decided(view, 0, *("right",) * 9, "enter") == PassMarker()
    taken = seen(onward(table(), Place("rehearsal", False)))
    assert decision(taken, 1).cursor == 1
    assert "has been taken this turn by {0}" in refused(taken, 1, "left", "enter")
    at = decision(taken, 1, "w")
    assert at.cursor == 0
    assert "✗ Rehearsal has been taken this turn by Ana" in shown(taken, at)
    assert "has been taken this turn by {0}" in refused(taken, 1, "w", "w")
    assert decided(taken, 1, "y") == Place("equipment", False)


def test_an_unblock_is_placed_once_the_cards_are_lifted() -> None:
    state = onward(table(), Place("rehearsal", False), PassMarker())
    assert pressed(seen(state), 2, "c") == Lift(2)
    lifted = seen(state, 2)
    assert isinstance(decision(lifted, 2), CardsDecision)
    assert decided(lifted, 2, "enter", "enter") == Place("rehearsal", True)
    assert decided(lifted, 2, "enter", "down", "enter") == Place("equipment", True)
    assert decision(lifted, 2, "enter", "escape") == decision(lifted, 2)
    at = decision(lifted, 2, "escape")
    assert isinstance(at, PlaceDecision)
    lies = decision(lifted, 2).over(decision(seen(state), 2, *("right",) * 3))
    assert lies.press("back").cursor == decision(seen(state), 2).cursor + 3, "the cursor stands where it stood"
    assert lies.press("back").holds_unblock
    assert decided(lifted, 2, "escape", "left", "o") == Place("rehearsal", True)
    assert "o" not in [key for each in decision(seen(state), 2).actions for key in each.keys]


def test_buying_a_card_or_not() -> None:
    view = seen(table(moment="resolution", markers=((0, "invest"),)))
    assert decided(view, 0, "enter") == Invest()
    assert decided(view, 0, "d") == Decline()
    poor = seen(table(circus(hand=["income#1"]), BEN, moment="resolution", markers=((0, "invest"),)))
    assert refused(poor, 0, "enter") == "An investment card costs 1 coin; you have 0."
    assert pressed(poor, 0, "c") == Lift(0)


def test_hiring() -> None:
    performers = seen(table(moment="resolution", markers=((0, "hire_performer"),)))
    assert decided(performers, 0, "right", "enter") == Hire("card_conjurer")
    assert decided(performers, 0, "3", "enter") == Hire("stilt_walker")
    assert decision(performers, 0, "5").cursor == 3
    assert decided(performers, 0, "d") == Decline()
    broke = seen(table(circus(coins=1), BEN, CLEO, moment="resolution", markers=((0, "hire_performer"),)))
    assert decision(broke, 0).cursor == 2
    assert refused(broke, 0, "left", "enter") == "Card Conjurer costs 2 coins; you have 1."
    members = seen(table(moment="resolution", markers=((1, "hire_personnel"),)))
    assert decided(members, 1, "right", "right", "enter") == Hire("popcorn_vendor")


def distributing_yellow() -> State:
    """Distribution with a yellow cube that is asked for no more."""
    return seen(table(circus(act("rope_walker", 2), storage=["yellow", "white"]), BEN, moment="distribution"))


def test_distributing_cubes() -> None:
    view = seen(table(moment="distribution"))
    assert decided(view, 0, "enter") == MoveCube("white", "rope_walker")
    assert "has its yellow cube already" in refused(distributing_yellow(), 0, "right", "enter")
    assert decided(view, 0, "down", "down", "enter") == Convert("agent_white_yellow", "white", ("white",))
    assert decided(view, 0, *("down",) * 5, "enter") == Convert("agent_white_yellow", "green", ("yellow",))
    assert decision(view, 0, *("down",) * 3, *("up",) * 3) == decision(view, 0)
    at = decision(view, 0)
    picked = decision(view, 0, "g")
    assert decision(view, 0, "g", "g") == picked, "what is picked up stays with whom it has been brought to"
    assert (picked.cube, at.cube, at.above, picked.above) == (2, 0, True, False)
    assert decision(view, 0, "right", "down") == decision(view, 0, "g")
    asked = pressed(view, 0, "d")
    assert isinstance(asked, DistributeDecision)
    assert asked.leaving
    assert pressed(view, 0, "d", "left") == pressed(view, 0, "left")
    assert decided(view, 0, "d", "d") == Done()
    nobody = seen(table(circus(hand=["income#1"]), BEN, moment="distribution"))
    assert decided(nobody, 0, "enter") == Done()


def test_voting() -> None:
    view = seen(table(moment="vote", turn=5), 1)
    assert decided(view, 1, "enter") == Vote(False)
    assert decided(view, 1, "down", "enter") == Vote(True)
    assert decided(view, 1, "d") == Vote(True)
    assert decided(view, 1, "s") == Vote(False)
    virtual = seen(table(ANA, BEN, moment="vote", turn=5), 0)
    assert "the virtual circus votes for this too" in " ".join(shown(virtual, decision(virtual, 0)).split())


def voted(*hands: tuple[str, ...]) -> State:
    """All votes are in, and those with cards are asked for a Double Vote."""
    players = [circus(hand=hand) for hand in hands]
    state = table(*players, moment="vote", turn=5)
    return after(state, *((seat, Vote(seat == 0)) for seat in range(len(hands))))


def test_the_table_is_asked_once_for_double_votes() -> None:
    state = voted(("income#1",), (), ("double_vote#1",), ("fire#1", "double_vote#2"))
    view = seen(state)
    at = decision(view, 0)
    assert isinstance(at, AnyoneDecision)
    assert name_seats(at.asks, NAMES) == (
        "Double Votes, anyone? Press your number (1 Ana, 3 Cleo, 4 Dan); Enter: nobody."
    )
    assert together(view, 0, "enter") == ((0, Decline()), (2, Decline()), (3, Decline()))
    assert pressed(view, 0, "3") == Lift(2, ((0, Decline()),))
    assert pressed(view, 0, "1") == Lift(0)
    lifted = after(state, (0, Decline()))
    assert decided(seen(lifted, 2), 2, "enter") == DoubleVote()
    assert decided(seen(lifted, 2), 2, "d") == Decline()
    tallied = "1 to delay, 3 to start, so it begins: "
    assert f"{tallied}play a Double Vote, or d: done." in shown(seen(lifted, 2), decision(seen(lifted, 2), 2))
    assert f"{tallied}you have no Double Vote; d: done." in shown(seen(state, 0), decision(seen(state, 0), 0))
    doubled = after(lifted, (2, DoubleVote()))
    assert silence(seen(doubled)) == ((3, Decline()),)
    again = after(doubled, (3, Decline()))
    assert isinstance(again.step, DoubleVoting)
    assert silence(seen(again)) == ((0, Decline()), (3, Decline()))
    assert "▐A▌ delay   ▐B▌ start   ▐C▌ start \N{MULTIPLICATION SIGN}2" in shown(seen(again), decision(seen(again), 0))


def test_the_table_is_asked_once_at_the_end_of_a_turn() -> None:
    state = table(ANA, circus(personnel=["show_organizer"]), CLEO, moment="turn_end", start=2)
    view = seen(state)
    assert together(view, 2, "enter") == ((2, Done()), (0, Done()), (1, Done()))
    assert pressed(view, 2, "1") == Lift(0, ((2, Done()),))
    assert pressed(view, 2, "2") == Lift(1, ((2, Done()), (0, Done())))
    lifted = after(state, (2, Done()))
    assert decided(seen(lifted, 0), 0, "enter") == PlayCard("income#1")
    assert decided(seen(lifted, 0), 0, "d") == Done()
    owner = after(lifted, (0, Done()))
    at = decision(seen(owner), 1)
    assert isinstance(at, EndDecision)
    assert decided(seen(owner), 1, "enter") == Done()
    assert decided(seen(owner), 1, "down", "enter") == ReturnOrganizer()


def test_an_organizer_is_given_back_from_among_the_cards() -> None:
    state = table(circus(personnel=["show_organizer"], hand=["trailer_bonus"]), BEN, moment="turn_end")
    assert decided(seen(state, 0), 0, "o") == ReturnOrganizer()
    assert "never played" in refused(seen(state, 0), 0, "enter")


def test_the_answers_of_the_silent_are_those_the_rules_ask_for() -> None:
    """Whatever the table: playing them leads out of the question, or to a new round of it, and nowhere else."""
    asked = 0
    for played in random_game(drum_roll, 4, Options(), 17, 3000):
        state = played.after
        if not isinstance(state.step, DoubleVoting | EndingTurn):
            continue
        seat = state.step.seat
        at = open_decision(seen(state), seat)
        if isinstance(at, AnyoneDecision):
            asked += 1
            outcome = at.press("confirm")
            assert isinstance(outcome, PlayedByAll)
            kind = type(state.step)
            final = after(state, *outcome.entries)
            assert type(final.step) is not kind or state.ballot is not None
            assert len({seat for seat, _ in outcome.entries}) == len(outcome.entries)
    assert asked > 20


def test_playing_cards_on_something() -> None:
    hand = ("income_cube#1", "resources_red#1", "fire#1", "trailer#1", "applause_tamer")
    state = table(attrs.evolve(ANA, hand=circus(hand=hand).hand), BEN, CLEO)
    view = seen(state, 0)
    assert decided(view, 0, "enter", "enter") == PlayCard("income_cube#1", colour="white")
    assert decided(view, 0, "enter", "down", "enter") == PlayCard("income_cube#1", colour="green")
    assert decided(view, 0, "right", "enter", "enter") == PlayCard("resources_red#1", colours=("red", "red"))
    assert decided(view, 0, "down", "down", "enter", "right", "enter") == PlayCard("fire#1", performer="mind_reader")
    on_whom = (*("down",) * 3, "enter", "down", "enter")
    assert decided(view, 0, *on_whom) == PlayCard("trailer#1", performer="ball_juggler")
    assert "played only in your show" in refused(view, 0, *("down",) * 4, "enter")
    assert isinstance(decision(view, 0, "c"), PlaceDecision)


def test_an_overfull_hand_is_discarded_from() -> None:
    invested = onward(
        table(
            circus(hand=["double_vote#1", "trailer_bonus"], coins=5), BEN, moment="resolution", markers=((0, "invest"),)
        ),
        Invest(),
    )
    view = seen(invested, 0)
    assert isinstance(decision(view, 0), CardsDecision)
    assert decided(view, 0, "down", "d") == Discard("trailer_bonus")
    assert "3 cards, limit 2" in shown(view, decision(view, 0))


def test_performing_and_flipping() -> None:
    view = seen(table(moment="show"))
    assert decided(view, 0, "enter") == Perform("rope_walker")
    assert decided(view, 0, "right", "right", "t") == Flip("ball_juggler")
    assert decided(view, 0, "right", "right", "up", "right", "enter") == Flip("ball_juggler")
    assert decided(view, 0, "right", "up", "right", "left", "down", "right", "enter") == Perform("ball_juggler")
    assert "cannot be flipped" in refused(view, 0, "t")
    assert "cannot be flipped" in refused(view, 0, "w")


def test_what_a_benefit_gives() -> None:
    state = onward(table(moment="show"), Perform("ball_juggler"))
    assert decided(seen(state), 0, "r", "enter") == ChooseCubes(("red",))
    trailers = onward(table(circus(act("stilt_walker", 2), "lion_tamer"), BEN, moment="show"), Perform("stilt_walker"))
    assert isinstance(trailers.step, GivingTrailers)
    assert decided(seen(trailers), 0, "down", "enter") == GiveTrailer("lion_tamer")
    assert decided(seen(trailers), 0, "right", "enter") == GiveTrailer("lion_tamer")
    picking = onward(
        table(circus(act("mind_reader", 2)), BEN, moment="show", decks=("income#1", "fire#1")), Perform("mind_reader")
    )
    assert isinstance(picking.step, ChoosingCard)
    view = seen(picking, 0)
    assert decided(view, 0, "down", "enter") == ChooseCard("fire#1")
    assert "take 4 coins" in shown(view, decision(view, 0))
    assert "✓ Keep Extra Income   Fire a Performer goes under the deck" in shown(view, decision(view, 0))
    assert "✓ Keep Fire a Performer   Extra Income goes under the deck" in shown(view, decision(view, 0, "down"))


def test_a_card_held_twice_can_be_played_at_either_line() -> None:
    state = table(circus(hand=["income#1", "income#2"]), BEN)
    view = seen(state, 0)
    assert decided(view, 0, "enter") == decided(view, 0, "down", "enter") == PlayCard("income#1")


def test_before_salaries() -> None:
    state = onward(table(circus(act("rope_walker", 1), hand=["income#1"]), BEN, moment="show"), Perform("rope_walker"))
    assert decided(seen(state), 0, "enter") == Done()
    assert pressed(seen(state), 0, "c") == Lift(0)
    assert decided(seen(state, 0), 0, "enter") == PlayCard("income#1")


def test_skipping_salaries() -> None:
    player = circus(act("white_face_clown", 3), act("tiger_tamer", 1), coins=9, personnel=["orchestra"])
    state = onward(table(player, BEN, moment="show"), Perform("white_face_clown"), Perform("tiger_tamer"))
    assert isinstance(state.step, SkippingSalary)
    view = seen(state)
    assert isinstance(decision(view, 0), SkipDecision)
    assert "space skips or pays a salary" in shown(view, decision(view, 0))
    assert "name one who will not be paid" in shown(view, decision(view, 0))
    assert decided(view, 0, "space", "enter") == SkipSalary(("tiger_tamer",))
    assert decided(view, 0, "space", "down", "space", "enter") == SkipSalary(("orchestra",))
    assert "Exactly one may go unpaid" in refused(view, 0, "enter")
    assert "Exactly one may go unpaid" in refused(view, 0, "space", "space", "enter")


CLICKS = ("keeps", 0, 1, 2, ("space", 3), ("cube", 4), "nothing")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clicks_do_what_keys_do(seats: int) -> None:
    """Whatever is clicked, what comes of it is a decision or a legal move."""
    rng, decided_on = Random(seats), 0
    for played in random_game(drum_roll, seats, Options(), 4, 600):
        for seat in drum_roll.to_act(played.after) - {CHANCE}:
            at: Sitting = open_decision(seen(played.after, seat), seat)
            for _ in range(3):
                outcome = at.point(rng.choice(CLICKS))
                if isinstance(outcome, Played):
                    assert all(drum_roll.explain(played.after, seat, move) is None for move in outcome.moves)
                    decided_on += 1
                elif isinstance(outcome, Sitting):
                    at = outcome
    assert decided_on
