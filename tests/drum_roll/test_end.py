"""Drum Roll: bonuses, cards in hand, the bank, and who has won."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.core import name_seats
from rules.drum_roll.clauses import Clause
from rules.drum_roll.endgame import Bonuses, bonuses
from rules.drum_roll.moves import Flip, Perform
from rules.drum_roll.position import act, circus, position
from rules.drum_roll.state import Act, Player, State
from rules.drum_roll.steps import Over
from tests.drum_roll.tables import NAMES, any_move, onward
from tests.specimens import rule

MANY = ("lion_tamer", "bear_trainer", "dog_trainer", "seal_trainer", "tiger_tamer", "horse_trainer", "monkey_trainer")
OTHERS = (
    "mind_reader",
    "hypnotist",
    "coin_conjurer",
    "dove_conjurer",
    "ventriloquist",
    "card_conjurer",
    "shadow_conjurer",
)


def flipped(*codes: str) -> list[Act]:
    return [act(code, flipped=1) for code in codes]


def ended(*players: Player) -> State:
    """A table on which nobody has anything left to decide in the third show."""
    state = position(*players, moment="show", show=3, regions=("london", "vienna", "paris"))
    assert state.step == Over()
    return state


def earned(*players: Player) -> tuple[Bonuses, ...]:
    return bonuses(ended(*players))


@rule(Clause.BONUSES)
def test_the_largest_show_in_full_to_all_who_tie() -> None:
    two = (circus(*flipped(*MANY[:2])), circus(*flipped(*OTHERS[:2])), circus(*flipped("rope_walker")))
    assert [bonus.largest_show for bonus in earned(*two)] == [5, 5, 0]
    assert [bonus.largest_show for bonus in earned(circus(), circus())] == [0, 0]


@rule(Clause.BONUSES)
def test_full_variety_needs_all_five_types() -> None:
    five = flipped("rope_walker", "hat_juggler", "hypnotist", "lion_tamer", "strongman")
    assert [bonus.full_variety for bonus in earned(circus(*five), circus(*flipped(*MANY)))] == [3, 0]


@rule(Clause.BONUSES)
def test_a_large_troupe_is_eight_or_more() -> None:
    seven, eight = circus(*flipped(*OTHERS), coins=50), circus(*flipped(*MANY, "strongman"), coins=50)
    assert [bonus.large_troupe for bonus in earned(seven, eight)] == [0, 3]


@rule(Clause.BONUSES)
@pytest.mark.parametrize(
    ("acts", "perfect"),
    [
        ([act("rope_walker", 3), act("lion_tamer", flipped=1)], True),
        ([act("rope_walker", 2), act("lion_tamer", flipped=1)], False),
        ([act("rope_walker", 3), act("hat_juggler")], False),
    ],
)
def test_a_perfect_show_has_only_outstanding_or_flipped_performers(acts: list[Act], perfect: bool) -> None:
    state = position(circus(*acts, coins=20), circus(), moment="show", show=3)
    while drum_roll.to_act(state):
        moves = [move for move in drum_roll.legal_moves(state, 0) if not isinstance(move, Flip)]
        state = onward(state, moves[0])
    assert bool(bonuses(state)[0].perfect_show) == perfect
    assert bonuses(state)[1].perfect_show == 0


@rule(Clause.BONUSES)
def test_a_flip_in_the_third_show_keeps_it_perfect() -> None:
    state = position(circus(act("rope_walker", 3), coins=20), circus(), moment="show", show=3)
    assert bonuses(onward(state, Flip("rope_walker")))[0].perfect_show == 3
    assert bonuses(onward(state, Perform("rope_walker")))[0].perfect_show == 3


@rule(Clause.BONUS_CARDS)
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["trailer_bonus"], 2),
        (["personnel_bonus"], 3),
        (["resource_bonus"], 2),
        (["unblock#1", "trailer#2"], 2),
        (["fire#1"], 1),
        (["income#1", "double_vote#1"], 0),
        (["resources_red#1", "applause_tamer"], 0),
        (["income_cube#1"], 0),
    ],
)
def test_what_cards_in_hand_are_worth(cards: list[str], points: int) -> None:
    acts = [act("rope_walker", flipped=1, trailer=True), act("lion_tamer", flipped=2, trailer=True)]
    staff = ["orchestra", "agent_blue_red", "agent_red_white"]
    player = circus(*acts, coins=20, hand=cards, personnel=staff, storage=("red",) * 4 + ("white",) * 4)
    state = position(player, circus(), moment="show", show=3)
    while drum_roll.to_act(state):
        state = onward(state, any_move(state, 0))
    assert bonuses(state)[0].cards == points


@rule(Clause.BANK)
@pytest.mark.parametrize(("stored", "points"), [(0, 0), (1, 0), (2, 1), (9, 4), (10, 5)])
def test_two_coins_in_the_bank_are_a_point(stored: int, points: int) -> None:
    player = circus(stored=stored, personnel=["bank_representative"], coins=3)
    assert earned(player, circus())[0].bank == points


@rule(Clause.END)
def test_the_most_prestige_then_the_most_coins_then_shared() -> None:
    def winners(*players: Player) -> tuple[int, ...]:
        return drum_roll.winners(ended(*players))

    assert winners(circus(prestige=5, coins=1), circus(prestige=4, coins=9)) == (0,)
    assert winners(circus(prestige=4, coins=1), circus(prestige=4, coins=2)) == (1,)
    assert winners(circus(prestige=4, coins=2), circus(prestige=4, coins=2), circus(coins=7)) == (0, 1)
    banker = circus(prestige=0, coins=3, stored=9, personnel=["bank_representative"])
    assert winners(banker, circus(prestige=4, coins=3)) == (1,)


@rule(Clause.END)
def test_the_sums_of_the_game() -> None:
    state = position(
        circus(act("rope_walker", 3), coins=4, prestige=6, hand=["unblock#1"]),
        circus(prestige=7, coins=2),
        moment="show",
        show=3,
    )
    state = onward(state, Flip("rope_walker"))
    assert drum_roll.result(state) is None
    before = state
    state = onward(state, list(drum_roll.legal_moves(state, 0))[-1])
    result = drum_roll.result(state)
    assert result is not None
    assert result.rows == (
        ("8", "5", "0", "3", "0", "1", "0", "3", "17"),
        ("7", "0", "0", "0", "0", "0", "0", "2", "7"),
    )
    assert result.notes == ("{0} still held Unblock Action.",)
    events = drum_roll.events(before, 0, list(drum_roll.legal_moves(before, 0))[-1], state)
    assert [name_seats(event.text, NAMES) for event in events] == [
        "Ana pays 1 coin in salaries.",
        "Ben gives show 3.",
        "Largest Show: 5 prestige to Ana.",
        "Perfect Show: 3 prestige to Ana.",
        "Ana scores 1 for cards in hand.",
        "The tour is over. Ana 17 and Ben 7: Ana wins.",
    ]
    assert drum_roll.view(state, 1).players[0].hand == state.players[0].hand
