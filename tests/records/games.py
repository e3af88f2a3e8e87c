"""Finished games for the tests of replays, figures and records."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from circus_tui.storage.store import Match, Store
from rules import GAMES
from rules.codec import encode_move, encode_options
from rules.history import History
from tests.specimens import random_entry

FOUR = ("Ana", "Ben", "Cleo", "Dan")


def finished(store: Store, slug: str, names: tuple[str, ...] = (), seed: int = 1) -> Match:
    """A game played at random to its end, by as few people as can play it unless they are named."""
    rules = GAMES[slug]
    players = names or FOUR[: rules.INFO.seats[0]]
    log, scores = _played(slug, len(players), seed)
    options, version = encode_options(rules.Options()), rules.INFO.rules_version
    number = store.create(slug, version, players, options, seed, undo=True, log=log, scores=scores)
    found = store.match(number)
    assert found is not None
    assert found.scores is not None
    return found


@cache
def _played(slug: str, seats: int, seed: int) -> tuple[tuple[tuple[int, dict[str, Any]], ...], tuple[int, ...]]:
    """The log and the scores of such a game, each played once."""
    rules, rng = GAMES[slug], Random(seed)
    history = History.start(rules, seats, rules.Options())
    while (entry := random_entry(rules, history.state, rng)) is not None:
        history = history.after(*entry)
    log = tuple((entry.seat, encode_move(entry.move)) for entry in history.entries)
    return log, rules.scores(history.state)
