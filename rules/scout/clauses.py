"""The rules of SCOUT by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from rules import core
from rules.scout.figures import CHIPS_FOR_TWO, HIGHEST
from rules.wording import in_words


class Clause(core.Clause):
    """A numbered rule of SCOUT."""

    CARDS = (
        "1.1",
        "The cards",
        f"A card has two different numbers from 1 to {HIGHEST}; only the one that is up counts.",
    )
    DEAL = ("1.2", "The deal", "All cards in use are shuffled, also top to bottom, and dealt out evenly.")
    ORDER = ("1.3", "The order of a hand", "A hand stays in the order in which it was dealt.")
    START = ("1.4", "Who starts", "One seat starts the first round; each later round starts one seat to the left.")
    TURNING = (
        "2.1",
        "Turning the hand",
        "Before the first turn everybody secretly keeps the hand or turns all of it.",
    )
    SET = ("3.1", "What a set is", "One card, or neighbours that are all equal, or that rise or fall by one each.")
    STRONGER = ("3.2", "Which set is stronger", "More cards; then equal over run; then the higher lowest number.")
    TURN = ("4.1", "Turns", "Turns go clockwise, one action each, and nobody may pass.")
    SHOW = ("4.2", "Show", "Put a set stronger than the active one on the table and collect what it beat.")
    SCOUT = ("4.3", "Scout", "Take an end card of the active set into your hand; its owner gets a chip.")
    BOTH = ("4.4", "Scout & Show", "Once a round: scout, and show at once, if the scouted card lets you.")
    OUT = ("5.1", "Out of cards", "A round ends at once when a show leaves its player without cards.")
    UNBEATEN = ("5.2", "Unbeaten", "A round ends when all the others in a row have only scouted since a show.")
    SCORE = ("5.3", "The score", "Collected cards and chips count 1 each, cards in hand cost 1 each.")
    MATCH = ("5.4", "The match", "As many rounds as players; the highest total wins, and equals share the win.")
    TWO_CHIPS = (
        "6.1",
        "Two players: paying for a scout",
        f"Each has {in_words(CHIPS_FOR_TWO)} chips; a scout costs one of one's own.",
    )
    TWO_TURNS = ("6.2", "Two players: going on", "After a scout the same player goes on; a show ends the turn.")
    TWO_TOKEN = ("6.3", "Two players: no Scout & Show", "Two players play without the token.")
    TWO_END = (
        "6.4",
        "Two players: the end",
        "A round ends when the one on turn can neither show nor pay for a scout.",
    )
