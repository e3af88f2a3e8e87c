"""A game of Drum Roll as a value."""

from __future__ import annotations

from functools import cache
from typing import Generic, TypeAlias, TypeVar

import attrs

from rules.core import Seat, clockwise, implements, option, with_seat
from rules.drum_roll.card_set import SHIPPED, CardSet, template
from rules.drum_roll.cards import OUTSTANDING, POOR, Member, Performer, Region, Role, Type
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import NO_CUBES, Colour, Cubes
from rules.drum_roll.figures import Figures
from rules.drum_roll.investment_cards import Investment, Venture
from rules.drum_roll.moves import Action
from rules.drum_roll.steps import Decision, Shows, Step
from rules.evolve import evolve

CardT = TypeVar("CardT")
HiredT = TypeVar("HiredT", Performer, Member)

Filled: TypeAlias = tuple[bool, ...]
"""Which of a performer's three requirements have a cube."""

EMPTY: Filled = (False,) * OUTSTANDING


@attrs.frozen
class Options:
    """What a table may choose."""

    cards: CardSet | None = option(  # noqa: RUF009 - the default is a constant
        None,
        "Whose card set is played",
        [(None, "this project's")],
        file=template(),
    )


@cache
def _unfilled(cubes: tuple[Colour, ...], filled: Filled) -> tuple[Colour, ...]:
    return tuple(colour for colour, full in zip(cubes, filled, strict=True) if not full)


@attrs.frozen(slots=False)
class Act:
    """A performer in a circus. `flipped` is the show it was flipped in, `level` what it reached in its last show."""

    performer: Performer
    filled: Filled = EMPTY
    trailer: bool = False
    flipped: int = 0
    level: int = 0

    @property
    def id(self) -> str:
        """The performer's id."""
        return self.performer.id

    @property
    @implements(Clause.PERFORMERS, Clause.LEVELS)
    def ready(self) -> int:
        """The level it would reach now: requirements filled in the card's order, up to the first gap."""
        one, two, three = self.filled
        return (3 if three else 2) if one and two else int(one)

    @property
    @implements(Clause.MOVING, Clause.FLIP)
    def missing(self) -> tuple[Colour, ...]:
        """The cubes it still asks for; none once it is flipped."""
        return () if self.flipped else _unfilled(self.performer.cubes, self.filled)

    @property
    def cubes(self) -> tuple[Colour, ...]:
        """The cubes that lie on the performer."""
        return tuple(colour for colour, full in zip(self.performer.cubes, self.filled, strict=True) if full)

    @implements(Clause.SALARIES, Clause.FLIP, Clause.TRAILERS)
    def salary(self, show: int) -> int:
        """What it is paid in a show: once flipped, from the next show on, the secondary salary; 1 less by trailer."""
        printed = self.performer.secondary_salary if 0 < self.flipped < show else self.performer.salary
        return max(0, printed - self.trailer)


@attrs.frozen(slots=False)
class Tally:
    """What a player's show came to: coins and prestige by source, salaries due and coins of debt not paid.

    `show` is the show it tells of; `fired` counts performers fired in it, `lost` is the prestige that cost, and debts.
    """

    show: int = 0
    coins: int = 0
    performances: int = 0
    flips: int = 0
    region: int = 0
    orchestra: int = 0
    vendor: int = 0
    applause: int = 0
    fired: int = 0
    lost: int = 0
    salaries: int = 0
    unpaid: int = 0

    @property
    def prestige(self) -> int:
        """Prestige won and lost in the show."""
        return self.performances + self.flips + self.region + self.orchestra + self.applause - self.lost


@attrs.frozen(slots=False)
class Player:
    """A circus.

    `tickets` is the slot of the ticket cube, `stored` the coins on the Bank Representative, `skips` the number of
    salaries a show's benefits have waived.
    """

    coins: int = 0
    prestige: int = 0
    tickets: int = 0
    storage: Cubes = NO_CUBES
    acts: tuple[Act, ...] = ()
    personnel: tuple[Member, ...] = ()
    hand: tuple[Investment, ...] = ()
    stored: int = 0
    skips: int = 0
    tally: Tally = Tally()

    def act(self, code: str) -> Act | None:
        """The performer with this id, if it is in the circus."""
        for act in self.acts:
            if act.performer.id == code:
                return act
        return None

    def member(self, role: Role) -> Member | None:
        """The first personnel member of this role, if there is one."""
        for member in self.personnel:
            if member.role == role:
                return member
        return None

    def held(self, venture: Venture) -> Investment | None:
        """The lowest copy of the first investment card of this kind in hand, if there is one."""
        copies = [card for card in self.hand if card.venture == venture]
        return min(copies, key=_number) if copies else None

    def number_of(self, kind: Type) -> int:
        """How many performers of a type there are, flipped ones included."""
        return [act.performer.type for act in self.acts].count(kind)

    def with_act(self, act: Act) -> Player:
        """The circus with this performer in its present condition."""
        return evolve(self, acts=tuple(act if other.id == act.id else other for other in self.acts))


def _number(card: Investment) -> int:
    return card.number


@attrs.frozen
class Offer(Generic[HiredT]):
    """A card on display with its discount tokens."""

    card: HiredT
    tokens: int = 0

    @property
    @implements(Clause.PRICE)
    def price(self) -> int:
        """The coins that hiring costs now, discounts taken off."""
        return max(0, self.card.cost - self.tokens)

    @property
    def is_free(self) -> bool:
        """Whether the discounts cover the whole cost: if nobody hires it this turn it is discarded."""
        return self.tokens >= self.card.cost


@attrs.frozen(slots=False)
class Area:
    """The hiring area: performers and personnel, each row from left to right."""

    performers: tuple[Offer[Performer], ...] = ()
    personnel: tuple[Offer[Member], ...] = ()


@attrs.frozen
class Pile(Generic[CardT]):
    """A deck, top first, and its discards."""

    deck: tuple[CardT, ...] = ()
    discards: tuple[CardT, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether no card can be had from it any more."""
        return not self.deck and not self.discards


@attrs.frozen(slots=False)
class Supply:
    """The stock: cubes by colour, discount tokens, trailers."""

    cubes: Cubes
    discounts: int
    trailers: int


@attrs.frozen
class Marker:
    """An action marker that has been used: on an action, or passed (None)."""

    seat: Seat
    action: Action | None
    unblock: bool = False


@attrs.frozen(slots=False)
class Turn:
    """A preparation turn: show and turn from 1, who starts, the markers used so far in order.

    `barred` may not hire the Show Organizer this turn; `returned` has just given him back.
    """

    show: int = 1
    number: int = 1
    start: Seat = 0
    markers: tuple[Marker, ...] = ()
    barred: Seat | None = None
    returned: Seat | None = None


@attrs.frozen(slots=False)
class Ballot:
    """The last vote, revealed: who voted delay, Double Votes played by each, and how it came out.

    `again` tells that a Double Vote was played in this round, `delayed` is None until the votes are counted.
    """

    delay: tuple[bool, ...]
    doubled: tuple[int, ...]
    again: bool = False
    delayed: bool | None = None


def _marked(agenda: tuple[Step, ...]) -> str:
    """The agenda in a state's text, of which records keep the fingerprint: there the next step is the last."""
    return repr(agenda[::-1])


@attrs.frozen(slots=False)
class State:
    """The table. `step` is the decision that is due, `agenda` what comes after it, next first.

    `destinations` are the regions before the seats, with two players also the virtual third seat's. `closing` is true
    only in the moment after a show's end.
    """

    options: Options
    players: tuple[Player, ...]
    step: Decision
    agenda: tuple[Step, ...] = attrs.field(repr=_marked)
    turn: Turn
    supply: Supply
    area: Area
    performers: Pile[Performer]
    personnel: Pile[Member]
    investments: Pile[Investment]
    regions: Pile[Region]
    destinations: tuple[Region, ...] = ()
    ballot: Ballot | None = None
    closing: bool = False

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    def cards(self) -> CardSet:
        """The card set in use."""
        return self.options.cards or SHIPPED

    @property
    def figures(self) -> Figures:
        """The numbers of the card set in use."""
        return self.cards.figures

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats clockwise from the starting player."""
        return clockwise(self.turn.start, len(self.players))

    @property
    def in_show(self) -> bool:
        """Whether shows are being given."""
        return bool(self.agenda) and type(self.agenda[-1]) is Shows

    def region(self, seat: Seat) -> Region | None:
        """The region a seat visits in this show; None before the regions are dealt."""
        return self.destinations[seat] if self.destinations else None

    def with_player(self, seat: Seat, player: Player) -> State:
        """The same table with one circus changed."""
        return evolve(self, players=with_seat(self.players, seat, player))

    def spent(self, seat: Seat, card: Investment) -> State:
        """The same table after a card has gone from a hand to the discards."""
        player = self.players[seat]
        hand = tuple(other for other in player.hand if other is not card)
        pile = Pile(self.investments.deck, (*self.investments.discards, card))
        return evolve(self.with_player(seat, evolve(player, hand=hand)), investments=pile)

    def then(self, *steps: Step) -> State:
        """The same table with steps put on the agenda, the first of them next."""
        return evolve(self, agenda=(*steps, *self.agenda))

    def at(self, step: Decision, agenda: tuple[Step, ...]) -> State:
        """The same table with this decision due and that to come after it."""
        return evolve(self, step=step, agenda=agenda)


@implements(Clause.HAND)
def hand_limit(state: State, seat: Seat) -> int:
    """How many investment cards a seat may hold: two, and one for each magician, flipped or not."""
    figures = state.figures
    return figures.base_limit + figures.per_magician * state.players[seat].number_of("magician")


def counts_as_poor(act: Act) -> bool:
    """Whether the performer has given a poor performance in this show."""
    return act.level == POOR


def counts_as_outstanding(act: Act) -> bool:
    """Whether the performer has been outstanding in this show; flipping it counts."""
    return act.level == OUTSTANDING
