"""The figures of the box, read once from `colosseum.toml` and checked: a slip there must not become a rule."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias

import attrs
import cattrs

AssetId: TypeAlias = Literal[
    "gladiator",
    "comedian",
    "musician",
    "horse",
    "torch",
    "priest",
    "ship",
    "lion",
    "scenery",
    "decoration",
    "chariot",
    "cage",
    "joker",
    "emperor_token",
    "additional_action",
]
"""The codes of the tokens: twelve standard assets, then three special ones."""

SPECIAL: Final = ("joker", "emperor_token", "additional_action")
TOKENS: Final = 152
GREEN: Final = 40
PROGRAMS: Final = 30
NOBLES: Final = 6
TIE_DICE: Final = 2
DEALT_PROGRAMS: Final = range(1, 11)
_SPACES_NEEDED: Final = ((DEALT_PROGRAMS, 2), (range(11, 21), 3), (range(21, 31), 4))


@attrs.frozen
class SetUp:
    """What everybody starts with; `shares` counts the tokens dealt to each, by number of players."""

    coins: int
    arena_spaces: int
    markets: int
    lot: int
    shares: dict[int, int]


@attrs.frozen
class Supply:
    """How many of each thing there are."""

    medals: int
    season_tickets: int
    loges: int
    podiums: int


@attrs.frozen
class Cost:
    """Prices in coins, and in medals for a second investment."""

    arena_space: int
    season_ticket: int
    loge: int
    second_investment_medals: int


@attrs.frozen
class Auction:
    """The least one may open with, and the least one may raise by."""

    lowest_bid: int
    smallest_raise: int


@attrs.frozen
class Limit:
    """How far an arena can be built out."""

    arena_spaces: int
    loges: int


@attrs.frozen
class Draws:
    """How many spectators each thing draws beside the program itself; nobles have their own number."""

    previous_program: int
    season_ticket: int
    star: int
    podium: int
    medal: int


@attrs.frozen
class Medal:
    """What a medal buys besides spectators: coins, or steps of a noble."""

    coins: int
    furthest_move: int


@attrs.frozen
class Star:
    """The number of tokens it takes to hold a star."""

    minimum: int


@attrs.frozen
class Track:
    """The ring: its length, the resting spaces, and the first space of each arena by number of players."""

    spaces: int
    resting: tuple[int, ...]
    arenas: dict[int, tuple[int, ...]]


@attrs.frozen
class FaceRow:
    """A face of the die: the steps to choose from, and what it counts in a tie."""

    id: str
    steps: tuple[int, ...]
    tie: int


@attrs.frozen
class NobleRow:
    """A noble: what it draws when it is in the arena, and where it starts."""

    id: str
    spectators: int
    start: int


@attrs.frozen
class AssetRow:
    """A kind of token: how many there are with each back, and whether it has a star."""

    id: AssetId
    total: int
    green: int
    orange: int
    star: bool


@attrs.frozen
class ProgramRow:
    """An event program: `spectators` counts by the number of missing assets, none first."""

    number: int
    name: str
    gloss: str
    price: int
    spaces: int
    assets: dict[AssetId, int]
    spectators: tuple[int, ...]


@attrs.frozen
class Figures:
    """Everything in `colosseum.toml`."""

    turns: int
    set_up: SetUp
    supply: Supply
    cost: Cost
    auction: Auction
    limit: Limit
    spectators: Draws
    medal: Medal
    star: Star
    track: Track
    face: tuple[FaceRow, ...]
    noble: tuple[NobleRow, ...]
    asset: tuple[AssetRow, ...]
    program: tuple[ProgramRow, ...]


def faults(figures: Figures) -> list[str]:
    """List what cannot be right: wrong sums, programs out of order, arenas that could meet."""
    return [*_token_faults(figures), *_program_faults(figures), *_track_faults(figures), *_supply_faults(figures)]


def _token_faults(figures: Figures) -> Iterator[str]:
    assets = figures.asset
    if tuple(row.id for row in assets[-len(SPECIAL) :]) != SPECIAL or len({row.id for row in assets}) != 15:
        yield "there should be fifteen kinds of token, the special ones last"
    if (sum(row.total for row in assets), sum(row.green for row in assets)) != (TOKENS, GREEN):
        yield f"there should be {TOKENS} tokens, {GREEN} of them green"
    for row in assets:
        if row.green + row.orange != row.total:
            yield f"the backs of {row.id} do not add up to {row.total}"
        if row.id in SPECIAL and (row.green or row.star):
            yield f"{row.id} is neither green nor a star"
    for seats, share in figures.set_up.shares.items():
        if not 0 <= GREEN - figures.set_up.markets * figures.set_up.lot - seats * share <= 1:
            yield f"the green tokens do not suit {seats} players"


def _program_faults(figures: Figures) -> Iterator[str]:
    programs = figures.program
    if [row.number for row in programs] != list(range(1, PROGRAMS + 1)):
        yield f"there should be programs 1 to {PROGRAMS} in order"
    for row in programs:
        table = row.spectators
        if list(table) != sorted(set(table), reverse=True) or not 0 < len(table) <= sum(row.assets.values()):
            yield f"the spectators of program {row.number} should fall with each missing asset"
        if set(row.assets) & set(SPECIAL):
            yield f"program {row.number} needs a special token"
        if not any(row.number in numbers and row.spaces == spaces for numbers, spaces in _SPACES_NEEDED):
            yield f"program {row.number} is in the wrong stack for {row.spaces} spaces"


def _track_faults(figures: Figures) -> Iterator[str]:
    track = figures.track
    if sorted(row.start for row in figures.noble) != sorted(track.resting) or len(figures.noble) != NOBLES:
        yield "the nobles should start on the resting spaces, one on each"
    growth = figures.limit.arena_spaces - figures.set_up.arena_spaces
    for seats, firsts in track.arenas.items():
        reach = [
            (first + offset) % track.spaces for first in firsts for offset in range(-growth, figures.limit.arena_spaces)
        ]
        if len(firsts) != seats or len(set(reach)) != len(reach):
            yield f"the arenas of {seats} players could meet"


def _supply_faults(figures: Figures) -> Iterator[str]:
    if figures.supply.podiums != figures.turns - 1:
        yield "there should be a podium for every closing"
    if figures.supply.loges < max(figures.set_up.shares) * figures.limit.loges:
        yield "there should be a loge for everybody"


def read(text: str) -> Figures:
    """Read the figures from TOML. Raises ValueError for anything that cannot be right."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    figures = converter.structure(tomllib.loads(text), Figures)
    wrong = faults(figures)
    if wrong:
        raise ValueError(f"colosseum.toml: {wrong[0]}")
    return figures


FIGURES: Final = read(Path(__file__).with_name("colosseum.toml").read_text(encoding="utf-8"))
"""The box as published."""


COST: Final = FIGURES.cost
"""What investments cost."""
