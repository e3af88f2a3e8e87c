"""What a decision answers for in a game that has many of them: an object a decision, found through one table.

Engine, refusals and words ask a decision through its public methods, which take any state and any move; the rules of
one decision are written in the methods with an underscore, which get its own step and one of its own moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, Never, Protocol, TypeVar, assert_never

from rules.core import Randomness, Refusal, Seat


class Stepping(Protocol):
    """A state that names the decision that is due."""

    @property
    def step(self) -> object:
        """The decision that is due."""
        ...


StateT = TypeVar("StateT", bound=Stepping)
MoveT = TypeVar("MoveT")
StepT = TypeVar("StepT", contravariant=True)
OwnT = TypeVar("OwnT", contravariant=True)
KindT = TypeVar("KindT")


def own(thing: object, kind: type[KindT] | tuple[type[KindT], ...]) -> KindT:
    """The thing, known to be of this kind."""
    assert isinstance(thing, kind), f"{thing} belongs to another decision"
    return thing


class DecisionRules(ABC, Generic[StateT, MoveT, StepT, OwnT]):
    """The rules of one decision: `step` is what the state calls it, `kinds` are its own moves.

    `MoveT` is any move of the game, `OwnT` one of the decision's. `legal_moves` and `make`, which are asked most, check
    in place what the others leave to `own`.
    """

    step: type[StepT]
    kinds: tuple[type[OwnT], ...]

    def legal_moves(self, state: StateT, seat: Seat) -> Iterable[MoveT]:
        """List the decision's moves for a seat that may move."""
        step = state.step
        assert isinstance(step, self.step)
        return self._moves(state, step, seat)

    def explain(self, state: StateT, seat: Seat, move: MoveT) -> Refusal | None:
        """Why this move, which is one of the decision's, is not allowed; None when it is."""
        return self._why_not(state, own(state.step, self.step), seat, own(move, self.kinds))

    def make(self, state: StateT, seat: Seat, move: MoveT) -> StateT:
        """The state with the move's own consequences."""
        step = state.step
        assert isinstance(step, self.step)
        assert isinstance(move, self.kinds)
        return self._made(state, step, seat, move)

    def tell(self, before: StateT, seat: Seat, move: MoveT, after: StateT) -> Iterator[str]:
        """What the whole table saw of the move."""
        return self._told(before, own(before.step, self.step), seat, own(move, self.kinds), after)

    def describe(self, state: StateT, seat: Seat, move: MoveT) -> str:
        """The move's name as on a button."""
        return self._described(state, seat, own(move, self.kinds))

    def prompt(self, state: StateT, seat: Seat | None) -> str:
        """What has to be done, said to this seat."""
        return self._prompt(state, own(state.step, self.step), seat)

    def draw(self, state: StateT, rng: Randomness) -> MoveT:
        """The chance move that the state waits for. Raises ValueError where players decide."""
        return self._drawn(state, own(state.step, self.step), rng)

    @abstractmethod
    def _moves(self, state: StateT, step: StepT, seat: Seat) -> Iterable[MoveT]:
        raise NotImplementedError

    @abstractmethod
    def _why_not(self, state: StateT, step: StepT, seat: Seat, move: OwnT) -> Refusal | None:
        raise NotImplementedError

    @abstractmethod
    def _made(self, state: StateT, step: StepT, seat: Seat, move: OwnT) -> StateT:
        raise NotImplementedError

    @abstractmethod
    def _told(self, before: StateT, step: StepT, seat: Seat, move: OwnT, after: StateT) -> Iterator[str]:
        raise NotImplementedError

    @abstractmethod
    def _described(self, state: StateT, seat: Seat, move: OwnT) -> str:
        raise NotImplementedError

    @abstractmethod
    def _prompt(self, state: StateT, step: StepT, seat: Seat | None) -> str:
        raise NotImplementedError

    def _drawn(self, state: StateT, step: StepT, rng: Randomness) -> MoveT:
        raise ValueError("there is nothing to draw")


class ChanceRules(DecisionRules[StateT, MoveT, StepT, OwnT]):
    """What chance decides: it has too many outcomes to list."""

    @abstractmethod
    def _drawn(self, state: StateT, step: StepT, rng: Randomness) -> MoveT:
        raise NotImplementedError

    def _moves(self, state: StateT, step: StepT, seat: Seat) -> Iterable[MoveT]:
        return ()


class OverRules(DecisionRules[StateT, MoveT, StepT, Never]):
    """The game is over: nobody decides anything any more, and there is no move."""

    kinds = ()

    def _moves(self, state: StateT, step: StepT, seat: Seat) -> Iterable[MoveT]:
        return ()

    def _prompt(self, state: StateT, step: StepT, seat: Seat | None) -> str:
        return "The game is over."

    def _why_not(self, state: StateT, step: StepT, seat: Seat, move: Never) -> Refusal | None:
        assert_never(move)

    def _made(self, state: StateT, step: StepT, seat: Seat, move: Never) -> StateT:
        assert_never(move)

    def _told(self, before: StateT, step: StepT, seat: Seat, move: Never, after: StateT) -> Iterator[str]:
        assert_never(move)

    def _described(self, state: StateT, seat: Seat, move: Never) -> str:
        assert_never(move)
