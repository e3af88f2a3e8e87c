"""The agenda of a game: the decisions players take, and what happens by itself between them."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from rules.core import Hidden, Seat
from rules.drum_roll.cards import Performer
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import PileName


@attrs.frozen
class Shuffling:
    """Chance: a pile's discards have to be shuffled."""

    pile: PileName


@attrs.frozen
class DrawingFirst:
    """Chance: the starting player has to be drawn."""


@attrs.frozen
class Keeping:
    """All choose secretly which of the two performers `dealt` to keep: None as long as a seat has not chosen."""

    dealt: tuple[tuple[Performer, Performer], ...]
    kept: tuple[str | Hidden | None, ...]


@attrs.frozen
class TakingCubes:
    """All choose the cubes to start with; these seats have not yet."""

    waiting: tuple[Seat, ...]


@attrs.frozen
class Banking:
    """The owner of the Bank Representative may store coins."""

    seat: Seat


@attrs.frozen
class Placing:
    """A marker has to be placed or passed."""

    seat: Seat


@attrs.frozen
class Investing:
    """The owner of an Invest marker buys a card or declines."""

    seat: Seat


@attrs.frozen
class HiringPerformer:
    """The owner of a Hire Performer marker hires or declines."""

    seat: Seat


@attrs.frozen
class HiringPersonnel:
    """The owner of a Hire Personnel marker hires or declines."""

    seat: Seat


@attrs.frozen(slots=False)
class Distributing:
    """A seat moves cubes onto its performers: so many moved, and whether an Agent and an Assistant have worked."""

    seat: Seat
    moved: int = 0
    agent: bool = False
    assistant: bool = False


@attrs.frozen
class Voting:
    """All vote secretly whether to delay the show: None as long as a seat has not voted."""

    delay: tuple[bool | Hidden | None, ...]


@attrs.frozen
class DoubleVoting:
    """A seat with cards in hand is asked for a Double Vote."""

    seat: Seat


@attrs.frozen
class EndingTurn:
    """A seat with cards or the Show Organizer may use them before the turn ends."""

    seat: Seat


@attrs.frozen
class Performing:
    """A seat names the next of the performers that have not been on in this show."""

    seat: Seat
    left: tuple[str, ...]


@attrs.frozen
class ChoosingCubes:
    """A benefit gives so many cubes of any colour."""

    seat: Seat
    number: int


@attrs.frozen
class GivingTrailers:
    """A benefit gives so many trailers, one by one."""

    seat: Seat
    number: int


@attrs.frozen
class ChoosingCard:
    """A seat keeps one of two cards; the other goes under the deck."""

    seat: Seat
    cards: tuple[Investment, Investment]


@attrs.frozen
class BeforeSalaries:
    """A seat may play cards before it pays."""

    seat: Seat


@attrs.frozen
class SkippingSalary:
    """A seat names so many members who are not paid in this show."""

    seat: Seat
    number: int


@attrs.frozen
class Overflowing:
    """A seat plays or discards cards until its hand is within the limit."""

    seat: Seat


@attrs.frozen
class Over:
    """The game has ended: nobody is to act."""


OpenSeatDecision: TypeAlias = (
    Banking
    | Placing
    | Investing
    | HiringPerformer
    | HiringPersonnel
    | Distributing
    | DoubleVoting
    | EndingTurn
    | Performing
    | ChoosingCubes
    | GivingTrailers
    | BeforeSalaries
    | SkippingSalary
)
"""A decision of one seat that all can look on at, but for the hand."""

SeatDecision: TypeAlias = OpenSeatDecision | ChoosingCard | Overflowing
"""A decision of one seat."""

OpenDecision: TypeAlias = Shuffling | DrawingFirst | TakingCubes | OpenSeatDecision | Over
"""What hides nothing beside the hands: it looks the same to every seat."""

SecretDecision: TypeAlias = Keeping | Voting | ChoosingCard | Overflowing
"""What a seat decides in secret or on what it alone may see."""

Decision: TypeAlias = OpenDecision | SecretDecision


class Happening:
    """A step that nobody decides: it is carried out when it comes up."""

    __slots__ = ()


@attrs.frozen
class SettingUp(Happening):
    """Rows, performers and regions are dealt."""


@attrs.frozen
class BeginningTurn(Happening):
    """The next turn begins, with the markers back in hand."""


@attrs.frozen
class Resolving(Happening):
    """All markers have been used: cubes and tickets are given, the other actions wait for their owners."""


@attrs.frozen
class Discounting(Happening):
    """The cards nobody hired get discounts or are discarded."""


@attrs.frozen
class EndingDistribution(Happening):
    """All have distributed: there is a vote, or the turn ends."""


@attrs.frozen
class Counting(Happening):
    """A round of Double Votes is over: there is another, or the votes are counted."""


@attrs.frozen
class ClosingTurn(Happening):
    """The turn is over; the show follows or another turn."""

    show_follows: bool


@attrs.frozen
class Refilling(Happening):
    """The hiring area is filled up."""


@attrs.frozen
class Shows(Happening):
    """These seats have still to give their show. It lies at the end of the agenda as long as shows are given."""

    waiting: tuple[Seat, ...]


@attrs.frozen(slots=False)
class Drawing(Happening):
    """A seat gets so many cards from the deck, then so many picks of one out of two; `looked` is in its hands."""

    seat: Seat
    cards: int
    picks: int
    looked: tuple[Investment, ...] = ()


@attrs.frozen
class Collecting(Happening):
    """Region, Orchestra and Popcorn Vendor pay a seat."""

    seat: Seat


@attrs.frozen
class PayingSalaries(Happening):
    """A seat pays its members."""

    seat: Seat


Automatic: TypeAlias = (
    SettingUp
    | BeginningTurn
    | Resolving
    | Discounting
    | EndingDistribution
    | Counting
    | ClosingTurn
    | Refilling
    | Shows
    | Drawing
    | Collecting
    | PayingSalaries
)
"""Everything that happens by itself."""

Step: TypeAlias = Decision | Automatic
