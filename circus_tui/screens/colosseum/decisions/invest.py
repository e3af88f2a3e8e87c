"""Phase 1: choose an investment, or pay for a second one."""

from __future__ import annotations

from math import ceil
from typing import Any, Final, Self, TypeAlias

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games import colosseum as letters
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.colosseum.decisions.sitting import DIGITS, UP_DOWN, Listing
from circus_tui.screens.contract import Outcome
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, ExtraInvestment, Move, Pass
from rules.colosseum.state import InvestingAgain, State
from rules.core import Seat

Other: TypeAlias = Expand | BuyTicket | BuildLoge
"""An investment that is no program."""

OTHERS: Final[tuple[Other, ...]] = (Expand("left"), Expand("right"), BuyTicket(), BuildLoge())
"""What one may invest in besides programs; these come first in the list."""

BUY: Final = action("confirm", "enter space", "⏎", "invest", "Make the investment at the cursor.")
MOVE: Final = action("up", "up", "←↑↓→", "choose", "Move the cursor up; a typed number goes to that program.")
PAY: Final = action("confirm", "enter space", "⏎", "do it", "Do what the line at the cursor says.")
PASS: Final = attrs.evolve(letters.PASS, meaning="Make no investment, or no further one.")
FORFEIT: Final = attrs.evolve(
    letters.PASS, label="pass, payment lost", meaning="Make no second investment; the payment is lost."
)


@attrs.frozen
class InvestDecision(Listing):
    """Choose a program, an arena space, a ticket or the loge; `typed` is the first digit of a number being typed.

    While it is `leaving`, whoever could invest and wants to pass has been asked whether that is meant.
    """

    typed: str = ""
    leaving: bool = False

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Move through the list, invest, pass."""
        passing = FORFEIT if isinstance(self.view.step, InvestingAgain) else PASS
        return (MOVE, BUY, passing, keys.LEFT, keys.RIGHT, keys.DOWN, *DIGITS)

    @property
    def choices(self) -> tuple[Move, ...]:
        """Arena spaces, ticket and loge, then every program on sale."""
        return (*OTHERS, *map(BuyProgram, self.view.for_sale))

    def pressed(self, name: str) -> Outcome:
        """Move in the list, above which the others stand in a row; or do what every list does. Passing asks once."""
        if name == "pass" and not self.leaving and self.can_invest:
            return attrs.evolve(self, typed="", leaving=True)
        if name.startswith("digit"):
            return attrs.evolve(self, leaving=False)._typed(name.removeprefix("digit"))
        decision = attrs.evolve(self, typed="", leaving=False)
        if name in ("up", "down", "left", "right"):
            return decision.to(decision._beside(name))
        return super(InvestDecision, decision).pressed(name)

    @property
    def can_invest(self) -> bool:
        """Whether there is anything that can be bought."""
        return any(self.refusal_of(move) is None for move in self.choices)

    def point(self, target: Any) -> Outcome:
        """A click goes along the list."""
        return attrs.evolve(self, typed="", leaving=False).clicked(target)

    def _beside(self, way: str) -> int:
        """The place one goes to from the cursor: in the list left and right go by half of it."""
        first = len(OTHERS)
        if self.cursor < first:
            steps = {"left": -1, "right": 1}
            return first if way == "down" else max(0, min(first - 1, self.cursor + steps.get(way, 0)))
        half = ceil(len(self.view.for_sale) / 2)
        if way == "up" and self.cursor == first:
            return self._above
        goal = self.cursor + {"up": -1, "down": 1, "left": -half, "right": half}[way]
        return goal if first <= goal < len(self.choices) else self.cursor

    @property
    def _above(self) -> int:
        """Where one comes to above the list: the first of the others that is possible."""
        return next((place for place, move in enumerate(OTHERS) if self.refusal_of(move) is None), 0)

    def _typed(self, digit: str) -> Self:
        """Wait for the second digit of a program's number, then go there."""
        number = int(self.typed + digit)
        if number in self.view.for_sale:
            return attrs.evolve(self, typed="").to(len(OTHERS) + self.view.for_sale.index(number))
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
    """Begin an investment at the first program that is possible, or else at the first of the others."""
    decision = InvestDecision(view, seat)
    programs = [*range(len(OTHERS), len(decision.choices)), *range(len(OTHERS))]
    return decision.to(next((each for each in programs if decision.refusal_of(decision.choices[each]) is None), 0))


def open_extra(view: State, seat: Seat) -> ExtraDecision:
    """Begin at the first way to pay that is possible."""
    decision = ExtraDecision(view, seat)
    return decision.to(_first_possible(decision))


def _first_possible(decision: Listing) -> int:
    """The first choice that is allowed; 0 if none is."""
    return next((place for place, move in enumerate(decision.choices) if decision.refusal_of(move) is None), 0)
