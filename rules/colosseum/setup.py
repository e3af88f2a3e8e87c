"""Set-up: four shuffles, the deal, the first stars, and the beginning of every turn."""

from __future__ import annotations

from typing import Final

from rules.catalogue import info
from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import Pile, Shuffle, Shuffled
from rules.colosseum.pieces import GREEN, ORANGE, Asset, count
from rules.colosseum.stars import settled
from rules.colosseum.state import Investing, State, gone_on
from rules.core import implements
from rules.evolve import evolve

SEATS: Final = info("colosseum").seats

PILES: Final[dict[Pile, tuple[Shuffled, ...]]] = {
    "green": GREEN,
    "orange": ORANGE,
    "low_programs": (1, 2, 3, 4, 5),
    "high_programs": (6, 7, 8, 9, 10),
}
"""The piles in the order in which they are shuffled."""


@implements(Clause.DEAL, Clause.TOKENS)
def laid_out(state: State, move: Shuffle) -> State:
    """The table with the shuffled pile laid out or dealt."""
    match move.pile:
        case "green":
            state = settled(_deal_tokens(state, _tokens(move)))
        case "orange":
            state = evolve(state, draw=state.draw + _tokens(move))
        case "low_programs" | "high_programs":
            state = _deal_programs(state, move)
    return gone_on(state)


def _tokens(move: Shuffle) -> tuple[Asset, ...]:
    return tuple(Asset.parse(str(code)) for code in move.order)


def _deal_tokens(state: State, green: tuple[Asset, ...]) -> State:
    """Lots first, then one seat's whole share after the other; what is left over will be drawn first."""
    lot, markets = FIGURES.set_up.lot, FIGURES.set_up.markets
    share, dealt = FIGURES.set_up.shares[state.seats], lot * markets
    players = []
    for player in state.players:
        players.append(evolve(player, tokens=count(green[dealt : dealt + share])))
        dealt += share
    lots = tuple(green[market * lot : (market + 1) * lot] for market in range(markets))
    return evolve(state, players=tuple(players), markets=lots, draw=green[dealt:])


def _deal_programs(state: State, move: Shuffle) -> State:
    """One program each; the rest leave the game."""
    numbers = [code for code in move.order if isinstance(code, int)]
    players = tuple(
        evolve(player, programs=(*player.programs, number))
        for player, number in zip(state.players, numbers, strict=False)
    )
    return evolve(state, players=players)


@implements(Clause.TURN)
def next_turn(state: State) -> State:
    """Begin the turn after the last finished one."""
    turn = len(state.turns) + 1
    state = evolve(state, turn=turn, performances=(None,) * state.seats, podium=None, fresh=True)
    return evolve(state, agenda=tuple(Investing(seat) for seat in state.order))
