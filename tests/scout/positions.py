"""Positions of SCOUT to look at: a table in the middle of a round, and what led to the end of one."""

from __future__ import annotations

import attrs

from rules import scout
from rules.history import History
from rules.scout.moves import Scout, ScoutAndShow, Show
from rules.scout.pieces import UNSEEN
from rules.scout.state import Options, Round, State, Tally
from tests.scout.tables import table

BACKS = "1/2 1/3 1/4 1/5 1/6 1/7 1/8 2/3 2/4 2/5 2/6 2/7 2/8 2/9"


def four() -> State:
    """Cleo is to beat Ben's 7-6 with nine cards; one round has been played."""
    backs = BACKS.split()
    hands = (" ".join(backs), " ".join(backs[:8]), "3/4 3/1 2/10 1/9 8/6 10/3 3/5 5/1 6/10", " ".join(backs[:9]))
    state = table(*hands, active="7/2 6/9", owner=1, turn=2)
    chips, taken, tokens = (0, 3, 3, 4), (1, 1, 0, 0), (False, True, True, False)
    players = tuple(
        attrs.evolve(player, chips=chips[seat], collected=(UNSEEN,) * taken[seat], token=tokens[seat])
        for seat, player in enumerate(state.players)
    )
    tallies = (Tally(3, 2, 5, False), Tally(8, 4, 0, False), Tally(1, 1, 6, False), Tally(4, 3, 0, False))
    return attrs.evolve(state, players=players, rounds=(Round(3, "out", tallies),))


def two() -> State:
    """Ana has nothing that beats Ben's two 9s, and two chips."""
    state = table("3/4 3/1 2/10 6/9 7/6 10/3 1/5 5/3 5/8 9/8", BACKS[:31], active="9/2 9/4", owner=1)
    players = tuple(attrs.evolve(player, chips=2) for player in state.players)
    return attrs.evolve(state, players=players)


def alone(state: State) -> History:
    """A past of nothing but this state."""
    return attrs.evolve(History.start(scout, state.seats, Options()), states=(state,))


def unbeaten() -> History:
    """Dan's run of four stays unbeaten: Ana, Ben and Cleo take one card each, Cleo having used Scout & Show before."""
    state = table(
        "9/1 1/2 8/3", "10/9 1/3 8/2", "6/1 9/10 2/4", "7/3 6/8 5/2 4/1 1/9", active="5/3 6/2", owner=3, turn=2
    )
    history = alone(state)
    for seat, move in (
        (2, ScoutAndShow("right", False, 1)),
        (2, Show(0, 2)),
        (3, Show(0, 4)),
        (0, Scout("right", False, 0)),
        (1, Scout("left", False, 0)),
        (2, Scout("right", True, 0)),
    ):
        history = history.after(seat, move)
    return history
