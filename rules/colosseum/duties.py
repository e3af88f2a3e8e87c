"""What has to be done now, as the end of a sentence: `you must …`."""

from __future__ import annotations

from typing import assert_never

from rules.colosseum.auction import LOWEST, limits
from rules.colosseum.setting_up import PILE_NAMES
from rules.colosseum.state import (
    Answering,
    Bidding,
    CleaningUp,
    Deciding,
    Donating,
    DonationRoll,
    Investing,
    InvestingAgain,
    InvestingMore,
    MovingNobles,
    Opening,
    Over,
    PodiumRoll,
    Rolling,
    Shuffling,
    Staging,
    State,
    Trading,
)
from rules.colosseum.wording import goods_text, lot_text, program_name, seats_text, sentence


def chance_duty(state: State) -> str:
    """What chance has to do, as a sentence; that the game is over, when it is."""
    step = state.step
    match step:
        case Shuffling(pile):
            return f"{sentence(PILE_NAMES[pile])} have to be shuffled."
        case Rolling(producer):
            dice = "dice have" if state.players[producer].loge else "die has"
            return f"{{{producer}}}'s {dice} to be rolled."
        case PodiumRoll(tied):
            return f"{seats_text(tied)} have to roll for the podium."
        case DonationRoll(tied):
            return f"{seats_text(tied)} have to roll for the donation."
        case _:
            return "The game is over."


def duty(state: State) -> str:
    """What the seat to act has to do: the end of `you must …`."""
    step = state.step
    match step:
        case Investing():
            return "invest in a program, the arena, a season ticket or the loge, or pass"
        case InvestingMore():
            return "pay for a second investment or pass"
        case InvestingAgain():
            return "make the second investment that is paid for, or pass and lose the payment"
        case Opening():
            return f"open a market with {LOWEST} coins or more, or decline the initiative"
        case Bidding():
            lot = lot_text(state.markets[step.market])
            least = limits(state, step).least
            return f"bid {least} or more for market {step.market + 1} ({lot}), or drop out"
        case Trading():
            return "make somebody an offer or end the trading"
        case Answering(trader, offer):
            given, asked = goods_text(offer.give, offer.coins), goods_text(offer.take, -offer.coins)
            return f"accept or refuse {{{trader}}}'s offer: {given} for {asked}"
        case Deciding():
            return "roll to produce an event, or pass"
        case MovingNobles():
            left = [step.faces[die].id for die in step.unused]
            what = f"the die {left[0]}" if len(left) == 1 else f"the dice {left[0]} and {left[1]}"
            return f"move a noble with {what}"
        case Staging():
            return "stage an event, after moving nobles for medals or without"
        case CleaningUp(seat):
            return f"put one token of {_staged(state, seat)} out of the game"
        case Donating(_, donor):
            return f"ask {{{donor}}} for a standard asset or for nothing"
        case Shuffling() | Rolling() | PodiumRoll() | DonationRoll() | Over():
            return "wait"
        case _:
            assert_never(step)


def _staged(state: State, seat: int) -> str:
    performance = state.performances[seat]
    return program_name(performance.program) if performance else "the event"
