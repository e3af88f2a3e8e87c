"""A match of SCOUT as a value."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

import attrs

from rules.core import Hidden, Seat, clockwise, implements, option, seat_after
from rules.scout.clauses import Clause
from rules.scout.figures import CHIPS_FOR_TWO
from rules.scout.pieces import Card
from rules.scout.sets import Strength, weight


@attrs.frozen
class Options:
    """What a table may choose."""

    start: Literal["random", "fixed", "holder_of_1_2"] = option(
        "random",
        "First to play",
        [("random", "drawn"), ("fixed", "the first seat"), ("holder_of_1_2", "whoever holds 1/2")],
    )


@attrs.frozen
class Player:
    """What lies before one player: the hand in its order, the cards collected face down, scout chips, the token."""

    hand: tuple[Card, ...] = ()
    collected: tuple[Card, ...] = ()
    chips: int = 0
    token: bool = False


@attrs.frozen
class Dealing:
    """The cards of a round have to be dealt."""


@attrs.frozen
class Orienting:
    """All choose secretly whether to turn the hand: None as long as a seat has not chosen."""

    chosen: tuple[bool | Hidden | None, ...]


@attrs.frozen
class Acting:
    """One seat takes its turn."""

    seat: Seat


@attrs.frozen
class MustShow:
    """The seat has scouted with its token and owes the show."""

    seat: Seat


@attrs.frozen
class Over:
    """The match has ended: nobody is to act."""


Ending: TypeAlias = Literal["out", "unbeaten"]

Step: TypeAlias = Dealing | Orienting | Acting | MustShow | Over


@implements(Clause.SCORE)
@attrs.frozen
class Tally:
    """What one player's round came to: cards collected, chips, cards left in hand and whether those are forgiven."""

    collected: int
    chips: int
    left: int
    forgiven: bool

    @property
    def score(self) -> int:
        """Points of the round; may be negative."""
        return self.collected + self.chips - (0 if self.forgiven else self.left)


@attrs.frozen
class Round:
    """A finished round: who ended it, whether by running out of cards or by an unbeaten set, and the tallies."""

    ender: Seat
    how: Ending
    tallies: tuple[Tally, ...]


@attrs.frozen(slots=False)
class State:
    """The table. `first` starts the round; `scouts` counts turns since the last show in which others only scouted.

    The last three are what one can remember. `shown` are the cards that have lain open since the deck was shuffled,
    which for two players was before the first round; `taken` are those that were scouted in this round, each with who
    took it. `unshown` are, by seat in the second round of two, the cards that stayed in that hand in the first without
    ever lying open: each knows its own.
    """

    options: Options
    players: tuple[Player, ...]
    step: Step = Dealing()
    active: tuple[Card, ...] = ()
    owner: Seat | None = None
    scouts: int = 0
    first: Seat = 0
    aside: tuple[Card, ...] = ()
    rounds: tuple[Round, ...] = ()
    shown: tuple[Card, ...] = ()
    taken: tuple[tuple[Seat, Card], ...] = ()
    unshown: tuple[tuple[Card, ...], ...] = ()

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    def for_two(self) -> bool:
        """Whether the rules for two players hold."""
        return len(self.players) == 2

    @property
    def scouted(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the cards that all have seen it take and not show since."""
        again = Counter([card.face for card in self.shown])
        again.subtract([card.face for _, card in self.taken])
        holders = {card.face: seat for seat, card in self.taken if again[card.face] <= 0}
        hands: list[list[Card]] = [[] for _ in self.players]
        for face, seat in holders.items():
            hands[seat].append(Card.of(*face))
        return tuple(map(tuple, hands))

    @property
    def to_beat(self) -> Strength | None:
        """The strength of the active set; None when the table is empty."""
        return weight(ups(self.active))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished rounds."""
        return tuple(sum(played.tallies[seat].score for played in self.rounds) for seat in range(self.seats))


def ups(cards: tuple[Card, ...]) -> list[int]:
    """Give the numbers that count: those that face up."""
    return [card.up for card in cards]


@implements(Clause.ORDER)
def inserted(hand: tuple[Card, ...], card: Card, at: int) -> tuple[Card, ...]:
    """The hand with the card as number `at`."""
    return (*hand[:at], card, *hand[at:])


def position(
    hands: tuple[tuple[Card, ...], ...],
    *,
    active: tuple[Card, ...] = (),
    owner: Seat | None = None,
    turn: Seat = 0,
    options: Options | None = None,
) -> State:
    """Set up a round in the middle, for lessons and tests: these hands, this table, that seat to act."""
    fresh = opening_players(len(hands))
    players = tuple(attrs.evolve(player, hand=hand) for player, hand in zip(fresh, hands, strict=True))
    unshown = ((),) * len(hands)
    return State(options or Options(), players, Acting(turn), active, owner, first=turn, shown=active, unshown=unshown)


@implements(Clause.TWO_CHIPS, Clause.BOTH)
def opening_players(seats: int) -> tuple[Player, ...]:
    """What everyone has before the cards: chips for two players, the token for more."""
    return (Player(chips=CHIPS_FOR_TWO) if seats == 2 else Player(token=True),) * seats


@implements(Clause.TURN)
def starting_order(state: State) -> tuple[Seat, ...]:
    """The seats in the order of their first turns this round."""
    return clockwise(state.first, state.seats)


@implements(Clause.START)
def next_first(state: State) -> Seat:
    """Who starts the next round: the seat to the left."""
    return seat_after(state.first, state.seats)
