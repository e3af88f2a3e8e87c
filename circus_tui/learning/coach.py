"""The coach: at a real table each step is explained once to those who are new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from circus_tui.learning.progress import Progress
from circus_tui.storage.store import Store, StoreError
from rules.core import Clause, Refusal, Seat
from rules.teaching import regret_of


class Coach:
    """Knows who is new to a game, by name, and which rules each has been told. What has been told is kept.

    `match` is the number of the saved game, with which it is kept which rules were new in it; None: that is not kept.
    """

    def __init__(
        self, store: Store, game: str, players: Sequence[str], seats: Sequence[Seat], match: int | None = None
    ) -> None:
        self._store = store
        self._progress = Progress(store.folder)
        self._game = game
        self._match = match
        self._warned: tuple[int, tuple[Any, ...]] | None = None
        self._names = {seat: players[seat] for seat in seats if 0 <= seat < len(players)}

    @classmethod
    def of(cls, store: Store, match: int, game: str, players: Sequence[str]) -> Coach | None:
        """Give the coach of a saved game; None where nobody is new to it. What was saved is believed no further."""
        try:
            kept = store.recall(_name(match))
        except StoreError:
            return None
        seats = [seat for seat in kept if type(seat) is int] if isinstance(kept, list) else []
        return cls(store, game, players, seats, match) if seats else None

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
            new = self._progress.told(name, self._game, clause.number)
            if new and self._match is not None:
                kept = {**self._met(), str(seat): [*self._met().get(str(seat), ()), clause.number]}
                self._store.remember(_met_name(self._match), kept)
        except StoreError:
            return False
        return new

    def warns(self, view: Any, seat: Seat, moves: tuple[Any, ...], revision: int) -> Refusal | None:
        """Say what whoever sits there would soon regret; of the same moves at the same moment only once."""
        if seat not in self._names or not moves or self._warned == (revision, moves):
            return None
        found = regret_of(self._game, view, seat, moves[0])
        self._warned = None if found is None else (revision, moves)
        return found

    @property
    def news(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Who has met which rules for the first time in this game, by name and number, in the order of the seats."""
        met = self._met()
        return tuple((name, tuple(met[str(seat)])) for seat, name in self._names.items() if met.get(str(seat)))

    def _met(self) -> dict[str, list[str]]:
        """What was kept, as far as it is what it should be."""
        try:
            kept = None if self._match is None else self._store.recall(_met_name(self._match))
        except StoreError:
            return {}
        found = kept if isinstance(kept, dict) else {}
        return {
            seat: [each for each in met if isinstance(each, str)] for seat, met in found.items() if type(met) is list
        }


def _met_name(match: int) -> str:
    return f"coach/{match}/met"


def _name(match: int) -> str:
    return f"coach/{match}"
