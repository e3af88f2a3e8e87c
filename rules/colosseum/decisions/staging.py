"""A seat moves nobles for medals, and stages its event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import producing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import MedalMove, Produce
from rules.colosseum.outlook import spectators
from rules.colosseum.pieces import JOKER
from rules.colosseum.state import Staging, State
from rules.colosseum.wording import medals_text, noble_name, number_of, program_name, sums_text
from rules.core import Refusal, Seat, listing


class _Staging(SeatRuling[Staging, MedalMove | Produce]):
    """A seat moves nobles for medals, and stages its event."""

    clause = Clause.EVENT
    order = Clause.EVENT
    kinds = (MedalMove, Produce)

    def moves(self, state: State, step: Staging, seat: Seat) -> Iterable[MedalMove | Produce]:
        return producing.stagings(state, seat)

    def why_not(self, state: State, step: Staging, seat: Seat, move: MedalMove | Produce) -> Refusal | None:
        if isinstance(move, MedalMove):
            return producing.refuse_medal_move(state, seat, move)
        return producing.refuse_event(state, seat, move)

    def make(self, state: State, step: Staging, seat: Seat, move: MedalMove | Produce) -> State:
        if isinstance(move, MedalMove):
            return producing.medal_move(state, seat, move)
        return producing.produce(state, seat, move)

    def tell(self, before: State, step: Staging, seat: Seat, move: MedalMove | Produce, after: State) -> Iterable[str]:
        if isinstance(move, MedalMove):
            where = after.nobles[move.noble.index]
            return (f"{{{seat}}} pays a medal and moves {noble_name(move.noble)} {_way(move)} to space {where}.",)
        performance = after.performances[seat]
        assert performance is not None
        jokers = f" with {number_of(move.jokers, JOKER)}" if move.jokers else ""
        total, lines = performance.spectators.total, sums_text(performance)
        how = f" ({lines})" if "+" in lines else ""
        return (f"{{{seat}}} stages {program_name(move.program)}{jokers}: {total} spectators{how}.",)

    def describe(self, state: State, step: Staging, seat: Seat, move: MedalMove | Produce) -> str:
        if isinstance(move, MedalMove):
            where = producing.landing(state, move.noble, move.steps).text
            return f"pay a medal to move {noble_name(move.noble)} {_way(move)} to {where}"
        extras = [f"{move.jokers} joker{'' if move.jokers == 1 else 's'}"] if move.jokers else []
        extras += [medals_text(move.medals)] if move.medals else []
        with_ = f" with {listing(extras)}" if extras else ""
        came = spectators(state, seat, move.program, move.jokers, move.medals)
        return f"stage {program_name(move.program)}{with_}" + (f": {came.total} spectators" if came else "")

    def duty(self, state: State, step: Staging) -> str:
        return "stage an event, after moving nobles for medals or without"


def _way(move: MedalMove) -> str:
    return f"by {move.steps}" if move.steps > 0 else f"back by {-move.steps}"


STAGING: Final = _Staging()
