"""The coach: at a real table each step is explained once to those who are new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui.learning.progress import Progress
from circus_tui.store import Store, StoreError
from rules.core import Clause, Seat

NOBODY: Final = "nobody"
EVERYBODY: Final = "everybody"


def seats_of(wish: str, seats: int) -> tuple[Seat, ...]:
    """Which seats are meant: nobody, everybody, or the one of a letter."""
    if wish == EVERYBODY:
        return tuple(range(seats))
    return tuple(seat for seat in range(seats) if wish == chr(ord("A") + seat))


class Coach:
    """Knows who is new to a game, by name, and which rules each has been told. What has been told is kept."""

    def __init__(self, store: Store, game: str, players: Sequence[str], seats: Sequence[Seat]) -> None:
        self._progress = Progress(store.folder)
        self._game = game
        self._names = {seat: players[seat] for seat in seats if 0 <= seat < len(players)}

    @classmethod
    def of(cls, store: Store, match: int, game: str, players: Sequence[str]) -> Coach | None:
        """Give the coach of a saved game; None where nobody is new to it. What was saved is believed no further."""
        try:
            kept = store.recall(_name(match))
        except StoreError:
            return None
        seats = [seat for seat in kept if type(seat) is int] if isinstance(kept, list) else []
        return cls(store, game, players, seats) if seats else None

    @staticmethod
    def keep(store: Store, match: int, seats: Sequence[Seat]) -> None:
        """Keep who is new to a game that begins. Raises `StoreError`."""
        if seats:
            store.remember(_name(match), list(seats))

    def speaks(self, seat: Seat, clause: Clause) -> bool:
        """Whether the rule is new to whoever sits there; from now on it is not."""
        name = self._names.get(seat)
        if name is None:
            return False
        try:
            return self._progress.told(name, self._game, clause.number)
        except StoreError:
            return False


def _name(match: int) -> str:
    return f"coach/{match}"
