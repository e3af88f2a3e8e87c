"""Circus Combat in sentences: what happened, what the game came to, what is to be done, what a move is called."""

from __future__ import annotations

from typing import assert_never

from rules.circus_combat import moves, steps
from rules.circus_combat.aftermath import aftermath, by, deed, ending
from rules.circus_combat.scoring import fatigue_points, show, show_points
from rules.circus_combat.state import Player, State, bears_swap_mark, complete_places
from rules.circus_combat.steps import Dice
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, dice, die_name, lying, pips
from rules.core import Event, Result, Seat, listing
from rules.wording import addressed, counted_in_words, plural, seat_name


def events(before: State, seat: Seat, move: moves.Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and what came of it by itself."""
    return (*deed(before, seat, move, after), *aftermath(before, move, after))


def result(state: State) -> Result | None:
    """Give the sums of the game when it is over: the points of each trick in order, and the red dice left over."""
    if not isinstance(state.step, steps.Over):
        return None
    rows = tuple(_sums(player, seat) for seat, player in enumerate(state.players))
    draw = ("Both have the same score: a draw.",) if rows[0][-1] == rows[1][-1] else ()
    return Result("The queues", ("tricks", "how", "red dice", "total"), rows, (ending(state), *draw))


def _sums(player: Player, seat: Seat) -> tuple[str, str, str, str]:
    tricks, fatigue = show_points(player.queue, seat), fatigue_points(player)
    how = " ".join(f"{performance.points:+d}" for performance in show(player.queue, seat))
    return f"{tricks:+d}", how or "no tricks", f"-{fatigue}", str(tricks - fatigue)


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    match state.step:
        case steps.Shuffling():
            return "The cards have to be shuffled."
        case steps.Starting():
            return "{0} and {1} have to roll for the start."
        case steps.Rolling(acting):
            return f"The dice of {seat_name(acting)}'s turn have to be rolled."
        case steps.Rethrowing(acting, rolled, chosen):
            has = plural(len(chosen), "has", "have")
            return f"{seat_name(acting)}'s {dice(rolled.part(chosen))} {has} to be rolled again."
        case steps.Throwing(acting, red):
            red_dice = counted_in_words(len(red), "red die", "red dice")
            return f"{seat_name(acting)}'s {red_dice} {plural(len(red), 'has', 'have')} to be rolled again."
        case steps.Rerolling(acting, rolled):
            return f"{addressed(acting, seat)} must choose {_which(rolled)}."
        case steps.Placing(acting, rolled, waiting):
            return f"{addressed(acting, seat)} must place whatever fits: {dice(rolled.part(waiting))}."
        case steps.Resolving(acting):
            return f"{addressed(acting, seat)} must settle {_complete(state)}."
        case steps.Swapping(taker=taker):
            return f"{addressed(taker, seat)} may swap two neighbouring tricks of the queue, or keep it as it is."
        case steps.Wearied(acting, red):
            return f"{addressed(acting, seat)} may roll red {pips(red)} again, or put them back."
        case steps.Over():
            return "The game is over."
        case _:
            assert_never(state.step)


def _which(rolled: Dice) -> str:
    if len(rolled) == 1:
        return f"whether to roll {dice(rolled)} again"
    return f"which of {dice(rolled)} to roll again, or none"


def _complete(state: State) -> str:
    names = [f"the {card_name(trick.card, state.options)}" for _, trick in _complete_tricks(state)]
    return listing(names, "or") if len(names) > 1 else f"{names[0]}, which is complete"


def _complete_tricks(state: State) -> list[tuple[int, Trick]]:
    tricks = [(place, state.stage[place]) for place in complete_places(state)]
    return [(place, trick) for place, trick in tricks if trick is not None]


def describe(state: State, seat: Seat, move: moves.Move) -> str:
    """Name a move; dice, places of the stage and tricks of a queue are counted from 1."""
    match move:
        case moves.Shuffle():
            return "shuffle the cards"
        case moves.StartRoll():
            return "roll for the start"
        case moves.Roll() | moves.Rerolled():
            return "roll the dice"
        case moves.FatigueRolled():
            return "roll the red dice"
        case moves.Reroll():
            return _reroll(state, move)
        case moves.Place():
            return _place(state, move)
        case moves.Resolve(place):
            return _resolve(state, place)
        case moves.Swap(left):
            first, second = state.players[seat].queue[left : left + 2]
            names = listing(card_name(trick.card, state.options) for trick in (first, second))
            return f"swap tricks {left + 1} and {left + 2}: {names}"
        case moves.Keep():
            return "keep the queue as it is"
        case moves.ThrowFatigue():
            return "roll the red dice again and place them"
        case moves.ReturnFatigue():
            return "put the red dice back into the supply"
        case _:
            assert_never(move)


def _reroll(state: State, move: moves.Reroll) -> str:
    assert isinstance(state.step, steps.Rerolling)
    if not move.dice:
        return "keep the roll"
    numbers = listing([str(number + 1) for number in move.dice])
    which = f"{'die' if len(move.dice) == 1 else 'dice'} {numbers}"
    return f"roll {dice(state.step.dice.part(move.dice))} again ({which})"


def _place(state: State, move: moves.Place) -> str:
    assert isinstance(state.step, steps.Placing)
    trick = state.stage[move.card]
    assert trick is not None
    name = die_name(state.step.dice, move.die)
    return f"place {name} (die {move.die + 1}) on the {card_name(trick.card, state.options)} with {lying(trick)}"


def _resolve(state: State, place: int) -> str:
    trick = state.stage[place]
    assert trick is not None
    name = f"settle the {card_name(trick.card, state.options)}"
    taker = majority(trick).taker
    if taker is not None:
        swap = ", who may swap," if bears_swap_mark(state.options, trick.card) else ""
        return f"{name}: to {seat_name(taker)}{swap} by {by(trick)}"
    return f"{name}: all red, it leaves the game" if trick.only_red else f"{name}: a tie, it leaves the game"
