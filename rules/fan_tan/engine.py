"""How a match of Fan Tan goes on: who may act, with what, and what comes of it."""

from __future__ import annotations

from typing import Final, assert_never

from rules.big_top.pieces import (
    BARE_TABLE,
    SEATS,
    Card,
    Deal,
    Piles,
    dealing_seat,
    dealt,
    first_after,
    fitting,
    grown,
    in_order,
    without,
)
from rules.catalogue import info
from rules.core import CHANCE, NOBODY, Randomness, Seat, alone, check_seats, implements, leaders, seat_after, with_seat
from rules.evolve import evolve
from rules.fan_tan.clauses import Clause
from rules.fan_tan.moves import PASS, PLAYS, Move, Pass, Play
from rules.fan_tan.state import Dealing, Hand, Options, Over, Past, Player, State, Turn

_TURNS: Final = tuple(map(Turn, range(max(SEATS))))


@implements(Clause.PEANUTS)
def new(seats: int, options: Options) -> State:
    """Start a match before its first deal. Raises ValueError for a number of players it is not for."""
    check_seats(info("fan_tan"), seats)
    return State(options, (Player(),) * seats)


@implements(Clause.TURN)
def to_act(state: State) -> frozenset[Seat]:
    """Give the seats that may move: one in a turn, or chance for the deal."""
    match state.step:
        case Turn(seat):
            return alone(seat)
        case Dealing():
            return alone(CHANCE)
        case Over():
            return NOBODY
        case _:
            assert_never(state.step)


@implements(Clause.PLAY, Clause.PASS)
def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move of a player; a deal, which is chance, has too many outcomes to list and is drawn instead."""
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return tuple([PLAYS[card] for card in playable(state, seat)]) or (PASS,)


@implements(Clause.PILES)
def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards of a hand that fit now: in its turn the seat must play one of them."""
    return fitting(state.piles, state.players[seat].hand)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    match move:
        case Play(card):
            return _played(state, seat, card)
        case Pass():
            return _passed(state, seat)
        case Deal():
            return _dealt(state, move)
        case _:
            assert_never(move)


@implements(Clause.PLAY)
def _played(state: State, seat: Seat, card: Card) -> State:
    before = state.players[seat]
    player = Player(without(before.hand, card), before.peanuts, before.paid)
    players = with_seat(state.players, seat, player)
    piles = grown(state.piles, card)
    if not player.hand:
        return _won(state, players, seat, piles)
    return _next_turn(state, (seat, card, state.piles), players, piles, state.pot)


def _next_turn(state: State, past: Past, players: tuple[Player, ...], piles: Piles, pot: int) -> State:
    turn = _TURNS[seat_after(past[0], state.seats)]
    return State(state.options, players, turn, piles, pot, state.dealer, state.hands, (*state.turns, past))


@implements(Clause.PASS)
def _passed(state: State, seat: Seat) -> State:
    """Pay a peanut if there is one; where that is agreed, a last one ends the match at once."""
    before = state.players[seat]
    paid = min(before.peanuts, 1)
    player = Player(before.hand, before.peanuts - paid, before.paid + paid)
    players = with_seat(state.players, seat, player)
    pot = state.pot + paid
    if player.peanuts == 0 and state.options.broke == "at_once":
        return _broken_off(state, players, pot)
    return _next_turn(state, (seat, None, state.piles), players, state.piles, pot)


@implements(Clause.POT, Clause.BROKE, Clause.MATCH)
def _won(state: State, players: tuple[Player, ...], winner: Seat, piles: Piles) -> State:
    """Pay out the pot; the match ends with the last hand agreed, or when somebody has no peanuts now."""
    hands = (*state.hands, Hand(winner, state.pot, _paid(players)))
    richer = evolve(players[winner], peanuts=players[winner].peanuts + state.pot)
    players = with_seat(players, winner, richer)
    last = len(hands) == state.hands_in_match or any(player.peanuts == 0 for player in players)
    return State(state.options, players, Over() if last else Dealing(), piles, 0, state.dealer, hands)


@implements(Clause.BROKE)
def _broken_off(state: State, players: tuple[Player, ...], pot: int) -> State:
    """End the match in the middle of a hand; the pot stays where it is."""
    hands = (*state.hands, Hand(None, pot, _paid(players)))
    return evolve(state, players=players, step=Over(), pot=pot, hands=hands, turns=())


def _paid(players: tuple[Player, ...]) -> tuple[int, ...]:
    return tuple(player.paid for player in players)


@implements(Clause.DEAL, Clause.DEALER)
def _dealt(state: State, move: Deal) -> State:
    players = tuple(
        Player(in_order(hand), player.peanuts) for hand, player in zip(move.hands, state.players, strict=True)
    )
    dealer = dealing_seat(move.dealer, state.due_dealer)
    return State(state.options, players, _TURNS[first_after(dealer, state.seats)], BARE_TABLE, 0, dealer, state.hands)


@implements(Clause.CARDS, Clause.DEAL)
def draw(state: State, rng: Randomness) -> Deal:
    """Shuffle and deal the next hand; before the first, draw who deals it."""
    fixed = state.options.dealer == "seat_0"
    return dealt(state.seats, due=state.due_dealer, fixed=fixed, rng=rng)


def scores(state: State) -> tuple[int, ...]:
    """Each seat's peanuts, without the pot."""
    return state.peanuts


@implements(Clause.MATCH)
def winners(state: State) -> tuple[Seat, ...]:
    """All seats with the most peanuts: equal numbers share the win."""
    return leaders(state.peanuts)
