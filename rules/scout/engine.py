"""How a match of SCOUT goes on: who may act, with what, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, assert_never

from rules.catalogue import info
from rules.chance import below, shuffled
from rules.core import CHANCE, NOBODY, Randomness, Seat, alone, check_seats, implements, leaders, seat_after, with_seat
from rules.evolve import evolve
from rules.scout.clauses import Clause
from rules.scout.moves import Deal, End, Move, Orient, Scout, ScoutAndShow, Show
from rules.scout.pieces import FACES, Card, deck, hand_size
from rules.scout.sets import Cut, Fits, beating, reaches, slices, weight
from rules.scout.state import (
    Acting,
    Dealing,
    Ending,
    MustShow,
    Options,
    Orienting,
    Over,
    Player,
    Round,
    State,
    Tally,
    inserted,
    next_first,
    opening_players,
    ups,
)

SEATS = info("scout").seats

_ORIENTS: Final = (Orient(False), Orient(True))
_ACTING: Final = tuple(map(Acting, range(SEATS[-1])))
_OWING: Final = tuple(map(MustShow, range(SEATS[-1])))


def new(seats: int, options: Options) -> State:
    """Start a match before its first deal. Raises ValueError for a number of players it is not for."""
    check_seats(info("scout"), seats)
    return State(options, opening_players(seats), unshown=((),) * seats)


@implements(Clause.TURN)
def to_act(state: State) -> frozenset[Seat]:
    """Give the seats that may move: one in a turn, all who have still to choose before the first, or chance."""
    match state.step:
        case Acting() | MustShow():
            return alone(state.step.seat)
        case Dealing():
            return alone(CHANCE)
        case Orienting(chosen):
            return frozenset(seat for seat, choice in enumerate(chosen) if choice is None)
        case Over():
            return NOBODY
        case _:
            assert_never(state.step)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move of a player; a deal, which is chance, has too many outcomes to list and is drawn instead."""
    match state.step:
        case Acting(acting):
            if acting == seat:
                return _turn_moves(state, seat)
        case MustShow(acting):
            if acting == seat:
                return (*_shows(state, ups(state.players[seat].hand)),)
        case Orienting():
            if seat in to_act(state):
                return _ORIENTS
        case Dealing() | Over():
            pass
        case _:
            assert_never(state.step)
    return ()


def _turn_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    numbers = ups(state.players[seat].hand)
    return (*_shows(state, numbers), *_scouts(state, seat), *_scouts_and_shows(state, seat, numbers))


@implements(Clause.SHOW)
def _shows(state: State, numbers: Sequence[int]) -> Iterable[Show]:
    if not state.active:
        return _every_show((*reaches(numbers),))
    return map(_SHOWS.__getitem__, beating(numbers, state.to_beat))


class _Shows(dict[Cut, Show]):
    """One object for each show, made when it is asked for first."""

    def __missing__(self, cut: Cut) -> Show:
        show = self[cut] = Show(*cut)
        return show


_SHOWS: Final = _Shows()


@lru_cache(maxsize=10_000)
def _every_show(reach: tuple[int, ...]) -> tuple[Show, ...]:
    return tuple(map(_SHOWS.__getitem__, slices(reach)))


@implements(Clause.SCOUT)
def _scouts(state: State, seat: Seat) -> tuple[Scout, ...]:
    player = state.players[seat]
    if not state.active or not can_pay_for_scout(state, seat):
        return ()
    return _all_scouts(len(player.hand), len(state.active) > 1)


@cache
def _all_scouts(hand: int, two_ends: bool) -> tuple[Scout, ...]:
    ends: tuple[End, ...] = ("left", "right") if two_ends else ("left",)
    return tuple(Scout(end, turn, at) for end in ends for turn in (False, True) for at in range(hand + 1))


def scouts_and_shows(state: State, seat: Seat) -> Sequence[ScoutAndShow]:
    """List how the seat may begin a Scout & Show: so that the enlarged hand beats what stays on the table."""
    return _scouts_and_shows(state, seat, ups(state.players[seat].hand))


@implements(Clause.BOTH)
def _scouts_and_shows(state: State, seat: Seat, numbers: Sequence[int]) -> Sequence[ScoutAndShow]:
    if not state.players[seat].token or not state.active:
        return ()
    found: list[ScoutAndShow] = []
    for end in _ends(state):
        card, left = scouted(state, end)
        fits = Fits(numbers, weight(ups(left)))
        if fits.everywhere:
            found += _both_ways(end, len(numbers))
            continue
        for turn, number in ((False, card.up), (True, card.down)):
            found += [_BOTH[end, turn, at] for at in range(len(numbers) + 1) if fits.at(at, number)]
    return found


@cache
def _both_ways(end: End, hand: int) -> tuple[ScoutAndShow, ...]:
    return tuple(_BOTH[end, turn, at] for turn in (False, True) for at in range(hand + 1))


class _Both(dict[tuple[End, bool, int], ScoutAndShow]):
    """One object for each Scout & Show, made when it is asked for first."""

    def __missing__(self, key: tuple[End, bool, int]) -> ScoutAndShow:
        move = self[key] = ScoutAndShow(*key)
        return move


_BOTH: Final = _Both()


def _ends(state: State) -> tuple[End, ...]:
    return ("left", "right") if len(state.active) > 1 else ("left",)


def scouted(state: State, end: End) -> tuple[Card, tuple[Card, ...]]:
    """The card at that end of the active set, and the cards that stay."""
    if end == "left":
        return state.active[0], state.active[1:]
    return state.active[-1], state.active[:-1]


@implements(Clause.TWO_CHIPS)
def can_pay_for_scout(state: State, seat: Seat) -> bool:
    """Whether the seat may scout as far as chips go: free for 3 and more players, a chip of one's own for two."""
    return not state.for_two or state.players[seat].chips > 0


def enlarged(state: State, seat: Seat, move: Scout | ScoutAndShow) -> tuple[Card, ...]:
    """The hand a scout would give."""
    card, _ = scouted(state, move.end)
    return inserted(state.players[seat].hand, card.turned if move.turn else card, move.at)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    match move:
        case Show():
            return _after_show(_put_on_table(state, seat, move), seat)
        case Scout():
            return _after_scout(_take_from_table(state, seat, move))
        case ScoutAndShow():
            return _take_from_table(state, seat, move)
        case Deal():
            return _deal(state, move)
        case Orient():
            return _orient(state, seat, move)
        case _:
            assert_never(move)


@implements(Clause.DEAL, Clause.START)
def _deal(state: State, move: Deal) -> State:
    fresh = opening_players(state.seats)
    return State(
        options=state.options,
        players=tuple(evolve(player, hand=hand) for player, hand in zip(fresh, move.hands, strict=True)),
        step=Orienting((None,) * state.seats),
        first=next_first(state) if move.first is None else move.first,
        aside=move.aside,
        rounds=state.rounds,
        shown=state.shown if state.aside else (),
        unshown=_unshown(state) if state.aside else ((),) * state.seats,
    )


def _unshown(state: State) -> tuple[tuple[Card, ...], ...]:
    """What stays in the hands at the end of a round, but for the cards that all have seen."""
    seen = {card.face for card in state.shown}
    return tuple(tuple(card for card in player.hand if card.face not in seen) for player in state.players)


@implements(Clause.TURNING)
def _orient(state: State, seat: Seat, move: Orient) -> State:
    assert isinstance(state.step, Orienting)
    chosen = with_seat(state.step.chosen, seat, move.turn)
    if None in chosen:
        return evolve(state, step=Orienting(chosen))
    players = tuple(
        _turned(player) if turn is True else player for player, turn in zip(state.players, chosen, strict=True)
    )
    return evolve(state, players=players, step=Acting(state.first))


def _turned(player: Player) -> Player:
    return evolve(player, hand=tuple(card.turned for card in player.hand))


@implements(Clause.SHOW, Clause.ORDER)
def _put_on_table(state: State, seat: Seat, move: Show) -> State:
    """The slice becomes the active set; what it beat is collected; the turn passes to the left."""
    before = state.players[seat]
    stop = move.start + move.length
    shown = before.hand[move.start : stop]
    players = [*state.players]
    players[seat] = Player(
        before.hand[: move.start] + before.hand[stop:],
        before.collected + state.active,
        before.chips,
        before.token,
    )
    return State(
        state.options,
        (*players,),
        _ACTING[seat_after(seat, len(players))],
        shown,
        seat,
        0,
        state.first,
        state.aside,
        state.rounds,
        state.shown + shown,
        state.taken,
        state.unshown,
    )


@implements(Clause.OUT)
def _after_show(state: State, seat: Seat) -> State:
    if not state.players[seat].hand:
        return _end_round(state, seat, "out")
    return _end_if_stuck(state)


@implements(Clause.SCOUT, Clause.BOTH, Clause.TWO_CHIPS, Clause.TWO_TURNS)
def _take_from_table(state: State, seat: Seat, move: Scout | ScoutAndShow) -> State:
    """The card goes into the hand, and a chip to the owner, or with two players from the scout to the middle.

    For Scout & Show the token is spent, and the show is owed.
    """
    assert state.owner is not None
    card, left = scouted(state, move.end)
    before = state.players[seat]
    hand = inserted(before.hand, card.turned if move.turn else card, move.at)
    both = move.__class__ is ScoutAndShow
    players = [*state.players]
    for_two = len(players) == 2
    players[seat] = Player(hand, before.collected, before.chips - for_two, before.token and not both)
    if not for_two:
        owner = players[state.owner]
        players[state.owner] = Player(owner.hand, owner.collected, owner.chips + 1, owner.token)
    turn = seat if for_two else seat_after(seat, len(players))
    return State(
        state.options,
        (*players,),
        _OWING[seat] if both else _ACTING[turn],
        left,
        state.owner,
        0 if both else state.scouts + 1,
        state.first,
        state.aside,
        state.rounds,
        state.shown,
        (*state.taken, (seat, card)),
        state.unshown,
    )


@implements(Clause.UNBEATEN)
def _after_scout(state: State) -> State:
    seats = len(state.players)
    if seats == 2:
        return _end_if_stuck(state)
    if state.scouts == seats - 1:
        assert state.owner is not None
        return _end_round(state, state.owner, "unbeaten")
    return state


@implements(Clause.TWO_END)
def _end_if_stuck(state: State) -> State:
    """End the round when the one on turn can neither show nor pay for a scout; only with two players it costs."""
    if not isinstance(state.step, Acting) or not state.active:
        return state
    seat = state.step.seat
    if can_pay_for_scout(state, seat) or any(True for _ in _shows(state, ups(state.players[seat].hand))):
        return state
    assert state.owner is not None
    return _end_round(state, state.owner, "unbeaten")


@implements(Clause.SCORE, Clause.MATCH)
def _end_round(state: State, ender: Seat, how: Ending) -> State:
    tallies = tuple(
        Tally(len(player.collected), player.chips, len(player.hand), how == "unbeaten" and seat == ender)
        for seat, player in enumerate(state.players)
    )
    rounds = (*state.rounds, Round(ender, how, tallies))
    last = len(rounds) == state.seats
    return evolve(state, rounds=rounds, step=Over() if last else Dealing())


@implements(Clause.DEAL)
def draw(state: State, rng: Randomness) -> Deal:
    """Shuffle and deal the next round; two players get in round 2 what was set aside in round 1."""
    size = hand_size(state.seats)
    pile = state.aside or tuple(card.turned if below(2, rng) else card for card in shuffled(deck(state.seats), rng))
    hands = tuple(pile[seat * size : (seat + 1) * size] for seat in range(state.seats))
    first = None if state.rounds else _first(state, hands, rng)
    return Deal(hands, pile[size * state.seats :], first)


@implements(Clause.START)
def _first(state: State, hands: tuple[tuple[Card, ...], ...], rng: Randomness) -> Seat:
    drawn = below(state.seats, rng)
    if state.options.start == "fixed":
        return 0
    if state.options.start == "holder_of_1_2":
        return holder_of_lowest(hands, drawn)
    return drawn


def holder_of_lowest(hands: tuple[tuple[Card, ...], ...], otherwise: Seat) -> Seat:
    """The seat that was dealt the card 1/2; `otherwise` if it lies aside."""
    return next((seat for seat, hand in enumerate(hands) if any(card.face == FACES[0] for card in hand)), otherwise)


def scores(state: State) -> tuple[int, ...]:
    """Points of the finished rounds."""
    return state.totals


@implements(Clause.MATCH)
def winners(state: State) -> tuple[Seat, ...]:
    """All seats with the highest total: equal totals share the win."""
    return leaders(state.totals)
