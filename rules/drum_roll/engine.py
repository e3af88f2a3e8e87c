"""How a game of Drum Roll goes on: who may act, with what, and what comes of it.

Each decision and each phase has a module of its own; here they are put in their order. What follows a decision lies
on the state's agenda: what happens by itself is done until the next decision is due.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from rules.core import NATURE, Randomness, Seat
from rules.drum_roll import (
    endgame,
    hiring_area,
    investments,
    piles,
    resolution,
    salaries,
    setup,
    show,
    turns,
    votes,
)
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.decisions import RULINGS
from rules.drum_roll.figures import SEATS
from rules.drum_roll.moves import (
    Move,
    PlayCard,
    ReturnOrganizer,
)
from rules.drum_roll.state import Area, Options, Pile, Player, State, Supply, Turn, hand_limit
from rules.drum_roll.steps import (
    Automatic,
    BeginningTurn,
    ClosingTurn,
    Collecting,
    Counting,
    Discounting,
    Drawing,
    DrawingFirst,
    EndingDistribution,
    Keeping,
    Over,
    Overflowing,
    PayingSalaries,
    Refilling,
    Resolving,
    SettingUp,
    Shows,
    Shuffling,
    TakingCubes,
    Voting,
)
from rules.evolve import evolve

_NOBODY: Final[frozenset[Seat]] = frozenset()
_CHANCE: Final = frozenset((NATURE,))


def new(seats: int, options: Options) -> State:
    """Start a game before its first shuffle. Raises ValueError unless 2 to 4 play."""
    if seats not in SEATS:
        raise ValueError(f"Drum Roll is for 2 to 4 players, not {seats}")
    cards = options.cards or SHIPPED
    figures = cards.figures
    piles = (Shuffling("personnel"), Shuffling("investments"), Shuffling("regions"))
    return State(
        options=options,
        players=(Player(prestige=figures.starting_prestige),) * seats,
        step=Shuffling("performers"),
        agenda=(SettingUp(), Refilling(), DrawingFirst(), *piles[::-1]),
        turn=Turn(),
        supply=Supply((figures.cubes_per_colour,) * len(COLOURS), figures.discount_tokens, figures.trailers),
        area=Area(),
        performers=Pile((), cards.performers),
        personnel=Pile((), cards.personnel),
        investments=Pile((), cards.investments),
        regions=Pile((), cards.regions),
    )


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
    own = RULINGS[type(step)].moves(state, step, seat)
    return [*own, *investments.plays(state, seat)] if isinstance(step, investments.CARD_STEPS) else own


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    if state.closing:
        state = evolve(state, closing=False)
    if isinstance(move, PlayCard):
        return _after_card(investments.play(state, seat, move), seat)
    made = RULINGS[type(state.step)].make(state, state.step, seat, move)
    return made if isinstance(move, ReturnOrganizer) else go_on(made)


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
        due = RULINGS[type(following)].due(state, following)
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


def draw(state: State, rng: Randomness) -> Move:
    """Draw the chance move that the state waits for."""
    if isinstance(state.step, Shuffling):
        return piles.draw_shuffle(state, state.step, rng)
    return setup.draw_first(state, rng)


def scores(state: State) -> tuple[int, ...]:
    """Prestige so far; with all bonuses once the game is over."""
    return tuple(player.prestige for player in state.players)


def winners(state: State) -> tuple[Seat, ...]:
    """The most prestige, of those the most coins in hand; equals share the win."""
    ranks = [(player.prestige, player.coins) for player in state.players]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
