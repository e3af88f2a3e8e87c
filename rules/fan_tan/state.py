"""A match of Fan Tan as a value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import attrs

from rules.big_top.pieces import BARE_TABLE, DECK, Card, Piles, first_after, fitting, in_order, laid_out
from rules.codec import BadForm
from rules.core import Seat, implements, option, seat_after
from rules.fan_tan.clauses import Clause
from rules.fan_tan.figures import PEANUTS


@attrs.frozen
class Options:
    """What a table may choose. Raises ValueError for a match of no hands."""

    dealer: Literal["random", "seat_0"] = option(
        "random", "Who deals the first hand", [("random", "drawn"), ("seat_0", "the first seat")]
    )
    hands: int | Literal["players"] | None = option(
        "players",
        "How many hands are played",
        [
            ("players", "one for each player"),
            (1, "one"),
            (3, "three"),
            (10, "ten"),
            (None, "until somebody is broke"),
        ],
    )
    broke: Literal["hand_end", "at_once"] = option(
        "hand_end",
        "Who is broke ends the match",
        [("hand_end", "after the hand"), ("at_once", "at once")],
    )

    def __attrs_post_init__(self) -> None:
        if isinstance(self.hands, int) and self.hands < 1:
            raise BadForm(f"a match has at least 1 hand, not {self.hands}")


@implements(Clause.PEANUTS)
@attrs.frozen
class Player:
    """One player: the hand in order, the peanuts, and how many of them went into the pot in this hand."""

    hand: tuple[Card, ...] = ()
    peanuts: int = PEANUTS
    paid: int = 0


@attrs.frozen
class Dealing:
    """The cards of a hand have to be dealt."""


@attrs.frozen
class Turn:
    """One seat takes its turn."""

    seat: Seat


@attrs.frozen
class Over:
    """The match has ended: nobody is to act."""


Step: TypeAlias = Dealing | Turn | Over


@attrs.frozen
class Hand:
    """A finished hand: who took the pot, how much was in it, and what each seat had paid into it.

    Nobody took it when a last peanut broke the hand off.
    """

    winner: Seat | None
    pot: int
    paid: tuple[int, ...]

    def gain(self, seat: Seat) -> int:
        """What the hand brought a seat; negative if it paid more than it took."""
        return (self.pot if seat == self.winner else 0) - self.paid[seat]


Past: TypeAlias = tuple[Seat, Card | None, Piles]
"""A turn that was taken: by whom, with which card or None for a pass, and how the piles lay before it."""


@attrs.frozen
class State:
    """The table. After a hand has ended, its cards stay where they are, open, until the next deal.

    `turns` are what one can remember: all turns of the hand that is being played. Positions that differ in them alone
    are the same.
    """

    options: Options
    players: tuple[Player, ...]
    step: Step = Dealing()
    piles: Piles = BARE_TABLE
    pot: int = 0
    dealer: Seat = 0
    hands: tuple[Hand, ...] = ()
    turns: tuple[Past, ...] = attrs.field(default=(), eq=False, repr=False)

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    @implements(Clause.MATCH)
    def hands_in_match(self) -> int | None:
        """How many hands are played unless somebody goes broke before; None when there is no limit."""
        return self.seats if self.options.hands == "players" else self.options.hands

    @property
    def peanuts(self) -> tuple[int, ...]:
        """What each seat has, without the pot."""
        return tuple(player.peanuts for player in self.players)

    @property
    @implements(Clause.PASS)
    def lacked(self) -> tuple[frozenset[Card], ...]:
        """By seat, the cards that all know it does not hold: those that fit now and already did when it last passed."""
        passed = {seat: piles for seat, card, piles in self.turns if card is None}
        due = fitting(self.piles, DECK)
        return tuple(
            frozenset(fitting(passed[seat], due)) if seat in passed else frozenset() for seat in range(self.seats)
        )

    @property
    @implements(Clause.DEALER)
    def due_dealer(self) -> Seat | None:
        """Who deals the next hand: the seat to the left of the last dealer; None before the first hand."""
        return seat_after(self.dealer, self.seats) if self.hands else None

    @property
    @implements(Clause.TURN)
    def first(self) -> Seat:
        """Who has the first turn of the hand: the seat to the left of the dealer."""
        return first_after(self.dealer, self.seats)


def position(
    hands: Sequence[Iterable[Card]],
    *,
    played: Iterable[Card] = (),
    peanuts: Sequence[int] = (),
    pot: int = 0,
    paid: Sequence[int] = (),
    past: tuple[Hand, ...] = (),
    turn: Seat = 0,
    dealer: Seat = 0,
    options: Options | None = None,
) -> State:
    """Set up a hand in the middle, for lessons and tests; peanuts not given are 25 each.

    What each has `paid` in this hand is in the pot beside `pot`, of which it is not told who paid it; `past` are the
    hands before this one. Raises ValueError for cards on the table that could not have been played.
    """
    players = tuple(
        Player(in_order(hand), peanuts[seat] if peanuts else PEANUTS, paid[seat] if paid else 0)
        for seat, hand in enumerate(hands)
    )
    return State(options or Options(), players, Turn(turn), laid_out(played), pot + sum(paid), dealer, past)
