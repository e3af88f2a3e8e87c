"""When a host hears keys and writes answers, noted inside its process: what is left of that outside is not its own.

`python -m tests.host.clock FILE ARGUMENTS` runs the program with these arguments; each has a line in the file then.
"""

from __future__ import annotations

import re
import sys
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from circus_tui.cli import main
from circus_tui.host import server
from circus_tui.host.session import TerminalSession

MOVED: Final = re.compile(rb"\x1b\[\d+;\d+H")
"""Where the terminal's cursor stands, which nobody sees: no answer to a key, and no update."""

HEARD: Final = "heard"
WRITTEN: Final = "written"


@attrs.frozen
class Press:
    """A key that somebody has pressed at a table: when, who, and until when nobody else there pressed one."""

    begun: float
    key: str
    others: tuple[str, ...]
    ended: float


class Noted:
    """The times at which a host has heard each person, and written something for each that is seen."""

    def __init__(self, file: Path) -> None:
        self._times: dict[tuple[str, str], list[float]] = defaultdict(list)
        for line in file.read_text().splitlines():
            what, key, when = line.split()
            self._times[what, key].append(float(when))

    def answers(self, presses: list[Press]) -> tuple[list[float], list[float]]:
        """Seconds from each key heard to the last that was written for whoever pressed it, and for each other."""
        own, others = [], []
        for press in presses:
            heard = next(self._between(HEARD, press.key, press.begun, press.ended), None)
            if heard is not None:
                own += [when - heard for when in self._last(press.key, heard, press.ended)]
                others += [when - heard for each in press.others for when in self._last(each, heard, press.ended)]
        return own, others

    def _last(self, key: str, begun: float, ended: float) -> list[float]:
        return list(self._between(WRITTEN, key, begun, ended))[-1:]

    def _between(self, what: str, key: str, begun: float, ended: float) -> Iterator[float]:
        times = self._times[what, key]
        yield from times[bisect(times, begun) : bisect(times, ended)]


def _noting(lines: list[str]) -> type[TerminalSession]:
    """A session that notes when it hears and writes anything."""

    class Noting(TerminalSession):
        def data_received(self, data: bytes, datatype: Any) -> None:
            lines.append(f"{HEARD} {self.person.key} {time.perf_counter()}")
            super().data_received(data, datatype)

        def send(self, data: bytes) -> None:
            super().send(data)
            if MOVED.sub(b"", data):
                lines.append(f"{WRITTEN} {self.person.key} {time.perf_counter()}")

    return Noting


if __name__ == "__main__":
    noted: list[str] = []
    vars(server)["TerminalSession"] = _noting(noted)
    file = Path(sys.argv.pop(1))
    code = main()
    file.write_text("\n".join(noted))
    raise SystemExit(code)
