"""Deciding in Big Top: place the receipts, play or call a card of the hand, choose which called card to play."""

from __future__ import annotations

import sys
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.big_top import CALLED, OPEN_RECEIPTS
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome, Played
from circus_tui.screens.hand_list import CARD, MOVING, HandList
from rules import big_top
from rules.big_top.figures import RECEIPTS, SUITS
from rules.big_top.moves import CALLED_PLAYS, CALLS, PASS, PLAYS, Invest
from rules.big_top.outlook import Owed, Prospect, outlook, owed
from rules.big_top.state import Investing, State
from rules.core import Seat

SUIT: Final = action("right", "right", "←→", "suit", "Go to the next suit.")
OTHER: Final = action("down", "down", "↑↓", "other", "Take up another receipt.", words="another receipt")
DO: Final = action("confirm", "enter space", "⏎", "play/call", "Play the card if it fits, else call it.")
PASSING: Final = action("confirm", "enter space", "⏎", "pass", "Pass: nothing else is possible.")
TO_HAND: Final = action("confirm", "enter space", "⏎", "your cards", "Go back to your cards.")
CLOSE: Final = action("close", "", "q", "close", "Show your chart again.", also=(keys.QUIT, keys.BACK))
DUTY: Final = action("confirm", "enter space", "⏎", "play it", "Play the called card.")
PUT: Final = action("confirm", "enter space", "⏎", "put it here", "Put the receipt that is up on this suit.")
LAY: Final = action("confirm", "enter space", "⏎", "lay them face down", "Lay all receipts face down, for good.")
TAKE_UP: Final = attrs.evolve(keys.BACK, label="take all up", meaning="Take all receipts up again.")
RECEIPT_KEYS: Final = (
    action(
        "put_10",
        "1 0",
        "1 7 5 3",
        "put $10 7 5 3",
        "Put the receipt of 10, 7, 5 or 3 on this suit.",
        words="put $10, $7, $5, $3",
    ),
    action("put_7", "7", "7", "", "Put the receipt of 7 on this suit."),
    action("put_5", "5", "5", "", "Put the receipt of 5 on this suit."),
    action("put_3", "3", "3", "", "Put the receipt of 3 on this suit."),
)
_BY_NAME: Final = {f"put_{value}": value for value in RECEIPTS}

Bets: TypeAlias = tuple[int | None, int | None, int | None, int | None]
"""The receipt on each suit, None where there is none yet."""

_NONE: Final[Bets] = (None, None, None, None)


@attrs.frozen
class Placing:
    """Put the four receipts on the suits; `held` is the one in the hand, at first the largest that is left.

    Enter and the key of a receipt do the same: put it on this suit and go on to the next suit that has none.
    """

    view: State
    seat: Seat
    cursor: int = 0
    placed: Bets = _NONE
    held: int | None = RECEIPTS[0]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        lays = (LAY,) if self.held is None else (PUT, OTHER)
        rest = (keys.LEFT, keys.UP) if self.held is not None else (keys.LEFT, keys.UP, keys.DOWN)
        shown = (TAKE_UP, RECEIPT_KEYS[0]) if self.held is None else (RECEIPT_KEYS[0], TAKE_UP)
        return (SUIT, *lays, *shown, *RECEIPT_KEYS[1:], *rest)

    @property
    def composed(self) -> object:
        """The receipts that lie on suits."""
        return self.placed

    @property
    def left(self) -> tuple[int, ...]:
        """The receipts that lie on no suit, the largest first."""
        return tuple(value for value in RECEIPTS if value not in self.placed)

    def press(self, name: str) -> Outcome:
        """Go to a suit, hold another receipt, put it down or take all back; Enter lays them when each suit has one."""
        match name:
            case "left" | "right":
                return self.at(self.cursor + (1 if name == "right" else -1))
            case "up" | "down" if self.held is not None:
                return attrs.evolve(self, held=self._next(1 if name == "down" else -1))
            case "confirm":
                return self._done() if self.held is None else self._put(self.held)
            case "back":
                return attrs.evolve(self, placed=_NONE, held=RECEIPTS[0])
            case _ if name in _BY_NAME:
                return self._put(_BY_NAME[name])
            case _:
                return self

    def at(self, suit: int) -> Placing:
        """The decision with the cursor at that suit."""
        return attrs.evolve(self, cursor=min(len(SUITS) - 1, max(0, suit)))

    def _next(self, step: int) -> int:
        left = self.left
        assert self.held is not None
        return left[(left.index(self.held) + step) % len(left)]

    def _put(self, value: int) -> Placing:
        """Put this receipt here; what was here goes to where it came from. A last one goes where none is."""
        here = self.placed[self.cursor]
        placed = _set(self.placed, self.cursor, value)
        if value in self.placed and self.placed.index(value) != self.cursor:
            placed = _set(placed, self.placed.index(value), here)
        left = [each for each in RECEIPTS if each not in placed]
        if len(left) == 1:
            placed, left = _set(placed, placed.index(None), left[0]), []
        order = [(self.cursor + step) % len(SUITS) for step in range(len(SUITS))]
        cursor = next((suit for suit in order if placed[suit] is None), self.cursor)
        return attrs.evolve(self, placed=placed, held=left[0] if left else None, cursor=cursor)

    def _done(self) -> Outcome:
        clowns, sideshow, animals, performers = (bet or 0 for bet in self.placed)
        move = Invest(clowns, sideshow, animals, performers)
        return big_top.explain(self.view, self.seat, move) or Played((move,))

    def point(self, target: Any) -> Outcome:
        """A click goes to a suit; on the suit of the cursor it does what Enter does."""
        if not isinstance(target, int):
            return self
        return self.press("confirm") if target == self.cursor else self.at(target)


def _set(bets: Bets, suit: int, value: int | None) -> Bets:
    first, second, third, fourth = (value if place == suit else bet for place, bet in enumerate(bets))
    return (first, second, third, fourth)


@attrs.frozen
class Playing(HandList[State, Prospect]):
    """Play a card of the hand, call one, or pass if neither is possible."""

    receipts_open: bool = False
    shows_called: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        closes = (CLOSE,) if self.receipts_open or self.shows_called else ()
        placed = () if self.view.players[self.seat].receipts is None else (OPEN_RECEIPTS,)
        return (CARD, self._confirm, *closes, CALLED, *placed, *MOVING)

    @property
    def _confirm(self) -> Action:
        if self.shows_called:
            return TO_HAND
        if self.passes:
            return PASSING
        word = ("play", "call", "play/call")[_group(self.prospect)]
        return attrs.evolve(DO, label=word)

    @property
    def prospects(self) -> tuple[Prospect, ...]:
        """What each card of the hand would do: first those to play, then those to call, then the others."""
        return tuple(sorted(outlook(self.view, self.seat), key=_group))

    @property
    def passes(self) -> bool:
        """Whether nothing is left but to pass."""
        return big_top.explain(self.view, self.seat, PASS) is None

    def press(self, name: str) -> Outcome:
        """Go along the hand, look at receipts or called cards, play or call the card at the cursor, or pass."""
        match name:
            case "confirm" if self.shows_called:
                return attrs.evolve(self, shows_called=False)
            case "confirm":
                return self._done()
            case "receipts":
                return attrs.evolve(self, receipts_open=not self.receipts_open, shows_called=False)
            case "called":
                return attrs.evolve(self, shows_called=not self.shows_called, receipts_open=False)
            case "close":
                return attrs.evolve(self, receipts_open=False, shows_called=False)
            case _:
                return super().press(name)

    def at(self, place: int) -> Playing:
        """The decision with the cursor there, and the hand to be seen."""
        return attrs.evolve(self, cursor=place, shows_called=False)

    def _done(self) -> Outcome:
        if self.passes:
            return Played((PASS,))
        prospect = self.prospect
        if prospect.play is None:
            return Played((PLAYS[prospect.card],))
        return prospect.call or Played((CALLS[prospect.card],))


@attrs.frozen
class Fulfilling(HandList[State, Owed]):
    """A called card fits: play it; of several, choose one. All can see this, so the hand may be hidden."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        return (CARD, DUTY, *MOVING)

    @property
    def prospects(self) -> tuple[Owed, ...]:
        """What each of the own called cards would do, from $3 to $0, as they lie on the chart."""
        return owed(self.view, self.seat)[::-1]

    def press(self, name: str) -> Outcome:
        """Go along the called cards, or play the one at the cursor; `why` says why another cannot be."""
        if name != "confirm":
            return super().press(name)
        if big_top.explain(self.view, self.seat, PASS) is None:
            return Played((PASS,))
        return self.prospect.why_not or Played((CALLED_PLAYS[self.prospect.called.card],))


BigTopDecision: TypeAlias = Placing | Playing | Fulfilling


def open_decision(view: State, seat: Seat) -> BigTopDecision:
    """Begin the decision that the seat has to make, at the card that earns most, or else at one that can be used."""
    if isinstance(view.step, Investing):
        return Placing(view, seat)
    fulfilling = Fulfilling(view, seat)
    fitting = [place for place, each in enumerate(fulfilling.prospects) if each.called.fits]
    if fitting or not view.players[seat].hand:
        return fulfilling.at(fitting[0] if fitting else 0)
    decision = Playing(view, seat)
    prospects = decision.prospects
    return decision.at(max(range(len(prospects)), key=lambda place: _promise(prospects[place])))


def _group(prospect: Prospect) -> int:
    return 0 if prospect.play is None else 1 if prospect.call is None else 2


def _promise(prospect: Prospect) -> tuple[bool, int, bool]:
    if prospect.play is None:
        return True, prospect.money, True
    return False, 0, prospect.call is None


ACTIONS: Final = keys.collected(sys.modules[__name__])
"""Every action that a decision of this game may offer."""

LIFTED: Final = False
"""A player's own hand is shown as long as the player decides on it."""
