"""What keys do in Drum Roll."""

from __future__ import annotations

from itertools import starmap
from typing import Final

import attrs

from circus_tui.keyboard.keys import Action, action

TITLE: Final = "Drum Roll"

CARDS: Final = action(
    "cards", "c", "c", "cards", "Lift your investment cards for this decision, and play them.", words="my cards"
)
CIRCUSES: Final = action(
    "circuses",
    "v tab",
    "v",
    "rivals",
    "Look closely at one circus after the other, at last your own.",
    words="circuses",
)
FORMER: Final = action("former", "shift+tab", "⇧tab", "", "Look at the circus before this one.")
SHOW: Final = action("show", "n", "n", "forecast", "Show what a show would bring if it began now.")
HIRE: Final = action("hire", "f", "f", "for hire", "Show all who are for hire, with what they bring.")
DECLINE: Final = action("decline", "d", "d", "decline", "Do not use it.")
DONE: Final = attrs.evolve(DECLINE, label="done", meaning="Be done here.")

PASS: Final = action("pass", "p", "p", "pass", "Pass the marker for a coin.")
UNBLOCK: Final = action("unblock", "o", "o", "unblock", "Place the marker there with your Unblock card.")


def _with_signs(first: Action, others: tuple[Action, ...], label: str) -> tuple[Action, ...]:
    """Several actions that stand in the key bar as one: all their keys, and what they do together."""
    signs = " ".join(each.shown for each in (first, *others))
    return (attrs.evolve(first, shown=signs, label=label, beside=others), *others)


def _placing(name: str, key: str, called: str) -> Action:
    return action(name, key, key, "", f"Place the marker on {called}.")


def _taking(colour: str) -> Action:
    return action(f"cube_{colour}", colour[0], colour[0], "", f"Take a {colour} cube.")


_SPACES: Final = (
    ("place_rehearsal", "w", "Rehearsal"),
    ("place_equipment", "y", "Equipment"),
    ("place_promotion", "g", "Promotion"),
    ("place_costume", "b", "Costume"),
    ("place_supplies", "r", "Supplies"),
    ("place_tickets", "t", "Sell Tickets"),
    ("place_invest", "e", "Invest"),
    ("place_performer", "a", "Hire Performer"),
    ("place_personnel", "s", "Hire Personnel"),
)
_FIRST, *_REST = starmap(_placing, _SPACES)
AT_ONCE: Final = _with_signs(_FIRST, tuple(_REST), "at once")
"""A key for each action, in their order; it places the marker at once."""

_WHITE, *_COLOURED = map(_taking, ("white", "yellow", "green", "blue", "red"))
CUBES: Final = _with_signs(_WHITE, tuple(_COLOURED), "cube")
"""A key for each colour, in their order."""

CONVERT: Final = action("convert", "e", "e", "convert", "Go to those who turn cubes into others.")
BUY_AND_SEE: Final = action(
    "buy_and_see",
    "s",
    "s",
    "buy, look",
    "Buy the top card and lift your cards: the others look away.",
    words="buy it and look",
)
DISCARD: Final = action("discard", "d", "d", "discard", "Discard the card at the cursor.")
QUIET: Final = action("done", "d", "d", "done", "Be done: play nothing more.")
GIVE_BACK: Final = action("return", "o", "o", "give back", "Give the Show Organizer back, to start next.")
FLIP: Final = action("flip", "t", "t", "flip", "Turn the performer over for its prestige.")
MARK: Final = action("mark", "space", "space", "skip/pay", "Skip this salary, or pay it after all.")
START: Final = action("start", "s", "s", "start", "Vote to start the show.")
DELAY: Final = action("delay", "d", "d", "delay", "Vote to delay the show by a turn.")

_ALWAYS: Final = (CARDS, CIRCUSES, FORMER, SHOW, HIRE)
PARTS: Final = (
    (PASS, UNBLOCK, *AT_ONCE, *_ALWAYS),
    (*CUBES, CONVERT, DONE, *_ALWAYS),
    (DECLINE, BUY_AND_SEE, *_ALWAYS),
    (DISCARD, *_ALWAYS),
    (QUIET, GIVE_BACK, *_ALWAYS),
    (FLIP, MARK, *_ALWAYS),
    (START, DELAY, *_ALWAYS),
)
"""While markers are placed, cubes moved, somebody hired, cards discarded or played, in the show, and at a vote."""
