"""What goes from window to window besides the game: lines that are said, and whether something is taken back."""

from __future__ import annotations

import attrs

from circus_tui.storage.store import Store
from circus_tui.tables import sharing
from circus_tui.tables.asking import Agreed, Answered, Asked, Asking
from circus_tui.tables.table import Table, TakeBack
from circus_tui.tables.talk import Said, Talk
from rules.core import Seat


@attrs.frozen
class News:
    """What other windows have sent: `lines` to be told, and to how many entries all have agreed to go back."""

    lines: tuple[str, ...] = ()
    agreed: int | None = None


class Exchange:
    """The ways to other windows of a table. `asked` is what those here are asked, and have not answered yet."""

    def __init__(self, table: Table, store: Store) -> None:
        """Know what has been said and asked before. Raises `StoreError`."""
        self.asked: Asked | None = None
        self._table = table
        self._talk = Talk(store, table.match.id)
        self._asking = Asking(table, store)

    def look(self, here: frozenset[Seat], computers: frozenset[Seat]) -> News:
        """Hear what is new for these seats. Raises `StoreError`."""
        said = tuple(map(_told, self._talk.look()))
        if not here:
            self.asked = None
        elif self._asking.look():
            self.asked = None
            match self._asking.heard(here, computers):
                case Asked(_, words) as asked:
                    self.asked = asked
                    return News((*said, f"{words} Is that agreed? Type yes or no."))
                case Answered(words):
                    return News((*said, words))
                case Agreed(number):
                    return News(said, number)
        return News(said)

    def say(self, here: frozenset[Seat], words: str) -> str:
        """Say a line to all windows, this one too; tell why it is not said. Raises `StoreError`."""
        return self._talk.say(sharing.speaker(self._table, here), words)

    def said(self, most: int) -> tuple[str, ...]:
        """The last lines that were said."""
        return tuple(map(_told, self._talk.said[-most:]))

    def ask(self, back: TakeBack, here: frozenset[Seat]) -> None:
        """Ask those at other windows to take something back. Raises `StoreError`."""
        self._asking.ask(back.number, min(here))

    def answer(self, here: frozenset[Seat], *, agree: bool) -> None:
        """Answer for the seats here what they are asked. Raises `StoreError`."""
        self.asked = None
        self._asking.answer(here, agree=agree)


def _told(line: Said) -> str:
    return f"{line.name} says: {line.words}"
