"""Plain values from text that may be anybody's: JSON and TOML, of bounded depth, why a text is neither, and quotes.

Whoever reads a text bounds its length first; what comes from here can be looked through by recursion.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

DEEPEST: Final = 40
"""Lists and tables inside one another at most; records and card sets have less than ten."""

_MOST_DOTS: Final = 40
_LONGEST_QUOTE: Final = 60
_DEEPEST_QUOTE: Final = 3
_MOST_QUOTED: Final = 12
_PLACE: Final = re.compile(r"\(at ((?:line \d+, column \d+)|end of document)\)$")


class NotPlain(ValueError):
    """A text that is not what it should be; the message is part of a sentence and quotes nothing at length."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names stand in it once: of two values readers would believe different ones."""
    form = dict(pairs)
    if len(form) < len(pairs):
        raise NotPlain("it says something twice")
    return form


_JSON: Final = json.JSONDecoder(object_pairs_hook=_once)


def read_json(text: str) -> Any:
    """Read JSON. Raises `NotPlain`."""
    try:
        form = _JSON.decode(text)
    except RecursionError:
        raise NotPlain("it has too many lists inside one another") from None
    except json.JSONDecodeError as error:
        raise NotPlain(f"it is wrong at line {error.lineno}, column {error.colno}") from None
    except NotPlain:
        raise
    except ValueError:
        raise NotPlain("it has a number that is too long") from None
    _bound(form)
    return form


def read_toml(text: str) -> dict[str, Any]:
    """Read TOML. Raises `NotPlain`."""
    # Lines as TOML has them: to Python there are more ends of a line, and a key may hold those.
    for number, line in enumerate(text.split("\n"), start=1):
        # Reading a key of very many parts takes time that grows with their square.
        if line.count(".") > _MOST_DOTS:
            raise NotPlain(f"line {number} has {line.count('.'):,} dots")
    try:
        form = tomllib.loads(text)
    except RecursionError:
        raise NotPlain("it has too many lists inside one another") from None
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        raise NotPlain(f"it is wrong at {place[1]}" if place else "it says something twice") from None
    except ValueError:
        raise NotPlain("it has a number that is too long") from None
    _bound(form)
    return form


def _bound(form: object) -> None:
    """Refuse what is nested too deeply. Raises `NotPlain`."""
    level = [form]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _parts(value)]
        if not level:
            return
    raise NotPlain("it has too many lists inside one another")


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def quote(value: object) -> str:
    """Show a foreign value in a sentence: short, printable, on one line."""
    text = _quoted(value, _DEEPEST_QUOTE)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 3]}..."


def _quoted(value: object, depth: int) -> str:
    """Show no more of a value than could fit, however long or deep it is."""
    match value:
        case bool() | None | float():
            return repr(value)
        case int():
            # Python writes out no number of more than some thousands of digits.
            return str(value) if abs(value) < 10**_LONGEST_QUOTE else "a very long number"
        case str():
            return ascii(value[:_LONGEST_QUOTE])
        case list() | tuple() if depth:
            return f"[{', '.join(_quoted(item, depth - 1) for item in value[:_MOST_QUOTED])}]"
        case dict() if depth:
            pairs = islice(value.items(), _MOST_QUOTED)
            return f"{{{', '.join(f'{_quoted(key, 0)}: {_quoted(item, depth - 1)}' for key, item in pairs)}}}"
        case list() | tuple() | dict():
            return "[...]"
        case _:
            return ascii(value)
