"""The rules of Circus Combat by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from rules import core


class Clause(core.Clause):
    """A numbered rule of Circus Combat."""

    CARDS = ("1.1", "The tricks", "Ten tricks in three colours make 30 cards; each asks for a hand of dice.")
    DICE = ("1.2", "The dice", "Each player owns 36 dice; 36 red fatigue dice are shared.")
    STAGE = ("1.3", "The stage", "Eight cards lie face up; the next of the deck takes the place of one that leaves.")
    START = ("1.4", "Who starts", "Each rolls a die, again after a tie, and the higher one starts.")
    HAND = ("2.1", "The hand of a trick", "All dice on a card, whosever they are, make one hand of just its size.")
    FITS = ("2.2", "When a die fits", "A die fits on a trick if the hand can still be completed with it.")
    TURN = ("3.1", "Turns", "The players take turns; whoever has nothing to roll is skipped.")
    ROLL = ("3.2", "The roll", "A turn begins with three own dice and a red one, or what the supplies still have.")
    REROLL = ("3.3", "Rolling again", "Once in a turn any of the dice, or none, may be rolled again.")
    PLACE = ("3.4", "Placing", "The dice are placed one by one, and none that fits may be withheld.")
    LEFT_OVER = (
        "3.5",
        "Dice left over",
        "Own dice that fit nowhere go back; red ones stay before you and cost their pips.",
    )
    RESOLVE = ("4.1", "Settling complete tricks", "The player on turn settles the complete tricks one by one.")
    TAKE = ("4.2", "Who takes a trick", "More own dice take it, then the higher sum; it goes to the end of the queue.")
    TIE = ("4.3", "Nobody's trick", "With as many dice and the same sum it leaves the game, and its dice go back.")
    SWAP = ("4.4", "The swap mark", "Its taker may let two neighbours in the queue change places.")
    ONLY_RED = ("4.5", "A trick of red dice", "It leaves the game; its dice may be thrown and placed, or returned.")
    LAST_TURN = ("5.1", "Nine tricks", "Once a queue has nine tricks the player without gets one more whole turn.")
    EARLY_END = ("5.2", "Nothing left to do", "An empty stage, or no dice for either player, ends the game at once.")
    POINTS = ("5.3", "The points of a trick", "Your own dice count for it, the red ones against it, the others not.")
    BY_PLACE = ("5.4", "The place in the queue", "Tricks 1 to 3 count once, 4 to 6 twice, all later ones three times.")
    BY_COLOUR = (
        "5.5",
        "Tricks of one colour",
        "In a row of one colour they count once, twice, three times, and again.",
    )
    SCORE = ("5.6", "The score", "All tricks less the fatigue before you; the higher score wins, equals draw.")
