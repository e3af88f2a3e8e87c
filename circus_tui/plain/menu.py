"""What may be done now, as a numbered list; where that would be long, a few questions that narrow it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_origin

import attrs

from circus_tui.plain.contract import Composer, Field, Teller, Unread
from circus_tui.plain.reading import Reader, hints_of, same
from rules.core import AnyRules, Seat, listing, name_seats
from rules.wording import capital

LONGEST: Final = 15
"""Choices that are read out at once."""
LONGEST_OF_A_KIND: Final = 30
"""Choices that are read out where all are of one kind which is easier to tell by its words than bit by bit."""
_FEW: Final = 3
"""Numbers that are still listed one by one."""


@attrs.frozen
class Item:
    """A choice of a list: one move, several of which one is meant, or one to be put together."""

    words: str
    moves: tuple[Any, ...] = ()
    composer: Composer | None = None


@attrs.frozen
class Question:
    """What has to be answered to come closer to a move.

    The answer is the number of an item, or, where `field` is named, a value for that field of the `moves`.
    """

    asks: str
    items: tuple[Item, ...] = ()
    moves: tuple[Any, ...] = ()
    field: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The question as it is read out."""
        numbered = (f"{number}. {item.words}" for number, item in enumerate(self.items, start=1))
        return (*filter(None, [self.asks]), *numbered)


@attrs.frozen
class Lister:
    """Makes lists and questions for a seat's decision on a view."""

    rules: AnyRules
    teller: Teller
    view: Any
    seat: Seat
    names: Sequence[str]

    @property
    def reader(self) -> Reader:
        """Reads what is typed for this decision."""
        return Reader(self.rules, self.teller, self.view, self.names)

    def words(self, move: Any) -> str:
        """What a move is called."""
        apart = self.teller.apart(self.view, self.seat, move)
        return name_seats(f"{self.rules.describe(self.view, self.seat, move)}{apart}", self.names)

    def menu(self, moves: Sequence[Any]) -> Question:
        """Everything that may be done: each move, but where there are many, only their kind."""
        kinds: dict[str, list[Any]] = {}
        for move in moves:
            kinds.setdefault(move.kind, []).append(move)
        folded: set[str] = set()
        for kind in sorted(kinds, key=lambda kind: -len(kinds[kind])):
            shown = sum(1 if name in folded else len(each) for name, each in kinds.items())
            if shown > LONGEST and len(kinds) > 1:
                folded.add(kind)
        items: list[Item] = []
        for kind, each in kinds.items():
            composer = self.teller.composers.get(kind)
            if len(each) > _FEW and self._number(each):
                items.append(Item(f"{self._kind(kind)}: {self._range(each, self._number(each))}", tuple(each)))
            elif kind in folded:
                items.append(Item(f"{self._kind(kind)}, {len(each)} ways", tuple(each)))
            else:
                items += (Item(self.words(move), (move,)) for move in each)
            if composer is not None:
                items.append(Item(composer.label, composer=composer))
        longest = LONGEST if self.teller.asked >= kinds.keys() else LONGEST_OF_A_KIND
        if len(kinds) == 1 and len(items) > longest:
            return self._alone(self.narrowed(tuple(moves)))
        return Question("", tuple(items))

    def _alone(self, question: Question) -> Question:
        """The first question about the only kind of move there is, with what that is."""
        name = self.teller.kinds.get(question.moves[0].kind) if question.moves else None
        return attrs.evolve(question, asks=f"{capital(name)}. {question.asks}") if name else question

    def _kind(self, kind: str) -> str:
        return self.teller.kinds.get(kind) or kind.replace("_", " ")

    def _number(self, moves: Sequence[Any]) -> str:
        """The field in which alone moves of one kind differ, if that is a number and nothing but a number; else ""."""
        kind = type(moves[0])
        differing = [name for name in hints_of(kind) if len(_values(moves, name)) > 1]
        return differing[0] if len(differing) == 1 and self._is_number(kind, differing[0]) else ""

    def _is_number(self, kind: Any, name: str) -> bool:
        spoken = self.teller.field(kind.kind, name)
        return hints_of(kind)[name] is int and spoken.called is None and not spoken.words

    def _range(self, moves: Sequence[Any], name: str) -> str:
        spoken = self.teller.field(moves[0].kind, name)
        return _range([value + spoken.from_one for value in _values(moves, name)])

    def narrowed(self, moves: tuple[Any, ...]) -> Question:
        """The next question on the way to one of these moves, which are of one kind."""
        kind = type(moves[0])
        differing = [name for name in hints_of(kind) if len(_values(moves, name)) > 1]
        if len(moves) <= LONGEST and not self._number(moves):
            return Question("Which?", tuple(Item(self.words(move), (move,)) for move in moves))
        name = differing[0]
        spoken, hint = self.teller.field(kind.kind, name), hints_of(kind)[name]
        asks, values = spoken.asks or f"Which {name.replace('_', ' ')}?", _values(moves, name)
        if self._is_number(kind, name):
            return Question(f"{asks} {self._range(moves, name).capitalize()}.", (), moves, name)
        if get_origin(hint) is tuple:
            longest = max(values, key=len)
            example = listing(self._counted(value, spoken) for value in longest)
            none = " Or say none." if () in values else ""
            return Question(f"{asks} Say them all, such as {example}.{none}", (), moves, name)
        items = tuple(
            Item(self._value(kind.kind, name, value), tuple(move for move in moves if getattr(move, name) == value))
            for value in values
        )
        return Question(asks, items, moves, name)

    def _value(self, kind: str, name: str, value: Any) -> str:
        spoken = self.teller.field(kind, name)
        if spoken.called is not None:
            return name_seats(spoken.called(self.view, value), self.names)
        if value in spoken.words:
            return spoken.words[value]
        return self._counted(value, spoken)

    def spelt(self, move: Any) -> str:
        """A move by its kind and its parts, which may be none that is allowed: `scout left turned 3`."""
        own = self.teller.spelt.get(move.kind)
        if own is not None:
            return name_seats(own(move), self.names)
        names = (field.name for field in attrs.fields(type(move)) if getattr(move, field.name) != field.default)
        parts = (self._part(move, name) for name in names if self.teller.field(move.kind, name).typed)
        return " ".join((move.kind.replace("_", " "), *parts))

    def _part(self, move: Any, name: str) -> str:
        value, spoken = getattr(move, name), self.teller.field(move.kind, name)
        if isinstance(value, tuple):
            return " ".join(self._counted(each, spoken) for each in value or ("none",))
        return spoken.words[value] if value in spoken.words else self._counted(value, spoken)

    def _counted(self, value: Any, spoken: Field) -> str:
        """What a value is called, of which people count from 1 what records count from 0."""
        return self._called(value + spoken.from_one if type(value) is int else value)

    def _called(self, value: Any) -> str:
        text = getattr(value, "code", value)
        return self.teller.names(self.view).get(text) or str(text).replace("_", " ")

    def numbered(self, question: Question, number: int) -> Item | None:
        """The choice of that number; beyond the last one, what it means for the only choice that asks for a number."""
        if 1 <= number <= len(question.items):
            return question.items[number - 1]
        ranges = [(item.moves, name) for item in question.items if item.moves and (name := self._number(item.moves))]
        if len(ranges) != 1 or number < 1:
            return None
        ((moves, name),) = ranges
        meant = number - self.teller.field(moves[0].kind, name).from_one
        move = next((move for move in moves if getattr(move, name) == meant), None)
        return None if move is None else Item(self.words(move), (move,))

    def answered(self, question: Question, text: str) -> tuple[Any, ...]:
        """The moves that are left by the answer to the question for a field. Raises `Unread` with a sentence."""
        kind = type(question.moves[0])
        value = self.reader.value(kind, question.field, text)
        left = tuple(move for move in question.moves if same(getattr(move, question.field), value))
        if left:
            return left
        refusal = self.rules.explain(self.view, self.seat, attrs.evolve(question.moves[0], **{question.field: value}))
        why = "That is not possible here." if refusal is None else name_seats(refusal.text, self.names)
        raise Unread(why)


def _values(moves: Sequence[Any], name: str) -> list[Any]:
    """The values of a field, each once, in the order of the moves; numbers in their own."""
    values = list(dict.fromkeys(getattr(move, name) for move in moves))
    return sorted(values) if all(type(value) is int for value in values) else values


def _range(numbers: list[int]) -> str:
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"a number from {numbers[0]} to {numbers[-1]}"
    return f"one of {listing(map(str, numbers), 'or')}"
