"""A seat moves nobles by the dice that were rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.colosseum.board import RESTING, onward
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.medals import earned
from rules.colosseum.moves import Move, MoveNoble
from rules.colosseum.producing import hands, landing, landing_text, noble_moves, put, ways
from rules.colosseum.state import MovingNobles, Staging, State
from rules.colosseum.wording import noble_name
from rules.core import Refusal, Seat, implements
from rules.evolve import evolve
from rules.wording import seat_name


class MovingNoblesRules(SeatRules[MovingNobles, MoveNoble]):
    """A rest at the end of a move earns a medal; with the last die the event comes next."""

    step = MovingNobles
    kinds = (MoveNoble,)
    clause = Clause.NOBLES

    def _moves(self, state: State, step: MovingNobles, seat: Seat) -> Iterable[Move]:
        return noble_moves(step)

    def _why_not(self, state: State, step: MovingNobles, seat: Seat, move: MoveNoble) -> Refusal | None:
        """A noble move uses unused dice for exactly their steps, and each die another noble."""
        if move.dice not in hands(step.unused):
            left = " and ".join(step.faces[die].id for die in step.unused)
            return Refusal(Clause.NOBLES, f"Those dice are not to be had: {left} can still be used.")
        if move.noble in step.moved:
            return Refusal(Clause.NOBLES, f"The second die must move another noble than {noble_name(move.noble)}.")
        allowed = ways(step.faces, move.dice)
        if move.steps not in allowed:
            shown = " and ".join(step.faces[die].id for die in move.dice)
            steps = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
            return Refusal(Clause.NOBLES, f"With {shown} a noble moves {steps} spaces, not {move.steps}.")
        return None

    @implements(Clause.NOBLES, Clause.RESTING)
    def _made(self, state: State, step: MovingNobles, seat: Seat, move: MoveNoble) -> State:
        space = onward(state.nobles[move.noble.index], move.steps)
        unused = tuple([die for die in step.unused if die not in move.dice])
        moved = (*step.moved, move.noble)
        after = MovingNobles(step.actor, step.faces, unused, moved) if unused else Staging(step.actor)
        state = evolve(put(state, move.noble, space), agenda=(after, *state.agenda[1:]))
        return earned(state, step.actor) if space in RESTING else state

    def _told(self, before: State, step: MovingNobles, seat: Seat, move: MoveNoble, after: State) -> Iterator[str]:
        space = after.nobles[move.noble.index]
        yield f"{seat_name(seat)} moves {noble_name(move.noble)} by {move.steps} to space {space}."

    def _described(self, state: State, seat: Seat, move: MoveNoble) -> str:
        die = "both dice" if len(move.dice) > 1 else f"die {move.dice[0] + 1}"
        where = landing_text(landing(state, move.noble, move.steps))
        return f"move {noble_name(move.noble)} by {move.steps} with {die} to {where}"

    def _duty(self, state: State, step: MovingNobles) -> str:
        left = [step.faces[die].id for die in step.unused]
        what = f"the die {left[0]}" if len(left) == 1 else f"the dice {left[0]} and {left[1]}"
        return f"move a noble with {what}"
