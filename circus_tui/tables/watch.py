"""A table at which other windows play, seen from this one: what is new, who sits where, which seats are free."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard.keys import TAKE_OVER, Action
from circus_tui.storage.store import StoreError
from circus_tui.tables.table import Table
from rules.record import BadRecord

ONLY_WATCHING: Final = "This game is played in another window: here you can only watch."


@attrs.define
class Watch:
    """Looks at a table where others play. `trouble` says why it cannot be seen."""

    table: Table
    trouble: str = ""

    @property
    def standing(self) -> str:
        """How it stands, in two words at most, with somebody who only watches."""
        return "nobody plays" if self.abandoned else "watching"

    @property
    def abandoned(self) -> bool:
        """Whether nobody plays a game that is not over."""
        places = self.table.places
        return self._goes_on and places is not None and all(place.empty for place in places.seen)

    @property
    def _goes_on(self) -> bool:
        return self.table.match.scores is None

    @property
    def offered(self) -> tuple[Action, ...]:
        """What can be done about free seats."""
        return (TAKE_OVER,) if self._goes_on and self.table.free else ()

    def look(self) -> bool:
        """See what has been played and who sits where; tell whether there is anything new to be shown."""
        before = (self.trouble, self.table.revision)
        moved = False
        try:
            self.table.refresh()
            moved = self.table.places is not None and self.table.places.look()
            self.trouble = ""
        except (BadRecord, StoreError) as error:
            self.trouble = str(error)
        return moved or before != (self.trouble, self.table.revision)

    def take_over(self) -> bool:
        """Sit down wherever nobody sits; tell whether this window plays now."""
        try:
            self.table.sit()
        except (BadRecord, StoreError) as error:
            self.trouble = str(error)
            return False
        self.trouble = ONLY_WATCHING if self.table.watching else ""
        return not self.table.watching
