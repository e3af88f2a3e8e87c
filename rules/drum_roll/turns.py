"""How preparation turns follow one another: the bank at their start, the Show Organizer at their end, the next one."""

from __future__ import annotations

from rules.core import Refusal, Seat, seat_after
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import Done, ReturnOrganizer, StoreCoins
from rules.drum_roll.state import Offer, State, Turn
from rules.drum_roll.steps import Banking, BeginningTurn, ClosingTurn, Placing, Refilling, Resolving, Shows
from rules.drum_roll.wording import coins
from rules.evolve import evolve


def begin_turn(state: State) -> State:
    """The bank first, then three rounds of markers."""
    placings = tuple(Placing(seat) for _ in range(state.figures.action_markers) for seat in state.order)
    banks = tuple(Banking(seat) for seat in state.order if state.players[seat].member("bank_representative"))
    return state.then(*banks, *placings, Resolving())


def room_in_bank(state: State, seat: Seat) -> int:
    """How many more coins the seat's Bank Representative can take; 0 without him."""
    banker = state.players[seat].member("bank_representative")
    if banker is None:
        return 0
    return banker.coins_per_prestige * banker.max_prestige - state.players[seat].stored


def most_coins_to_store(state: State, seat: Seat) -> int:
    """How many coins the seat could store now."""
    return min(state.players[seat].coins, room_in_bank(state, seat))


def deposits(state: State, seat: Seat) -> list[StoreCoins]:
    """List every number of coins that may be stored."""
    return [StoreCoins(number) for number in range(1, most_coins_to_store(state, seat) + 1)]


def why_not_store(state: State, seat: Seat, move: StoreCoins) -> Refusal | None:
    """At least a coin, no more than the seat has, and no more than count."""
    have, room = state.players[seat].coins, room_in_bank(state, seat)
    if move.coins < 1:
        return Refusal(Clause.BANK, "Store at least 1 coin, or decline.")
    if move.coins > have:
        return Refusal(Clause.BANK, f"You have {coins(have)}, not {move.coins}.")
    if move.coins > room:
        return Refusal(
            Clause.BANK, f"The Bank Representative takes {room} more; what goes beyond would earn no prestige."
        )
    return None


def store_coins(state: State, seat: Seat, move: StoreCoins) -> State:
    """The coins leave the game for prestige at its end."""
    player = state.players[seat]
    return state.with_player(seat, evolve(player, coins=player.coins - move.coins, stored=player.stored + move.coins))


def owns_organizer(state: State, seat: Seat) -> bool:
    """Whether the Show Organizer is in this circus."""
    return state.players[seat].member("show_organizer") is not None


def turn_end_moves(state: State, seat: Seat) -> tuple[ReturnOrganizer | Done, ...]:
    """Return the Organizer if he is there, or be done."""
    return (ReturnOrganizer(), Done()) if owns_organizer(state, seat) else (Done(),)


def why_not_return(state: State, seat: Seat) -> Refusal | None:
    """He is in this circus."""
    if owns_organizer(state, seat):
        return None
    return Refusal(Clause.ORGANIZER, "The Show Organizer is not in your circus.")


def return_organizer(state: State, seat: Seat) -> State:
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


def close_turn(state: State, step: ClosingTurn) -> State:
    """Give the shows, or fill the display and go on to the next turn."""
    if step.show_follows:
        return state.then(Shows(state.order))
    turn = next_turn(state, state.turn.show, state.turn.number + 1)
    return evolve(state, turn=turn).then(Refilling(), BeginningTurn())


def next_turn(state: State, show: int, number: int) -> Turn:
    """The turn that comes next: it starts left of the last start, or with whoever returned the Organizer."""
    returned = state.turn.returned
    start = seat_after(state.turn.start, state.seats) if returned is None else returned
    return Turn(show, number, start, barred=returned)
