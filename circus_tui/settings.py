"""Settings in a file that people can read and write: `settings.toml` beside the saved games. Pure, but for the file.

A line that makes no sense is named and passed over; everything else in the file holds, and what it leaves out is as it
comes. Changing one setting changes its line and no other.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import attrs

from circus_tui.keyboard import keymap, rooms
from circus_tui.names import seat_names, visible
from circus_tui.refused import Refused
from circus_tui.storage.files import named, read_bounded, reason_of, write_private
from circus_tui.storage.store import Store
from circus_tui.terminal import mouse
from circus_tui.themes import NAMES
from rules.plain import NotPlain, quote, read_toml

FILE: Final = "settings.toml"
AUTO: Final = "auto"
BELL_OTHERS: Final = "windows"
BELL_ALL: Final = "all"
BELL_OFF: Final = "off"
SLOWEST: Final = 10.0
"""Seconds for which a computer's move stands at most."""

_LARGEST: Final = 100_000
_MOST_PEOPLE: Final = 12
_MOST_LINES: Final = 40
"""Lines over which a value goes at most, if the program is to change it."""

_HEAD: Final = "# Settings of Circus TUI. What is left out is as it comes; `circus-tui settings` explains each.\n"


class ByHand(Exception):
    """A file in which one setting cannot be changed alone; the message is part of a sentence."""


@attrs.frozen
class Settings:
    """Everything that can be set; the defaults are how it comes. `keys` are the changed ones, by name of action."""

    theme: str = NAMES[0]
    pace: float = 1.0
    animation: bool = True
    mouse: str = AUTO
    bell: str = BELL_OTHERS
    confirm: bool = True
    ascii: bool = False
    people: tuple[str, ...] = ()
    keys: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)


@attrs.frozen
class Kind:
    """What a setting may be, and what it is for; `read` raises `ValueError`, whose words say what it should be."""

    read: Callable[[Any], Any]
    meaning: str


def _one_of(*values: str) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if value not in values:
            raise ValueError(f"one of {', '.join(values)}")
        return value

    return read


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def _seconds(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= SLOWEST:
        raise ValueError(f"a number of seconds from 0 to {SLOWEST:.0f}")
    return float(value)


def _people(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value) or len(value) > _MOST_PEOPLE:
        raise ValueError('a list of names, as ["Ana", "Ben"]')
    return seat_names(value)


KINDS: Final[dict[str, Kind]] = {
    "theme": Kind(_one_of(*NAMES), "The colours."),
    "ascii": Kind(_flag, "Draw with ASCII characters only."),
    "pace": Kind(_seconds, "Seconds for which a computer's move stands before the next one; 0 is at once."),
    "animation": Kind(_flag, "Let dice roll, cards fly and the curtain part before one's eyes."),
    "mouse": Kind(_one_of(mouse.ON, mouse.OFF, AUTO), "Hear clicks; auto: unless it is played over SSH."),
    "bell": Kind(
        _one_of(BELL_OTHERS, BELL_ALL, BELL_OFF),
        "When the bell calls you: after people at other windows, after all (computers too), or never.",
    ),
    "confirm": Kind(_flag, "Ask before a saved game is deleted."),
    "people": Kind(_people, "Who stands in the set-up of a game; if nobody is named, who played last."),
}
"""Every setting but the keys, in the order in which they are shown."""


@attrs.frozen
class Read:
    """What a file says, and what is wrong with it: one sentence each, which names the line."""

    settings: Settings = attrs.field(factory=Settings)
    problems: tuple[str, ...] = ()


def told(settings: Settings) -> str:
    """Every setting as a file would have it, with what it is for."""
    lines = [f"# {kind.meaning}\n{name} = {_written(getattr(settings, name))}" for name, kind in KINDS.items()]
    keys = [f"{name} = {_written(' '.join(on))}" for name, on in settings.keys.items()]
    scoped = {scope: rooms.own_of(scope) for scope in rooms.scopes()}
    known = [f"# Keys of {', '.join(names)}." for names in (rooms.COMMON, *scoped.values()) if names]
    return "\n".join([*lines, "", *known, "[keys]", *keys])


def path_of(folder: Path) -> Path:
    """Where the settings of a data directory are."""
    return folder / FILE


def parse(text: str) -> Read:
    """Read the text of a file."""
    try:
        form = read_toml(text)
    except NotPlain as error:
        return Read(problems=(f"{FILE} is not read: {error}. Everything is as it comes.",))
    found: dict[str, Any] = {}
    problems = []
    for name, value in form.items():
        kind = KINDS.get(name)
        if name == "keys":
            changes, wrong = keymap.read(value)
            found["keys"] = changes
            problems += [f"{_place(text, key, table=True)}: {words}" for key, words in wrong]
        elif kind is None:
            problems.append(f"{_place(text, name)}: there is no setting {quote(name)}.")
        else:
            try:
                found[name] = kind.read(value)
            except ValueError as error:
                problems.append(f"{_place(text, name)}: {name} should be {error}, not {quote(value)}.")
    return Read(Settings(**found), tuple(problems))


_TABLE: Final = re.compile(r"""\s*\[\s*(["'\w. -]+?)\s*\]""")


def _place(text: str, name: str, *, table: bool = False) -> str:
    """In which line of the file a setting stands; `table`: among the keys."""
    scope, _, bare = name.rpartition(".")
    names = {"keys": name, f"keys.{scope}": bare} if table else {"": name}
    inside = ""
    for number, line in enumerate(_lines(text), start=1):
        wanted = re.escape(names.get(inside, ""))
        if wanted and re.match(rf"""\s*["']?{wanted}["']?\s*[=.\]]""", line):
            return f"{FILE}, line {number}"
        header = _TABLE.match(line)
        inside = header[1] if header else inside
        if header and inside == name and not table:
            return f"{FILE}, line {number}"
    return FILE


def changed(text: str, name: str, value: object, *, table: bool = False) -> str:
    """The text with one setting changed, or with the lines for it left out if the value is None.

    `table`: it is one of the keys. Raises `NotPlain` for a text that is no TOML, and `ByHand` for one in which nothing
    can be changed without changing something else.
    """
    wanted = _values(read_toml(text))
    path = ("keys", *name.split(".")) if table else (name,)
    wanted.pop(path, None)
    if value is not None:
        wanted[path] = read_toml(f"value = {_written(value)}")["value"]
    for new in _ways(text, name, value, table=table):
        with suppress(NotPlain):
            if _values(read_toml(new)) == wanted:
                return new
    raise ByHand(f"{name} is to be changed there by hand")


def _values(form: Mapping[str, Any]) -> dict[tuple[str, ...], Any]:
    """Every value of a file by the names that lead to it."""
    found: dict[tuple[str, ...], Any] = {}
    for name, value in form.items():
        inner = _values(value) if isinstance(value, dict) else {(): value}
        found |= {(name, *path): each for path, each in inner.items()}
    return found


def _ways(text: str, name: str, value: object, *, table: bool) -> Iterator[str]:
    """Texts in which that setting may be another one: where it stands, its value may go over several lines."""
    lines = _lines(text)
    place = _place(text, name, table=table)
    if place == FILE:
        yield _joined(_with_new(lines, name, [] if value is None else [f"{name} = {_written(value)}"], table=table))
        return
    at = int(place.rpartition(" ")[2]) - 1
    called = lines[at].partition("=")[0].strip()
    new = [] if value is None else [f"{called} = {_written(value)}"]
    for end in range(at + 1, min(len(lines), at + _MOST_LINES) + 1):
        yield _joined([*lines[:at], *new, *lines[end:]])


def _lines(text: str) -> list[str]:
    """The lines of a file as TOML has them: Python knows more ends of a line."""
    return text.replace("\r\n", "\n").removesuffix("\n").split("\n")


def _joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _with_new(lines: list[str], name: str, new: list[str], *, table: bool) -> list[str]:
    """The lines with one more, where such a setting may stand."""
    if table:
        return _among_keys(lines, name, new)
    first = next((k for k, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    while first and not lines[first - 1].strip():
        first -= 1
    return [*lines[:first], *new, *lines[first:]]


def _among_keys(lines: list[str], name: str, new: list[str]) -> list[str]:
    """The lines with one more among the keys; where a page has a table of its own, in that."""
    headers = {found[1]: k for k, line in enumerate(lines) if (found := _TABLE.match(line))}
    scope = name.rpartition(".")[0]
    own = headers.get(f"keys.{scope}")
    if own is not None:
        return [*lines[: own + 1], *(each.removeprefix(f"{scope}.") for each in new), *lines[own + 1 :]]
    if "keys" in headers:
        return [*lines[: headers["keys"] + 1], *new, *lines[headers["keys"] + 1 :]]
    first = next((k for each, k in headers.items() if each.startswith("keys.")), len(lines))
    return [*lines[:first], "", "[keys]", *new, *([""] if lines[first:] else []), *lines[first:]]


def _written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + visible(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_written, value))}]"
    return str(value)


def _text(path: Path) -> str:
    """What stands in a file of settings. Raises `Refused` and UnicodeDecodeError."""
    return read_bounded(path, _LARGEST, "a file of settings").decode("utf-8-sig")


def read(folder: Path) -> Read:
    """Read the settings of a data directory; without a file everything is as it comes."""
    path = path_of(folder)
    try:
        if not path.exists():
            return Read()
        return parse(_text(path))
    except UnicodeDecodeError:
        return Read(problems=(f"{FILE} is not read: it is no text. Everything is as it comes.",))
    except OSError as error:
        return Read(problems=(f"{FILE} is not read: {reason_of(error)}. Everything is as it comes.",))
    except Refused as error:
        return Read(problems=(f"{FILE} is not read. {error} Everything is as it comes.",))


def write(folder: Path, name: str, value: object, *, table: bool = False) -> str:
    """Keep one setting; say why it cannot be kept, or nothing."""
    path = path_of(folder)
    try:
        before = _text(path) if path.exists() else _HEAD
        _replace(path, changed(before, name, value, table=table))
    except (Refused, NotPlain, UnicodeDecodeError) as error:
        return f"{FILE} is left as it is until its error is put right: {error}"
    except ByHand as error:
        return f"{FILE} is left as it is: {error}."
    except OSError as error:
        return f"{named(path)} cannot be written: {reason_of(error)}."
    return ""


def _replace(path: Path, text: str) -> None:
    """Write the file as a whole, or leave the old one. Raises OSError."""
    new = path.with_name(f"{path.name}.new")
    write_private(new, text)
    os.replace(new, path)


def reset(folder: Path) -> None:
    """Let everything be as it comes. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    _replace(path_of(folder), _HEAD)


def recalled(store: Store) -> Read:
    """Read the settings; what an earlier version has kept among the saved games is taken over into the file, once."""
    if not path_of(store.folder).exists():
        for name in ("theme", "mouse"):
            value = store.recall(name)
            if isinstance(value, str) and value in (*NAMES, mouse.ON, mouse.OFF):
                write(store.folder, name, value)
    return read(store.folder)
