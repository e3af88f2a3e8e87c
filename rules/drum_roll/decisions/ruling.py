"""What the rules say of a decision: the shape that every decision's module fills in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final, Generic, TypeVar

from rules.core import Refusal, Seat, listing
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


class Ruling(ABC, Generic[DecisionT, MoveT]):
    """All rules of one decision. `step` is the decision as it stands in the state, `seat` one that takes it.

    Investment cards, which may be played at several decisions, are none of them.
    """

    clause: ClassVar[Clause]
    """The rule to read about it; also the reason of a refusal for a move that belongs elsewhere."""

    kinds: ClassVar[tuple[type[Move], ...]]
    """The moves that belong to it."""

    def due(self, state: State, step: DecisionT) -> DecisionT | None:
        """Give the decision as it is to be taken now; None if there is nothing to decide."""
        return step

    @abstractmethod
    def moves(self, state: State, step: DecisionT, seat: Seat) -> Iterable[MoveT]:
        """List the moves that `why_not` lets through; of chance, none."""

    def why_not(self, state: State, step: DecisionT, seat: Seat, move: MoveT) -> Refusal | None:
        """Say why a move that belongs to the decision is not allowed."""
        return None

    @abstractmethod
    def make(self, state: State, step: DecisionT, seat: Seat, move: MoveT) -> State:
        """Give the state with the move's own consequences; if the decision goes on it is on the agenda again."""

    @abstractmethod
    def tell(self, before: State, step: DecisionT, seat: Seat, move: MoveT, after: State) -> Iterable[str]:
        """Say what the table saw of the move, in sentences; what came of it by itself is told elsewhere."""

    @abstractmethod
    def describe(self, state: State, step: DecisionT, seat: Seat, move: MoveT) -> str:
        """Name the move as on a button."""

    @abstractmethod
    def prompt(self, state: State, step: DecisionT, seat: Seat | None) -> str:
        """Say what must be done, and by whom."""


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
