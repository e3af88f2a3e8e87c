"""What can happen in Drum Roll. Cards are named by id, an investment card by the id of its copy.

Where a move names several cubes or members their order means nothing: it is put right as the move is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Literal, TypeAlias

import attrs

from rules.core import Seat
from rules.drum_roll.cubes import Colour, in_order

CubeAction: TypeAlias = Literal["rehearsal", "equipment", "promotion", "costume", "supplies"]
Action: TypeAlias = Literal[
    "rehearsal",
    "equipment",
    "promotion",
    "costume",
    "supplies",
    "tickets",
    "invest",
    "hire_performer",
    "hire_personnel",
]
PileName: TypeAlias = Literal["performers", "personnel", "investments", "regions"]


def _by_id(members: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(members))


@attrs.frozen
class Shuffle:
    """Chance: a pile is shuffled to this order, top first. At the start all its cards, later its discards."""

    kind: ClassVar[str] = "shuffle"
    pile: PileName
    order: tuple[str, ...]


@attrs.frozen
class FirstPlayer:
    """Chance: this seat starts."""

    kind: ClassVar[str] = "first_player"
    seat: Seat


@attrs.frozen
class Keep:
    """Keep this one of the two performers dealt; the other goes to the left."""

    kind: ClassVar[str] = "keep"
    performer: str


@attrs.frozen
class TakeCubes:
    """Take the cubes to start with."""

    kind: ClassVar[str] = "take_cubes"
    colours: tuple[Colour, ...] = attrs.field(converter=in_order)


@attrs.frozen
class StoreCoins:
    """Put coins on the Bank Representative."""

    kind: ClassVar[str] = "store_coins"
    coins: int


@attrs.frozen
class Place:
    """Place a marker on an action; with `unblock`, by an Unblock card."""

    kind: ClassVar[str] = "place"
    action: Action
    unblock: bool


@attrs.frozen
class PassMarker:
    """Do not use the marker: a coin instead."""

    kind: ClassVar[str] = "pass_marker"


@attrs.frozen
class Invest:
    """Buy the top investment card."""

    kind: ClassVar[str] = "invest"


@attrs.frozen
class Hire:
    """Hire a performer or a personnel member on display."""

    kind: ClassVar[str] = "hire"
    card: str


@attrs.frozen
class Decline:
    """Do not use what is offered: a marker's action, the bank, a Double Vote."""

    kind: ClassVar[str] = "decline"


@attrs.frozen
class MoveCube:
    """Move a cube from storage onto a performer."""

    kind: ClassVar[str] = "move_cube"
    colour: Colour
    performer: str


@attrs.frozen
class Convert:
    """Let an Agent or a Personal Assistant turn a cube into others."""

    kind: ClassVar[str] = "convert"
    personnel: str
    spend: Colour
    gain: tuple[Colour, ...] = attrs.field(converter=in_order)


@attrs.frozen
class Done:
    """Be done at this decision."""

    kind: ClassVar[str] = "done"


@attrs.frozen
class Vote:
    """Vote, in secret, to delay the show or to start it."""

    kind: ClassVar[str] = "vote"
    delay: bool


@attrs.frozen
class DoubleVote:
    """Play a Double Vote: one's vote counts once more."""

    kind: ClassVar[str] = "double_vote"


@attrs.frozen
class ReturnOrganizer:
    """Give the Show Organizer back, to start next."""

    kind: ClassVar[str] = "return_organizer"


@attrs.frozen
class Perform:
    """Let a performer perform, at the level that its cubes give."""

    kind: ClassVar[str] = "perform"
    performer: str


@attrs.frozen
class Flip:
    """Flip an outstanding performer for its prestige."""

    kind: ClassVar[str] = "flip"
    performer: str


@attrs.frozen
class ChooseCubes:
    """Take the cubes a benefit gives."""

    kind: ClassVar[str] = "choose_cubes"
    colours: tuple[Colour, ...] = attrs.field(converter=in_order)


@attrs.frozen
class GiveTrailer:
    """Give a trailer to a performer."""

    kind: ClassVar[str] = "give_trailer"
    performer: str


@attrs.frozen
class ChooseCard:
    """Keep this one of the two investment cards looked at."""

    kind: ClassVar[str] = "choose_card"
    card: str


@attrs.frozen
class SkipSalary:
    """Name the members who are not paid in this show."""

    kind: ClassVar[str] = "skip_salary"
    members: tuple[str, ...] = attrs.field(converter=_by_id)


@attrs.frozen
class PlayCard:
    """Play an investment card; the other fields say on what, if the card needs it."""

    kind: ClassVar[str] = "play_card"
    card: str
    colour: Colour | None = None
    colours: tuple[Colour, ...] | None = attrs.field(default=None, converter=attrs.converters.optional(in_order))
    performer: str | None = None


@attrs.frozen
class Discard:
    """Discard an investment card from an overfull hand."""

    kind: ClassVar[str] = "discard"
    card: str


Move: TypeAlias = (
    Shuffle
    | FirstPlayer
    | Keep
    | TakeCubes
    | StoreCoins
    | Place
    | PassMarker
    | Invest
    | Hire
    | Decline
    | MoveCube
    | Convert
    | Done
    | Vote
    | DoubleVote
    | ReturnOrganizer
    | Perform
    | Flip
    | ChooseCubes
    | GiveTrailer
    | ChooseCard
    | SkipSalary
    | PlayCard
    | Discard
)
MOVES: Final[tuple[type[Move], ...]] = (
    Shuffle,
    FirstPlayer,
    Keep,
    TakeCubes,
    StoreCoins,
    Place,
    PassMarker,
    Invest,
    Hire,
    Decline,
    MoveCube,
    Convert,
    Done,
    Vote,
    DoubleVote,
    ReturnOrganizer,
    Perform,
    Flip,
    ChooseCubes,
    GiveTrailer,
    ChooseCard,
    SkipSalary,
    PlayCard,
    Discard,
)
