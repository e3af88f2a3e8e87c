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
    table(player("gladiator*2 decoration lion horse*2 torch", 1, 6), Investing(0)),
    (
        trial(
            "Programs are the events you stage. Each turn you may make one investment. Try program 30: type 30, then "
            "[confirm].",
            Clause.PROGRAM,
            hint="Type 3 and 0, press [confirm].",
        ),
        strict(
            "Too dear for 30 coins. Programs 11 and 12 cost 13: buy one of them.",
            does(BuyProgram(11), BuyProgram(12)),
            "Allowed, but here buy program 11 or 12.",
            hint="Type 1 and 2, press [confirm].",
        ),
    ),
    (BuyProgram(30), BuyProgram(12)),
    (Clause.INVEST, Clause.PROGRAM),
    "It lies open before you. Its number must be above every program you have staged.",
    ((BuyProgram(30), Expand("left")),),
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
            "A second investment costs two medals or an additional-action token. Try to pay with medals.",
            Clause.EXTRA,
            hint="Go to the line with the medals, press [confirm].",
        ),
        strict(
            "You have no medals, but a token. Pay with it.",
            made("extra_investment", pay="token"),
            "You may leave it at one investment; here pay with the token.",
            hint="Go to the line with the token, press [confirm].",
        ),
        trial(
            "Try to build out the arena once more.",
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
    "There is no third investment in a turn.",
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
            "It is time to stage an event, but you have none of the tokens that your programs ask for. Try to roll: "
            "[confirm].",
            Clause.PRODUCE,
            hint="Press [confirm].",
        ),
        trial(
            "A medal buys 6 coins, or spectators for an event. Try to cash one: press c.",
            Clause.MEDALS,
            hint="Press c.",
        ),
        strict(
            "You have none. But an additional-action token becomes one at any decision of yours: press e.",
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
    "Emperor tokens become medals by themselves, as soon as you get one.",
    ((Roll(), CashMedal(), Pass()),),
)
