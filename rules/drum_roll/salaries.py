"""Paying the members of a circus at the end of its show."""

from __future__ import annotations

from itertools import combinations

from rules.core import Refusal, Seat
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import SkipSalary
from rules.drum_roll.state import Player, State
from rules.drum_roll.steps import SkippingSalary
from rules.drum_roll.wording import how_many, number
from rules.evolve import evolve


def salaries(player: Player, show: int) -> dict[str, int]:
    """What each member, performers first, is to be paid in a show, by id."""
    return {act.id: act.salary(show) for act in player.acts} | {member.id: member.salary for member in player.personnel}


def pay_or_skip(state: State, seat: Seat) -> State:
    """Pay at once, or ask first who is to be skipped."""
    player = state.players[seat]
    skips = min(player.skips, len(player.acts) + len(player.personnel))
    return state.then(SkippingSalary(seat, skips)) if skips else pay(state, seat, ())


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


def skips(state: State, step: SkippingSalary) -> list[SkipSalary]:
    """List every choice of so many members."""
    members = sorted(salaries(state.players[step.seat], state.turn.show))
    return [SkipSalary(chosen) for chosen in combinations(members, step.number)]


def why_not_skip(state: State, step: SkippingSalary, move: SkipSalary) -> Refusal | None:
    """They are different members of one's own, as many as are skipped."""
    members = salaries(state.players[step.seat], state.turn.show)
    if any(code not in members for code in move.members):
        return Refusal(Clause.SKIPPING, "One of those is no member of your circus.")
    if len(set(move.members)) != len(move.members):
        return Refusal(Clause.SKIPPING, "A salary can be skipped only once.")
    if len(move.members) != step.number:
        asked, named = number(step.number), how_many(len(move.members))
        return Refusal(Clause.SKIPPING, f"Exactly {asked} may go unpaid, and you named {named}.")
    return None
