"""What keys do in Colosseum."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard.keys import action

TITLE: Final = "Colosseum"

PASS: Final = action("pass", "d", "d", "pass", "Pass, decline, drop out, be done: do no more here.")
CASH: Final = action("cash", "c", "c", "cash a medal", "Turn a medal into coins.")
EXCHANGE: Final = action(
    "exchange", "e", "e", "→ medal", "Turn an additional-action token into a medal.", words="additional action → medal"
)
LOOK: Final = action("look", "tab", "tab", "look", "Look at everybody's things, the ring, the programs, the scores.")
SHOWS: Final = action(
    "programs", "p", "p", "programs", "Look closely at all thirty programs, and watch one.", words="all programs"
)

LESS: Final = action("less", "left_square_bracket pagedown", "[", "", "Bid five coins less.")
MORE: Final = action("more", "right_square_bracket pageup", "[ ]", "by 5", "Bid five coins more.", beside=(LESS,))
MOST: Final = action("most", "m", "m", "max", "Bid all that you have.")
SECRET: Final = action(
    "secret",
    "s",
    "s",
    "limits",
    "Let everybody who is still in enter a secret limit, one after the other; the auction is played out from them.",
)
READY: Final = action("ready", "r", "r", "I am there", "You have taken the place at the screen; the others look away.")
PEEK: Final = action("peek", "v", "v", "show", "Show what you have typed, until the next key.")

JOKERS: Final = action("jokers", "j", "j", "jokers", "Use one joker less; after none, as many as can be used.")
FEWER: Final = action("fewer", "minus", "-", "", "Pay one medal less.")
MEDAL: Final = action(
    "medal",
    "plus equals_sign m",
    "+ -",
    "medals",
    "Pay one medal more for spectators; after all, none.",
    beside=(FEWER,),
)
VISIT: Final = action(
    "visit", "n v", "n", "noble", "Move a noble for a medal before the event.", words="move a noble for a medal"
)

PARTNER: Final = action("partner", "n", "n", "partner", "Turn to the next partner; the offer stays.")
SUGGEST: Final = action("suggest", "o", "o", "idea", "Put together a sensible offer; again: the next one.")
GIVE_MORE: Final = action("give5", "left_square_bracket pagedown", "[", "", "Give five more.")
WANT_MORE: Final = action("want5", "right_square_bracket pageup", "[ ]", "by 5", "Get five more.", beside=(GIVE_MORE,))
ACCEPT: Final = action("accept", "a", "a", "accept", "Accept: everything changes hands at once.")
REFUSE: Final = action("refuse", "r d", "r", "refuse", "Refuse the offer.")
COUNTER: Final = action("counter", "o", "o", "counter", "Refuse, and say what you would agree to instead.")
AGREE: Final = attrs.evolve(ACCEPT, label="agree", meaning="Agree: everything changes hands at once.")
DISAGREE: Final = attrs.evolve(
    REFUSE, label="no deal", meaning="Do not agree: your own offer is refused, and that is all."
)

WHICH: Final = action("which", "f", "f", "which", "List all programs, those for sale, yours, the rivals', the watched.")
ORDER: Final = action(
    "order", "o", "o", "order", "Order them by number, by price, or by spectators.", words="another order"
)
FIT: Final = action("fit", "b", "b", "best fit", "Go to the program of which you hold the largest part, then the next.")

_ALWAYS: Final = (CASH, EXCHANGE, LOOK, SHOWS)
PARTS: Final = (
    (PASS, *_ALWAYS),
    (PASS, MORE, LESS, MOST, SECRET, *_ALWAYS),
    (READY, PEEK),
    (JOKERS, MEDAL, FEWER, VISIT, *_ALWAYS),
    (PASS, PARTNER, SUGGEST, WANT_MORE, GIVE_MORE, *_ALWAYS),
    (ACCEPT, REFUSE, COUNTER, *_ALWAYS),
    (WHICH, ORDER, FIT, LOOK, SHOWS),
)
"""While an investment is chosen, at an auction, with secret limits, in the arena, trading, answering, and looking."""
