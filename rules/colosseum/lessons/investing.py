"""Lessons on investing, medals and tokens."""

from __future__ import annotations

from typing import Final

from rules.colosseum.clauses import Clause
from rules.colosseum.lessons.tables import player, table
from rules.colosseum.moves import (
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    Expand,
    ExtraInvestment,
    Pass,
    Roll,
    TokenToMedal,
)
from rules.colosseum.state import Deciding, Investing
from rules.teaching.lesson import Lesson, strict, trial
from rules.teaching.wants import does, made

PROGRAM: Final = Lesson(
    "program",
    "Buy a program",
    "Invest in a program that you can pay for.",
    table(
        player("gladiator*2 lion*2 cage*2 torch", 1, 6, 12, spaces=3, produced=(1, 12), best=12),
        Investing(0),
    ),
    (
        trial(
            "You stage events; who once draws the most spectators to a single one wins. Programs are events to stage. "
            "Try to buy number 30: type 30, then [confirm].",
            Clause.PROGRAM,
            hint="Type 3 and 0, press [confirm].",
        ),
        trial(
            "You have 30 coins, and an investment is paid at once. You have staged program 12: try to buy the simpler "
            "11.",
            Clause.PROGRAM,
            hint="Type 1 and 1, press [confirm].",
        ),
        strict(
            "A new one must be above all that you have staged. Buy program 21 for 25 coins. Your arena is too small "
            "for it, but it can be built out later.",
            does(BuyProgram(21)),
            "Allowed, but here buy program 21.",
            hint="Type 2 and 1, press [confirm].",
        ),
    ),
    (BuyProgram(30), BuyProgram(11), BuyProgram(21)),
    (Clause.INVEST, Clause.PROGRAM),
    "It lies open before you. One investment a turn is what everybody may make, or none: a program, or what comes "
    "next.",
    ((BuyProgram(30), BuyProgram(11), Expand("left")),),
)

TWICE: Final = Lesson(
    "twice",
    "Two investments",
    "Build out the arena, then buy a season ticket.",
    table(player("gladiator*2 additional_action", 1, 6, spaces=3, coins=34), Investing(0)),
    (
        strict(
            "Programs from 21 on need an arena of four spaces. Yours has three: build it out, at either end, for 10 "
            "coins. Up leads to it.",
            does(Expand("left"), Expand("right")),
            "Allowed, but here build out the arena.",
            hint="Up to the row above the programs, left to the arena space, [confirm].",
        ),
        trial(
            "A second investment costs its price and two medals more, or the token called additional action. You have "
            "no medals: try to pay with them.",
            Clause.EXTRA,
            hint="Go to the line with the medals, press [confirm].",
        ),
        strict(
            "The token leaves the game for it. Pay with that.",
            made("extra_investment", pay="token"),
            "You may leave it at one investment; here pay with the token.",
            hint="Go to the line with the token, press [confirm].",
        ),
        trial(
            "The same kind of investment twice is allowed. Try to build out the arena once more.",
            Clause.EXPAND,
            hint="Up to the arena space, [confirm].",
        ),
        strict(
            "Four spaces are the most. Buy a season ticket: it brings 5 spectators to every event of yours.",
            made("buy_ticket"),
            "Allowed, but here buy the ticket.",
            hint="Up to the row above the programs, to the ticket, [confirm].",
        ),
    ),
    (Expand("left"), ExtraInvestment("medals"), ExtraInvestment("token"), Expand("left"), BuyTicket()),
    (Clause.ARENAS, Clause.EXPAND, Clause.EXTRA, Clause.TICKET, Clause.ACTION_TOKENS),
    "There is no third investment in a turn. Whoever pays for a second and then passes has paid for nothing.",
    ((BuyTicket(),), (Expand("left"), ExtraInvestment("medals"), Pass())),
)

LOGE: Final = Lesson(
    "loge",
    "The loge and the ticket",
    "Build the loge, then pay for a ticket.",
    table(player("gladiator*2", 1, 6, coins=14, medals=3), Investing(0)),
    (
        strict(
            "With the emperor's loge you roll two dice instead of one before an event. Build it for 5 coins.",
            made("build_loge"),
            "Allowed, but here build the loge.",
            hint="Up to the row above the programs, right to the loge, [confirm].",
        ),
        strict(
            "Pay two medals for a second investment.",
            made("extra_investment"),
            "Here pay two medals.",
            hint="Go to the line with the medals, press [confirm].",
        ),
        trial(
            "A season ticket costs 10 coins. You have 9: try to buy one.",
            Clause.TICKET,
            hint="Up to the ticket, [confirm].",
        ),
        strict(
            "A medal can be turned into 6 coins at any decision of your own: press c.",
            made("cash_medal"),
            "First turn the medal into coins: press c.",
            hint="Press c.",
        ),
        strict(
            "15 coins: buy the ticket now.",
            made("buy_ticket"),
            "Allowed, but here buy the ticket.",
            hint="Up to the ticket, [confirm].",
        ),
    ),
    (BuildLoge(), ExtraInvestment("medals"), BuyTicket(), CashMedal(), BuyTicket()),
    (Clause.LOGE, Clause.TICKET, Clause.MEDALS, Clause.EXTRA),
    "Nobody has a second loge; tickets are ten in all.",
    ((BuyTicket(),),),
)

MEDALS: Final = Lesson(
    "medals",
    "Medals and tokens",
    "Turn your token into a medal, and that into coins.",
    table(player("torch additional_action", 1, 6, coins=4), Deciding(0), Deciding(1), Deciding(2)),
    (
        trial(
            "It is time to stage an event. Programs ask for assets, which are tokens like gladiators or lions, and you "
            "have none of those. Try to begin: [confirm].",
            Clause.PRODUCE,
            hint="Press [confirm].",
        ),
        trial(
            "A medal buys 6 coins, or spectators for an event. Try to cash one: press c.",
            Clause.MEDALS,
            hint="Press c.",
        ),
        strict(
            "You have none. But your other token, an additional action, is no asset: at any decision of yours it can "
            "be turned into a medal: press e.",
            made("token_to_medal"),
            "First turn the token into a medal: press e.",
            hint="Press e.",
        ),
        trial(
            "Try to make one more token a medal: press e.",
            Clause.ACTION_TOKENS,
            hint="Press e.",
        ),
        strict(
            "Now there is a medal. Turn it into coins: press c.",
            made("cash_medal"),
            "Here turn the medal into coins: press c.",
            hint="Press c.",
        ),
    ),
    (Roll(), CashMedal(), TokenToMedal(), TokenToMedal(), CashMedal()),
    (Clause.PRODUCE, Clause.MEDALS, Clause.ACTION_TOKENS, Clause.EMPEROR_TOKENS),
    "A third special token, the emperor's, becomes a medal by itself as soon as you get one. Medals are 18 in all: "
    "when none is left, nobody gets one.",
    ((Roll(), CashMedal(), Pass()),),
)
