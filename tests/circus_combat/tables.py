"""Small tables for the tests of Circus Combat."""

from __future__ import annotations

from random import Random

import attrs

from rules import circus_combat
from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import Faces
from rules.circus_combat.moves import Move, Place, Reroll
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import State
from rules.circus_combat.steps import Dice, Rerolling, Rolling
from rules.circus_combat.tricks import Trick
from rules.core import Seat, name_seats, play

NAMES = ("Ana", "Ben")


def faces(text: str) -> Faces:
    return tuple(map(int, text.split()))


def trick(code: str, first: str = "", second: str = "", *, red: str = "") -> Trick:
    """A card with the dice of player 0, of player 1, and the red ones."""
    return Trick(Card.parse(code), (faces(first), faces(second)), faces(red))


def after(state: State, *moves: tuple[Seat, Move]) -> State:
    for seat, move in moves:
        state = play(circus_combat, state, seat, move)
    return state


def rolled(state: State, own: str = "", red: str = "") -> State:
    """The player about to roll has rolled this, be it more or less than three dice and one, and keeps it."""
    assert isinstance(state.step, Rolling)
    seat, dice = state.step.seat, Dice(faces(own), faces(red))
    players = list(state.players)
    players[seat] = attrs.evolve(players[seat], supply=players[seat].supply - len(dice.own))
    taken = attrs.evolve(
        state,
        players=(players[0], players[1]),
        supply=state.supply - len(dice.red),
        step=Rerolling(seat, dice),
    )
    return after(taken, (seat, Reroll(())))


def placed(state: State, *where: tuple[int, int]) -> State:
    """The player on turn has placed these dice on these places."""
    for die, card in where:
        (seat,) = circus_combat.to_act(state)
        state = after(state, (seat, Place(die, card)))
    return state


def refused(state: State, seat: Seat, move: Move) -> tuple[Clause, str]:
    refusal = circus_combat.explain(state, seat, move)
    assert refusal is not None
    assert isinstance(refusal.clause, Clause)
    return refusal.clause, name_seats(refusal.text, NAMES)


def told(state: State, seat: Seat, move: Move) -> list[str]:
    """What the table hears of a move."""
    then = after(state, (seat, move))
    return [name_seats(event.text, NAMES) for event in circus_combat.events(state, seat, move, then)]


def drawn(state: State, seed: int = 1) -> Move:
    return circus_combat.draw(state, Random(seed))
