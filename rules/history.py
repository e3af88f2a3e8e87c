"""A game with its past: the log, every state behind it, and what may be taken back."""

from __future__ import annotations

from typing import Any

import attrs

from rules.core import NATURE, AnyRules, Seat, play
from rules.pieces import count_hidden


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

    def undo_point(self) -> int | None:
        """How many entries stay when the last decision is taken back; None when no player has decided anything.

        A decision is an entry of a player who had a choice: chance and forced moves that followed it go with it.
        """
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.seat != NATURE and self._had_a_choice(number):
                return number
        return None

    def _had_a_choice(self, number: int) -> bool:
        seat = self.entries[number].seat
        moves = iter(self.rules.legal_moves(self.states[number], seat))
        return next(moves, None) is not None and next(moves, None) is not None

    def undo_is_free(self, number: int) -> bool:
        """Whether going back to `number` entries needs nobody's consent.

        That is so while since then one seat alone has moved, chance has not, and nobody has learnt anything hidden.
        """
        gone = self.entries[number:]
        if len({entry.seat for entry in gone}) != 1 or gone[0].seat == NATURE:
            return False
        return not any(self._learnt(self.states[k], self.states[k + 1]) for k in range(number, len(self.entries)))

    def _learnt(self, before: Any, after: Any) -> bool:
        seats: tuple[Seat | None, ...] = (None, *range(self.seats))
        return any(
            count_hidden(self.rules.view(after, seat)) < count_hidden(self.rules.view(before, seat)) for seat in seats
        )
