"""What every decision of Colosseum has besides: what is said to whoever tries a move of another one."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Never, TypeAlias, TypeVar

from rules import decision
from rules.colosseum.clauses import Clause
from rules.colosseum.moves import Move, Pass
from rules.colosseum.state import State, Step
from rules.core import Refusal, Seat
from rules.decision import own
from rules.wording import addressed

StepT = TypeVar("StepT", bound=Step, contravariant=True)
OwnT = TypeVar("OwnT", bound=Move, contravariant=True)

PASS: Final = Pass()


class DecisionRules(decision.DecisionRules[State, Move, StepT, OwnT]):
    """The rules of one decision.

    `clause` is where to read on; `misfit` is the clause of whoever tries a move of another decision, if that is
    another one.
    """

    clause: ClassVar[Clause]
    misfit: ClassVar[Clause | None] = None

    def refuse_misfit(self, state: State, move: Move) -> Refusal:
        """Refuse a move that belongs to another decision: say what is to be done now."""
        return self._refuse_misfit(state, own(state.step, self.step), move)

    def _refuse_misfit(self, state: State, step: StepT, move: Move) -> Refusal:
        return Refusal(self.misfit or self.clause, self._prompt(state, step, None))


AnyDecision: TypeAlias = DecisionRules[Never, Never]
"""The rules of a decision, whichever it is: only its public methods can be called."""


class SeatRules(DecisionRules[StepT, OwnT]):
    """A decision of one seat, which `must` do its duty."""

    def _prompt(self, state: State, step: StepT, seat: Seat | None) -> str:
        actor = state.step.actor
        assert actor is not None
        return f"{addressed(actor, seat)} must {self._duty(state, step)}."

    def _refuse_misfit(self, state: State, step: StepT, move: Move) -> Refusal:
        return Refusal(self.misfit or self.clause, f"Now you must {self._duty(state, step)}.")

    @abstractmethod
    def _duty(self, state: State, step: StepT) -> str:
        raise NotImplementedError


class ChanceRules(decision.ChanceRules[State, Move, StepT, OwnT], DecisionRules[StepT, OwnT]):
    """A decision of chance."""
