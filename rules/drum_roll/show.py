"""The show: seat by seat the performers are on, flipped or fired; then region and personnel pay."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Refusal, Seat, listing
from rules.drum_roll.benefits import gain
from rules.drum_roll.cards import OUTSTANDING, Region
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import counted, together
from rules.drum_roll.hiring_area import clear
from rules.drum_roll.moves import Flip, Perform
from rules.drum_roll.piles import discarded
from rules.drum_roll.state import EMPTY, Act, Player, State, Tally
from rules.drum_roll.steps import (
    BeforeSalaries,
    BeginningTurn,
    Collecting,
    Overflowing,
    PayingSalaries,
    Performing,
    Refilling,
    Shows,
)
from rules.drum_roll.turns import next_turn
from rules.evolve import evolve


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


def show_moves(state: State, step: Performing) -> Iterator[Perform | Flip]:
    """List who may be on next, and who may be flipped instead."""
    for act in state.players[step.seat].acts:
        if act.id in step.left:
            yield Perform(act.id)
            if act.ready == OUTSTANDING:
                yield Flip(act.id)


def why_not_perform(state: State, step: Performing, move: Perform | Flip) -> Refusal | None:
    """It is one's own, and has not been on."""
    act = state.players[step.seat].act(move.performer)
    if act is None:
        return Refusal(Clause.PERFORMING, "That performer is not in your circus.")
    name = act.performer.name
    if move.performer not in step.left:
        if act.flipped and act.flipped < state.turn.show:
            return Refusal(Clause.FLIP, f"{name} was flipped in show {act.flipped} and does not perform any more.")
        return Refusal(Clause.PERFORMING, f"{name} has been on in this show.")
    if isinstance(move, Flip) and act.ready < OUTSTANDING:
        missing = listing(f"its {colour} cube" for colour in act.missing)
        lacks = "is" if len(act.missing) == 1 else "are"
        return Refusal(Clause.FLIP, f"{name} is not outstanding and cannot be flipped: {missing} {lacks} missing.")
    return None


def perform(state: State, step: Performing, move: Perform) -> State:
    """The level's benefit, or, at no level, the door."""
    act = state.players[step.seat].act(move.performer)
    assert act is not None
    later = state.then(_others(step, move.performer))
    if not act.ready:
        return _fire_in_show(later, step.seat, act).then(Overflowing(step.seat))
    player = state.players[step.seat].with_act(evolve(act, level=act.ready))
    return gain(later.with_player(step.seat, player), step.seat, act.performer.benefit(act.ready))


def _others(step: Performing, code: str) -> Performing:
    return Performing(step.seat, tuple(other for other in step.left if other != code))


def flip(state: State, step: Performing, move: Flip) -> State:
    """Score the performer's prestige; its cubes go back to the stock."""
    player = state.players[step.seat]
    act = player.act(move.performer)
    assert act is not None
    flipped = evolve(act, filled=EMPTY, flipped=state.turn.show, level=OUTSTANDING)
    points = act.performer.flip_prestige
    after = evolve(
        player.with_act(flipped),
        prestige=player.prestige + points,
        tally=evolve(player.tally, flips=player.tally.flips + points),
    )
    supply = evolve(state.supply, cubes=together(state.supply.cubes, counted(act.cubes)))
    return evolve(state.with_player(step.seat, after), supply=supply).then(_others(step, move.performer))


def compensation(state: State, act: Act, purse: int) -> tuple[int, int]:
    """What firing a performer in a show costs somebody with so many coins: coins paid, prestige lost."""
    paid = min(purse, act.performer.cost)
    return paid, state.figures.fired_penalty + (act.performer.cost - paid) * state.figures.unpaid_coin_penalty


def _fire_in_show(state: State, seat: Seat, act: Act) -> State:
    """Compensation is paid as far as the coins go, and prestige is lost."""
    player = state.players[seat]
    paid, lost = compensation(state, act, player.coins)
    tally = evolve(player.tally, fired=player.tally.fired + 1, lost=player.tally.lost + lost)
    after = evolve(player, coins=player.coins - paid, prestige=player.prestige - lost, tally=tally)
    return dismiss(state.with_player(seat, after), seat, act)


def dismiss(state: State, seat: Seat, act: Act) -> State:
    """The performer goes to the discards; its cubes and its trailer go back to the stock."""
    player = state.players[seat]
    supply = evolve(
        state.supply,
        cubes=together(state.supply.cubes, counted(act.cubes)),
        trailers=state.supply.trailers + act.trailer,
    )
    left = tuple(other for other in player.acts if other.id != act.id)
    return evolve(
        state.with_player(seat, evolve(player, acts=left)),
        supply=supply,
        performers=discarded(state.performers, act.performer),
    )


def region_income(region: Region, player: Player) -> int:
    """Prestige for every full pair of each type the region likes."""
    return sum(player.number_of(kind) // region.per * region.prestige for kind in region.types)


def personnel_prestige(player: Player) -> int:
    """What the Orchestra earns in a show."""
    return sum(member.show_prestige for member in player.personnel)


def personnel_coins(player: Player) -> int:
    """What the Popcorn Vendor earns in a show."""
    return sum(member.show_coins for member in player.personnel)


def collect(state: State, seat: Seat) -> State:
    """Region, Orchestra, Popcorn Vendor."""
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
