"""The shape that the module of every decision of Colosseum fills in."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

from rules import ruling
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import Move
from rules.colosseum.state import State, Step
from rules.core import Seat
from rules.evolve import evolve

StepT = TypeVar("StepT", bound=Step)
MoveT = TypeVar("MoveT", bound=Move)


class Ruling(ruling.Ruling[State, StepT, MoveT]):
    """All rules of one decision."""

    clause: ClassVar[Clause]
    """The rule to read about it."""

    order: ClassVar[Clause]
    """The rule that a move breaks which belongs to another decision."""

    def remind(self, state: State, step: StepT) -> str:
        """Answer whoever tries what belongs to another decision."""
        return self.prompt(state, step, None)


class SeatRuling(Ruling[StepT, MoveT]):
    """All rules of a decision that a player takes."""

    @abstractmethod
    def duty(self, state: State, step: StepT) -> str:
        """What the seat must do: the end of a sentence that begins `You must`."""

    def prompt(self, state: State, step: StepT, seat: Seat | None) -> str:
        """Say what must be done, and by whom."""
        who = "You" if step.actor == seat else f"{{{step.actor}}}"
        return f"{who} must {self.duty(state, step)}."

    def remind(self, state: State, step: StepT) -> str:
        """Answer whoever tries what belongs to another decision."""
        return f"Now you must {self.duty(state, step)}."


def done(state: State) -> State:
    """Give the state with the present decision behind it and nothing else changed."""
    return evolve(state, agenda=state.agenda[1:])
