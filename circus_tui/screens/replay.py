"""A game looked at again on its own screen: step by step or by turns, with open hands or as one seat saw it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, Guard
from circus_tui.keyboard.pages.replay import (
    BACK,
    BRANCH,
    FIRST,
    HANDS,
    LAST,
    LEAVE,
    POINT,
    POINT_BACK,
    SHEET,
    STEP,
    TURN,
    TURN_BACK,
    WRITE,
)
from circus_tui.records.record_file import write_transcript
from circus_tui.records.replay import Replay
from circus_tui.screens.contract import decisions_of, place_of
from circus_tui.screens.session import Part, Session
from circus_tui.storage.store import Match, StoreError
from circus_tui.tables import telling
from circus_tui.tables.table import Table
from circus_tui.widgets.seats import named, seat_words
from circus_tui.widgets.title_bar import Heading
from rules.core import CHANCE, Seat, name_seats

_ENDS: Final = {"first": "This is the beginning.", "last": "This is the end."}


Viewpoint: TypeAlias = "Seat | Literal['open'] | None"


class ReplaySession(Session):
    """A session at which nothing is decided. `viewpoint` is whose eyes one looks through.

    "open" is everybody's, each at the own turn; None is what the whole table saw.
    """

    SCOPE = "replay"
    table: Replay

    def __init__(self, table: Replay, guard: Guard) -> None:
        super().__init__(table, decisions_of(table.rules.INFO.slug), guard)
        self.replay = table
        self.branched: Match | None = None
        own = tuple(sorted(table.open_to))
        self.viewpoints: tuple[Viewpoint, ...] = ("open", *own, None) if table.is_over else (*own, None)
        self.viewpoint: Viewpoint = self.viewpoints[0]
        self._arrive()

    def begin(self) -> None:
        """Begin without asking anybody: a replay has no decisions."""

    def look(self) -> bool:
        """Look for nothing: a finished game does not go on."""
        return False

    @property
    def shows(self) -> Part:
        """The result where people had looked at one, unless the table is wanted instead."""
        return "result" if self._rests and not self.at_table else "table"

    @property
    def _rests(self) -> bool:
        """Whether a round or the game is over here."""
        return self.replay.result is not None and self.replay.rules.to_act(self.view) <= {CHANCE}

    @property
    def standing(self) -> str:
        """How far the replay has come."""
        return f"replay: move {self.replay.entries} of {self.replay.length}"

    @property
    def looks_back(self) -> bool:
        """In a game that goes on one looks through one's own eyes."""
        return self.replay.is_over

    def heading(self, heading: Heading) -> Heading:
        """What the game says, without what there is to decide."""
        return attrs.evolve(heading, standing=self.standing)

    @property
    def log(self) -> tuple[Table, int | None]:
        """All that has happened, with the cursor where one stands."""
        return self.replay.at_end, self.replay.entries

    @property
    def duty(self) -> Row:
        """Through whose eyes one looks, and what came next."""
        replay, seat = self.replay, self.sitting
        names = replay.players
        eyes = (Span("the table", "gold bold"),) if seat is None else seat_words(seat, names[seat])
        whose = "as seen by "
        words = (
            name_seats(replay.rules.prompt(self.view, None), names)
            if replay.rules.to_act(self.view)
            else telling.verdict(replay, self.view)
        )
        if self.viewpoint == "open":
            whose, spoken_of = "each hand at its turn", seat is not None and words.startswith(f"{names[seat]} ")
            eyes = () if seat is None or spoken_of else row(Span(": ", "gold"), *eyes)
        return row(Span(f"► {whose}", "gold"), *eyes, Span(" · ", "dim"), *named(words, names))

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What can be done with a game that is looked at."""
        replay = self.replay
        going_on = replay.rules.to_act(self.view)
        own = (STEP, BACK, TURN, TURN_BACK, POINT, POINT_BACK, FIRST, LAST)
        hands = (HANDS,) if len(self.viewpoints) > 1 else ()
        sheet = (SHEET,) if self._rests else ()
        branch = (BRANCH,) if replay.is_over and going_on else ()
        written = (WRITE,) if replay.is_over else ()
        return (*own, *hands, *branch, *sheet, keys.LOG, *written, keys.HELP, keys.RULES, LEAVE)

    def press(self, name: str) -> None:
        """Go somewhere, or look through other eyes."""
        self.answer = ""
        replay = self.replay
        match name:
            case "step" | "step_back":
                self._go(replay.stops, name)
            case "turn" | "turn_back":
                self._go(replay.turns, name)
            case "point" | "point_back":
                self._go(tuple(replay.points), name)
            case "first" | "last":
                replay.go_to(0 if name == "first" else replay.length)
                self._arrive()
            case "hands":
                place = self.viewpoints.index(self.viewpoint) + 1
                self.viewpoint = self.viewpoints[place % len(self.viewpoints)]
                self._arrive()
            case "sheet":
                self.at_table = not self.at_table
            case "transcript":
                self.answer = write_transcript(replay.store, replay.game, place_of)

    def _go(self, places: tuple[int, ...], name: str) -> None:
        on = not name.endswith("_back")
        if self.replay.step(places, 1 if on else -1):
            self._arrive(self.replay.points.get(self.replay.entries, "") if name.startswith("point") else "")
        elif name.startswith("point"):
            self.answer = "The game does not turn any more." if on else "The game had not turned before."
        else:
            self.answer = _ENDS["last" if on else "first"]

    def go_to(self, number: int) -> None:
        """Stand after so many entries."""
        self.replay.go_to(number)
        self._arrive()

    def branch(self) -> None:
        """Save a new game from here; `answer` says why it could not be saved."""
        self.answer = ""
        try:
            self.branched = self.replay.branch()
        except StoreError as error:
            self.answer = str(error)

    def _arrive(self, first: str = "") -> None:
        """Show the table as it lay here."""
        replay = self.replay
        self.at_table = False
        self.sitting = replay.mover if self.viewpoint == "open" else self.viewpoint
        self.view = replay.view(self.sitting)
        self.told = (*((first,) if first else ()), *replay.just_told)
        self.unread = True
