"""What the markers bring: cubes and tickets at once, then Invest and the two kinds of hiring, one by one."""

from __future__ import annotations

from rules.core import Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour, minus, number_of, plus
from rules.drum_roll.placing import cube_of
from rules.drum_roll.state import Marker, State
from rules.drum_roll.steps import (
    Discounting,
    Distributing,
    EndingDistribution,
    HiringPerformer,
    HiringPersonnel,
    Investing,
)
from rules.evolve import evolve


@implements(Clause.RESOLUTION)
def resolve(state: State) -> State:
    """Give cubes and tickets, and put the other actions on the agenda, each in the order the markers were placed."""
    markers = state.turn.markers
    served = _give_tickets(_give_cubes(state))
    return served.then(
        *(Investing(marker.seat) for marker in markers if marker.action == "invest"),
        *(HiringPerformer(marker.seat) for marker in markers if marker.action == "hire_performer"),
        *(HiringPersonnel(marker.seat) for marker in markers if marker.action == "hire_personnel"),
        Discounting(),
        *(Distributing(seat) for seat in state.order),
        EndingDistribution(),
    )


@implements(Clause.CUBE_ACTION, Clause.STOCK)
def cubes_served(markers: tuple[Marker, ...], stock: tuple[int, ...]) -> list[tuple[Seat, Colour, bool]]:
    """Who asked for which cube, in order, and whether there was one."""
    served = []
    for marker in markers:
        colour = cube_of(marker.action) if marker.action else None
        if colour is not None:
            there = number_of(stock, colour) > 0
            served.append((marker.seat, colour, there))
            stock = minus(stock, colour) if there else stock
    return served


def _give_cubes(state: State) -> State:
    players, stock = [*state.players], state.supply.cubes
    for seat, colour, there in cubes_served(state.turn.markers, stock):
        if there:
            players[seat] = evolve(players[seat], storage=plus(players[seat].storage, colour))
            stock = minus(stock, colour)
    return evolve(state, players=tuple(players), supply=evolve(state.supply, cubes=stock))


@implements(Clause.TICKETS)
def _give_tickets(state: State) -> State:
    players, track = [*state.players], state.figures.track
    for marker in state.turn.markers:
        if marker.action == "tickets":
            player = players[marker.seat]
            earned = player.coins + track[player.tickets]
            players[marker.seat] = evolve(player, coins=earned, tickets=player.tickets + 1)
    return evolve(state, players=tuple(players))
