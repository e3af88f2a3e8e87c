"""What each move of Colosseum is called on a button, seen by its maker. Markets are counted from 1."""

from __future__ import annotations

from typing import assert_never

from rules.colosseum.investing import COST
from rules.colosseum.medals import COINS
from rules.colosseum.moves import (
    Accept,
    AskDonation,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    Decline,
    DiscardUsed,
    DropOut,
    Expand,
    ExtraInvestment,
    Free,
    Investment,
    MedalMove,
    Move,
    MoveNoble,
    Offer,
    Open,
    Pass,
    Produce,
    Refuse,
    Roll,
    Shuffle,
    TieRoll,
    TokenToMedal,
)
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import program
from rules.colosseum.producing import Landing, landing
from rules.colosseum.setting_up import PILE_NAMES
from rules.colosseum.state import Deciding, InvestingAgain, InvestingMore, Opening, State, Trading
from rules.colosseum.wording import asset_name, coins_text, goods_text, lot_text, medals_text, noble_name, program_name
from rules.core import Seat, listing


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move; unique among the moves of a decision."""
    match move:
        case BuyProgram() | Expand() | BuyTicket() | BuildLoge():
            return _investment(state, seat, move)
        case ExtraInvestment(pay):
            price = f"{COST.second_investment_medals} medals" if pay == "medals" else "an additional-action token"
            return f"pay {price} for a second investment"
        case Pass():
            return _passing(state)
        case Open(market, bid):
            return f"open market {market + 1} ({lot_text(state.markets[market])}) with {coins_text(bid)}"
        case Bid(coins):
            return f"bid {coins_text(coins)}"
        case DropOut():
            return "drop out"
        case Offer(partner, give, take, coins):
            return f"offer {{{partner}}} {goods_text(give, coins)} for {goods_text(take, -coins)}"
        case Accept():
            return "accept the offer"
        case Refuse():
            return "refuse the offer"
        case DiscardUsed(asset):
            return f"put 1 {asset_name(asset)} out of the game"
        case AskDonation(asset):
            return f"ask for 1 {asset_name(asset)}"
        case Decline():
            return "ask for nothing"
        case CashMedal() | TokenToMedal():
            return _free(move)
        case _:
            return _performing(state, seat, move)


def _performing(state: State, seat: Seat, move: Roll | MoveNoble | MedalMove | Produce | TieRoll | Shuffle) -> str:
    match move:
        case Roll(faces):
            if faces is None:
                return "roll to produce an event"
            return "roll the dice" if len(faces) > 1 else "roll the die"
        case MoveNoble(noble, dice, steps):
            die = "both dice" if len(dice) > 1 else f"die {dice[0] + 1}"
            return f"move {noble_name(noble)} by {steps} with {die} to {_where(landing(state, noble, steps))}"
        case MedalMove(noble, steps):
            way = f"by {steps}" if steps > 0 else f"back by {-steps}"
            return f"pay a medal to move {noble_name(noble)} {way} to {_where(landing(state, noble, steps))}"
        case Produce(number, jokers, medals):
            extras = [f"{jokers} joker{'' if jokers == 1 else 's'}"] if jokers else []
            extras += [medals_text(medals)] if medals else []
            with_ = f" with {listing(extras)}" if extras else ""
            came = spectators(state, seat, number, jokers, medals)
            return f"stage {program_name(number)}{with_}" + (f": {came.total} spectators" if came else "")
        case TieRoll():
            return "roll out the tie"
        case Shuffle(pile):
            return f"shuffle {PILE_NAMES[pile]}"
        case _:
            assert_never(move)


def _investment(state: State, seat: Seat, move: Investment) -> str:
    match move:
        case BuyProgram(number):
            return f"buy {program_name(number)} for {coins_text(program(number).price)}"
        case Expand(side):
            arena = state.players[seat].arena.grown(side)
            space = arena.inside[0 if side == "left" else -1]
            return f"build out the arena on the {side}, to space {space}, for {coins_text(COST.arena_space)}"
        case BuyTicket():
            return f"buy a season ticket for {coins_text(COST.season_ticket)}"
        case BuildLoge():
            return f"build the loge for {coins_text(COST.loge)}"
        case _:
            assert_never(move)


def _passing(state: State) -> str:
    match state.step:
        case InvestingMore():
            return "leave it at one investment"
        case InvestingAgain():
            return "lose the payment and invest no more"
        case Opening():
            return "decline the initiative"
        case Trading():
            return "end the trading"
        case Deciding():
            return "produce nothing"
        case _:
            return "make no investment"


def _free(move: Free) -> str:
    match move:
        case CashMedal():
            return f"turn a medal into {COINS} coins"
        case TokenToMedal():
            return "turn an additional-action token into a medal"
        case _:
            assert_never(move)


def _where(end: Landing) -> str:
    """`space 12, a resting space in {1}'s arena`."""
    parts = [f"space {end.space}"]
    if end.rests:
        parts.append("a resting space")
    if end.host is not None:
        parts.append(f"in {{{end.host}}}'s arena")
    return ", ".join(parts)
