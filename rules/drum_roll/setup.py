"""Before the first turn: what lies on the table, and what is dealt to the seats."""

from __future__ import annotations

from rules.core import implements
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import Pile, State
from rules.drum_roll.steps import Keeping
from rules.evolve import evolve

RING = 3
"""Region tiles in use with two players: the third is the virtual seat's."""


@implements(Clause.REGIONS, Clause.TWO_REGIONS)
def deal(state: State) -> State:
    """Two performers to each seat, and a region; two players put a third region between them."""
    size = state.figures.starting_performers
    deck = state.performers.deck
    dealt = tuple((deck[size * seat], deck[size * seat + 1]) for seat in range(state.seats))
    ring = max(state.seats, RING)
    tiles = state.regions.deck
    return evolve(
        state,
        performers=Pile(deck[size * state.seats :], state.performers.discards),
        destinations=tiles[:ring],
        regions=Pile((), tiles[ring:]),
    ).then(Keeping(dealt, (None,) * state.seats))
