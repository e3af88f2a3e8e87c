"""A match of Big Top as a value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import attrs

from rules.big_top.clauses import Clause
from rules.big_top.figures import DEALS_EACH, RECEIPTS
from rules.big_top.pieces import BARE_TABLE, Card, Piles, Suit, first_after, in_order, laid_out
from rules.core import Hidden, Seat, implements, option, seat_after

Receipts: TypeAlias = tuple[int, int, int, int]
"""The value that lies on each suit, in the order of `SUITS`."""

Chart: TypeAlias = tuple[Card | None, Card | None, Card | None, Card | None]
"""The called card on each space, from $0 to $3."""

EMPTY_CHART: Final[Chart] = (None, None, None, None)


@attrs.frozen
class Options:
    """What a table may choose."""

    dealer: Literal["random", "seat_0"] = option(
        "random", "Who deals the first hand", [("random", "drawn"), ("seat_0", "the first seat")]
    )


@attrs.frozen
class Player:
    """What lies before one player: the hand in order, the organizing chart, the money track, the receipts."""

    hand: tuple[Card, ...] = ()
    chart: Chart = EMPTY_CHART
    track: int = 0
    receipts: Receipts | Hidden | None = None
    """None until they are placed."""

    @property
    def called(self) -> tuple[Card, ...]:
        """The called cards, from $0 to $3."""
        return tuple([card for card in self.chart if card is not None])

    @property
    def is_out(self) -> bool:
        """Whether no card is left, in hand or on the chart."""
        return not self.hand and self.chart == EMPTY_CHART


@attrs.frozen
class Dealing:
    """The cards of a hand have to be dealt."""


@attrs.frozen
class Investing:
    """Those who have not placed their receipts do so, all at once."""


@attrs.frozen
class Turn:
    """One seat takes its turn; its called cards have moved down already."""

    seat: Seat


@attrs.frozen
class Over:
    """The match has ended: nobody is to act."""


Step: TypeAlias = Dealing | Investing | Turn | Over


@implements(Clause.RECEIPTS)
@attrs.frozen
class Receipt:
    """What became of one receipt: `left` are the cards of its suit that were still in hand or on the chart."""

    suit: Suit
    value: int
    left: tuple[Card, ...]

    @property
    def kept(self) -> bool:
        """Whether it counts: it does when no card of the suit is left."""
        return not self.left


@attrs.frozen
class Tally:
    """What one player's hand came to: the receipts, the cards left in hand and called, the money track."""

    receipts: Receipts
    hand: tuple[Card, ...]
    called: tuple[Card, ...]
    track: int

    @property
    def outcome(self) -> tuple[Receipt, ...]:
        """Each receipt, in the order of the suits."""
        left = self.hand + self.called
        return tuple(
            Receipt(suit, value, tuple(card for card in left if card.suit == suit))
            for suit, value in enumerate(self.receipts)
        )

    @property
    @implements(Clause.SCORE)
    def score(self) -> int:
        """Money of the hand: the receipts kept and the track."""
        return sum(receipt.value for receipt in self.outcome if receipt.kept) + self.track


@attrs.frozen
class Hand:
    """A finished hand: who dealt it, who played the last card, and everybody's sums."""

    dealer: Seat
    ender: Seat
    tallies: tuple[Tally, ...]


@attrs.frozen
class State:
    """The table. After a hand has ended, its cards stay where they are, open, until the next deal."""

    options: Options
    players: tuple[Player, ...]
    step: Step = Dealing()
    piles: Piles = BARE_TABLE
    dealer: Seat = 0
    hands: tuple[Hand, ...] = ()

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    @implements(Clause.MATCH)
    def hands_in_match(self) -> int:
        """Everybody deals once, with three players twice."""
        return self.seats * DEALS_EACH[self.seats]

    @property
    def totals(self) -> tuple[int, ...]:
        """Money of all finished hands."""
        return tuple(sum(hand.tallies[seat].score for hand in self.hands) for seat in range(self.seats))

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


@implements(Clause.SHIFT)
def shifted(chart: Chart) -> Chart:
    """The chart after the next shift: from $1 up, each card moves one down if that space is free."""
    nothing, one, two, three = chart
    if nothing is None:
        nothing, one = one, None
    if one is None:
        one, two = two, None
    if two is None:
        two, three = three, None
    return (nothing, one, two, three)


def position(
    hands: Sequence[Iterable[Card]],
    *,
    played: Iterable[Card] = (),
    charts: Sequence[Chart] = (),
    tracks: Sequence[int] = (),
    receipts: Sequence[Receipts] = (),
    turn: Seat = 0,
    dealer: Seat = 0,
    options: Options | None = None,
) -> State:
    """Set up a hand in the middle, for lessons and tests, with the charts as they are after the shift of that turn.

    Charts, tracks and receipts not given are empty, 0, and 10, 7, 5, 3 from Clowns to Performers. Raises ValueError
    for cards on the table that could not have been played.
    """
    players = tuple(
        Player(
            in_order(hand),
            charts[seat] if charts else EMPTY_CHART,
            tracks[seat] if tracks else 0,
            receipts[seat] if receipts else RECEIPTS,
        )
        for seat, hand in enumerate(hands)
    )
    return State(options or Options(), players, Turn(turn), laid_out(played), dealer)
