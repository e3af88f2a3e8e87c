"""One running game: it saves every move before it shows it, and lets nobody see more than a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.names import seat_names
from circus_tui.storage.rows import Whole, Withdrawal
from circus_tui.storage.saved import Saved, read_on, read_saved, record_of, saved_history
from circus_tui.storage.store import Match, Outdated, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.hotseat import Situation, situation
from circus_tui.tables.places import Places
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.tables.takeback import TAKEN_BACK, TakeBack, line_left, take_back
from rules.codec import encode_move, encode_options
from rules.core import CHANCE, AnyRules, Event, Randomness, Result, Seat
from rules.history import History, answers, is_asked
from rules.record import BadRecord

__all__ = ["StaleError", "Table", "TakeBack", "record_of", "saved_history"]

Entries: TypeAlias = "tuple[tuple[Seat, Any], ...]"
_GONE_ON: Final = "The table has gone on meanwhile: look at it again."
_NOT_HERE: Final = "Whoever decides now sits at another window."
_TRIES: Final = 20
"""How often a move is tried again that somebody who chooses at the same time has come before."""


class StaleError(Exception):
    """A move was made on an old revision: the table has gone on meanwhile."""


class Table:
    """A game in play. Nothing above it holds a whole state; `revision` changes with every change of the game.

    `places` are the seats with those at which this window sits; without them it may only look.
    """

    def __init__(self, store: Store, match: Match, history: History, places: Places | None) -> None:
        self.revision = 0
        self.places = places
        self._store = store
        self._stamp: tuple[int, int] | None = None
        self._take_in(Saved(Whole(match), history))

    def _take_in(self, saved: Saved) -> None:
        """Believe what has just been read from the store, and nothing read before that is not in it."""
        kept = saved.whole.first
        self.match = saved.whole.match
        self.players = self.match.players
        if self.places is not None:
            self.places.match = self.match
        self._cuts = saved.whole.cuts
        self._history = saved.history
        self._told: list[tuple[Event, ...]] = self._told[:kept] if kept else []
        self._together = list(saved.whole.joint)
        """Entries that several seats have made at one decision, which are taken back as one."""
        self._withdrawals = list(saved.whole.withdrawals)

    @classmethod
    def create(
        cls,
        store: Store,
        rules: AnyRules,
        players: tuple[str, ...],
        options: Any,
        seed: int | None = None,
        *,
        undo: bool = True,
        seats: Iterable[Seat] | None = None,
        sitter: Sitter = ANYBODY,
    ) -> Table:
        """Open a new table, save it, sit down as `resume` does, and let chance do what comes before all decisions."""
        info, form = rules.INFO, encode_options(options)
        rules.new(len(players), options)
        number = store.create(info.slug, info.rules_version, players, form, seed, undo=undo)
        table = cls._seated(store, number, seats, sitter)
        table._go_on()
        return table

    @classmethod
    def resume(cls, store: Store, match: Match, seats: Iterable[Seat] | None = None, sitter: Sitter = ANYBODY) -> Table:
        """Sit down at a saved game again: at these seats, or without any named wherever nobody sits; else only watch.

        What `match` said may be long out of date: the game is read anew once one sits. Raises `BadRecord` if it is
        damaged or has been deleted, and `StoreError` if one of the seats is taken or nobody can tell.
        """
        return cls._seated(store, match.id, seats, sitter)

    @classmethod
    def _seated(cls, store: Store, number: int, seats: Iterable[Seat] | None, sitter: Sitter) -> Table:
        saved = read_saved(store, number)
        places = Places(store, saved.whole.match, sitter)
        if seats is None:
            places.take_free()
        elif barred := places.take(seats):
            raise StoreError(barred)
        try:
            saved = read_on(store, saved)
        except BaseException:
            places.leave()
            raise
        table = cls(store, saved.whole.match, saved.history, places)
        table._take_in(saved)
        return table

    def wake(self) -> None:
        """Go on to the next decision, as after a sudden end."""
        if not self.watching and not self.result:
            self.advance()

    def leave(self) -> None:
        """Let others have the seats."""
        if self.places is not None:
            self.places.leave()

    @property
    def rules(self) -> AnyRules:
        """The game that is played."""
        return self._history.rules

    @property
    def options(self) -> Any:
        """What this table has chosen."""
        return self._history.options

    @property
    def watching(self) -> bool:
        """Whether this window sits nowhere, so that it can only look."""
        return self.places is None or not self.places.mine

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats for which nobody can decide in this window."""
        return frozenset() if self.places is None else frozenset(range(len(self.players))) - self.places.mine

    @property
    def entries(self) -> int:
        """The number of entries in the log."""
        return len(self._history.entries)

    @property
    def result(self) -> Result | None:
        """The sums of a round or game that has just ended."""
        return self.rules.result(self.view(None))

    def view(self, seat: Seat | None) -> Any:
        """The game as that seat knows it; None: as the table does."""
        return self.rules.view(self._history.state, seat)

    def situation(self, sitting: Seat | None, computers: frozenset[Seat] = frozenset()) -> Situation:
        """Who may look at the screen now; computers and other windows decide for some of the seats."""
        return situation(self.rules, self.view(None), sitting, computers | self.elsewhere)

    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What the table saw, entry by entry; what was taken back is told with the last entry before it."""
        first = len(self._told)
        if first < self.entries:
            views = pairwise(map(self.view_at, range(first, self.entries + 1)))
            for entry, (before, after) in zip(self._history.entries[first:], views, strict=True):
                self._told.append(self.rules.events(before, entry.seat, entry.move, after))
        told = list(self._told)
        for withdrawal in self._withdrawals if told else ():
            place = min(max(withdrawal.number - 1, 0), len(told) - 1)
            told[place] = (*told[place], Event(TAKEN_BACK, withdrawal.words))
        return tuple(told)

    def view_at(self, number: int) -> Any:
        """The table's view before entry `number`."""
        return self.rules.view(self._history.states[number], None)

    def past(self) -> tuple[Any, ...]:
        """The table's views before every entry and after the last, oldest first."""
        return tuple(map(self.view_at, range(self.entries + 1)))

    def last_entry_of(self, seat: Seat) -> int:
        """How many entries there were when that seat had moved last; 0 if it has not."""
        return max((k + 1 for k, entry in enumerate(self._history.entries) if entry.seat == seat), default=0)

    def play(self, seat: Seat, moves: tuple[Any, ...], revision: int) -> None:
        """Make one move, or several of the same seat in a row, as `play_all` does."""
        self.play_all(tuple((seat, move) for move in moves), revision)

    def play_all(self, entries: Entries, revision: int, agreed: frozenset[Seat] = frozenset()) -> None:
        """Make moves of any seats one after the other: all or none, saved before anything is shown.

        `agreed` are computers that have been asked, wherever they are played. Raises `Illegal`, `StoreError`, and
        `StaleError` if the table has gone on since `revision`.
        """
        if revision != self.revision or self.watching:
            raise StaleError(_GONE_ON)
        seats = {seat for seat, _ in entries}
        if seats & self.elsewhere - agreed:
            raise StaleError(_NOT_HERE)
        several = len(seats) > 1
        for _ in range(_TRIES):
            self._catch_up(None if several else entries[0][0])
            history = self._history
            for seat, move in entries:
                history = history.after(seat, move)
            try:
                self._save(history, joint=self.entries if several else None)
            except Outdated:
                continue
            self._answer_what_is_forced()
            return
        raise StaleError(_GONE_ON)

    def _catch_up(self, seat: Seat | None) -> None:
        """Read what others have played. Raises `StaleError` unless that seat is still asked what it was asked."""
        before = self.moment
        self._read_on()
        if before != self.moment and (seat is None or not self.waits_for(seat, before)):
            raise StaleError(_GONE_ON)

    def _read_on(self) -> None:
        try:
            self.refresh()
        except BadRecord as error:
            raise StoreError(str(error)) from error

    @property
    def moment(self) -> tuple[int, int]:
        """How far the game is: its entries, and how often some were taken back."""
        return self.entries, self._cuts

    @property
    def is_behind(self) -> bool:
        """Whether more has been played than is known here. Raises `StoreError`."""
        found = self._store.match(self.match.id)
        return found is not None and found.entries != self.entries

    def waits_for(self, seat: Seat, since: tuple[int, int]) -> bool:
        """Whether that seat is asked the same all the time since a moment; only others who choose too have moved."""
        entries, cuts = since
        if cuts != self._cuts or any(entry.seat == seat for entry in self._history.entries[entries:]):
            return False
        return all(seat in self.rules.to_act(state) for state in self._history.states[entries:])

    def advance(self) -> None:
        """Let chance have its move, if it is chance's turn, and go on to the next decision.

        Raises `StoreError`, and `StaleError` while watching.
        """
        if self.watching:
            raise StaleError(_GONE_ON)
        self._read_on()
        self._go_on()

    def _go_on(self) -> None:
        with self._unless_others_are_faster():
            if self.rules.to_act(self._history.state) == {CHANCE}:
                self._save(self._history.after(CHANCE, self.rules.draw(self._history.state, self._rng())))
        self._answer_what_is_forced()

    @contextmanager
    def _unless_others_are_faster(self) -> Iterator[None]:
        """Do what any window may do; where another has done it meanwhile, read that."""
        try:
            yield
        except Outdated:
            self._read_on()

    def _answer_what_is_forced(self) -> None:
        """Play on while there is nothing to decide: open decisions with one legal move, and chance in mid-round."""
        while True:
            state = self._history.state
            acting = self.rules.to_act(state)
            if acting == {CHANCE}:
                if self.rules.result(state) is not None:
                    return
                with self._unless_others_are_faster():
                    self._save(self._history.after(CHANCE, self.rules.draw(state, self._rng())))
                continue
            forced = next((found for found in (self._forced(seat) for seat in sorted(acting)) if found), None)
            if forced is None:
                return
            with self._unless_others_are_faster():
                self._save(self._history.after(*forced))

    def _forced(self, seat: Seat) -> tuple[Seat, Any] | None:
        state = self._history.state
        if is_asked(self.rules, state, seat):
            return None
        return seat, next(answers(self.rules, state, seat))

    def _rng(self) -> Randomness:
        seed = self.match.seed
        return SystemRandom() if seed is None else Random(f"{seed}/{self.entries}")

    def _save(self, history: History, joint: int | None = None) -> None:
        """Put what is new on the disk, and only then believe it. Raises `StoreError`.

        `Outdated` it raises where another window was faster; then nothing is saved.
        """
        first = self.entries
        new = tuple((entry.seat, encode_move(entry.move)) for entry in history.entries[first:])
        over = not self.rules.to_act(history.state)
        scores = self.rules.scores(history.state) if over else None
        self._store.append(self.match.id, first, new, scores, joint=joint, cuts=self._cuts)
        if joint is not None:
            self._together.append(range(joint, len(history.entries)))
        self._believe(history, scores)

    def _believe(self, history: History, scores: tuple[int, ...] | None) -> None:
        self._history = history
        self.match = attrs.evolve(self.match, scores=scores, entries=len(history.entries))
        self.revision += 1
        asked = frozenset(self.rules.to_act(self.view(None)) - {CHANCE})
        notices.tell(self._store.folder, self.match.id, asked, by=self)

    def take_back(self, computers: frozenset[Seat] = frozenset()) -> TakeBack | None:
        """What undo would take back now: all from the last thing a person was asked; None if there is nothing."""
        if self.watching or not self.match.undo:
            return None
        return take_back(self._history, self._together, computers)

    def undo(self, number: int, *, alone: bool = False) -> None:
        """Go back to `number` entries, on the disk first. Raises `StoreError`, and `StaleError` while watching.

        Where the table, or one `alone`, had to agree, what went stays in the log: nobody takes new dice for the first.
        """
        if self.watching:
            raise StaleError("This game is played in another window: here nothing can be taken back.")
        self._catch_up(None)
        if not 0 <= number < self.entries:
            return
        words = line_left(self._history, number, alone=alone)
        try:
            self._store.cut(self.match.id, number, self.entries, words, cuts=self._cuts)
        except Outdated:
            raise StaleError(_GONE_ON) from None
        self._cuts += 1
        self._withdrawals = [
            attrs.evolve(withdrawal, number=min(withdrawal.number, number)) for withdrawal in self._withdrawals
        ]
        if words:
            self._withdrawals.append(Withdrawal(number, words))
        del self._told[number:]
        self._together = [joint for joint in self._together if joint.stop <= number]
        self._believe(self._history.at(number), None)

    def refresh(self) -> bool:
        """Read what other windows have played since; tell whether anything has changed.

        Raises `BadRecord` if the game has been deleted meanwhile, or damaged, and `StoreError`.
        """
        stamp = self._store.stamp()
        if stamp == self._stamp:
            return False
        known = Whole(self.match, (), tuple(self._together), tuple(self._withdrawals), self._cuts)
        saved = read_on(self._store, Saved(known, self._history))
        new, before = saved.whole, (self.moment, self.match.scores, self.players, known.withdrawals)
        moment = (len(saved.history.entries), new.cuts)
        changed = before != (moment, new.match.scores, new.match.players, new.withdrawals)
        if changed:
            self._take_in(saved)
            self.revision += 1
        self._stamp = stamp
        return changed

    def sit(self, seats: Iterable[Seat] | None = None) -> str:
        """Sit down at these seats too, or wherever nobody sits; say why not. Raises `BadRecord` and `StoreError`."""
        assert self.places is not None
        before = self.places.mine
        barred = ""
        if seats is None:
            self.places.take_free()
        else:
            barred = self.places.take(seats)
        try:
            self.refresh()
        except BaseException:
            self.places.leave(self.places.mine - before)
            raise
        if self.places.mine != before:
            self.revision += 1
        return barred

    def rename(self, seat: Seat, name: str) -> None:
        """Call a seat by the name of whoever has sat down there. Raises `StoreError`."""
        names = seat_names(name if each == seat else known for each, known in enumerate(self.players))
        self._store.rename(self.match.id, names)
        self._read_on()
        if self.places is not None:
            self.places.look()
        notices.tell(self._store.folder, self.match.id)

    @property
    def free(self) -> frozenset[Seat]:
        """The seats at which this window may sit down, as they were seen last."""
        return frozenset() if self.places is None else self.places.free
