"""What a computer remarks with a move. It lies beside the game, where all windows find it, as long as it is news."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.names import clean
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables import notices
from circus_tui.tables.table import Table
from rules.codec import BadForm, decode_move, encode_move

LONGEST: Final = 200
"""Cells of a remark that are shown."""


@attrs.frozen
class Remark:
    """Words, with the names of players in them; `wish` is the move that is asked for by them, if one is."""

    words: str = ""
    wish: Any = None


class Remarks:
    """What is remarked at a table, as one window hears it; without a store nobody else does."""

    def __init__(self, table: Table, store: Store | None) -> None:
        self._table = table
        self._store = store
        self._form: Any = None
        self._heard: Any = None
        """What was said when anybody here listened last."""
        self._read_at: object = None

    def say(self, remark: Remark) -> None:
        """Say something with the move that is about to be played. Raises `StoreError`."""
        self._keep(remark, self._table.entries)

    def add(self, remark: Remark) -> None:
        """Say something more to the last move that a seat has made. Raises `StoreError`."""
        self._keep(remark, self._last_entry)
        if self._store is not None:
            notices.tell(self._store.folder, self._table.match.id)

    def _keep(self, remark: Remark, number: int) -> None:
        wish = None if remark.wish is None else encode_move(remark.wish)
        cuts = self._table.moment[1]
        self._form = self._heard = {"with": [number, cuts], "words": remark.words, "wish": wish}
        if self._store is not None:
            self._store.remember(self._name, self._form)

    def look(self) -> Remark:
        """What has been said at another window since anybody here has listened; mostly nothing. Raises `StoreError`."""
        before = self._heard
        if self._store is None or self._read_at == (now := self._store.stamp()):
            return Remark()
        self._read_at = now
        last = self.last
        return Remark() if self._heard == before else last

    @property
    def last(self) -> Remark:
        """What was said with the very last move, after which only chance has come. Raises `StoreError`."""
        form = self._form if self._store is None else self._store.recall(self._name)
        self._heard = form
        match form:
            case {"with": [int(number), int(cuts)], "words": str(words)} if self._is_last(number, cuts):
                return Remark(clean(words, LONGEST), self._move(form.get("wish")))
        return Remark()

    def _is_last(self, number: int, cuts: int) -> bool:
        return (number, cuts) == (self._last_entry, self._table.moment[1])

    @property
    def _last_entry(self) -> int:
        """The number of the last entry that is a seat's."""
        return max(map(self._table.last_entry_of, range(len(self._table.players)))) - 1

    def _move(self, form: Any) -> Any:
        """The move of this form; none if it makes no sense."""
        try:
            return None if form is None else decode_move(self._table.rules, form)
        except BadForm:
            return None

    @property
    def _name(self) -> str:
        return f"{setting_of(self._table.match.id)}/remark"
