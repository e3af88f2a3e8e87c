"""Asking people at other windows whether something is taken back. The question lies beside the game, where all find it.

Each seat answers for itself, in whatever window it sits; the window that has asked takes back once all have agreed. A
question, and every answer, holds for the moment at which it was asked, and is void as soon as anything is played.
"""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_hex
from typing import Any, TypeAlias

import attrs

from circus_tui.storage.store import Store, setting_of
from circus_tui.tables import notices, sharing
from circus_tui.tables.table import Table, TakeBack
from rules.core import Seat, name_seats


@attrs.frozen
class Request:
    """Seat `asker` asks to go back to `number` entries; `yes` and `no` are the seats that have answered.

    `id` tells it from one that was the same and is answered: who has not looked between the two is asked again.
    """

    number: int
    asker: Seat
    id: str
    yes: frozenset[Seat] = frozenset()
    no: frozenset[Seat] = frozenset()


@attrs.frozen
class Asked:
    """Somebody at another window wants to take something `back`, and those at this one have not all answered."""

    back: TakeBack
    words: str


@attrs.frozen
class Answered:
    """What has come so far of a question that was asked here."""

    words: str


@attrs.frozen
class Agreed:
    """All have agreed to go back to `number` entries."""

    number: int


Heard: TypeAlias = Asked | Answered | Agreed | None
"""What the open question means for those at one window; nothing if there is none for them."""


class Asking:
    """What is asked at a table, seen from one window. `request` is what is open as it was seen last."""

    def __init__(self, table: Table, store: Store) -> None:
        self.request: Request | None = None
        self._table = table
        self._store = store
        self._read_at: object = None

    def look(self) -> bool:
        """See what is asked and answered; tell whether that has changed. Raises `StoreError`."""
        now, before = (self._store.stamp(), self._table.moment), self.request
        if now != self._read_at:
            self._read_at, self.request = now, self._read()
        return self.request != before

    def heard(self, here: frozenset[Seat], computers: frozenset[Seat]) -> Heard:
        """What the question that was seen last means for these seats. Raises `StoreError`."""
        request, back = self.request, self._table.take_back(computers)
        if request is None:
            return None
        names = self._table.players
        if request.asker not in here:
            waits = bool(here - request.yes - request.no) and back is not None and back.number == request.number
            if back is None or not waits:
                return None
            return Asked(back, f"{names[request.asker]} asks to take this back: {name_seats(back.what, names)}")
        if request.no:
            self.drop()
            verb = "does" if len(request.no) == 1 else "do"
            return Answered(f"{sharing.names(self._table, request.no)} {verb} not agree: nothing is taken back.")
        if back is None or back.number != request.number:
            return None
        waited = sharing.concerned(self._table, back, computers) - request.yes
        if waited:
            return Answered(f"{sharing.names(self._table, waited)} must agree still.")
        return Agreed(request.number)

    def ask(self, number: int, asker: Seat) -> None:
        """Ask all the others; what they have answered before is forgotten. Raises `StoreError`."""
        for seat in range(len(self._table.players)):
            if self._recall(self._of(seat)) is not None:
                self._store.remember(self._of(seat), None)
        self._write(self._name, {"number": number, "asker": asker, "id": token_hex(8)})

    def answer(self, seats: Iterable[Seat], *, agree: bool) -> None:
        """Answer for seats. Raises `StoreError`."""
        for seat in sorted(seats):
            self._write(self._of(seat), {"number": None if self.request is None else self.request.number, "yes": agree})

    def drop(self) -> None:
        """Ask no more. Raises `StoreError`."""
        self._store.remember(self._name, None)
        self._tell()

    def _read(self) -> Request | None:
        form = self._recall(self._name)
        seats = range(len(self._table.players))
        match form:
            case {"asker": int(asker), "number": int(number), "id": str(id)} if (
                asker in seats and 0 <= number < self._table.entries
            ):
                said = {seat: self._said_by(seat, number) for seat in seats}
                yes, no = (frozenset(seat for seat in seats if said[seat] is wanted) for wanted in (True, False))
                return Request(number, asker, id, yes, no)
        return None

    def _said_by(self, seat: Seat, number: int) -> bool | None:
        """What a seat has answered to going back to there."""
        form = self._recall(self._of(seat)) or {}
        return form.get("yes") if form.get("number") == number else None

    def _write(self, name: str, form: dict[str, Any]) -> None:
        self._store.remember(name, {**form, "moment": list(self._table.moment)})
        self._tell()

    def _recall(self, name: str) -> dict[str, Any] | None:
        """What was kept there at this very moment of the game."""
        form = self._store.recall(name)
        return form if isinstance(form, dict) and form.get("moment") == list(self._table.moment) else None

    @property
    def _name(self) -> str:
        return f"{setting_of(self._table.match.id)}/back"

    def _of(self, seat: Seat) -> str:
        return f"{self._name}/{seat}"

    def _tell(self) -> None:
        notices.tell(self._store.folder, self._table.match.id)
