"""A computer player in a process of its own: asked, polled and cancelled, and never in the way of whoever asks.

Whatever happens to the process, there is an answer: a move that the rules allow, with a word on what went wrong.
Nothing here blocks, and nothing here raises.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any, Final, Literal, TypeAlias

import attrs

from circus_tui.bots.contract import Advice, Bot
from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.naming import parse
from circus_tui.bots.search import Search
from circus_tui.bots.seat import Tried
from circus_tui.bots.uniform import Uniform
from circus_tui.bots.wire import pack
from circus_tui.bots.worker import HEAD
from rules import GAMES
from rules.codec import BadForm, decode_move
from rules.core import AnyRules, Seat

Trouble: TypeAlias = Literal["died", "hung", "too slow", "confused", "crowded"]
"""What went wrong: the process ended, gave no sign of life, thought past its deadline, or gave no legal move.

Where it is crowded, as many processes think as may, and none was started.
"""

SILENCE: Final = 3.0
"""Seconds without a sign of life after which a process counts as hung."""
START: Final = 15.0
"""Seconds a process may take to give its first sign of life."""
SPARE: Final = 5.0
"""Seconds a player has for a move beyond five times what it was told to think."""

_WORK: Final = "from circus_tui.bots.worker import main; main()"
_POLL: Final = 0.01


_running: Final[set[_Process]] = set()
_most = [0]


def allow(processes: int) -> None:
    """Let no more than so many computer players of this program think at once, each in a process; 0: any number."""
    _most[0] = processes


@attrs.frozen
class Moved:
    """The player's move. `trouble` says why it is not the player's own but a quick one in its stead.

    `remark` is what the player says with it, a template for `name_seats`, mostly nothing; `wish` the move of another to
    which it would agree, if it says so.
    """

    move: Any
    trouble: Trouble | None = None
    remark: str = ""
    wish: Any = None


@attrs.frozen
class Advised:
    """Pieces of advice, the best first; none if there was trouble."""

    advice: tuple[Advice, ...]
    trouble: Trouble | None = None


Answer: TypeAlias = Moved | Advised


@attrs.frozen
class _Job:
    number: int
    view: Any
    seat: Seat
    advice: bool
    until: float


class BotPlayer:
    """One computer player of one game. It thinks of one question at a time; a new one drops the old."""

    def __init__(
        self,
        game: str,
        bot: str,
        seed: int = 0,
        *,
        deadline: float | None = None,
        silence: float = SILENCE,
        command: Sequence[str] = (),
    ) -> None:
        """A player by the name that `parse` knows. Raises `BadBot` for any other.

        `deadline` is in seconds from the question; None leaves it to the player. `command` starts another process.
        """
        self.bot = parse(bot)
        self._name = bot
        self._rules: AnyRules = GAMES[game]
        self._seed = seed
        self._deadline = _patience(self.bot) if deadline is None else deadline
        self._silence = silence
        self._command = tuple(command) or (sys.executable, "-c", _WORK)
        self._process: _Process | None = None
        self._job: _Job | None = None
        self._asked = 0
        self._tried = Tried()

    @property
    def is_thinking(self) -> bool:
        """Whether a question has not been answered yet."""
        return self._job is not None

    def ask(self, view: Any, seat: Seat, *, advice: bool = False) -> None:
        """Begin to think about the seat's decision on its own view: a move, or advice for whoever sits there."""
        if self._job is not None:
            self.cancel()
        self._asked += 1
        self._job = _Job(self._asked, view, seat, advice, monotonic() + self._deadline)
        if self._process is None or self._process.has_ended:
            self._process = _Process(self._command)
        self._process.send(
            {
                "job": self._asked,
                "game": self._rules.INFO.slug,
                "bot": self._name,
                "view": view,
                "seat": seat,
                "seed": f"{self._seed}/{self._asked}",
                "tried": self._tried.at(self._rules, view),
                "advice": advice,
            }
        )

    def poll(self) -> Answer | None:
        """The answer, once it is there; None while the player thinks, or if nothing was asked."""
        job, process = self._job, self._process
        if job is None or process is None:
            return None
        form = process.received(job.number)
        if form is not None:
            return self._answered(job, form)
        trouble = self._trouble(job, process)
        return None if trouble is None else self._stumbled(job, trouble)

    def wait(self, seconds: float) -> Answer | None:
        """Poll for so long; for whoever has nothing else to do."""
        until = monotonic() + seconds
        while (answer := self.poll()) is None and monotonic() < until:
            sleep(_POLL)
        return answer

    def cancel(self) -> None:
        """Drop the question at once; the process goes with it."""
        self._job = None
        self.close()

    def close(self) -> None:
        """End the process at once. The player may be asked again: it starts another."""
        self._job = None
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _trouble(self, job: _Job, process: _Process) -> Trouble | None:
        if process.has_ended:
            return "crowded" if process.is_crowded else "died"
        if process.silent_for > (self._silence if process.has_begun else max(START, self._silence)):
            return "hung"
        return "too slow" if monotonic() > job.until else None

    def _answered(self, job: _Job, form: dict[str, Any]) -> Answer:
        try:
            if job.advice:
                found = tuple(Advice(decode_move(self._rules, one), *rest) for one, *rest in form["advice"])
                self._job = None
                return Advised(found)
            move = decode_move(self._rules, form["move"])
            wish = None if form.get("wish") is None else decode_move(self._rules, form["wish"])
        except (BadForm, KeyError, TypeError, ValueError):
            return self._stumbled(job, "confused")
        if self._rules.explain(job.view, job.seat, move) is not None:
            return self._stumbled(job, "confused")
        self._job = None
        self._tried.made(move)
        return Moved(move, remark=str(form.get("remark", "")), wish=wish)

    def _stumbled(self, job: _Job, trouble: Trouble) -> Answer:
        """End the process, and answer in its stead."""
        self.cancel()
        if job.advice:
            return Advised((), trouble)
        move = stand_in(self._rules, job.view, job.seat, Random(f"{self._seed}/{job.number}"))
        self._tried.made(move)
        return Moved(move, trouble)


def stand_in(rules: AnyRules, view: Any, seat: Seat, rng: Random) -> Any:
    """A quick legal move for a player that has failed: a sensible one, or if even that fails any."""
    try:
        move = evaluation_of(rules).reply(rules.resample(view, seat, rng), seat, rng)
        if rules.explain(view, seat, move) is None:
            return move
    except Exception:  # whatever is wrong with the evaluation, the game goes on
        pass
    return Uniform().choose(rules, view, seat, rng)


def _patience(bot: Bot) -> float:
    """Seconds a player may take: its clock stands still while the machine is busy with others."""
    if isinstance(bot, Search) and not bot.seconds:
        return 10 * SPARE
    return SPARE + 5 * (bot.seconds if isinstance(bot, Search) else 0.0)


class _Process:
    """The process, with a thread that listens to it and one that talks to it."""

    def __init__(self, command: Sequence[str]) -> None:
        path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._heard = monotonic()
        self.has_begun = False
        self._process: subprocess.Popen[bytes] | None = None
        _running.difference_update([each for each in _running if each.has_ended])
        self.is_crowded = 0 < _most[0] <= len(_running)
        if self.is_crowded:
            return
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,
            )
        except OSError:
            return
        _running.add(self)
        assert self._process.stdout is not None
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()

    @property
    def has_ended(self) -> bool:
        """Whether the process is no more."""
        return self._process is None or self._process.poll() is not None

    @property
    def silent_for(self) -> float:
        """Seconds since the last sign of life."""
        return monotonic() - self._heard

    def send(self, request: dict[str, Any]) -> None:
        """Ask without waiting until it is heard."""
        if self._process is not None and self._process.stdin is not None:
            self._heard = monotonic()
            Thread(target=_talk, args=(self._process.stdin, request), daemon=True).start()

    def received(self, job: int) -> dict[str, Any] | None:
        """The answer to this job, if it has come; answers to others are dropped."""
        found = None
        while True:
            try:
                line = self._lines.get_nowait()
            except Empty:
                return found
            self._heard = monotonic()
            self.has_begun = True
            try:
                form = json.loads(line)
            except ValueError:
                continue
            if isinstance(form, dict) and form.get("job") == job:
                found = form

    def kill(self) -> None:
        """End the process at once."""
        _running.discard(self)
        if self._process is not None:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.5)
            with suppress(OSError, ValueError):
                assert self._process.stdin is not None
                self._process.stdin.close()


def _listen(stream: IO[bytes], lines: SimpleQueue[str]) -> None:
    with stream:
        for line in stream:
            lines.put(line.decode("utf-8", "replace"))


def _talk(stream: IO[bytes], request: dict[str, Any]) -> None:
    """Send one request; a process that has ended is noticed elsewhere."""
    try:
        packed = pack(request)
        stream.write(len(packed).to_bytes(HEAD, "big") + packed)
        stream.flush()
    except (OSError, ValueError):
        return
