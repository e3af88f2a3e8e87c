"""Before a turn ends, a seat with cards or the Show Organizer may use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, assert_never

from rules.core import Refusal, Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DONE, SeatRules
from rules.drum_roll.moves import Done, Move, ReturnOrganizer
from rules.drum_roll.state import Offer, State
from rules.drum_roll.steps import Decision, EndingTurn
from rules.drum_roll.turns import owns_organizer
from rules.evolve import evolve
from rules.wording import seat_name

EndingTurnMove: TypeAlias = ReturnOrganizer | Done

_RETURN: Final = ReturnOrganizer()


class EndingTurnRules(SeatRules[EndingTurn, EndingTurnMove]):
    """Whoever has given the Show Organizer back may still play cards."""

    step = EndingTurn
    kinds = (ReturnOrganizer, Done)
    clause = Clause.TURN_END
    staying = (ReturnOrganizer,)
    cards_first = True

    def _due(self, state: State, step: EndingTurn) -> Decision | None:
        return step if state.players[step.seat].hand or owns_organizer(state, step.seat) else None

    def _moves(self, state: State, step: EndingTurn, seat: Seat) -> Iterable[Move]:
        return (_RETURN, DONE) if owns_organizer(state, seat) else (DONE,)

    def _why_not(self, state: State, step: EndingTurn, seat: Seat, move: EndingTurnMove) -> Refusal | None:
        match move:
            case ReturnOrganizer():
                owns = owns_organizer(state, seat)
                return None if owns else Refusal(Clause.ORGANIZER, "The Show Organizer is not in your circus.")
            case Done():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: EndingTurn, seat: Seat, move: EndingTurnMove) -> State:
        match move:
            case ReturnOrganizer():
                return _returned(state, seat)
            case Done():
                return state
            case _:
                assert_never(move)

    def _told(self, before: State, step: EndingTurn, seat: Seat, move: EndingTurnMove, after: State) -> Iterator[str]:
        match move:
            case ReturnOrganizer():
                yield f"{seat_name(seat)} gave the Show Organizer back and will start next."
            case Done():
                return
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: EndingTurnMove) -> str:
        match move:
            case ReturnOrganizer():
                return "give the Show Organizer back, to start next"
            case Done():
                return "be done"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: EndingTurn) -> str:
        organizer = ", give the Show Organizer back" if owns_organizer(state, step.seat) else ""
        return f"play cards{organizer} or be done, before the turn ends"


@implements(Clause.ORGANIZER)
def _returned(state: State, seat: Seat) -> State:
    """He goes back to the right end of the row, without a discount, and this seat starts next."""
    player = state.players[seat]
    organizer = player.member("show_organizer")
    assert organizer is not None
    staff = tuple(member for member in player.personnel if member is not organizer)
    return evolve(
        state.with_player(seat, evolve(player, personnel=staff)),
        area=evolve(state.area, personnel=(*state.area.personnel, Offer(organizer))),
        turn=evolve(state.turn, returned=seat),
    )
