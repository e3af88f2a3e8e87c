"""Faults by the thousand: `python -m tests.campaigns --minutes 10 --seed 1`. Each campaign prints what came of it.

*tried*: cases; *refused*: what was refused with a sentence, or ended as it should; *crashed*: anything else that was
raised, a hang, or a process that stayed; *lost*: moves that were shown and not found again; *leaked*: words from
outside that were shown raw or at length, or a table left on a terminal that the app had given back.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import count, islice
from multiprocessing import get_context
from typing import Final

from tests.campaigns import CAMPAIGNS, run
from tests.campaigns.tally import Tally

SHARES: Final = {"records": 200, "card sets": 20, "databases": 3, "terminal bytes": 1, "sudden ends": 10}
"""Cases in a round; a hundred rounds are a thousand sudden ends. Sequences of bytes are sent fifty to an app."""
_SLOW: Final = ("terminal bytes", "sudden ends")

Batch = tuple[str, range]


def batches(names: list[str], rounds: int) -> Iterator[Batch]:
    """What is to be tried: slow cases one by one, the others as they come in a round."""
    for number in islice(count(), rounds or None):
        for name in names:
            cases = range(number * SHARES[name], (number + 1) * SHARES[name])
            yield from ((name, range(case, case + 1)) for case in cases) if name in _SLOW else ((name, cases),)


def try_all(wanted: Iterator[Batch], seed: int, end: float, together: int) -> dict[str, Tally]:
    """Try batches in some processes until the time is up; say what is found when it is found."""
    tallies: dict[str, Tally] = {}
    under_way: dict[Future[Tally], str] = {}
    with ProcessPoolExecutor(together, get_context("spawn")) as pool, suppress(KeyboardInterrupt):
        while True:
            while len(under_way) < together and time.monotonic() < end and (batch := next(wanted, None)):
                under_way[pool.submit(run, batch[0], seed, batch[1])] = batch[0]
            if not under_way:
                break
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                came = done.result()
                for finding in came.findings:
                    print(finding, "\n", flush=True)
                tallies.setdefault(under_way.pop(done), Tally()).add(came)
    return tallies


def main() -> int:
    """Run all campaigns in turn until the time is up or all rounds are done; 0 if nothing went wrong."""
    parser = argparse.ArgumentParser("python -m tests.campaigns", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0.0, help="how long; without it, as long as the rounds take")
    parser.add_argument("--rounds", type=int, default=0, help="how many; 100 are 1,000 sudden ends and all the rest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(CAMPAIGNS), action="append", help="this campaign alone")
    parser.add_argument("--case", type=int, help="try this case alone, with --only")
    parser.add_argument("--together", type=int, default=1, help="how many cases are tried at the same time")
    wanted = parser.parse_args()
    names = wanted.only or list(CAMPAIGNS)
    if wanted.case is None:
        minutes = wanted.minutes or (float("inf") if wanted.rounds else 1.0)
        cases = batches(names, wanted.rounds)
    else:
        minutes, cases = float("inf"), iter([(name, range(wanted.case, wanted.case + 1)) for name in names])
    tallies = try_all(cases, wanted.seed, time.monotonic() + 60 * minutes, wanted.together)
    for name, tally in tallies.items():
        print(
            f"{name:<16} tried {tally.tried:>6}  refused {tally.refused:>6}  crashed {tally.crashed}"
            f"  lost {tally.lost}  leaked {tally.leaked}"
        )
    return 0 if all(tally.clean for tally in tallies.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
