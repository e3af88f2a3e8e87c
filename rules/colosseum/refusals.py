"""Why a move of Colosseum is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.colosseum import auction, closing, investing, medals, producing, setting_up, trading
from rules.colosseum.clauses import Clause
from rules.colosseum.duties import chance_duty, duty
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
    Step,
    Trading,
)
from rules.core import NATURE, Refusal, Seat

_INVESTMENTS: Final = (BuyProgram, Expand, BuyTicket, BuildLoge, Pass)

_FITTING: Final[Mapping[type[Step], tuple[tuple[type[Move], ...], Clause]]] = MappingProxyType(
    {
        Shuffling: ((Shuffle,), Clause.DEAL),
        Investing: (_INVESTMENTS, Clause.INVEST),
        InvestingMore: ((ExtraInvestment, Pass), Clause.EXTRA),
        InvestingAgain: (_INVESTMENTS, Clause.EXTRA),
        Opening: ((Open, Pass), Clause.INITIATIVE),
        Bidding: ((Bid, DropOut), Clause.BIDDING),
        Trading: ((Offer, Pass), Clause.TRADER),
        Answering: ((Accept, Refuse), Clause.ANSWER),
        Deciding: ((Roll, Pass), Clause.PRODUCE),
        Rolling: ((Roll,), Clause.NOBLES),
        MovingNobles: ((MoveNoble,), Clause.NOBLES),
        Staging: ((MedalMove, Produce), Clause.EVENT),
        PodiumRoll: ((TieRoll,), Clause.TIE_ROLL),
        CleaningUp: ((DiscardUsed,), Clause.CLEAN_UP),
        DonationRoll: ((TieRoll,), Clause.TIE_ROLL),
        Donating: ((AskDonation, Decline), Clause.DONATION),
        Over: ((), Clause.END),
    }
)
"""The moves that belong to each decision, and the clause of whoever tries another."""


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    step = state.step
    if step.actor is None:
        return Refusal(Clause.END, "The game is over.")
    if seat != step.actor:
        return Refusal(Clause.TURN, chance_duty(state) if step.actor == NATURE else f"It is {{{step.actor}}}'s turn.")
    if seat != NATURE and isinstance(move, CashMedal | TokenToMedal):
        return medals.refuse(state, seat, move)
    kinds, clause = _FITTING[type(step)]
    if not isinstance(move, kinds):
        return _out_of_place(state, seat, move, clause)
    return _judged(state, seat, move)


def _out_of_place(state: State, seat: Seat, move: Move, clause: Clause) -> Refusal:
    """Refuse a move that belongs to another decision."""
    if isinstance(state.step, Answering) and isinstance(move, Offer):
        trader = state.step.trader
        return Refusal(
            Clause.TRADER,
            f"Only {{{trader}}} makes offers now. Accept or refuse; your own offers come when you are the trader.",
        )
    return Refusal(clause, chance_duty(state) if seat == NATURE else f"Now you must {duty(state)}.")


def _judged(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move that belongs to the present decision."""
    match state.step, move:
        case _, BuyProgram() | Expand() | BuyTicket() | BuildLoge() | ExtraInvestment():
            return investing.refuse(state, seat, move)
        case _, Open():
            return auction.refuse_opening(state, seat, move)
        case Bidding() as step, Bid():
            return auction.refuse_bid(state, step, move)
        case _, Offer():
            return trading.refuse_offer(state, seat, move)
        case Answering() as step, Accept():
            return trading.refuse_accept(state, step)
        case MovingNobles() as step, MoveNoble():
            return producing.refuse_noble_move(step, move)
        case _, MedalMove():
            return producing.refuse_medal_move(state, seat, move)
        case _, Produce():
            return producing.refuse_event(state, seat, move)
        case _, DiscardUsed():
            return closing.refuse_discard(state, seat, move)
        case Donating() as step, AskDonation():
            return closing.refuse_request(state, step, move)
        case Deciding(), Roll(faces):
            return producing.refuse_roll(state, seat, faces)
        case _:
            return _judged_chance(state, move)


def _judged_chance(state: State, move: Move) -> Refusal | None:
    """Judge shuffles and rolls; what is left is always allowed: passing, refusing, dropping out, declining."""
    match state.step, move:
        case Shuffling() as step, Shuffle():
            return setting_up.refuse(step, move)
        case Rolling() as step, Roll():
            return producing.refuse_faces(state, step, move)
        case (PodiumRoll() | DonationRoll()) as step, TieRoll():
            return closing.refuse_tie_roll(step, move)
        case _:
            return None
