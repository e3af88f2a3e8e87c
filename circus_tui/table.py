"""One running game: it saves every move before it shows it, and lets nobody see more than a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

import attrs
from filelock import FileLock

from circus_tui.hotseat import Situation, situation
from circus_tui.store import Match, Store
from rules import GAMES
from rules.codec import encode_move, encode_options
from rules.core import NATURE, AnyRules, Event, Randomness, Result, Seat
from rules.history import History
from rules.record import BadRecord, Record, load


class StaleError(Exception):
    """A move was made on an old revision: the table has gone on meanwhile."""


@attrs.frozen
class TakeBack:
    """What an undo would do: go back to `number` entries, to `seat`'s decision; `free` if nobody need agree."""

    number: int
    seat: Seat
    free: bool
    what: str


class Table:
    """A game in play. Nothing above it holds a whole state; `revision` changes with every change of the game."""

    def __init__(self, store: Store, match: Match, history: History, claim: FileLock | None) -> None:
        self.match = match
        self.players = match.players
        self.revision = 0
        self._store = store
        self._history = history
        self._claim = claim
        self._told: list[tuple[Event, ...]] = []
        self._together: list[range] = []
        """Entries that several seats have made at one decision, which are taken back as one."""
        self._asks_anyway: Callable[[Any], bool] = _never

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
        history = History.start(rules, len(players), options)
        info, form = rules.INFO, encode_options(options)
        number = store.create(info.slug, info.rules_version, players, form, seed, undo=undo)
        match = store.match(number)
        assert match is not None
        table = cls(store, match, history, store.claim(number))
        table.proceed()
        return table

    @classmethod
    def resume(cls, store: Store, match: Match) -> Table:
        """Sit down at a saved game again; to watch only, if another process plays it. Raises `BadRecord`."""
        claim = store.claim(match.id)
        return cls(store, match, saved_history(store, match), claim)

    def ask_where(self, asks_anyway: Callable[[Any], bool]) -> None:
        """Do not answer a forced decision by itself where this says so of the table's view."""
        self._asks_anyway = asks_anyway

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
        """What the table saw, entry by entry."""
        for number in range(len(self._told), self.entries):
            entry = self._history.entries[number]
            before, after = (self.rules.view(self._history.states[k], None) for k in (number, number + 1))
            self._told.append(self.rules.events(before, entry.seat, entry.move, after))
        return tuple(self._told)

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
        joint = range(self.entries, len(history.entries))
        self._save(history)
        if len({seat for seat, _ in entries}) > 1:
            self._together.append(joint)
        self._answer_what_is_forced()

    def proceed(self) -> None:
        """Let chance have its move, if it is chance's turn, and go on to the next decision."""
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
        if self.rules.private(state, seat) or self._asks_anyway(self.view(None)):
            return None
        moves = list(self.rules.legal_moves(state, seat))
        return (seat, moves[0]) if len(moves) == 1 else None

    def _rng(self) -> Randomness:
        seed = self.match.seed
        return SystemRandom() if seed is None else Random(f"{seed}/{self.entries}")

    def _save(self, history: History) -> None:
        new = [(entry.seat, encode_move(entry.move)) for entry in history.entries[self.entries :]]
        over = not self.rules.to_act(history.state)
        self._store.append(self.match.id, self.entries, new, self.rules.scores(history.state) if over else None)
        self._history = history
        self.revision += 1

    def take_back(self, computers: frozenset[Seat] = frozenset()) -> TakeBack | None:
        """What undo would take back now; None if there is nothing. What computers have decided goes along."""
        number = self._history.undo_point()
        while number is not None and self._history.entries[number].seat in computers:
            number = self._history.at(number).undo_point()
        if number is None or self.watching or not self.match.undo:
            return None
        decided = next((joint for joint in self._together if number in joint), range(number, number + 1))
        what = " ... ".join(self._what(each) for each in sorted({decided[0], decided[-1]}))
        first = decided[0]
        return TakeBack(first, self._history.entries[first].seat, self._history.undo_is_free(first), what)

    def _what(self, number: int) -> str:
        """What an entry was, for the whole table: what was seen of it, or its name if it was made in the open."""
        entry = self._history.entries[number]
        before, after = (self.rules.view(self._history.states[k], None) for k in (number, number + 1))
        told = self.rules.events(before, entry.seat, entry.move, after)
        if told:
            return told[0].text
        if self.rules.private(before, entry.seat):
            return f"{{{entry.seat}}}'s last choice."
        return f"{{{entry.seat}}}: {self.rules.describe(before, entry.seat, entry.move)}."

    def undo(self, number: int) -> None:
        """Go back to `number` entries, on the disk first."""
        self._store.cut(self.match.id, number)
        self._history = self._history.at(number)
        del self._told[number:]
        self._together = [joint for joint in self._together if joint.stop <= number]
        self.revision += 1

    def refresh(self) -> bool:
        """While watching: read what the other process has played since; tell whether anything has changed."""
        history = saved_history(self._store, self.match)
        if history.entries == self._history.entries:
            return False
        self._history = history
        self._told.clear()
        self.revision += 1
        return True


def _never(view: Any) -> bool:
    """Every forced decision is answered."""
    return False


def record_of(store: Store, match: Match) -> Record:
    """The whole of a finished game. Raises `BadRecord` for one that goes on, since a record holds every secret."""
    if match.scores is None:
        raise BadRecord("A record holds every hand: it can be written when the game is over.")
    return Record(saved_history(store, match), match.players, match.seed)


def saved_history(store: Store, match: Match) -> History:
    """Replay a saved game. Raises `BadRecord` if the store holds something else."""
    if match.game not in GAMES:
        raise BadRecord(f"This program does not know the game {match.game!r}.")
    form = {
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": len(match.players),
        "options": match.options,
        "log": [{"seat": seat, "move": move} for seat, move in store.log(match.id)],
        "scores": None if match.scores is None else list(match.scores),
    }
    return load(form).history
