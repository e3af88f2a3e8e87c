"""Fan Tan, line by line."""

from __future__ import annotations

from typing import Final

from circus_tui.plain.contract import Lines, Teller, Verb
from circus_tui.plain.games.suits import held, names, piles
from rules.core import Seat
from rules.fan_tan.state import State


def hand(view: State, seat: Seat) -> Lines:
    """The cards, suit by suit."""
    cards = view.players[seat].hand
    return (
        (f"Your {len(cards)} card{'' if len(cards) == 1 else 's'}:", *held(cards)) if cards else ("No card is left.",)
    )


def table(view: State) -> Lines:
    """The piles, the pot, and what everybody has."""
    people = (
        f"{{{seat}}}: {len(player.hand)} cards, {player.peanuts} peanuts." for seat, player in enumerate(view.players)
    )
    return (*piles(view.piles), f"In the pot: {view.pot} peanuts.", *people)


TELLER: Final = Teller(
    hand,
    table,
    (Verb("p", ("play",)), Verb("lay", ("play",)), Verb("pay", ("pass",))),
    ("play Animals Dark 3", "play AD3", "pass"),
    names=names,
)
