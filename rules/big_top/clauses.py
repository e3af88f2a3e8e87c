"""The rules of Big Top by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from rules import core
from rules.big_top.figures import DECK_SIZE, HIGHEST, RECEIPTS, SHADES, SUITS, TOP_SPACE
from rules.core import listing
from rules.wording import capital, in_words

_FOUR = capital(in_words(len(SUITS)))
_TWO = in_words(len(SHADES))


class Clause(core.Clause):
    """A numbered rule of Big Top."""

    CARDS = (
        "1.1",
        "The cards",
        f"{_FOUR} suits, each a Poster and {_TWO} rows of numbers, light and dark, from 1 to {HIGHEST}.",
    )
    DEAL = ("1.2", "The deal", f"All {DECK_SIZE} cards are dealt one by one from the dealer's left; tracks start at 0.")
    DEALER = ("1.3", "Who deals", "The first dealer is drawn; then the deal goes to the left, hand by hand.")
    INVEST = (
        "1.4",
        "Investing",
        f"Everybody secretly puts the receipts {listing(map(str, RECEIPTS))} on the suits, one on each.",
    )
    TURN = ("2.1", "Turns", "From the dealer's left, clockwise: first the shift, then exactly one action.")
    SHIFT = ("2.2", "The shift", "As a turn begins, each called card moves one space down if that space is free.")
    PILES = (
        "2.3",
        "Which card can be played",
        f"The Poster first, then each row on its own pile, from 1 up to {HIGHEST}.",
    )
    DUTY = ("2.4", "A called card that fits", "It must be played at once, for no money; among several you choose.")
    PLAY = ("2.5", "Playing from the hand", "Without such a duty you may play one card of your hand that fits.")
    MONEY = ("2.6", "Earning money", "A card from the hand earns the spaces of the opponents' matching called cards.")
    CALL = (
        "2.7",
        "Calling a card",
        f"Instead, put a card of your hand that does not fit, no Poster, on space {TOP_SPACE}.",
    )
    ONE_SUIT = ("2.8", "One called card of a suit", "A chart never holds two cards of one suit, whatever their shade.")
    FULL = ("2.9", "A full chart", f"With {in_words(TOP_SPACE + 1)} called cards nobody can call another.")
    PASS = ("2.10", "Passing", "Only who can neither play nor call passes, and then must.")
    OUT = ("3.1", "The end of a hand", "A hand ends at once when a player has no card left in hand or on the chart.")
    RECEIPTS = ("3.2", "The receipts", "You keep each receipt on a suit of which you have no card left anywhere.")
    SCORE = ("3.3", "The score of a hand", "Receipts kept plus the money track.")
    MATCH = ("3.4", "The match", "Everybody deals once, with three players twice; the most money wins.")
