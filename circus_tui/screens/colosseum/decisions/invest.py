"""Phase 1: choose an investment, or pay for a second one."""

from __future__ import annotations

from math import ceil
from typing import Final, Self

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.colosseum.decisions.sitting import DIGITS, UP_DOWN, Listing
from circus_tui.screens.contract import Outcome
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, ExtraInvestment, Move, Pass
from rules.colosseum.state import InvestingAgain, State
from rules.core import Seat

COLUMNS: Final = 3
"""Columns of the list of programs."""

OTHERS: Final[tuple[Move, ...]] = (Expand("left"), Expand("right"), BuyTicket(), BuildLoge())
"""What else one may invest in."""

_ENTRY: Final = (0, 1, 3)
"""Which of the others lies below a column of programs."""

BUY: Final = action("confirm", "enter space", "⏎", "invest", "Make the investment at the cursor.")
MOVE: Final = action("up", "up", "←↑↓→", "choose", "Move the cursor up; a typed number goes to that program.")
PAY: Final = action("confirm", "enter space", "⏎", "do it", "Do what the line at the cursor says.")
PASS: Final = action("pass", "d", "d", "pass", "Make no investment, or no further one.")
FORFEIT: Final = action("pass", "d", "d", "pass, payment lost", "Make no second investment; the payment is lost.")


@attrs.frozen
class InvestDecision(Listing):
    """Choose a program, an arena space, a ticket or the loge; `typed` is the first digit of a number being typed."""

    typed: str = ""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Move through the list, invest, pass."""
        passing = FORFEIT if isinstance(self.view.step, InvestingAgain) else PASS
        return (MOVE, BUY, passing, keys.LEFT, keys.RIGHT, keys.DOWN, *DIGITS)

    @property
    def choices(self) -> tuple[Move, ...]:
        """Every program on sale, then the others."""
        return (*map(BuyProgram, self.view.for_sale), *OTHERS)

    def pressed(self, name: str) -> Outcome:
        """Move in the list, which stands in columns above a row of the others; or do what every list does."""
        if name.startswith("digit"):
            return self._typed(name.removeprefix("digit"))
        decision = attrs.evolve(self, typed="")
        if name in ("up", "down", "left", "right"):
            return decision.to(decision._beside(name))
        return super(InvestDecision, decision).pressed(name)

    def _beside(self, way: str) -> int:
        """The place one goes to from the cursor."""
        programs = len(self.view.for_sale)
        rows = ceil(programs / COLUMNS)
        if self.cursor >= programs:
            return self._from_others(way, programs, rows)
        column, line = divmod(self.cursor, rows)
        match way:
            case "up":
                return self.cursor - (line > 0)
            case "down" if line + 1 < rows and self.cursor + 1 < programs:
                return self.cursor + 1
            case "down":
                return programs + _ENTRY[column]
            case "left":
                return self.cursor - rows if column else self.cursor
            case _:
                return self.cursor + rows if self.cursor + rows < programs else self.cursor

    def _from_others(self, way: str, programs: int, rows: int) -> int:
        place = self.cursor - programs
        if way == "up" and programs:
            column = max(number for number, entry in enumerate(_ENTRY) if entry <= place)
            return min(programs, (column + 1) * rows) - 1
        steps = {"left": -(place > 0), "right": 1}
        return self.cursor + steps.get(way, 0)

    def _typed(self, digit: str) -> Self:
        """Wait for the second digit of a program's number, then go there."""
        number = int(self.typed + digit)
        if number in self.view.for_sale:
            return attrs.evolve(self, typed="").to(self.view.for_sale.index(number))
        return attrs.evolve(self, typed=digit)


@attrs.frozen
class ExtraDecision(Listing):
    """Pay for a second investment, or leave it at one."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Move along the list, choose, pass."""
        return (UP_DOWN, PAY, PASS, keys.DOWN)

    @property
    def choices(self) -> tuple[Move, ...]:
        """Both ways to pay, and none."""
        return (ExtraInvestment("token"), ExtraInvestment("medals"), Pass())


def open_invest(view: State, seat: Seat) -> InvestDecision:
    """Begin an investment at the first that is possible."""
    decision = InvestDecision(view, seat)
    return decision.to(_first_possible(decision))


def open_extra(view: State, seat: Seat) -> ExtraDecision:
    """Begin at the first way to pay that is possible."""
    decision = ExtraDecision(view, seat)
    return decision.to(_first_possible(decision))


def _first_possible(decision: Listing) -> int:
    """The first choice that is allowed; 0 if none is."""
    return next((place for place, move in enumerate(decision.choices) if decision.refusal_of(move) is None), 0)
