"""The rules of Tombola by number."""

from __future__ import annotations

from rules import core


class Clause(core.Clause):
    """A numbered rule of Tombola."""

    DRUM = ("1.1", "The drum", "Nine tickets, 1 to 9, are shuffled and lie face down.")
    TURN = ("2.1", "Turns", "Clockwise, whoever has not stopped draws a ticket or stops for good.")
    DRAW = ("2.2", "Drawing", "The top ticket is laid open, as long as there is one.")
    BEYOND = ("2.3", "Too much", "Whoever goes beyond the limit is out and has no points.")
    END = ("3.1", "The end", "When nobody draws any more the most points win; equals share.")
