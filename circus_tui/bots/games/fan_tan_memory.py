"""Fan Tan: what the others are likely to hold, after all they have played and passed over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, inf, log
from typing import Any, Final

import attrs

from circus_tui.bots.games.fan_tan_liking import Held, held, liking
from rules.big_top.pieces import DECK, Card, Pile, fitting, in_order
from rules.chance import below
from rules.core import AnyRules, Randomness, Seat
from rules.fan_tan.state import State

_WHIM: Final = 0.3
"""How much less must speak for a card so that a player takes it in a third of the cases."""
_SETTLING: Final = 260
"""How often two cards are offered for exchange before a deal has forgotten how it was made."""
_BETWEEN: Final = 40
"""How often from one table to the next."""
_TABLES: Final = 25
"""How many tables come of a deal before the next is made."""


def tables(rules: AnyRules, view: State, seat: Seat, rng: Randomness) -> Iterator[Any]:
    """Imagine tables without end at which the others would have done what they did, playing the cards they like best.

    A Metropolis walk over the deals that agree with what is known: two hands exchange a card if that makes what they
    have done likelier, and otherwise as often as it is likely.
    """
    others = [owner for owner in range(view.seats) if owner != seat]
    turns = {owner: _remembered(view, owner) for owner in others}
    while True:
        walk = _Walk(rules.resample(view, seat, rng), turns, rng)
        walk.exchange(_SETTLING)
        for _ in range(_TABLES):
            walk.exchange(_BETWEEN)
            yield walk.table


@attrs.frozen
class _Turn:
    """A turn that somebody took: which bit of which pile was played, 0 for a pass, and all that fitted then."""

    pile: Pile
    number: int
    bit: int
    fitted: tuple[tuple[Pile, int], ...]


def _remembered(view: State, owner: Seat) -> list[_Turn]:
    """The turns of a seat, the last one first."""
    return [
        _turn(card, tuple((due.pile, due.number) for due in fitting(piles, DECK)))
        for seat, card, piles in reversed(view.turns)
        if seat == owner
    ]


def _turn(card: Card | None, fitted: tuple[tuple[Pile, int], ...]) -> _Turn:
    return _Turn(0, 0, 0, fitted) if card is None else _Turn(card.pile, card.number, 1 << card.number, fitted)


def _likelihood(hand: Held, turns: Sequence[_Turn]) -> float:
    """How likely it is, as a logarithm, that somebody who now holds this hand took these turns."""
    bits = hand[:]
    likely = 0.0
    for turn in turns:
        bits[turn.pile] |= turn.bit
        able = [liking(bits, pile, number) for pile, number in turn.fitted if bits[pile] >> number & 1]
        if not turn.bit:
            if able:
                return -inf
        elif len(able) > 1:
            taken = liking(bits, turn.pile, turn.number)
            likely -= log(sum([exp((liked - taken) / _WHIM) for liked in able]))
    return likely


class _Walk:
    """A walk from deal to deal."""

    def __init__(self, state: State, turns: dict[Seat, list[_Turn]], rng: Randomness) -> None:
        """Begin at an imagined table; `turns` are those of all whose hands are imagined."""
        self._state = state
        self._turns = turns
        self._rng = rng
        self._others = [*turns]
        self._hands = {owner: [*state.players[owner].hand] for owner in turns}
        self._bits = {owner: held(hand) for owner, hand in self._hands.items()}
        self._likely = {owner: _likelihood(bits, turns[owner]) for owner, bits in self._bits.items()}

    @property
    def table(self) -> State:
        """The table as it is imagined now."""
        players = tuple(
            attrs.evolve(player, hand=in_order(self._hands[owner])) if owner in self._hands else player
            for owner, player in enumerate(self._state.players)
        )
        return attrs.evolve(self._state, players=players)

    def exchange(self, times: int) -> None:
        """Offer two cards for exchange so many times."""
        others, rng = self._others, self._rng
        for _ in range(times):
            at = below(len(others), rng)
            one, other = others[at], others[at - 1 - below(len(others) - 1, rng)]
            self._offered(one, below(len(self._hands[one]), rng), other, below(len(self._hands[other]), rng))

    def _offered(self, one: Seat, here: int, other: Seat, there: int) -> None:
        """Exchange a card of one hand for a card of the other, if chance does not find that too unlikely."""
        given, taken = self._hands[one][here], self._hands[other][there]
        least = self._likely[one] + self._likely[other] + log(1 - self._rng.random())
        mine = _exchanged(self._bits[one], given, taken)
        likely = _likelihood(mine, self._turns[one])
        if likely < least:
            return
        yours = _exchanged(self._bits[other], taken, given)
        likely_too = _likelihood(yours, self._turns[other])
        if likely + likely_too < least:
            return
        self._hands[one][here], self._hands[other][there] = taken, given
        self._bits[one], self._bits[other] = mine, yours
        self._likely[one], self._likely[other] = likely, likely_too


def _exchanged(bits: Held, given: Card, taken: Card) -> Held:
    after = bits[:]
    after[given.pile] ^= 1 << given.number
    after[taken.pile] ^= 1 << taken.number
    return after
