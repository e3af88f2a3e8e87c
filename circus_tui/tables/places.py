"""Who sits where at a saved game: each window holds the seats it plays for, until it leaves them or ends.

A seat is a lock on a file of its own, which the system frees when a window's process ends, however it ends; whoever
asks who sits where, sits down or stands up is alone at that for the moment (the door). A seat may belong to an owner,
for whom it is kept when nobody sits there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import attrs

from circus_tui.names import clean
from circus_tui.storage.files import reason_of
from circus_tui.storage.locks import Lock, seat_file
from circus_tui.storage.rows import MOST_PLAYERS, Damage, parsed
from circus_tui.storage.store import Match, Store, StoreError, setting_of
from circus_tui.tables import notices
from circus_tui.tables.seating import seating_of
from circus_tui.tables.sitter import ANYBODY, Sitter
from rules.core import Seat, listing

AWAY: Final = "at another window"
PLAYED: Final = "This game is being played in another window."

_PATIENCE: Final = 2.0
_PAUSE: Final = 0.003
"""Seconds for which one waits at the door, and between two tries."""

_LONGEST_NOTE: Final = 2000
_MOST_NAMED: Final = 12


@attrs.frozen
class Place:
    """A seat as it was seen last: `here` this window sits there, `away` another one does.

    `label` is what that window says of itself, `owner` to whom the seat belongs, `bot` which computer plays for it.
    """

    name: str
    here: bool = False
    away: bool = False
    label: str = ""
    owner: str = ""
    bot: str = ""

    @property
    def empty(self) -> bool:
        """Whether nobody sits there."""
        return not (self.here or self.away)

    @property
    def words(self) -> str:
        """Say where the player of the seat sits."""
        if self.away:
            return f"with {self.label}" if self.label not in ("", self.name) else AWAY
        return "here" if self.here else "kept" if self.owner else "free"


class Places:
    """The seats of one game, and those of them that this window holds."""

    def __init__(self, store: Store, match: Match, sitter: Sitter = ANYBODY) -> None:
        """Sit nowhere yet. What this window takes belongs to the sitter's owner, if there is one, but no computer."""
        self.match = match
        self.sitter = sitter
        self.seen: tuple[Place, ...] = tuple(map(Place, match.players))
        """Who sat where when somebody looked last."""
        self._store = store
        self._held: dict[Seat, Lock] = {}

    @property
    def mine(self) -> frozenset[Seat]:
        """The seats that this window holds."""
        return frozenset(self._held)

    @property
    def all_mine(self) -> bool:
        """Whether this window holds every seat, so that nobody else can play."""
        return len(self._held) == len(self.seen)

    @property
    def shared(self) -> bool:
        """Whether another window was seen at the table."""
        return any(place.away for place in self.seen)

    @property
    def free(self) -> frozenset[Seat]:
        """The seats, as they were seen last, at which this window may sit down."""
        mine = ("", self.sitter.owner)
        return frozenset(seat for seat, place in enumerate(self.seen) if place.empty and place.owner in mine)

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats for which a computer plays."""
        return frozenset(seat for seat, place in enumerate(self.seen) if place.bot)

    @property
    def for_people(self) -> frozenset[Seat]:
        """The seats, as they were seen last, at which somebody may sit down in this window."""
        return self.free - self.computers

    def who(self) -> tuple[Place, ...]:
        """Look who sits where. Raises `StoreError` if that cannot be told."""
        with self._door():
            self._look()
        return self.seen

    def take(self, seats: Iterable[Seat]) -> str:
        """Sit down at all of these seats, or at none; say why not. Raises `StoreError`."""
        with self._door():
            self._look()
            wanted = sorted(set(seats) - self.mine)
            barred = [self._bar(seat) for seat in wanted if seat not in self.free]
            if not barred:
                self._sit(wanted)
        self._tell(changed=bool(wanted) and not barred)
        return " ".join(barred)

    def take_free(self) -> None:
        """Sit down wherever one may. Raises `StoreError`."""
        with self._door():
            self._look()
            free = sorted(self.free)
            self._sit(free)
        self._tell(changed=bool(free))

    def leave(self, seats: Iterable[Seat] | None = None, *, for_good: bool = False) -> None:
        """Stand up from these seats, or all; `for_good`: they are not kept for their owner either."""
        leaving = [seat for seat in (self.mine if seats is None else seats) if seat in self._held]
        if not leaving:
            return
        try:
            with self._door():
                for seat in leaving:
                    self._held.pop(seat).release()
                if for_good:
                    self._own(leaving, "")
                self._look()
        except StoreError:
            for seat in leaving:
                if seat in self._held:
                    self._held.pop(seat).release()
        self._tell(changed=True)

    def look(self) -> bool:
        """See who sits where now; tell whether that has changed. Raises `StoreError`.

        A seat of this window whose lock has been removed is taken again, unless another window was faster.
        """
        before = self.seen
        with self._door():
            self._look()
        return self.seen != before

    def delete(self) -> str:
        """Delete the game, if nobody plays it; say why not. Raises `StoreError`."""
        with self._door():
            for path in self._store.folder.glob(seat_file(Path(), self.match.id, "*").name):
                lock = Lock(path)
                if not lock.take():
                    return PLAYED
                lock.release(remove=True)
            self._store.delete(self.match.id)
        self._tell(changed=True)
        return ""

    def _sit(self, seats: list[Seat]) -> None:
        with self._all_or_none(seats):
            for seat in seats:
                self._hold(seat)
            if self.sitter.owner:
                self._own([seat for seat in seats if seat not in self.computers], self.sitter.owner)
        self._look()

    @contextmanager
    def _all_or_none(self, seats: list[Seat]) -> Iterator[None]:
        try:
            yield
        except BaseException:
            for seat in seats:
                if seat in self._held:
                    self._held.pop(seat).release(remove=True)
            raise

    def _hold(self, seat: Seat) -> bool:
        lock = Lock(self._path(seat))
        if not lock.take():
            return False
        self._held[seat] = lock
        lock.note(json.dumps({"label": clean(self.sitter.label)}))
        return True

    def _own(self, seats: Iterable[Seat], owner: str) -> None:
        owners = owners_of(self._store, self.match.id)
        wanted = {**owners, **dict.fromkeys(seats, owner)}
        if wanted != owners:
            keep_owners(self._store, self.match.id, wanted)

    def _bar(self, seat: Seat) -> str:
        """Why nobody sits down there now."""
        place = self.seen[seat]
        if place.empty:
            return f"{place.name}'s seat is kept for whoever has sat there."
        return f"{place.name} sits at another window."

    def _look(self) -> None:
        owners, seating = owners_of(self._store, self.match.id), seating_of(self._store, self.match.id)
        self.seen = tuple(
            self._found(seat, Place(name, owner=owners.get(seat, ""), bot=seating.bot(seat)))
            for seat, name in enumerate(self.match.players)
        )

    def _found(self, seat: Seat, place: Place) -> Place:
        """How a place is now, that may be empty."""
        path, held = self._path(seat), self._held.get(seat)
        place = attrs.evolve(place, owner="") if place.bot else place
        if held is not None and (held.holds or self._held_again(seat)):
            return attrs.evolve(place, here=True)
        if not path.exists():
            return place
        probe = Lock(path)
        if probe.take():
            probe.release(remove=True)
            return place
        return attrs.evolve(place, away=True, label=_label(path))

    def _held_again(self, seat: Seat) -> bool:
        self._held.pop(seat).release()
        return self._hold(seat)

    def _path(self, seat: Seat) -> Path:
        return seat_file(self._store.folder, self.match.id, seat)

    @contextmanager
    def _door(self) -> Iterator[None]:
        """Be the only one who asks, sits down or stands up. Raises `StoreError`."""
        self._store.see_that_it_is_there()
        door = Lock(self._store.folder / f"match-{self.match.id}.lock")
        try:
            end = time.monotonic() + _PATIENCE
            while not door.take():
                if time.monotonic() > end:
                    raise OSError(0, "another window has stopped there")
                time.sleep(_PAUSE)
            try:
                yield
            finally:
                door.release()
        except OSError as error:
            reason = f"{door.path.name}: {reason_of(error)}"
            raise StoreError(f"Whether somebody else plays this game cannot be told: {reason}.") from error

    def _tell(self, *, changed: bool) -> None:
        if changed:
            notices.tell(self._store.folder, self.match.id)


def owners_of(store: Store, match: int) -> dict[Seat, str]:
    """To whom the seats of a game belong, as far as they belong to anybody."""
    found: Any = store.recall(_owners_at(match))
    named = found if isinstance(found, dict) else {}
    owners = ((seat, named.get(str(seat))) for seat in range(MOST_PLAYERS))
    return {seat: owner for seat, owner in owners if isinstance(owner, str)}


def keep_owners(store: Store, match: int, owners: dict[Seat, str]) -> None:
    """Remember to whom the seats of a game belong. Raises `StoreError`."""
    store.remember(_owners_at(match), {str(seat): owner for seat, owner in owners.items()})


def _owners_at(match: int) -> str:
    return f"{setting_of(match)}/owners"


def _label(path: Path) -> str:
    """What the window that sits there says of itself."""
    with suppress(OSError, ValueError, Damage):
        form = parsed(path.read_bytes()[:_LONGEST_NOTE].decode(), "the note of a window")
        if isinstance(form, dict) and isinstance(form.get("label"), str):
            return clean(form["label"])
    return ""


def playing_words(places: Iterable[Place], most: int = _MOST_NAMED) -> str:
    """Who sits where, in a line: `Ana and Ben playing · 3 free`; nothing where nobody plays in another window.

    At most so many people in the same place are named.
    """
    shown = [place for place in places if not place.bot]
    groups: dict[str, list[str]] = {}
    for place in shown:
        groups.setdefault("playing" if place.words == AWAY else place.words, []).append(place.name)
    if not any(place.away for place in shown):
        return ""
    who = {words: listing(names) if len(names) <= most else str(len(names)) for words, names in groups.items()}
    return " · ".join(f"{names} {words}" for words, names in who.items())
