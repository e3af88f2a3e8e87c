"""What each decision is for, in two sentences, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.colosseum.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.INVEST: (
        "An investment prepares better events: a program, a space for larger ones, spectators for every event, a "
        "second die. Coins you keep buy assets in the auction."
    ),
    Clause.EXTRA: (
        "Two medals or an additional-action token buy a second investment in this turn. Kept, a medal is worth 6 "
        "coins or 3 spectators."
    ),
    Clause.OPENING: (
        "You put a lot of three assets up for auction. Whoever pays most has it, and you get no more than one lot "
        "in a turn."
    ),
    Clause.BIDDING: (
        "You bid for these three assets or leave them to others. What you pay is gone, and whoever has a lot is "
        "out for this turn."
    ),
    Clause.OFFER: (
        "You trade what you can spare for what your programs lack. Both must give something, and the other must agree."
    ),
    Clause.ANSWER: (
        "You accept or refuse what the trader offers. Look at what it brings your programs, and what it brings the "
        "trader's."
    ),
    Clause.PRODUCE: (
        "You roll for the nobles and produce an event, or pass. Every spectator is a coin, and only your best single "
        "event counts at the end."
    ),
    Clause.NOBLES: (
        "Nobles in your arena are spectators: the emperor 7, a consul 5, a senator 3. A die that ends on a resting "
        "space brings a medal."
    ),
    Clause.EVENT: (
        "You choose the program, the jokers and the medals for this event. Assets that are missing cost "
        "spectators, and the tokens stay yours."
    ),
    Clause.CLEAN_UP: (
        "Whoever has produced gives up one of the tokens used. Give one that your next program does not need."
    ),
    Clause.DONATION: (
        "Your best is the lowest, so you may take an asset from the winner of the podium. Take what your programs lack."
    ),
}
