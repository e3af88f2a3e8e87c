"""Lessons on the auction and on trade."""

from __future__ import annotations

from typing import Final

import attrs

from rules.colosseum.clauses import Clause
from rules.colosseum.lessons.tables import CAGE, CLEO, HORSE, LION, TORCH, player, table, tokens
from rules.colosseum.moves import (
    Accept,
    Bid,
    DropOut,
    Offer,
    Open,
    Pass,
    Refuse,
)
from rules.colosseum.pieces import STARS, count
from rules.colosseum.state import (
    Answering,
    Opening,
    Options,
    Trading,
)
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.wants import does, made

AUCTION: Final = Lesson(
    "auction",
    "Open, bid, drop out",
    "Open a market, let it go, and win another.",
    attrs.evolve(
        table(
            player("gladiator*2", 1, 6, coins=20),
            Opening(0),
            Opening(1),
            Opening(2),
            lots="horse lion cage,torch*2 ship,musician*3,gladiator*3,scenery*3",
        ),
        draw=tokens("priest comedian chariot torch lion ship"),
    ),
    (
        trial(
            "Assets are bought at auction, in lots of three tokens. There are five markets. You have 20 coins. Try to "
            "open a market with 25: type 25, then [confirm].",
            Clause.OPENING,
            hint="Type 2 and 5, press [confirm].",
        ),
        strict(
            "You bid no more than you have, and 8 at least. Go back to 8 with Backspace. Open a market with 8: press "
            "[confirm].",
            does(*(Open(market, 8) for market in range(5))),
            "Allowed, but here open a market with just 8.",
            replies=((1, Bid(9)), (2, DropOut())),
            hint="Backspace, then [confirm].",
        ),
        trial(
            "Ben bids 9, Cleo drops out. Try to bid 9 as well: type 9, then [confirm].",
            Clause.BIDDING,
            hint="Type 9, press [confirm].",
        ),
        strict(
            "Every bid must be higher than the last. Go back to 10, the least, with Backspace. Bid 10: press "
            "[confirm].",
            does(Bid(10)),
            "Here bid just 10.",
            replies=((1, Bid(19)),),
            hint="Backspace, then [confirm].",
        ),
        strict(
            "Ben bids 19. Whoever drops out pays nothing, but is out of this auction for good. Drop out: press [pass].",
            made("drop_out"),
            "You could bid 20, all you have; here drop out.",
            hint="Press [pass].",
        ),
        trial(
            "Ben pays his 19 and has the lot. You had opened, and have won none, so you may open another. Try to open "
            "the empty market: go to it, [confirm].",
            Clause.REFILL,
            hint="Go to the empty market, press [confirm].",
        ),
        strict(
            "Markets are filled up when the next player may open one. You may decline the initiative, your right to "
            "open; it asks once. Decline the initiative: press [pass], then [pass].",
            made("pass"),
            "You may open another one; here decline: press [pass].",
            replies=((2, Open(1, 8)),),
            hint="Press [pass]; it asks once, so press [pass] again.",
        ),
        strict(
            "The market is filled. Ben has won a lot and is skipped; Cleo opens with 8. Who has declined to open may "
            "still bid. Bid 9: press [confirm].",
            does(Bid(9)),
            "Here bid just 9.",
            replies=((2, DropOut()),),
            hint="Press [confirm].",
        ),
    ),
    (Open(0, 25), Open(0, 8), Bid(9), Bid(10), DropOut(), Open(0, 8), Pass(), Bid(9)),
    (Clause.TOKENS, Clause.INITIATIVE, Clause.OPENING, Clause.BIDDING, Clause.SALE, Clause.REFILL),
    "The lot is yours for 9 coins. A lot a turn is all: who has won one neither opens nor bids any more. Cleo, the "
    "opener, may open another.",
    ((Open(0, 25), Pass()), (Open(0, 25), Open(0, 8), Bid(9), DropOut())),
)

INTENSE: Final = Lesson(
    "intense",
    "Intense auctions",
    "Win two lots in one turn.",
    attrs.evolve(
        table(
            player("gladiator*2", 1, 6),
            Opening(0),
            Opening(1),
            Opening(2),
            lots="horse lion cage,torch*2 ship,musician*3,gladiator*3,scenery*3",
            options=Options(intense_auctions=True),
        ),
        draw=tokens("priest comedian chariot torch lion ship"),
    ),
    (
        strict(
            "A table may agree on intense auctions: whoever has won a lot sits out only until somebody else may open. "
            "Open a market with 8: press [confirm].",
            does(*(Open(market, 8) for market in range(5))),
            "Allowed, but here open a market with just 8.",
            replies=((1, DropOut()), (2, DropOut()), (1, Open(1, 8)), (2, DropOut())),
            hint="Press [confirm].",
        ),
        strict(
            "Nobody bid more: you have the lot. Ben has opened the next, and you are in again. Bid 9: press [confirm].",
            does(Bid(9)),
            "Here bid just 9.",
            replies=((1, DropOut()),),
            hint="Press [confirm].",
        ),
    ),
    (Open(0, 8), Bid(9)),
    (Clause.INTENSE, Clause.LIMITS, Clause.SALE),
    "Two lots. At any table of people alone each may set a secret limit ([secret]) instead of bidding in turn: the "
    "highest wins, at the first price that beats all others.",
    ((Pass(),), (Open(0, 8), DropOut())),
)

TRADING: Final = Lesson(
    "trading",
    "Offer a trade",
    "Trade a torch for one of Ben's lions.",
    table(player("gladiator*2 horse*2 lion torch*2", 1, 6), Trading(0), Trading(1), Trading(2)),
    (
        trial(
            "You are the trader: you deal with each of the others, they not with one another. Go to the lion, want "
            "one with [right]. Try to give nothing for a lion: press [confirm].",
            Clause.BOTH_GIVE,
            hint="Down to the lion, [right] once, [confirm].",
            of=Offer(1, (), (LION,), 0),
        ),
        trial(
            "Both sides must give something. You have two torches. Go to the torch, give three with [left]. Try to "
            "give three torches for a lion: press [confirm].",
            Clause.OFFER,
            hint="Go to the torch, [left] three times, [confirm].",
        ),
        strict(
            "Nobody gives what he has not. Go back to one torch with [right]. Offer one torch for one lion: press "
            "[confirm].",
            does(Offer(1, (TORCH,), (LION,), 0)),
            "Here offer one torch for one lion, to Ben.",
            replies=((1, Accept()),),
            hint="Lion: want 1. Torch: give 1. [confirm].",
        ),
        strict(
            "Ben accepts: the tokens have changed hands. You might trade on with anybody. End your trading: press "
            "[pass].",
            made("pass"),
            "Here end your trading: press [pass].",
            hint="Press [pass].",
        ),
    ),
    (
        Offer(1, (), (LION,), 0),
        Offer(1, (TORCH,) * 3, (LION,), 0),
        Offer(1, (TORCH,), (LION,), 0),
        Pass(),
    ),
    (Clause.TRADER, Clause.OFFER, Clause.BOTH_GIVE, Clause.ANSWER),
    "Tokens and coins may change hands, special tokens too; no medals, programs, tickets or promises. Each in turn is "
    "the trader.",
    ((Offer(1, (), (LION,), 0), Pass()),),
)

_STARS: Final = {"gladiator": 1, "musician": 2, "horse": 0}
"""Who holds which star: you were the first to have three horses."""

ANSWERING: Final = Lesson(
    "answering",
    "Answers and stars",
    "See what a trade does to a star.",
    attrs.evolve(
        table(
            player("gladiator*2 horse*3 torch*2", 1, 6),
            Answering(1, Offer(0, (LION,), (TORCH,), 0)),
            Trading(1),
            Trading(2),
            cleo=attrs.evolve(CLEO, tokens=count(tokens("musician*3 horse*3 ship"))),
        ),
        stars=tuple(_STARS.get(asset.id) for asset in STARS),
    ),
    (
        strict(
            "Ben is the trader: a lion of his for a torch of yours, and program 6 asks for lions. 2→1 is what you "
            "have and would have. Accept the trade: press [accept].",
            made("accept"),
            "You may refuse, but program 6 needs lions and no torches.",
            replies=((1, Offer(0, (CAGE,), (HORSE,), 2)),),
            hint="Press [accept].",
        ),
        strict(
            "You hold the star, ★, of the horses: the most, and three at least. It draws 4 spectators to an event "
            "with horses. Ben wants one. Accept, and watch the star: press [accept].",
            made("accept"),
            "It is wise to refuse, but here accept, and see where the star goes.",
            replies=((1, Offer(0, (HORSE,), (TORCH,), 0)),),
            hint="Press [accept].",
        ),
        strict(
            "You had two left, so the star has gone to Cleo, who has three. Ben offers the horse back for a torch. "
            "Accept the trade: press [accept].",
            made("accept"),
            "You may refuse, but here take the horse.",
            replies=((1, Offer(0, (LION,), (HORSE, HORSE), 0)),),
            hint="Press [accept].",
        ),
        strict(
            "Three and three: an equal takes a star from nobody. Now Ben wants two horses for a lion, and program 6 "
            "needs both. Refuse the trade: press [refuse].",
            made("refuse"),
            "It is allowed, but program 6 needs both horses.",
            hint="Press [refuse].",
        ),
    ),
    (Accept(), Accept(), Accept(), Refuse()),
    (Clause.ANSWER, Clause.TRADER, Clause.STARS),
    "Stars: gladiators, priests, comedians, musicians, lions, horses and ships. Overtaken by several at once, or when "
    "none has three, it is nobody's.",
    ((Refuse(),), (Accept(), Accept(), Accept(), Accept())),
)
