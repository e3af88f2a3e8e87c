"""Faults by the thousand: `python -m tests.campaigns --minutes 10 --seed 1`. Each campaign prints what came of it.

*tried*: cases; *refused*: what was refused with a sentence, or ended as it should; *crashed*: anything else that was
raised, a hang, or a process that stayed; *lost*: moves that were shown and not found again; *leaked*: words from
outside that were shown raw or at length, or a table left on a terminal that the app had given back.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from copy import deepcopy
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs

from circus_tui.refused import Refused
from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.options import play_options
from circus_tui.tables.table import Table
from rules import GAMES
from rules.record import BadRecord, read
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import Terminal

HOUSE: Final = Path(__file__).parent.parent
_LONGEST_SENTENCE: Final = 700
_SAMPLE: Final = 0.02
"""Seconds of the processor by which it is seen how busy the machine is."""
_STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 2**70, 10**400, 0.5, "", "x" * 5000, "\x1b[2J", "\ud800", [], {}, [[]], {"a": None}),
    *("NaN", "seat", -(10**9), "1/2", ["1/2"] * 500),
)
_ENDINGS: Final = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, None)
"""Signals that end the app suddenly; None: its terminal is closed under its output."""


@attrs.define
class Tally:
    """What came of one campaign."""

    tried: int = 0
    refused: int = 0
    crashed: int = 0
    lost: int = 0
    leaked: int = 0
    first: str = ""
    """What the first crash, loss or leak was."""

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.crashed or self.lost or self.leaked)

    def crash(self, what: str) -> None:
        """Count a crash."""
        self.crashed += 1
        self.first = self.first or what

    def refuse(self, sentence: str) -> None:
        """Count a refusal, which has to be a short sentence on one line."""
        self.refused += 1
        if not (sentence.isprintable() and 0 < len(sentence) <= _LONGEST_SENTENCE):
            self.leaked += 1
            self.first = self.first or f"said: {sentence[:200]!r}"


Campaign = Callable[[Random, Tally, Path], None]
"""Tries one case, in a folder of its own."""


def records(rng: Random, tally: Tally, _: Path) -> None:
    """A record with something changed in it, or some bytes of it."""
    source = rng.choice(_records())
    with Noted(tally):
        try:
            read(mutated_bytes(source, rng) if rng.random() < 0.3 else mutated_form(source, rng))
        except BadRecord as error:
            tally.refuse(str(error))


def card_sets(rng: Random, tally: Tally, folder: Path) -> None:
    """A card set with some bytes changed, or lines left out, doubled or in disorder."""
    path = folder / "cards.toml"
    path.write_bytes(mutated_lines((HOUSE / "rules" / "drum_roll" / "drum_roll.toml").read_bytes(), rng))
    with Noted(tally):
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
    with Noted(tally):
        try:
            with closing(Store(folder)) as store:
                for match in store.matches():
                    try:
                        read_saved(store, match.id)
                    except BadRecord as error:
                        tally.refuse(str(error))
        except StoreError as error:
            tally.refuse(str(error))


def terminal_bytes(rng: Random, tally: Tally, folder: Path) -> None:
    """Odd sequences on the terminal; after each the app must live, and after all of them draw anew."""
    with Terminal(folder, "play", "scout", *SCRIPTS["scout"].arguments) as terminal, Noted(tally):
        terminal.wait_for("leave")
        for _ in range(50):
            tally.tried += 1
            os.write(terminal._fd, odd(rng))
            terminal.read(patience=0.02)
            if os.waitpid(terminal.pid, os.WNOHANG)[0]:
                if "leave" not in terminal.text and "error.txt" not in os.listdir(folder):
                    return
                raise AssertionError(f"the app has ended: {terminal.text[-300:]}")
        tally.tried -= 1
        time.sleep(1.2)
        terminal.read()
        terminal.screen.reset()
        terminal.press("\x0c")
        assert terminal.text.strip(), "nothing is drawn any more"
        tally.refused += 50


def sudden_ends(rng: Random, tally: Tally, folder: Path) -> None:
    """A game that is ended in the middle of keys: gone at once, nothing lost that was shown.

    What ends is the window in which it is played, or another one that watches, while the first plays on.
    """
    slug, ending, watched = rng.choice(list(SCRIPTS)), rng.choice(_ENDINGS), rng.random() < 0.3
    code = (
        "from circus_tui.keyboard import keys\nkeys.SILENCE = 0\nfrom circus_tui.screens.session import Session\n"
        'Session.standing = property(lambda session: f"saved {session.table.entries}")'
    )
    with Noted(tally), ExitStack() as windows:
        player = windows.enter_context(Terminal(folder, "play", slug, *SCRIPTS[slug].arguments, code=code))
        player.wait_for("saved")
        ends = windows.enter_context(Terminal(folder, "continue", code=code)) if watched else player
        ends.wait_for("saved")
        for _ in range(rng.randrange(12)):
            player.type(rng.choice(SCRIPTS[slug].mash))
        for window in {player, ends}:
            window.read(quiet=rng.random() * 0.05, patience=rng.random() * 0.1)
        shown = max(player.entries, ends.entries)
        for _ in range(rng.choice((0, 40))):
            ends.type("\x0c")
        _end_at_once(ends, ending, f"{'a window that watches ' if watched else ''}{slug}")
        tally.refused += 1
        if ending is signal.SIGTERM and not ends.restored:
            tally.leaked += 1
            tally.first = tally.first or "the terminal was not given back"
        if saved(folder) < shown:
            tally.lost += 1
            tally.first = tally.first or f"{slug}: {saved(folder)} entries saved, {shown} shown"
        if watched:
            player.press("\x0c")
            assert player.text.strip(), f"{slug} is not shown any more to those who play it"


def _end_at_once(terminal: Terminal, ending: signal.Signals | None, what: str) -> None:
    """End a window by a signal, or take its terminal away; it is gone soon, with the right code."""
    if ending is None:
        os.close(terminal._fd)
    else:
        os.kill(terminal.pid, ending)
    started = time.monotonic()
    wanted = {signal.SIGKILL: -9, signal.SIGTERM: 143}.get(ending, 129) if ending else 129
    code = _waited(terminal, f"{what} after {ending}", reads=ending is signal.SIGTERM)
    assert code == wanted, f"{what} ended with {code}, not {wanted}"
    assert time.monotonic() - started < 1.5 * _crowd(), f"{what} was not gone within a second"


CAMPAIGNS: Final[dict[str, Campaign]] = {
    "records": records,
    "card sets": card_sets,
    "databases": databases,
    "terminal bytes": terminal_bytes,
    "sudden ends": sudden_ends,
}


def run(name: str, seed: int, numbers: Iterator[int], tally: Tally) -> None:
    """Try cases of a campaign; a case follows from the seed and its number."""
    for number in numbers:
        tally.tried += 1
        with tempfile.TemporaryDirectory() as folder:
            CAMPAIGNS[name](Random(f"{seed}/{name}/{number}"), tally, Path(folder))


def mutated_form(source: bytes, rng: Random) -> bytes:
    """A JSON text with one to three values changed, left out, doubled or put elsewhere."""
    form = json.loads(source)
    for _ in range(rng.randrange(1, 4)):
        places = list(_places(form))
        holder, key = rng.choice(places)
        other, place = rng.choice(places)
        match rng.randrange(4):
            case 0:
                holder[key] = deepcopy(rng.choice(_STRANGE))
            case 1:
                with suppress(LookupError):
                    del holder[key]
            case 2 if isinstance(holder, dict):
                holder[str(rng.choice(("", "x", "seat", "kind", "marks", "1000000")))] = deepcopy(rng.choice(_STRANGE))
            case _:
                with suppress(LookupError):
                    holder[key] = deepcopy(other[place])
    return json.dumps(form).encode()


def _places(form: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a form that holds a value, with what it is in."""
    keys = list(form) if isinstance(form, dict) else range(len(form)) if isinstance(form, list) else ()
    for key in keys:
        yield form, key
        yield from _places(form[key])


def mutated_bytes(source: bytes, rng: Random) -> bytes:
    """A text with bytes changed or a part left out or doubled."""
    found = bytearray(source)
    for _ in range(rng.randrange(1, 6)):
        start = rng.randrange(len(found) + 1)
        stop = min(len(found), start + rng.randrange(1, 40))
        found[start:stop] = rng.choice((b"", rng.randbytes(3), bytes(found[start:stop]) * 2, b"[" * 200, b"9" * 5000))
    return bytes(found)


def mutated_lines(source: bytes, rng: Random) -> bytes:
    """A text with a line left out, doubled, moved or spoilt."""
    lines = source.splitlines(keepends=True)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[rng.randrange(len(lines))])
            case 2:
                name = lines[place].partition(b"=")[0]
                lines[place] = name + b"= " + json.dumps(deepcopy(rng.choice(_STRANGE))).encode() + b"\n"
            case 3:
                lines[place] = mutated_bytes(lines[place], rng)
            case _:
                lines[place] = lines[place].replace(b"= ", b"= -", 1)
    return b"".join(lines)


def odd(rng: Random) -> bytes:
    """Some bytes that hardly any key sends, and nothing that could be `q`, Ctrl+C, Ctrl+Q or the key of a click."""
    numbers = b";".join(str(rng.choice((0, 1, 7, 255, 65536, 10**9, -3))).encode() for _ in range(rng.randrange(5)))
    made = rng.choice(
        (
            rng.randbytes(rng.randrange(1, 9)),
            b"\x1b[" + numbers + rng.choice((b"u", b"M", b"m", b"R", b"t", b"$y", b"~", b"c", b"n")),
            b"\x1b[<" + numbers + b"M",
            b"\x1b[48;" + numbers + b"t",
            b"\x1b[?" + numbers + b"$y",
            b"\x1b[200~" + rng.randbytes(20),
            b"\x1b]" + rng.randbytes(9) + b"\x07",
            b"\x1bP" + rng.randbytes(9) + b"\x1b\\",
            b"\x1b[M" + rng.randbytes(3),
            b"\x1b" + rng.randbytes(2),
        )
    )
    return bytes(byte for byte in made if byte not in b"qQ\x03\x11\x1a")


def saved(folder: Path) -> int:
    """Length of the log of the one game in a folder; replaying it proves it whole."""
    with closing(Store(folder)) as store:
        return len(read_saved(store, store.matches()[0].id).history.entries)


def _crowd() -> float:
    """How many seconds a second takes now: others want the processors, and a nice campaign lets them go first."""
    began, used = time.monotonic(), time.process_time()
    while time.process_time() - used < _SAMPLE:
        pass
    here = (time.monotonic() - began) / _SAMPLE
    return max(1.0, here, os.getloadavg()[0] / (os.cpu_count() or 1))


def _waited(terminal: Terminal, what: str, *, reads: bool) -> int:
    """The exit code, if it comes soon."""
    end = time.monotonic() + 6 * _crowd()
    while time.monotonic() < end:
        done, status = os.waitpid(terminal.pid, os.WNOHANG)
        if done:
            if reads:
                terminal.read(0.02, 0.02)
            return os.waitstatus_to_exitcode(status)
        if reads:
            terminal.read(0.02, 0.02)
        time.sleep(0.01)
    raise AssertionError(f"the process of {what} is still there")


class Noted:
    """Counts whatever is raised."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally

    def __enter__(self) -> None:
        """Nothing is to be done."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> bool:
        if kind is None or not issubclass(kind, Exception):
            return False
        self._tally.crash("".join(traceback.format_exception(error))[-1500:])
        return True


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


def main() -> int:
    """Run all campaigns in turn until the time is up; 0 if nothing went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(CAMPAIGNS), action="append")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    tallies = {name: Tally() for name in wanted.only or CAMPAIGNS}
    first = 0
    with suppress(KeyboardInterrupt):
        for name in cycle(tallies):
            if time.monotonic() >= end:
                break
            share = 1 if name in ("terminal bytes", "sudden ends") else 20
            run(name, wanted.seed, iter(range(first, first + share)), tallies[name])
            first += share
    for name, tally in tallies.items():
        print(
            f"{name:<16} tried {tally.tried:>6}  refused {tally.refused:>6}  crashed {tally.crashed}"
            f"  lost {tally.lost}  leaked {tally.leaked}"
        )
        if not tally.clean:
            print(tally.first)
    return 0 if all(tally.clean for tally in tallies.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
