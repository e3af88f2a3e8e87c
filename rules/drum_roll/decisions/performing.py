"""A seat names the next performer, who performs or is flipped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat
from rules.drum_roll import show
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import Flip, Perform
from rules.drum_roll.state import Act, State
from rules.drum_roll.steps import Performing
from rules.drum_roll.wording import benefit, coins, level_name, number, price, seat_name


class _Performing(SeatRuling[Performing, Perform | Flip]):
    """A seat names the next performer, who performs or is flipped."""

    clause = Clause.PERFORMING
    kinds = (Perform, Flip)

    def due(self, state: State, step: Performing) -> Performing | None:
        return step if step.left else None

    def moves(self, state: State, step: Performing, seat: Seat) -> Iterable[Perform | Flip]:
        return show.show_moves(state, step)

    def why_not(self, state: State, step: Performing, seat: Seat, move: Perform | Flip) -> Refusal | None:
        return show.why_not_perform(state, step, move)

    def make(self, state: State, step: Performing, seat: Seat, move: Perform | Flip) -> State:
        return show.perform(state, step, move) if isinstance(move, Perform) else show.flip(state, step, move)

    def tell(self, before: State, step: Performing, seat: Seat, move: Perform | Flip, after: State) -> Iterable[str]:
        act, who = _act(before, seat, move), seat_name(seat)
        name = act.performer.name
        if isinstance(move, Flip):
            return (f"{who} flipped {name} for {act.performer.flip_prestige} prestige; its cubes are gone.",)
        if act.ready:
            return (f"{who}'s {name} gave {level_name(act.ready)}: {benefit(act.performer.benefit(act.ready))}.",)
        paid, lost = show.compensation(before, act, before.players[seat].coins)
        return (f"{who}'s {name} could not perform and was fired: {coins(paid)} paid, {lost} prestige lost.",)

    def describe(self, state: State, step: Performing, seat: Seat, move: Perform | Flip) -> str:
        act = _act(state, seat, move)
        name = act.performer.name
        if isinstance(move, Flip):
            return f"flip {name} for {act.performer.flip_prestige} prestige"
        if act.ready:
            return f"{name}: {level_name(act.ready)}, {benefit(act.performer.benefit(act.ready))}"
        paid, lost = show.compensation(state, act, state.players[seat].coins)
        return f"{name}: no performance, fired for {price(paid)} and {lost} prestige"

    def duty(self, state: State, step: Performing) -> str:
        return f"let the next performer perform or be flipped ({number(len(step.left))} to go)"


PERFORMING: Final = _Performing()


def _act(state: State, seat: Seat, move: Perform | Flip) -> Act:
    act = state.players[seat].act(move.performer)
    assert act is not None
    return act
