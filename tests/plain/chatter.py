"""Somebody who plays line by line: hears what has been said since the last prompt, and types an answer by chance."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Final

CHATTER: Final = (
    *("hand", "table", "table market", "why", "why 1", "log", "undo", "rules", "rules 1.1", "help", "cards", "back"),
    *("nonsense", "99", "bid", "show 0-99", "scout left", "why pass", "hire nobody", "offer", "place 9 9", "{0}"),
)
"""Asked now and then; none of it may lose anything."""

_NUMBERED: Final = re.compile(r"^(\d+)\. (.*)$", re.MULTILINE)
_RANGE: Final = re.compile(r"A number from (\d+) to (\d+)")
_SOME: Final = re.compile(r"One of ([\d, or]*)\.")
_ALL: Final = re.compile(r"Say them all, such as (.*?)\.")


class Chatter(io.StringIO):
    """Both ends of a console. `typed` is everything that was answered."""

    def __init__(self, seed: int, *, most: int = 4000, chatters: bool = True) -> None:
        super().__init__()
        self.typed: list[str] = []
        self._rng = Random(seed)
        self._most = most
        self._chatters = chatters
        self._read = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """Answer what has been said since."""
        said = self.getvalue()[self._read :]
        if len(self.typed) >= self._most:
            return ""
        answer = self._answer(said)
        self.typed.append(answer)
        self.write(f"{answer}\n")
        self._read = len(self.getvalue())
        return f"{answer}\n"

    def _answer(self, said: str) -> str:
        last = said.rstrip("> ").rstrip().rsplit("\n", 1)[-1]
        if "ress Enter" in last:
            return ""
        if "yes or no" in said:
            return self._rng.choice(["yes", "no"])
        if self._chatters and self._rng.random() < 0.1:
            return self._rng.choice(CHATTER)
        if found := _RANGE.search(last):
            return str(self._rng.randint(int(found[1]), int(found[2])))
        if found := _SOME.search(last):
            return str(self._rng.choice(re.findall(r"\d+", found[1])))
        if found := _ALL.search(last):
            return str(found[1])
        return self._chosen(said)

    def _chosen(self, said: str) -> str:
        numbered = _NUMBERED.findall(said)
        if not numbered:
            return self._rng.choice(["moves", "back"])
        number, words = self._rng.choice(numbered)
        in_words = (
            self._rng.random() < 0.3
            and not words.endswith(" ways")
            and "a number" not in words
            and "one of" not in words
            and "your own" not in words
        )
        return str(words if in_words else number)
