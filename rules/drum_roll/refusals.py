"""Why a move of Drum Roll is not allowed. `explain` is the only judge: `legal_moves` lists what it lets through.

The reasons of each phase stand in the phase's module; here the judge finds the right one, and answers for a move that
belongs to another moment.
"""

from __future__ import annotations

from typing import Final

from rules.core import NATURE, Refusal, Seat
from rules.drum_roll import (
    benefits,
    distribution,
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
from rules.drum_roll.clauses import Clause
from rules.drum_roll.engine import to_act
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
from rules.drum_roll.prompts import prompt
from rules.drum_roll.state import State
from rules.drum_roll.steps import (
    Banking,
    BeforeSalaries,
    ChoosingCard,
    ChoosingCubes,
    Decision,
    Distributing,
    DoubleVoting,
    DrawingFirst,
    EndingTurn,
    GivingTrailers,
    HiringPerformer,
    HiringPersonnel,
    Investing,
    Keeping,
    Over,
    Overflowing,
    Performing,
    Placing,
    SeatDecision,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)
from rules.drum_roll.wording import seat_name


def explain(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Give the clause that forbids the move and a sentence about this very move; None when it is allowed."""
    if seat not in to_act(state):
        return Refusal(Clause.TURNS, _not_your_turn(state, seat))
    if isinstance(move, PlayCard):
        return investments.why_not_play(state, seat, move)
    if isinstance(move, Discard):
        return investments.why_not_discard(state, seat, move)
    step = state.step
    match step, move:
        case Shuffling(), Shuffle():
            return piles.why_not_shuffle(state, step, move)
        case DrawingFirst(), FirstPlayer():
            return setup.why_not_first(state, move)
        case Keeping(), Keep():
            return setup.why_not_keep(step, seat, move)
        case TakingCubes(), TakeCubes():
            return setup.why_not_take(state, move)
        case Voting(), Vote():
            return None
        case ((Shuffling() | DrawingFirst() | Keeping() | TakingCubes() | Voting() | Over()), _):
            return _another_time(state, seat)
        case _:
            return _explain(state, step, move)


def _not_your_turn(state: State, seat: Seat) -> str:
    acting = to_act(state)
    if not acting:
        return "The game is over."
    if not NATURE <= seat < state.seats:
        return f"There is no such seat: {state.seats} play, counted from 0."
    if NATURE in acting:
        return prompt(state, None)
    if seat == NATURE:
        return "Nothing is left to chance now."
    if isinstance(state.step, Keeping | TakingCubes | Voting):
        return f"{seat_name(seat)} has chosen already."
    (only,) = acting
    return f"It is {seat_name(only)}'s turn."


def _explain(state: State, step: SeatDecision, move: Move) -> Refusal | None:
    """Judge a move at a decision of one seat."""
    match step, move:
        case Banking(seat), StoreCoins():
            return turns.why_not_store(state, seat, move)
        case Placing(seat), Place():
            return placing.why_not_place(state, seat, move)
        case Investing(seat), Invest():
            return resolution.why_not_invest(state, seat)
        case ((HiringPerformer() | HiringPersonnel()), Hire()):
            return hiring_area.why_not_hire(state, step, move)
        case Distributing(), MoveCube():
            return distribution.why_not_move_cube(state, step, move)
        case Distributing(), Convert():
            return distribution.why_not_convert(state, step, move)
        case DoubleVoting(seat), DoubleVote():
            return votes.why_not_double(state.players[seat])
        case EndingTurn(seat), ReturnOrganizer():
            return turns.why_not_return(state, seat)
        case Performing(), (Perform() | Flip()):
            return show.why_not_perform(state, step, move)
        case ChoosingCubes(), ChooseCubes():
            return benefits.why_not_choose_cubes(state, step, move)
        case GivingTrailers(seat), GiveTrailer():
            return benefits.why_not_give(state, seat, move.performer)
        case ChoosingCard(), ChooseCard():
            return piles.why_not_choose_card(step, move)
        case SkippingSalary(), SkipSalary():
            return salaries.why_not_skip(state, step, move)
        case Placing(), PassMarker():
            return None
        case ((Banking() | Investing() | HiringPerformer() | HiringPersonnel() | DoubleVoting()), Decline()):
            return None
        case ((Distributing() | EndingTurn() | BeforeSalaries()), Done()):
            return None
        case _:
            return _another_time(state, step.seat)


def _another_time(state: State, seat: Seat) -> Refusal:
    """The move belongs to another moment: say what is to be done now."""
    due = prompt(state, None if seat == NATURE else seat)
    return Refusal(clause_of(state.step), f"That cannot be done now. {due}")


_CLAUSES: Final[dict[type[Decision], Clause]] = {
    Shuffling: Clause.PILES,
    DrawingFirst: Clause.FIRST_PLAYER,
    Keeping: Clause.KEEPING,
    TakingCubes: Clause.FIRST_CUBES,
    Banking: Clause.BANK,
    Placing: Clause.PLACING,
    Investing: Clause.INVEST,
    HiringPerformer: Clause.HIRE_PERFORMER,
    HiringPersonnel: Clause.HIRE_PERSONNEL,
    Distributing: Clause.MOVING,
    Voting: Clause.VOTE,
    DoubleVoting: Clause.DOUBLE_VOTE,
    EndingTurn: Clause.TURN_END,
    Performing: Clause.PERFORMING,
    ChoosingCubes: Clause.BENEFITS,
    GivingTrailers: Clause.TRAILERS,
    ChoosingCard: Clause.PICKING,
    BeforeSalaries: Clause.SALARIES,
    SkippingSalary: Clause.SKIPPING,
    Overflowing: Clause.HAND,
    Over: Clause.END,
}


def clause_of(step: Decision) -> Clause:
    """The rule a decision belongs to."""
    return _CLAUSES[type(step)]
