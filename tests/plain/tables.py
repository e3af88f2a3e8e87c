"""Tables for the tests of plain mode, and what is heard at them."""

from __future__ import annotations

import io
from contextlib import suppress
from random import Random

from circus_tui.learning.coach import Coach
from circus_tui.plain.commands import play
from circus_tui.plain.console import Console
from circus_tui.plain.game import PlainGame
from circus_tui.storage.store import Store
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating
from circus_tui.tables.table import Table
from rules import GAMES
from rules.history import History
from tests.shell.tables import play_on

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


def played(store: Store, slug: str, moves: int, seed: int) -> Table:
    """A table at which so many moves have been made by chance."""
    rules = GAMES[slug]
    seats = rules.INFO.seats[min(1, len(rules.INFO.seats) - 1)]
    table = Table.create(store, rules, NAMES[:seats], rules.Options(), seed)
    rng = Random(seed)
    for _ in range(moves):
        if not play_on(table, rng):
            break
    return table


def put(table: Table, history: History) -> None:
    """Let that be how the table stands."""
    table._history = history
    table._told.clear()


def heard(table: Table, lines: tuple[str, ...], coach: Coach | None = None, *, bots: tuple[str, ...] = ()) -> str:
    """Everything that is said at a table to somebody who types these lines, and then no more."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)
    game = PlainGame(table, console, Company(table, Seating(bots)), coach)
    with suppress(EOFError):
        play(game)
    return out.getvalue()
