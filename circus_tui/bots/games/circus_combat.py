"""Circus Combat: own high dice where the majority can be had and the place counts; red dice where the other leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from typing import Any, Final, TypeAlias

from circus_tui.bots.contract import Part
from circus_tui.bots.evaluation import Evaluation
from rules.circus_combat.engine import legal_moves
from rules.circus_combat.engine import step as stepped
from rules.circus_combat.figures import BOX, FACES
from rules.circus_combat.moves import Keep, Place, Reroll, Resolve, ReturnFatigue, Swap, ThrowFatigue
from rules.circus_combat.pieces import Card
from rules.circus_combat.scoring import colour_multipliers, place_multiplier, total
from rules.circus_combat.state import State, fitting_places, other
from rules.circus_combat.steps import Over, Placing, Rerolling, Shuffling, Starting
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import card_name, dice
from rules.core import Randomness, Seat
from rules.wording import plural, seat_name

_FUTURE: Final = 0.9
"""How likely each die that a trick still wants is to come in time."""
_SOON: Final = tuple(_FUTURE**wanted for wanted in range(12))
_AHEAD: Final = 1.1
"""How much one own die more decides who will take a trick, while dice are still wanted."""
_WASTED: Final = 0.6
"""What an own die that finds no place costs."""


Tolls: TypeAlias = tuple[dict[str, int], dict[str, int]]
"""For each seat, what the points of the next trick of a colour would be multiplied by."""


def trick_worth(trick: Trick, tolls: Tolls) -> tuple[float, float]:
    """What a trick on the stage promises each seat."""
    (mine, theirs), red = trick.own, trick.red
    return _promise(trick.card, len(mine), sum(mine), len(theirs), sum(theirs), len(red), sum(red), tolls)


def _promise(
    card: Card, mine: int, my_pips: int, theirs: int, their_pips: int, red: int, red_pips: int, tolls: Tolls
) -> tuple[float, float]:
    """The points of either seat, by how likely it takes the trick, and soon."""
    if not (mine or theirs):
        return (0.0, 0.0)
    wanted = card.pattern.size - mine - theirs - red
    first = _chance_of(mine - theirs, my_pips - their_pips, wanted)
    soon = _SOON[wanted]
    colour = card.colour
    return (
        soon * first * (my_pips - red_pips) * tolls[0][colour],
        soon * (1 - first) * (their_pips - red_pips) * tolls[1][colour],
    )


def gain(trick: Trick, seat: Seat, face: int, tolls: Tolls, *, red: bool) -> float:
    """How much a die, own or red, changes the seat's lead on a trick."""
    (own, others), reds = trick.own, trick.red
    mine, my_pips, theirs, their_pips = len(own), sum(own), len(others), sum(others)
    number, pips = len(reds), sum(reds)
    before = _promise(trick.card, mine, my_pips, theirs, their_pips, number, pips, tolls)
    if red:
        number, pips = number + 1, pips + face
    elif seat == 0:
        mine, my_pips = mine + 1, my_pips + face
    else:
        theirs, their_pips = theirs + 1, their_pips + face
    after = _promise(trick.card, mine, my_pips, theirs, their_pips, number, pips, tolls)
    change = after[0] - before[0] - after[1] + before[1]
    return change if seat == 0 else -change


@cache
def _chance_of(lead: int, pips: int, wanted: int) -> float:
    """How likely seat 0 takes a trick on which it leads by so many dice and pips."""
    if wanted == 0:
        return 1.0 if (lead, pips) > (0, 0) else 0.0
    return 1 / (1 + exp(-(_AHEAD * lead + 0.08 * pips) * 2 / (1 + 0.4 * wanted)))


def _tolls(state: State) -> Tolls:
    first, second = state.players
    return _tolls_of(first.queue), _tolls_of(second.queue)


def _tolls_of(queue: tuple[Trick, ...]) -> dict[str, int]:
    place = place_multiplier(len(queue))
    tolls = dict.fromkeys(BOX.colours, place)
    if queue:
        again = colour_multipliers(queue)[-1] % BOX.colour_cycle + 1
        tolls[queue[-1].card.colour] = place * again
    return tolls


def worth(state: State) -> tuple[float, float]:
    """The show of each player as it stands, with what the stage promises."""
    shows = [float(total(player, seat)) for seat, player in enumerate(state.players)]
    if isinstance(state.step, Over):
        return (shows[0], shows[1])
    tolls = _tolls(state)
    for trick in state.stage:
        if trick is not None:
            mine, theirs = trick_worth(trick, tolls)
            shows[0] += mine
            shows[1] += theirs
    return (shows[0], shows[1])


def parts(state: State, seat: Seat, move: Any) -> Iterator[Part]:
    """What speaks for a move."""
    match move:
        case Place(die, place):
            yield from _placing(state, seat, die, place)
        case Reroll(again):
            yield from _rolling(state, seat, again)
        case Resolve() | Swap() | Keep():
            gained = _margin(stepped(state, seat, move), seat) - _margin(state, seat)
            yield Part("points", gained, _settled(state, seat, move, gained))
        case ThrowFatigue():
            yield Part("red", -1.0, "rolls the red dice onto other tricks")
        case ReturnFatigue():
            yield Part("red", 0.0, "puts the red dice away")


def _margin(state: State, seat: Seat) -> float:
    points = worth(state)
    return points[seat] - points[other(seat)]


def _settled(state: State, seat: Seat, move: Resolve | Swap | Keep, gained: float) -> str:
    if isinstance(move, Resolve):
        trick = state.stage[move.card]
        assert trick is not None
        taker = majority(trick).taker
        if taker is None:
            return "rids the stage of a trick nobody gets"
        card = card_name(trick.card, state.options)
        return f"brings you the {card}" if taker == seat else f"{seat_name(taker)} would take it anyway"
    points = plural(abs(round(gained)), "point")
    return f"is worth {round(gained):+d} {points} in the queue" if round(gained) else "changes no points in the queue"


def _placing(state: State, seat: Seat, die: int, place: int) -> Iterator[Part]:
    step = state.step
    assert isinstance(step, Placing)
    trick = state.stage[place]
    assert trick is not None
    red = step.dice.is_red(die)
    gained = gain(trick, seat, step.dice.faces[die], _tolls(state), red=red)
    after = trick.with_die(None if red else seat, step.dice.faces[die])
    if red:
        yield Part(
            "trick",
            gained,
            f"hurts {seat_name(other(seat))} there" if gained > 0 else "does little harm there",
        )
    elif after.complete:
        yield Part("trick", gained, "completes it")
    else:
        yield Part("trick", gained, f"is worth {gained:+.1f} points there")
    spoiled = _spoiled(state, step, die, place, after)
    if spoiled:
        yield Part("room", -spoiled, "takes the place of another die")


def _spoiled(state: State, step: Placing, die: int, place: int, after: Trick) -> float:
    """What the dice that could go nowhere else lose when this one takes their place."""
    lost = 0.0
    for number in step.waiting:
        if number == die:
            continue
        face = step.dice.faces[number]
        places = fitting_places(state.stage, face)
        if places == (place,) and face not in after.wants:
            lost += face if step.dice.is_red(number) else _WASTED
    return lost


def die_worth(state: State, seat: Seat, face: int, tolls: Tolls, *, red: bool) -> float:
    """What a die of this value is worth on the best trick for it; a red one that fits nowhere costs its pips."""
    best = -float(face) if red else -_WASTED
    for trick in state.stage:
        if trick is not None and face in trick.wants:
            best = max(best, gain(trick, seat, face, tolls, red=red))
    return best


def _rolling(state: State, seat: Seat, again: Sequence[int]) -> Iterator[Part]:
    step = state.step
    assert isinstance(step, Rerolling)
    tolls = _tolls(state)
    gained = 0.0
    for number in again:
        red = step.dice.is_red(number)
        values = [die_worth(state, seat, face, tolls, red=red) for face in FACES]
        gained += sum(values) / len(values) - values[step.dice.faces[number] - 1]
    kept = step.dice.part([number for number in range(len(step.dice)) if number not in again])
    better = "better" if gained > 0 else "worse"
    if not again:
        yield Part("roll", 0.0, f"{dice(kept)} can all be used")
    else:
        yield Part("roll", gained, f"{dice(step.dice.part(again))} should come up {better}")


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every legal move, of equal dice one."""
    moves = legal_moves(state, seat)
    if not isinstance(state.step, Placing):
        return moves
    rolled = state.step.dice
    seen: dict[Any, Any] = {}
    for move in moves:
        if isinstance(move, Place):
            seen.setdefault((rolled.faces[move.die], rolled.is_red(move.die), move.card), move)
    return tuple(seen.values())


def reply(state: State, seat: Seat, rng: Randomness) -> Any:
    """The move for which the most speaks; of a placing reckoned without words."""
    moves = candidates(state, seat)
    if len(moves) == 1:
        return moves[0]
    step = state.step
    if isinstance(step, Rerolling):
        return _quick_reroll(state, seat, step)
    if isinstance(step, Placing):
        tolls = _tolls(state)
        return max(moves, key=lambda move: _quick_placing(state, seat, step, move, tolls))
    return max(moves, key=lambda move: sum([part.value for part in parts(state, seat, move)]))


def _quick_placing(state: State, seat: Seat, step: Placing, move: Place, tolls: Tolls) -> float:
    trick, dice = state.stage[move.card], step.dice
    assert trick is not None
    red = dice.is_red(move.die)
    value = gain(trick, seat, dice.faces[move.die], tolls, red=red)
    if len(step.waiting) == 1:
        return value
    after = trick.with_die(None if red else seat, dice.faces[move.die])
    return value - _spoiled(state, step, move.die, move.card, after)


def _quick_reroll(state: State, seat: Seat, step: Rerolling) -> Reroll:
    tolls = _tolls(state)
    again = []
    table: dict[bool, list[float]] = {}
    for number, face in enumerate(step.dice.faces):
        red = step.dice.is_red(number)
        if red not in table:
            table[red] = [die_worth(state, seat, value, tolls, red=red) for value in FACES]
        if sum(table[red]) / len(FACES) > table[red][face - 1]:
            again.append(number)
    return Reroll(tuple(again))


def horizon(state: State) -> Seat | None:
    """The end of a turn."""
    return None if isinstance(state.step, Shuffling | Starting | Over) else state.step.seat


EVALUATION: Final = Evaluation(parts, worth, candidates, reply, horizon, lead=30.0, stretches=2)
