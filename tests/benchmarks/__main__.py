"""Measure everything in one run and print tables: `python -m tests.benchmarks [--seconds S] [--rivals PYTHON]`."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from rules import GAMES
from tests.benchmarks import rivals
from tests.benchmarks.engines import SEATS, prices, random_play, replayed
from tests.benchmarks.growth import growth
from tests.benchmarks.opening import openings
from tests.benchmarks.pages import Cost, measured
from tests.benchmarks.windows import updates

Cells: TypeAlias = tuple[tuple[str, ...], list[tuple[str, ...]]]
"""The heads of a table, and its rows."""

ROUNDS: Final = 5
PARTS: Final = ("play", "prices", "opening", "growth", "pages", "windows")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all of them")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each game and each rival (5)")
    parser.add_argument("--seed", type=int, default=1, help="draw all chance from this number (1)")
    parser.add_argument(
        "--rivals", default=sys.executable, metavar="PYTHON", help="an interpreter that has open_spiel, rlcard, chess"
    )
    parser.add_argument(
        "--pages", nargs="+", default=(), metavar="PAGE", help="only those that begin like one of these"
    )
    asked = parser.parse_args(arguments)
    unknown = set(asked.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}: there are {', '.join(PARTS)}")
    parts = asked.parts or PARTS
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time; seed {asked.seed}")
    if "play" in parts:
        print(table(*played(asked.seconds, asked.seed, asked.rivals)))
    if "prices" in parts:
        print(table(*priced(asked.seed)))
    if "opening" in parts:
        print(table(*opened()))
    if "growth" in parts:
        print(table(*grown()))
    if "pages" in parts:
        print(table(*written(asked.pages)))
    if "windows" in parts:
        print(table(*watched(asked.seed)))
    return 0


def played(seconds: float, seed: int, python: str) -> Cells:
    """Random moves a second of every game and every rival, and how often that is what python-chess makes.

    All are measured in turn, several times over, so that a busy moment of the machine is nobody's alone.
    """
    rounds: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    for number in range(ROUNDS):
        for slug in GAMES:
            name = f"{GAMES[slug].INFO.title}, {SEATS[slug]} players"
            rounds.setdefault(name, []).append(random_play(slug, seconds / ROUNDS, seed + number))
        for name, found in _rivals(seconds / ROUNDS, seed + number, python).items():
            if isinstance(found, str):
                missing[name] = found
            else:
                rounds.setdefault(name, []).append(found)
    rates = {name: median(each) for name, each in rounds.items()}
    measure = rates.get("python-chess")
    rows: list[tuple[str, ...]] = [
        (name, f"{rate:,.0f}", f"{rate / measure:.1f}" if measure else "-", _spread(rounds[name]))
        for name, rate in rates.items()
    ]
    rows += [(name, "-", "-", words) for name, words in missing.items()]
    return ("random play", "moves/s", "to python-chess", "least to most"), rows


def _spread(rates: list[float]) -> str:
    return f"{min(rates):,.0f} to {max(rates):,.0f}"


def _rivals(seconds: float, seed: int, python: str) -> dict[str, float | str]:
    """Let the interpreter that has the other libraries measure them."""
    command = [python, str(Path(rivals.__file__)), str(seconds), str(seed)]
    done = subprocess.run(command, text=True, capture_output=True)
    if done.returncode:
        return dict.fromkeys(rivals.RIVALS, f"cannot be measured: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, float | str] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def priced(seed: int) -> Cells:
    """What every question costs in every game, and how fast a log is replayed."""
    rows: list[tuple[str, ...]] = []
    for slug in GAMES:
        asked = prices(slug, seed)
        cells = (f"{price.usual:,.0f} / {price.p95:,.0f}" for price in asked)
        rows.append((GAMES[slug].INFO.title, *cells, f"{replayed(slug, seed):,.0f}"))
    return ("median / 95 of 100, in µs", "legal_moves", "step", "explain", "view", "replayed entries/s"), rows


def opened(times: int = 7) -> Cells:
    """First paint, beside an empty app."""
    found = openings(times)
    empty = found["empty app"]
    rows: list[tuple[str, ...]] = [
        (name, f"{seconds:.2f}", f"{seconds / empty:.2f}") for name, seconds in found.items()
    ]
    return ("first paint", "seconds", "to the empty app"), rows


def grown() -> Cells:
    """What long games cost."""
    rows: list[tuple[str, ...]] = [
        (
            f"{each.entries:,}",
            f"{each.record / 1e3:,.0f} kB",
            f"{each.file / 1e3:,.0f} kB",
            f"{each.megabytes:.1f} MB",
            f"{each.opening * 1e3:,.0f} ms",
            f"{each.move:.1f} ms",
        )
        for each in growth()
    ]
    return ("entries", "record", "saved games", "states in memory", "opened again in", "one move, saved"), rows


def written(names: Sequence[str]) -> Cells:
    """What every screen writes for a key, and how soon."""
    rows: list[tuple[str, ...]] = [
        (
            each.page.name,
            f"{each.size[0]}x{each.size[1]}",
            *_costs(each.moves),
            *_costs(each.changes),
            f"{max((cost.paintings for cost in (*each.moves, *each.changes)), default=0)}",
            f"{each.idle}",
            each.excess or "-",
        )
        for each in measured(names)
    ]
    bytes_and_time = ("bytes: median / p95", "ms: median / p95", "CPU ms")
    moves, changes = (tuple(f"{kind}, {head}" for head in bytes_and_time) for kind in ("cursor", "change"))
    return ("screen", "size", *moves, *changes, "paintings", "idle bytes", "over budget"), rows


def watched(seed: int, moves: int = 200) -> Cells:
    """What a move costs a host for each window of its table that sees it."""
    rows: list[tuple[str, ...]] = []
    for slug, rules in GAMES.items():
        spent = updates(slug, moves, seed)
        rows.append((rules.INFO.title, f"{median(spent):.1f}", f"{_p95(spent):.1f}"))
    return ("a move seen at another window of a host", "CPU ms, median", "p95"), rows


def _costs(costs: Sequence[Cost]) -> tuple[str, str, str]:
    if not costs:
        return "-", "-", "-"
    return (
        f"{median(cost.size for cost in costs):,.0f} / {_p95([cost.size for cost in costs]):,.0f}",
        f"{median(cost.waited for cost in costs):.0f} / {_p95([cost.waited for cost in costs]):.0f}",
        f"{median(cost.worked for cost in costs):.0f}",
    )


def _p95(values: Sequence[float]) -> float:
    return sorted(values)[round(0.95 * (len(values) - 1))]


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table as Markdown, its columns in line."""
    cells = [tuple(heads), *map(tuple, rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(cells[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in cells
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n" + "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
