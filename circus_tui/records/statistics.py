"""Figures of finished games: what each person has played, won and scored. Pure, but for ties that are looked into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

import attrs

from circus_tui.storage.rows import Match
from circus_tui.storage.saved import saved_history
from circus_tui.storage.store import Store, StoreError, setting_of
from circus_tui.tables.seating import Seating
from rules.core import Seat
from rules.record import BadRecord


@attrs.frozen
class Finished:
    """A finished game: who has won it, and which seats the computer had."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    computers: frozenset[Seat] = frozenset()

    @property
    def people(self) -> tuple[str, ...]:
        """Who played, computers not counted."""
        return tuple(name for seat, name in enumerate(self.match.players) if seat not in self.computers)

    def seat_of(self, person: str) -> Seat | None:
        """The seat somebody had in a game."""
        seats = (seat for seat, name in enumerate(self.match.players) if name == person)
        return next((seat for seat in seats if seat not in self.computers), None)


def finished(store: Store) -> tuple[Finished, ...]:
    """Every finished game that is not damaged, the last played first. Raises `StoreError`."""
    found = []
    for match in store.matches():
        if match.scores is not None and not match.damage:
            computers = Seating.read(store.recall(setting_of(match.id))).computers
            found.append(Finished(match, match.scores, winners(store, match), computers))
    return tuple(found)


def winners(store: Store, match: Match) -> tuple[Seat, ...]:
    """Who has won; where the highest score is shared the rules are asked, which may look at something else."""
    assert match.scores is not None
    best = tuple(seat for seat, score in enumerate(match.scores) if score == max(match.scores))
    if len(best) == 1:
        return best
    try:
        history = saved_history(store, match)
    except (BadRecord, StoreError):
        return best
    return history.rules.winners(history.state)


def filtered(games: Iterable[Finished], game: str = "", person: str = "") -> tuple[Finished, ...]:
    """Only those of a game and with a person; "" is any."""
    kept = (each for each in games if game in ("", each.match.game))
    return tuple(each for each in kept if not person or each.seat_of(person) is not None)


def people(games: Iterable[Finished]) -> tuple[str, ...]:
    """Who has finished a game, those with the most games first."""
    counts = Counter(name for each in games for name in each.people)
    return tuple(sorted(counts, key=lambda name: (-counts[name], name.casefold())))


@attrs.frozen
class Figures:
    """What somebody has come to; `scores` oldest first; `seats`: played and won by place at the table.

    `openings` counts by what the first move of somebody's own was, where first moves were of several kinds.
    """

    played: int
    won: int
    streak: int
    longest: int
    scores: tuple[int, ...]
    seats: tuple[tuple[Seat, int, int], ...]
    openings: tuple[tuple[str, int, int], ...] = ()

    @property
    def mean(self) -> float:
        """The mean of all scores."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def best(self) -> int:
        """The highest score."""
        return max(self.scores, default=0)


Opening = Callable[[Match, Seat], str]
"""Names the kind of a seat's first move."""


def figures(games: Sequence[Finished], person: str, opening: Opening | None = None) -> Figures:
    """Count what somebody has done in these games, which are given with the last one first."""
    own = [(each, seat) for each in reversed(games) if (seat := each.seat_of(person)) is not None]
    won = [seat in each.winners for each, seat in own]
    runs = [sum(1 for _ in run) for good, run in groupby(won) if good]
    kinds = [] if opening is None else [opening(each.match, seat) for each, seat in own]
    return Figures(
        len(own),
        sum(won),
        runs[-1] if won and won[-1] else 0,
        max(runs, default=0),
        tuple(each.scores[seat] for each, seat in own),
        tuple(sorted(_tally([seat for _, seat in own], won))),
        _tally(kinds, won) if len(set(kinds)) > 1 else (),
    )


_Key = TypeVar("_Key", int, str)


def _tally(keys: Sequence[_Key], won: Sequence[bool]) -> tuple[tuple[_Key, int, int], ...]:
    """For each key how often it was there, and how often that was won; the most frequent first."""
    counts = Counter(keys)
    wins = Counter(key for key, good in zip(keys, won, strict=True) if good)
    return tuple((key, count, wins[key]) for key, count in counts.most_common())


def opening_of(store: Store) -> Opening:
    """Look up first moves in a store; what cannot be read has none."""

    def look(match: Match, seat: Seat) -> str:
        try:
            first = next((move for mover, move in store.log(match.id) if mover == seat), None)
        except StoreError:
            return ""
        kind = first.get("kind") if isinstance(first, dict) else None
        return kind.replace("_", " ") if isinstance(kind, str) else ""

    return look
