"""Drum Roll: votes, the end of a turn, the bank, the Show Organizer."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.core import HIDDEN
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import (
    Decline,
    Done,
    DoubleVote,
    Hire,
    Keep,
    PassMarker,
    Place,
    PlayCard,
    ReturnOrganizer,
    StoreCoins,
    Vote,
)
from rules.drum_roll.position import Display, circus, position
from rules.drum_roll.state import Player, State
from rules.drum_roll.steps import Banking, DoubleVoting, EndingTurn, Performing, Placing, Voting
from tests.drum_roll.tables import after, any_move, hand, legal, onward, refused, told
from tests.specimens import rule

YES, NO = Vote(True), Vote(False)
ACTS = ("dog_trainer", "rope_walker", "coin_conjurer", "stilt_walker")


def voting(*players: Player, turn: int = 5, start: int = 0) -> State:
    return position(*players, moment="vote", turn=turn, start=start)


def ballot(state: State, *votes: Vote) -> State:
    return after(state, *enumerate(votes))


def outcome(state: State) -> bool:
    assert state.ballot is not None
    assert state.ballot.delayed is not None
    return state.ballot.delayed


@rule(Clause.VOTE)
def test_votes_are_after_the_fifth_and_sixth_turn_only() -> None:
    for turn, votes in ((1, False), (4, False), (5, True), (6, True), (7, False)):
        state = voting(*(circus(one) for one in ACTS), turn=turn)
        assert isinstance(state.step, Voting) == votes
        assert state.in_show == (turn == 7)


@rule(Clause.VOTE)
@pytest.mark.parametrize(
    ("votes", "start", "delayed"),
    [
        ((YES, YES, NO), 2, True),
        ((NO, YES, NO), 1, False),
        ((YES, YES, NO, NO), 0, True),
        ((YES, YES, NO, NO), 3, False),
        ((NO, NO, NO, YES), 3, False),
    ],
)
def test_the_majority_decides_and_a_tie_goes_as_the_starting_player_voted(
    votes: tuple[Vote, ...], start: int, delayed: bool
) -> None:
    state = ballot(voting(*(circus(ACTS[seat]) for seat in range(len(votes))), start=start), *votes)
    assert outcome(state) == delayed
    assert isinstance(state.step, Placing) == delayed
    assert isinstance(state.step, Performing) == (not delayed)


@rule(Clause.VOTE)
def test_votes_are_secret_until_all_have_voted() -> None:
    state = after(voting(circus(), circus(), circus()), (1, YES))
    seen = drum_roll.view(state, 0).step
    assert seen == Voting((None, HIDDEN, None))
    assert drum_roll.private(state, 0)
    assert not drum_roll.private(state, 1)
    assert refused(state, 1, NO) == (Clause.TURNS, "Ben has chosen already.")
    assert refused(state, 0, Keep("rope_walker"))[0] is Clause.VOTE
    assert told(after(state, (0, NO)), 2, YES)[1] == "The votes are seen: Ben and Cleo for delay, Ana for the start."


@rule(Clause.TWO_VOTES)
def test_two_players_have_a_virtual_vote_for_delay_after_the_fifth_turn() -> None:
    two = (circus("dog_trainer"), circus("rope_walker"))
    assert outcome(ballot(voting(*two, turn=5, start=0), NO, YES))
    assert outcome(ballot(voting(*two, turn=5, start=1), YES, NO))
    assert not outcome(ballot(voting(*two, turn=5), NO, NO))
    assert not outcome(ballot(voting(*two, turn=6, start=0), NO, YES))
    assert outcome(ballot(voting(*two, turn=6, start=1), NO, YES))


@rule(Clause.DOUBLE_VOTE)
def test_a_double_vote_may_be_answered_by_another() -> None:
    state = voting(
        circus("dog_trainer", hand=["double_vote#1"]),
        circus("rope_walker", hand=["double_vote#2", "income#1"]),
        circus("coin_conjurer"),
    )
    state = ballot(state, YES, NO, NO)
    assert state.step == DoubleVoting(0)
    assert not drum_roll.private(state, 0)
    assert legal(state, 0, PlayCard) == []
    assert refused(state, 0, PlayCard("income#1"))[0] is Clause.PLAYING
    state = onward(state, DoubleVote(), Decline())
    assert state.step == DoubleVoting(1)
    assert refused(onward(state, Decline()), 1, DoubleVote())[0] is not Clause.DOUBLE_VOTE
    state = onward(state, DoubleVote())
    assert state.step == DoubleVoting(1)
    assert refused(state, 1, DoubleVote()) == (Clause.DOUBLE_VOTE, "You hold no Double Vote card.")
    assert told(state, 1, Decline())[0] == "2 to delay, 3 to start: the show begins."
    state = onward(state, Decline())
    assert not outcome(state)
    assert state.step == EndingTurn(1)
    assert [card.id for card in state.investments.discards] == ["double_vote#1", "double_vote#2"]


@rule(Clause.DOUBLE_VOTE)
def test_a_double_vote_can_make_the_tie_that_the_start_decides() -> None:
    state = voting(circus("dog_trainer", hand=["double_vote#1"]), circus(), circus(), start=0)
    state = onward(ballot(state, YES, NO, NO), DoubleVote())
    assert outcome(state)
    late = voting(
        circus("dog_trainer", hand=["double_vote#1"]), circus("rope_walker"), circus("coin_conjurer"), start=1
    )
    late = onward(ballot(late, YES, NO, NO), DoubleVote())
    assert not outcome(late)


@rule(Clause.SEVENTH)
def test_who_voted_for_a_seventh_turn_that_is_played_loses_prestige() -> None:
    players = [circus(one) for one in ACTS[:3]]
    state = ballot(voting(*players, turn=6), YES, YES, NO)
    assert drum_roll.scores(state) == (-1, -1, 0)
    assert state.turn.number == 7
    assert drum_roll.scores(ballot(voting(*players, turn=6), YES, NO, NO)) == (0, 0, 0)
    assert drum_roll.scores(ballot(voting(*players, turn=5), YES, YES, NO)) == (0, 0, 0)


@rule(Clause.TURN_END)
def test_turn_end_asks_only_those_with_cards_or_the_organizer() -> None:
    state = position(
        circus(), circus(hand=["income#1"]), circus(personnel=["show_organizer"]), moment="turn_end", turn=2
    )
    assert state.step == EndingTurn(1)
    assert not drum_roll.private(state, 1)
    state = onward(state, PlayCard("income#1"))
    assert state.step == EndingTurn(1)
    state = onward(state, Done())
    assert state.step == EndingTurn(2)
    assert refused(onward(state, Done()), 2, Done())[0] is Clause.TURNS


def organized(*, turn: int = 2, shows: int = 1) -> State:
    return position(
        circus("dog_trainer", coins=5),
        circus("rope_walker", coins=5),
        circus("coin_conjurer", coins=5, personnel=["show_organizer"]),
        moment="turn_end",
        turn=turn,
        show=shows,
        display=Display(personnel=("orchestra", "popcorn_vendor", "agent_blue_red")),
        start=0,
    )


@rule(Clause.ORGANIZER)
def test_the_organizer_goes_back_and_his_owner_starts_next() -> None:
    state = organized()
    assert refused(position(circus(hand=["income#1"]), circus(), moment="turn_end"), 0, ReturnOrganizer())[0] is (
        Clause.ORGANIZER
    )
    state = onward(state, ReturnOrganizer())
    assert state.step == EndingTurn(2)
    assert refused(state, 2, ReturnOrganizer())[1] == "The Show Organizer is not in your circus."
    state = onward(state, Done())
    assert state.turn.start == 2
    assert [(offer.card.id, offer.tokens) for offer in state.area.personnel][-1] == ("show_organizer", 0)
    assert len(state.area.personnel) == 4
    state = onward(state, *(Place("hire_personnel", False),) * 3, *(PassMarker(),) * 6)
    assert refused(state, 2, Hire("show_organizer")) == (
        Clause.ORGANIZER,
        "You gave Show Organizer back last turn: this turn only others may hire him.",
    )
    state = onward(state, Decline(), Hire("show_organizer"))
    assert [member.id for member in state.players[0].personnel] == ["show_organizer"]


@rule(Clause.ORGANIZER)
def test_the_tile_passes_on_from_his_last_owner_who_may_hire_him_a_turn_later() -> None:
    state = onward(organized(), ReturnOrganizer(), Done(), *(PassMarker(),) * 9, *(Done(),) * 3)
    assert (state.turn.number, state.turn.start, state.turn.barred) == (4, 0, None)


@rule(Clause.ORGANIZER, Clause.BETWEEN)
def test_returned_before_a_show_he_is_cleared_away_and_his_owner_starts_the_next_show() -> None:
    state = onward(organized(turn=7), ReturnOrganizer(), Done())
    assert state.step == Performing(0, ("dog_trainer",))
    while state.turn.show == 1:
        state = onward(state, any_move(state, next(iter(drum_roll.to_act(state)))))
    assert state.turn.start == 2
    assert "show_organizer" in [card.id for card in state.personnel.discards]
    assert state.turn.barred == 2
    last = onward(organized(turn=7, shows=3), ReturnOrganizer(), Done())
    assert last.in_show


@rule(Clause.BANK)
def test_the_bank_takes_coins_before_the_first_marker() -> None:
    state = position(circus(), circus(coins=4, personnel=["bank_representative"], stored=8), start=0)
    assert state.step == Banking(1)
    assert legal(state, 1, StoreCoins) == [StoreCoins(1), StoreCoins(2)]
    assert refused(state, 1, StoreCoins(0))[1] == "Store at least 1 coin, or decline."
    assert refused(state, 1, StoreCoins(5)) == (Clause.BANK, "You have 4 coins, not 5.")
    assert refused(state, 1, StoreCoins(3))[1] == (
        "The Bank Representative takes 2 more; what goes beyond would earn no prestige."
    )
    assert refused(state, 1, PlayCard("income#1"))[0] is Clause.PLAYING
    assert onward(state, Decline()).step == Placing(0)
    state = onward(state, StoreCoins(2))
    assert (state.players[1].coins, state.players[1].stored, state.step) == (2, 10, Placing(0))


@rule(Clause.BANK)
def test_the_bank_asks_nobody_who_can_store_nothing() -> None:
    for player in (circus(personnel=["bank_representative"]), circus(coins=3)):
        assert position(player, circus()).step == Placing(0)
    full = circus(coins=3, personnel=["bank_representative"], stored=10)
    assert position(full, circus()).step == Placing(0)
    assert hand(full) == []
