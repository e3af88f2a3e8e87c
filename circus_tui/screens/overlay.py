"""What lies over a table besides the game: what a decision is for, when that was asked, or the task of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from circus_tui.drawing.paint import Row
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.spelling import key, spelled
from circus_tui.learning.coach import Coach
from circus_tui.screens.contract import Size
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.task import Task
from circus_tui.widgets.title_bar import Heading
from rules.core import Clause, Refusal, name_seats
from rules.teaching import purposes_of

Explains: TypeAlias = Literal["", "what", "asked", "new", "warned", "learnt"]
"""Whether what a decision is for is said because that, or why not, was asked, or because it is new to who decides.

Or whether a warning is given; or it is said, at the end, which rules were new.
"""

_AGAIN: Final = "The same key again does it all the same; [undo] takes it back where that is possible."

_MOST_NEWS: Final = 5
"""Rules that are named of those that were new to somebody."""


class Overlay:
    """What may be laid over a table. Of itself it says what the present decision is for, and leaves all as it is."""

    table: Table
    explains: Explains = ""
    """Why what the decision is for lies over the table, if it does."""
    coach: Coach | None = None
    warning: Refusal | None = None
    """What whoever decides would soon regret."""

    @property
    def reading(self) -> Clause:
        """The rule of the present step."""
        raise NotImplementedError

    @property
    def is_asked_for(self) -> bool:
        """Whether something lies over the table because it was asked for."""
        return self.explains in ("what", "asked")

    def put_away(self) -> None:
        """Take away whatever of that lies over the table."""
        self.explains = ""

    def reads(self, name: str, *, roomy: bool) -> bool:
        """Whether an action only puts away what lies over the table; an explanation is gone in any case."""
        new = name == "confirm" and self.explains == "new" and not roomy
        reads = new or (name == "quit" and self.is_asked_for)
        self.explains = ""
        if reads:
            self.put_away()
        return reads

    @property
    def tasks(self) -> tuple[str, ...]:
        """What is to be done at this table, longer and shorter, in place of the prompt of the rules.

        Nothing where it plays as they say.
        """
        return ()

    def heading(self, heading: Heading) -> Heading:
        """What the title bar says, of what a game says."""
        return heading

    @property
    def log(self) -> tuple[Table, int | None]:
        """The table whose log is read, and after how many entries the cursor stands in it; None: at its end."""
        return self.table, None

    @property
    def duty(self) -> Row:
        """What is said in place of the game's prompt."""
        return ()

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What keys do, of what a screen has."""
        return actions

    def uncover(self, name: str) -> None:
        """Take away what lies over the decision, before an action is carried out."""

    def panels(self, form: Size) -> dict[str, Zone[Any]]:
        """What lies over the table in a window of this form."""
        if self.explains == "learnt":
            return self._learnt()
        if self.explains == "warned" and self.warning is not None:
            said = name_seats(self.warning.text, self.table.players)
            task = Task(said, spelled(_AGAIN), place=f"{self.warning.clause.anchor}: {key('rules')} opens it")
            return {"task": task.zone(aloft=False, title="Careful")}
        clause = self.reading
        purpose = purposes_of(self.table.rules.INFO.slug).get(clause, "") if self.explains else ""
        if not purpose:
            return {}
        title = "New to you" if self.explains == "new" else "What now, and why"
        first = "It is allowed. " if self.explains == "asked" else ""
        aloft = form != "roomy"
        goal = f"{title}: {clause.title}" if aloft else f"{clause.title}:"
        place = f"{clause.anchor}: {key('rules')} opens it"
        if aloft and self.explains == "new":
            place = f"{key('confirm')} puts this away · § {clause.number}: {key('rules')} opens it"
        return {"task": Task(goal, f"{first}{purpose}", place=place).zone(aloft=aloft, title=title)}

    def _learnt(self) -> dict[str, Zone[Any]]:
        """Which rules the people that are new to the game have met for the first time in it."""
        if self.coach is None or not self.coach.news:
            return {}
        titles = {clause.number: clause.title for clause in self.table.rules.CLAUSES}
        first, *others = (_news(name, met, titles) for name, met in self.coach.news)
        place = spelled("[rules] opens the rulebook")
        task = Task(first, " ".join(others), place=place)
        return {"task": task.zone(aloft=False, title="New in this game")}


def _news(name: str, met: tuple[str, ...], titles: Mapping[str, str]) -> str:
    known = [f"§ {number} {titles[number]}" for number in met if number in titles]
    more = len(known) - _MOST_NEWS
    return f"{name}: {', '.join(known[:_MOST_NEWS])}{f' and {more} more' if more > 0 else ''}."
