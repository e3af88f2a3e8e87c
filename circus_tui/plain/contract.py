"""What a game offers to be played line by line: what lies before whom in sentences, and the words for its moves.

A teller judges nothing: whether a move may be made is for the rules of the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

import attrs

from rules import GAMES
from rules.core import Refusal, Seat

Lines: TypeAlias = Sequence[str]
"""Templates for `name_seats`, each a line."""


class Unread(ValueError):
    """Typed words that make no sense; the message is a sentence."""


@attrs.frozen
class Verb:
    """Words that a typed move may begin with, the kinds of move they may mean, and the fields they settle already."""

    words: str
    kinds: tuple[str, ...]
    fixed: Mapping[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Field:
    """How a field of a move is asked for and called.

    `from_one`: people count it from 1, records from 0. `words` are what its values are called, and typed as. A field
    that is not `typed` is only asked for.
    """

    asks: str = ""
    from_one: bool = False
    typed: bool = True
    words: Mapping[Any, str] = attrs.field(factory=dict)
    called: Callable[[Any, Any], str] | None = None
    """What a value is called on a view."""


@attrs.frozen
class Composer:
    """How a kind of move is put together of which the rules list only a part.

    `make` reads the answer to each question, and `parts` cuts a typed move into such answers; both raise `Unread`.
    """

    label: str
    asks: tuple[str, ...]
    make: Callable[[Any, Seat, Sequence[str], Sequence[str]], Any]
    parts: Callable[[str, Sequence[str]], tuple[str, ...]]


@attrs.frozen
class Haggling:
    """How a seat that is made a proposal says to what it would agree instead; nothing of that is a move of its own.

    `proposer` is whoever has made a seat the proposal it has to answer, if anybody has. `composer` puts a
    counter-proposal together, which is typed behind the `word`, and `fits` tells one from a move. Of one, `put` gives
    the table at which the proposer answers it, `asks` puts it to a person, `agrees` is the answer that takes it, and
    `agreed` what is then played, each move with its seat.
    """

    word: str
    composer: Composer
    proposer: Callable[[Any, Seat], Seat | None]
    fits: Callable[[Any, Seat, Any], bool]
    why_not: Callable[[Any, Seat, Any], Refusal | None]
    put: Callable[[Any, Seat, Any], Any]
    asks: Callable[[Seat, Any], str]
    agrees: Any
    agreed: Callable[[Seat, Any], tuple[tuple[Seat, Any], ...]]


def _nothing_more(_: Any, __: Seat, ___: Any) -> str:
    return ""


def _no_names(_: Any) -> Mapping[str, str]:
    return {}


def _no_readings(_: Any, __: Seat, ___: str) -> tuple[Any, ...]:
    return ()


def _as_typed(_: str, words: list[str]) -> list[str]:
    return words


@attrs.frozen
class Teller:
    """A game, line by line.

    `hand` tells a seat what is its own, `table` everybody what lies open; `brief` is what a seat hears at every turn,
    without it the hand. `kinds` are what kinds of move are called that are too many to be listed; those `asked` are
    rather put together by questions. `fields` are named
    `show.start`, or only `card` for that field of every kind. `names` gives what the codes in moves are called;
    `rewritten` turns what is typed after the verb of a kind into a word for each field; `spelt` writes a move of a kind
    as it would be typed, where that is not its kind and its fields one after the other; `apart` adds to what a move is
    called what tells it from others that look the same. `readings` gives the moves that
    a line may mean in ways of the game's own, which come before its verbs and fields; it raises `Unread`.
    `haggling` is for games in which proposals are made.
    """

    hand: Callable[[Any, Seat], Lines]
    table: Callable[[Any], Lines]
    verbs: tuple[Verb, ...] = ()
    examples: tuple[str, ...] = ()
    fields: Mapping[str, Field] = attrs.field(factory=dict)
    names: Callable[[Any], Mapping[str, str]] = _no_names
    rewritten: Callable[[str, list[str]], list[str]] = _as_typed
    readings: Callable[[Any, Seat, str], tuple[Any, ...]] = _no_readings
    composers: Mapping[str, Composer] = attrs.field(factory=dict)
    brief: Callable[[Any, Seat], Lines] | None = None
    spelt: Mapping[str, Callable[[Any], str]] = attrs.field(factory=dict)
    apart: Callable[[Any, Seat, Any], str] = _nothing_more
    kinds: Mapping[str, str] = attrs.field(factory=dict)
    asked: frozenset[str] = frozenset()
    haggling: Haggling | None = None

    def opening(self, view: Any, seat: Seat) -> Lines:
        """What a seat hears when its turn comes."""
        return self.hand(view, seat) if self.brief is None else self.brief(view, seat)

    def composer(self, word: str) -> Composer | None:
        """What puts together a kind of move, or a counter-proposal, that is typed behind this word."""
        if self.haggling is not None and word == self.haggling.word:
            return self.haggling.composer
        return self.composers.get(word)

    def field(self, kind: str, name: str) -> Field:
        """How a field is spoken of."""
        return self.fields.get(f"{kind}.{name}") or self.fields.get(name) or Field()


def teller_of(slug: str) -> Teller:
    """Find how a game is told, importing it and no other. Raises KeyError if there is no such game."""
    if slug not in GAMES:
        raise KeyError(slug)
    teller: Teller = import_module(f"circus_tui.plain.games.{slug}").TELLER
    return teller
