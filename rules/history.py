"""A game with its past: the log, every state behind it, and what may be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

import attrs

from rules.core import CHANCE, AnyRules, Seat, play
from rules.pieces import covered


@runtime_checkable
class Exchanging(Protocol):
    """Rules by which a seat may do something at any decision of its own, besides what it is asked."""

    def is_beside(self, state: Any, seat: Seat, move: Any) -> bool:
        """Tell whether a legal move can wait for the seat's next decision, and leaves it no other answer here."""
        ...


def answers(rules: AnyRules, state: Any, seat: Seat) -> Iterator[Any]:
    """Give the legal moves that answer what a seat is asked."""
    for move in rules.legal_moves(state, seat):
        if not isinstance(rules, Exchanging) or not rules.is_beside(state, seat, move):
            yield move


def is_asked(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether a seat is asked, as everybody can tell: it has a choice, or might have one for all they know."""
    if not rules.answers_itself(state, seat):
        return True
    moves = answers(rules, state, seat)
    return next(moves, None) is not None and next(moves, None) is not None


@attrs.frozen
class Entry:
    """One line of the log: who moved, and how."""

    seat: Seat
    move: Any


@attrs.frozen
class History:
    """The states of a game, one more than there are entries: `states[k]` is what entry `k` was made on."""

    rules: AnyRules
    seats: int
    options: Any
    states: tuple[Any, ...]
    entries: tuple[Entry, ...] = ()

    @classmethod
    def start(cls, rules: AnyRules, seats: int, options: Any) -> History:
        """Begin a game. Raises ValueError for a wrong number of seats."""
        return cls(rules, seats, options, (rules.new(seats, options),))

    @property
    def state(self) -> Any:
        """The state after the last entry."""
        return self.states[-1]

    def after(self, seat: Seat, move: Any) -> History:
        """Make a move. Raises `Illegal`."""
        state = play(self.rules, self.state, seat, move)
        return attrs.evolve(self, states=(*self.states, state), entries=(*self.entries, Entry(seat, move)))

    def at(self, number: int) -> History:
        """The game as it was after the first `number` entries."""
        return attrs.evolve(self, states=self.states[: number + 1], entries=self.entries[:number])

    def undo_point(self) -> int | None:
        """How many entries stay when the last decision is taken back; None when no player was asked anything yet.

        What was answered for a player who had nothing to decide, and chance, go with the decision before them. A seat
        that may have a choice for all that others know is always asked: were it passed over where it had one move, all
        would learn that it had.
        """
        numbers = range(len(self.entries) - 1, -1, -1)
        return next((number for number in numbers if self.was_asked(number)), None)

    def was_asked(self, number: int) -> bool:
        """Whether an entry was a player's answer to a question."""
        seat, state = self.entries[number].seat, self.states[number]
        return seat != CHANCE and is_asked(self.rules, state, seat)

    def undo_is_free(self, number: int) -> bool:
        """Whether going back to `number` entries needs nobody's consent.

        That is so while the game goes on and since then one seat alone has moved, chance has not, and nobody has learnt
        anything hidden.
        """
        gone = self.entries[number:]
        if not self.rules.to_act(self.state) or len({entry.seat for entry in gone}) != 1 or gone[0].seat == CHANCE:
            return False
        return not any(self._learnt(self.states[k], self.states[k + 1]) for k in range(number, len(self.entries)))

    def _learnt(self, before: Any, after: Any) -> bool:
        """Whether anything that lay face down for somebody lies so no more, however much has been turned down."""
        seats: tuple[Seat | None, ...] = (None, *range(self.seats))
        return any(self._hidden(before, seat) - self._hidden(after, seat) for seat in seats)

    def _hidden(self, state: Any, seat: Seat | None) -> Counter[str]:
        return Counter(covered(state, self.rules.view(state, seat)))
