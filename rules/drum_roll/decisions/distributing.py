"""A seat moves cubes from storage onto its performers; Agents and Assistants convert some."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias, assert_never

from rules.core import Refusal, Seat, implements, listing
from rules.drum_roll.cards import Member
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import COLOURS, Colour, count_cubes, minus, number_of, plus, together, without
from rules.drum_roll.decisions.base import DONE, SeatRules
from rules.drum_roll.distribution import gains, has_worked, is_converter, moves_allowed, moves_left
from rules.drum_roll.moves import Convert, Done, Move, MoveCube
from rules.drum_roll.state import Act, Filled, State
from rules.drum_roll.steps import Distributing
from rules.drum_roll.wording import cubes, level_name, name_of
from rules.evolve import evolve
from rules.wording import counted_in_words, in_words, seat_name

DistributingMove: TypeAlias = MoveCube | Convert | Done

_move_cube = cache(MoveCube)


@cache
def _convert(personnel: str, spend: Colour, gain: tuple[Colour, ...]) -> Convert:
    return Convert(personnel, spend, gain)


class DistributingRules(SeatRules[Distributing, DistributingMove]):
    """Cubes and conversions in any order, then done."""

    step = Distributing
    kinds = (MoveCube, Convert, Done)
    clause = Clause.MOVING
    cards_first = True

    def _moves(self, state: State, step: Distributing, seat: Seat) -> Iterable[Move]:
        return [*_cube_moves(state, step), *_conversions(state, step), DONE]

    def _why_not(self, state: State, step: Distributing, seat: Seat, move: DistributingMove) -> Refusal | None:
        match move:
            case MoveCube():
                return _why_not_move(state, step, move)
            case Convert():
                return _why_not_convert(state, step, move)
            case Done():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: Distributing, seat: Seat, move: DistributingMove) -> State:
        match move:
            case MoveCube():
                return _moved(state, step, move)
            case Convert():
                return _converted(state, step, move)
            case Done():
                return state
            case _:
                assert_never(move)

    def _told(
        self, before: State, step: Distributing, seat: Seat, move: DistributingMove, after: State
    ) -> Iterator[str]:
        who = seat_name(seat)
        match move:
            case MoveCube(colour, performer):
                act = after.players[seat].act(performer)
                assert act is not None
                now = f": {level_name(act.ready)} now" if act.ready else ""
                yield f"{who} moved a {colour} cube onto {act.performer.name}{now}."
            case Convert(personnel, spend, gain):
                yield f"{who}'s {name_of(before, personnel)} turned a {spend} cube into {cubes(gain)}."
            case Done():
                return
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: DistributingMove) -> str:
        match move:
            case MoveCube(colour, performer):
                return f"move a {colour} cube onto {name_of(state, performer)}"
            case Convert(personnel, spend, gain):
                return f"{name_of(state, personnel)}: a {spend} cube into {cubes(gain)}"
            case Done():
                return "be done"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: Distributing) -> str:
        left = moves_left(state, step)
        if not any(_cube_moves(state, step)):
            last = "convert a cube or be done" if any(_conversions(state, step)) else "finish the distribution"
            return f"{last}: {'all moves are made' if left <= 0 else 'no cube of yours can be moved'}"
        return f"move up to {counted_in_words(left, 'cube')} onto performers, then be done"


def _cube_moves(state: State, step: Distributing) -> Iterator[MoveCube]:
    """List each cube in storage with each performer that asks for its colour."""
    if moves_left(state, step) <= 0:
        return
    player = state.players[step.seat]
    stored = [colour for colour in COLOURS if number_of(player.storage, colour)]
    for act in player.acts:
        missing = act.missing
        for colour in stored:
            if colour in missing:
                yield _move_cube(colour, act.performer.id)


def _conversions(state: State, step: Distributing) -> Iterator[Convert]:
    """List what Agents and Assistants may do with the cubes in storage."""
    player = state.players[step.seat]
    for member in player.personnel:
        if not is_converter(member) or has_worked(step, member):
            continue
        for spend in COLOURS if member.spends is None else (member.spends,):
            if number_of(player.storage, spend):
                for gain in gains(state, member, spend):
                    yield _convert(member.id, spend, gain)


def _why_not_move(state: State, step: Distributing, move: MoveCube) -> Refusal | None:
    """A move is left, the cube is in storage, and the performer asks for it."""
    allowed = moves_allowed(state, step.seat)
    if step.moved >= allowed:
        clause = Clause.SUPPLIER if allowed > state.figures.moves else Clause.MOVING
        return Refusal(
            clause, f"You have moved {in_words(step.moved)} cubes this turn; {in_words(allowed)} is the most."
        )
    player = state.players[step.seat]
    if not number_of(player.storage, move.colour):
        return Refusal(Clause.MOVING, f"You have no {move.colour} cube in storage.")
    act = player.act(move.performer)
    if act is None:
        return Refusal(Clause.MOVING, "That performer is not in your circus.")
    return _why_not_onto(act, move.colour)


def _why_not_onto(act: Act, colour: Colour) -> Refusal | None:
    name = act.performer.name
    if act.flipped:
        return Refusal(Clause.FLIP, f"{name} has been flipped and takes no cubes any more.")
    if colour in act.missing:
        return None
    if colour in act.performer.cubes:
        return Refusal(Clause.MOVING, f"{name} has its {colour} cube already.")
    return Refusal(Clause.MOVING, f"{name} asks for {listing(act.performer.cubes)}, not for {colour}.")


@implements(Clause.MOVING)
def _moved(state: State, step: Distributing, move: MoveCube) -> State:
    """The cube fills the lowest free level of its colour."""
    player = state.players[step.seat]
    act = player.act(move.performer)
    assert act is not None
    filled = evolve(act, filled=_filled_with(act, move.colour))
    after = evolve(player.with_act(filled), storage=minus(player.storage, move.colour))
    return state.with_player(step.seat, after).then(evolve(step, moved=step.moved + 1))


def _filled_with(act: Act, colour: Colour) -> Filled:
    """The requirements with one more cube: the lowest free level that asks for the colour gets it."""
    wanted = enumerate(zip(act.performer.cubes, act.filled, strict=True))
    level = next(level for level, (asked, full) in wanted if asked == colour and not full)
    return (*act.filled[:level], True, *act.filled[level + 1 :])


def _why_not_convert(state: State, step: Distributing, move: Convert) -> Refusal | None:
    """The member is one's own and has not worked, has its cube to spend, and gives what it says."""
    player = state.players[step.seat]
    member = next((own for own in player.personnel if own.id == move.personnel), None)
    if member is None:
        return Refusal(Clause.AGENT, "That personnel member is not in your circus.")
    if not is_converter(member):
        return Refusal(Clause.AGENT, f"{member.title} converts no cubes.")
    clause = Clause.AGENT if member.role == "agent" else Clause.ASSISTANT
    if has_worked(step, member):
        return Refusal(clause, f"One {member.name} a turn: yours has worked in this distribution.")
    if member.spends not in (None, move.spend):
        return Refusal(clause, f"{member.title} takes a {member.spends} cube, not a {move.spend} one.")
    if not number_of(player.storage, move.spend):
        return Refusal(clause, f"You have no {move.spend} cube in storage.")
    return _why_not_gain(state, member, move, clause)


def _why_not_gain(state: State, member: Member, move: Convert, clause: Clause) -> Refusal | None:
    possible = gains(state, member, move.spend)
    if move.gain in possible:
        return None
    if not possible:
        return Refusal(Clause.STOCK, f"No {listing(member.gains, 'or')} cube is in stock: that would give nothing.")
    offered = listing((cubes(gain) for gain in possible), "or")
    return Refusal(clause, f"{member.title} now gives {offered}, not {cubes(move.gain)}.")


@implements(Clause.AGENT, Clause.ASSISTANT)
def _converted(state: State, step: Distributing, move: Convert) -> State:
    """The spent cube goes back first, then the gained ones come."""
    player = state.players[step.seat]
    gained = count_cubes(move.gain)
    storage = together(minus(player.storage, move.spend), gained)
    stock = without(plus(state.supply.cubes, move.spend), gained)
    after = evolve(
        state.with_player(step.seat, evolve(player, storage=storage)),
        supply=evolve(state.supply, cubes=stock),
    )
    agent = any(member.id == move.personnel and member.role == "agent" for member in player.personnel)
    return after.then(Distributing(step.seat, step.moved, step.agent or agent, step.assistant or not agent))
