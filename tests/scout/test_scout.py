"""SCOUT: the golden cases, each naming the clause it checks."""

from __future__ import annotations

import attrs
import pytest

from rules import scout
from rules.core import NATURE, play
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, Move, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import deck, hand_size
from rules.scout.sets import beating, strength
from rules.scout.state import Options, Orienting, Over, State, Tally, position, ups
from tests.scout.tables import cards
from tests.specimens import random_game, rule


def table(*hands: str, active: str = "", owner: int | None = None, turn: int = 0) -> State:
    return position(tuple(map(cards, hands)), active=cards(active), owner=owner, turn=turn)


def after(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state = play(scout, state, seat, move)
    return state


def refused(state: State, seat: int, move: Move) -> tuple[Clause, str]:
    refusal = scout.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, refusal.text


def dealt(seats: int, start: str = "fixed") -> State:
    state = scout.new(seats, Options(start="fixed" if start == "fixed" else "holder_of_1_2"))
    pile, size = deck(seats), hand_size(seats)
    hands = tuple(pile[seat * size : (seat + 1) * size] for seat in range(seats))
    return after(state, (NATURE, Deal(hands, pile[size * seats :], 0)))


@rule(Clause.CARDS)
def test_the_deck_for_each_number_of_players() -> None:
    assert [len(deck(seats)) for seats in (2, 3, 4, 5)] == [44, 36, 44, 45]
    assert all(10 not in card.face for card in deck(3))
    assert (9, 10) not in {card.face for card in deck(4)} | {card.face for card in deck(2)}
    assert len({card.face for card in deck(5)}) == 45


@rule(Clause.DEAL)
def test_a_deal_uses_every_card_once() -> None:
    state = scout.new(4, Options())
    pile = deck(4)
    hands = tuple(pile[seat * 11 : (seat + 1) * 11] for seat in range(4))
    assert refused(state, NATURE, Deal(hands[:3], (), 0))[0] is Clause.DEAL
    assert refused(state, NATURE, Deal((hands[0], *hands[:3]), (), 0))[0] is Clause.DEAL
    assert refused(state, NATURE, Deal((hands[0][1:], *hands[1:]), hands[0][:1], 0))[0] is Clause.DEAL
    assert scout.explain(state, NATURE, Deal(hands, (), 3)) is None
    assert refused(after(state, (NATURE, Deal(hands, (), 0))), 0, Show(0, 1))[0] is Clause.TURNING


@rule(Clause.DEAL)
def test_two_players_get_the_cards_set_aside_in_round_two() -> None:
    state = dealt(2)
    aside = state.aside
    assert len(aside) == 22
    state = after(state, (0, Orient(False)), (1, Orient(False)))
    assert state.aside == aside


@rule(Clause.START)
def test_who_starts() -> None:
    state = scout.new(3, Options(start="fixed"))
    pile = deck(3)
    hands = (pile[:12], pile[12:24], pile[24:])
    assert refused(state, NATURE, Deal(hands, (), 1))[0] is Clause.START
    assert refused(state, NATURE, Deal(hands, (), None))[0] is Clause.START
    holder = scout.new(3, Options(start="holder_of_1_2"))
    assert scout.explain(holder, NATURE, Deal(hands[::-1], (), 2)) is None
    assert refused(holder, NATURE, Deal(hands[::-1], (), 0))[0] is Clause.START
    ended = after(table("1/2", "3/4", "5/6"), (0, Show(0, 1)))
    assert refused(ended, NATURE, Deal(hands, (), 0))[0] is Clause.START
    started = after(ended, (NATURE, Deal(hands, (), None)), *((seat, Orient(False)) for seat in range(3)))
    assert scout.to_act(started) == {1}


@rule(Clause.TURNING)
def test_turning_swaps_the_numbers_and_keeps_the_order() -> None:
    state = dealt(3)
    before = state.players[1].hand
    state = after(state, (1, Orient(True)), (2, Orient(False)))
    assert scout.to_act(state) == {0}
    assert isinstance(state.step, Orienting)
    assert refused(state, 1, Orient(False))[0] is Clause.TURN
    state = after(state, (0, Orient(False)))
    assert state.players[1].hand == tuple(card.turned for card in before)
    assert refused(state, 0, Orient(True))[0] is Clause.TURNING


@rule(Clause.ORDER)
def test_a_hand_changes_only_by_a_slice_or_one_card() -> None:
    state = table("5/1 6/2 9/3 9/4", "1/2 3/4", "7/8 8/9")
    state = after(state, (0, Show(0, 2)), (1, Scout("left", True, 1)))
    assert state.players[0].hand == cards("9/3 9/4")
    assert state.players[1].hand == cards("1/2 1/5 3/4")


@rule(Clause.SET)
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([5, 6], True),
        ([4, 3], True),
        ([3, 2, 1], True),
        ([3, 3], True),
        ([4, 3, 5, 6], False),
        ([10, 1], False),
        ([3], True),
        ([], False),
        (list(range(1, 11)), True),
    ],
)
def test_what_is_a_set(numbers: list[int], expected: bool) -> None:
    assert (strength(numbers) is not None) == expected


@rule(Clause.SET)
def test_all_sets_of_the_printed_hand() -> None:
    hand = [4, 3, 5, 6, 3, 3, 2, 1]
    longer = {(start, length) for start, length in beating(hand, None) if length > 1}
    assert longer == {(0, 2), (2, 2), (4, 2), (5, 2), (6, 2), (5, 3)}
    state = table("4/10 3/10 5/10 6/10 3/9 3/8 2/9 1/9", "1/2", "3/4")
    assert refused(state, 0, Show(0, 4)) == (
        Clause.SET,
        "4-3-5-6 is no set: not all equal, and no run in steps of one.",
    )


@rule(Clause.STRONGER)
@pytest.mark.parametrize(
    ("mine", "theirs", "beats"),
    [
        ([2, 3, 4], [8, 8], True),
        ([1], [8, 8], False),
        ([2, 2], [4, 5], True),
        ([4, 5], [2, 2], False),
        ([5, 6], [4, 5], True),
        ([4, 5], [4, 5], False),
        ([3, 4], [4, 5], False),
        ([6, 5], [4, 5], True),
        ([7], [6], True),
        ([6], [6], False),
    ],
)
def test_which_set_is_stronger(mine: list[int], theirs: list[int], beats: bool) -> None:
    stronger, weaker = strength(mine), strength(theirs)
    assert stronger
    assert weaker
    assert (stronger > weaker) == beats
    assert ((0, len(mine)) in beating(mine, weaker)) == beats


@rule(Clause.STRONGER)
def test_a_weaker_set_is_refused_with_the_reason() -> None:
    state = table("4/9 5/9 2/9", "1/2", "3/4", active="4/1 5/1", owner=2)
    clause, text = refused(state, 0, Show(0, 2))
    assert clause is Clause.STRONGER
    assert text == "4-5 does not beat 4-5: its lowest number, 4, would have to be higher than 4."
    assert "equal cards beat a run" in refused(table("4/9 5/9", "1/2", active="3/1 3/2", owner=1), 0, Show(0, 2))[1]
    assert "it has 1 card, and 2 are" in refused(state, 0, Show(2, 1))[1]


@rule(Clause.TURN)
def test_only_the_seat_on_turn_acts_and_nobody_after_the_end() -> None:
    state = table("1/2 3/4", "5/6 7/8", "9/1 2/3")
    assert refused(state, 1, Show(0, 1)) == (Clause.TURN, "It is {0}'s turn.")
    assert scout.legal_moves(state, 1) == ()
    over = State(Options(), state.players, Over())
    assert refused(over, 0, Show(0, 1)) == (Clause.TURN, "The match is over.")


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
    assert scout.to_act(state) == {NATURE}


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


@rule(Clause.UNBEATEN)
def test_who_has_scouted_since_the_set_was_shown() -> None:
    state = after(table("5/1 5/2 9/4", "1/2 3/4", "1/3 2/4", "1/5 2/6"), (0, Show(0, 2)))
    assert state.scouters == ()
    state = after(state, (1, Scout("left", False, 0)))
    assert state.scouters == (1,)
    assert after(state, (2, Scout("left", False, 0))).scouters == (1, 2)
    assert after(state, (2, ScoutAndShow("left", False, 0)), (2, Show(0, 1))).scouters == ()
    two = after(table("5/1 5/2 9/4", "1/2 3/4"), (0, Show(0, 2)), (1, Scout("left", False, 0)))
    assert two.scouters == ()


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
