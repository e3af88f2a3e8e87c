"""A game as data: a JSON object that anybody can read, and that is believed only once it has been replayed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from rules import GAMES
from rules.codec import BadForm, decode_move, decode_options, encode_move, encode_options
from rules.core import CHANCE, AnyRules, Illegal, name_seats, play
from rules.history import Entry, History
from rules.plain import NotPlain, quote, read_json
from rules.wording import counted

LARGEST = 8_000_000
"""Bytes of a record that are read at most; the longest games need a hundredth of it."""

_LONGEST_REASON = 300
_LARGEST_SEED = 2**63 - 1
_LONGEST_NAME = 1000

_FIELDS = frozenset({"game", "rules_version", "seats", "players", "options", "seed", "log", "marks", "scores"})


class BadRecord(Exception):
    """A record that cannot be believed; the message is one sentence that names the entry and the clause, if any.

    `history` is the part before the bad entry, if it got that far.
    """

    def __init__(self, message: str, history: History | None = None) -> None:
        super().__init__(message)
        self.history = history


@attrs.frozen
class Record:
    """A replayed game with what a record says besides: the players' names and the seed, if it names them."""

    history: History
    players: tuple[str, ...] | None = None
    seed: int | None = None


def fingerprint(state: Any) -> str:
    """A short text that two states share only if they are equal; states hold nothing but tuples and plain values."""
    return hashlib.blake2b(repr(state).encode(), digest_size=8).hexdigest()


def dump(record: Record) -> dict[str, Any]:
    """Give the public form of a game, with a fingerprint of its last state."""
    history = record.history
    rules = history.rules
    state = history.state
    form: dict[str, Any] = {
        "game": rules.INFO.slug,
        "rules_version": rules.INFO.rules_version,
        "seats": history.seats,
        "options": encode_options(history.options),
    }
    if record.players is not None:
        form["players"] = list(record.players)
    if record.seed is not None:
        form["seed"] = record.seed
    form["log"] = [{"seat": entry.seat, "move": encode_move(entry.move)} for entry in history.entries]
    form["marks"] = {str(len(history.entries)): fingerprint(state)}
    form["scores"] = None if rules.to_act(state) else list(rules.scores(state))
    return form


def write(record: Record) -> str:
    """Give a record as text, one entry a line."""
    form = dump(record)
    log = form.pop("log")
    head = json.dumps(form, ensure_ascii=False)[:-1]
    lines = ",\n".join(f"  {json.dumps(entry)}" for entry in log)
    return f'{head}, "log": [\n{lines}\n]}}\n'


def read(source: bytes) -> Record:
    """Replay a record from a file's bytes. Raises `BadRecord`."""
    if len(source) > LARGEST:
        raise BadRecord(f"The file has {len(source):,} bytes; a record has at most {LARGEST:,}.")
    try:
        return load(read_json(source.decode("utf-8-sig")))
    except UnicodeDecodeError:
        raise BadRecord("This is no JSON text.") from None
    except NotPlain as error:
        raise BadRecord(f"This is no JSON text: {error}.") from None


def load(form: object) -> Record:
    """Replay a record from its public form. Raises `BadRecord`."""
    head = _head(form)
    rules = _game(head)
    history = _start(rules, head)
    log = head["log"]
    if not isinstance(log, list):
        raise BadRecord("The log should be a list.")
    marks = _marks(head.get("marks"))
    _check_places(marks, len(log))
    replay = _Replay(history)
    replay.check_mark(marks)
    for entry in log:
        replay.go_on(entry)
        replay.check_mark(marks)
    history = replay.history
    _check_scores(head.get("scores"), history)
    return Record(history, _players(head.get("players"), history), _seed(head.get("seed")))


def carried_on(history: History, log: Iterable[object], scores: object) -> History:
    """Replay more entries on top of a game, in the form that a record has them. Raises `BadRecord`."""
    replay = _Replay(history)
    for entry in log:
        replay.go_on(entry)
    _check_scores(scores, replay.history)
    return replay.history


def _head(form: object) -> Mapping[str, Any]:
    if not isinstance(form, dict):
        raise BadRecord("A record should be an object.")
    for name in ("game", "rules_version", "seats", "options", "log"):
        if name not in form:
            raise BadRecord(f"The record has no {name!r}.")
    for name in form:
        if name not in _FIELDS:
            raise BadRecord(f"A record has no field {quote(name)}.")
    return form


def _game(head: Mapping[str, Any]) -> AnyRules:
    slug = head["game"]
    if not isinstance(slug, str) or slug not in GAMES:
        raise BadRecord(f"There is no game {quote(slug)} here.")
    rules = GAMES[slug]
    version = head["rules_version"]
    if type(version) is not int or version != rules.INFO.rules_version:
        ours = rules.INFO.rules_version
        raise BadRecord(f"The record is of rules version {quote(version)}; this program plays version {ours}.")
    return rules


def _start(rules: AnyRules, head: Mapping[str, Any]) -> History:
    seats = head["seats"]
    if type(seats) is not int or seats not in rules.INFO.seats:
        raise BadRecord(f"{rules.INFO.title} is played by {rules.INFO.possible}, not by {quote(seats)}.")
    try:
        options = decode_options(rules, head["options"])
        return History.start(rules, seats, options)
    except BadForm as error:
        raise BadRecord(f"The options are wrong: {error}.") from None


class _Replay:
    """A log while it is replayed. A history as a value is made only at its end: a log may be long."""

    def __init__(self, start: History) -> None:
        self._start = start
        self._states = list(start.states)
        self._entries = list(start.entries)

    @property
    def history(self) -> History:
        """The game as far as the record has been read."""
        return attrs.evolve(self._start, states=tuple(self._states), entries=tuple(self._entries))

    def go_on(self, form: object) -> None:
        """Make the move of one more entry. Raises `BadRecord`."""
        number, rules, seats = len(self._entries), self._start.rules, self._start.seats
        if not isinstance(form, dict) or form.keys() != {"seat", "move"}:
            raise BadRecord(f"Entry {number} should have a seat and a move.", self.history)
        seat = form["seat"]
        if type(seat) is not int or not CHANCE <= seat < seats:
            raise BadRecord(f"Entry {number}: {quote(seat)} is no seat.", self.history)
        try:
            move = decode_move(rules, form["move"])
            self._states.append(play(rules, self._states[-1], seat, move))
        except BadForm as error:
            raise BadRecord(f"Entry {number}: {error}.", self.history) from None
        except Illegal as error:
            clause, text = error.refusal.clause, error.refusal.text
            reason = _short(name_seats(text, tuple(f"seat {other}" for other in range(seats))))
            raise BadRecord(f"Entry {number} is illegal by {clause.anchor}: {reason}", self.history) from None
        self._entries.append(Entry(seat, move))

    def check_mark(self, marks: Mapping[str, str]) -> None:
        """Compare the state with the mark that stands here, if there is one. Raises `BadRecord`."""
        number = len(self._entries)
        expected = marks.get(str(number))
        if expected is not None and expected != fingerprint(self._states[-1]):
            entries = counted(number, "entry", "entries")
            raise BadRecord(f"After {entries} the game is not what the record's mark says.", self.history)


def _short(sentence: str) -> str:
    """What a refusal says of a foreign move may name as many pieces as the move does."""
    return sentence if len(sentence) <= _LONGEST_REASON else f"{sentence[:_LONGEST_REASON]}..."


def _marks(form: object) -> Mapping[str, str]:
    if form is None:
        return {}
    if not isinstance(form, dict) or not all(isinstance(text, str) for text in form.values()):
        raise BadRecord("The marks should be an object of texts.")
    return form


def _check_places(marks: Mapping[str, str], entries: int) -> None:
    """Every mark stands after some entry; more of them than entries stand nowhere."""
    longest = len(str(entries))
    for place in marks:
        if not (place.isdecimal() and len(place) <= longest and place == str(int(place)) and int(place) <= entries):
            many = "entry" if place == "1" else "entries"
            raise BadRecord(f"There is a mark after {quote(place)} {many}, but the log has {entries}.")


def _check_scores(form: object, history: History) -> None:
    over = not history.rules.to_act(history.state)
    scores = list(history.rules.scores(history.state))
    if form is None:
        if over:
            raise BadRecord("The game is finished, but the record has no scores.", history)
    elif not over:
        raise BadRecord("The record has scores, but the game is not finished.", history)
    elif form != scores or any(type(score) is not int for score in form):
        raise BadRecord(f"The scores should be {scores}, not {quote(form)}.", history)


def _players(form: object, history: History) -> tuple[str, ...] | None:
    if form is None:
        return None
    seats = history.seats
    if not isinstance(form, list) or len(form) != seats or not all(isinstance(name, str) for name in form):
        raise BadRecord(f"The players should be {seats} names.", history)
    if any(len(name) > _LONGEST_NAME for name in form):
        raise BadRecord(f"A player's name has at most {_LONGEST_NAME:,} letters.", history)
    return tuple(form)


def _seed(form: object) -> int | None:
    if form is not None and type(form) is not int:
        raise BadRecord("The seed should be a whole number.")
    if form is not None and abs(form) > _LARGEST_SEED:
        raise BadRecord(f"The seed is too large: it should be at most {_LARGEST_SEED}.")
    return form
