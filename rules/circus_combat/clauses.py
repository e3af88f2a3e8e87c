"""The rules of Circus Combat by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from rules import core
from rules.circus_combat.figures import BOX, HIGHEST_PLACE_MULTIPLIER
from rules.wording import capital, in_words

_TRICKS, _COLOURS = capital(in_words(len(BOX.patterns))), in_words(len(BOX.colours))
_CARDS = len(BOX.patterns) * len(BOX.colours)
_THREE, _ONE = in_words(BOX.own_rolled), in_words(BOX.fatigue_rolled)
_NINE = in_words(BOX.queue)
_ONCE = BOX.tricks_per_place_multiplier
_MOST = in_words(HIGHEST_PLACE_MULTIPLIER)


class Clause(core.Clause):
    """A numbered rule of Circus Combat."""

    CARDS = (
        "1.1",
        "The tricks",
        f"{_TRICKS} tricks in {_COLOURS} colours make {_CARDS} cards; each asks for a hand of dice.",
    )
    DICE = ("1.2", "The dice", f"Each player owns {BOX.own_dice} dice; {BOX.fatigue_dice} red ones are shared.")
    STAGE = (
        "1.3",
        "The stage",
        f"{capital(in_words(BOX.stage))} tricks lie face up; the next of the deck takes the place of one that leaves.",
    )
    START = ("1.4", "Who starts", "Each rolls a die, again after a tie, and the higher one starts.")
    HAND = ("2.1", "The hand of a trick", "All dice on a trick, whosever they are, make one hand of just its size.")
    FITS = ("2.2", "When a die fits", "A die fits on a trick if the hand can still be completed with it.")
    TURN = ("3.1", "Turns", "The players take turns; whoever has nothing to roll is skipped.")
    ROLL = (
        "3.2",
        "The roll",
        f"A turn begins with {_THREE} own dice and {_ONE} red, or what the supplies still have.",
    )
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
    ONLY_RED = (
        "4.5",
        "A trick of red dice",
        "It leaves the game; its dice may be rolled again, or put back.",
    )
    LAST_TURN = (
        "5.1",
        f"{capital(_NINE)} tricks",
        f"Once a queue has {_NINE} tricks the player without gets one more whole turn.",
    )
    EARLY_END = ("5.2", "Nothing left to do", "An empty stage, or no dice for either player, ends the game at once.")
    POINTS = ("5.3", "The points of a trick", "Your own dice count for it, the red ones against it, the others not.")
    BY_PLACE = (
        "5.4",
        "The place in the queue",
        f"Tricks 1 to {_ONCE} count once, {_ONCE + 1} to {2 * _ONCE} twice, all later ones {_MOST} times.",
    )
    BY_COLOUR = (
        "5.5",
        "Tricks of one colour",
        f"In a row of one colour they count once, twice, {in_words(BOX.colour_cycle)} times, and again.",
    )
    SCORE = ("5.6", "The score", "All tricks less the red dice before you; the higher score wins, equals draw.")
