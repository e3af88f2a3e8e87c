"""Tables at which something has been played, for the tests of the table and the store."""

from __future__ import annotations

from random import Random

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import scout
from rules.core import CHANCE
from rules.scout.moves import Orient
from rules.scout.state import Options

FIXED = Options(start="fixed")


def oriented(store: Store) -> Table:
    """A two-player table of SCOUT after both have chosen."""
    table = Table.create(store, scout, ("Ana", "Ben"), FIXED, seed=5)
    for seat in (0, 1):
        table.play(seat, (Orient(False),), table.revision)
    return table


def play_on(table: Table, rng: Random) -> bool:
    """Make some move, or let chance make one; tell whether the game went on."""
    acting = table.rules.to_act(table.view(None))
    if acting == {CHANCE}:
        before = table.entries
        table.advance()
        assert table.entries > before
    elif acting:
        seat = min(acting)
        moves = list(table.rules.legal_moves(table.view(seat), seat))
        table.play(seat, (rng.choice(moves),), table.revision)
    return bool(acting)
