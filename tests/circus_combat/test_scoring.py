"""Circus Combat: points, multipliers, swaps and the end of the game."""

from __future__ import annotations

from itertools import accumulate

import attrs
import pytest

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.moves import Place, Resolve
from rules.circus_combat.pieces import Card
from rules.circus_combat.scoring import (
    Projection,
    colour_multipliers,
    fatigue_points,
    place_multiplier,
    projections,
    show,
    show_points,
    total,
)
from rules.circus_combat.state import Player, State, position
from rules.circus_combat.steps import Over, Resolving, Rolling
from rules.circus_combat.tricks import Trick
from tests.circus_combat.tables import after, placed, refused, rolled, told, trick
from tests.specimens import rule

NINE = (
    trick("gold one_pair", "5 5"),
    trick("gold three_of_a_kind", "4 4", red="4"),
    trick("gold straight", "2 3", "4", red="5 6"),
    trick("gold two_pairs", "6 6 1", "1"),
    trick("teal four_of_a_kind", "3 3 3", red="3"),
    trick("teal full_house", "6 6 2", "6", red="2"),
    trick("violet two_pairs_swap", "1 1", "5", red="5"),
    trick("violet three_pairs", "4 4 2 2", "3 3"),
    trick("teal five_of_a_kind", "6 6 6", "6 6"),
)


@rule(Clause.POINTS, Clause.BY_PLACE, Clause.BY_COLOUR)
def test_a_queue_of_nine() -> None:
    performances = show(NINE, 0)
    assert [performance.points for performance in performances] == [10, 8, -18, 26, 12, 48, -9, 72, 54]
    assert [performance.place for performance in performances] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [performance.colour for performance in performances] == [1, 2, 3, 1, 1, 2, 1, 2, 1]
    assert list(accumulate(performance.points for performance in performances)) == [10, 18, 0, 26, 38, 86, 77, 149, 203]
    assert show_points(NINE, 0) == 203


@rule(Clause.SCORE)
def test_the_fatigue_before_a_player_is_taken_off() -> None:
    player = Player(queue=NINE, fatigue=(4, 2))
    assert fatigue_points(player) == 6
    assert total(player, 0) == 197
    assert circus_combat.scores(position([trick("teal straight")], queues=(NINE, ()), fatigue=((4, 2), (1,)))) == (
        197,
        -1,
    )


@rule(Clause.BY_COLOUR, Clause.BY_PLACE)
def test_every_swap_is_projected() -> None:
    found = projections(Player(queue=NINE, fatigue=(4, 2)), 0)
    assert [projection.left for projection in found] == list(range(8))
    assert found[2] == Projection(2, 216, 19)
    assert found[5] == Projection(5, 152, -45)
    assert found[7] == Projection(7, 161, -36)
    assert projections(Player(queue=NINE[:1]), 0) == ()


@rule(Clause.BY_COLOUR)
def test_six_tricks_of_one_colour() -> None:
    ten = [trick("gold three_pairs", "3 3 2 2")] * 6
    assert [performance.points for performance in show(ten, 0)] == [10, 20, 30, 20, 40, 60]
    assert show_points(ten, 0) == 180
    assert colour_multipliers([*ten[:2], trick("teal one_pair"), *ten[2:]]) == (1, 2, 1, 1, 2, 3, 1)


@rule(Clause.BY_PLACE)
def test_every_trick_from_the_seventh_on_counts_three_times() -> None:
    assert [place_multiplier(number) for number in range(12)] == [1] * 3 + [2] * 3 + [3] * 6


@rule(Clause.POINTS)
def test_the_opponents_dice_do_not_count_and_red_ones_do() -> None:
    queue = (trick("teal full_house", "6 2", "2 2", red="6"),)
    assert [show(queue, seat)[0].points for seat in (0, 1)] == [2, -2]


def long_queue(number: int, seat: int = 0) -> tuple[Trick, ...]:
    """So many tricks, each without dice but one."""
    ids = ("one_pair", "two_pairs", "three_pairs", "straight", "full_house")
    cards = [Card.parse(f"{colour} {name}") for colour in ("teal", "violet") for name in ids]
    return tuple(Trick(card).with_die(seat, 1) for card in cards[:number])


def about_to_take(first: int, second: int, taker: int, turn: int, last: int | None = None) -> State:
    """Queues of these lengths, and on stage one pair that the taker is about to get."""
    pair = trick("gold one_pair", "3 3") if taker == 0 else trick("gold one_pair", "", "3 3")
    queues = (long_queue(first, 0), long_queue(second, 1))
    return position([pair, trick("gold straight")], queues=queues, step=Resolving(turn), last=last)


@rule(Clause.LAST_TURN)
def test_nine_tricks_in_ones_own_turn_leave_the_opponent_one_turn() -> None:
    state = about_to_take(8, 3, taker=0, turn=0)
    assert told(state, 0, Resolve(0))[-1] == "Ana has nine tricks: Ben has one more turn."
    state = after(state, (0, Resolve(0)))
    assert (state.step, state.last) == (Rolling(1), 1)
    done = placed(rolled(state, "1"), (0, 1))
    assert done.step == Over("last turn")
    assert told(rolled(state, "1"), 1, Place(0, 1))[-1] == (
        "The game is over with Ben's last turn. Ana 47, Ben 6: Ana wins."
    )
    assert refused(done, 1, Place(0, 1))[0] is Clause.LAST_TURN


@rule(Clause.LAST_TURN)
def test_nine_tricks_in_the_opponents_turn() -> None:
    state = about_to_take(3, 8, taker=1, turn=0)
    assert told(state, 0, Resolve(0))[-1] == "Ben has nine tricks: Ana has one more turn, after Ben's next."
    state = after(state, (0, Resolve(0)))
    assert (state.step, state.last) == (Rolling(1), 0)
    state = placed(rolled(state, "1"), (0, 1))
    assert state.step == Rolling(0)
    assert placed(rolled(state, "2"), (0, 1)).step == Over("last turn")


@rule(Clause.LAST_TURN)
def test_if_both_reach_nine_in_one_turn_the_passive_player_has_one_more() -> None:
    pairs = [trick("gold one_pair", "3 3"), trick("gold two_pairs", "", "3 3 4 4"), trick("gold straight")]
    state = position(pairs, queues=(long_queue(8, 0), long_queue(8, 1)), step=Resolving(1))
    state = after(state, (1, Resolve(0)))
    assert state.last is None, "the end is announced when the turn is over"
    assert told(state, 1, Resolve(1))[-1] == "Ben has nine tricks and Ana nine: Ana has one more turn."
    assert after(state, (1, Resolve(1))).last == 0


@rule(Clause.LAST_TURN)
def test_a_second_queue_of_nine_changes_nothing() -> None:
    state = after(about_to_take(8, 9, taker=0, turn=1, last=0), (1, Resolve(0)))
    assert (state.step, state.last) == (Rolling(0), 0)


@rule(Clause.LAST_TURN)
def test_ten_tricks_at_once_are_said() -> None:
    pairs = [trick("gold one_pair", "3 3"), trick("gold two_pairs", "3 3 4 4"), trick("gold straight")]
    state = position(pairs, queues=(long_queue(8, 0), ()), step=Resolving(0))
    state = after(state, (0, Resolve(0)))
    assert told(state, 0, Resolve(1))[-1] == "Ana has ten tricks: Ben has one more turn."


@rule(Clause.LAST_TURN)
def test_a_skipped_turn_is_no_whole_turn() -> None:
    state = position([trick("gold straight")], own_supplies=(2, 0), red_supply=0, last=1)
    state = placed(rolled(state, "1"), (0, 0))
    assert (state.step, state.last) == (Rolling(0), 1)


@rule(Clause.EARLY_END)
def test_an_empty_stage_ends_the_game_at_once() -> None:
    state = position([trick("gold one_pair", "3 3"), None], queues=(long_queue(8), ()), step=Resolving(0))
    assert told(state, 0, Resolve(0))[-1].startswith("The game is over: the stage is empty.")
    then = after(state, (0, Resolve(0)))
    assert then.step == Over("empty stage")
    assert then.last is None


@rule(Clause.EARLY_END, Clause.LAST_TURN)
def test_the_last_turn_is_looked_at_before_an_empty_stage() -> None:
    state = position([trick("gold one_pair", "3 3")], queues=(long_queue(3), ()), step=Resolving(0), last=0)
    assert after(state, (0, Resolve(0))).step == Over("last turn")


@rule(Clause.SCORE)
@pytest.mark.parametrize(
    ("first", "second", "winners"), [("6 6", "5 5", (0,)), ("1 1", "5 5", (1,)), ("2 2", "2 2", (0, 1))]
)
def test_the_higher_score_wins_and_equals_draw(first: str, second: str, winners: tuple[int, ...]) -> None:
    queues = ((trick("gold one_pair", first),), (trick("teal one_pair", "", second),))
    state = position([None], queues=queues, step=Over("empty stage"))
    assert circus_combat.winners(state) == winners


@rule(Clause.SCORE)
def test_the_result_shows_the_sums() -> None:
    state = position([None], queues=(NINE, ()), fatigue=((4, 2), ()), step=Over("last turn"), last=1)
    result = circus_combat.result(state)
    assert result is not None
    assert result.columns == ("tricks", "how", "red dice", "total")
    assert result.rows == (
        ("+203", "+10 +8 -18 +26 +12 +48 -9 +72 +54", "-6", "197"),
        ("+0", "no tricks", "-0", "0"),
    )
    assert result.notes == ("The game is over with {1}'s last turn.",)
    draw = circus_combat.result(position([None], step=Over("no dice")))
    assert draw is not None
    assert draw.notes == (
        "The game is over: neither player has any dice to roll.",
        "Both have the same score: a draw.",
    )
    assert circus_combat.result(attrs.evolve(state, step=Rolling(0))) is None
