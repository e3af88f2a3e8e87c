"""The words that people use for what stands in a rulebook under another name."""

from __future__ import annotations

import re
from typing import Final

_ALIKE: Final = (
    "steal rob snatch grab take scout",
    "pass skip wait passing passes passed",
    "tie ties tied draw same equal equals equally even share shared",
    "win winner victory wins won highest",
    "point points score scoring vp prestige",
    "money cash coin coins dollar pay pays",
    "bet wager stake receipt receipts",
    "bid auction bidding outbid",
    "buy purchase price cost costs hire hiring",
    "hire recruit employ performer personnel",
    "fire fired sack dismiss lose",
    "wage wages salary salaries pay",
    "debt debts owe lack lacks",
    "swap exchange trade change convert converting",
    "barter deal trade trader offer",
    "flip turn turned rotate upside",
    "combo meld group set sets",
    "straight sequence run runs",
    "single lone alone",
    "pile piles stack row rows column",
    "hand cards holding",
    "discard throw discarded discards",
    "throw roll rolls rolled reroll",
    "again reroll twice second",
    "joker wild wildcard jokers",
    "star stars majority most",
    "worker meeple marker markers",
    "block blocked taken occupied unblock",
    "start begin begins starts first starting",
    "end finish ends ended over last",
    "round hand match rounds",
    "beat stronger beats higher",
    "chip token chips tokens",
    "penalty cost costs loses negative",
    "peanut peanuts pot",
    "leftover left fatigue",
    "undo back",
    "audience spectator spectators crowd",
    "caravan trailer trailers wagon",
    "vote votes voting delay",
    "magician magicians magic",
    "order sequence clockwise",
    "shuffle deal dealt shuffled",
    "limit most limits maximum",
    "secret hidden secretly",
)
"""Words of which one stands for the others: the first few are what people say, the others what a book says."""


def alike(word: str) -> tuple[str, ...]:
    """Give the word, and the others that mean the same in a rulebook."""
    plain = word.casefold()
    lines = [line.split() for line in _ALIKE]
    return tuple(dict.fromkeys((plain, *(each for line in lines if plain in line for each in line))))


def pattern(sought: str) -> re.Pattern[str]:
    """What to look for in a book: what was typed anywhere, also inside a word, and other words only whole."""
    typed, *others = alike(sought)
    words = (rf"\b{re.escape(each)}\b" for each in others)
    return re.compile("|".join((re.escape(typed), *words)), re.IGNORECASE)
