"""A deal of Colosseum, typed: to whom, what is given, what is wanted for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from circus_tui.plain.contract import Composer, Haggling, Unread
from circus_tui.plain.reading import picked, words_of
from rules.colosseum.moves import Accept, Offer
from rules.colosseum.pieces import ASSETS, Asset
from rules.colosseum.state import Answering
from rules.colosseum.trading import agreed, countered, proposed, why_not_offer
from rules.colosseum.wording import asset_name, goods_text, number_of
from rules.core import Seat
from rules.plain import quote
from rules.wording import seat_name

_NOTHING: Final = frozenset(("nothing", "and", "a", "an", "no"))
_MOST: Final = 999


def offer_parts(text: str, names: Sequence[str]) -> tuple[str, ...]:
    """`ben 2 horses for 1 torch` to the name, what is given and what is wanted. Raises `Unread`."""
    found = picked(words_of(text), {name: name for name in names})
    if found is None:
        raise Unread("Say to whom, as in: offer Ben 2 horses for 1 torch and 3 coins.")
    return found[0], *_sides(" ".join(found[1]), "offer Ben 2 horses for 1 torch and 3 coins")


def _sides(text: str, example: str) -> tuple[str, str]:
    """What is given, and what is wanted for it. Raises `Unread`."""
    given, sign, wanted = f" {text} ".partition(" for ")
    if not sign:
        raise Unread(f"Say what you want for it, as in: {example}.")
    return given, wanted


def _counter_parts(text: str, names: Sequence[str]) -> tuple[str, ...]:
    return _sides(" ".join(words_of(text)), "counter 2 horses for 1 torch and 3 coins")


def _counter(view: Any, seat: Seat, names: Sequence[str], answers: Sequence[str]) -> Offer:
    """The counter-offer that two answers make. Raises `Unread`."""
    trader = _proposer(view, seat)
    if trader is None:
        raise Unread("Nobody has made you an offer.")
    return offer(seat, names, (names[trader], *answers))


def _proposer(view: Any, seat: Seat) -> Seat | None:
    """Who has made the seat an offer."""
    step = getattr(view, "step", None)
    return step.trader if isinstance(step, Answering) and step.actor == seat else None


def _is_counter(view: Any, seat: Seat, move: Any) -> bool:
    return isinstance(move, Offer) and move.partner == _proposer(view, seat)


def _asks(seat: Seat, counter: Offer) -> str:
    return f"{proposed(seat, counter)} Agreed?"


def offer(seat: Seat, names: Sequence[str], answers: Sequence[str]) -> Offer:
    """The offer that three answers make. Raises `Unread`."""
    partner, given, wanted = answers
    found = picked(words_of(partner), {name: number for number, name in enumerate(names)})
    if found is None:
        raise Unread(f"{quote(partner)} is not at this table.")
    give, paid = _goods(given)
    take, asked = _goods(wanted)
    return Offer(found[0], give, take, paid - asked)


def spelt(move: Offer) -> str:
    """An offer as it is typed."""
    given, wanted = goods_text(move.give, max(move.coins, 0)), goods_text(move.take, max(-move.coins, 0))
    return f"offer {seat_name(move.partner)} {given or 'nothing'} for {wanted or 'nothing'}"


def _goods(text: str) -> tuple[tuple[Asset, ...], int]:
    """Tokens and coins."""
    tokens: list[Asset] = []
    coins, words = 0, [word for word in words_of(text) if word not in _NOTHING]
    while words:
        number = 1
        if words[0].isascii() and words[0].isdecimal():
            number, words = min(int(words[0][:6]), _MOST), words[1:]
        if words and words[0] in ("coin", "coins"):
            coins, words = coins + number, words[1:]
            continue
        read = _asset(words)
        if read is None:
            raise Unread(f"I do not know what {quote(' '.join(words) or text)} is. Tokens and coins can be traded.")
        tokens += [read[0]] * number
        words = read[1]
    return tuple(tokens), coins


def _asset(words: list[str]) -> tuple[Asset, list[str]] | None:
    """A token by its name, in the singular or in the plural."""
    called = {asset_name(asset): asset for asset in ASSETS}
    called |= {number_of(2, asset).removeprefix("2 "): asset for asset in ASSETS}
    for length in (2, 1):
        said = " ".join(words[:length])
        if said in called:
            return called[said], words[length:]
    return picked(words, {asset_name(asset): asset for asset in ASSETS}) if words else None


HAGGLING: Final = Haggling(
    "counter",
    Composer(
        "counter: say what you would agree to instead",
        ("What would you give? Such as: 2 horses and 3 coins.", "What do you want for it?"),
        _counter,
        _counter_parts,
    ),
    _proposer,
    _is_counter,
    why_not_offer,
    countered,
    _asks,
    Accept(),
    agreed,
)
"""How an offer is answered with what one would agree to."""
