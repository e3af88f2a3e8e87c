"""A game with its past: the log, every state behind it, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import attrs

from rules.core import NATURE, AnyRules, Seat, play
from rules.pieces import count_hidden

Asking: TypeAlias = Callable[[Any], bool]
"""Says of the table's view whether a decision is put to its seat although one move alone is possible."""


def never(view: Any) -> bool:
    """Ask nobody who has nothing to decide."""
    return False


def is_asked(rules: AnyRules, state: Any, seat: Seat, asks_anyway: Asking) -> bool:
    """Whether a seat is asked, as everybody at the table can tell: it decides in private, or has a choice."""
    if rules.private(state, seat) or asks_anyway(rules.view(state, None)):
        return True
    moves = iter(rules.legal_moves(state, seat))
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
        """The state now."""
        return self.states[-1]

    def after(self, seat: Seat, move: Any) -> History:
        """Make a move. Raises `Illegal`."""
        state = play(self.rules, self.state, seat, move)
        return attrs.evolve(self, states=(*self.states, state), entries=(*self.entries, Entry(seat, move)))

    def at(self, number: int) -> History:
        """The game as it was after the first `number` entries."""
        return attrs.evolve(self, states=self.states[: number + 1], entries=self.entries[:number])

    def undo_point(self, asks_anyway: Asking = never) -> int | None:
        """How many entries stay when the last decision is taken back; None when no player was asked anything yet.

        What was answered for a player who had nothing to decide, and chance, go with the decision before them. A seat
        that decides in private is always asked: were it passed over where it had one move, all would learn that it had.
        """
        numbers = range(len(self.entries) - 1, -1, -1)
        return next((number for number in numbers if self.was_asked(number, asks_anyway)), None)

    def was_asked(self, number: int, asks_anyway: Asking = never) -> bool:
        """Whether an entry was a player's answer; `asks_anyway` says so of the table's view where moves do not."""
        seat, state = self.entries[number].seat, self.states[number]
        return seat != NATURE and is_asked(self.rules, state, seat, asks_anyway)

    def undo_is_free(self, number: int) -> bool:
        """Whether going back to `number` entries needs nobody's consent.

        That is so while the game goes on and since then one seat alone has moved, chance has not, and nobody has learnt
        anything hidden.
        """
        gone = self.entries[number:]
        if not self.rules.to_act(self.state) or len({entry.seat for entry in gone}) != 1 or gone[0].seat == NATURE:
            return False
        return not any(self._learnt(self.states[k], self.states[k + 1]) for k in range(number, len(self.entries)))

    def _learnt(self, before: Any, after: Any) -> bool:
        seats: tuple[Seat | None, ...] = (None, *range(self.seats))
        return any(
            count_hidden(self.rules.view(after, seat)) < count_hidden(self.rules.view(before, seat)) for seat in seats
        )
