"""Looking closely: at everybody's things, the ring, all programs and the scores, at any moment and without any move."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import FIT, LOOK, ORDER, SHOWS, WHICH
from circus_tui.keyboard.keys import Action, action
from rules.colosseum.outlook import outlook
from rules.colosseum.pieces import PROGRAMS, program
from rules.colosseum.state import State
from rules.core import Seat

Page: TypeAlias = Literal["turn", "players", "ring", "programs", "chart"]
Which: TypeAlias = Literal["all", "for sale", "yours", "rivals'", "watched"]
Order: TypeAlias = Literal["number", "price", "spectators"]

PAGES: Final[tuple[Page, ...]] = get_args(Page)
"""All pages in their order; that of the last turn only when one has ended."""

CHOICES: Final[tuple[Which, ...]] = get_args(Which)
_ORDERS: Final[tuple[Order, ...]] = get_args(Order)

NEXT_PAGE: Final = attrs.evolve(LOOK, label="next page", meaning="Go to the next page; after the last, back.")
RETURN: Final = action("back", "escape", "esc", "back", "Go back to where you were.", also=(SHOWS, keys.QUIT))
LEAVE: Final = action("back", "escape", "esc", "back", "Go back to where you were.", also=(keys.QUIT,))
WALK: Final = action("up", "up", "↑↓", "program", "Go to the program above.")
WATCH: Final = action("confirm", "enter space", "⏎", "watch", "Watch this program, or no longer.")


@attrs.frozen
class Looking:
    """A page that is looked at, and on the page of the programs the cursor; `watched` is the number of a program."""

    view: State
    seat: Seat
    page: Page = "programs"
    number: int = 1
    which: Which = "all"
    order: Order = "number"
    watched: int | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do on this page."""
        if self.page != "programs":
            return (NEXT_PAGE, LEAVE, SHOWS)
        return (WALK, keys.DOWN, WATCH, RETURN, WHICH, ORDER, FIT, NEXT_PAGE)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages there are; what the last turn came to comes first while nothing has been done in the new one."""
        others: tuple[Page, ...] = ("players", "ring", "programs")
        if not self.view.turns:
            return others
        return ("turn", *others, "chart") if self.view.fresh else (*others, "turn", "chart")

    @property
    def listed(self) -> tuple[int, ...]:
        """The numbers of the programs in the list, in its order."""
        return self.of(self.which)

    def of(self, which: Which) -> tuple[int, ...]:
        """The programs that such a list has; where one is empty, it is shown empty."""
        owners = owners_of(self.view)
        match which:
            case "all":
                found = [each.number for each in PROGRAMS]
            case "for sale":
                found = list(self.view.for_sale)
            case "yours":
                found = [number for number, seat in owners.items() if seat == self.seat]
            case "rivals'":
                found = [number for number, seat in owners.items() if seat != self.seat]
            case _:
                found = [] if self.watched is None else [self.watched]
        return tuple(sorted(found, key=self._key))

    def _key(self, number: int) -> tuple[int, int]:
        staged = program(number)
        first = {"number": number, "price": staged.price, "spectators": staged.table[0]}[self.order]
        return first, number

    def press(self, name: str) -> Looking | None:
        """Do an action; None goes back."""
        match name:
            case "back":
                return None
            case "look":
                place = self.pages.index(self.page) + 1
                return attrs.evolve(self, page=self.pages[place]) if place < len(self.pages) else None
            case "programs":
                return attrs.evolve(self, page="programs")
            case "up" | "down":
                return self._walked(1 if name == "down" else -1)
            case "confirm":
                watched = None if self.watched == self.number else self.number
                return self._found(attrs.evolve(self, watched=watched))
            case "which":
                return self._found(attrs.evolve(self, which=CHOICES[(CHOICES.index(self.which) + 1) % len(CHOICES)]))
            case "order":
                return attrs.evolve(self, order=_ORDERS[(_ORDERS.index(self.order) + 1) % len(_ORDERS)])
            case "fit":
                return self._fitting()
            case _:
                return self

    def _walked(self, step: int) -> Looking:
        listed = self.listed
        if not listed:
            return self
        place = listed.index(self.number) if self.number in listed else 0
        return attrs.evolve(self, number=listed[max(0, min(len(listed) - 1, place + step))])

    def _found(self, looking: Looking) -> Looking:
        """With the cursor on a program that is in the list."""
        listed = looking.listed
        if not listed or looking.number in listed:
            return looking
        return attrs.evolve(looking, number=listed[0])

    def _fitting(self) -> Looking:
        """The next best program, by the part that is held, those in the game only."""
        owners = owners_of(self.view)
        free = [each for each in self.listed if each in self.view.for_sale or owners.get(each) == self.seat]
        ranked = sorted(free, key=lambda number: (-self._part(number), number))
        if not ranked:
            return self
        place = ranked.index(self.number) + 1 if self.number in ranked else 0
        return attrs.evolve(self, number=ranked[place % len(ranked)])

    def _part(self, number: int) -> float:
        return 1 - outlook(self.view.players[self.seat], number).missing_at_best / program(number).size

    def point(self, target: Any) -> Looking | None:
        """A click goes to a program, or to a list; a second one on the same program watches it."""
        if isinstance(target, int) and target in self.listed:
            return self.press("confirm") if target == self.number else attrs.evolve(self, number=target)
        match target:
            case ("which", which) if which in CHOICES:
                return self._found(attrs.evolve(self, which=which))
            case ("look", page) if page in PAGES:
                return attrs.evolve(self, page=page)
            case _:
                return self


def owners_of(view: State) -> dict[int, Seat]:
    """Whose the programs are that somebody owns."""
    return {number: seat for seat, player in enumerate(view.players) for number in player.programs}
