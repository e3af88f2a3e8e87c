"""How a game of Drum Roll goes on: who may act, with what, what comes of it, and who wins.

What a decision allows and does stands in its own module in `decisions`; what follows lies on the state's agenda: what
happens by itself is done until the next decision is due.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rules.catalogue import info
from rules.core import Randomness, Seat, check_seats, implements, leaders
from rules.drum_roll import endgame, hiring_area, investments, piles, resolution, salaries, setup, show, turns, votes
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.decisions import rules_of
from rules.drum_roll.decisions.overflowing import is_overfull
from rules.drum_roll.moves import Move, PlayCard
from rules.drum_roll.state import Area, Options, Pile, Player, State, Supply, Turn
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
    Happening,
    Overflowing,
    PayingSalaries,
    Refilling,
    Resolving,
    SettingUp,
    Shows,
    Shuffling,
)
from rules.evolve import evolve


def new(seats: int, options: Options) -> State:
    """Start a game before its first shuffle. Raises ValueError for a number of players it is not for."""
    check_seats(info("drum_roll"), seats)
    cards = options.cards or SHIPPED
    figures = cards.figures
    piles = (Shuffling("personnel"), Shuffling("investments"), Shuffling("regions"))
    return State(
        options=options,
        players=(Player(prestige=figures.starting_prestige),) * seats,
        step=Shuffling("performers"),
        agenda=(*piles, DrawingFirst(), Refilling(), SettingUp()),
        turn=Turn(),
        supply=Supply((figures.cubes_per_colour,) * len(COLOURS), figures.discount_tokens, figures.trailers),
        area=Area(),
        performers=Pile((), cards.performers),
        personnel=Pile((), cards.personnel),
        investments=Pile((), cards.investments),
        regions=Pile((), cards.regions),
    )


def to_act(state: State) -> frozenset[Seat]:
    """Give the seats that may move: one, all who still choose at the same time, chance, or nobody at the end."""
    return rules_of(state.step).to_act(state)


def first_to_choose(view: State) -> Seat:
    """Who is asked first where all choose at once in the open: whoever comes later has seen what others took."""
    return view.order[0]


def legal_moves(state: State, seat: Seat) -> Iterable[Move]:
    """List every move of a player; chance has too many outcomes to list and is drawn instead."""
    decision = rules_of(state.step)
    if seat not in decision.to_act(state):
        return ()
    own = decision.legal_moves(state, seat)
    return [*own, *investments.plays(state, seat)] if decision.cards_first else own


def step(state: State, seat: Seat, move: Move) -> State:
    """Make a move that `explain` lets through."""
    if state.closing:
        state = evolve(state, closing=False)
    if isinstance(move, PlayCard):
        return _after_card(investments.play(state, seat, move), seat)
    decision = rules_of(state.step)
    made = decision.make(state, seat, move)
    return made if isinstance(move, decision.staying) else go_on(made)


def _after_card(state: State, seat: Seat) -> State:
    """The decision goes on; but a hand that is too large, because a magician was fired, comes first."""
    if isinstance(state.step, Overflowing):
        return go_on(state.then(state.step))
    if is_overfull(state, seat):
        return state.at(Overflowing(seat), (state.step, *state.agenda))
    return state


def go_on(state: State) -> State:
    """Do what is next on the agenda until a decision is due."""
    agenda = state.agenda
    while True:
        following, rest = agenda[0], agenda[1:]
        if isinstance(following, Happening):
            state = _happen(state.at(state.step, rest), following)
            agenda = state.agenda
            continue
        due = rules_of(following).due(state, following)
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
    return rules_of(state.step).draw(state, rng)


def scores(state: State) -> tuple[int, ...]:
    """Prestige so far; with all bonuses once the game is over."""
    return tuple(player.prestige for player in state.players)


@implements(Clause.END)
def winners(state: State) -> tuple[Seat, ...]:
    """The most prestige, of those the most coins in hand; equals share the win."""
    return leaders([(player.prestige, player.coins) for player in state.players])
