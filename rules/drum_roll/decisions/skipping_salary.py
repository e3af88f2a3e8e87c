"""A seat names members who are not paid in this show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.core import Refusal, Seat, listing
from rules.drum_roll import salaries
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import SeatRuling
from rules.drum_roll.moves import SkipSalary
from rules.drum_roll.state import State
from rules.drum_roll.steps import SkippingSalary
from rules.drum_roll.wording import name_of, plural, seat_name


class _SkippingSalary(SeatRuling[SkippingSalary, SkipSalary]):
    """A seat names members who are not paid in this show."""

    clause = Clause.SKIPPING
    kinds = (SkipSalary,)

    def moves(self, state: State, step: SkippingSalary, seat: Seat) -> Iterable[SkipSalary]:
        return salaries.skips(state, step)

    def why_not(self, state: State, step: SkippingSalary, seat: Seat, move: SkipSalary) -> Refusal | None:
        return salaries.why_not_skip(state, step, move)

    def make(self, state: State, step: SkippingSalary, seat: Seat, move: SkipSalary) -> State:
        return salaries.pay(state, seat, move.members)

    def tell(self, before: State, step: SkippingSalary, seat: Seat, move: SkipSalary, after: State) -> Iterable[str]:
        members = listing(name_of(before, code) for code in move.members)
        return (f"{seat_name(seat)} need not pay {members} in this show.",)

    def describe(self, state: State, step: SkippingSalary, seat: Seat, move: SkipSalary) -> str:
        return f"do not pay {listing(name_of(state, code) for code in move.members)}"

    def duty(self, state: State, step: SkippingSalary) -> str:
        return f"name {plural(step.number, 'member')} who will not be paid"


SKIPPING_SALARY: Final = _SkippingSalary()
