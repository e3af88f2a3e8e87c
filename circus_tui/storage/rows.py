"""What is read from the file of saved games is cleaned like anything from outside before it is believed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.names import clean, seat_names, visible
from rules.core import Seat
from rules.plain import NotPlain, quote, read_json
from rules.wording import seat_name

Row: TypeAlias = Sequence[object]
"""One row of a table, as SQLite gives it: any column may hold anything."""

MOST_ENTRIES: Final = 100_000
"""Entries of a log at most; the longest games have some thousands."""

MOST_PLAYERS: Final = 12
_LONGEST_WORDS: Final = 2000
_WIDEST_GAME: Final = 24
_LONG_AGO: Final = "1970-01-01 00:00:00"


class Damage(Exception):
    """A row that cannot be believed; the message is part of a sentence: what is wrong with it."""


@attrs.frozen
class Match:
    """A saved game without its log. `undo` is whether moves may be taken back; `scores` is None while unfinished.

    `damage` says in a sentence why the game cannot be opened; it is empty for a whole one. What cannot be read of a
    damaged game is missing: it may have no players.
    """

    id: int
    game: str
    rules_version: int
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: int | None
    undo: bool
    scores: tuple[int, ...] | None
    played: str
    entries: int
    damage: str = ""


@attrs.frozen
class Withdrawal:
    """A take-back that everybody is told of: the game went back to `number` entries; `words` names seats as `{0}`."""

    number: int
    words: str


@attrs.frozen
class Whole:
    """All that is saved of a game, read at one moment.

    `joint` holds the ranges of entries that were made as one decision and are taken back as one. `cuts` counts how
    often something has been taken back. `log` begins with entry `first`, if those before it are known to be the same.
    """

    match: Match
    log: tuple[tuple[Seat, Any], ...] = ()
    joint: tuple[range, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()
    cuts: int = 0
    first: int = 0


def match_of(row: Row, entries: object) -> Match:
    """Read a game's row; entries are counted elsewhere. A wrong value makes it a damaged game."""
    number, game, version, players, options, seed, undo, scores, played = row
    try:
        count = _whole(entries, "number of entries")
        if count > MOST_ENTRIES:
            raise Damage(f"it has {count:,} entries")
        names = _players(players)
        return Match(
            _whole(number, "number"),
            _game(game),
            _whole(version, "version of the rules"),
            names,
            _options(options),
            None if seed is None else _whole(seed, "seed"),
            _flag(undo),
            None if scores is None else _scores(scores, len(names)),
            _time(played),
            count,
        )
    except Damage as damage:
        return damaged(number, f"This game is damaged: {damage}.", row)


def damaged(number: object, why: str, row: Row = ()) -> Match:
    """What can still be said of a game that cannot be opened."""
    _, game, _, players, *_, played = row or (0, "", 0, "", "")
    try:
        names = _players(players)
    except Damage:
        names = ()
    identity = number if type(number) is int else 0
    slug = clean(game, _WIDEST_GAME) if isinstance(game, str) else ""
    return Match(identity, slug or "?", 0, names, {}, None, False, None, _time(played), 0, why)


def log_of(rows: Sequence[Row], first: int = 0) -> tuple[tuple[tuple[Seat, Any], ...], tuple[range, ...]]:
    """Read the rows of a log in order from entry `first` on: entries, and which are one decision. Raises `Damage`."""
    log: list[tuple[Seat, Any]] = []
    joint: dict[int, int] = {}
    for expected, (number, seat, move, begun) in enumerate(rows, first):
        if number != expected or type(number) is not int:
            raise Damage(f"entry {expected} is missing, and {quote(number)} stands in its place")
        if type(seat) is not int:
            raise Damage(f"entry {expected} has no seat but {quote(seat)}")
        log.append((seat, parsed(move, f"the move of entry {expected}")))
        if type(begun) is int and 0 <= begun <= expected:
            joint[begun] = expected + 1
    return tuple(log), tuple(range(start, stop) for start, stop in joint.items())


def withdrawals_of(rows: Sequence[Row], seats: int) -> tuple[Withdrawal, ...]:
    """Read what was taken back. A row that makes no sense is left out: the game itself does not need it."""
    found = []
    for number, words in rows:
        if type(number) is int and number >= 0 and isinstance(words, str) and _fits(words, seats):
            found.append(Withdrawal(number, visible(words)))
    return tuple(found)


def _fits(template: str, seats: int) -> bool:
    """Whether a text can be filled in with that many names, and holds nothing else to fill in."""
    if len(template) > _LONGEST_WORDS:
        return False
    bare = template
    for seat in range(seats):
        bare = bare.replace(seat_name(seat), "a name")
    return "{" not in bare and "}" not in bare


def setting_of(name: str, value: object) -> Any:
    """Read a setting; None for one that makes no sense. Names and texts in it are made visible."""
    try:
        form = _cleaned(parsed(value, "a setting"))
    except Damage:
        return None
    if name.startswith("setup/"):
        return form if isinstance(form, dict) else None
    if name == "names":
        good = isinstance(form, list) and all(isinstance(item, str) for item in form)
        return form[:MOST_PLAYERS] if good else None
    return form


def _cleaned(form: Any) -> Any:
    if isinstance(form, str):
        return visible(form)
    if isinstance(form, list):
        return [_cleaned(item) for item in form]
    if isinstance(form, dict):
        return {name: _cleaned(item) for name, item in form.items()}
    return form


def parsed(text: object, what: str) -> Any:
    """Read JSON. Raises `Damage`."""
    if not isinstance(text, str):
        raise Damage(f"{what} is no text")
    try:
        return read_json(text)
    except NotPlain as error:
        raise Damage(f"{what} cannot be read: {error}") from None


def _whole(value: object, what: str) -> int:
    if type(value) is not int:
        raise Damage(f"its {what} is {quote(value)}")
    return value


def _flag(value: object) -> bool:
    if type(value) is not int or value not in (0, 1):
        raise Damage(f"whether moves may be taken back is {quote(value)}")
    return value == 1


def _game(value: object) -> str:
    if not isinstance(value, str) or clean(value, _WIDEST_GAME) != value or not value:
        raise Damage(f"its game is {quote(value)}")
    return value


def _players(value: object) -> tuple[str, ...]:
    form = parsed(value, "the list of its players")
    if not isinstance(form, list) or not all(isinstance(name, str) for name in form):
        raise Damage(f"its players are {quote(form)}")
    if not 1 <= len(form) <= MOST_PLAYERS:
        raise Damage(f"it has {len(form)} players")
    return seat_names(form)


def _options(value: object) -> dict[str, Any]:
    form = parsed(value, "the list of its options")
    if not isinstance(form, dict):
        raise Damage(f"its options are {quote(form)}")
    return form


def _scores(value: object, seats: int) -> tuple[int, ...]:
    form = parsed(value, "the list of its scores")
    if not isinstance(form, list) or len(form) != seats or any(type(score) is not int for score in form):
        raise Damage(f"its scores are {quote(form)}")
    return tuple(form)


def _time(value: object) -> str:
    """A time that screens can show; a senseless one, which the game does not need, becomes one of long ago."""
    try:
        found = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        found = None
    if found is None or not 1970 < found.year < 9999:
        return _LONG_AGO
    return found.strftime("%Y-%m-%d %H:%M:%S")
