"""A game looked at again: a table that stands at any moment of its past, and at which nothing can be played."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property

import attrs

from circus_tui.records import timeline
from circus_tui.storage.rows import Match, Withdrawal
from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from rules.codec import encode_move
from rules.core import CHANCE, Event, Seat, name_seats
from rules.history import History


class Replay(Table):
    """Shows the table after `entries` entries. Of a game that goes on it shows no seat but those in `open_to`."""

    def __init__(
        self,
        store: Store,
        match: Match,
        history: History,
        withdrawals: Sequence[Withdrawal] = (),
        open_to: frozenset[Seat] = frozenset(),
    ) -> None:
        """Stand at the beginning. The number of the replay is not that of the game, which may be played meanwhile."""
        super().__init__(store, attrs.evolve(match, id=-match.id, scores=None), history, None)
        self.store = store
        self.game = match
        self.whole = history
        self.is_over = not history.rules.to_act(history.state)
        self.open_to = frozenset(range(history.seats)) if self.is_over else open_to
        self._withdrawals = list(withdrawals)
        self._all_told = super().events()
        self.stops = timeline.stops(history)
        self.go_to(0)

    @classmethod
    def of_saved(cls, store: Store, match: Match) -> Replay:
        """Look at a saved game. Raises `BadRecord` if it is damaged or has been deleted."""
        saved = read_saved(store, match.id)
        return cls(store, saved.whole.match, saved.history, saved.whole.withdrawals)

    @classmethod
    def of_table(cls, table: Table, reader: Seat | None) -> Replay:
        """Look back at a game in play, at its end; `reader` is who alone sits at the screen, if anybody does."""
        own = frozenset() if reader is None else frozenset({reader})
        replay = cls(table._store, table.match, table._history, table._withdrawals, own)
        replay.go_to(replay.stops[-1])
        return replay

    @property
    def at_end(self) -> Replay:
        """The same game at its end."""
        game = Replay(self.store, self.game, self.whole, self._withdrawals, self.open_to)
        game.go_to(self.length)
        return game

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """Where another player's turn begins."""
        return timeline.turns(self.whole, self.stops)

    @cached_property
    def points(self) -> dict[int, str]:
        """Where the game has turned, and how."""
        return timeline.turning_points(self.whole, self.stops, self.players)

    @property
    def length(self) -> int:
        """Entries of the whole game."""
        return len(self.whole.entries)

    @property
    def mover(self) -> Seat | None:
        """Who moves here: of several who choose at once the one who did so first; where nobody does, who moved last."""
        ahead = (entry.seat for entry in self.whole.entries[self.entries :] if entry.seat != CHANCE)
        behind = (entry.seat for entry in reversed(self._history.entries) if entry.seat != CHANCE)
        return next(behind if self.rules.to_act(self._history.state) <= {CHANCE} else ahead, None)

    def go_to(self, number: int) -> None:
        """Stand at the first stop with that many entries or more."""
        place = min(bisect_left(self.stops, number), len(self.stops) - 1)
        self._history = self.whole.at(self.stops[place])
        self.match = attrs.evolve(self.match, entries=self.entries)
        self.revision += 1

    def step(self, places: Sequence[int], count: int) -> bool:
        """Go on or back by so many of the places that are given in order; tell whether there was one to go to."""
        here = self.entries
        at = (bisect_right(places, here) - 1 if count > 0 else bisect_left(places, here)) + count
        if not 0 <= at < len(places):
            return False
        self.go_to(places[at])
        return True

    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What the table had seen by then."""
        return self._all_told[: self.entries]

    @property
    def just_told(self) -> tuple[str, ...]:
        """What the table has seen since the stop before, with names."""
        before = max((stop for stop in self.stops if stop < self.entries), default=0)
        return tuple(name_seats(event.text, self.players) for told in self.events()[before:] for event in told)

    def branch(self) -> Match:
        """Save a new game that has come as far as this one here, with the same people; chance goes its own way.

        Raises `StoreError`.
        """
        store, old, here = self.store, self.game, self.entries
        log = tuple((entry.seat, encode_move(entry.move)) for entry in self._history.entries)
        number = store.create(old.game, old.rules_version, old.players, old.options, None, undo=old.undo, log=log)
        keep_seating(store, number, Seating.read(store.recall(setting_of(old.id))))
        found = store.match(number)
        assert found is not None
        assert found.entries == here
        return found
