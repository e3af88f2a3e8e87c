"""What a screen shows beside the cards: what each could do now, what it would bring, and why it may not."""

from __future__ import annotations

import attrs

from rules.big_top.money import Profit, profits, total
from rules.big_top.moves import CALLED_PLAYS, CALLS, PLAYS
from rules.big_top.pieces import UNSEEN, Card, fits, missing, wanted
from rules.big_top.refusals import explain
from rules.big_top.state import State
from rules.core import Refusal, Seat


@attrs.frozen
class Prospect:
    """What one card of a hand would do now.

    `play` and `call` say why the card cannot be played or called, and are None where it can. `profits` is what playing
    it would earn as the charts are now; `missing` are the cards it waits for.
    """

    card: Card
    play: Refusal | None
    call: Refusal | None
    profits: tuple[Profit, ...]
    missing: tuple[Card, ...]

    @property
    def money(self) -> int:
        """What playing it would earn altogether."""
        return total(self.profits)

    @property
    def why_not(self) -> Refusal | None:
        """Why nothing can be done with the card now; None when it can be played or called."""
        return None if self.play is None else self.call


def outlook(state: State, seat: Seat) -> tuple[Prospect, ...]:
    """Give the prospects of every card in the seat's hand, in its order; the state must show that hand."""
    return tuple(
        Prospect(
            card,
            explain(state, seat, PLAYS[card]),
            explain(state, seat, CALLS[card]),
            profits(state.players, seat, card),
            missing(state.piles, card),
        )
        for card in state.players[seat].hand
    )


@attrs.frozen
class Called:
    """A called card on its chart.

    `space` is its value. `fits` means that the owner must play it next, or another of the owner's that fits. `trigger`
    is the card of its pile that is wanted now: playing it from the hand earns the value; `earners` are the seats that
    may do so, as far as can be seen.
    """

    seat: Seat
    card: Card
    space: int
    fits: bool
    trigger: Card
    earners: tuple[Seat, ...]


def called_cards(state: State) -> tuple[Called, ...]:
    """Every called card, seat by seat and from $0 to $3. Asked about a view, it tells what that view allows to know."""
    following = wanted(state.piles)
    found = []
    for seat, player in enumerate(state.players):
        for space, card in enumerate(player.chart):
            trigger = following[card.pile] if card is not None else None
            if card is not None and trigger is not None:
                earners = _earners(state, seat, trigger)
                found.append(Called(seat, card, space, fits(state.piles, card), trigger, earners))
    return tuple(found)


@attrs.frozen
class Owed:
    """One of a seat's own called cards, and why it cannot be played now; None if it can."""

    called: Called
    why_not: Refusal | None


def owed(state: State, seat: Seat) -> tuple[Owed, ...]:
    """Give the called cards of the seat, from $0 to $3, of which it must play one that fits; on any view."""
    return tuple(
        Owed(called, explain(state, seat, CALLED_PLAYS[called.card]))
        for called in called_cards(state)
        if called.seat == seat
    )


def _earners(state: State, owner: Seat, trigger: Card) -> tuple[Seat, ...]:
    """Who may hold the trigger in hand: nobody when it is called itself, for a play from a chart earns nothing."""
    if any(trigger in player.chart for player in state.players):
        return ()
    holders = [seat for seat, player in enumerate(state.players) if trigger in player.hand]
    possible = holders or [seat for seat, player in enumerate(state.players) if UNSEEN in player.hand]
    return tuple(seat for seat in possible if seat != owner)
