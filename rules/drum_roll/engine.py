"""How a game of Drum Roll goes on: who may act, with what, and what comes of it.

Each phase has a module of its own; here they are put in their order. What follows a decision lies on the state's
agenda: what happens by itself is done until the next decision is due.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from rules.core import NATURE, Randomness, Seat
from rules.drum_roll import (
    benefits,
    distribution,
    endgame,
    hiring_area,
    investments,
    piles,
    placing,
    resolution,
    salaries,
    setup,
    show,
    turns,
    votes,
)
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Convert,
    Decline,
    Discard,
    Done,
    DoubleVote,
    FirstPlayer,
    Flip,
    GiveTrailer,
    Hire,
    Invest,
    Keep,
    Move,
    MoveCube,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    ReturnOrganizer,
    Shuffle,
    SkipSalary,
    StoreCoins,
    TakeCubes,
    Vote,
)
from rules.drum_roll.state import State, hand_limit
from rules.drum_roll.steps import (
    Automatic,
    Banking,
    BeforeSalaries,
    BeginningTurn,
    ChoosingCard,
    ChoosingCubes,
    ClosingTurn,
    Collecting,
    Counting,
    Decision,
    Discounting,
    Distributing,
    DoubleVoting,
    Drawing,
    DrawingFirst,
    EndingDistribution,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Over,
    Overflowing,
    PayingSalaries,
    Performing,
    Placing,
    Refilling,
    Resolving,
    SeatDecision,
    SettingUp,
    Shows,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)
from rules.evolve import evolve

_INVEST: Final = Invest()
_DECLINE: Final = Decline()
_DONE: Final = Done()
_NOBODY: Final[frozenset[Seat]] = frozenset()
_CHANCE: Final = frozenset((NATURE,))


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset((seat,))


def to_act(state: State) -> frozenset[Seat]:
    """Who may move."""
    match state.step:
        case Shuffling() | DrawingFirst():
            return _CHANCE
        case Keeping(kept=choices) | Voting(delay=choices):
            return frozenset(seat for seat, choice in enumerate(choices) if choice is None)
        case TakingCubes(waiting):
            return frozenset(waiting)
        case Over():
            return _NOBODY
        case _:
            return _alone(state.step.seat)


def legal_moves(state: State, seat: Seat) -> Iterable[Move]:
    """List every move of a player; chance has too many outcomes to list and is drawn instead."""
    step = state.step
    if seat == NATURE or seat not in to_act(state):
        return ()
    match step:
        case Keeping():
            return setup.keeps(step, seat)
        case TakingCubes():
            return setup.first_cubes(state)
        case Voting():
            return votes.VOTES
        case Shuffling() | DrawingFirst() | Over():
            return ()
        case _:
            own = _own_moves(state, step)
            return [*own, *investments.plays(state, seat)] if isinstance(step, investments.CARD_STEPS) else own


def _own_moves(state: State, step: SeatDecision) -> Iterable[Move]:
    """The moves of a decision of one seat, cards apart."""
    player = state.players[step.seat]
    match step:
        case Banking(seat):
            return [*turns.deposits(state, seat), _DECLINE]
        case Placing(seat):
            return placing.placings(state, seat)
        case Investing(seat):
            return (_DECLINE,) if resolution.why_not_invest(state, seat) else (_INVEST, _DECLINE)
        case HiringPerformer() | HiringPersonnel():
            return [*hiring_area.hires(state, step), _DECLINE]
        case Distributing():
            return [*distribution.cube_moves(state, step), *distribution.conversions(state, step), _DONE]
        case DoubleVoting():
            return votes.double_votes(player)
        case EndingTurn(seat):
            return turns.turn_end_moves(state, seat)
        case Performing():
            return show.show_moves(state, step)
        case ChoosingCubes():
            return benefits.cube_choices(state, step)
        case GivingTrailers():
            return benefits.trailer_choices(state, step)
        case ChoosingCard():
            return piles.card_choices(step)
        case BeforeSalaries():
            return (_DONE,)
        case SkippingSalary():
            return salaries.skips(state, step)
        case Overflowing():
            return investments.discards(player)
        case _:
            assert_never(step)


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    if state.closing:
        state = evolve(state, closing=False)
    if isinstance(move, ReturnOrganizer):
        return turns.return_organizer(state, seat)
    if isinstance(move, PlayCard):
        return _after_card(investments.play(state, seat, move), seat)
    return go_on(_made(state, seat, move))


def _made(state: State, seat: Seat, move: Move) -> State:
    """The state with the move's own consequences; where the decision goes on it is on the agenda again."""
    match state.step, move:
        case Placing(), Place():
            return placing.place(state, seat, move)
        case Placing(), PassMarker():
            return placing.pass_marker(state, seat)
        case Distributing() as distributing, MoveCube():
            return distribution.move_cube(state, distributing, move)
        case Distributing() as distributing, Convert():
            return distribution.convert(state, distributing, move)
        case _, Done() | Decline():
            return state
        case Investing(), Invest():
            return resolution.invest(state, seat)
        case ((HiringPerformer() | HiringPersonnel()), Hire()):
            return hiring_area.hire(state, seat, move)
        case Voting() as voting, Vote():
            return votes.vote(state, voting, seat, move)
        case Performing() as performing, Perform():
            return show.perform(state, performing, move)
        case Performing() as performing, Flip():
            return show.flip(state, performing, move)
        case _:
            return _made_seldom(state, seat, move)


def _made_seldom(state: State, seat: Seat, move: Move) -> State:
    match state.step, move:
        case Shuffling(), Shuffle():
            return piles.shuffle(state, move)
        case DrawingFirst(), FirstPlayer():
            return setup.first_player(state, move)
        case Keeping() as keeping, Keep():
            return setup.keep(state, keeping, seat, move)
        case TakingCubes() as taking, TakeCubes():
            return setup.take_cubes(state, taking, seat, move)
        case Banking(), StoreCoins():
            return turns.store_coins(state, seat, move)
        case DoubleVoting(), DoubleVote():
            return votes.double(state, seat)
        case ChoosingCubes() as choosing, ChooseCubes():
            return benefits.choose_cubes(state, choosing, move)
        case GivingTrailers() as giving, GiveTrailer():
            given = benefits.give_trailer(state, seat, move.performer)
            return given.then(GivingTrailers(seat, giving.number - 1))
        case ChoosingCard() as choosing_card, ChooseCard():
            return piles.choose_card(state, choosing_card, move)
        case SkippingSalary(), SkipSalary():
            return salaries.pay(state, seat, move.members)
        case Overflowing() as overflowing, Discard():
            return investments.discard(state, seat, move).then(overflowing)
        case _:
            raise AssertionError(f"{move} is no move of {state.step}")


def _after_card(state: State, seat: Seat) -> State:
    """The decision goes on; but a hand that is too large, because a magician was fired, comes first."""
    if isinstance(state.step, Overflowing):
        return go_on(state.then(state.step))
    if len(state.players[seat].hand) > hand_limit(state, seat):
        return state.at(Overflowing(seat), (*state.agenda, state.step))
    return state


def go_on(state: State) -> State:
    """Do what is next on the agenda until a decision is due."""
    agenda = state.agenda
    while True:
        rest, following = agenda[:-1], agenda[-1]
        if isinstance(following, Automatic):
            state = _happen(state.at(state.step, rest), following)
            agenda = state.agenda
            continue
        due = _due(state, following)
        if due is not None:
            return state.at(due, rest)
        agenda = rest


def _happen(state: State, automatic: Automatic) -> State:
    match automatic:
        case SettingUp():
            return setup.deal(state)
        case BeginningTurn():
            return turns.begin_turn(state)
        case Resolving():
            return resolution.resolve(state)
        case Discounting():
            return hiring_area.discount(state)
        case EndingDistribution():
            return votes.end_distribution(state)
        case Counting():
            return votes.count(state)
        case ClosingTurn():
            return turns.close_turn(state, automatic)
        case Refilling():
            return hiring_area.refill(state)
        case Drawing():
            return piles.draw_cards(state, automatic)
        case Shows(waiting):
            return _next_show(state, waiting)
        case Collecting(seat):
            return show.collect(state, seat)
        case PayingSalaries(seat):
            return salaries.pay_or_skip(state, seat)
        case _:
            assert_never(automatic)


def _next_show(state: State, waiting: tuple[Seat, ...]) -> State:
    if waiting:
        return show.begin_show(state, waiting)
    return endgame.end_game(state) if state.turn.show == state.figures.shows else show.end_show(state)


def _due(state: State, decision: Decision) -> Decision | None:
    """The decision as it is to be taken now; None if there is nothing to decide."""
    match decision:
        case Banking(seat):
            return decision if turns.most_coins_to_store(state, seat) > 0 else None
        case DoubleVoting(seat) | BeforeSalaries(seat):
            return decision if state.players[seat].hand else None
        case EndingTurn(seat):
            return decision if state.players[seat].hand or turns.owns_organizer(state, seat) else None
        case Performing(_, left):
            return decision if left else None
        case ChoosingCubes(seat, number):
            number = min(number, sum(state.supply.cubes))
            return ChoosingCubes(seat, number) if number else None
        case GivingTrailers(seat, number):
            free = state.supply.trailers and any(True for _ in benefits.without_trailer(state.players[seat]))
            return decision if number and free else None
        case Overflowing(seat):
            return decision if len(state.players[seat].hand) > hand_limit(state, seat) else None
        case _:
            return decision


def draw(state: State, rng: Randomness) -> Move:
    """Draw the chance move that the state waits for."""
    if isinstance(state.step, Shuffling):
        return piles.draw_shuffle(state, state.step, rng)
    return setup.draw_first(state, rng)
