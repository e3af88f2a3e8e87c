"""What a lesson may wait for: named predicates on what a learner has done, and on what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Final, Protocol

import attrs

from rules.core import AnyRules, Clause, Refusal, Seat


@attrs.frozen
class Entry:
    """A move with the states around it."""

    before: Any
    seat: Seat
    move: Any
    after: Any


@attrs.frozen
class Deed:
    """What the learner in that seat has done: a move, with all that followed, or a try that was refused."""

    rules: AnyRules
    seat: Seat
    entries: tuple[Entry, ...] = ()
    refusal: Refusal | None = None
    state: Any = None
    """The table at which a try was refused."""

    @property
    def move(self) -> Any:
        """The learner's own move; None for a try."""
        return self.entries[0].move if self.entries else None


class Want(Protocol):
    """Something a lesson waits for."""

    def holds(self, deed: Deed) -> bool:
        """Whether it has come about."""
        ...


@attrs.frozen
class Made:
    """A move of this kind was made; its fields have these values, where any are named."""

    kind: str
    fields: tuple[tuple[str, Any], ...] = ()

    def holds(self, deed: Deed) -> bool:
        """Look at the learner's move."""
        move = deed.move
        if move is None or move.kind != self.kind:
            return False
        return all(getattr(move, name) == value for name, value in self.fields)


def made(kind: str, **fields: Any) -> Made:
    """Wait for a move of this kind, with these values of its fields."""
    return Made(kind, tuple(fields.items()))


@attrs.frozen
class Does:
    """Exactly this move was made, or any of these."""

    moves: tuple[Any, ...]

    def holds(self, deed: Deed) -> bool:
        """Look at the learner's move."""
        return deed.move in self.moves


def does(*moves: Any) -> Does:
    """Wait for one of these moves."""
    return Does(moves)


@attrs.frozen
class Refused:
    """A try was refused by one of these clauses; if a move is named, for the reason that it would be refused for."""

    clauses: tuple[Clause, ...]
    move: Any = None

    def holds(self, deed: Deed) -> bool:
        """Tell whether the refusal names a clause that was asked for."""
        if deed.refusal is None or deed.refusal.clause not in self.clauses:
            return False
        return self.move is None or deed.refusal == deed.rules.explain(deed.state, deed.seat, self.move)


def refused(*clauses: Clause, move: Any = None) -> Refused:
    """Wait for a try that breaks one of these clauses, of this move if one is named."""
    return Refused(clauses, move)


@attrs.frozen
class Told:
    """The table was told of an event of this kind."""

    kind: str

    def holds(self, deed: Deed) -> bool:
        """Look at what was seen of the move, and of what followed."""
        told = (deed.rules.events(each.before, each.seat, each.move, each.after) for each in deed.entries)
        return any(event.kind == self.kind for events in told for event in events)


@attrs.frozen
class Holds:
    """A value of the state, found by its path, is this one: `players` `0` `chips` is found as `players.0.chips`."""

    path: str
    value: Any

    def holds(self, deed: Deed) -> bool:
        """Look at the state after all that has followed."""
        return bool(deed.entries) and found(deed.entries[-1].after, self.path) == self.value


def found(state: Any, path: str) -> Any:
    """Give the value at a path of names and numbers; `#` at its end counts what is there."""
    for name in path.split("."):
        state = len(state) if name == "#" else state[int(name)] if name.isdigit() else attrgetter(name)(state)
    return state


@attrs.frozen
class Ended:
    """Wants the game to be over."""

    def holds(self, deed: Deed) -> bool:
        """Look at who is to act."""
        return bool(deed.entries) and not deed.rules.to_act(deed.entries[-1].after)


@attrs.frozen
class Moved:
    """Any move at all was made."""

    def holds(self, deed: Deed) -> bool:
        """A try is no move."""
        return deed.move is not None


MOVED: Final = Moved()
ENDED: Final = Ended()


def first(wants: Iterable[tuple[Want, str]], deed: Deed) -> str | None:
    """The words of the first that holds."""
    return next((words for want, words in wants if want.holds(deed)), None)
