"""The rules of Drum Roll by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from typing import Final

from rules import core
from rules.drum_roll.figures import printed
from rules.wording import in_words, times

_CUBES: Final = in_words(printed("starting_cubes"))
_DEALT: Final = in_words(printed("starting_performers"))
_EACH: Final = in_words(printed("per_magician"))
_FEWEST: Final = in_words(printed("turns_min"))
_HAND: Final = in_words(printed("base_limit"))
_INVEST: Final = times(printed("invest_per_turn"))
_MARKERS: Final = in_words(printed("action_markers"))
_MORE_MOVES: Final = in_words(printed("moves_with_supplier"))
_MOST: Final = in_words(printed("turns_max"))
_MOVES: Final = in_words(printed("moves"))
_NEXT: Final = in_words(printed("turns_min") + 1)
_SHOWS: Final = in_words(printed("shows"))
_TICKETS: Final = times(printed("tickets_per_turn"))


class Clause(core.Clause):
    """A numbered rule of Drum Roll."""

    SET = ("1.1", "The card set", "The cards and numbers in use are one set: this project's own, or one you type in.")
    PERFORMERS = (
        "1.2",
        "Performers",
        "A performer asks for three cubes in an order; a gap holds back what comes after it.",
    )
    STOCK = ("1.3", "The stock", "Cubes, discounts and trailers are limited: what has run out is not to be had.")
    PILES = ("1.4", "When a deck runs out", "The discards are shuffled when a card must be drawn from an empty deck.")

    AREA = ("2.1", "The hiring area", "Cards lie on display by number of players, and few performers of one type.")
    REGIONS = ("2.2", "Regions", "Each circus visits one region a show and passes its tile to the left after it.")
    KEEPING = (
        "2.3",
        "Keep one, pass one",
        f"Of {_DEALT} performers you keep one in secret; the other goes to the left.",
    )
    FIRST_CUBES = (
        "2.4",
        "The first cubes",
        f"Everybody begins with {_CUBES} cubes of any colours.",
    )
    FIRST_COINS = (
        "2.5",
        "The first coins",
        f"You begin with the coins of the set, less the hiring cost of your {_DEALT} performers.",
    )
    FIRST_PLAYER = ("2.6", "The starting player", "The first starting player is drawn.")

    TURNS = (
        "3.1",
        "Who acts",
        f"Seats act clockwise from the starting player; {_FEWEST} to {_MOST} turns come before a show.",
    )
    PLACING = ("3.2", "Placing markers", f"In {_MARKERS} rounds everybody places one marker, or passes it.")
    CUBE_ACTION = ("3.3", "Cube actions", "Each of the five cube actions takes one marker a turn and gives its cube.")
    CUBE_LIMIT = ("3.4", "How many cube actions", "Only as many cube actions are used in a turn as there are players.")
    TICKETS = (
        "3.5",
        "Sell Tickets",
        f"The ticket cube moves up a slot and earns its coins; {_TICKETS} a turn, to the last.",
    )
    INVEST = ("3.6", "Invest", f"Pay and take the top investment card; {_INVEST} a turn.")
    HIRE_PERFORMER = ("3.7", "Hire Performer", "Hire one performer on display; once a turn.")
    HIRE_PERSONNEL = ("3.8", "Hire Personnel", "Hire one personnel member on display; once a turn.")
    PASSING = ("3.9", "Passing a marker", "A marker you pass earns a coin at once.")

    RESOLUTION = (
        "4.1",
        "The order of actions",
        "Cubes, tickets, investing, performers, personnel; first come first.",
    )
    PRICE = ("4.2", "What hiring costs", "The printed cost less the discounts on the card, never below nothing.")
    DECLINING = (
        "4.3",
        "Not using a marker",
        "You may leave an action unused as it comes up; that earns nothing.",
    )
    DISCOUNTS = ("4.4", "Discounts", "What nobody hired gets a discount; what was already free is discarded.")

    MOVING = (
        "5.1",
        "Moving cubes",
        f"Up to {_MOVES} cubes a turn go from storage onto performers that ask for them.",
    )
    AGENT = (
        "5.2",
        "Agents",
        "One Agent a turn turns any cube into one of its two colours.",
    )
    ASSISTANT = (
        "5.3",
        "Personal Assistants",
        "One Assistant a turn turns a cube of its colour into its two.",
    )

    VOTE = (
        "6.1",
        "Start or delay",
        f"After turns {_FEWEST} and {_NEXT} all vote in secret; the start player breaks ties.",
    )
    DOUBLE_VOTE = ("6.2", "Double Vote", "When the votes are seen, a Double Vote makes one's own count once more.")
    SEVENTH = ("6.3", "The seventh turn", "Whoever voted for a seventh turn that is played loses prestige.")
    TURN_END = ("6.4", "The end of a turn", "If a turn follows, the display is filled and the start moves left.")

    PERFORMING = ("7.1", "Performing", "In the show each performer is on once, in the order its owner likes.")
    LEVELS = (
        "7.2",
        "Levels",
        "The level is set by the cubes in the performer's order; only that level's benefit is had.",
    )
    BENEFITS = ("7.3", "Taking a benefit", "Coins, prestige and skips first, then cubes, trailers and cards.")
    FLIP = ("7.4", "Flipping", "Once, an outstanding performer may give its prestige instead, and its cubes go.")
    FIRED = ("7.5", "No performance", "Without its first cube a performer is fired: pay its cost, lose prestige.")
    INCOME = ("7.6", "Region, Orchestra, Popcorn Vendor", "Then the region pays for pairs, and these two members pay.")
    SALARIES = ("7.7", "Salaries", "All members are paid at the end of a show; each coin not paid costs prestige.")
    SKIPPING = ("7.8", "Skipped salaries", "A benefit may let you name members who are not paid in this show.")
    BETWEEN = ("7.9", "Between shows", "The display is renewed, ticket cubes go back, regions and start move left.")

    TRAILERS = ("8.1", "Trailers", "A performer may have one trailer, for good; it is paid one coin less.")
    ORGANIZER = ("8.2", "Show Organizer", "Give him back as a turn ends to start next; you may not rehire him at once.")
    SUPPLIER = (
        "8.3",
        "General Supplier",
        f"With him you move {_MORE_MOVES} cubes a turn.",
    )
    BANK = ("8.4", "Bank Representative", "At a turn's start coins may be stored for prestige at the end of the game.")

    HAND = (
        "9.1",
        "The hand",
        f"You hold {_HAND} cards, and {_EACH} more for each magician; beyond that play or discard.",
    )
    PLAYING = ("9.2", "Playing cards", "You play cards at your own decisions, if they can do something then.")
    UNBLOCK = ("9.3", "Unblock", "It puts a marker on any cube action, used or not, and leaves that as it was.")
    RESOURCES = ("9.4", "Extra Resources", "One cube of any colour or two of the colour shown.")
    EXTRA_INCOME = ("9.5", "Extra Income", "Coins, in one kind for a cube.")
    TRAILER_CARD = ("9.6", "Trailer card", "It gives a trailer to one of your performers.")
    FIRE = ("9.7", "Fire a Performer", "Outside a show, it fires one of your performers at no cost.")
    APPLAUSE = (
        "9.8",
        "Extended Applause",
        "After your performers: prestige for outstanding ones of a type.",
    )
    PICKING = ("9.9", "Look at two", "Keep one of two cards; the other goes under the deck.")
    BONUS_CARDS = ("9.10", "Cards that count at the end", "Bonus cards, and some cards not used, are worth prestige.")

    BONUSES = ("10.1", "Bonuses", "Four bonuses go to all who have earned them, ties in full.")
    END = (
        "10.2",
        "The winner",
        f"After {_SHOWS} shows the most prestige wins, then the most coins; else it is shared.",
    )

    TWO_REGIONS = ("11.1", "Two players: a third region", "A third tile travels with the two of the players.")
    TWO_TYPES = ("11.2", "Two players: the display", "No two performers on display are of one type; three members lie.")
    TWO_VOTES = ("11.3", "Two players: the vote", "One more vote for delay is counted after the fifth turn.")
