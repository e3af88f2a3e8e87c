"""One table of a card set's file while it is read: what is wrong with a field is said with the table's name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from rules.codec import BadForm
from rules.plain import quote

_ID: Final = re.compile(r"[a-z0-9_]{1,40}")
_HIGH: Final = 99
_LONGEST_NAME: Final = 40

ChoiceT = TypeVar("ChoiceT", bound=str)


class TomlTable:
    """One table of a set while it is read: fields are taken out one by one, and none may be left."""

    def __init__(self, form: object, name: str) -> None:
        if not isinstance(form, dict):
            raise BadForm(f"{name} should be a table, not {quote(form)}")
        self.name = name
        self._left: dict[str, object] = {str(key): value for key, value in form.items()}

    def take(self, field: str) -> object:
        """Take a field out as it is."""
        if field not in self._left:
            raise BadForm(f"{self.name} has no {field}")
        return self._left.pop(field)

    def table(self, field: str) -> TomlTable:
        """Take out a table within this one."""
        return TomlTable(self.take(field), f"{self.name}: {field}")

    def tables(self, field: str, word: str) -> Iterator[TomlTable]:
        """Take out a list of tables, each called by its id."""
        for number, form in enumerate(_row(self.take(field), field), 1):
            given = form.get("id") if isinstance(form, dict) else None
            known = isinstance(given, str) and _ID.fullmatch(given)
            yield TomlTable(form, f"the {word} {quote(given)}" if known else f"the {word} number {number}")

    def whole(self, field: str, least: int = 0, greatest: int = _HIGH) -> int:
        """Take out a whole number."""
        return self._whole(field, self.take(field), least, greatest)

    def _whole(self, field: str, value: object, least: int, greatest: int) -> int:
        if type(value) is not int or not least <= value <= greatest:
            wanted = str(least) if least == greatest else f"a whole number from {least} to {greatest}"
            raise BadForm(f"{self.name} has {field} = {quote(value)}; it should be {wanted}")
        return value

    def wholes(self, field: str, least: int, greatest: int) -> tuple[int, ...]:
        """Take out a list of whole numbers."""
        return tuple(
            self._whole(f"{field}[{number}]", value, least, greatest)
            for number, value in enumerate(_row(self.take(field), f"{self.name}: {field}"))
        )

    def one_of(self, field: str, values: Sequence[ChoiceT]) -> ChoiceT:
        """Take out one of a few words."""
        return self._one_of(field, self.take(field), values)

    def _one_of(self, field: str, value: object, values: Sequence[ChoiceT]) -> ChoiceT:
        for allowed in values:
            if value == allowed:
                return allowed
        raise BadForm(f"{self.name} has {field} = {quote(value)}; it should be one of {', '.join(values)}")

    def some_of(self, field: str, values: Sequence[ChoiceT], number: int) -> tuple[ChoiceT, ...]:
        """Take out a list of so many words."""
        row = _row(self.take(field), f"{self.name}: {field}")
        if len(row) != number:
            raise BadForm(f"{self.name} has {field} = {quote(row)}; it should be a list of {number}")
        return tuple(self._one_of(field, value, values) for value in row)

    def exactly(self, field: str, value: object) -> None:
        """Take out a field that has one possible value."""
        given = self.take(field)
        if given != value or type(given) is not type(value):
            raise BadForm(f"{self.name} has {field} = {quote(given)}; it should be {quote(value)}")

    def id(self) -> str:
        """Take the table's `id` out, which every card has."""
        given = self.take("id")
        if not isinstance(given, str) or not _ID.fullmatch(given):
            raise BadForm(f"{self.name} has id = {quote(given)}; it should be small letters, digits and _")
        return given

    def title(self) -> str:
        """Take out the name: short, printable, and without the braces that stand for players."""
        given = self.take("name")
        good = isinstance(given, str) and given.strip() and len(given) <= _LONGEST_NAME and given.isprintable()
        if not isinstance(given, str) or not good or "{" in given or "}" in given:
            raise BadForm(
                f"{self.name} has name = {quote(given)}; it should be 1 to {_LONGEST_NAME} printable letters, no braces"
            )
        return given

    def names(self) -> tuple[str, ...]:
        """The fields not taken yet."""
        return tuple(self._left)

    def close(self) -> None:
        """See that nothing is left."""
        for field in self._left:
            raise BadForm(f"{self.name} has a field {quote(field)} that means nothing")


def _row(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise BadForm(f"{name} should be a list, not {quote(value)}")
    return value
