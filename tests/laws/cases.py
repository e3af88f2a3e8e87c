"""Every game, number of players and set of options that the laws are tried on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import attrs
import pytest

from rules import GAMES
from rules.codec import decode_options
from rules.core import AnyRules, Seat
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

    @property
    def is_between(self) -> bool:
        """Whether its options are tried with the fewest and the most players too, so that it can wait for `--long`."""
        return bool(self.form) and self.seats not in (self.rules.INFO.seats[0], self.rules.INFO.seats[-1])

    def games(self, count: int = 3) -> Iterator[Sequence[Played]]:
        """Give a few random games of fixed seeds."""
        for seed in range(count):
            yield _played(self.specimen.slug, self.seats, json.dumps(self.form), seed)

    def looks(self, game: Sequence[Played], *, every: bool) -> Iterator[tuple[Played, Seat | None]]:
        """Entries of a game, each with one who looks on: all do in turn, or with `every` at each entry."""
        viewers = (None, *range(self.seats))
        for number, played in enumerate(game):
            for viewer in viewers if every else (viewers[number % len(viewers)],):
                yield played, viewer

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.form.items())
        return f"{self.specimen.slug}-{self.seats}" + (f"-{options[:40]}" if options else "")


@cache
def _played(slug: str, seats: int, form: str, seed: int) -> tuple[Played, ...]:
    found = specimen(slug)
    return tuple(random_game(found.rules, seats, decode_options(found.rules, json.loads(form)), seed, found.cap))


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
