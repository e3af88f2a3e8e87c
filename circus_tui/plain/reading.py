"""From typed words to a move: which kind is meant, and what each word says of it. Nothing is judged here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from circus_tui.plain.contract import Field, Teller, Unread, Verb
from rules.core import AnyRules
from rules.pieces import Piece
from rules.plain import quote

T = TypeVar("T")

_NOISE: Final = frozenset(
    (
        *("a", "an", "and", "as", "at", "by", "for", "in", "into", "my", "of", "on", "onto", "the", "to", "with"),
        *("card", "cards", "coin", "coins", "cube", "cubes", "dice", "die", "market", "trick"),
    )
)
"""Words that may stand before what they speak of, or be left out."""

_TRUTH: Final = {True: "yes", False: "no"}
_PUNCTUATION: Final = str.maketrans(dict.fromkeys(",;:()", " "))
_LARGEST: Final = 10**9
_MOST_AT_ONCE: Final = 20
_LONGEST_NAME: Final = 8
"""Words of a name."""


@attrs.frozen
class Typed:
    """What was typed of a move: its class, and the fields that are known already."""

    kind: type
    known: Mapping[str, Any]

    @property
    def move(self) -> Any:
        """The move, if nothing is missing; None otherwise."""
        needed = [field.name for field in attrs.fields(self.kind) if field.default is attrs.NOTHING]
        return self.kind(**self.known) if all(name in self.known for name in needed) else None

    def fits(self, move: Any) -> bool:
        """Whether a move is one of those that may have been meant."""
        return type(move) is self.kind and all(same(getattr(move, name), value) for name, value in self.known.items())


def same(one: Any, other: Any) -> bool:
    """Whether two values of a field mean the same; of several things the order means nothing."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return Counter(one) == Counter(other)
    return bool(one == other)


def words_of(text: str) -> list[str]:
    """The words of a typed line, in small letters, without punctuation."""
    return text.casefold().translate(_PUNCTUATION).split()


@attrs.frozen
class Reader:
    """Reads typed moves of a game on a view."""

    rules: AnyRules
    teller: Teller
    view: Any
    names: Sequence[str]

    def typed(self, text: str, legal: Iterable[Any]) -> Typed | None:
        """What is meant by a line that begins with a verb of the game; None if it does not. Raises `Unread`."""
        words = words_of(text)
        found = self._verb(words)
        if found is None:
            return None
        length, verb = found
        possible = {move.kind for move in legal}
        kinds = sorted(verb.kinds, key=lambda kind: kind not in possible)
        failure: Unread | None = None
        for name in kinds:
            try:
                return self._fields(name, verb, self.teller.rewritten(name, words[length:]))
            except Unread as error:
                failure = failure or error
        raise failure or Unread("I do not understand that.")

    def _verb(self, words: list[str]) -> tuple[int, Verb] | None:
        """The longest verb with which the words begin, and its length."""
        own = [Verb(kind.kind.replace("_", " "), (kind.kind,)) for kind in self.rules.MOVES]
        fitting = [
            verb for verb in (*self.teller.verbs, *own) if words[: len(verb.words.split())] == verb.words.split()
        ]
        best = max(fitting, key=lambda verb: len(verb.words.split()), default=None)
        return None if best is None else (len(best.words.split()), best)

    def _fields(self, name: str, verb: Verb, words: list[str]) -> Typed:
        kind = next(kind for kind in self.rules.MOVES if kind.kind == name)
        known = {key: value for key, value in verb.fixed.items() if key in hints_of(kind)}
        waiting = [field for field in hints_of(kind) if field not in known and self.teller.field(name, field).typed]
        rest = _without_noise(words)
        while rest:
            for field in waiting:
                read = self._value(kind, field, rest)
                if read is not None:
                    known[field], rest = read[0], _without_noise(read[1])
                    waiting = waiting[waiting.index(field) + 1 :]
                    break
            else:
                raise Unread(f"I do not understand {quote(rest[0])} there.")
        return Typed(kind, known)

    def value(self, kind: type, field: str, text: str) -> Any:
        """Read the answer to the question for one field. Raises `Unread`."""
        words = _without_noise(words_of(text))
        read = self._value(kind, field, words) if words else None
        if read is None or _without_noise(read[1]):
            raise Unread(f"I do not understand {quote(text)} there.")
        return read[0]

    def _value(self, kind: Any, field: str, words: list[str]) -> tuple[Any, list[str]] | None:
        spoken = self.teller.field(kind.kind, field)
        if spoken.words:
            return picked(words, {phrase: value for value, phrase in spoken.words.items()})
        return self._of_type(hints_of(kind)[field], spoken, words)

    def _of_type(self, hint: Any, spoken: Field, words: list[str]) -> tuple[Any, list[str]] | None:
        if get_origin(hint) is tuple:
            return self._several(get_args(hint)[0], spoken, words)
        if get_origin(hint) in (Union, UnionType):
            plain = [member for member in get_args(hint) if member is not NoneType]
            found = (self._of_type(member, spoken, words) for member in plain)
            return next((read for read in found if read is not None), None)
        if get_origin(hint) is Literal:
            return picked(words, {str(value).replace("_", " "): value for value in get_args(hint)})
        if hint is bool:
            return picked(words, {phrase: value for value, phrase in _TRUTH.items()})
        if hint is int:
            return _number(spoken, words)
        if isinstance(hint, type) and issubclass(hint, Piece):
            return _piece(hint, words) or self._named_piece(hint, words)
        return self._named(words)

    def _named(self, words: list[str]) -> tuple[str, list[str]] | None:
        return picked(words, {name: code for code, name in self.teller.names(self.view).items()})

    def _named_piece(self, kind: type[Piece], words: list[str]) -> tuple[Piece, list[str]] | None:
        """A piece by what it is called."""
        found = self._named(words)
        return None if found is None else (kind.parse(found[0]), found[1])

    def _several(self, hint: Any, spoken: Field, words: list[str]) -> tuple[Any, list[str]] | None:
        if words[0] == "none":
            return (), words[1:]
        found: list[Any] = []
        while words:
            times, rest = 1, words
            if hint is not int and words[0].isdecimal() and len(words) > 1:
                times, rest = min(int(words[0][:4]), _MOST_AT_ONCE), words[1:]
            read = self._of_type(hint, spoken, rest)
            if read is None:
                break
            found += [read[0]] * times
            words = _without_noise(read[1])
        return (tuple(found), words) if found else None


def hints_of(kind: Any) -> dict[str, Any]:
    """The type of each field of a kind of move."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in attrs.fields(kind)}


def _without_noise(words: list[str]) -> list[str]:
    while words and words[0] in _NOISE:
        words = words[1:]
    return words


def _number(spoken: Field, words: list[str]) -> tuple[int, list[str]] | None:
    digits = words[0].removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(_LARGEST)):
        return None
    return int(words[0]) - spoken.from_one, words[1:]


def _piece(kind: type[Piece], words: list[str]) -> tuple[Piece, list[str]] | None:
    """A piece by its code, in any letters, in one word or several, or in the plural."""
    for length in (3, 2, 1):
        if length > len(words):
            continue
        code = "_".join(words[:length])
        for form in (code, code.upper(), code.removesuffix("s"), code.removesuffix("es"), code.replace("_", " ")):
            try:
                return kind.parse(form), words[length:]
            except ValueError:
                continue
    return None


def picked(words: list[str], phrases: Mapping[str, T]) -> tuple[T, list[str]] | None:
    """The value whose phrase the words begin with; else the only one with a word that begins like the first."""
    small = {" ".join(words_of(phrase)): value for phrase, value in phrases.items()}
    for length in range(min(len(words), _LONGEST_NAME), 0, -1):
        said = " ".join(words[:length])
        if said in small:
            return small[said], words[length:]
    best: tuple[T, list[str]] | None = None
    for length in range(1, min(len(words), _LONGEST_NAME) + 1):
        fitting = [value for phrase, value in small.items() if _all_in(words[:length], phrase)]
        if len(fitting) == 1:
            best = fitting[0], words[length:]
        if not fitting:
            break
    return best


def _all_in(words: list[str], phrase: str) -> bool:
    parts = words_of(phrase)
    return all(any(part.startswith(word) for part in parts) for word in words)


def by_description(text: str, described: Sequence[str], *, whole: bool = False) -> list[int]:
    """The place of the description that was typed; unless it must be `whole`, of those that have every typed word."""
    words = words_of(text)
    typed = [place for place, each in enumerate(described) if words_of(each) == words]
    if typed or whole or not words:
        return typed
    return [place for place, each in enumerate(described) if _all_in(words, each)]


def number_of(text: str) -> int:
    """The number that was typed; 0 where it is none."""
    return int(text[:6]) if text.isascii() and text.isdecimal() else 0


def guess(kind: Any, known: Mapping[str, Any]) -> Any:
    """Some move of a kind with the known fields, so that the rules can say why there is none; None if there is no way.

    The fields that are not known get the least value there is.
    """
    values = dict(known)
    for name, hint in hints_of(kind).items():
        if name in values:
            continue
        if get_origin(hint) is Literal:
            values[name] = get_args(hint)[0]
        elif hint in (int, bool, str):
            values[name] = hint()
        elif get_origin(hint) is tuple:
            values[name] = ()
        elif get_origin(hint) in (Union, UnionType):
            values[name] = None
        else:
            return None
    return kind(**values)
