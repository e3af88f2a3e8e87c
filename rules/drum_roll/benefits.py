"""Taking a benefit, part by part: coins, prestige, skips; then cubes, trailers and cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Refusal, Seat, implements
from rules.drum_roll.cards import Benefit
from rules.drum_roll.clauses import Clause
from rules.drum_roll.cubes import Colour, count_cubes, together, without
from rules.drum_roll.state import Act, Player, State
from rules.drum_roll.steps import ChoosingCubes, Drawing, GivingTrailers, Overflowing
from rules.evolve import evolve


@implements(Clause.BENEFITS)
def gain(state: State, seat: Seat, benefit: Benefit) -> State:
    """Coins, prestige and skips at once; the rest is put on the agenda."""
    player = state.players[seat]
    tally = evolve(
        player.tally,
        coins=player.tally.coins + benefit.coins,
        performances=player.tally.performances + benefit.prestige,
    )
    richer = evolve(
        player,
        coins=player.coins + benefit.coins,
        prestige=player.prestige + benefit.prestige,
        skips=player.skips + benefit.skip_salary,
        tally=tally,
    )
    return state.with_player(seat, richer).then(
        ChoosingCubes(seat, benefit.cubes_any),
        GivingTrailers(seat, benefit.trailer),
        Drawing(seat, benefit.invest, benefit.invest_pick),
        Overflowing(seat),
    )


def take_from_stock(state: State, seat: Seat, colours: tuple[Colour, ...]) -> State:
    """A seat gets these cubes."""
    taken = count_cubes(colours)
    player = state.players[seat]
    return evolve(
        state.with_player(seat, evolve(player, storage=together(player.storage, taken))),
        supply=evolve(state.supply, cubes=without(state.supply.cubes, taken)),
    )


def without_trailer(player: Player) -> Iterator[Act]:
    """The performers that could be given a trailer."""
    return (act for act in player.acts if not act.trailer)


def why_not_give(state: State, seat: Seat, code: str) -> Refusal | None:
    """There is a trailer, the performer is one's own and has none."""
    player = state.players[seat]
    act = player.act(code)
    if act is None:
        nobody = "That performer is not in your circus." if player.acts else "You have no performer to give it to."
        return Refusal(Clause.TRAILERS, nobody)
    if act.trailer:
        return Refusal(Clause.TRAILERS, f"{act.performer.name} has a trailer already, and may have only one.")
    if not state.supply.trailers:
        return Refusal(Clause.STOCK, "There is no trailer left in the stock.")
    return None


@implements(Clause.TRAILERS)
def give_trailer(state: State, seat: Seat, code: str) -> State:
    """The performer has a trailer for good."""
    player = state.players[seat]
    act = player.act(code)
    assert act is not None
    return evolve(
        state.with_player(seat, player.with_act(evolve(act, trailer=True))),
        supply=evolve(state.supply, trailers=state.supply.trailers - 1),
    )
