"""How a game of Circus Combat goes on: who may act, with what, and what comes of it."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from rules.catalogue import info
from rules.chance import die, shuffled
from rules.circus_combat import moves, steps
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, Faces
from rules.circus_combat.pieces import DECK
from rules.circus_combat.scoring import total, with_neighbours_swapped
from rules.circus_combat.state import (
    Options,
    Player,
    Stage,
    State,
    bears_swap_mark,
    complete_places,
    fitting_places,
    other,
)
from rules.circus_combat.steps import Dice, Ending
from rules.circus_combat.tricks import Trick, majority
from rules.core import CHANCE, NOBODY, Randomness, Seat, alone, check_seats, implements, leaders
from rules.evolve import evolve

SEATS: Final = info("circus_combat").seats


def new(seats: int, options: Options) -> State:
    """Start a game before its shuffle. Raises ValueError for a number of players it is not for."""
    check_seats(info("circus_combat"), seats)
    return State(options)


@implements(Clause.TURN)
def to_act(state: State) -> frozenset[Seat]:
    """Who may move: chance, one player, or nobody any more."""
    match state.step:
        case steps.Placing(seat) | steps.Rerolling(seat) | steps.Resolving(seat) | steps.Wearied(seat):
            return alone(seat)
        case steps.Swapping(taker=taker):
            return alone(taker)
        case steps.ByChance():
            return alone(CHANCE)
        case steps.Over():
            return NOBODY
        case _:
            assert_never(state.step)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """List every move of a player; chance has too many outcomes to list and is drawn instead."""
    if seat not in to_act(state):
        return ()
    match state.step:
        case steps.Placing(_, dice, waiting):
            stage, faces = state.stage, dice.faces
            return tuple([_place_move(number, at) for number in waiting for at in fitting_places(stage, faces[number])])
        case steps.Rerolling(_, dice):
            return _rerolls(len(dice))
        case steps.Resolving():
            return tuple(_resolve(place) for place in complete_places(state))
        case steps.Swapping():
            return _swaps(len(state.players[seat].queue))
        case steps.Wearied():
            return (moves.ThrowFatigue(), moves.ReturnFatigue())
        case steps.ByChance() | steps.Over():
            return ()
        case _:
            assert_never(state.step)


@cache
def _place_move(number: int, at: int) -> moves.Place:
    return moves.Place(number, at)


@cache
def _rerolls(dice: int) -> tuple[moves.Reroll, ...]:
    """Every subset of the dice, none first."""
    subsets = (tuple(number for number in range(dice) if bits >> number & 1) for bits in range(2**dice))
    return tuple(map(moves.Reroll, subsets))


@cache
def _resolve(place: int) -> moves.Resolve:
    return moves.Resolve(place)


@cache
def _swaps(queue: int) -> tuple[moves.Move, ...]:
    return (moves.Keep(), *map(moves.Swap, range(queue - 1)))


def step(state: State, seat: Seat, move: moves.Move) -> State:
    """Make a move that `explain` lets through."""
    match move:
        case moves.Place():
            return _place(state, move)
        case moves.Roll():
            return _roll(state, move)
        case moves.Reroll():
            return _reroll(state, move)
        case moves.Rerolled():
            return _rerolled(state, move)
        case moves.Resolve():
            return _settle(state, move)
        case moves.Shuffle():
            return _lay_out(state, move)
        case moves.StartRoll():
            return _start(state, move)
        case moves.Swap():
            return _go_on(_swap(state, seat, move), _turn(state))
        case moves.Keep():
            return _go_on(state, _turn(state))
        case moves.ThrowFatigue():
            return _throw(state)
        case moves.ReturnFatigue():
            return _return(state)
        case moves.FatigueRolled():
            return _fall(state, move)
        case _:
            assert_never(move)


def _turn(state: State) -> Seat:
    """Whose turn it is, whoever decides."""
    assert not isinstance(state.step, steps.Shuffling | steps.Starting | steps.Over)
    return state.step.seat


@implements(Clause.CARDS, Clause.STAGE)
def _lay_out(state: State, move: moves.Shuffle) -> State:
    """The first eight cards go on the stage, the rest is the deck, and what the deck has too many lies aside."""
    used = state.options.deck
    stage = tuple(map(Trick, move.deck[: BOX.stage]))
    return State(state.options, state.players, steps.Starting(), stage, move.deck[BOX.stage : used], move.deck[used:])


@implements(Clause.START)
def _start(state: State, move: moves.StartRoll) -> State:
    first, second = move.faces
    if first == second:
        return state
    return evolve(state, step=steps.Rolling(0 if first > second else 1))


@implements(Clause.ROLL)
def dice_to_roll(state: State, seat: Seat) -> tuple[int, int]:
    """How many own and how many fatigue dice the player's next roll has, as far as the supplies go."""
    return min(BOX.own_rolled, state.players[seat].supply), min(BOX.fatigue_rolled, state.supply)


@implements(Clause.ROLL)
def _roll(state: State, move: moves.Roll) -> State:
    seat = _turn(state)
    player = state.players[seat]
    rolling = Player(player.supply - len(move.own), player.queue, player.fatigue)
    return evolve(
        state,
        players=_seated(state.players, seat, rolling),
        supply=state.supply - len(move.red),
        step=steps.Rerolling(seat, Dice(move.own, move.red)),
    )


def _seated(players: tuple[Player, Player], seat: Seat, player: Player) -> tuple[Player, Player]:
    return (player, players[1]) if seat == 0 else (players[0], player)


@implements(Clause.REROLL)
def _reroll(state: State, move: moves.Reroll) -> State:
    assert isinstance(state.step, steps.Rerolling)
    seat, dice = state.step.seat, state.step.dice
    if move.dice:
        return evolve(state, step=steps.Rethrowing(seat, dice, move.dice))
    return _place_first(state, seat, dice)


def _rerolled(state: State, move: moves.Rerolled) -> State:
    assert isinstance(state.step, steps.Rethrowing)
    dice = state.step.dice.turned(state.step.chosen, move.faces)
    return _place_first(state, state.step.seat, dice)


@implements(Clause.PLACE)
def _place(state: State, move: moves.Place) -> State:
    assert isinstance(state.step, steps.Placing)
    seat, dice = state.step.seat, state.step.dice
    trick = state.stage[move.card]
    assert trick is not None
    placed = trick.with_die(None if dice.is_red(move.die) else seat, dice.faces[move.die])
    waiting = tuple(number for number in state.step.waiting if number != move.die)
    return _place_while_any_fits(state, _staged(state.stage, move.card, placed), seat, dice, waiting)


def _staged(stage: Stage, place: int, trick: Trick | None) -> Stage:
    return (*stage[:place], trick, *stage[place + 1 :])


def _place_first(state: State, seat: Seat, dice: Dice) -> State:
    """All dice of the roll are to be placed."""
    return _place_while_any_fits(state, state.stage, seat, dice, tuple(range(len(dice))))


@implements(Clause.PLACE, Clause.LEFT_OVER)
def _place_while_any_fits(state: State, stage: Stage, seat: Seat, dice: Dice, waiting: tuple[int, ...]) -> State:
    """With this stage the seat goes on placing if it can; if not, the rest is left over and play goes on."""
    faces = dice.faces
    if any(fitting_places(stage, faces[number]) for number in waiting):
        return _placing(state, stage, steps.Placing(seat, dice, waiting))
    rest = dice.part(waiting)
    player = state.players[seat]
    after = Player(player.supply + len(rest.own), player.queue, player.fatigue + rest.red)
    return _go_on(evolve(state, stage=stage, players=_seated(state.players, seat, after)), seat)


def _placing(state: State, stage: Stage, step: steps.Placing) -> State:
    """Like `evolve`, without its cost: most moves come here."""
    return State(
        state.options,
        state.players,
        step,
        stage,
        state.deck,
        state.aside,
        state.gone,
        state.supply,
        state.last,
    )


@implements(Clause.RESOLVE)
def _go_on(state: State, seat: Seat) -> State:
    """The seat settles the next complete trick, or its turn is over."""
    if complete_places(state):
        return evolve(state, step=steps.Resolving(seat))
    return _end_turn(state, seat)


@implements(Clause.TAKE, Clause.TIE, Clause.ONLY_RED)
def _settle(state: State, move: moves.Resolve) -> State:
    """The trick goes to whoever has the majority; without one it leaves the game. The next card takes its place."""
    seat = _turn(state)
    trick = state.stage[move.card]
    assert trick is not None
    taker = majority(trick).taker
    table = _refilled(state, move.card)
    if taker is not None:
        return _take(table, seat, trick, taker)
    gone = evolve(table, gone=(*table.gone, trick.card))
    if trick.only_red:
        return evolve(gone, step=steps.Wearied(seat, trick.red))
    return _go_on(_dice_returned(gone, trick), seat)


@implements(Clause.STAGE)
def _refilled(state: State, place: int) -> State:
    card = Trick(state.deck[0]) if state.deck else None
    return evolve(state, stage=_staged(state.stage, place, card), deck=state.deck[1:])


@implements(Clause.TAKE, Clause.SWAP)
def _take(state: State, seat: Seat, trick: Trick, taker: Seat) -> State:
    player = state.players[taker]
    queue = (*player.queue, trick)
    taken = evolve(state, players=_seated(state.players, taker, Player(player.supply, queue, player.fatigue)))
    if bears_swap_mark(state.options, trick.card) and len(queue) > 1:
        return evolve(taken, step=steps.Swapping(seat, taker))
    return _go_on(taken, seat)


@implements(Clause.TIE)
def _dice_returned(state: State, trick: Trick) -> State:
    first, second = (
        Player(player.supply + len(own), player.queue, player.fatigue)
        for player, own in zip(state.players, trick.own, strict=True)
    )
    return evolve(state, players=(first, second), supply=state.supply + len(trick.red))


@implements(Clause.SWAP)
def _swap(state: State, seat: Seat, move: moves.Swap) -> State:
    player = state.players[seat]
    swapped = Player(player.supply, with_neighbours_swapped(player.queue, move.left), player.fatigue)
    return evolve(state, players=_seated(state.players, seat, swapped))


@implements(Clause.ONLY_RED)
def _throw(state: State) -> State:
    assert isinstance(state.step, steps.Wearied)
    return evolve(state, step=steps.Throwing(state.step.seat, state.step.red))


@implements(Clause.ONLY_RED)
def _return(state: State) -> State:
    assert isinstance(state.step, steps.Wearied)
    return _go_on(evolve(state, supply=state.supply + len(state.step.red)), state.step.seat)


@implements(Clause.ONLY_RED)
def _fall(state: State, move: moves.FatigueRolled) -> State:
    return _place_first(state, _turn(state), Dice((), move.faces))


@implements(Clause.TURN, Clause.LAST_TURN, Clause.EARLY_END)
def _end_turn(state: State, seat: Seat) -> State:
    """End the game, or pass the turn on; whoever has nothing to roll is skipped."""
    if state.last == seat:
        return _over(state, "last turn")
    if not any(state.stage):
        return _over(state, "empty stage")
    able = [player for player in (other(seat), seat) if any(dice_to_roll(state, player))]
    if not able:
        return _over(state, "no dice")
    return evolve(state, step=steps.Rolling(able[0]), last=_last(state, seat))


def _over(state: State, how: Ending) -> State:
    return evolve(state, step=steps.Over(how))


@implements(Clause.LAST_TURN)
def _last(state: State, seat: Seat) -> Seat | None:
    """Who has one more whole turn: the player without a long queue; the passive one if both got it in this turn."""
    if state.last is not None:
        return state.last
    long = [player for player in (seat, other(seat)) if len(state.players[player].queue) >= BOX.queue]
    return other(long[0]) if long else None


def draw(state: State, rng: Randomness) -> moves.Move:
    """Shuffle the cards, or roll the dice that the state waits for. Raises ValueError when it waits for a player."""
    match state.step:
        case steps.Rolling(seat):
            own, red = dice_to_roll(state, seat)
            return moves.Roll(_rolled(own, rng), _rolled(red, rng))
        case steps.Rethrowing(chosen=chosen):
            return moves.Rerolled(_rolled(len(chosen), rng))
        case steps.Throwing(red=red_dice):
            return moves.FatigueRolled(_rolled(len(red_dice), rng))
        case steps.Starting():
            return moves.StartRoll(_rolled(len(state.players), rng))
        case steps.Shuffling():
            return moves.Shuffle(shuffled(DECK, rng))
        case (
            steps.Rerolling() | steps.Placing() | steps.Resolving() | steps.Swapping() | steps.Wearied() | steps.Over()
        ):
            raise ValueError("no dice are rolled now")
        case _:
            assert_never(state.step)


def _rolled(dice: int, rng: Randomness) -> Faces:
    return tuple([die(rng) for _ in range(dice)])


def scores(state: State) -> tuple[int, ...]:
    """What each player's show is worth as it stands."""
    return tuple(total(player, seat) for seat, player in enumerate(state.players))


@implements(Clause.SCORE)
def winners(state: State) -> tuple[Seat, ...]:
    """The player with the higher score; both for a draw."""
    return leaders(scores(state))
