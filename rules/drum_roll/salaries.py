"""Paying the members of a circus at the end of its show."""

from __future__ import annotations

from rules.core import Seat, implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import Player, State
from rules.drum_roll.steps import SkippingSalary
from rules.evolve import evolve


def salaries(player: Player, show: int) -> dict[str, int]:
    """What each member, performers first, is to be paid in a show, by id."""
    return {act.id: act.salary(show) for act in player.acts} | {member.id: member.salary for member in player.personnel}


@implements(Clause.SKIPPING)
def pay_or_skip(state: State, seat: Seat) -> State:
    """Pay at once, or ask first who is to be skipped."""
    player = state.players[seat]
    skips = min(player.skips, len(player.acts) + len(player.personnel))
    return state.then(SkippingSalary(seat, skips)) if skips else pay(state, seat, ())


@implements(Clause.SALARIES)
def pay(state: State, seat: Seat, skipped: tuple[str, ...]) -> State:
    """All but those skipped are paid; each coin that is not there costs prestige."""
    player = state.players[seat]
    due = sum(coins for code, coins in salaries(player, state.turn.show).items() if code not in skipped)
    unpaid = max(0, due - player.coins)
    lost = unpaid * state.figures.unpaid_coin_penalty
    return state.with_player(
        seat,
        evolve(
            player,
            coins=player.coins - due + unpaid,
            prestige=player.prestige - lost,
            tally=evolve(player.tally, salaries=due, unpaid=unpaid, lost=player.tally.lost + lost),
        ),
    )
