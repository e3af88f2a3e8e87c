"""How the cards, coins and cubes of Drum Roll are spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.core import listing
from rules.drum_roll.cards import Benefit, Card, Member
from rules.drum_roll.cubes import COLOURS, Colour, in_order
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import Action, PileName
from rules.drum_roll.state import State
from rules.wording import counted, in_words, plural, times

ACTION_NAMES: Final[dict[Action, str]] = {
    "rehearsal": "Rehearsal",
    "equipment": "Equipment",
    "promotion": "Promotion",
    "costume": "Costume",
    "supplies": "Supplies",
    "tickets": "Sell Tickets",
    "invest": "Invest",
    "hire_performer": "Hire Performer",
    "hire_personnel": "Hire Personnel",
}

PILE_NAMES: Final[dict[PileName, str]] = {
    "performers": "performer cards",
    "personnel": "personnel cards",
    "investments": "investment cards",
    "regions": "region tiles",
}


def how_many(count: int) -> str:
    """A small number as a word that stands alone: `none`, `one`."""
    return in_words(count) if count else "none"


def coins(count: int) -> str:
    """`1 coin`, `3 coins`."""
    return counted(count, "coin")


def price(count: int) -> str:
    """`1 coin`, `3 coins`, `nothing`."""
    return coins(count) if count else "nothing"


def cubes(colours: Sequence[Colour]) -> str:
    """`a white cube`, `two white cubes`, `a white and a red cube`."""
    ordered = in_order(colours)
    if not ordered:
        return "no cube"
    counts = [(ordered.count(colour), colour) for colour in COLOURS if colour in ordered]
    named = listing(f"{'a' if count == 1 else in_words(count)} {colour}" for count, colour in counts)
    return f"{named} {plural(counts[-1][0], 'cube')}"


def name_of(state: State, code: str) -> str:
    """The name of a card, by its id."""
    card = state.cards.card(code)
    return title_of(card) if card else "an unknown card"


def title_of(card: Card) -> str:
    """The name under which a card can be told from all others."""
    return card.title if isinstance(card, Member) else card.name


def copy_name(state: State, code: str) -> str:
    """The name of an investment card; with its number where there are copies."""
    card = state.cards.card(code)
    if not isinstance(card, Investment):
        return "an unknown card"
    return card.name if card.id == card.face else f"{card.name} (copy {card.number})"


def benefit(parts: Benefit) -> str:
    """What a level brings: `2 coins and 1 prestige`."""
    said = (
        (parts.coins, coins(parts.coins)),
        (parts.prestige, f"{parts.prestige} prestige"),
        (parts.skip_salary, counted(parts.skip_salary, "skipped salary", "skipped salaries")),
        (parts.cubes_any, f"{counted(parts.cubes_any, 'cube')} of any colour"),
        (parts.trailer, counted(parts.trailer, "trailer")),
        (parts.invest, counted(parts.invest, "investment card")),
        (parts.invest_pick, f"one of two investment cards{_repeated(parts.invest_pick)}"),
    )
    return listing(text for count, text in said if count) or "nothing"


def _repeated(count: int) -> str:
    return "" if count == 1 else f", {times(count)}"


def level_name(level: int) -> str:
    """`a poor performance` and so on."""
    return ("no performance", "a poor performance", "a good performance", "an outstanding performance")[level]


def signed(points: int) -> str:
    """`+3`, `0`, `-2`."""
    return f"{points:+d}" if points else "0"
