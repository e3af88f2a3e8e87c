"""The show: how it begins and ends, seat by seat, what firing costs, and what region and personnel pay."""

from __future__ import annotations

from rules.core import Seat, implements
from rules.drum_roll.cards import Region
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import count_cubes, together
from rules.drum_roll.hiring_area import clear
from rules.drum_roll.piles import discarded
from rules.drum_roll.state import Act, Player, State, Tally
from rules.drum_roll.steps import (
    BeforeSalaries,
    BeginningTurn,
    Collecting,
    PayingSalaries,
    Performing,
    Refilling,
    Shows,
)
from rules.drum_roll.turns import next_turn
from rules.evolve import evolve


@implements(Clause.PERFORMING)
def begin_show(state: State, waiting: tuple[Seat, ...]) -> State:
    """The next seat's performers that have not been flipped wait for their turns."""
    seat, *rest = waiting
    player = state.players[seat]
    fresh = evolve(
        player,
        acts=tuple(evolve(act, level=0) for act in player.acts),
        tally=Tally(show=state.turn.show),
        skips=0,
    )
    left = tuple(act.id for act in player.acts if not act.flipped)
    return state.with_player(seat, fresh).then(
        Performing(seat, left), Collecting(seat), BeforeSalaries(seat), PayingSalaries(seat), Shows(tuple(rest))
    )


@implements(Clause.FIRED)
def compensation(state: State, act: Act, purse: int) -> tuple[int, int]:
    """What firing a performer in a show costs somebody with so many coins: coins paid, prestige lost."""
    paid = min(purse, act.performer.cost)
    return paid, state.figures.fired_penalty + (act.performer.cost - paid) * state.figures.unpaid_coin_penalty


def dismiss(state: State, seat: Seat, act: Act) -> State:
    """The performer goes to the discards; its cubes and its trailer go back to the stock."""
    player = state.players[seat]
    supply = evolve(
        state.supply,
        cubes=together(state.supply.cubes, count_cubes(act.cubes)),
        trailers=state.supply.trailers + act.trailer,
    )
    left = tuple(other for other in player.acts if other.id != act.id)
    return evolve(
        state.with_player(seat, evolve(player, acts=left)),
        supply=supply,
        performers=discarded(state.performers, act.performer),
    )


@implements(Clause.REGIONS, Clause.INCOME)
def region_income(region: Region, player: Player) -> int:
    """Prestige for every full pair of each type the region likes."""
    return sum(player.number_of(kind) // region.per * region.prestige for kind in region.types)


def personnel_prestige(player: Player) -> int:
    """What the Orchestra earns in a show."""
    return sum(member.show_prestige for member in player.personnel)


def personnel_coins(player: Player) -> int:
    """What the Popcorn Vendor earns in a show."""
    return sum(member.show_coins for member in player.personnel)


@implements(Clause.INCOME)
def collect(state: State, seat: Seat) -> State:
    """Pay a seat what its region, the Orchestra and the Popcorn Vendor bring in its show, and note the sums."""
    player = state.players[seat]
    region = state.region(seat)
    visited = region_income(region, player) if region else 0
    played, sold = personnel_prestige(player), personnel_coins(player)
    return state.with_player(
        seat,
        evolve(
            player,
            coins=player.coins + sold,
            prestige=player.prestige + visited + played,
            tally=evolve(player.tally, region=visited, orchestra=played, vendor=sold),
        ),
    )


@implements(Clause.BETWEEN)
def end_show(state: State) -> State:
    """Discard the display, take tickets back, pass the regions on, and begin the next show's first turn."""
    players = tuple(evolve(player, tickets=0) for player in state.players)
    ring = state.destinations
    return evolve(
        clear(state),
        players=players,
        destinations=(*ring[-1:], *ring[:-1]),
        turn=next_turn(state, state.turn.show + 1, 1),
        closing=True,
    ).then(Refilling(), BeginningTurn())
