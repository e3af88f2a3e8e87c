"""What every part of the picture needs to know, and how things are called where there is little room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, row, wrapped
from rules.colosseum.figures import AssetId
from rules.colosseum.outlook import Outlook
from rules.colosseum.pieces import Asset, Noble
from rules.colosseum.state import State
from rules.core import NATURE, Refusal, Seat, name_seats

LETTERS: Final = "ABCDE"
"""A letter for each seat, on the ring and in tables."""

_SHORT: Final[dict[AssetId, str]] = {
    "gladiator": "Gl",
    "comedian": "Co",
    "musician": "Mu",
    "horse": "Ho",
    "torch": "To",
    "priest": "Pr",
    "ship": "Sh",
    "lion": "Li",
    "scenery": "Sc",
    "decoration": "De",
    "chariot": "Ch",
    "cage": "Ca",
    "joker": "Jk",
    "emperor_token": "Em",
    "additional_action": "Ac",
}
_SHORT_BY_ID: Final[dict[str, str]] = {str(code): short for code, short in _SHORT.items()}
_NOBLES: Final = {"emperor": "E", "consul": "C", "senator": "S"}


@attrs.frozen
class Sight:
    """The table as it is drawn, for whom, and how much room there is across."""

    view: State
    names: Sequence[str]
    cells: int
    seat: Seat | None = None

    @property
    def acting(self) -> Seat | None:
        """The player who decides: the one at the decision, or who the table waits for."""
        if self.seat is not None:
            return self.seat
        actor = self.view.step.actor
        return None if actor == NATURE else actor

    def named(self, template: str) -> str:
        """A template with the players' names."""
        return name_seats(template, self.names)


def short(asset: Asset) -> str:
    """Two letters for an asset."""
    return _SHORT_BY_ID.get(asset.id, "??")


def shorts(tokens: Iterable[Asset]) -> str:
    """Tokens one by one: `Gl Ho Ho`."""
    return " ".join(map(short, tokens))


def counted(tokens: Iterable[Asset]) -> str:
    """Tokens by kind: `Gl Ho2`."""
    return " ".join(short(asset) + (str(number) if number > 1 else "") for asset, number in Counter(tokens).items())


def noble_sign(noble: Noble) -> str:
    """`E`, `C1`, `S3`: a letter, and a number where there are several."""
    kind, _, number = noble.id.partition("_")
    return _NOBLES[kind] + number


def held(outlook: Outlook) -> str:
    """How many assets of a program are there: `4/6`, with jokers `4+1/6`."""
    size = sum(need.need for need in outlook.needs)
    jokers = f"+{outlook.jokers}" if outlook.jokers and outlook.missing else ""
    return f"{size - outlook.missing}{jokers}/{size}"


def missing(outlook: Outlook) -> str:
    """What a program still lacks: `Li2 Ch`; empty if nothing."""
    return counted(need.asset for need in outlook.needs for _ in range(need.missing))


def verdict(sight: Sight, refusal: Refusal | None, text: str, rows: int = 1) -> Block:
    """What would happen, with a tick; or why it cannot, with a cross. Names go in."""
    sign, role = (glyphs.YES, "good") if refusal is None else (glyphs.NO, "bad")
    lines = wrapped(sight.named(text if refusal is None else refusal.text), sight.cells - 4, most=rows)
    return tuple(row(Span(f" {sign} " if not y else "   ", role), *line) for y, line in enumerate(lines))


def said(text: str, cells: int, rows: int = 1, role: str = "") -> Block:
    """A sentence under a verdict."""
    return tuple(row("   ", *line) for line in wrapped(text, cells - 4, role, rows))


def fitted(room: int, *parts: tuple[int, Block]) -> Block:
    """Put blocks below each other, leaving out those with the highest number until they fit."""
    kept = list(parts)
    while sum(len(block) for _, block in kept) > room and len(kept) > 1:
        kept.remove(max(kept, key=lambda part: part[0]))
    lines: list[Row] = [line for _, block in kept for line in block]
    return tuple(lines[: max(0, room)])
