"""The two artists and the red dice as they look everywhere: letter, name, colour of the dice, shape of the pips."""

from __future__ import annotations

from typing import Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.widgets.die import Die
from circus_tui.widgets.seats import TURN, seat_letter
from rules.circus_combat.steps import Dice
from rules.core import Seat

PIPS: Final = ("●", "◆")
RED_PIP: Final = "○"
BODIES: Final = ("die-cream", "die-blue")
ARTISTS: Final = ("artist-a", "artist-b")


def die(face: int, owner: Seat | None) -> Die:
    """A die of that player, or a red die (None)."""
    return Die(face, "die-red", RED_PIP) if owner is None else Die(face, BODIES[owner], PIPS[owner])


def thrown(rolled: Dice, number: int, seat: Seat) -> Die:
    """The die of that number of a player's roll."""
    return die(rolled.faces[number], None if rolled.is_red(number) else seat)


def chip(seat: Seat) -> Span:
    """The letter on the colour of the dice."""
    return Span(f" {seat_letter(seat)} ", f"{BODIES[seat]}-ink on {BODIES[seat]} bold")


def title(seat: Seat, name: str, *, acting: bool) -> Row:
    """An arrow for whoever decides, letter and name."""
    return row(
        Span(f"{TURN} " if acting else "", "gold bold"), Span(f"{seat_letter(seat)} {name}", f"{ARTISTS[seat]} bold")
    )


def told(text: str, names: tuple[str, ...]) -> Row:
    """A sentence that begins with a player's name, the name in the player's colour and with the letter."""
    for seat, name in sorted(enumerate(names[:2]), key=lambda each: -len(each[1])):
        if text.startswith(name) and text[len(name) : len(name) + 1] in (" ", "'", ":", ","):
            return row(Span(f"{seat_letter(seat)} {name}", f"{ARTISTS[seat]} bold"), Span(text[len(name) :], "ink"))
    return row(Span(text, "ink"))
