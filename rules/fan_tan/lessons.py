"""The lessons of fan_tan."""

from __future__ import annotations

from typing import Final

from rules.teaching.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = ()
