"""The cards of Drum Roll: performers, personnel and regions, as a card set describes them.

A card is known by its id: in one game two cards with the same id are the same card. A card that lies face down is an
ordinary card of its class whose id is `?`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import attrs

from rules.drum_roll.cubes import Colour
from rules.pieces import UNKNOWN, Faced

Type: TypeAlias = Literal["acrobat", "juggler", "magician", "tamer", "bizarre"]
TYPES: Final[tuple[Type, ...]] = ("acrobat", "juggler", "magician", "tamer", "bizarre")

Role: TypeAlias = Literal[
    "show_organizer",
    "general_supplier",
    "orchestra",
    "popcorn_vendor",
    "bank_representative",
    "agent",
    "personal_assistant",
]

POOR: Final = 1
OUTSTANDING: Final = 3

LEVELS: Final = ("no", "poor", "good", "outstanding")
"""The levels of a performance by number; 0 is none."""


def noun(kind: Type) -> str:
    """What a performer of a type is called: `acrobat`, `bizarre performer`."""
    return "bizarre performer" if kind == "bizarre" else kind


@attrs.frozen(eq=False, repr=False)
class Card(Faced):
    """A card with a name."""

    id: str
    name: str

    @property
    def code(self) -> str:
        """What records call the card: its id in the card set."""
        return self.id

    @property
    def is_seen(self) -> bool:
        """Whether the card lies face up for whoever looks at it."""
        return self.id != UNKNOWN

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and other.id == self.id)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return self.id


@attrs.frozen
class Benefit:
    """What one level of a performance brings; all parts are gained together."""

    coins: int = 0
    prestige: int = 0
    cubes_any: int = 0
    invest: int = 0
    invest_pick: int = 0
    trailer: int = 0
    skip_salary: int = 0


@attrs.frozen(eq=False, repr=False)
class Performer(Card):
    """A performer: what it costs, what it asks for, level by level, and what each level brings."""

    type: Type
    cost: int
    salary: int
    secondary_salary: int
    flip_prestige: int
    cubes: tuple[Colour, ...]
    benefits: tuple[Benefit, ...]

    def benefit(self, level: int) -> Benefit:
        """What a level from 1 to 3 brings."""
        return self.benefits[level - 1]


@attrs.frozen(eq=False, repr=False)
class Member(Card):
    """A personnel member. The numbers beyond cost and salary belong to one role each and are 0 for the others.

    `spends` is the colour a conversion takes, None if it takes any; `gains` are the colours it offers.
    """

    role: Role
    cost: int
    salary: int
    show_prestige: int = 0
    show_coins: int = 0
    coins_per_prestige: int = 0
    max_prestige: int = 0
    spends: Colour | None = None
    gains: tuple[Colour, ...] = ()

    @property
    def title(self) -> str:
        """The name, with the colours of the conversion where there is one: no two members share it."""
        if not self.gains:
            return self.name
        traded = " or ".join(self.gains) if self.spends is None else f"{self.spends} to {' and '.join(self.gains)}"
        return f"{self.name} ({traded})"


@attrs.frozen(eq=False, repr=False)
class Region(Card):
    """A region: during a show `prestige` for every `per` performers of each of its types."""

    types: tuple[Type, ...]
    per: int
    prestige: int


UNSEEN_PERFORMER: Final = Performer(
    UNKNOWN, "a performer", "acrobat", 0, 0, 0, 0, ("white",) * 3, (Benefit(),) * OUTSTANDING
)
UNSEEN_MEMBER: Final = Member(UNKNOWN, "a member", "orchestra", 0, 0)
UNSEEN_REGION: Final = Region(UNKNOWN, "a region", (), 1, 0)
