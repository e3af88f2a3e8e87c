"""How the things of Colosseum are spoken of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rules.colosseum.moves import Pile
from rules.colosseum.pieces import Asset, Noble, program
from rules.colosseum.state import Performance
from rules.core import Seat, listing
from rules.wording import counted, plural, seat_name

_LINES: Final = {"programs": "earlier programs"}
_NAMES: Final = {"emperor_token": "emperor token", "additional_action": "additional-action token"}
_PLURALS: Final = {"torch": "torches", "scenery": "sceneries"}


PILE_NAMES: Final[dict[Pile, str]] = {
    "green": "the 40 green tokens",
    "orange": "the 112 orange tokens",
    "low_programs": "programs 1 to 5",
    "high_programs": "programs 6 to 10",
}


def asset_name(asset: Asset) -> str:
    """`gladiator`, `additional-action token`."""
    return _NAMES.get(asset.id, asset.id)


def number_of(number: int, asset: Asset) -> str:
    """`1 torch`, `2 torches`, `no torches`."""
    return f"{number or 'no'} {plural(number, asset_name(asset), _PLURALS.get(asset.id, ''))}"


def tokens_text(tokens: Iterable[Asset]) -> str:
    """`2 horses and 1 torch`; `nothing` for none."""
    return listing([number_of(number, asset) for asset, number in Counter(tokens).items()]) or "nothing"


def goods_text(tokens: Iterable[Asset], coins: int) -> str:
    """One side of a deal: `2 horses and 5 coins`."""
    parts = [number_of(number, asset) for asset, number in Counter(tokens).items()]
    return listing([*parts, coins_text(coins)] if coins > 0 else parts)


def lot_text(lot: Iterable[Asset]) -> str:
    """The tokens of a market: `gladiator, torch, torch`."""
    return ", ".join(map(asset_name, lot))


def coins_text(coins: int) -> str:
    """`1 coin`, `5 coins`, `no coins`."""
    return f"{coins or 'no'} {plural(coins, 'coin')}"


def medals_text(medals: int) -> str:
    """`1 medal`, `2 medals`."""
    return counted(medals, "medal")


def noble_name(noble: Noble) -> str:
    """`the emperor`, `consul 1`."""
    return "the emperor" if noble.id == "emperor" else noble.id.replace("_", " ")


def program_name(number: int) -> str:
    """`program 20 (Circus Maximus)`."""
    return f"program {number} ({program(number).name})"


def seats_text(seats: Iterable[Seat]) -> str:
    """`{0}, {1} and {2}`: a template."""
    return listing(map(seat_name, seats))


def sums(performance: Performance) -> str:
    """`24 table + 5 earlier programs`; lines without spectators are left out."""
    lines = performance.spectators.lines
    return " + ".join(f"{number} {_LINES.get(name, name)}" for name, number in lines if number)
