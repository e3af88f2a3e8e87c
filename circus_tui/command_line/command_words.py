"""What the command line understands, as data read from its parser: for shell completion and for the manual page."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias

import attrs

from rules import GAMES
from rules.core import choices

Takes: TypeAlias = Literal["", "file", "folder", "word"]
"""What follows an option: nothing, the path of a file or folder, or some other word."""

_SPARING: Final = re.compile(r"[\w.=:-]+")
"""What a shell takes as one word without quotes."""


@attrs.frozen
class Option:
    """An option: its forms, what follows it, and the words that may."""

    flags: tuple[str, ...]
    help: str
    takes: Takes = ""
    value: str = ""
    words: tuple[str, ...] = ()


@attrs.frozen
class Argument:
    """A word in a place of its own."""

    name: str
    help: str
    takes: Takes
    words: tuple[str, ...]
    many: bool = False
    needed: bool = True


@attrs.frozen
class Command:
    """The program itself, with the empty name, or one of its verbs."""

    name: str
    help: str
    options: tuple[Option, ...]
    arguments: tuple[Argument, ...]


def commands(parser: argparse.ArgumentParser) -> tuple[Command, ...]:
    """The program, then its verbs in the order of the help."""
    found = [Command("", parser.description or "", *_parts(parser))]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            found += (Command(name, helps.get(name, ""), *_parts(verb)) for name, verb in action.choices.items())
    return tuple(found)


def _parts(parser: argparse.ArgumentParser) -> tuple[tuple[Option, ...], tuple[Argument, ...]]:
    shown = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    options = tuple(_option(action) for action in shown if action.option_strings)
    return options, tuple(_argument(action) for action in shown if not action.option_strings)


def _option(action: argparse.Action) -> Option:
    takes: Takes = "" if action.nargs == 0 else _takes(action)
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    return Option(tuple(action.option_strings), action.help or "", takes, value, _words(action))


def _argument(action: argparse.Action) -> Argument:
    name = str(action.metavar or action.dest)
    many, needed = action.nargs in ("+", "*"), action.nargs not in ("?", "*")
    return Argument(name, action.help or "", _takes(action), _words(action), many, needed)


def _takes(action: argparse.Action) -> Takes:
    if action.type is not Path:
        return "word"
    return "folder" if action.metavar == "DIR" else "file"


def _words(action: argparse.Action) -> tuple[str, ...]:
    return tuple(map(str, action.choices or ()))


def settings_of(slug: str) -> tuple[str, ...]:
    """The options of a game as they are typed, `start=fixed`, as far as a shell takes them for one word."""
    written = (f"{name}={value}" for name, value in _values(slug))
    return tuple(setting for setting in written if _SPARING.fullmatch(setting))


def _values(slug: str) -> Iterator[tuple[str, str]]:
    for name, choice in choices(GAMES[slug]).items():
        for value, _ in () if choice.file else choice.values:
            yield name, value if isinstance(value, str) else str(value).lower().replace("none", "null")
