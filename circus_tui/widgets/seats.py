"""How a seat is told apart everywhere: a letter and a colour, always both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui.drawing.paint import Row, Span, row
from rules.core import Seat

LETTERS: Final = "ABCDEF"
TURN: Final = "►"


def seat_letter(seat: Seat) -> str:
    """The letter of a seat, counted from 0: `A` and so on."""
    return LETTERS[seat]


def seat_role(seat: Seat) -> str:
    """The role of a seat's colour."""
    return f"seat-{LETTERS[seat].lower()}"


def seat_name(seat: Seat, name: str, *, bold: bool = True) -> Span:
    """`C Cleo` in the seat's colour."""
    return Span(f"{seat_letter(seat)} {name}", f"{seat_role(seat)} bold" if bold else seat_role(seat))


def seat_words(seat: Seat, name: str) -> Row:
    """The same, the letter on a fill where letters have no colour."""
    return row(Span(seat_letter(seat), f"{seat_role(seat)} bold chip"), Span(f" {name}", f"{seat_role(seat)} bold"))


def seat_chip(seat: Seat) -> Span:
    """The letter on the seat's colour, three cells wide."""
    return Span(f" {seat_letter(seat)} ", f"seat-ink on {seat_role(seat)} bold")


def seat_title(seat: Seat, name: str, *, acting: bool, rest: Row = ()) -> Row:
    """The title of a seat's panel: an arrow if it is to act, letter and name, and what else there is to say."""
    arrow = Span(f"{TURN} ", "gold bold") if acting else Span("")
    return row(arrow, *seat_words(seat, name), *rest)


def lettered(line: Row) -> Row:
    """A sentence in which whoever it begins with has the letter alone."""
    chips = [number for number, span in enumerate(line[:-1]) if span.text in tuple(LETTERS)][:1]
    return tuple(span for number, span in enumerate(line) if number - 1 not in chips)


def named(text: str, names: Sequence[str], role: str = "ink") -> Row:
    """A sentence that begins with a player's name, the name with letter and colour."""
    for seat, name in sorted(enumerate(names), key=lambda each: -len(each[1])):
        if text.startswith(name) and text[len(name) : len(name) + 1] in (" ", "'", ":", ",", ""):
            return row(*seat_words(seat, name), Span(text[len(name) :], role))
    return row(Span(text, role))
