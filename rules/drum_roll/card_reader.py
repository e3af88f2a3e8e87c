"""Reading a card set: every field of every card is checked, and what is wrong is said in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import attrs

from rules.codec import BadForm
from rules.core import implements
from rules.drum_roll.cards import OUTSTANDING, TYPES, Benefit, Card, Member, Performer, Region, Role, Type
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.figures import SEATS, BySeats, Figures, Place, RowPlace, SeatsPlace
from rules.drum_roll.investment_cards import FACES, Investment
from rules.drum_roll.toml_table import TomlTable
from rules.plain import quote

CUBE_ACTIONS: Final[Mapping[str, Colour]] = {
    "rehearsal": "white",
    "equipment": "yellow",
    "promotion": "green",
    "costume": "blue",
    "supplies": "red",
}

_ROLES: Final[Mapping[Role, int]] = {
    "show_organizer": 1,
    "general_supplier": 1,
    "orchestra": 1,
    "popcorn_vendor": 1,
    "bank_representative": 1,
    "agent": 5,
    "personal_assistant": 5,
}
"""How many members of each role the printed game has."""

_PER_TYPE: Final = 9
"""How many performers of each type the printed game has."""

WordT = TypeVar("WordT", bound=str)


@attrs.frozen
class Contents:
    """What a set holds, read."""

    figures: Figures
    performers: tuple[Performer, ...]
    personnel: tuple[Member, ...]
    investments: tuple[Investment, ...]
    regions: tuple[Region, ...]


@implements(Clause.SET)
def read_contents(form: object) -> Contents:
    """Read a whole set. Raises `BadForm` with the first thing that is wrong."""
    table = TomlTable(form, "the card set")
    contents = Contents(
        _figures(table),
        tuple(map(_performer, table.tables("performer", "performer"))),
        tuple(map(_member, table.tables("personnel", "personnel member"))),
        tuple(copy for card in table.tables("investment", "investment") for copy in _copies(card)),
        tuple(map(_region, table.tables("region", "region"))),
    )
    table.close()
    _check_counts(contents)
    _check_names(contents)
    return contents


def _figures(table: TomlTable) -> Figures:
    fields = attrs.fields(Figures)
    names = dict.fromkeys(field.metadata["place"].section for field in fields)
    sections = {name: TomlTable(table.take(name), f"the section {name!r}") for name in names}
    _vocabulary(sections["meta"])
    values: dict[str, Any] = {}
    for field in fields:
        place: Place | SeatsPlace | RowPlace = field.metadata["place"]
        section = sections[place.section]
        match place:
            case Place():
                values[field.name] = section.whole(place.key, place.least, place.greatest)
            case SeatsPlace():
                values[field.name] = _by_seats(section.table(place.key), place)
            case RowPlace():
                values[field.name] = section.wholes(place.key, place.least, place.greatest)
    for section in sections.values():
        section.close()
    return Figures(**values)


def _by_seats(table: TomlTable, place: SeatsPlace) -> BySeats:
    numbers = tuple(table.whole(str(seats), number, number) for seats, number in zip(SEATS, place.printed, strict=True))
    table.close()
    return numbers


def _vocabulary(meta: TomlTable) -> None:
    meta.exactly("game", "Drum Roll")
    meta.exactly("colours", list(COLOURS))
    meta.exactly("performer_types", list(TYPES))
    meta.exactly("cube_actions", dict(CUBE_ACTIONS))


@implements(Clause.PERFORMERS)
def _performer(table: TomlTable) -> Performer:
    performer = Performer(
        id=table.id(),
        name=table.title(),
        type=table.one_of("type", TYPES),
        cost=table.whole("cost"),
        salary=table.whole("salary"),
        secondary_salary=table.whole("secondary_salary"),
        flip_prestige=table.whole("flip_prestige"),
        cubes=table.some_of("cubes", COLOURS, OUTSTANDING),
        benefits=tuple(_benefit(table.table(level)) for level in ("poor", "good", "outstanding")),
    )
    table.close()
    return performer


_EFFECTS: Final = tuple(field.name for field in attrs.fields(Benefit))
_MOST: Final = 9


def _benefit(table: TomlTable) -> Benefit:
    for effect in table.names():
        if effect not in _EFFECTS:
            raise BadForm(f"{table.name} has an unknown effect {quote(effect)}; known are {', '.join(_EFFECTS)}")
    return Benefit(**{effect: table.whole(effect, 0, _MOST) for effect in table.names()})


def _member(table: TomlTable) -> Member:
    code, name = table.id(), table.title()
    role = table.one_of("kind", tuple(_ROLES))
    cost, salary = table.whole("cost"), table.whole("salary")
    member = Member(code, name, role, cost, salary, **_talents(table, role))
    table.close()
    return member


def _talents(table: TomlTable, role: Role) -> dict[str, Any]:
    """The fields that only members of this role have."""
    match role:
        case "orchestra":
            return {"show_prestige": table.whole("show_prestige")}
        case "popcorn_vendor":
            return {"show_coins": table.whole("show_coins")}
        case "bank_representative":
            return {
                "coins_per_prestige": table.whole("coins_per_prestige", 1),
                "max_prestige": table.whole("max_prestige"),
            }
        case "agent":
            table.exactly("from", "any")
            return {"gains": _pair(table, "to_one_of")}
        case "personal_assistant":
            return {"spends": table.one_of("from", COLOURS), "gains": _pair(table, "to_all")}
        case "show_organizer" | "general_supplier":
            return {}


def _pair(table: TomlTable, field: str) -> tuple[Colour, ...]:
    return _different(table, field, table.some_of(field, COLOURS, 2))


def _different(table: TomlTable, field: str, words: tuple[WordT, ...]) -> tuple[WordT, ...]:
    if len(set(words)) < len(words):
        raise BadForm(f"{table.name} has {field} = {quote(list(words))}; they should differ")
    return words


def _copies(table: TomlTable) -> Iterable[Investment]:
    code, name = table.id(), table.title()
    venture = table.one_of("kind", tuple(FACES))
    face = FACES[venture]
    table.exactly("when", face.when)
    count = table.whole("count", 1, face.copies)
    card = Investment(code, name, venture, code, **face.figures(table))
    table.close()
    return [card] if count == 1 else [card.copy(number) for number in range(1, count + 1)]


def _region(table: TomlTable) -> Region:
    code, name = table.id(), table.title()
    types = _different(table, "types", table.some_of("types", TYPES, 2))
    region = Region(code, name, types, table.whole("per", 1), table.whole("prestige"))
    table.close()
    return region


def _check_counts(contents: Contents) -> None:
    """The set has as many cards of each sort as the printed game."""
    types = Counter[Type](card.type for card in contents.performers)
    for kind in TYPES:
        _check_count(f"performers of the type {kind}", types[kind], _PER_TYPE)
    roles = Counter[Role](card.role for card in contents.personnel)
    for role, wanted in _ROLES.items():
        _check_count(f"personnel members of the kind {role}", roles[role], wanted)
    ventures = Counter(card.venture for card in contents.investments)
    for venture, face in FACES.items():
        _check_count(f"investments of the kind {venture}", ventures[venture], face.copies)
    applause = Counter(card.type for card in contents.investments if card.venture == "extended_applause")
    for kind in TYPES:
        _check_count(f"investments of the kind extended_applause for the type {kind}", applause[kind], 1)
    resources = Counter(card.colour for card in contents.investments if card.venture == "extra_resources")
    for colour in COLOURS:
        _check_count(f"investments of the kind extra_resources for the colour {colour}", resources[colour], 2)
    _check_count("regions", len(contents.regions), contents.figures.region_tiles)


def _check_count(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadForm(f"the card set has {found} {what}; it should have {wanted}")


def _check_names(contents: Contents) -> None:
    """No two cards share an id, and none that a player must tell apart share a name."""
    faces = {card.face: card for card in contents.investments}.values()
    cards: tuple[Card, ...] = (*contents.performers, *contents.personnel, *faces, *contents.regions)
    codes = [card.face if isinstance(card, Investment) else card.id for card in cards]
    for code in _repeated(codes):
        raise BadForm(f"two cards have id = {quote(code)}; each needs an id of its own")
    titles = (
        [card.name for card in contents.performers] + [card.title for card in contents.personnel],
        [card.name for card in faces],
        [card.name for card in contents.regions],
    )
    for group in titles:
        for title in _repeated(group):
            raise BadForm(f"two cards are called {quote(title)}; each needs a name of its own")


def _repeated(words: Iterable[str]) -> list[str]:
    return [word for word, number in Counter(words).items() if number > 1]
