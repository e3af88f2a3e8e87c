"""One keyboard at one table: who sits there, what is being decided, what the last key was answered."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from circus_tui.hotseat import Curtain, Decide
from circus_tui.keys import Action, Guard
from circus_tui.learning.coach import Coach
from circus_tui.screens import telling
from circus_tui.screens.contract import Decision, Decisions, Discreet, Lift, Outcome, Played, PlayedByAll, Size
from circus_tui.store import StoreError
from circus_tui.table import StaleError, Table, TakeBack
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.task import Task
from circus_tui.widgets.title_bar import Heading
from rules.core import Clause, Illegal, Refusal, Seat, name_seats
from rules.teaching import purposes_of

Part: TypeAlias = Literal["table", "curtain", "result"]
"""Which of a game's three screens is shown."""

Explains: TypeAlias = Literal["", "asked", "new"]
"""Whether what a decision is for is said because it was asked, or because it is new to whoever decides."""


class Session:
    """Hands decisions to the table, and never holds more of a game than the people at this keyboard may see.

    `curtain` is the seat that must take the place before anything else is shown; while it is set there is no decision,
    and `view` is the table's. `decision` is what is being decided; neither is set while a round's result is looked at,
    when the game is over, and while one only watches.
    """

    def __init__(self, table: Table, decisions: Decisions, guard: Guard) -> None:
        self.table = table
        self.decision: Decision | None = None
        self.sitting: Seat | None = None
        self.curtain: Seat | None = None
        self.view: Any = table.view(None)
        self.answer = ""
        self.clause: Clause | None = None
        self.question: TakeBack | None = None
        self.at_table = False
        """Whether the table is looked at although there is a result to be shown."""
        self.explains: Explains = ""
        """Why what the decision is for lies over the table, if it does."""
        self.coach: Coach | None = None
        self._decisions = decisions
        self._guard = guard

    def begin(self) -> None:
        """Begin with whatever the table waits for. Raises `StoreError`."""
        if self.table.watching:
            self.answer = "This game is played in another window: here you can only watch."
            return
        if isinstance(self._decisions, Discreet):
            self.table.ask_where(self._decisions.asks_anyway)
        self.table.wake()
        self._settle()

    def leave(self) -> None:
        """Forget everything that is shown, and let another process have the game."""
        self._forget()
        self.table.leave()

    @property
    def shows(self) -> Part:
        """Which screen is to be seen now."""
        if self.curtain is not None:
            return "curtain"
        resting = self.decision is None and not self.at_table
        return "result" if resting and self.table.result is not None else "table"

    @property
    def standing(self) -> str:
        """How it stands with saving; what is shown has always been saved."""
        return "watching" if self.table.watching else "saved ✓"

    def heading(self, heading: Heading) -> Heading:
        """What the title bar says, of what a game says."""
        return heading

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What keys do, of what a screen has."""
        return actions

    def uncover(self, name: str) -> None:
        """Take away what lies over the decision, before an action is carried out."""

    def panels(self, form: Size) -> dict[str, Zone[Any]]:
        """What lies over the table in a window of this form: what the decision is for, when that was asked."""
        purpose = self._purpose if self.explains else ""
        if not purpose:
            return {}
        clause = self.reading
        first = "Nothing stands against it. " if self.explains == "asked" else ""
        task = Task(f"{first}{clause.title}:", purpose, place=f"{clause.anchor}: k opens it")
        title = "What now, and why" if self.explains == "asked" else "New to you"
        return {"task": task.zone(aloft=False, title=title)}

    @property
    def _purpose(self) -> str:
        """What the present decision is for, in two sentences; nothing where there is none."""
        return purposes_of(self.table.rules.INFO.slug).get(self.reading, "")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.rules.to_act(self.view)

    @property
    def between(self) -> bool:
        """Whether a round has ended and its result is looked at."""
        waiting = self.decision is None and self.curtain is None
        return waiting and not self.over and not self.table.watching

    @property
    def reader(self) -> Seat | None:
        """Who looks at the screen: the one who decides, or else whoever has taken the place at the keyboard."""
        return self.sitting if self.decision is None else self.decision.seat

    @property
    def reading(self) -> Clause:
        """The rule to read about what has to be done now."""
        return self.table.rules.reading(self.table.view(None))

    def press(self, name: str) -> None:
        """Give an action to the decision."""
        self.answer = ""
        self.explains = ""
        if self.decision is not None:
            self._take(self.decision.press(name), name)

    def point(self, target: Any) -> None:
        """Give a click to the decision."""
        if self.decision is not None and self.question is None:
            self.answer = ""
            self.explains = ""
            self._take(self.decision.point(target), "point")

    def lift_curtain(self) -> None:
        """The seat that was asked for has taken the place."""
        self.sitting = self.curtain
        self._guard.decided()
        self._settle()

    def hide(self) -> None:
        """Drop the curtain over what only one player may see."""
        self._forget()
        self._settle()

    def go_on(self) -> None:
        """Begin the next round."""
        self.answer = ""
        try:
            self.table.proceed()
        except StoreError as error:
            self.answer = str(error)
        else:
            self._guard.decided()
            self._settle()

    def look(self) -> bool:
        """While watching: see what has been played elsewhere; tell whether anything has changed."""
        changed = self.table.refresh()
        if changed:
            self.view = self.table.view(None)
        return changed

    def take_back(self) -> None:
        """Take the last decision back, or ask whether that is agreed to."""
        self.answer = ""
        self.question = self.table.take_back()
        if self.question is None:
            self.answer = telling.no_question(self.table)
        elif self.question.free and self.decision is not None and self.question.seat == self.decision.seat:
            self.agree()
        else:
            self.answer = telling.question(self.table, self.question)

    def agree(self) -> None:
        """Take back what was asked about."""
        assert self.question is not None
        try:
            self.table.undo(self.question.number)
        except StoreError as error:
            self.answer = str(error)
        else:
            self.answer = ""
            self._guard.decided()
            self._settle()

    def disagree(self) -> None:
        """Leave everything as it is."""
        self.question = None
        self.answer = ""

    def _settle(self) -> None:
        """Show what may be shown now; before anything of another player's, the curtain."""
        self.question = None
        self.at_table = False
        match self.table.situation(self.sitting):
            case Curtain(seat):
                self._forget()
                self.curtain = seat
            case Decide(seat, sees):
                self.curtain = None
                self.sitting = sees
                self._open(seat, self.table.view(sees))
            case _:
                self._forget()

    def _open(self, seat: Seat, view: Any) -> None:
        self.view = view
        self.decision = self._decisions.open_decision(view, seat)
        if self.coach is not None and self.coach.speaks(seat, self.reading):
            self.explains = "new"

    def _forget(self) -> None:
        """Forget whatever one player alone may see."""
        self.explains = ""
        self.sitting = self.decision = self.curtain = None
        self.view = self.table.view(None)
        self.answer = ""

    def _take(self, outcome: Outcome, name: str) -> None:
        match outcome:
            case Refusal(clause, text):
                self.clause = clause
                self.answer = f"{name_seats(text, self.table.players)}  {clause.anchor}: k opens it."
            case Played(moves):
                assert self.decision is not None
                self._play(tuple((self.decision.seat, move) for move in moves))
            case PlayedByAll(entries):
                self._play(entries)
            case Lift(seat, entries):
                if not entries or self._play(entries):
                    self._lift(seat)
            case _:
                self.decision = outcome
                self.explains = "asked" if name == "why" else ""
                self.answer = ""

    def _lift(self, seat: Seat) -> None:
        """Show a seat its own cards for an open decision of its own; they go with the decision."""
        if self.table.situation(None) == Decide(seat, None):
            self.sitting = seat
            self._guard.decided()
            self._open(seat, self.table.view(seat))

    def _play(self, entries: tuple[tuple[Seat, Any], ...]) -> bool:
        """Play them all, or say why not; tell whether they were played."""
        try:
            self.table.play_all(entries, self.table.revision)
        except Illegal as error:
            self._take(error.refusal, "confirm")
        except (StaleError, StoreError) as error:
            self.answer = str(error)
        else:
            self.clause = None
            self._guard.decided()
            self._settle()
            return True
        return False
