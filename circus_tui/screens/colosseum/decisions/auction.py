"""Phase 2: open a market, bid or drop out, and enter secret limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import PASS, PEEK, READY, SECRET
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.sitting import CHANGE, DIGITS, Amount, Sitting, amount_keys
from circus_tui.screens.contract import Outcome, PlayedByAll
from rules import colosseum
from rules.colosseum.auction import LOWEST, limits, played_out
from rules.colosseum.moves import Bid, DropOut, Move, Open
from rules.colosseum.state import Bidding, State
from rules.core import Refusal, Seat
from rules.wording import seat_name

MARKET: Final = action("right", "right", "←→", "lot", "Go to the next market.", words="market")
RAISE: Final = action("up", "up", "↑↓", "bid", "Open with one coin more.")
LOWER: Final = action("down", "down", "↓", "", "Open with one coin less.")
OPEN: Final = action("confirm", "enter space", "⏎", "open", "Open the market at the cursor with this bid.")
BID: Final = action("confirm", "enter space", "⏎", "bid", "Bid so many coins.")
DECLINE: Final = attrs.evolve(PASS, label="decline", meaning="Decline the initiative for this turn; you may bid later.")
DROP_OUT: Final = attrs.evolve(PASS, label="drop out", meaning="Leave this auction for good.")
OPEN_SECRETLY: Final = attrs.evolve(
    SECRET, meaning="Open with this bid, and let everybody enter a secret limit; the auction is played out from them."
)
ENTER: Final = action("confirm", "enter", "⏎", "that is my limit", "Enter the limit you have typed.")
TYPE: Final = attrs.evolve(DIGITS[0], keys=("0",), shown="0-9", label="type")
HIDE: Final = attrs.evolve(PEEK, label="hide", meaning="Hide what you have typed.")
GIVE_UP: Final = action(
    "back", "escape", "esc", "no limits", "Give up the secret limits, bid in turn; all are forgotten."
)
_LOWEST: Final = Amount(LOWEST)
_HIDDEN: Final = "•••"
ERASE: Final = action("erase", "backspace", "backspace", "", "Erase the last digit.")


@attrs.frozen
class Bidder(Sitting):
    """Somebody at an auction; `secret` is whether all at the table could enter limits, one after the other."""

    secret: bool = attrs.field(default=True, kw_only=True)

    def among(self, people: frozenset[Seat], computers: frozenset[Seat]) -> Self:
        """With a computer at the table everybody bids in turn."""
        return attrs.evolve(self, secret=len(people) == self.view.seats)

    def costs(self, moves: tuple[Move, ...]) -> bool:
        """Tell whether moves name coins: what is bid is as good as paid."""
        return any(isinstance(move, Open | Bid) for move in moves) or super().costs(moves)


@attrs.frozen
class OpenDecision(Bidder):
    """Choose a market and a first bid, or decline.

    While it is `leaving`, whoever could open a market and wants to decline has been asked whether that is meant.
    """

    market: int = 0
    amount: Amount = _LOWEST
    leaving: bool = False

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose the market, open or decline, set the bid."""
        secretly = (OPEN_SECRETLY,) if self.secret else ()
        amounts = amount_keys(LOWEST, self.view.players[self.seat].coins)
        return (MARKET, OPEN, DECLINE, RAISE, *secretly, LOWER, *amounts)

    @property
    def can_open(self) -> bool:
        """Whether there is a market that can be opened."""
        return any(self.refusal_of(Open(market, LOWEST)) is None for market in range(len(self.view.markets)))

    @property
    def move(self) -> Open:
        """The opening as it stands."""
        return Open(self.market, self.amount.coins)

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Set market and bid, open, play from secret limits, or decline, which is asked about once."""
        if name == "pass" and not self.leaving and self.can_open:
            return attrs.evolve(self, leaving=True)
        return attrs.evolve(self, leaving=False).acted(name)

    def acted(self, name: str) -> Outcome:
        """Go from market to market, set the first bid, open with it, play from secret limits, or decline."""
        match name:
            case "left" | "right":
                step = 1 if name == "right" else -1
                return attrs.evolve(self, market=(self.market + step) % len(self.view.markets))
            case "confirm":
                return self.decided(self.move)
            case "secret":
                return self.refusal or self._secretly()
            case "pass":
                return self.passed()
            case "why":
                return self.refusal or self
            case _:
                way = {"up": "right", "down": "left"}.get(name, name)
                amount = self.amount.pressed(way, LOWEST, self.view.players[self.seat].coins)
                return attrs.evolve(self, amount=amount) if amount else self

    def _secretly(self) -> Outcome:
        """Open, and let everybody enter a limit; with nobody left to bid the lot is sold at once."""
        after = colosseum.step(self.view, self.seat, self.move)
        if not isinstance(after.step, Bidding):
            return self.decided(self.move)
        return open_limits(after, after.step, self, ((self.seat, self.move),))

    def point(self, target: Any) -> Outcome:
        """A click on a market chooses it, on an arrow changes the bid; a second one on the market opens it."""
        if target in ("less", "more"):
            return self.pressed("down" if target == "less" else "up")
        if not isinstance(target, int):
            return self
        return self.decided(self.move) if target == self.market else attrs.evolve(self, market=target, leaving=False)


@attrs.frozen
class BidDecision(Bidder):
    """Raise to so many coins, or drop out."""

    amount: Amount = _LOWEST

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Set the bid, bid, drop out, or go over to secret limits."""
        secretly = (SECRET,) if self.secret else ()
        amounts = amount_keys(limits(self.view, self.step).least, self.view.players[self.seat].coins)
        return (CHANGE, BID, DROP_OUT, *secretly, *amounts, *_UP_AND_DOWN)

    @property
    def step(self) -> Bidding:
        """The auction that is due."""
        step = self.view.step
        assert isinstance(step, Bidding)
        return step

    @property
    def move(self) -> Bid:
        """The bid as it stands."""
        return Bid(self.amount.coins)

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Set the bid, make it, drop out, or play on from secret limits."""
        match name:
            case "confirm":
                return self.decided(self.move)
            case "pass":
                return self.decided(DropOut())
            case "why":
                return self.refusal or self
            case "secret":
                return open_limits(self.view, self.step, self)
            case _:
                least, own = limits(self.view, self.step).least, self.view.players[self.seat].coins
                amount = self.amount.pressed(_STEPS.get(name, name), least, own)
                return attrs.evolve(self, amount=amount) if amount else self

    def point(self, target: Any) -> Outcome:
        """A click on an arrow changes the bid."""
        return self.pressed({"less": "left", "more": "right"}[target]) if target in ("less", "more") else self


_UP_AND_DOWN: Final = (
    attrs.evolve(keys.UP, meaning="Bid five coins more."),
    attrs.evolve(keys.DOWN, meaning="Bid five coins less."),
)
_STEPS: Final = {"up": "more", "down": "less"}


@attrs.frozen
class LimitsDecision:
    """Each seat of `asked` in turn takes the keyboard and enters a limit.

    `view` has the auction opened; `opening` is the move that opens it, if nobody has played that yet. `given` are the
    limits entered, which nothing ever shows; `typed` what the seat at the keyboard has typed, which is seen while it
    `peeks` alone, and `ready` whether it has said that it is there.
    """

    view: State
    step: Bidding
    asked: tuple[Seat, ...]
    back_to: OpenDecision | BidDecision
    opening: tuple[tuple[Seat, Open], ...] = ()
    given: tuple[int, ...] = attrs.field(default=(), repr=False)
    typed: str = attrs.field(default="", repr=False)
    ready: bool = False
    peeks: bool = False

    @property
    def seat(self) -> Seat:
        """The seat that enters its secret limit."""
        return self.asked[len(self.given)]

    @property
    def asks(self) -> str:
        """What the seat at the keyboard, or the one that comes to it, has to do."""
        who = seat_name(self.seat)
        if not self.ready:
            return f"Pass the keyboard to {who}; nobody else looks. {who} presses r."
        return f"{who}: type the most you would pay and press {key('confirm')}; 0 drops out."

    @property
    def actions(self) -> tuple[Action, ...]:
        """Take the place; then type, and enter the limit."""
        if not self.ready:
            return (READY, GIVE_UP)
        enter = ENTER if self.typed else attrs.evolve(ENTER, label="")
        return (TYPE, *DIGITS[1:], enter, HIDE if self.peeks else PEEK, ERASE, GIVE_UP)

    @property
    def composed(self) -> object:
        """Whose limit, and what is typed of it."""
        return self.seat, self.typed

    @property
    def shown(self) -> str:
        """What may be seen of what is typed: not even how long it is, unless its owner peeks."""
        return self.typed if self.peeks else _HIDDEN if self.typed else ""

    def press(self, name: str) -> Outcome:
        """Type the limit of whoever is asked, who has said to be alone; each key hides what has been peeked at."""
        peeked = name == PEEK.name and self.ready and not self.peeks
        return attrs.evolve(self, peeks=peeked)._pressed(name)

    def _pressed(self, name: str) -> Outcome:
        match name:
            case "back":
                return self.back_to
            case "ready":
                return attrs.evolve(self, ready=True)
            case "confirm" if self.ready and self.typed:
                return self._entered()
            case "erase":
                return attrs.evolve(self, typed=self.typed[:-1])
            case _ if self.ready and name.startswith("digit"):
                return attrs.evolve(self, typed=(self.typed + name.removeprefix("digit"))[-3:])
            case _:
                return self

    def _entered(self) -> Outcome:
        given = (*self.given, int(self.typed))
        if len(given) < len(self.asked):
            return attrs.evolve(self, given=given, typed="", ready=False)
        return _played_out(self.view, self.step, dict(zip(self.asked, given, strict=True)), self.opening)

    def point(self, target: Any) -> Outcome:
        """A click does nothing here."""
        return self


def open_limits(
    view: State, step: Bidding, back_to: OpenDecision | BidDecision, opening: tuple[tuple[Seat, Open], ...] = ()
) -> Outcome:
    """Ask everybody who is still in and has the coins to raise; if nobody has, there is nothing to ask."""
    bounds = limits(view, step)
    asked = tuple(seat for seat in bounds.still_in if bounds.own[seat] >= bounds.least)
    return LimitsDecision(view, step, asked, back_to, opening) if asked else _played_out(view, step, {}, opening)


def _played_out(
    view: State, step: Bidding, given: Mapping[Seat, int], opening: tuple[tuple[Seat, Open], ...]
) -> PlayedByAll:
    """The whole auction, with a limit of 0 for everybody who was not asked."""
    of_all = tuple(given.get(seat, 0) for seat in range(view.seats))
    return PlayedByAll((*opening, *played_out(view, step, of_all)))


def open_bid(view: State, seat: Seat) -> BidDecision:
    """Begin with the least raise."""
    decision = BidDecision(view, seat)
    return attrs.evolve(decision, amount=Amount(limits(view, decision.step).least))


def open_market(view: State, seat: Seat) -> OpenDecision:
    """Begin at the first market that has something on it."""
    return OpenDecision(view, seat, market=next((number for number, lot in enumerate(view.markets) if lot), 0))
