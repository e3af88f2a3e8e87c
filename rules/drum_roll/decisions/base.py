"""What every decision of Drum Roll has besides: who takes it, whether it is due, what may come before it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Never, TypeAlias, TypeVar

from rules import decision
from rules.core import CHANCE, Seat, alone, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Decline, Done, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Decision, SeatDecision
from rules.wording import addressed, seat_name

StepT = TypeVar("StepT", bound=Decision, contravariant=True)
SeatStepT = TypeVar("SeatStepT", bound=SeatDecision, contravariant=True)
OwnT = TypeVar("OwnT", bound=Move, contravariant=True)

DECLINE: Final = Decline()
DONE: Final = Done()


class DecisionRules(decision.DecisionRules[State, Move, StepT, OwnT]):
    """The rules of one decision; after a move in `staying` it is still due, without a look at what is next.

    Where a decision goes on after another move, `_made` puts it on the agenda again.
    """

    clause: ClassVar[Clause]
    staying: ClassVar[tuple[type[Move], ...]] = ()
    cards_first: ClassVar[bool] = False
    """Whether the seat may play investment cards before it decides."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats decide at the same time."""

    def to_act(self, state: State) -> frozenset[Seat]:
        """Give the seats that may move at this decision; nobody when the game is over."""
        step = state.step
        assert isinstance(step, self.step)
        return self._to_act(step)

    def due(self, state: State, step: Decision) -> Decision | None:
        """The decision as it is to be taken now; None if there is nothing to decide."""
        assert isinstance(step, self.step)
        return self._due(state, step)

    @abstractmethod
    def _to_act(self, step: StepT) -> frozenset[Seat]:
        raise NotImplementedError

    def _due(self, state: State, step: StepT) -> Decision | None:
        return step


AnyDecision: TypeAlias = DecisionRules[Never, Never]
"""The rules of a decision, whichever it is: only its public methods can be called."""


class SeatRules(DecisionRules[SeatStepT, OwnT]):
    """A decision of one seat, which `must` do its duty."""

    def _to_act(self, step: SeatStepT) -> frozenset[Seat]:
        return alone(step.seat)

    def _prompt(self, state: State, step: SeatStepT, seat: Seat | None) -> str:
        return f"{addressed(step.seat, seat)} must {self._duty(state, step)}."

    @abstractmethod
    def _duty(self, state: State, step: SeatStepT) -> str:
        raise NotImplementedError


class SimultaneousRules(DecisionRules[StepT, OwnT]):
    """A decision that all seats take at the same time, each its own."""

    simultaneous = True

    def _to_act(self, step: StepT) -> frozenset[Seat]:
        return frozenset(self._waiting(step))

    def _prompt(self, state: State, step: StepT, seat: Seat | None) -> str:
        waiting, duty = self._waiting(step), self._duty(state)
        if seat in waiting:
            return f"You must {duty}."
        return f"{listing(seat_name(other) for other in state.order if other in waiting)} must {duty}."

    @abstractmethod
    def _waiting(self, step: StepT) -> tuple[Seat, ...]:
        raise NotImplementedError

    @abstractmethod
    def _duty(self, state: State) -> str:
        raise NotImplementedError


class ChanceRules(decision.ChanceRules[State, Move, StepT, OwnT], DecisionRules[StepT, OwnT]):
    """A decision of chance."""

    def _to_act(self, step: StepT) -> frozenset[Seat]:
        return alone(CHANCE)


def undecided(choices: tuple[object, ...]) -> tuple[Seat, ...]:
    """The seats that have not chosen yet."""
    return tuple(seat for seat, choice in enumerate(choices) if choice is None)
