"""What a long game costs: the record, the file of saved games, memory, opening it again, one more move."""

from __future__ import annotations

import tempfile
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import attrs

from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import colosseum
from rules.colosseum.moves import Offer, Pass, Refuse
from rules.core import CHANCE, Seat
from rules.history import History
from rules.record import Record, write

LENGTHS: Final = (100, 1_000, 3_000, 10_000)
_BATCH: Final = 250
_PLAYERS: Final = ("Ana", "Ben", "Cleo", "Dan")


@attrs.frozen
class Grown:
    """A game of so many entries: bytes of its record and of the file, megabytes of memory, seconds to open it again."""

    entries: int
    record: int
    file: int
    megabytes: float
    opening: float
    move: float
    """Milliseconds of one more move, saved."""


def growth(lengths: tuple[int, ...] = LENGTHS) -> Iterator[Grown]:
    """Let games of Colosseum grow to each of these lengths: no other game has no end to its turns, if people haggle."""
    for length in lengths:
        with tempfile.TemporaryDirectory() as folder:
            yield _grown(Path(folder), length)


def _grown(folder: Path, length: int) -> Grown:
    store = Store(folder)
    table = Table.create(store, colosseum, _PLAYERS, colosseum.Options(), seed=1)
    while table.entries < length:
        _play_some(table, min(_BATCH, length - table.entries))
    number = table.match.id
    table.leave()
    match = next(match for match in store.matches() if match.id == number)
    start = perf_counter()
    table = Table.resume(store, match)
    opening = perf_counter() - start
    start = perf_counter()
    _play_some(table, 1)
    move = (perf_counter() - start) * 1e3
    entries, record = table.entries, len(write(Record(table._history, seed=1)).encode())
    megabytes = _memory(table._history)
    table.leave()
    store.close()
    return Grown(entries, record, (folder / "circus.db").stat().st_size, megabytes, opening, move)


def _play_some(table: Table, most: int) -> None:
    """Play on, that many moves at once."""
    table.play_all(tuple(islice(_haggling(table._history.state), most)), table.revision)


def _haggling(state: Any) -> Iterator[tuple[Seat, Any]]:
    """Invest and buy nothing; then offer and refuse, without end."""
    while colosseum.to_act(state) - {CHANCE}:
        seat = min(colosseum.to_act(state))
        moves = list(colosseum.legal_moves(state, seat))
        kinds = {type(move): move for move in moves}
        move = kinds.get(Refuse) or kinds.get(Offer) or kinds.get(Pass) or moves[-1]
        state = colosseum.step(state, seat, move)
        yield seat, move


def _memory(history: History) -> float:
    """Megabytes that the states of a game take, made anew."""
    tracemalloc.start()
    states = [history.states[0]]
    for entry in history.entries:
        states.append(history.rules.step(states[-1], entry.seat, entry.move))
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / 1e6
