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
            "Whoever draws the most spectators to one event wins. A program is an event to produce. You have 30 "
            "coins. Try to buy program 30, for 40: type 30, then [confirm].",
            Clause.PROGRAM,
            hint="Type 3 and 0, press [confirm].",
            of=BuyProgram(30),
        ),
        trial(
            "An investment is paid at once. You have produced program 12 before. Try to buy program 11, for 13: type "
            "11, then [confirm].",
            Clause.PROGRAM,
            hint="Type 1 and 1, press [confirm].",
            of=BuyProgram(11),
        ),
        strict(
            "The number must be higher than all you have produced. Each program says how many come if 0, 1, 2 … "
            "tokens are missing. Buy program 21: type 21, then [confirm].",
            does(BuyProgram(21)),
            "Allowed, but here buy program 21.",
            hint="Type 2 and 1, press [confirm].",
        ),
    ),
    (BuyProgram(30), BuyProgram(11), BuyProgram(21)),
    (Clause.INVEST, Clause.PROGRAM),
    "It lies open before you. Your arena is too small for it yet. Each turn everybody may make one investment, or "
    "none: a program, or one of those in the next lesson.",
    ((BuyProgram(30), BuyProgram(11), Expand("left")),),
)

TWICE: Final = Lesson(
    "twice",
    "Arena, ticket and loge",
    "Build out the arena, then build the loge.",
    table(player("gladiator*2 additional_action", 1, 6, spaces=3, coins=19, medals=1), Investing(0)),
    (
        strict(
            "Programs 11 to 20 need an arena of three spaces, from 21 on four. Yours has three; one more costs 10 "
            "coins. Build out the arena: go to Arena at the top, [confirm].",
            does(Expand("left"), Expand("right")),
            "Allowed, but here build out the arena.",
            hint="Up to the row above the programs, left to an arena space, [confirm].",
        ),
        trial(
            "A second investment costs two medals besides its price, or the token called additional action. You have "
            "one medal. Try to pay with medals: go to their line, [confirm].",
            Clause.EXTRA,
            hint="Down to the line with the medals, [confirm].",
        ),
        strict(
            "You have such a token, too. It leaves the game when it is paid. Pay with the token: go to its line, "
            "[confirm].",
            made("extra_investment", pay="token"),
            "You may leave it at one investment; here pay with the token.",
            hint="Go to the line with the token, press [confirm].",
        ),
        trial(
            "A season ticket brings 5 spectators to every event of yours, and costs 10 coins. You have 9. Try to buy "
            "a ticket: go to Ticket at the top, [confirm].",
            Clause.TICKET,
            hint="Up to the row above the programs, left to the ticket, [confirm].",
        ),
        trial(
            "The second may be of the same kind as the first, but no arena has more than four spaces. Try to build "
            "out the arena again: go to Arena, [confirm].",
            Clause.EXPAND,
            hint="In the row above the programs left to an arena space, [confirm].",
        ),
        strict(
            "Before an event you roll a die, as you will see. With the emperor's loge you roll two. Build the loge for "
            "5 coins: go to Loge, [confirm].",
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
    "Make your token a medal, and the medal coins.",
    table(player("torch additional_action", 1, 6, coins=4), Deciding(0), Deciding(1), Deciding(2)),
    (
        trial(
            "It is time to produce an event. Programs ask for assets: tokens like lions or horses. You hold none that "
            "yours ask for. Try to produce an event: press [confirm].",
            Clause.PRODUCE,
            hint="Press [confirm].",
        ),
        trial(
            "A medal is worth 6 coins, or spectators for an event. You have none. Try to cash a medal: press [cash].",
            Clause.MEDALS,
            hint="Press [cash].",
        ),
        strict(
            "But you have an additional action. It is no asset, and becomes a medal at any decision of yours. Make "
            "the token a medal: press [exchange].",
            made("token_to_medal"),
            "First turn the token into a medal: press [exchange].",
            hint="Press [exchange].",
        ),
        trial(
            "Your other token, a torch, is an asset. Try to make the torch a medal: press [exchange].",
            Clause.ACTION_TOKENS,
            hint="Press [exchange].",
        ),
        strict(
            "Assets do not become medals. But you have a medal now. Turn the medal into coins: press [cash].",
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
