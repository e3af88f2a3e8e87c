"""Campaigns of what is read from files: records, card sets, the file of saved games."""

from __future__ import annotations

import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

from circus_tui.refused import Refused
from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.options import play_options
from circus_tui.tables.table import Table
from rules import GAMES
from rules.record import BadRecord, read
from tests.campaigns.changed import mutated_bytes, mutated_form, mutated_lines
from tests.campaigns.tally import Tally

HOUSE = Path(__file__).parent.parent.parent


def records(rng: Random, tally: Tally, _: Path) -> None:
    """A record with something changed in it, or some bytes of it."""
    source = rng.choice(_records())
    with tally.counting():
        try:
            read(mutated_bytes(source, rng) if rng.random() < 0.3 else mutated_form(source, rng))
        except BadRecord as error:
            tally.refuse(str(error))


def card_sets(rng: Random, tally: Tally, folder: Path) -> None:
    """A card set with some bytes changed, or lines left out, doubled or in disorder."""
    path = folder / "cards.toml"
    path.write_bytes(mutated_lines((HOUSE / "rules" / "drum_roll" / "drum_roll.toml").read_bytes(), rng))
    with tally.counting():
        try:
            GAMES["drum_roll"].new(2, play_options("drum_roll", [f"cards={path}"]))
        except Refused as error:
            tally.refuse(str(error))


def databases(rng: Random, tally: Tally, folder: Path) -> None:
    """The file of saved games with pages or bytes of something else, or cut short."""
    found = bytearray(_database())
    match rng.randrange(3):
        case 0:
            page = rng.randrange(len(found) // 4096)
            found[page * 4096 : page * 4096 + 4096] = rng.randbytes(4096)
        case 1:
            for _ in range(rng.randrange(1, 40)):
                found[rng.randrange(len(found))] = rng.randrange(256)
        case _:
            del found[rng.randrange(len(found)) :]
    folder.joinpath("circus.db").write_bytes(found)
    with tally.counting():
        try:
            with closing(Store(folder)) as store:
                for match in store.matches():
                    try:
                        read_saved(store, match.id)
                    except BadRecord as error:
                        tally.refuse(str(error))
        except StoreError as error:
            tally.refuse(str(error))


def entries_saved(folder: Path) -> int:
    """Length of the log of the one game in a folder; replaying it proves it whole."""
    with closing(Store(folder)) as store:
        return len(read_saved(store, store.matches()[0].id).history.entries)


@cache
def _records() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted((HOUSE / "tests").glob("*/records/*.json")))


@cache
def _database() -> bytes:
    """A file with a game of each kind, all of one page size."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(Store(Path(folder))) as store:
            for rules in GAMES.values():
                names = ("Ana", "Ben", "Cleo")[: max(2, rules.INFO.seats[0])]
                Table.create(store, rules, names, rules.Options(), seed=1).leave()
            store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return Path(folder, "circus.db").read_bytes()
