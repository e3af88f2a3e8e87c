"""A game that is played in another window, seen from this one: what is new, and whether anybody plays it still."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keys import Action, action
from circus_tui.store import StoreError
from circus_tui.table import Table
from rules.record import BadRecord

TAKE_OVER: Final = action("take_over", "o", "o", "take over", "Play on in the place of a window that has gone.")
ONLY_WATCHING: Final = "This game is played in another window: here you can only watch."


@attrs.define
class Watch:
    """Looks at a table that another process plays. `abandoned`: nobody does; `trouble`: why it cannot be seen."""

    table: Table
    abandoned: bool = False
    trouble: str = ""

    @property
    def standing(self) -> str:
        """How it stands, in two words at most."""
        return "nobody plays" if self.abandoned else "watching"

    @property
    def offered(self) -> tuple[Action, ...]:
        """What can be done about it."""
        return (TAKE_OVER,) if self.abandoned else ()

    def look(self) -> bool:
        """See what has been played; tell whether there is anything new to be shown."""
        before = (self.trouble, self.abandoned, self.table.revision)
        try:
            self.table.refresh()
            self.abandoned = self.table.match.scores is None and self.table.abandoned
            self.trouble = ""
        except (BadRecord, StoreError) as error:
            self.trouble = str(error)
        return before != (self.trouble, self.abandoned, self.table.revision)

    def take_over(self) -> bool:
        """Sit down in the place of a window that has gone; tell whether that has been done."""
        try:
            done = self.table.take_over()
        except (BadRecord, StoreError) as error:
            self.trouble = str(error)
            return False
        self.abandoned = False
        self.trouble = "" if done else ONLY_WATCHING
        return done
