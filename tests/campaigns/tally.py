"""What came of a campaign, and what was found in it."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import attrs

_LONGEST_SENTENCE: Final = 700
_END_OF_TRACE: Final = 1500


@attrs.define
class Tally:
    """What came of the cases of one campaign."""

    tried: int = 0
    refused: int = 0
    crashed: int = 0
    lost: int = 0
    leaked: int = 0
    findings: list[str] = attrs.field(factory=list)
    """What each crash, loss and leak was."""

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.crashed or self.lost or self.leaked)

    def refuse(self, sentence: str) -> None:
        """Count a refusal, which has to be a short sentence on one line."""
        self.refused += 1
        if not (sentence.isprintable() and 0 < len(sentence) <= _LONGEST_SENTENCE):
            self.leak(f"said: {sentence[:200]!r}")

    def lose(self, what: str) -> None:
        """Count moves that were shown and not found again."""
        self.lost += 1
        self.findings.append(what)

    def leak(self, what: str) -> None:
        """Count something shown or left that should not be."""
        self.leaked += 1
        self.findings.append(what)

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count whatever is raised as a crash."""
        try:
            yield
        except Exception as error:
            self.crashed += 1
            trace = "".join(traceback.format_tb(error.__traceback__))[-_END_OF_TRACE:]
            self.findings.append(trace + "".join(traceback.format_exception_only(error)))

    def add(self, other: Tally) -> None:
        """Add what came of other cases."""
        self.tried += other.tried
        self.refused += other.refused
        self.crashed += other.crashed
        self.lost += other.lost
        self.leaked += other.leaked
        self.findings += other.findings
