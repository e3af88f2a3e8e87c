"""Fan Tan, line by line."""

from __future__ import annotations

from typing import Final

from circus_tui.plain.contract import Lines, Teller, Verb
from circus_tui.plain.games.suits import held, names, piles
from rules.core import Seat
from rules.fan_tan.state import State
from rules.wording import counted, seat_name


def hand(view: State, seat: Seat) -> Lines:
    """The cards, suit by suit."""
    return (held(view.players[seat].hand),)


def table(view: State) -> Lines:
    """The piles, the pot, and what everybody has."""
    people = (
        f"{seat_name(seat)}: {counted(len(player.hand), 'card')}, {counted(player.peanuts, 'peanut')}."
        for seat, player in enumerate(view.players)
    )
    return (*piles(view.piles), f"In the pot: {counted(view.pot, 'peanut')}.", *people)


TELLER: Final = Teller(
    hand,
    table,
    (Verb("p", ("play",)), Verb("lay", ("play",)), Verb("pay", ("pass",))),
    ("play Animals dark 3", "play AD3", "pass"),
    names=names,
)
