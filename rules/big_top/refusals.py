"""Why a move of Big Top is not allowed. `explain` is the only judge; `legal_moves` lists what it lets through."""

from __future__ import annotations

from typing import assert_never

from rules.big_top.clauses import Clause
from rules.big_top.engine import due_cards, legal_moves, to_act
from rules.big_top.figures import RECEIPTS
from rules.big_top.moves import Call, Invest, Move, Pass, Play, PlayCalled
from rules.big_top.pieces import Card, Deal, fits, misfit, on_table, why_not_deal
from rules.big_top.state import Dealing, Investing, Over, Player, State, Turn
from rules.core import CHANCE, Refusal, Seat, listing
from rules.wording import capital, plural, seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if isinstance(state.step, Over):
        return Refusal(Clause.TURN, "The match is over.")
    if seat not in to_act(state):
        return Refusal(Clause.TURN, _not_your_turn(state, seat))
    match state.step:
        case Dealing():
            return _deal(state, move)
        case Investing():
            return _invest(move)
        case Turn():
            return _turn(state, seat, move)
        case _:
            assert_never(state.step)


def _turn(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Play(card):
            return _play(state, seat, card)
        case Call(card):
            return _call(state, seat, card)
        case PlayCalled(card):
            return _play_called(state, seat, card)
        case Pass():
            return _pass(state, seat)
        case Invest():
            return Refusal(Clause.INVEST, "The gate receipts of this hand have been placed.")
        case Deal():
            return Refusal(Clause.DEAL, "The cards of this hand have been dealt.")
        case _:
            assert_never(move)


def _not_your_turn(state: State, seat: Seat) -> str:
    if isinstance(state.step, Dealing):
        return "The cards have to be dealt first."
    if isinstance(state.step, Turn):
        return f"It is {seat_name(state.step.seat)}'s turn."
    return (
        "The cards have been dealt." if seat == CHANCE else f"{seat_name(seat)} has already placed the gate receipts."
    )


def _deal(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Deal):
        return Refusal(Clause.DEAL, "The cards have to be dealt first.")
    fixed = state.options.dealer == "seat_0"
    return why_not_deal(
        move, state.seats, due=state.due_dealer, fixed=fixed, by_dealer=Clause.DEALER, by_hands=Clause.DEAL
    )


def _invest(move: Move) -> Refusal | None:
    if not isinstance(move, Invest):
        return Refusal(Clause.INVEST, "First you have to place your four gate receipts.")
    if sorted(move.receipts) == sorted(RECEIPTS):
        return None
    placed, due = listing(map(str, move.receipts)), listing(map(str, RECEIPTS))
    return Refusal(Clause.INVEST, f"You would place {placed}: each of your receipts, {due}, goes on one suit.")


def _play(state: State, seat: Seat, card: Card) -> Refusal | None:
    owed = _duty(state, seat)
    if owed is not None:
        return owed
    if card not in state.players[seat].hand:
        return Refusal(Clause.PLAY, f"You do not hold {card.name}: it {_whereabouts(state, seat, card)}.")
    return None if fits(state.piles, card) else Refusal(Clause.PILES, misfit(state.piles, card))


def _call(state: State, seat: Seat, card: Card) -> Refusal | None:
    player = state.players[seat]
    owed = _duty(state, seat)
    if owed is not None:
        return owed
    if card not in player.hand:
        return Refusal(Clause.CALL, f"You do not hold {card.name}: it {_whereabouts(state, seat, card)}.")
    if card.is_poster:
        return Refusal(Clause.CALL, f"A Poster is never called: you can play {card.name} now.")
    if fits(state.piles, card):
        return Refusal(Clause.CALL, f"{card.name} can be played now: only a card that does not fit can be called.")
    if None not in player.chart:
        return Refusal(Clause.FULL, f"{card.name} cannot be called: your chart is full.")
    return _same_suit(player, card)


def _same_suit(player: Player, card: Card) -> Refusal | None:
    other = next((called for called in player.called if called.suit == card.suit), None)
    if other is None:
        return None
    return Refusal(Clause.ONE_SUIT, f"{card.name} cannot be called: {other.name} is on your chart, of the same suit.")


def _play_called(state: State, seat: Seat, card: Card) -> Refusal | None:
    if card not in state.players[seat].called:
        where = _whereabouts(state, seat, card)
        return Refusal(Clause.DUTY, f"You have not called {card.name}: it {where}.")
    return None if fits(state.piles, card) else Refusal(Clause.PILES, misfit(state.piles, card))


def _pass(state: State, seat: Seat) -> Refusal | None:
    owed = _duty(state, seat)
    if owed is not None:
        return owed
    able = legal_moves(state, seat)[0]
    if not isinstance(able, Play | Call):
        return None
    verb = "play" if isinstance(able, Play) else "call"
    return Refusal(Clause.PASS, f"You may not pass: you can {verb} {able.card.name}.")


def _duty(state: State, seat: Seat) -> Refusal | None:
    """The refusal of everything but playing a called card, when one fits."""
    due = due_cards(state, seat)
    if not due:
        return None
    which = "it" if len(due) == 1 else "one of them"
    fit = plural(len(due), "fits", "fit")
    return Refusal(Clause.DUTY, f"{capital(listing(_names(due)))} on your chart {fit} now: you must play {which}.")


def _whereabouts(state: State, seat: Seat, card: Card) -> str:
    """Where the card is, as far as the seat can see."""
    if card in on_table(state.piles):
        return "has been played"
    if card in state.players[seat].hand:
        return "is still in your hand"
    owner = next((other for other, player in enumerate(state.players) if card in player.called), None)
    if owner is None:
        return "is in another hand"
    return "lies on your chart" if owner == seat else f"lies on {seat_name(owner)}'s chart"


def _names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)
