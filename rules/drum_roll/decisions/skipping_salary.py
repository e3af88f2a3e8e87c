"""A seat names the members who are not paid in this show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from rules.core import Refusal, Seat, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import SeatRules
from rules.drum_roll.moves import Move, SkipSalary
from rules.drum_roll.salaries import pay, salaries
from rules.drum_roll.state import State
from rules.drum_roll.steps import SkippingSalary
from rules.drum_roll.wording import how_many, name_of
from rules.wording import counted, in_words, seat_name


class SkippingSalaryRules(SeatRules[SkippingSalary, SkipSalary]):
    """They are different members of one's own, as many as are skipped."""

    step = SkippingSalary
    kinds = (SkipSalary,)
    clause = Clause.SKIPPING

    def _moves(self, state: State, step: SkippingSalary, seat: Seat) -> Iterable[Move]:
        members = sorted(salaries(state.players[seat], state.turn.show))
        return [SkipSalary(chosen) for chosen in combinations(members, step.number)]

    def _why_not(self, state: State, step: SkippingSalary, seat: Seat, move: SkipSalary) -> Refusal | None:
        members = salaries(state.players[seat], state.turn.show)
        if any(code not in members for code in move.members):
            return Refusal(Clause.SKIPPING, "One of those is no member of your circus.")
        if len(set(move.members)) != len(move.members):
            return Refusal(Clause.SKIPPING, "A salary can be skipped only once.")
        if len(move.members) != step.number:
            asked, named = in_words(step.number), how_many(len(move.members))
            return Refusal(Clause.SKIPPING, f"Exactly {asked} may go unpaid, and you named {named}.")
        return None

    def _made(self, state: State, step: SkippingSalary, seat: Seat, move: SkipSalary) -> State:
        return pay(state, seat, move.members)

    def _told(self, before: State, step: SkippingSalary, seat: Seat, move: SkipSalary, after: State) -> Iterator[str]:
        names = listing(name_of(before, code) for code in move.members)
        yield f"{seat_name(seat)} need not pay {names} in this show."

    def _described(self, state: State, seat: Seat, move: SkipSalary) -> str:
        return f"do not pay {listing(name_of(state, code) for code in move.members)}"

    def _duty(self, state: State, step: SkippingSalary) -> str:
        return f"name {counted(step.number, 'member')} who will not be paid"
