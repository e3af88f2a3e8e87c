"""What every decision of Colosseum has: exchanges of medals and tokens, typed numbers."""

from __future__ import annotations

from abc import abstractmethod
from operator import lt
from typing import Any, ClassVar, Final, Self

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import CASH as CASH_IN
from circus_tui.keyboard.games.colosseum import EXCHANGE, LESS, MORE, MOST
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.judged import Judged
from circus_tui.screens.move_list import MoveList
from rules import colosseum
from rules.colosseum.medals import COINS
from rules.colosseum.moves import CashMedal, Move, Pass, TokenToMedal
from rules.colosseum.state import State
from rules.core import AnyRules, Seat

CASH: Final = attrs.evolve(
    CASH_IN, label=f"medal→{COINS}¢", meaning=f"Turn a medal into {COINS} coins.", words=f"medal → {COINS} coins"
)
UP_DOWN: Final = action("up", "up", "↑↓", "choose", "Move the cursor up.")
DIGITS: Final = tuple(action(f"digit{number}", str(number), str(number), "", "Type a number.") for number in range(10))
_FREE: Final = ((CASH, CashMedal()), (EXCHANGE, TokenToMedal()))
_MOST: Final = 999


@attrs.frozen
class Sitting(Judged[Move]):
    """A seat that decides on a view of the table."""

    rules: ClassVar[AnyRules] = colosseum

    view: State
    seat: Seat

    @property
    @abstractmethod
    def own_actions(self) -> tuple[Action, ...]:
        """What keys do at this decision alone."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now; an exchange that is not possible is not in the footer, but its key says why."""
        free = (attrs.evolve(each, label="") if self.refusal_of(move) else each for each, move in _FREE)
        return (*self.own_actions, *free)

    def press(self, name: str) -> Outcome:
        """Do an action that every decision has, or one of its own."""
        match name:
            case "cash":
                return self.decided(CashMedal())
            case "exchange":
                return self.decided(TokenToMedal())
            case _:
                return self.pressed(name)

    @abstractmethod
    def pressed(self, name: str) -> Outcome:
        """Do an action that only this decision has; any other changes nothing."""

    def costs(self, moves: tuple[Move, ...]) -> bool:
        """Tell whether moves take coins, medals or tokens from the seat."""
        after = self.view
        for move in moves:
            after = colosseum.step(after, self.seat, move)
        had, has = (each.players[self.seat] for each in (self.view, after))
        kept = (has.coins, has.medals, *has.tokens)
        return any(map(lt, kept, (had.coins, had.medals, *had.tokens)))

    def passed(self) -> Outcome:
        """Pass, whatever that means at this decision."""
        return self.decided(Pass())


@attrs.frozen
class Listing(Sitting, MoveList[Move]):
    """A decision with a list of moves, one of them at the cursor."""

    cursor: int = 0

    def at(self, place: int) -> Self:
        """The decision with the cursor there."""
        return attrs.evolve(self, cursor=place)

    def pressed(self, name: str) -> Outcome:
        """Pass, or go along the list."""
        return self.passed() if name == "pass" else self.along(name)

    def point(self, target: Any) -> Outcome:
        """A click goes along the list."""
        return self.clicked(target)


@attrs.frozen
class Amount:
    """A number of coins being set: by steps, or typed digit by digit."""

    coins: int
    typing: bool = False

    def pressed(self, name: str, least: int, most: int) -> Amount | None:
        """The number after a key; None if the key has nothing to do with it. A digit after too many begins anew."""
        steps = {"left": -1, "right": 1, "less": -5, "more": 5}
        if name in steps:
            return Amount(max(least, min(self.coins + steps[name], max(most, least))))
        if name == "most":
            return Amount(max(most, least))
        if name == "back":
            return Amount(least)
        if name.startswith("digit"):
            digit = int(name.removeprefix("digit"))
            coins = 10 * self.coins + digit if self.typing and self.coins <= most else digit
            return Amount(coins if coins <= _MOST else digit, typing=True)
        return None


CHANGE: Final = action("right", "right", "←→", "by 1", "Bid one coin more.")
_BACK_ONE: Final = attrs.evolve(keys.LEFT, meaning="Bid one coin less.")
AMOUNT_KEYS: Final = (
    CHANGE,
    _BACK_ONE,
    MORE,
    LESS,
    MOST,
    *DIGITS,
    attrs.evolve(keys.BACK, label="", meaning="Bid the least."),
)


def amount_keys(least: int, most: int) -> tuple[Action, ...]:
    """What sets an amount besides `CHANGE`; the key to the most is not named where there is no choice."""
    return tuple(attrs.evolve(each, label="") if each is MOST and most <= least else each for each in AMOUNT_KEYS[1:])
