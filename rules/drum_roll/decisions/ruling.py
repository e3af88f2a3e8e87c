"""The shape that the module of every decision of Drum Roll fills in."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, TypeVar

from rules import ruling
from rules.core import Seat, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Decline, Done, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Decision, SeatDecision
from rules.drum_roll.wording import seat_name

DecisionT = TypeVar("DecisionT", bound=Decision)
SeatDecisionT = TypeVar("SeatDecisionT", bound=SeatDecision)
MoveT = TypeVar("MoveT", bound=Move)

DECLINE: Final = Decline()
DONE: Final = Done()


class Ruling(ruling.Ruling[State, DecisionT, MoveT]):
    """All rules of one decision."""

    clause: ClassVar[Clause]
    """The rule to read about it; also the reason of a refusal for a move that belongs elsewhere."""

    def due(self, state: State, step: DecisionT) -> DecisionT | None:
        """Give the decision as it is to be taken now; None if there is nothing to decide."""
        return step


class SeatRuling(Ruling[SeatDecisionT, MoveT]):
    """All rules of a decision that one seat takes."""

    @abstractmethod
    def duty(self, state: State, step: SeatDecisionT) -> str:
        """What the seat must do: the end of a sentence that begins `You must`."""

    def prompt(self, state: State, step: SeatDecisionT, seat: Seat | None) -> str:
        """Say what must be done, and by whom."""
        who = "You" if step.seat == seat else seat_name(step.seat)
        return f"{who} must {self.duty(state, step)}."


def undecided(choices: tuple[object, ...]) -> tuple[Seat, ...]:
    """The seats that have not chosen yet."""
    return tuple(seat for seat, choice in enumerate(choices) if choice is None)


def all_must(state: State, seat: Seat | None, waiting: tuple[Seat, ...], duty: str) -> str:
    """Say what all who are waited for must do."""
    if seat in waiting:
        return f"You must {duty}."
    return f"{listing(seat_name(other) for other in state.order if other in waiting)} must {duty}."
