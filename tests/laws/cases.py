"""Every game, number of players and set of options that the laws are tried on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs
import pytest

from rules import GAMES
from rules.codec import decode_options
from rules.core import AnyRules
from tests.specimens import Played, Specimen, random_game, specimen


@attrs.frozen
class Case:
    """One game at one table."""

    specimen: Specimen
    seats: int
    form: dict[str, Any]

    @property
    def rules(self) -> AnyRules:
        """The game."""
        return self.specimen.rules

    @property
    def options(self) -> Any:
        """The options, read from their public form."""
        return decode_options(self.rules, self.form)

    def games(self, count: int = 3) -> Iterator[list[Played]]:
        """Play a few random games of fixed seeds."""
        for seed in range(count):
            yield list(random_game(self.rules, self.seats, self.options, seed, self.specimen.cap))

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.form.items())
        return f"{self.specimen.slug}-{self.seats}" + (f"-{options[:40]}" if options else "")


def cases() -> Iterator[Case]:
    """List all cases."""
    for slug in GAMES:
        found = specimen(slug)
        for seats in found.rules.INFO.seats:
            for form in found.options:
                yield Case(found, seats, form)


every_case: Callable[[Any], Any] = pytest.mark.parametrize("case", list(cases()), ids=str)
every_game: Callable[[Any], Any] = pytest.mark.parametrize(
    "game", [specimen(slug) for slug in GAMES], ids=lambda g: g.slug
)
