"""The rules of Fan Tan by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from rules import core
from rules.big_top.figures import DECK_SIZE, HIGHEST, SUITS
from rules.fan_tan import figures
from rules.wording import in_words


class Clause(core.Clause):
    """A numbered rule of Fan Tan."""

    CARDS = (
        "1.1",
        "The cards",
        f"The Big Top deck: {in_words(len(SUITS))} suits, each a Poster and numbers 1 to {HIGHEST}, light and dark.",
    )
    PEANUTS = ("1.2", "The peanuts", f"Everybody starts the match with {figures.PEANUTS} peanuts; the pot is empty.")
    DEAL = ("1.3", "The deal", f"All {DECK_SIZE} cards are dealt one by one from the dealer's left.")
    DEALER = ("1.4", "Who deals", "The first dealer is drawn; then the deal goes to the left, hand by hand.")
    TURN = ("2.1", "Turns", "From the dealer's left, clockwise: play one card, or pay and pass.")
    PILES = (
        "2.2",
        "Which card can be played",
        f"The Poster first, then each row on its own pile, from 1 up to {HIGHEST}.",
    )
    PLAY = ("2.3", "Playing a card", "Whoever has a card that fits must play one, and chooses which.")
    PASS = ("2.4", "Paying and passing", "Whoever has no card that fits puts a peanut in the pot and passes.")
    POT = ("3.1", "The end of a hand", "The first player without cards takes the pot, and the hand ends.")
    BROKE = ("3.2", "Going broke", "The match ends when, after a hand, somebody has no peanuts left.")
    MATCH = ("3.3", "The match", "After the agreed number of hands, as a rule one each, the most peanuts win.")
