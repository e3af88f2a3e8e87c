"""The pieces of Colosseum: asset tokens, nobles, the die's faces and the event programs. One object per piece."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Self, TypeAlias

import attrs

from rules.colosseum.figures import DEALT_PROGRAMS, FIGURES, AssetId, ProgramRow
from rules.pieces import UNKNOWN, Piece

Counts: TypeAlias = tuple[int, ...]
"""How many tokens of each kind, in the order of `ASSETS`."""


@attrs.frozen(eq=False)
class Named(Piece):
    """A piece known by its code in records."""

    id: str

    @property
    def code(self) -> str:
        """`gladiator`, `consul_1`, `I-III`; `?` for a token that may not be seen."""
        return self.id

    @classmethod
    def parse(cls, code: str) -> Self:
        """Find a piece of this class by its code. Raises ValueError."""
        piece = _KNOWN.get(code)
        if isinstance(piece, cls):
            return piece
        raise ValueError(f"{code!r} is no {cls.__name__.lower()}")

    def __repr__(self) -> str:
        return self.id


@attrs.frozen(eq=False, repr=False)
class Asset(Named):
    """A kind of asset token; `index` is its place in `ASSETS`."""

    index: int


@attrs.frozen(eq=False, repr=False)
class Noble(Named):
    """A noble on the track: how many spectators come along, and where it starts."""

    index: int
    spectators: int
    start: int


@attrs.frozen(eq=False, repr=False)
class Face(Named):
    """A face of the die: the steps it lets one choose from, and what it counts when a tie is rolled out."""

    steps: tuple[int, ...]
    tie: int


ASSETS: Final = tuple(Asset(row.id, index) for index, row in enumerate(FIGURES.asset))
"""The fifteen kinds of token: the standard assets first."""

NOBLES: Final = tuple(Noble(row.id, index, row.spectators, row.start) for index, row in enumerate(FIGURES.noble))
"""The emperor, two consuls and three senators."""

FACES: Final = tuple(Face(row.id, row.steps, row.tie) for row in FIGURES.face)
"""The six faces."""

_KNOWN: Final[Mapping[str, Named]] = {piece.id: piece for piece in (*ASSETS, *NOBLES, *FACES)}

UNSEEN: Final = Asset(UNKNOWN, -1)
"""A token whose face may not be seen."""

JOKER, EMPEROR_TOKEN, ADDITIONAL_ACTION = ASSETS[-3:]

STANDARD: Final = ASSETS[:-3]
"""The twelve assets that programs ask for."""

STARS: Final = tuple(asset for asset, row in zip(ASSETS, FIGURES.asset, strict=True) if row.star)
"""The seven assets that have a star."""

GREEN: Final[tuple[AssetId, ...]] = tuple(row.id for row in FIGURES.asset for _ in range(row.green))
"""The codes of the 40 tokens with green backs."""

ORANGE: Final[tuple[AssetId, ...]] = tuple(row.id for row in FIGURES.asset for _ in range(row.orange))
"""The codes of the 112 tokens with orange backs."""

NOTHING: Final[Counts] = (0,) * len(ASSETS)


def count(tokens: Iterable[Asset]) -> Counts:
    """Count tokens by kind."""
    return plus(NOTHING, tokens)


def plus(counts: Counts, tokens: Iterable[Asset]) -> Counts:
    """The counts with these tokens added."""
    changed = list(counts)
    for token in tokens:
        changed[token.index] += 1
    return tuple(changed)


def minus(counts: Counts, tokens: Iterable[Asset]) -> Counts:
    """The counts with these tokens taken away."""
    changed = list(counts)
    for token in tokens:
        changed[token.index] -= 1
    return tuple(changed)


def lacking(counts: Counts, tokens: tuple[Asset, ...]) -> Asset | None:
    """The first kind of which these tokens are more than are counted; None when all are there."""
    for token in tokens:
        if counts[token.index] < tokens.count(token):
            return token
    return None


@attrs.frozen(eq=False)
class Program:
    """An event program. `need` lists the assets asked for; `table` the spectators by number of missing assets."""

    number: int
    name: str
    gloss: str
    price: int
    spaces: int
    need: tuple[tuple[Asset, int], ...]
    table: tuple[int, ...]
    size: int
    minimum: int

    def held(self, tokens: Counts) -> int:
        """How many of the assets asked for are among these tokens, jokers not counted."""
        total = 0
        for asset, number in self.need:
            have = tokens[asset.index]
            total += have if have < number else number
        return total

    def laid_out(self, tokens: Counts) -> tuple[Asset, ...]:
        """The tokens an event lays out, jokers not counted: all it needs and the player has."""
        return tuple(asset for asset, number in self.need for _ in range(min(number, tokens[asset.index])))

    def __repr__(self) -> str:
        return f"program {self.number}"


def _program(row: ProgramRow) -> Program:
    need = tuple((asset, row.assets[code]) for asset in STANDARD for code in row.assets if asset.id == code)
    size = sum(number for _, number in need)
    minimum = size - len(row.spectators) + 1
    return Program(row.number, row.name, row.gloss, row.price, row.spaces, need, row.spectators, size, minimum)


PROGRAMS: Final = tuple(map(_program, FIGURES.program))
"""The thirty programs in order."""

FOR_SALE: Final = tuple(program.number for program in PROGRAMS if program.number not in DEALT_PROGRAMS)
"""The numbers of the programs on sale; those below are dealt."""


def program(number: int) -> Program:
    """Give the program with this number."""
    return PROGRAMS[number - 1]
