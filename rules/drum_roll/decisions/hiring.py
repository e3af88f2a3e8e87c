"""The owner of a Hire Performer or a Hire Personnel marker hires or declines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, TypeVar

from rules.core import Refusal, Seat
from rules.drum_roll import hiring_area
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.ruling import DECLINE, SeatRuling
from rules.drum_roll.moves import Decline, Hire
from rules.drum_roll.state import State
from rules.drum_roll.steps import HiringPerformer, HiringPersonnel
from rules.drum_roll.wording import name_of, price, seat_name, title_of

HiringT = TypeVar("HiringT", HiringPerformer, HiringPersonnel)


class _Hiring(SeatRuling[HiringT, Hire | Decline]):
    """What holds for both rows."""

    kinds = (Hire, Decline)
    whom: ClassVar[str]

    def moves(self, state: State, step: HiringT, seat: Seat) -> Iterable[Hire | Decline]:
        return [*hiring_area.hires(state, step), DECLINE]

    def why_not(self, state: State, step: HiringT, seat: Seat, move: Hire | Decline) -> Refusal | None:
        return None if isinstance(move, Decline) else hiring_area.why_not_hire(state, step, move)

    def make(self, state: State, step: HiringT, seat: Seat, move: Hire | Decline) -> State:
        return state if isinstance(move, Decline) else hiring_area.hire(state, seat, move)

    def tell(self, before: State, step: HiringT, seat: Seat, move: Hire | Decline, after: State) -> Iterable[str]:
        if isinstance(move, Decline):
            return (f"{seat_name(seat)} hired no {self.whom}.",)
        offer = hiring_area.find_performer(before, move.card) or hiring_area.find_member(before, move.card)
        assert offer is not None
        return (f"{seat_name(seat)} hired {title_of(offer.card)} for {price(offer.price)}.",)

    def describe(self, state: State, step: HiringT, seat: Seat, move: Hire | Decline) -> str:
        if isinstance(move, Decline):
            return "decline"
        offer = hiring_area.find_performer(state, move.card) or hiring_area.find_member(state, move.card)
        return f"hire {name_of(state, move.card)} for {price(offer.price if offer else 0)}"

    def duty(self, state: State, step: HiringT) -> str:
        nobody = "" if hiring_area.hires(state, step) else ": there is nobody to be had"
        return f"hire a {self.whom}, or decline{nobody}"


class _HiringPerformer(_Hiring[HiringPerformer]):
    """The upper row."""

    clause = Clause.HIRE_PERFORMER
    whom = "performer"


class _HiringPersonnel(_Hiring[HiringPersonnel]):
    """The lower row."""

    clause = Clause.HIRE_PERSONNEL
    whom = "personnel member"


HIRING_PERFORMER: Final = _HiringPerformer()
HIRING_PERSONNEL: Final = _HiringPersonnel()
