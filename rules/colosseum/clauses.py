"""The rules of Colosseum by number. The wording is this project's own; `rulebook.md` has a heading for each."""

from __future__ import annotations

from typing import Final

from rules import core
from rules.colosseum.figures import FIGURES, GREEN, SPECIAL, TIE_DICE, TOKENS
from rules.wording import capital, in_words

_COST: Final = FIGURES.cost
_STANDARD: Final = in_words(len(FIGURES.asset) - len(SPECIAL))
_SPECIAL: Final = in_words(len(SPECIAL))
_LOTS: Final = capital(in_words(FIGURES.set_up.markets))
_LOT: Final = in_words(FIGURES.set_up.lot)
_RESTING: Final = in_words(len(FIGURES.track.resting))
_MEDALS: Final = in_words(_COST.second_investment_medals)
_SPACES: Final = in_words(FIGURES.limit.arena_spaces)
_STAR: Final = in_words(FIGURES.star.minimum)
_TURNS: Final = capital(in_words(FIGURES.turns))
_STEPS: Final = in_words(FIGURES.medal.furthest_move)
_DICE: Final = in_words(TIE_DICE)


class Clause(core.Clause):
    """A numbered rule of Colosseum."""

    TOKENS = (
        "1.1",
        "The tokens",
        f"{TOKENS} asset tokens, {GREEN} with green backs: {_STANDARD} standard kinds and {_SPECIAL} special ones.",
    )
    DEAL = (
        "1.2",
        "The deal",
        f"{_LOTS} lots of {_LOT}, the same share of tokens for all, and two start programs each.",
    )
    ARENAS = (
        "1.3",
        "The ring",
        f"Arenas lie on a ring of {FIGURES.track.spaces} spaces; {_RESTING} resting spaces are where the nobles start.",
    )
    TURN = (
        "1.4",
        "Turns and phases",
        f"{_TURNS} turns of five phases; all finish a phase, clockwise, before the next begins.",
    )
    MEDALS = (
        "2.1",
        "Medals",
        f"A medal buys {FIGURES.medal.coins} coins, {FIGURES.spectators.medal} spectators or up to"
        f" {FIGURES.medal.furthest_move} steps; {_MEDALS} buy a second investment.",
    )
    EMPEROR_TOKENS = ("2.2", "Emperor tokens", "An emperor token becomes a medal at once; without one left it is lost.")
    ACTION_TOKENS = ("2.3", "Additional-action tokens", "One buys a medal at any decision, or a second investment.")
    JOKERS = ("2.4", "Jokers", "A joker stands in for any one standard asset in an event, and for nothing else.")
    STARS = (
        "2.5",
        "Stars",
        f"The most of a kind, {_STAR} or more, hold its star; an equal does not take it away.",
    )
    INVEST = (
        "3.1",
        "Investing",
        "Make one investment or none: a program, an arena space, a season ticket or the loge.",
    )
    PROGRAM = ("3.2", "Buying a program", "Its number must be above every program you have produced; pay its price.")
    EXPAND = (
        "3.3",
        "Building out the arena",
        f"For {_COST.arena_space} coins add one space at either end, up to {_SPACES} in all.",
    )
    TICKET = (
        "3.4",
        "Season tickets",
        f"For {_COST.season_ticket} coins, as long as there are any: {FIGURES.spectators.season_ticket} spectators at"
        " every event.",
    )
    LOGE = ("3.5", "The emperor's loge", f"For {_COST.loge} coins, one each: two dice instead of one for the nobles.")
    EXTRA = (
        "3.6",
        "A second investment",
        f"{capital(_MEDALS)} medals or an additional-action token buy one, once a turn.",
    )
    INITIATIVE = ("4.1", "The initiative", "Each in turn opens a market or declines; whoever has won a lot is skipped.")
    OPENING = (
        "4.2",
        "Opening a market",
        f"The first bid is {FIGURES.auction.lowest_bid} or more, out of your own coins.",
    )
    BIDDING = (
        "4.3",
        "Bidding",
        "Clockwise, all who have won no lot raise, up to their own coins, or drop out for good.",
    )
    SALE = ("4.4", "The sale", "The last one in pays the bid and takes the lot; a beaten opener opens again.")
    REFILL = ("4.5", "Refilling the markets", "Markets are filled up when the initiative moves on, and only then.")
    LIMITS = ("4.6", "Secret limits", "An auction may be played out from a secret limit of each bidder.")
    INTENSE = ("4.7", "Intense auctions", "By agreement a winner is locked out only until the initiative moves on.")
    TRADER = ("5.1", "The trader", "In turn each trades with one partner at a time, as often as both agree.")
    OFFER = ("5.2", "An offer", "Tokens and coins that both have now; nothing else and no promises.")
    BOTH_GIVE = ("5.3", "No presents", "Both sides of a deal give something.")
    ANSWER = ("5.4", "The answer", "The partner accepts or refuses; a deal is carried out at once.")
    PRODUCE = ("6.1", "Producing", "Whoever has a program to produce rolls and produces it, or passes.")
    NOBLES = ("6.2", "Moving nobles", "Each die moves one noble clockwise; two move two, or one by the sum.")
    RESTING = ("6.3", "Resting spaces", "A die that ends a noble's move on a resting space earns a medal.")
    MEDAL_MOVES = (
        "6.4",
        "Moves for medals",
        f"A medal moves any noble one to {_STEPS} spaces either way, and earns none.",
    )
    EVENT = ("6.5", "The event", "One own program that fits the arena, with the tokens held and jokers by choice.")
    SPECTATORS = (
        "6.6",
        "Spectators",
        "The program's table, and what programs, tickets, podiums, stars, nobles, medals add.",
    )
    BEST = ("6.7", "Best and income", "The best event counts for the game; every event pays a coin a spectator.")
    PODIUM = (
        "7.1",
        "The podium",
        f"After turns 1 to {FIGURES.turns - 1} the highest best gets a podium; then coins, then {_DICE} dice decide.",
    )
    TIE_ROLL = (
        "7.2",
        "Rolling out a tie",
        f"The tied roll {_DICE} dice each; the highest total wins, equals roll again.",
    )
    CLEAN_UP = ("7.3", "Clean-up", "Every producer puts one token used this turn out of the game.")
    DONATION = ("7.4", "The donation", "The lowest best may take one standard asset from the winner of the podium.")
    END = ("8.1", "The end", f"After the events of turn {FIGURES.turns} the highest best wins.")
    TIES = ("8.2", "Equal bests", "Coins decide, tokens and medals cashed; then stars; then the win is shared.")
