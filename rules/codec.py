"""Moves and options to JSON and back. What comes back is checked to the last field: it may be anybody's file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Self, TypeVar, Union, get_args, get_origin

import attrs
import cattrs

from rules.core import AnyRules
from rules.pieces import Piece
from rules.plain import quote

T = TypeVar("T")

_LONGEST_TEXT = 60
_LONGEST_ROW = 500
_LARGEST_NUMBER = 10**9
_PLAIN: dict[type, str] = {NoneType: "null", int: "a whole number", bool: "true or false", str: "a text"}


class BadForm(ValueError):
    """Something that is not in the public form; the message is part of a sentence, without a full stop."""


class Formed(ABC):
    """A value with a public form of its own, such as a whole set of cards; it reads and checks that form itself."""

    __slots__ = ()

    @classmethod
    @abstractmethod
    def read(cls, form: object) -> Self:
        """Give the value of this form. Raises `BadForm`."""

    @property
    @abstractmethod
    def form(self) -> dict[str, object]:
        """The public form of a value, as it stands in a record."""


def encode_move(move: Any) -> dict[str, Any]:
    """Give the public form of a move: its kind, then its fields; a field at its default is left out."""
    return {"kind": move.kind, **_CONVERTER.unstructure(move)}


def decode_move(rules: AnyRules, form: object) -> Any:
    """Read a move of a game from its public form. Raises `BadForm`."""
    if not isinstance(form, dict):
        raise BadForm(f"a move should be an object, not {quote(form)}")
    kinds = {kind.kind: kind for kind in rules.MOVES}
    name = form.get("kind")
    if not isinstance(name, str) or name not in kinds:
        raise BadForm(f"{quote(name)} is no kind of move of this game")
    fields = {key: value for key, value in form.items() if key != "kind"}
    for field in attrs.fields(kinds[name]):
        # The public form leaves out a field that holds nothing, where that is its default.
        if field.default is None and field.name in fields and fields[field.name] is None:
            raise BadForm(f"{quote(field.name)} has no place here with nothing in it")
    return _structure(fields, kinds[name])


def encode_options(options: Any) -> dict[str, Any]:
    """Give the options that are not as printed."""
    form: dict[str, Any] = _CONVERTER.unstructure(options)
    return form


def decode_options(rules: AnyRules, form: object) -> Any:
    """Read the options of a game; those not named are as printed. Raises `BadForm`."""
    if not isinstance(form, dict):
        raise BadForm(f"the options should be an object, not {quote(form)}")
    return _structure(form, rules.Options)


def _structure(form: Mapping[str, Any], kind: type[T]) -> T:
    try:
        return _CONVERTER.structure(form, kind)
    except Exception as error:
        reasons = cattrs.transform_error(error, path="", format_exception=_reason)
        reason, _, place = reasons[0].rpartition(" @ ")
        raise BadForm(f"{reason} (in {place.removeprefix('.')})" if place else reason) from error


def _reason(error: BaseException, kind: type | None) -> str:
    match error:
        case BadForm():
            return str(error)
        case KeyError():
            return f"{quote(error.args[0])} is missing"
        case cattrs.ForbiddenExtraKeysError():
            return f"{quote(min(map(str, error.extra_fields)))} has no place here"
        case RecursionError():
            return "it has too many lists inside one another"
        case _:
            return f"it has a value that is no {getattr(kind, '__name__', 'such thing')}"


def _plain(kind: type) -> Any:
    def structure(value: object, _: object) -> object:
        if type(value) is not kind:
            raise BadForm(f"{quote(value)} should be {_PLAIN[kind]}")
        if isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
            raise BadForm(f"{quote(value)} is too large")
        if isinstance(value, str) and (len(value) > _LONGEST_TEXT or not value.isprintable()):
            raise BadForm(f"{quote(value)} should be a short text of printable letters")
        return value

    return structure


def _piece(code: object, kind: type[Piece]) -> Piece:
    try:
        return kind.parse(code if isinstance(code, str) else "")
    except ValueError:
        raise BadForm(f"{quote(code)} is no {kind.__name__.lower()}") from None


def _is_piece(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Piece)


def _is_formed(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Formed)


def _is_row(kind: object) -> bool:
    return get_origin(kind) is tuple


def _row(kind: Any) -> Any:
    inner, rest, *_ = get_args(kind)
    length = None if rest is Ellipsis else len(get_args(kind))

    def structure(value: object, _: object) -> tuple[object, ...]:
        if not isinstance(value, list) or length not in (None, len(value)):
            raise BadForm(f"{quote(value)} should be a list" + (f" of {length}" if length else ""))
        if len(value) > _LONGEST_ROW:
            raise BadForm(f"a list of {len(value):,} is too long")
        return tuple(_CONVERTER.structure(item, inner) for item in value)

    return structure


def _is_literal(kind: object) -> bool:
    return get_origin(kind) is Literal


def _literal(kind: Any) -> Any:
    def structure(value: object, _: object) -> object:
        for allowed in get_args(kind):
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadForm(f"{quote(value)} should be one of {', '.join(map(str, get_args(kind)))}")

    return structure


def _is_alternative(kind: object) -> bool:
    """Whether it is a union in which plain values stand beside words, such as a number, null or `"players"`."""
    return get_origin(kind) in (Union, UnionType) and any(map(_is_literal, get_args(kind)))


def _alternative(kind: Any) -> Any:
    def structure(value: object, _: object) -> object:
        for member in get_args(kind):
            try:
                return _CONVERTER.structure(value, member)
            except BadForm:
                continue
        raise BadForm(f"{quote(value)} should be {' or '.join(map(_named, get_args(kind)))}")

    return structure


def _named(kind: Any) -> str:
    return ", ".join(map(str, get_args(kind))) if _is_literal(kind) else _PLAIN[kind]


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True, omit_if_default=True)
    for kind in _PLAIN:
        converter.register_structure_hook(kind, _plain(kind))
    converter.register_structure_hook_factory(_is_row, _row)
    converter.register_structure_hook_factory(_is_literal, _literal)
    converter.register_structure_hook_factory(_is_alternative, _alternative)
    converter.register_structure_hook_func(_is_piece, _piece)
    converter.register_structure_hook_func(_is_formed, lambda form, kind: kind.read(form))
    converter.register_unstructure_hook_func(_is_formed, lambda value: value.form)
    converter.register_unstructure_hook_func(_is_piece, lambda piece: piece.code)
    return converter


_CONVERTER = _converter()
