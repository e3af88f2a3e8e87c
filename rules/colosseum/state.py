"""A game of Colosseum as a value: what lies before each player, what lies on the board, and what has to be decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

import attrs

from rules.colosseum.board import Arena, arena_of
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import Offer, Pile
from rules.colosseum.pieces import FOR_SALE, NOBLES, NOTHING, STARS, Asset, Counts, Face, Noble
from rules.core import CHANCE, Seat, clockwise, option
from rules.evolve import evolve

Phase: TypeAlias = Literal["setup", "invest", "auction", "trade", "produce", "closing", "over"]

TURNS = FIGURES.turns


@attrs.frozen
class Options:
    """What a table may choose."""

    intense_auctions: bool = option(
        False,
        "Winning several lots in a turn",
        [(False, "no: one lot a turn"), (True, "yes: intense auctions")],
    )


@attrs.frozen(slots=False)
class Player:
    """What lies before one player. `programs` are all owned, `produced` those brought on before, both ascending."""

    arena: Arena
    coins: int = FIGURES.set_up.coins
    best: int = 0
    tokens: Counts = NOTHING
    programs: tuple[int, ...] = ()
    produced: tuple[int, ...] = ()
    tickets: int = 0
    loge: bool = False
    podiums: int = 0
    medals: int = 0


@attrs.frozen
class Spectators:
    """Who came to an event, line by line."""

    table: int
    programs: int
    tickets: int
    podiums: int
    stars: int
    nobles: int
    medals: int

    @property
    def lines(self) -> tuple[tuple[str, int], ...]:
        """Every line with its name, in the order of the rules, those without spectators included."""
        return tuple((field.name, getattr(self, field.name)) for field in attrs.fields(Spectators))

    @property
    def total(self) -> int:
        """The sum of all spectators of an event."""
        return sum(number for _, number in self.lines)


@attrs.frozen
class Performance:
    """What a player produced this turn: the program, the tokens laid out for it, jokers included, and who came."""

    program: int
    laid_out: tuple[Asset, ...]
    spectators: Spectators


@attrs.frozen
class Turn:
    """A finished turn: every seat's event (None: nothing produced), best afterwards, and who got the podium."""

    performances: tuple[Performance | None, ...]
    bests: tuple[int, ...]
    podium: Seat | None


@attrs.frozen
class Shuffling:
    """A pile has to be shuffled."""

    phase: ClassVar[Phase] = "setup"
    actor: ClassVar[Seat] = CHANCE
    pile: Pile


@attrs.frozen
class Investing:
    """A seat makes its first investment or none."""

    phase: ClassVar[Phase] = "invest"
    actor: Seat


@attrs.frozen
class InvestingMore:
    """A seat that has invested may pay for a second investment."""

    phase: ClassVar[Phase] = "invest"
    actor: Seat


@attrs.frozen
class InvestingAgain:
    """A seat has paid for its second investment and makes it."""

    phase: ClassVar[Phase] = "invest"
    actor: Seat


@attrs.frozen
class Opening:
    """A seat holds the initiative: it opens a market or declines."""

    phase: ClassVar[Phase] = "auction"
    actor: Seat


@attrs.frozen
class Bidding:
    """A lot is under auction: the highest bid, whose it is, and the others still in it, the next to answer first."""

    phase: ClassVar[Phase] = "auction"
    market: int
    high: int
    leader: Seat
    waiting: tuple[Seat, ...]

    @property
    def actor(self) -> Seat:
        """Who has to raise or drop out."""
        return self.waiting[0]


@attrs.frozen
class Trading:
    """A seat is the trader."""

    phase: ClassVar[Phase] = "trade"
    actor: Seat


@attrs.frozen
class Answering:
    """The partner answers the trader's offer."""

    phase: ClassVar[Phase] = "trade"
    trader: Seat
    offer: Offer

    @property
    def actor(self) -> Seat:
        """The seat that answers: the partner of the offer."""
        return self.offer.partner


@attrs.frozen
class Deciding:
    """A seat decides whether to produce."""

    phase: ClassVar[Phase] = "produce"
    actor: Seat


@attrs.frozen
class Rolling:
    """The producer's dice have to be rolled."""

    phase: ClassVar[Phase] = "produce"
    actor: ClassVar[Seat] = CHANCE
    producer: Seat


@attrs.frozen
class MovingNobles:
    """A seat moves nobles: the faces rolled, the dice not used yet, and the nobles already moved."""

    phase: ClassVar[Phase] = "produce"
    actor: Seat
    faces: tuple[Face, ...]
    unused: tuple[int, ...]
    moved: tuple[Noble, ...] = ()


@attrs.frozen
class Staging:
    """A seat may still move nobles for medals, and then produces its event."""

    phase: ClassVar[Phase] = "produce"
    actor: Seat


@attrs.frozen
class PodiumRoll:
    """These seats are tied for the podium and roll for it."""

    phase: ClassVar[Phase] = "closing"
    actor: ClassVar[Seat] = CHANCE
    tied: tuple[Seat, ...]


@attrs.frozen
class CleaningUp:
    """A producer puts one of the tokens laid out this turn out of the game."""

    phase: ClassVar[Phase] = "closing"
    actor: Seat


@attrs.frozen
class DonationRoll:
    """These seats are tied for the last place and roll for the donation."""

    phase: ClassVar[Phase] = "closing"
    actor: ClassVar[Seat] = CHANCE
    tied: tuple[Seat, ...]


@attrs.frozen
class Donating:
    """The last seat may ask the winner of the podium for an asset."""

    phase: ClassVar[Phase] = "closing"
    actor: Seat
    donor: Seat


@attrs.frozen
class Over:
    """The game has ended: nobody is to act."""

    phase: ClassVar[Phase] = "over"
    actor: ClassVar[None] = None


Step: TypeAlias = (
    Shuffling
    | Investing
    | InvestingMore
    | InvestingAgain
    | Opening
    | Bidding
    | Trading
    | Answering
    | Deciding
    | Rolling
    | MovingNobles
    | Staging
    | PodiumRoll
    | CleaningUp
    | DonationRoll
    | Donating
    | Over
)


@attrs.frozen(slots=False)
class State:
    """The table.

    `agenda` is what is left to decide in this phase, the present decision first: a decision that comes up within
    another stands before it. `draw` is the order in which tokens will come to the markets, the left-over green one
    first; `winners` are the seats locked out of further auctions; `performances` what was produced this turn, by seat;
    `podium` who got this turn's podium; `removed` the tokens out of the game; `fresh` tells that nothing has been
    done in this turn yet.
    """

    options: Options
    players: tuple[Player, ...]
    agenda: tuple[Step, ...]
    turn: int = 1
    markets: tuple[tuple[Asset, ...], ...] = ((),) * FIGURES.set_up.markets
    draw: tuple[Asset, ...] = ()
    nobles: tuple[int, ...] = tuple(noble.start for noble in NOBLES)
    stars: tuple[Seat | None, ...] = (None,) * len(STARS)
    for_sale: tuple[int, ...] = FOR_SALE
    tickets: int = FIGURES.supply.season_tickets
    medals: int = FIGURES.supply.medals
    winners: tuple[Seat, ...] = ()
    performances: tuple[Performance | None, ...] = ()
    podium: Seat | None = None
    removed: Counts = NOTHING
    turns: tuple[Turn, ...] = ()
    fresh: bool = False

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.players)

    @property
    def step(self) -> Step:
        """The decision that is due: the first of the agenda."""
        return self.agenda[0]

    @property
    def phase(self) -> Phase:
        """The phase of the turn."""
        return self.agenda[0].phase

    @property
    def start(self) -> Seat:
        """The start player of this turn."""
        return (self.turn - 1) % len(self.players)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order of this turn."""
        return clockwise(self.start, len(self.players))


def gone_on(state: State) -> State:
    """The same table with what comes after the present decision."""
    return evolve(state, agenda=state.agenda[1:])


def opening_players(seats: int) -> tuple[Player, ...]:
    """What everybody has before the tokens and programs are dealt."""
    return tuple(Player(arena_of(seat, seats)) for seat in range(seats))


def position(
    players: Iterable[Player],
    *agenda: Step,
    turn: int = 1,
    markets: Iterable[tuple[Asset, ...]] = (),
    options: Options | None = None,
) -> State:
    """Set up a game in the middle, for lessons and tests.

    These players, what is left to decide in this phase, and the lots on the first markets; the board is otherwise as
    at the start. Medals and tickets that players hold come out of the supply, programs out of the sale. Stars lie in
    the supply: `rules.colosseum.stars.settled` awards them.
    """
    seated = tuple(players)
    lots = tuple(markets)
    owned = {number for player in seated for number in player.programs}
    return State(
        options or Options(),
        seated,
        agenda,
        turn,
        markets=lots + ((),) * (FIGURES.set_up.markets - len(lots)),
        for_sale=tuple(number for number in FOR_SALE if number not in owned),
        tickets=FIGURES.supply.season_tickets - sum(player.tickets for player in seated),
        medals=FIGURES.supply.medals - sum(player.medals for player in seated),
        performances=(None,) * len(seated),
    )
