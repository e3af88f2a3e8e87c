"""The investment cards of Drum Roll: the kinds there are, and what is printed on the cards of each.

What a card does when it is played stands in `ventures`, an object a kind as here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, Self, TypeAlias

import attrs

from rules.drum_roll.cards import TYPES, Card, Type, noun
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.toml_table import TomlTable
from rules.pieces import UNKNOWN
from rules.wording import counted, counted_in_words, in_words

Venture: TypeAlias = Literal[
    "unblock",
    "trailer",
    "fire",
    "double_vote",
    "income",
    "income_cube",
    "trailer_bonus",
    "personnel_bonus",
    "resource_bonus",
    "extended_applause",
    "extra_resources",
]
"""The kind of an investment card, as a card set's file names it."""

_MOST: Final = 9
"""The most prestige that a card brings at a time."""


@attrs.frozen(eq=False, repr=False)
class Investment(Card):
    """One copy of an investment card; `id` is the copy's, as in `income#2`. Numbers that do not apply are 0."""

    venture: Venture
    face: str
    number: int = 1
    type: Type | None = None
    colour: Colour | None = None
    coins: int = 0
    cubes_colour: int = 0
    per_outstanding: int = 0
    per_poor: int = 0
    bonus: int = 0
    cubes_per_prestige: int = 0
    unused_prestige: int = 0

    def copy(self, number: int) -> Self:
        """One of several equal copies, numbered from 1."""
        return attrs.evolve(self, id=f"{self.face}#{number}", number=number)


UNSEEN_INVESTMENT: Final = Investment(UNKNOWN, "a card", "trailer_bonus", UNKNOWN)


@attrs.frozen
class Face:
    """What is printed on the cards of a kind.

    `copies` is how many the printed game has of each, `when` the file's word for when they are played, `figures` takes
    the fields that only they have out of a table, `says` words what they do in a few words.
    """

    copies: int
    when: str
    figures: Callable[[TomlTable], dict[str, Any]]
    says: Callable[[Investment], str]


def _none(table: TomlTable) -> dict[str, Any]:
    return {}


def _unused(table: TomlTable) -> dict[str, Any]:
    return {"unused_prestige": table.whole("unused_prestige", 0, _MOST)}


def _coins(table: TomlTable) -> dict[str, Any]:
    return {"coins": table.whole("coins")}


def _coins_for_cube(table: TomlTable) -> dict[str, Any]:
    table.exactly("pay_cubes_any", 1)
    return _coins(table)


def _bonus(field: str) -> Callable[[TomlTable], dict[str, Any]]:
    return lambda table: {"bonus": table.whole(field, 0, _MOST)}


def _cubes_per_prestige(table: TomlTable) -> dict[str, Any]:
    return {"cubes_per_prestige": table.whole("cubes_per_prestige", 1)}


def _applause(table: TomlTable) -> dict[str, Any]:
    return {
        "type": table.one_of("type", TYPES),
        "per_outstanding": table.whole("prestige_per_outstanding", 0, _MOST),
        "per_poor": table.whole("prestige_per_poor", -_MOST, 0),
    }


def _says_applause(card: Investment) -> str:
    act = noun(card.type) if card.type else "performer"
    good, poor = card.per_outstanding, f"\N{MINUS SIGN}{-card.per_poor}"
    return f"in your show {good} prestige each outstanding {act}, {poor} prestige each poor one"


def _resources(table: TomlTable) -> dict[str, Any]:
    table.exactly("cubes_any", 1)
    return {"colour": table.one_of("colour", COLOURS), "cubes_colour": table.whole("cubes_colour", 2, 2)}


def _says_resources(card: Investment) -> str:
    return f"take {counted_in_words(card.cubes_colour, f'{card.colour} cube')} or one of any colour"


def _cubes(number: int) -> str:
    return "cube" if number == 1 else f"{in_words(number)} cubes"


FACES: Final[Mapping[Venture, Face]] = {
    "unblock": Face(2, "placement", _unused, lambda card: "place a marker on a cube action that is taken or full"),
    "trailer": Face(2, "any", _unused, lambda card: "a trailer for one of your performers: salary 1 less"),
    "fire": Face(2, "not_show", _unused, lambda card: "fire a performer at no cost, not in a show"),
    "double_vote": Face(2, "vote", _none, lambda card: "your vote counts once more, when the votes are seen"),
    "income": Face(2, "any", _coins, lambda card: f"take {counted(card.coins, 'coin')}"),
    "income_cube": Face(2, "any", _coins_for_cube, lambda card: f"give a cube, take {counted(card.coins, 'coin')}"),
    "trailer_bonus": Face(
        1,
        "game_end",
        _bonus("prestige_per_trailer"),
        lambda card: f"at the end {card.bonus} prestige for each of your trailers",
    ),
    "personnel_bonus": Face(
        1,
        "game_end",
        _bonus("prestige_per_personnel"),
        lambda card: f"at the end {card.bonus} prestige for each of your personnel",
    ),
    "resource_bonus": Face(
        1,
        "game_end",
        _cubes_per_prestige,
        lambda card: f"at the end 1 prestige for every {_cubes(card.cubes_per_prestige)} in storage",
    ),
    "extended_applause": Face(5, "show", _applause, _says_applause),
    "extra_resources": Face(10, "any", _resources, _says_resources),
}
"""The face of each kind; `copies` counts all cards of the kind."""
