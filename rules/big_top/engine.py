"""How a match of Big Top goes on: who may act, with what, and what comes of it."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import assert_never

from rules.big_top.clauses import Clause
from rules.big_top.figures import RECEIPTS, TOP_SPACE
from rules.big_top.money import profits, total
from rules.big_top.moves import CALLED_PLAYS, CALLS, PASS, PLAYS, Call, Invest, Move, Pass, Play, PlayCalled
from rules.big_top.pieces import (
    BARE_TABLE,
    SEATS,
    Card,
    Deal,
    Piles,
    dealing_seat,
    dealt,
    fitting,
    grown,
    in_order,
    without,
)
from rules.big_top.state import (
    EMPTY_CHART,
    Chart,
    Dealing,
    Hand,
    Investing,
    Options,
    Over,
    Player,
    State,
    Tally,
    Turn,
    shifted,
)
from rules.catalogue import info
from rules.core import CHANCE, NOBODY, Randomness, Seat, alone, check_seats, implements, leaders, seat_after
from rules.evolve import evolve

_TURNS = tuple(map(Turn, range(max(SEATS))))


def new(seats: int, options: Options) -> State:
    """Start a match before its first deal. Raises ValueError for a number of players it is not for."""
    check_seats(info("big_top"), seats)
    return State(options, (Player(),) * seats)


@implements(Clause.TURN)
def to_act(state: State) -> frozenset[Seat]:
    """Give the seats that may move: one in a turn, all who have still to invest before the first, or chance."""
    match state.step:
        case Turn(seat):
            return alone(seat)
        case Investing():
            return frozenset(seat for seat, player in enumerate(state.players) if player.receipts is None)
        case Dealing():
            return alone(CHANCE)
        case Over():
            return NOBODY
        case _:
            assert_never(state.step)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move of a player; a deal, which is chance, has too many outcomes to list and is drawn instead."""
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return investments() if isinstance(state.step, Investing) else _turn_moves(state, seat)


@implements(Clause.INVEST)
@cache
def investments() -> tuple[Invest, ...]:
    """All 24 ways to place the receipts."""
    return tuple(Invest(*values) for values in permutations(RECEIPTS))


@implements(Clause.PLAY, Clause.CALL, Clause.ONE_SUIT, Clause.PASS)
def _turn_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    due = due_cards(state, seat)
    if due:
        return tuple([CALLED_PLAYS[card] for card in due])
    player = state.players[seat]
    ready = fitting(state.piles, player.hand)
    suits = {card.suit for card in player.called}
    plays = [PLAYS[card] for card in ready]
    calls = [CALLS[card] for card in player.hand if card.suit not in suits and card not in ready]
    return (*plays, *calls) or (PASS,)


@implements(Clause.DUTY)
def due_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """The called cards of a seat that fit now: in its turn one of them must be played."""
    return fitting(state.piles, state.players[seat].called)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    match move:
        case Play(card):
            return _played(state, seat, card)
        case Call(card):
            return _called(state, seat, card)
        case PlayCalled(card):
            return _played_called(state, seat, card)
        case Pass():
            return _next_turn(state, seat, state.players[seat], state.piles)
        case Invest():
            return _invested(state, seat, move)
        case Deal():
            return _dealt(state, move)
        case _:
            assert_never(move)


@implements(Clause.PLAY, Clause.MONEY)
def _played(state: State, seat: Seat, card: Card) -> State:
    """From the hand to the table, with the money it earns."""
    before = state.players[seat]
    earned = total(profits(state.players, seat, card))
    player = Player(without(before.hand, card), before.chart, before.track + earned, before.receipts)
    return _next_turn(state, seat, player, grown(state.piles, card))


@implements(Clause.DUTY)
def _played_called(state: State, seat: Seat, card: Card) -> State:
    """From the chart to the table: no money, and the other called cards stay where they are."""
    before = state.players[seat]
    chart = _replaced(before.chart, before.chart.index(card), None)
    player = Player(before.hand, chart, before.track, before.receipts)
    return _next_turn(state, seat, player, grown(state.piles, card))


@implements(Clause.CALL)
def _called(state: State, seat: Seat, card: Card) -> State:
    """From the hand to space 3, which the shift has left free."""
    before = state.players[seat]
    chart = _replaced(before.chart, TOP_SPACE, card)
    player = Player(without(before.hand, card), chart, before.track, before.receipts)
    return _next_turn(state, seat, player, state.piles)


def _replaced(chart: Chart, space: int, card: Card | None) -> Chart:
    spaces = list(chart)
    spaces[space] = card
    nothing, one, two, three = spaces
    return (nothing, one, two, three)


@implements(Clause.OUT, Clause.SHIFT)
def _next_turn(state: State, seat: Seat, player: Player, piles: Piles) -> State:
    """Seat the player after the move; then the hand ends, or the turn passes to the left and begins with the shift."""
    players = list(state.players)
    players[seat] = player
    if player.is_out:
        return _ended(state, tuple(players), seat, piles)
    left = seat_after(seat, state.seats)
    following = players[left]
    if following.chart != EMPTY_CHART:
        chart = shifted(following.chart)
        players[left] = Player(following.hand, chart, following.track, following.receipts)
    return State(state.options, tuple(players), _TURNS[left], piles, state.dealer, state.hands)


@implements(Clause.RECEIPTS, Clause.SCORE, Clause.MATCH)
def _ended(state: State, players: tuple[Player, ...], ender: Seat, piles: Piles) -> State:
    """Open the receipts and what is left of the hands, and add up."""
    hands = (*state.hands, Hand(state.dealer, ender, tuple(map(_tally, players))))
    last = len(hands) == state.hands_in_match
    return State(state.options, players, Over() if last else Dealing(), piles, state.dealer, hands)


def _tally(player: Player) -> Tally:
    assert isinstance(player.receipts, tuple)
    return Tally(player.receipts, player.hand, player.called, player.track)


@implements(Clause.INVEST)
def _invested(state: State, seat: Seat, move: Invest) -> State:
    players = list(state.players)
    players[seat] = evolve(players[seat], receipts=move.receipts)
    waiting = any(player.receipts is None for player in players)
    return evolve(state, players=tuple(players), step=state.step if waiting else _TURNS[state.first])


@implements(Clause.DEAL, Clause.DEALER)
def _dealt(state: State, move: Deal) -> State:
    players = tuple(Player(in_order(hand)) for hand in move.hands)
    dealer = dealing_seat(move.dealer, state.due_dealer)
    return State(state.options, players, Investing(), BARE_TABLE, dealer, state.hands)


def draw(state: State, rng: Randomness) -> Deal:
    """Shuffle and deal the next hand; before the first, draw who deals it."""
    fixed = state.options.dealer == "seat_0"
    return dealt(state.seats, due=state.due_dealer, fixed=fixed, rng=rng)


def scores(state: State) -> tuple[int, ...]:
    """Money of the finished hands."""
    return state.totals


@implements(Clause.MATCH)
def winners(state: State) -> tuple[Seat, ...]:
    """All seats with the highest total: equal totals share the win."""
    return leaders(state.totals)
