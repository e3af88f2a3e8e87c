"""The options of a game as people write them, on the command line or in a form: read, and explained."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from shlex import quote as quoted
from typing import Any, Final

from circus_tui.refused import Refused
from circus_tui.storage.files import named, read_bounded
from rules import GAMES
from rules.codec import BadForm, decode_options
from rules.core import AnyRules, choices
from rules.plain import NotPlain, quote, read_json, read_toml
from rules.wording import capital

LARGEST_SET: Final = 200_000
"""Bytes of a card set that are read at most; the shipped one has a seventh of it."""

_SETTING: Final = 24


def play_options(slug: str, settings: list[str]) -> Any:
    """Read options written as NAME=VALUE; the value is JSON or a plain word. Raises `Refused`."""
    rules = GAMES[slug]
    known = choices(rules)
    form: dict[str, Any] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or name not in known:
            names = ", ".join(known) or "none"
            raise Refused(f"{quote(setting)} is no option of {rules.INFO.title}; its options are: {names}.")
        form[name] = toml_form(Path(value)) if known[name].file else _value(value)
    try:
        return decode_options(rules, form)
    except BadForm as error:
        files = [setting.partition("=")[2] for setting in settings if known[setting.partition("=")[0]].file]
        where = f"{named(files[0])}: " if files else ""
        raise Refused(f"{where}{capital(str(error))}.") from None


def options_help(slugs: Sequence[str]) -> str:
    """Explain every option of some games: each value that may be given, what it means, and what is usual."""
    return "\n".join(line for slug in slugs for line in _options_of(GAMES[slug]))


def _options_of(rules: AnyRules) -> Iterator[str]:
    yield f"options of {rules.INFO.title}, played by {rules.INFO.possible}:"
    for name, choice in choices(rules).items():
        usual = getattr(rules.Options(), name)
        yield f"  {choice.help}"
        if choice.file:
            template = f"`circus-tui rules {rules.INFO.slug} --{name}-template` prints one"
            yield _aligned(f"{name}=FILE", f"read from a TOML file; {template}")
            continue
        for value, label in choice.values:
            yield _aligned(quoted(f"{name}={_written(value)}"), label + (" (as usual)" if value == usual else ""))


def _aligned(setting: str, meaning: str) -> str:
    between = " " if len(setting) < _SETTING else f"\n    {' ' * _SETTING}"
    return f"    {setting:<{_SETTING - 1}}{between}{meaning}"


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def option_template(slug: str, name: str) -> str:
    """Give the text of a file to fill in for an option that is read from one. Raises `Refused`."""
    found = choices(GAMES[slug]).get(name)
    if found is None or not found.file:
        raise Refused(f"{GAMES[slug].INFO.title} has no {name} to be read from a file.")
    return found.file


def _value(text: str) -> Any:
    try:
        return read_json(text)
    except NotPlain:
        return text


def toml_form(path: Path) -> Any:
    """Read a TOML file. Raises `Refused`."""
    source = read_bounded(path, LARGEST_SET, "such a file")
    try:
        return read_toml(source.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refused(f"{named(path)} is no TOML file: it is no UTF-8 text.") from None
    except NotPlain as error:
        raise Refused(f"{named(path)} is no TOML file: {error}.") from None
