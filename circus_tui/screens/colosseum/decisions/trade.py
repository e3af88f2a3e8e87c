"""Phase 3: put an offer together, and answer one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import (
    ACCEPT,
    AGREE,
    COUNTER,
    DISAGREE,
    EXCHANGE,
    GIVE_MORE,
    PARTNER,
    PASS,
    REFUSE,
    SUGGEST,
    WANT_MORE,
)
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.ideas import likeliest
from circus_tui.screens.colosseum.decisions.sitting import CASH, DIGITS, Sitting
from circus_tui.screens.contract import Decision, Outcome, PlayedByAll
from rules import colosseum
from rules.colosseum.moves import Accept, Move, Offer, Refuse
from rules.colosseum.pieces import ASSETS, EMPEROR_TOKEN, Asset
from rules.colosseum.state import Answering, State
from rules.colosseum.trading import agreed, countered, proposed, turned_round, why_not_offer
from rules.core import Refusal, Seat
from rules.wording import seat_name

if TYPE_CHECKING:
    from circus_tui.bots.evaluation import Evaluation

GOODS: Final = tuple(asset for asset in ASSETS if asset is not EMPEROR_TOKEN)
"""What changes hands besides coins; an emperor token never lies before a player."""

COINS: Final = 0
"""The column of the coins; those of the goods follow."""

COLUMN: Final = action("down", "down", "↑↓", "asset", "Go to the next asset; the first line is coins.")
WANT: Final = action("right", "right", "←→", "trade", "Get one more, or give one less.", words="give / get")
GIVE: Final = action("left", "left", "←", "", "Give one more, or get one less.")
MAKE: Final = action("confirm", "enter space", "⏎", "offer", "Make the offer to the partner.")
DONE: Final = attrs.evolve(PASS, label="done", meaning="End your trading.")
CLEAR: Final = attrs.evolve(keys.BACK, label="", meaning="Begin the offer anew.")
PUT: Final = action("confirm", "enter space", "⏎", "counter", "Put it to the trader; if not agreed, all is off.")
THEIRS: Final = attrs.evolve(SUGGEST, label="as they want", meaning="Put together what the other would agree to.")
ANSWER: Final = attrs.evolve(keys.BACK, label="answer", meaning="Go back to the offer that was made.")
MINUS: Final = action("minus", "minus", "0-9 -", "type", "Give so many: type the number behind it.")
NUMBERS: Final = tuple(attrs.evolve(digit, meaning="Get so many.") for digit in DIGITS)

_AMOUNTS: Final = (MINUS, GIVE, WANT_MORE, GIVE_MORE, keys.UP, *NUMBERS)
_LONGEST: Final = len("-99")
_STEPS: Final = {"right": 1, "left": -1, "want5": 5, "give5": -5}


@attrs.frozen
class TradeDecision(Sitting):
    """Put an offer together.

    `balance` says for the coins and for each of `GOODS` how many the seat wants, or gives if it is below 0; `typed` is
    the number being typed. `wish` is the offer that somebody has just said they would accept. `game` knows what others
    would say to an idea, where hints are given.
    """

    partner: Seat = 0
    column: int = COINS
    balance: tuple[int, ...] = (0,) * (len(GOODS) + 1)
    idea: int = 0
    typed: str = ""
    wish: Offer | None = None
    game: Evaluation | None = attrs.field(default=None, eq=False, repr=False)

    def advised(self, game: Evaluation) -> TradeDecision:
        """With the computer's help the ideas begin with those that others would agree to."""
        return attrs.evolve(self, game=game)

    def renewed(self, last: Decision | None, wish: Any) -> TradeDecision:
        """After a refusal the offer lies there still, to be changed, and the ideas go on behind it."""
        again = last if isinstance(last, TradeDecision) and last.view == self.view else self
        if isinstance(wish, Offer):
            return attrs.evolve(again, typed="", idea=0, wish=wish)
        return attrs.evolve(again, typed="", wish=None)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose a column, offer, end, want and give, choose the partner."""
        suggest = SUGGEST if self.has_ideas else attrs.evolve(SUGGEST, label="")
        ideas = () if self._theirs else (suggest,)
        return (COLUMN, MAKE, *self._theirs, DONE, WANT, PARTNER, *ideas, *_AMOUNTS, CLEAR)

    @property
    def _theirs(self) -> tuple[Action, ...]:
        """The key that takes up what the other has just said."""
        return () if self.wish in (None, self.offer) else (THEIRS,)

    @property
    def offer(self) -> Offer:
        """The offer as it stands."""
        numbers = list(zip(GOODS, self.balance[1:], strict=True))
        give = tuple(asset for asset, number in numbers for _ in range(-number))
        take = tuple(asset for asset, number in numbers for _ in range(number))
        return Offer(self.partner, give, take, -self.balance[COINS])

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return self.refusal_of(self.offer)

    @property
    def has_ideas(self) -> bool:
        """Whether there are any ideas."""
        return bool(self._wished or self._listed)

    @property
    def ideas(self) -> tuple[Offer, ...]:
        """Sensible offers: what the other would agree to, then those that the rules list, the likeliest first."""
        listed = self._listed if self.game is None else likeliest(self.view, self.seat, self._listed, self.game)
        return self._wished + tuple(move for move in listed if move != self.wish)

    @property
    def _listed(self) -> tuple[Offer, ...]:
        return tuple(move for move in colosseum.legal_moves(self.view, self.seat) if isinstance(move, Offer))

    @property
    def _wished(self) -> tuple[Offer, ...]:
        return () if self.wish is None else (self.wish,)

    @property
    def composed(self) -> object:
        """The offer, to whomever it is made."""
        return self.balance

    @property
    def empty(self) -> bool:
        """Whether nothing has been put together yet."""
        return not any(self.balance)

    def pressed(self, name: str) -> Outcome:
        """Read a number, digit by digit, or do an action."""
        if name == "minus":
            return self._number("-")
        if name.startswith("digit"):
            return self._number(self.typed + name.removeprefix("digit"))
        return attrs.evolve(self, typed="").acted(name)

    def acted(self, name: str) -> Outcome:
        """Choose partner and token, move it to one side or the other, make the offer, or end the trading."""
        match name:
            case "up" | "down":
                step = 1 if name == "down" else -1
                return attrs.evolve(self, column=(self.column + step) % len(self.balance))
            case "left" | "right" | "want5" | "give5":
                return self._with(self.balance[self.column] + _STEPS[name])
            case "partner":
                return attrs.evolve(self, partner=next_partner(self.view, self.seat, self.partner))
            case "confirm":
                return self.decided(self.offer)
            case "why":
                return self.refusal or self
            case "suggest":
                return self._suggested()
            case "back":
                return attrs.evolve(self, balance=(0,) * len(self.balance))
            case "pass":
                return self.passed()
            case _:
                return self

    def _with(self, number: int) -> Self:
        """Want so many of the column at the cursor, or give them."""
        return attrs.evolve(self, balance=(*self.balance[: self.column], number, *self.balance[self.column + 1 :]))

    def _number(self, typed: str) -> Self:
        if len(typed) > _LONGEST:
            return self
        return attrs.evolve(self._with(0 if typed == "-" else int(typed)), typed=typed)

    def _suggested(self) -> Outcome:
        """The next of the sensible offers that the rules list; what lies there already is none."""
        ideas = self.ideas
        if not ideas:
            return self
        following = self.idea + (ideas[self.idea % len(ideas)] == self.offer)
        idea = ideas[following % len(ideas)]
        return attrs.evolve(self, partner=idea.partner, balance=balance_of(idea), idea=following + 1)

    def point(self, target: Any) -> Outcome:
        """A click on a line goes there, on a player deals with that one, on a tray gives or gets one."""
        match target:
            case int() if 0 <= target < len(self.balance):
                return attrs.evolve(self, column=target)
            case ("partner", seat) if seat != self.seat:
                return attrs.evolve(self, partner=seat)
            case "give" | "get":
                return self.press("left" if target == "give" else "right")
            case "partner" | "suggest":
                return self.press(target)
            case _:
                return self


def balance_of(offer: Offer) -> tuple[int, ...]:
    """What the trader of an offer wants, below 0 what he gives: coins, then goods."""
    return (-offer.coins, *(_number(offer, asset) for asset in GOODS))


def _number(offer: Offer, asset: Asset) -> int:
    return offer.take.count(asset) - offer.give.count(asset)


def next_partner(view: State, trader: Seat, partner: Seat) -> Seat:
    """The next seat clockwise that is not the trader."""
    following = (partner + 1) % view.seats
    return (following + 1) % view.seats if following == trader else following


@attrs.frozen
class AnswerDecision(Sitting):
    """Accept an offer or refuse it; `counters` is whether the trader can be asked here to agree to something else."""

    counters: bool = attrs.field(default=True, kw_only=True)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that accept, refuse, or counter."""
        return (ACCEPT, REFUSE, COUNTER) if self.counters else (ACCEPT, REFUSE)

    def among(self, people: frozenset[Seat], computers: frozenset[Seat]) -> AnswerDecision:
        """Somebody at another window cannot be asked here, a computer can."""
        return attrs.evolve(self, counters=self.step.trader in people | computers)

    def costs(self, moves: tuple[Move, ...]) -> bool:
        """An answer is a letter, which nobody presses for somebody else."""
        return False

    @property
    def step(self) -> Answering:
        """The offer and who makes it."""
        step = self.view.step
        assert isinstance(step, Answering)
        return step

    @property
    def refusal(self) -> Refusal | None:
        """Why it cannot be accepted."""
        return self.refusal_of(Accept())

    @property
    def turned_round(self) -> Offer:
        """The same deal as an offer of the partner's."""
        return turned_round(self.step.offer, self.step.trader)

    def pressed(self, name: str) -> Outcome:
        """Accept, refuse, or say what would be welcome instead."""
        match name:
            case "accept":
                return self.decided(Accept())
            case "refuse":
                return self.decided(Refuse())
            case "counter":
                counter = self.turned_round
                return CounterDecision(self.view, self.seat, partner=counter.partner, balance=balance_of(counter))
            case "why":
                return self.refusal or self
            case _:
                return self


@attrs.frozen
class CounterDecision(TradeDecision):
    """Put together what the seat would agree to instead of the offer it was made; the trader is its partner here."""

    @property
    def asks(self) -> str:
        """What the seat has to do."""
        return f"{seat_name(self.seat)}: say what you would agree to; {key('confirm')} tells {seat_name(self.partner)}."

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose the column, want and give, put it to the trader, go back."""
        return (COLUMN, WANT, PUT, *self._theirs, ANSWER, *_AMOUNTS)

    @property
    def ideas(self) -> tuple[Offer, ...]:
        """What a computer that did not agree has said instead."""
        return self._wished

    @property
    def has_ideas(self) -> bool:
        """Whether a computer has said anything."""
        return bool(self._wished)

    @property
    def refusal(self) -> Refusal | None:
        """Why no such deal is possible."""
        return why_not_offer(self.view, self.seat, self.offer)

    def acted(self, name: str) -> Outcome:
        """Put the counter-offer to the trader, go back to the offer, or change it like any offer."""
        match name:
            case "confirm":
                return self.refusal or self._proposed
            case "back":
                return AnswerDecision(self.view, self.seat)
            case _:
                return super().acted(name)

    def point(self, target: Any) -> Outcome:
        """A click is as for any offer, but the trader is the only partner."""
        return self if isinstance(target, tuple) else super().point(target)

    @property
    def _proposed(self) -> AgreeDecision:
        return AgreeDecision(countered(self.view, self.seat, self.offer), self.partner, counter=self)


@attrs.frozen
class AgreeDecision(AnswerDecision):
    """The trader agrees to a counter-offer or not; `view` is the table as if it were the other's to make offers.

    `counter` is the decision in which it was put together.
    """

    counter: CounterDecision = attrs.field(kw_only=True)

    @property
    def asks(self) -> str:
        """What the trader has to decide."""
        return f"{proposed(self.step.trader, self.step.offer)} Agree, or leave it?"

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that agree or do not."""
        return (AGREE, DISAGREE)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now; nothing is exchanged, for it is still the partner's decision."""
        return tuple(each for each in super().actions if each.name not in (CASH.name, EXCHANGE.name))

    def pressed(self, name: str) -> Outcome:
        """Play what the rules have for it: a refusal, and with a deal the trader's new offer, which is accepted."""
        match name:
            case "accept":
                return self._agreed()
            case "refuse":
                return PlayedByAll(((self.step.trader, Refuse()),))
            case _:
                return super().pressed(name)

    def answered(self, move: Any, wish: Any) -> Outcome:
        """Carry out what a computer agrees to; otherwise the other may put something else to it."""
        if isinstance(move, Accept):
            return self._agreed(frozenset({self.seat}))
        return attrs.evolve(self.counter, idea=0, wish=wish if isinstance(wish, Offer) else None)

    def _agreed(self, computers: frozenset[Seat] = frozenset()) -> PlayedByAll:
        return PlayedByAll(agreed(self.step.trader, self.step.offer), computers)


def open_trade(view: State, seat: Seat) -> TradeDecision:
    """Begin with nothing, and the seat on the left."""
    return TradeDecision(view, seat, partner=next_partner(view, seat, seat))
