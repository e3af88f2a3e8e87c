"""How preparation turns follow one another, and who has the bank or the Show Organizer to use in them."""

from __future__ import annotations

from rules.core import Seat, implements, seat_after
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import State, Turn
from rules.drum_roll.steps import Banking, BeginningTurn, ClosingTurn, Placing, Refilling, Resolving, Shows
from rules.evolve import evolve


@implements(Clause.TURNS, Clause.PLACING, Clause.BANK)
def begin_turn(state: State) -> State:
    """The bank first, then three rounds of markers."""
    placings = tuple(Placing(seat) for _ in range(state.figures.action_markers) for seat in state.order)
    banks = tuple(Banking(seat) for seat in state.order if state.players[seat].member("bank_representative"))
    return state.then(*banks, *placings, Resolving())


@implements(Clause.BANK)
def room_in_bank(state: State, seat: Seat) -> int:
    """How many more coins the seat's Bank Representative can take; 0 without him."""
    banker = state.players[seat].member("bank_representative")
    if banker is None:
        return 0
    return banker.coins_per_prestige * banker.max_prestige - state.players[seat].stored


def most_coins_to_store(state: State, seat: Seat) -> int:
    """How many coins the seat could store now."""
    return min(state.players[seat].coins, room_in_bank(state, seat))


def owns_organizer(state: State, seat: Seat) -> bool:
    """Whether the Show Organizer is in this circus."""
    return state.players[seat].member("show_organizer") is not None


@implements(Clause.TURN_END)
def close_turn(state: State, step: ClosingTurn) -> State:
    """Give the shows, or fill the display and go on to the next turn."""
    if step.show_follows:
        return state.then(Shows(state.order))
    turn = next_turn(state, state.turn.show, state.turn.number + 1)
    return evolve(state, turn=turn).then(Refilling(), BeginningTurn())


@implements(Clause.TURN_END, Clause.ORGANIZER)
def next_turn(state: State, show: int, number: int) -> Turn:
    """The turn that comes next: it starts left of the last start, or with whoever returned the Organizer."""
    returned = state.turn.returned
    start = seat_after(state.turn.start, state.seats) if returned is None else returned
    return Turn(show, number, start, barred=returned)
