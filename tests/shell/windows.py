"""Windows of one table as processes of their own: each sits at its seats and plays as fast as it can."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.table import StaleError, Table
from rules.core import CHANCE

PATIENCE: Final = 60.0


def window(folder: Path, match: int, seats: str) -> subprocess.Popen[bytes]:
    """Open one: a process that prints `seat entries` for each entry that it has saved, and ends with the game."""
    code = "import sys; from tests.shell.windows import hammer; hammer(*sys.argv[1:])"
    return subprocess.Popen([sys.executable, "-c", code, str(folder), str(match), seats], stdout=subprocess.PIPE)


def hammer(folder: str, number: str, seats: str) -> None:
    """Sit down and play all that these seats have to decide; once a round has ended any window goes on."""
    store = Store(Path(folder))
    store._db.execute("PRAGMA synchronous=OFF")
    match = store.match(int(number))
    assert match is not None
    table = Table.resume(store, match, [int(seat) for seat in seats])
    assert table.places is not None
    mine, rng, end = table.places.mine, Random(seats), time.monotonic() + PATIENCE
    print("sits", flush=True)
    while time.monotonic() < end:
        table.refresh()
        acting = table.rules.to_act(table.view(None))
        if not acting:
            break
        own = sorted(acting & mine)
        try:
            if acting == {CHANCE}:
                table.advance()
            elif own:
                seat = rng.choice(own)
                moves = list(table.rules.legal_moves(table.view(seat), seat))
                table.play(seat, (rng.choice(moves),), table.revision)
                print("played", seat, flush=True)
            else:
                time.sleep(0.0005)
        except StaleError:
            print("late", flush=True)
        except StoreError as error:
            if "locked" not in str(error):
                raise
    table.leave()


def told(windows: list[subprocess.Popen[bytes]]) -> Counter[str]:
    """What the windows have printed, counted, when all of them have ended well."""
    lines: Counter[str] = Counter()
    for each in windows:
        out, _ = each.communicate(timeout=PATIENCE)
        assert each.returncode == 0
        lines += Counter(out.decode().splitlines())
    return lines
