"""Deciding in SCOUT: turn the hand, choose a slice to show, choose where a scouted card goes."""

from __future__ import annotations

import sys
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.scout import BOTH, END, LONGER, LONGER_LEFT, NEXT_SET, SCOUT, TURN
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome, Played
from rules import scout
from rules.core import Refusal, Seat
from rules.scout.moves import End, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import Card
from rules.scout.sets import beating, longest_through, strength
from rules.scout.state import Acting, MustShow, Orienting, State, ups

SHOW: Final = action("confirm", "enter space", "⏎", "show", "Show the marked cards.")
TAKE: Final = action("confirm", "enter space", "⏎", "scout", "Scout the card to the marked place.")
EITHER: Final = action("up", "up", "↑↓", "which way up", "Go to the other way up.", words="as dealt or turned")
HOLD: Final = action("confirm", "enter space", "⏎", "hold it this way", "Hold the hand as it is drawn.")
CURSOR: Final = action("right", "right", "←→", "card", "Move the cursor to the right.")
PLACE: Final = action("right", "right", "←→", "place", "Move the card to the right.")
FIRST: Final = action("first", "home", "home", "", "Go to the first card.")
LAST: Final = action("last", "end", "end", "", "Go to the last card.")


def ends_round(view: State, seat: Seat, move: Scout | ScoutAndShow) -> bool:
    """Whether the round would end with that move, which must be allowed."""
    return len(scout.step(view, seat, move).rounds) > len(view.rounds)


@attrs.frozen
class Turning:
    """Keep or turn the hand; `turned` is what is on the screen."""

    view: State
    seat: Seat
    turned: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """Turn it over and back, then hold it so."""
        return (EITHER, HOLD, attrs.evolve(TURN, label="turn the hand"), keys.LEFT, keys.RIGHT, keys.DOWN)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand as it would be held."""
        cards = self.view.players[self.seat].hand
        return tuple(card.turned for card in cards) if self.turned else cards

    def press(self, name: str) -> Outcome:
        """Look at the hand the other way up, or keep the one that is shown."""
        match name:
            case "turn" | "left" | "right" | "up" | "down":
                return attrs.evolve(self, turned=not self.turned)
            case "confirm":
                return Played((Orient(self.turned),))
            case _:
                return self

    def point(self, target: Any) -> Outcome:
        """A click on the hand that would be held keeps it, one on the other way up turns it."""
        if target not in ("dealt", "turned"):
            return self
        return self.press("confirm" if (target == "turned") == self.turned else "turn")


@attrs.frozen
class Choosing:
    """Choose a slice to show: the cards from `anchor` to `cursor`. `scouted` is a Scout & Show being composed.

    While one is, `view` is the table as it would be after the scout, and `back_to` the decision to return to.
    """

    view: State
    seat: Seat
    cursor: int = 0
    anchor: int = 0
    scouted: ScoutAndShow | None = None
    back_to: Scouting | None = None
    walking: bool = False
    """Whether what is marked is one of the sets that are gone through, and not where the cursor happened to stand."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        sets = NEXT_SET if self.beating else attrs.evolve(NEXT_SET, label="")
        rest = (sets, LONGER, keys.LEFT, LONGER_LEFT, FIRST, LAST)
        if self.scouted is not None:
            return (CURSOR, SHOW, keys.BACK, *rest)
        if isinstance(self.view.step, MustShow):
            return (CURSOR, SHOW, *rest)
        scouts = (SCOUT,) if self.view.for_two else (SCOUT, BOTH)
        return (CURSOR, SHOW, *scouts, *rest) if self.view.active else (CURSOR, SHOW, *rest, *scouts)

    @property
    def composed(self) -> object:
        """The scout before the show, if there is one."""
        return self.scouted

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand to choose from."""
        return self.view.players[self.seat].hand

    @property
    def show(self) -> Show:
        """The move the marked cards make."""
        return Show(min(self.cursor, self.anchor), abs(self.cursor - self.anchor) + 1)

    @property
    def refusal(self) -> Refusal | None:
        """Why the marked cards cannot be shown."""
        return scout.explain(self.view, self.seat, self.show)

    @property
    def goes_out(self) -> bool:
        """Whether the show, which must be allowed, would leave no card: the one end of a round that can be foreseen."""
        rounds = scout.step(self.view, self.seat, self.show).rounds
        return len(rounds) > len(self.view.rounds) and rounds[-1].how == "out"

    @property
    def scout_ends_round(self) -> bool:
        """Whether the round would end if the seat scouted, whichever card."""
        scouts = isinstance(self.view.step, Acting) and self.view.active and not self.view.for_two
        return bool(scouts) and ends_round(self.view, self.seat, Scout("left", False, 0))

    @property
    def may_do_both(self) -> bool:
        """Whether the seat may scout and show in this turn."""
        return isinstance(self.view.step, Acting) and any(
            isinstance(move, ScoutAndShow) for move in scout.legal_moves(self.view, self.seat)
        )

    @property
    def beating(self) -> tuple[tuple[int, int], ...]:
        """Every slice of the hand that may be shown, as start and length, the strongest first."""
        numbers = ups(self.hand)
        found = beating(numbers, self.view.to_beat)
        return tuple(sorted(found, key=lambda cut: strength(numbers[cut[0] : sum(cut)]) or (0, False, 0), reverse=True))

    def press(self, name: str) -> Outcome:
        """Mark other cards, show them, or begin to scout; a show that is not allowed gives its refusal.

        From several marked cards an arrow goes to the one at that end of them, as in a marked text.
        """
        last = len(self.hand) - 1
        match name:
            case "left" | "right" if self.cursor != self.anchor:
                return self._at((min if name == "left" else max)(self.cursor, self.anchor), extend=False)
            case "left" | "longer_left":
                return self._at(max(0, self.cursor - 1), extend=name == "longer_left")
            case "right" | "longer":
                return self._at(min(last, self.cursor + 1), extend=name == "longer")
            case "first" | "last":
                return self._at(0 if name == "first" else last, extend=False)
            case "confirm":
                moves = (self.show,) if self.scouted is None else (self.scouted, self.show)
                return self.refusal or Played(moves)
            case "why":
                return self.refusal or self
            case "next_set":
                return self._next_set()
            case "scout":
                return self._scouting(both=False)
            case "both":
                return self._scouting(both=True)
            case "back":
                return self.back_to or self
            case _:
                return self

    def _at(self, place: int, *, extend: bool) -> Choosing:
        return attrs.evolve(self, cursor=place, anchor=self.anchor if extend else place, walking=False)

    def _next_set(self) -> Choosing:
        """Mark the strongest set that beats the table, then the next, after the last the first; none: all stays."""
        slices = self.beating
        if not slices:
            return self
        present = (self.show.start, self.show.length)
        goes_on = present in slices and (self.walking or present == slices[0])
        start, length = slices[(slices.index(present) + 1) % len(slices) if goes_on else 0]
        return attrs.evolve(self, anchor=start, cursor=start + length - 1, walking=True)

    def _scouting(self, *, both: bool) -> Outcome:
        decision = Scouting(self.view, self.seat, at=self.cursor, both=both)
        if both:
            possible = (move for move in scout.legal_moves(self.view, self.seat) if isinstance(move, ScoutAndShow))
            best = min(possible, key=lambda move: abs(move.at - self.cursor), default=None)
            if best is not None:
                return attrs.evolve(decision, end=best.end, turned=best.turn, at=best.at)
        return decision.refusal or decision

    def point(self, target: Any) -> Outcome:
        """A click marks a card, one beside it makes the slice longer, one on what is marked shows it."""
        if target == "table":
            return self.press("scout")
        if not isinstance(target, int):
            return self
        if self.show.start <= target < self.show.start + self.show.length:
            return self.press("confirm")
        beside = target in (self.show.start - 1, self.show.start + self.show.length)
        return self._at(target, extend=beside)


@attrs.frozen
class Scouting:
    """Choose which card to take, whether to turn it and where it goes."""

    view: State
    seat: Seat
    end: End = "left"
    turned: bool = False
    at: int = 0
    both: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have at this decision."""
        ends = (END,) if len(self.view.active) > 1 else ()
        take = attrs.evolve(TAKE, label="then show") if self.both else TAKE
        other = attrs.evolve(BOTH, label="scout", words="scout only") if self.both else BOTH
        both = () if self.view.for_two else (other,)
        return (PLACE, take, keys.BACK, *both, TURN, *ends, keys.LEFT, FIRST, LAST)

    @property
    def composed(self) -> object:
        """That a card is to be scouted, whichever it is."""
        return Scouting

    @property
    def asks(self) -> str:
        """What is to be done with the card."""
        then = "; then you choose what to show" if self.both else ""
        return f"{{{self.seat}}}: Put the card where you want it, turned or not{then}."

    @property
    def move(self) -> Scout | ScoutAndShow:
        """The move as it stands."""
        kind = ScoutAndShow if self.both else Scout
        return kind(self.end, self.turned, self.at)

    @property
    def refusal(self) -> Refusal | None:
        """Why the card cannot be taken so."""
        return scout.explain(self.view, self.seat, self.move)

    @property
    def after(self) -> State:
        """The table after the move, which must be allowed."""
        return scout.step(self.view, self.seat, self.move)

    @property
    def ends_round(self) -> bool:
        """Whether the round would end with it."""
        return ends_round(self.view, self.seat, self.move)

    @property
    def taken(self) -> int:
        """The number of the card in the active set."""
        return 0 if self.end == "left" else len(self.view.active) - 1

    @property
    def card(self) -> Card:
        """The card as it would be held."""
        card = self.view.active[self.taken]
        return card.turned if self.turned else card

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand with the card in it."""
        cards = self.view.players[self.seat].hand
        return (*cards[: self.at], self.card, *cards[self.at :])

    def press(self, name: str) -> Outcome:
        """Change the end, the place or the way up; Enter takes the card, and `back` leaves it where it is."""
        last = len(self.view.players[self.seat].hand)
        match name:
            case "left":
                return attrs.evolve(self, at=max(0, self.at - 1))
            case "right":
                return attrs.evolve(self, at=min(last, self.at + 1))
            case "first" | "last":
                return attrs.evolve(self, at=0 if name == "first" else last)
            case "turn":
                return attrs.evolve(self, turned=not self.turned)
            case "end" if len(self.view.active) > 1:
                return attrs.evolve(self, end="right" if self.end == "left" else "left")
            case "both":
                other = attrs.evolve(self, both=not self.both)
                return (other.refusal or other) if other.both else other
            case "confirm":
                return self.refusal or self._taken()
            case "why":
                return self.refusal or self
            case "back":
                return Choosing(self.view, self.seat, min(self.at, last - 1), min(self.at, last - 1))
            case _:
                return self

    def _taken(self) -> Outcome:
        """Enter the scout; or go on to the show, with the best set that the card is in marked."""
        move = self.move
        if isinstance(move, Scout):
            return Played((move,))
        start, length = longest_through(ups(self.hand), self.at)
        return Choosing(self.after, self.seat, start + length - 1, start, move, self)

    def point(self, target: Any) -> Outcome:
        """A click on a place puts the card there, one on the card takes it; others turn it or change ends."""
        if isinstance(target, int):
            return attrs.evolve(self, at=min(target, len(self.view.players[self.seat].hand)))
        return self.press("confirm" if target == "take" else str(target))


ScoutDecision: TypeAlias = Turning | Choosing | Scouting


def open_decision(view: State, seat: Seat) -> ScoutDecision:
    """Begin the decision that the seat has to make."""
    if isinstance(view.step, Orienting):
        return Turning(view, seat)
    return Choosing(view, seat)


ACTIONS: Final = keys.collected(sys.modules[__name__])
"""Every action that a decision of this game may offer."""

LIFTED: Final = False
"""A player's own hand is shown as long as the player decides on it."""
