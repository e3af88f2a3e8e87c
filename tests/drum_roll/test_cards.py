"""Drum Roll: every performer at every level, and every personnel member, as the shipped set has them."""

from __future__ import annotations

import pytest

from rules import drum_roll
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import NO_CUBES
from rules.drum_roll.moves import ChooseCard, ChooseCubes, Flip, GiveTrailer, Hire, Invest, MoveCube, Perform, Place
from rules.drum_roll.position import Display, act, circus, position
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import Performing
from tests.drum_roll.tables import legal, onward, own
from tests.specimens import rule

EVERY_PERFORMER = pytest.mark.parametrize("performer", SHIPPED.performers, ids=lambda card: card.id)
EVERY_MEMBER = pytest.mark.parametrize("member", SHIPPED.personnel, ids=lambda card: card.id)
OTHERS = [act("grand_illusionist", 1, flipped=1), act("mind_reader", 1, flipped=1), act("card_conjurer", flipped=1)]


def waiting(state: State, code: str) -> State:
    """Answer what a benefit asks, as it comes, until the next performer is due."""
    for _ in range(9):
        if isinstance(state.step, Performing):
            break
        for kind in (ChooseCubes, GiveTrailer, ChooseCard):
            moves = legal(state, 0, kind)
            if moves:
                state = onward(state, moves[0])
    return state


def on_stage(performer: Performer, level: int) -> State:
    """A show with this performer, somebody who waits behind, and room in the hand."""
    last = "pole_climber" if performer.id != "pole_climber" else "trapeze_flyer"
    acts = [one for one in OTHERS if one.id != performer.id]
    return (
        position(circus(act(performer.id, level), last, *acts, coins=20), circus("dog_trainer"), moment="show", show=2)
        if performer.id != "dog_trainer"
        else position(
            circus(act(performer.id, level), last, *acts, coins=20), circus("lion_tamer"), moment="show", show=2
        )
    )


@rule(Clause.LEVELS, Clause.BENEFITS)
@pytest.mark.parametrize("level", [1, 2, 3])
@EVERY_PERFORMER
def test_every_benefit_is_had_in_full(performer: Performer, level: int) -> None:
    gives = performer.benefit(level)
    before = on_stage(performer, level)
    state = waiting(onward(before, Perform(performer.id)), performer.id)
    old, new = before.players[0], state.players[0]
    assert new.coins - old.coins == gives.coins
    assert new.prestige - old.prestige == gives.prestige
    assert sum(new.storage) == gives.cubes_any
    assert new.skips == gives.skip_salary
    assert sum(one.trailer for one in new.acts) == gives.trailer
    assert len(new.hand) == gives.invest + gives.invest_pick
    assert len(before.investments.deck) - len(state.investments.deck) == gives.invest + gives.invest_pick
    assert before.supply.trailers - state.supply.trailers == gives.trailer


@rule(Clause.FLIP)
@EVERY_PERFORMER
def test_every_performer_may_be_flipped_when_outstanding(performer: Performer) -> None:
    assert legal(on_stage(performer, 2), 0, Flip) == []
    before = on_stage(performer, 3)
    state = onward(before, Flip(performer.id))
    assert drum_roll.scores(state)[0] == performer.flip_prestige
    assert own(state, 0, performer.id).salary(2) == performer.salary
    assert own(state, 0, performer.id).salary(3) == performer.secondary_salary
    assert sum(state.supply.cubes) - sum(before.supply.cubes) == 3


@rule(Clause.FIRED)
@EVERY_PERFORMER
def test_every_performer_is_fired_without_its_first_cube(performer: Performer) -> None:
    before = on_stage(performer, 0)
    state = onward(before, Perform(performer.id))
    assert before.players[0].coins - state.players[0].coins == performer.cost
    assert performer in state.performers.discards


@rule(Clause.HIRE_PERFORMER)
@EVERY_PERFORMER
def test_every_performer_is_hired_for_its_cost_and_asks_for_its_cubes(performer: Performer) -> None:
    state = position(
        circus(coins=6, storage=performer.cubes, personnel=["general_supplier"]),
        circus(),
        moment="resolution",
        markers=((0, "hire_performer"),),
        display=Display((performer.id,)),
    )
    state = onward(state, Hire(performer.id))
    assert state.players[0].coins == 6 - performer.cost
    state = onward(state, *(MoveCube(colour, performer.id) for colour in performer.cubes[::-1]))
    assert own(state, 0, performer.id).ready == 3
    assert state.players[0].storage == NO_CUBES


@rule(Clause.HAND)
@EVERY_PERFORMER
def test_magicians_and_no_others_make_the_hand_larger(performer: Performer) -> None:
    larger = 3 if performer.type == "magician" else 2
    for flipped in (0, 1):
        assert hand_limit(position(circus(act(performer.id, flipped=flipped)), circus()), 0) == larger


@rule(Clause.HIRE_PERSONNEL, Clause.SALARIES)
@EVERY_MEMBER
def test_every_member_is_hired_for_its_cost_and_paid_its_salary(member: Member) -> None:
    state = position(
        circus(coins=10),
        circus(),
        moment="resolution",
        markers=((0, "hire_personnel"),),
        display=Display((), (member.id,)),
    )
    state = onward(state, Hire(member.id))
    assert state.players[0].coins == 10 - member.cost
    assert state.players[0].personnel == (member,)
    shown = position(
        circus(act("rope_walker", 1), coins=10, personnel=[member.id]), circus("dog_trainer"), moment="show"
    )
    shown = onward(shown, Perform("rope_walker"))
    assert shown.players[0].coins == 10 + 1 - 1 + member.show_coins - member.salary
    assert drum_roll.scores(shown)[0] == member.show_prestige


def test_no_member_does_the_work_of_another() -> None:
    """A circus with everybody but the one has not what the one gives."""
    for member in SHIPPED.personnel:
        others = [other.id for other in SHIPPED.personnel if other.role != member.role]
        state = position(circus(coins=9, personnel=others), circus())
        assert state.players[0].member(member.role) is None
    assert legal(position(circus(coins=9), circus()), 0, Invest) == []
    assert Place("invest", False) in legal(position(circus(coins=9), circus()), 0, Place)
