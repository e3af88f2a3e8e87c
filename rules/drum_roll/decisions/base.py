"""What every decision of Drum Roll answers for: who takes it, what may be done, why not, what comes of it, its words.

Engine, refusals and words ask a decision through its public methods, which take any state and any move; the rules of
one decision are written in the methods with an underscore, which get its own step and one of its own moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Final, Generic, Never, TypeAlias, TypeVar

from rules.core import NATURE, Randomness, Refusal, Seat, listing
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Decline, Done, Move
from rules.drum_roll.state import State
from rules.drum_roll.steps import Decision, SeatDecision
from rules.drum_roll.wording import seat_name

StepT = TypeVar("StepT", bound=Decision, contravariant=True)
SeatStepT = TypeVar("SeatStepT", bound=SeatDecision, contravariant=True)
MoveT = TypeVar("MoveT", bound=Move, contravariant=True)
KindT = TypeVar("KindT")

DECLINE: Final = Decline()
DONE: Final = Done()

_NOBODY: Final[frozenset[Seat]] = frozenset()
_CHANCE: Final = frozenset((NATURE,))


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset((seat,))


def _own(thing: object, kind: type[KindT] | tuple[type[KindT], ...]) -> KindT:
    """The thing, known to be of this kind."""
    assert isinstance(thing, kind), f"{thing} belongs to another decision"
    return thing


class DecisionRules(Generic[StepT, MoveT]):
    """The rules of one decision. `kinds` are its moves; after one that is in `staying` it is still due."""

    step: type[StepT]
    kinds: tuple[type[MoveT], ...]
    clause: ClassVar[Clause]
    staying: ClassVar[tuple[type[Move], ...]] = ()
    cards_first: ClassVar[bool] = False
    """Whether the seat may play investment cards before it decides."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats decide at the same time."""

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who may move."""
        return self._to_act(_own(state.step, self.step))

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        """List the moves of a seat that may move, cards apart."""
        return self._moves(state, _own(state.step, self.step), seat)

    def explain(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why this move, which is one of the decision's, is not allowed; None when it is."""
        return self._why_not(state, _own(state.step, self.step), seat, _own(move, self.kinds))

    def make(self, state: State, seat: Seat, move: Move) -> State:
        """The state with the move's own consequences; where the decision goes on it is on the agenda again."""
        return self._made(state, _own(state.step, self.step), seat, _own(move, self.kinds))

    def tell(self, before: State, seat: Seat, move: Move, after: State) -> Iterator[str]:
        """What the whole table saw of the move."""
        return self._told(before, seat, _own(move, self.kinds), after)

    def describe(self, state: State, seat: Seat, move: Move) -> str:
        """The move's name as on a button."""
        return self._described(state, seat, _own(move, self.kinds))

    def prompt(self, state: State, seat: Seat | None) -> str:
        """What has to be done, said to this seat."""
        return self._prompt(state, _own(state.step, self.step), seat)

    def due(self, state: State, step: Decision) -> Decision | None:
        """The decision as it is to be taken now; None if there is nothing to decide."""
        return self._due(state, _own(step, self.step))

    def draw(self, state: State, rng: Randomness) -> Move:
        """The chance move that the state waits for. Raises ValueError where players decide."""
        return self._drawn(state, _own(state.step, self.step), rng)

    def _to_act(self, step: StepT) -> frozenset[Seat]:
        raise NotImplementedError

    def _moves(self, state: State, step: StepT, seat: Seat) -> Iterable[Move]:
        raise NotImplementedError

    def _why_not(self, state: State, step: StepT, seat: Seat, move: MoveT) -> Refusal | None:
        raise NotImplementedError

    def _made(self, state: State, step: StepT, seat: Seat, move: MoveT) -> State:
        raise NotImplementedError

    def _told(self, before: State, seat: Seat, move: MoveT, after: State) -> Iterator[str]:
        raise NotImplementedError

    def _described(self, state: State, seat: Seat, move: MoveT) -> str:
        raise NotImplementedError

    def _prompt(self, state: State, step: StepT, seat: Seat | None) -> str:
        raise NotImplementedError

    def _due(self, state: State, step: StepT) -> Decision | None:
        return step

    def _drawn(self, state: State, step: StepT, rng: Randomness) -> Move:
        raise ValueError("there is nothing to draw")


AnyDecision: TypeAlias = DecisionRules[Never, Never]
"""The rules of a decision, whichever it is: only its public methods can be called."""


class SeatRules(DecisionRules[SeatStepT, MoveT]):
    """A decision of one seat, which `must` do its duty."""

    def _to_act(self, step: SeatStepT) -> frozenset[Seat]:
        return _alone(step.seat)

    def _prompt(self, state: State, step: SeatStepT, seat: Seat | None) -> str:
        who = "You" if step.seat == seat else seat_name(step.seat)
        return f"{who} must {self._duty(state, step)}."

    def _duty(self, state: State, step: SeatStepT) -> str:
        raise NotImplementedError


class SimultaneousRules(DecisionRules[StepT, MoveT]):
    """A decision that all seats take at the same time, each its own."""

    simultaneous = True

    def _to_act(self, step: StepT) -> frozenset[Seat]:
        return frozenset(self._waiting(step))

    def _prompt(self, state: State, step: StepT, seat: Seat | None) -> str:
        waiting, duty = self._waiting(step), self._duty(state)
        if seat in waiting:
            return f"You must {duty}."
        return f"{listing(seat_name(other) for other in state.order if other in waiting)} must {duty}."

    def _waiting(self, step: StepT) -> tuple[Seat, ...]:
        raise NotImplementedError

    def _duty(self, state: State) -> str:
        raise NotImplementedError


class ChanceRules(DecisionRules[StepT, MoveT]):
    """What chance decides: it has too many outcomes to list."""

    def _to_act(self, step: StepT) -> frozenset[Seat]:
        return _CHANCE

    def _moves(self, state: State, step: StepT, seat: Seat) -> Iterable[Move]:
        return ()


def undecided(choices: tuple[object, ...]) -> tuple[Seat, ...]:
    """The seats that have not chosen yet."""
    return tuple(seat for seat, choice in enumerate(choices) if choice is None)
