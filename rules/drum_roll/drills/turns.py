"""Questions on a turn: where a marker may go, where a cube may go, and how many cards may be held."""

from __future__ import annotations

from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.core import Randomness, listing
from rules.drum_roll.card_set import SHIPPED
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, count_cubes
from rules.drum_roll.drills.tables import NAMES, bare, kinds, of_types, performers
from rules.drum_roll.moves import Action, MoveCube, Place
from rules.drum_roll.placing import ACTIONS
from rules.drum_roll.refusals import explain
from rules.drum_roll.state import Act, Marker, Player, hand_limit
from rules.drum_roll.steps import Distributing, Placing
from rules.drum_roll.wording import ACTION_NAMES
from rules.teaching.drill import Question, among, yes_no
from rules.wording import capital, counted, in_words

_CUBES: Final = ACTIONS[:5]
_OTHERS: Final = ACTIONS[5:]


def place(rng: Randomness) -> Question:
    """Whether a marker may be placed on an action."""
    seats = 2 + below(3, rng)
    taken = shuffled(_CUBES, rng)[: below(seats + 1, rng)]
    markers = [(below(seats, rng), action) for action in taken][: 2 * seats]
    yours = [action for seat, action in markers if seat == 0]
    if len(yours) < 2:
        markers += [(0, _OTHERS[below(len(_OTHERS), rng)])] * (1 + below(2 - len(yours), rng))
    wished = (markers[-1][1], _CUBES[below(len(_CUBES), rng)], _OTHERS[below(len(_OTHERS), rng)])[below(3, rng)]
    lie = tuple(Marker(seat, action) for seat, action in _allowed(markers))
    table = bare(seats)
    state = attrs.evolve(table, step=Placing(0), turn=attrs.evolve(table.turn, markers=lie))
    refusal = explain(state, 0, Place(wished, False))
    on = listing(f"{ACTION_NAMES[each.action]} ({_whose(each.seat)})" for each in lie if each.action) or "no action"
    text = f"{capital(in_words(seats))} play. Markers lie on {on}. May you place one on {ACTION_NAMES[wished]}?"
    if refusal is not None:
        return yes_no(text, refusal.text, refusal.clause, holds=False)
    why = "It is free, and nothing is used up: cube actions as many as players, tickets and Invest twice each."
    return yes_no(text, why, Clause.PLACING, holds=True)


def _allowed(markers: list[tuple[int, Action]]) -> list[tuple[int, Action]]:
    """The markers that could lie there: hiring but once for each."""
    hiring = ("hire_performer", "hire_personnel")
    return [each for number, each in enumerate(markers) if each[1] not in hiring or each not in markers[:number]]


def _whose(seat: int) -> str:
    return "yours" if seat == 0 else f"{NAMES[seat]}'s"


def cube(rng: Randomness) -> Question:
    """Whether a cube may go onto a performer."""
    performer = SHIPPED.performers[below(len(SHIPPED.performers), rng)]
    filled = tuple(below(3, rng) == 0 for _ in performer.cubes)
    act = Act(performer, (filled[0], filled[1], filled[2]), flipped=1 if below(8, rng) == 0 else 0)
    if act.flipped:
        act = attrs.evolve(act, filled=(False, False, False))
    stored = shuffled(COLOURS, rng)[: 2 + below(2, rng)]
    colour = performer.cubes[below(3, rng)] if below(4, rng) else stored[0]
    moved = 2 if below(8, rng) == 0 else below(2, rng)
    player = Player(acts=(act,), storage=count_cubes(stored))
    state = attrs.evolve(bare().with_player(0, player), step=Distributing(0, moved))
    refusal = explain(state, 0, MoveCube(colour, performer.id))
    has = "is flipped" if act.flipped else f"has {listing(act.cubes) or 'no cube'}"
    text = (
        f"The {performer.name} asks for {listing(performer.cubes)}, in this order, and {has}. In storage you have "
        f"{listing(stored)}, and you have moved {counted(moved, 'cube')} this turn. May you put {colour} on it now?"
    )
    if refusal is not None:
        return yes_no(text, refusal.text, refusal.clause, holds=False)
    why = "It asks for that colour and has not got it; cubes may come in any order."
    return yes_no(text, why, Clause.MOVING, holds=True)


def hand(rng: Randomness) -> Question:
    """How many investment cards may be held."""
    types = kinds(2 + below(4, rng), rng)
    flipped = below(len(types), rng)
    acts = tuple(Act(each, flipped=int(number < flipped)) for number, each in enumerate(performers(types, rng)))
    limit = hand_limit(bare().with_player(0, Player(acts=acts)), 0)
    text = f"You have {of_types(types)}, {flipped} of them flipped. How many investment cards may you hold?"
    why = "Two, and one more for each magician, flipped ones included."
    right, *wrong = (counted(number, "card") for number in (limit, 2, limit + 1, limit + 2, len(types)))
    return among(text, right, wrong, why, Clause.HAND, rng)
