"""A producer puts one of the tokens laid out this turn out of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.colosseum.clauses import Clause
from rules.colosseum.closing import begin_donation, discards, used
from rules.colosseum.decisions.base import SeatRules
from rules.colosseum.moves import DiscardUsed, Move
from rules.colosseum.pieces import minus, plus
from rules.colosseum.stars import settled
from rules.colosseum.state import CleaningUp, State
from rules.colosseum.wording import asset_name, program_name
from rules.core import Refusal, Seat, implements, with_seat
from rules.evolve import evolve
from rules.wording import seat_name


class CleaningUpRules(SeatRules[CleaningUp, DiscardUsed]):
    """Only what was laid out is cleaned up; after the last one the donation is due."""

    step = CleaningUp
    kinds = (DiscardUsed,)
    clause = Clause.CLEAN_UP

    def _moves(self, state: State, step: CleaningUp, seat: Seat) -> Iterable[Move]:
        return discards(state, seat)

    def _why_not(self, state: State, step: CleaningUp, seat: Seat, move: DiscardUsed) -> Refusal | None:
        if move.asset in used(state, seat):
            return None
        shown = ", ".join(map(asset_name, used(state, seat)))
        return Refusal(Clause.CLEAN_UP, f"Your event used no {asset_name(move.asset)}, only: {shown}.")

    @implements(Clause.CLEAN_UP)
    def _made(self, state: State, step: CleaningUp, seat: Seat, move: DiscardUsed) -> State:
        player = state.players[seat]
        player = evolve(player, tokens=minus(player.tokens, (move.asset,)))
        state = evolve(
            state,
            players=with_seat(state.players, seat, player),
            removed=plus(state.removed, (move.asset,)),
            agenda=state.agenda[1:],
        )
        state = settled(state)
        return state if state.agenda else begin_donation(state)

    def _told(self, before: State, step: CleaningUp, seat: Seat, move: DiscardUsed, after: State) -> Iterator[str]:
        yield f"{seat_name(seat)} puts 1 {asset_name(move.asset)} out of the game."

    def _described(self, state: State, seat: Seat, move: DiscardUsed) -> str:
        return f"put 1 {asset_name(move.asset)} out of the game"

    def _duty(self, state: State, step: CleaningUp) -> str:
        performance = state.performances[step.actor]
        staged = program_name(performance.program) if performance else "the event"
        return f"put one token of {staged} out of the game"
