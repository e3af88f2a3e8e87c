"""One running game: it saves every move before it shows it, and lets nobody see more than a view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import Any

import attrs
from filelock import FileLock

from circus_tui.hotseat import Situation, situation
from circus_tui.rows import Whole, Withdrawal
from circus_tui.saved import Saved, read_saved, read_whole, record_of, replayed, saved_history
from circus_tui.store import Match, Store
from circus_tui.takeback import TAKEN_BACK, TakeBack, line_left, take_back
from rules.codec import encode_move, encode_options
from rules.core import NATURE, AnyRules, Event, Randomness, Result, Seat
from rules.history import History, is_asked

__all__ = ["StaleError", "Table", "TakeBack", "record_of", "saved_history"]


class StaleError(Exception):
    """A move was made on an old revision: the table has gone on meanwhile."""


class Table:
    """A game in play. Nothing above it holds a whole state; `revision` changes with every change of the game."""

    def __init__(self, store: Store, match: Match, history: History, claim: FileLock | None) -> None:
        self.revision = 0
        self._store = store
        self._claim = claim
        self._take_in(Saved(Whole(match), history))

    def _take_in(self, saved: Saved) -> None:
        """Believe what has just been read from the store, and nothing read before."""
        self.match = saved.whole.match
        self.players = self.match.players
        self._log = saved.whole.log
        self._history = saved.history
        self._told: list[tuple[Event, ...]] = []
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
    ) -> Table:
        """Open a new table, save it, and let chance do what comes before the first decision."""
        info, form = rules.INFO, encode_options(options)
        rules.new(len(players), options)
        number = store.create(info.slug, info.rules_version, players, form, seed, undo=undo)
        table = cls._seated(store, number)
        table.proceed()
        return table

    @classmethod
    def resume(cls, store: Store, match: Match) -> Table:
        """Sit down at a saved game again; to watch only, if another process plays it.

        What `match` said may be long out of date: the game is read anew once it is claimed. Raises `BadRecord` if it
        is damaged or has been deleted, and `StoreError` if it cannot be told whether another process plays it.
        """
        return cls._seated(store, match.id)

    @classmethod
    def _seated(cls, store: Store, number: int) -> Table:
        claim = store.claim(number)
        with _released_on_failure(claim):
            saved = read_saved(store, number)
        table = cls(store, saved.whole.match, saved.history, claim)
        table._take_in(saved)
        return table

    def wake(self) -> None:
        """Go on to the next decision, as after a sudden end."""
        if not self.watching and not self.result:
            self.proceed()

    def leave(self) -> None:
        """Let another process have the game."""
        if self._claim is not None:
            self._claim.release()

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
        """Whether another process plays here, so that this one can only look."""
        return self._claim is None

    @property
    def entries(self) -> int:
        """Length of the log."""
        return len(self._history.entries)

    @property
    def result(self) -> Result | None:
        """The sums of a round or game that has just ended."""
        return self.rules.result(self.view(None))

    def view(self, seat: Seat | None) -> Any:
        """The game as that seat knows it; None: as the table does."""
        return self.rules.view(self._history.state, seat)

    def situation(self, sitting: Seat | None, computers: frozenset[Seat] = frozenset()) -> Situation:
        """Who may look at the screen now; the computer decides for some of the seats."""
        return situation(self.rules, self.view(None), sitting, computers)

    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What the table saw, entry by entry; what was taken back is told with the last entry before it."""
        for number in range(len(self._told), self.entries):
            entry = self._history.entries[number]
            before, after = (self.rules.view(self._history.states[k], None) for k in (number, number + 1))
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

    def play_all(self, entries: tuple[tuple[Seat, Any], ...], revision: int) -> None:
        """Make moves of any seats one after the other: all or none, saved before anything is shown.

        Raises `Illegal`, `StaleError` if the table has gone on since `revision`, and `StoreError`.
        """
        if revision != self.revision or self.watching:
            raise StaleError("The table has gone on meanwhile: look at it again.")
        history = self._history
        for seat, move in entries:
            history = history.after(seat, move)
        several = len({seat for seat, _ in entries}) > 1
        self._save(history, joint=self.entries if several else None)
        self._answer_what_is_forced()

    def proceed(self) -> None:
        """Let chance have its move, if it is chance's turn, and go on to the next decision.

        Raises `StoreError`, and `StaleError` while watching.
        """
        if self.watching:
            raise StaleError("The table has gone on meanwhile: look at it again.")
        if self.rules.to_act(self._history.state) == {NATURE}:
            self._save(self._history.after(NATURE, self.rules.draw(self._history.state, self._rng())))
        self._answer_what_is_forced()

    def _answer_what_is_forced(self) -> None:
        """Play on while there is nothing to decide: open decisions with one legal move, and chance in mid-round."""
        while True:
            state = self._history.state
            acting = self.rules.to_act(state)
            if acting == {NATURE}:
                if self.rules.result(state) is not None:
                    return
                self._save(self._history.after(NATURE, self.rules.draw(state, self._rng())))
                continue
            forced = next((found for found in (self._forced(seat) for seat in sorted(acting)) if found), None)
            if forced is None:
                return
            self._save(self._history.after(*forced))

    def _forced(self, seat: Seat) -> tuple[Seat, Any] | None:
        state = self._history.state
        if is_asked(self.rules, state, seat):
            return None
        return next(((seat, move) for move in self.rules.legal_moves(state, seat)), None)

    def _rng(self) -> Randomness:
        seed = self.match.seed
        return SystemRandom() if seed is None else Random(f"{seed}/{self.entries}")

    def _save(self, history: History, joint: int | None = None) -> None:
        """Put what is new on the disk, and only then believe it. Raises `StoreError`."""
        first = self.entries
        new = tuple((entry.seat, encode_move(entry.move)) for entry in history.entries[first:])
        over = not self.rules.to_act(history.state)
        scores = self.rules.scores(history.state) if over else None
        self._store.append(self.match.id, first, new, scores, joint=joint)
        if joint is not None:
            self._together.append(range(joint, len(history.entries)))
        self._believe(history, scores)

    def _believe(self, history: History, scores: tuple[int, ...] | None) -> None:
        self._history = history
        self.match = attrs.evolve(self.match, scores=scores, entries=len(history.entries))
        self.revision += 1

    def take_back(self, computers: frozenset[Seat] = frozenset()) -> TakeBack | None:
        """What undo would take back now: all from the last thing a person was asked; None if there is nothing."""
        if self.watching or not self.match.undo:
            return None
        return take_back(self._history, self._together, computers)

    def undo(self, number: int) -> None:
        """Go back to `number` entries, on the disk first. Raises `StoreError`, and `StaleError` while watching.

        Where the table had to agree, what went stays in the log: nobody who comes later takes new dice for the first.
        """
        if self.watching:
            raise StaleError("This game is played in another window: here nothing can be taken back.")
        if not 0 <= number < self.entries:
            return
        words = line_left(self._history, number)
        self._store.cut(self.match.id, number, words)
        self._withdrawals = [
            attrs.evolve(withdrawal, number=min(withdrawal.number, number)) for withdrawal in self._withdrawals
        ]
        if words:
            self._withdrawals.append(Withdrawal(number, words))
        del self._told[number:]
        self._together = [joint for joint in self._together if joint.stop <= number]
        self._believe(self._history.at(number), None)

    def refresh(self) -> bool:
        """While watching: read what the other process has played since; tell whether anything has changed.

        Raises `BadRecord` if the game has been deleted meanwhile, or damaged.
        """
        whole = read_whole(self._store, self.match.id)
        if whole.log == self._log and list(whole.withdrawals) == self._withdrawals:
            return False
        self._take_in(Saved(whole, replayed(whole)))
        self.revision += 1
        return True

    def take_over(self) -> bool:
        """While watching: sit down in the player's place, if that window has gone; tell whether this one plays now.

        Raises as `resume` does.
        """
        if self._claim is None:
            claim = self._store.claim(self.match.id)
            if claim is None:
                return False
            with _released_on_failure(claim):
                self._take_in(read_saved(self._store, self.match.id))
            self._claim = claim
            self.revision += 1
        return True

    @property
    def abandoned(self) -> bool:
        """While watching: whether nobody plays any more, so that the game may be taken over. Raises `StoreError`."""
        claim = self._store.claim(self.match.id) if self._claim is None else None
        if claim is None:
            return False
        claim.release()
        return True


@contextmanager
def _released_on_failure(claim: FileLock | None) -> Iterator[None]:
    """Do not keep a game from others that could not be read here."""
    try:
        yield
    except BaseException:
        if claim is not None:
            claim.release()
        raise
