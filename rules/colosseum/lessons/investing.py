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
            "Whoever draws the most spectators to one single event wins. A program is an event to stage. You have 30 "
            "coins. Try to buy number 30, for 40: type 30, [confirm].",
            Clause.PROGRAM,
            hint="Type 3 and 0, press [confirm].",
            of=BuyProgram(30),
        ),
        trial(
            "An investment is paid at once. You have staged program 12 before. Try to buy 11 now, which costs only 13.",
            Clause.PROGRAM,
            hint="Type 1 and 1, press [confirm].",
            of=BuyProgram(11),
        ),
        strict(
            "A new program must have a higher number than all you have staged. Buy 21 for 25 coins. Your arena is too "
            "small for it, but can be built out later.",
            does(BuyProgram(21)),
            "Allowed, but here buy program 21.",
            hint="Type 2 and 1, press [confirm].",
        ),
    ),
    (BuyProgram(30), BuyProgram(11), BuyProgram(21)),
    (Clause.INVEST, Clause.PROGRAM),
    "It lies open before you. Each turn everybody may make one investment, or none: a program, or one of those in the "
    "next lesson.",
    ((BuyProgram(30), BuyProgram(11), Expand("left")),),
)

TWICE: Final = Lesson(
    "twice",
    "Arena, ticket and loge",
    "Build out the arena, then build the loge.",
    table(player("gladiator*2 additional_action", 1, 6, spaces=3, coins=19, medals=1), Investing(0)),
    (
        strict(
            "Programs 11 to 20 need an arena of three spaces, from 21 on four. Yours has three: build it out, at "
            "either end, for 10 coins. Up leads to it.",
            does(Expand("left"), Expand("right")),
            "Allowed, but here build out the arena.",
            hint="Up to the row above the programs, left to the arena space, [confirm].",
        ),
        trial(
            "A second investment costs its price and two medals more, or the token called additional action. You have "
            "one medal: try to pay with medals.",
            Clause.EXTRA,
            hint="Go to the line with the medals, press [confirm].",
        ),
        strict(
            "Pay with the token. It leaves the game for it.",
            made("extra_investment", pay="token"),
            "You may leave it at one investment; here pay with the token.",
            hint="Go to the line with the token, press [confirm].",
        ),
        trial(
            "A season ticket brings 5 spectators to every event of yours, and costs 10 coins. Try to buy one with "
            "your 9.",
            Clause.TICKET,
            hint="Up to the row above the programs, left to the ticket, [confirm].",
        ),
        trial(
            "The second may be of the same kind as the first, but no arena has more than four spaces. Try to build it "
            "out once more.",
            Clause.EXPAND,
            hint="In the row above the programs left to an arena space, [confirm].",
        ),
        strict(
            "Before an event you roll a die to bring guests into your arena, as you will see. With the emperor's loge "
            "you roll two. Build it for 5 coins.",
            made("build_loge"),
            "Allowed, but here build the loge.",
            hint="In the row above the programs right to the loge, [confirm].",
        ),
    ),
    (
        Expand("left"),
        ExtraInvestment("medals"),
        ExtraInvestment("token"),
        BuyTicket(),
        Expand("left"),
        BuildLoge(),
    ),
    (Clause.ARENAS, Clause.EXPAND, Clause.EXTRA, Clause.TICKET, Clause.LOGE, Clause.ACTION_TOKENS),
    "No third investment in a turn; whoever pays for a second and passes has paid for nothing. Nobody has two loges. "
    "You may have several tickets; there are ten.",
    ((BuildLoge(),), (Expand("left"), ExtraInvestment("medals"), Pass())),
)

MEDALS: Final = Lesson(
    "medals",
    "Medals and tokens",
    "Turn your token into a medal, that into coins.",
    table(player("torch additional_action", 1, 6, coins=4), Deciding(0), Deciding(1), Deciding(2)),
    (
        trial(
            "It is time to stage an event. Programs ask for assets, tokens like lions or horses. Your two ask for "
            "none that you hold. Try to begin: [confirm].",
            Clause.PRODUCE,
            hint="Press [confirm].",
        ),
        trial(
            "A medal is worth 6 coins, or spectators for an event. Try to cash one: press [cash].",
            Clause.MEDALS,
            hint="Press [cash].",
        ),
        strict(
            "You have no medal. But your additional action, which is no asset, can be turned into one at any decision "
            "of yours: press [exchange].",
            made("token_to_medal"),
            "First turn the token into a medal: press [exchange].",
            hint="Press [exchange].",
        ),
        trial(
            "Now try to make your torch a medal: press [exchange].",
            Clause.ACTION_TOKENS,
            hint="Press [exchange].",
        ),
        strict(
            "Assets do not become medals. Turn the one that you have into coins: press [cash].",
            made("cash_medal"),
            "Here turn the medal into coins: press [cash].",
            hint="Press [cash].",
        ),
    ),
    (Roll(), CashMedal(), TokenToMedal(), TokenToMedal(), CashMedal()),
    (Clause.PRODUCE, Clause.MEDALS, Clause.ACTION_TOKENS, Clause.EMPEROR_TOKENS),
    "There are emperor tokens, too: each turns into a medal by itself as you get it. Medals are 18 in all: when none "
    "is left, nobody gets one.",
    ((Roll(), CashMedal(), Pass()),),
)
