"""Circus Combat, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.plain.contract import Field, Lines, Teller, Verb
from rules.circus_combat.scoring import show, total
from rules.circus_combat.state import State
from rules.circus_combat.steps import Placing, Rerolling
from rules.circus_combat.tricks import Trick
from rules.circus_combat.wording import card_name, die_name, pips
from rules.core import Seat
from rules.wording import counted, counted_in_words, seat_name


def hand(view: State, seat: Seat) -> Lines:
    """The dice of the roll by number, and the dice in supply."""
    supply = f"You have {counted_in_words(view.players[seat].supply, 'die', 'dice')} in supply."
    match view.step:
        case Rerolling(acting, rolled) if acting == seat:
            waiting = tuple(range(len(rolled)))
        case Placing(acting, rolled, left) if acting == seat:
            waiting = left
        case _:
            return (supply,)
    return (f"Your roll: {', '.join(f'die {die + 1} shows {_face(view, die)}' for die in waiting)}.", supply)


def _face(view: State, die: int) -> str:
    return die_name(view.step.dice, die) if isinstance(view.step, Rerolling | Placing) else "?"


def table(view: State) -> Lines:
    """The tricks of the stage by their places, and both queues."""
    return tuple(_table(view))


def _table(view: State) -> Iterator[str]:
    for place, trick in enumerate(view.stage):
        yield f"Trick {place + 1}: {_trick(view, trick) if trick else 'none'}."
    yield f"The deck: {counted(len(view.deck), 'card')}."
    for seat, player in enumerate(view.players):
        sums = show(player.queue, seat)
        tricks = [
            f"{number} {card_name(trick.card, view.options)} {performance.points:+d}"
            for number, (trick, performance) in enumerate(zip(player.queue, sums, strict=True), start=1)
        ]
        tired = f"; red dice left over {pips(player.fatigue)}" if player.fatigue else ""
        queue = ", ".join(tricks) or "no tricks yet"
        supply = counted_in_words(player.supply, "die", "dice")
        yield f"{seat_name(seat)}: {counted(total(player, seat), 'point')}; {supply}; {queue}{tired}."


def _trick(view: State, trick: Trick) -> str:
    lying = [f"{seat_name(seat)}'s {pips(own)}" for seat, own in enumerate(trick.own) if own]
    lying += [f"red {pips(trick.red)}"] if trick.red else []
    return f"{card_name(trick.card, view.options)}, {' and '.join(lying) or 'no dice'}, {trick.needs}"


def _die(view: Any, die: int) -> str:
    return f"die {die + 1}, a {_face(view, die)}"


def _place(view: Any, place: int) -> str:
    trick: Trick | None = view.stage[place]
    return f"trick {place + 1}, {_trick(view, trick)}" if trick else f"trick {place + 1}"


TELLER: Final = Teller(
    hand,
    table,
    (
        Verb("roll", ("reroll", "throw_fatigue")),
        Verb("put", ("place",)),
        Verb("settle", ("resolve",)),
        Verb("take", ("resolve",)),
        Verb("keep", ("keep", "reroll"), {"dice": ()}),
        Verb("put back", ("return_fatigue",)),
    ),
    ("reroll dice 2 3", "keep", "place die 2 on trick 5", "settle trick 3", "swap trick 1", "roll", "put back"),
    {
        "reroll.dice": Field("Which dice?", from_one=True),
        "die": Field("Which die?", from_one=True, called=_die),
        "place.card": Field("On which trick?", from_one=True, called=_place),
        "resolve.card": Field("Which trick?", from_one=True, called=_place),
        "swap.left": Field("Which trick of your queue, with its right neighbour?", from_one=True),
    },
    asked=frozenset({"reroll", "place"}),
    spelt={
        "place": lambda move: f"place die {move.die + 1} on trick {move.card + 1}",
        "resolve": lambda move: f"settle trick {move.card + 1}",
        "swap": lambda move: f"swap trick {move.left + 1}",
    },
    kinds={"place": "place a die", "reroll": "roll dice again", "swap": "swap two tricks"},
)
