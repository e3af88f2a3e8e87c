"""SCOUT in play: show, scout, Scout & Show, the end, the score, two players."""

from __future__ import annotations

import attrs
import pytest

from rules import scout
from rules.core import CHANCE
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Move, Scout, ScoutAndShow, Show
from rules.scout.pieces import deck
from rules.scout.state import Options, Tally, position, ups
from tests.scout.tables import after, cards, refused, table
from tests.specimens import random_game, rule


@rule(Clause.SHOW)
def test_a_show_collects_the_set_it_beats() -> None:
    state = after(table("5/1 6/2 9/3", "7/1 8/2 1/3", "3/4 4/5"), (0, Show(0, 2)), (1, Show(0, 2)))
    assert len(state.players[1].collected) == 2
    assert (state.active, state.owner) == (cards("7/1 8/2"), 1)
    assert refused(state, 2, Show(1, 2))[0] is Clause.SHOW
    assert refused(state, 2, Show(0, 0))[0] is Clause.SHOW
    assert refused(state, 2, Show(-1, 1))[0] is Clause.SHOW


@rule(Clause.SCOUT)
def test_a_scout_takes_an_end_and_pays_the_owner() -> None:
    state = after(table("5/1 6/2 9/3", "7/1 1/3", "3/4"), (0, Show(0, 2)), (1, Scout("right", False, 2)))
    assert state.players[1].hand == cards("7/1 1/3 6/2")
    assert state.players[0].chips == 1
    assert (state.active, state.owner) == (cards("5/1"), 0)
    assert refused(state, 2, Scout("right", False, 0))[0] is Clause.SCOUT
    assert refused(state, 2, Scout("left", False, 2))[0] is Clause.SCOUT
    assert refused(table("1/2", "3/4", "5/6"), 0, Scout("left", False, 0))[0] is Clause.SCOUT


@rule(Clause.BOTH, Clause.OUT)
def test_scout_and_show_g3() -> None:
    state = after(table("5/3 5/8 2/9", "4/1 6/2", "7/1 1/9"), (0, Show(0, 2)), (1, ScoutAndShow("left", False, 1)))
    assert refused(state, 1, Scout("left", False, 0))[0] is Clause.BOTH
    state = after(state, (1, Show(0, 3)))
    assert state.rounds[0].tallies == (Tally(0, 1, 1, False), Tally(1, 0, 0, False), Tally(0, 0, 2, False))
    assert (state.rounds[0].ender, state.rounds[0].how) == (1, "out")
    assert scout.scores(state) == (0, 1, -2)


@rule(Clause.BOTH)
def test_scout_and_show_must_lead_to_a_show() -> None:
    state = table("1/2 1/3", "3/4", "5/6", active="9/8 9/7 9/6", owner=1)
    clause, text = refused(state, 0, ScoutAndShow("left", False, 0))
    assert clause is Clause.BOTH
    assert text == "Neither end of 9-9-9 gives you a set that beats what stays."
    joining = table("9/2 1/3", "3/4", "5/6", active="8/1 9/8", owner=1)
    misplaced = refused(joining, 0, ScoutAndShow("left", True, 0))
    assert misplaced == (Clause.BOTH, "With the 1 at that place no set of yours beats the single 9, which stays.")
    spent = table("1/2", "9/8", "5/6", active="5/8 3/7", owner=2)
    spent = after(spent, (0, ScoutAndShow("left", False, 0)), (0, Show(0, 1)))
    assert scout.explain(spent, 1, ScoutAndShow("left", False, 0)) is None
    assert not spent.players[0].token


@rule(Clause.BOTH)
def test_the_token_can_be_used_once_a_round() -> None:
    state = table("3/2 1/7 2/8", "9/8 1/5", "5/6 1/4", active="2/9 2/7", owner=2)
    state = after(state, (0, ScoutAndShow("left", True, 0)), (0, Show(0, 1)), (1, Scout("left", False, 0)))
    state = after(state, (2, Show(0, 1)))
    assert refused(state, 0, ScoutAndShow("left", False, 0)) == (
        Clause.BOTH,
        "You have used your Scout & Show in this round.",
    )


@rule(Clause.UNBEATEN, Clause.SCORE)
def test_unbeaten_g1() -> None:
    state = table("5/1 5/2 5/3 9/1 8/1", "1/2 3/4", "1/3 2/4")
    state = after(state, (0, Show(0, 3)), (1, Scout("left", False, 2)), (2, Scout("right", True, 0)))
    assert state.players[1].hand == cards("1/2 3/4 5/1")
    assert state.players[2].hand == cards("3/5 1/3 2/4")
    assert state.active == cards("5/2")
    assert (state.rounds[0].ender, state.rounds[0].how) == (0, "unbeaten")
    assert scout.scores(state) == (2, -3, -3)


@rule(Clause.UNBEATEN)
def test_unbeaten_although_the_set_is_gone_g2() -> None:
    state = table("5/1 5/2 9/4", "1/2 3/4", "1/3 2/4")
    state = after(state, (0, Show(0, 2)), (1, Scout("left", False, 0)), (2, Scout("left", False, 0)))
    assert state.active == ()
    assert scout.scores(state) == (2, -3, -3)


@rule(Clause.UNBEATEN)
def test_scout_and_show_starts_the_count_anew() -> None:
    state = table("5/1 5/2 9/4 9/3", "1/2 3/4", "1/3 2/4")
    state = after(state, (0, Show(0, 2)), (1, Scout("left", False, 0)))
    state = after(state, (2, ScoutAndShow("left", False, 2)), (2, Show(0, 1)))
    assert state.rounds == ()
    assert scout.to_act(state) == {0}


@rule(Clause.SCORE)
@pytest.mark.parametrize(
    ("tally", "score"), [(Tally(2, 1, 5, False), -2), (Tally(3, 2, 0, False), 5), (Tally(2, 5, 8, True), 7)]
)
def test_the_printed_scores(tally: Tally, score: int) -> None:
    assert tally.score == score


@rule(Clause.MATCH)
def test_equal_totals_share_the_win() -> None:
    state = after(table("1/2", "3/4", "5/6"), (0, Show(0, 1)))
    assert scout.scores(state) == (0, -1, -1)
    assert scout.winners(state) == (0,)
    assert scout.winners(scout.new(3, Options())) == (0, 1, 2)
    assert scout.to_act(state) == {CHANCE}


@rule(Clause.TWO_CHIPS, Clause.TWO_TURNS)
def test_two_players_g4() -> None:
    state = table("6/1 6/2 6/3 9/2", "1/4 2/5")
    state = after(state, (0, Show(0, 3)), (1, Scout("left", False, 2)), (1, Scout("right", False, 2)))
    assert state.players[1].hand == cards("1/4 2/5 6/3 6/1")
    assert state.players[1].chips == 1
    assert state.active == cards("6/2")
    state = after(state, (1, Show(2, 2)))
    assert len(state.players[1].collected) == 1
    state = after(state, (0, Scout("left", True, 0)), (0, Show(1, 1)), (1, Show(0, 2)))
    assert scout.scores(state) == (2, 3)


@rule(Clause.TWO_CHIPS)
def test_no_chip_no_scout() -> None:
    state = table("7/8 1/2", "9/8 4/3", active="1/5 1/6 1/7 1/8", owner=1)
    for _ in range(3):
        state = after(state, (0, Scout("left", False, 0)))
    assert state.players[0].chips == 0
    assert refused(state, 0, Scout("left", False, 0))[0] is Clause.TWO_CHIPS


@rule(Clause.TWO_TOKEN)
def test_two_players_have_no_scout_and_show() -> None:
    state = table("9/8 1/2", "1/3", active="1/5", owner=1)
    assert refused(state, 0, ScoutAndShow("left", False, 0))[0] is Clause.TWO_TOKEN


@rule(Clause.TWO_END)
def test_two_players_stuck_without_a_chip() -> None:
    state = table("1/8 1/7", "9/8 4/3", active="9/1 9/2 9/3 9/4 9/5 9/6", owner=1)
    for _ in range(3):
        assert not state.rounds
        state = after(state, (0, Scout("left", True, 0)))
    assert (state.rounds[0].ender, state.rounds[0].how) == (1, "unbeaten")
    assert state.rounds[0].tallies == (Tally(0, 0, 5, False), Tally(0, 3, 2, True))


@rule(Clause.TWO_END)
def test_two_players_end_with_a_show_that_leaves_the_other_stuck() -> None:
    state = table("9/1 9/2 1/2", "1/3 2/5")
    poor = attrs.evolve(state.players[1], chips=0)
    stuck = after(attrs.evolve(state, players=(state.players[0], poor)), (0, Show(0, 2)))
    assert (stuck.rounds[0].ender, stuck.rounds[0].how) == (0, "unbeaten")
    going_on = after(state, (0, Show(0, 2)))
    assert not going_on.rounds
    assert {type(move) for move in scout.legal_moves(going_on, 1)} == {Scout}


@rule(Clause.SCOUT)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_scout_brings_one_chip(seats: int) -> None:
    scouts = 0
    for played in random_game(scout, seats, Options(), 8, 300):
        scouts = 0 if isinstance(played.move, Deal) else scouts + isinstance(played.move, Scout | ScoutAndShow)
        assert sum(player.chips for player in played.after.players) == scouts


@rule(Clause.TWO_CHIPS)
def test_two_players_have_six_chips_less_one_for_each_scout() -> None:
    scouts = 0
    for played in random_game(scout, 2, Options(), 8, 300):
        scouts = 0 if isinstance(played.move, Deal) else scouts + isinstance(played.move, Scout)
        assert sum(player.chips for player in played.after.players) == 6 - scouts


@rule(Clause.BOTH)
def test_the_show_after_a_scout_need_not_use_the_scouted_card() -> None:
    state = table("8/2 9/3", "3/4", "5/6", active="1/5 4/6", owner=1)
    state = after(state, (0, ScoutAndShow("left", False, 0)))
    assert scout.prompt(state, 0) == "You must now show a stronger set, with or without the scouted card."
    assert after(state, (0, Show(1, 2))).players[0].hand == cards("1/5")
    emptied = after(table("8/2 9/3", "3/4", "5/6", active="1/5", owner=1), (0, ScoutAndShow("left", False, 0)))
    assert scout.prompt(emptied, 1) == "{0} must now show any set, with or without the scouted card."


@rule(Clause.SET)
def test_the_longest_run_has_ten_cards() -> None:
    run = cards("1/2 2/3 3/4 4/5 5/6 6/7 7/8 8/9 9/10 10/1")
    state = position((run, cards("1/3"), cards("3/5")))
    assert Show(0, 10) in scout.legal_moves(state, 0)
    assert after(state, (0, Show(0, 10))).rounds[0].how == "out"


def test_a_hand_of_twenty_is_legal() -> None:
    hand = tuple(card for card in deck(5) if card.up == 1 or card.down == 10)[:17] + cards("9/8 8/7 7/6")
    state = position((hand, cards("1/2"), cards("3/4")))
    assert len(state.players[0].hand) == 20
    assert Show(17, 3) in scout.legal_moves(state, 0)


def test_mirrored_hands_have_mirrored_moves() -> None:
    hand = cards("5/1 6/2 7/3 7/4 2/9")
    active = cards("4/1 5/2")
    plain = position((hand, cards("1/2"), cards("3/4")), active=active, owner=1)
    mirror = position((hand[::-1], cards("1/2"), cards("3/4")), active=active[::-1], owner=1)

    def mirrored(move: Move) -> Move:
        match move:
            case Show(start, length):
                return Show(len(hand) - start - length, length)
            case Scout(end, turn, at):
                return Scout("left" if end == "right" else "right", turn, len(hand) - at)
            case ScoutAndShow(end, turn, at):
                return ScoutAndShow("left" if end == "right" else "right", turn, len(hand) - at)
            case _:
                raise AssertionError(move)

    assert {mirrored(move) for move in scout.legal_moves(plain, 0)} == set(scout.legal_moves(mirror, 0))
    assert ups(hand) == [5, 6, 7, 7, 2]
