"""What the laws need to know about a game besides its contract: each game's tests offer a `SPECIMEN`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import attrs

from rules import GAMES
from rules.core import CHANCE, AnyRules, Clause, Seat
from rules.history import History

HERE = Path(__file__).parent
Test = TypeVar("Test", bound=Callable[..., Any])


@attrs.frozen
class Specimen:
    """A game under test.

    `options` are the public forms of the options to try; `pieces` counts every piece there is, wherever it lies, and
    gives None while nothing is dealt; `fresh` are the kinds of chance that lay out pieces anew, so that the count may
    change; `cap` is the number of entries after which a random game may be given up; `secrecy` deals anew what a seat
    does not know.
    """

    slug: str
    pieces: Callable[[Any], Counter[str] | None]
    secrecy: Callable[[Any, Seat | None, Random], Any]
    options: tuple[dict[str, Any], ...] = ({},)
    fresh: frozenset[str] = frozenset()
    cap: int = 400

    @property
    def rules(self) -> AnyRules:
        """The game."""
        return GAMES[self.slug]

    @property
    def folder(self) -> Path:
        """Where the game's tests live."""
        return HERE / self.slug


def specimen(slug: str) -> Specimen:
    """Find a game's specimen; a game without one fails every law."""
    found: Specimen = import_module(f"tests.{slug}.specimen").SPECIMEN
    return found


@attrs.frozen
class Played:
    """One entry of a random game, with the states around it."""

    before: Any
    seat: Seat
    move: Any
    after: Any

    def conserves(self, game: Specimen) -> bool:
        """Whether every piece is still there after the entry."""
        return self.move.kind in game.fresh or game.pieces(self.before) in (None, game.pieces(self.after))


def random_entry(rules: AnyRules, state: Any, rng: Random) -> tuple[Seat, Any] | None:
    """Choose who moves and how, uniformly; None when the game is over."""
    acting = rules.to_act(state)
    if not acting:
        return None
    if acting == {CHANCE}:
        return CHANCE, rules.draw(state, rng)
    seat = rng.choice(sorted(acting))
    return seat, rng.choice(list(rules.legal_moves(state, seat)))


def random_game(rules: AnyRules, seats: int, options: Any, seed: int, cap: int) -> Iterator[Played]:
    """Play at random until the game or the cap ends it."""
    rng = Random(seed)
    state = rules.new(seats, options)
    for _ in range(cap):
        entry = random_entry(rules, state, rng)
        if entry is None:
            return
        after = rules.step(state, *entry)
        yield Played(state, *entry, after)
        state = after


def random_history(rules: AnyRules, seats: int, options: Any, seed: int, cap: int) -> History:
    """Play at random and keep the past."""
    history = History.start(rules, seats, options)
    for played in random_game(rules, seats, options, seed, cap):
        history = history.after(played.seat, played.move)
    return history


def rule(*clauses: Clause) -> Callable[[Test], Test]:
    """Name the clauses a test checks; a clause that no test names fails the laws."""

    def mark(test: Test) -> Test:
        test.__dict__.setdefault("clauses", []).extend(clauses)
        return test

    return mark
