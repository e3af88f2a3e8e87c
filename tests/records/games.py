"""Finished games for the tests of replays, figures and records."""

from __future__ import annotations

from random import Random

from circus_tui.store import Match, Store
from circus_tui.table import Table
from rules import GAMES
from tests.shell.tables import play_on

FOUR = ("Ana", "Ben", "Cleo", "Dan")


def finished(store: Store, slug: str, names: tuple[str, ...] = (), seed: int = 1) -> Match:
    """A game played at random to its end, by as few people as can play it unless they are named."""
    rules = GAMES[slug]
    players = names or FOUR[: rules.INFO.seats[0]]
    table, rng = Table.create(store, rules, players, rules.Options(), seed), Random(seed)
    while play_on(table, rng):
        pass
    table.leave()
    found = store.match(table.match.id)
    assert found is not None
    assert found.scores is not None
    return found
