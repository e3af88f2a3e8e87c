"""What the command line says without opening the app: checks, tables, rules, lists. Every problem is one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from shlex import quote as quoted
from typing import Any, Final

import attrs

from circus_tui import glyphs
from circus_tui.files import named, read_bounded
from circus_tui.names import seat_names
from circus_tui.refused import Refused
from rules import GAMES
from rules.codec import BadForm, decode_options
from rules.core import AnyRules, choices
from rules.plain import NotPlain, quote, read_json, read_toml
from rules.record import LARGEST, BadRecord, Record, read

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
        raise Refused(f"{where}{str(error)[:1].upper()}{str(error)[1:]}.") from None


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
        return read_toml(source.decode())
    except UnicodeDecodeError:
        raise Refused(f"{named(path)} is no TOML file: it is no UTF-8 text.") from None
    except NotPlain as error:
        raise Refused(f"{named(path)} is no TOML file: {error}.") from None


def _record(path: Path) -> Record:
    source = read_bounded(path, LARGEST, "a record")
    try:
        return read(source)
    except BadRecord as error:
        raise Refused(f"{named(path)}: {error}") from None


def check(path: Path) -> tuple[bool, str]:
    """Replay a record; say whether it is accepted, and a sentence about it."""
    try:
        history = _record(path).history
    except Refused as error:
        return False, str(error)
    scores = history.rules.scores(history.state)
    if history.rules.to_act(history.state):
        return True, f"accepted, unfinished after {len(history.entries)} entries."
    return True, f"accepted, {len(history.entries)} entries, scores {', '.join(map(str, scores))}."


def shown(path: Path, seat: int | None, at: int | None, *, ascii_only: bool) -> str:
    """Give the table of a record as text, as a seat sees it or as all do, after `at` entries. Raises `Refused`."""
    record = _record(path)
    history = record.history
    if seat is not None and not 0 <= seat < history.seats:
        raise Refused(f"There is no seat {quote(seat)}: they are 0 to {history.seats - 1}.")
    if at is not None and not 0 <= at <= len(history.entries):
        raise Refused(f"The record has {len(history.entries)} entries, not {quote(at)}.")
    names = seat_names(record.players or [""] * history.seats)
    from circus_tui.shown import table_text

    text = table_text(history if at is None else history.at(at), seat, names)
    return glyphs.plain(text) if ascii_only else text


def clause_text(slug: str, number: str | None) -> str:
    """Give a rulebook, or one clause of it. Raises `Refused` if there is none of that number."""
    book = resources.files(f"rules.{slug}").joinpath("rulebook.md").read_text(encoding="utf-8")
    if number is None:
        return book
    clauses = {clause.number: clause for clause in GAMES[slug].CLAUSES}
    if number not in clauses:
        raise Refused(f"{GAMES[slug].INFO.title} has no clause {quote(number)}; it has {', '.join(clauses)}.")
    _, _, rest = book.partition(f"{clauses[number].anchor}\n")
    body = rest.split("\n#", 1)[0].strip()
    return f"{clauses[number].anchor}\n\n{body}"


def games(*, as_json: bool) -> str:
    """List the games, for people or as JSON."""
    infos = [GAMES[slug].INFO for slug in GAMES]
    if as_json:
        return json.dumps([attrs.asdict(info) for info in infos])
    return "\n".join(f"{info.slug:<16} {info.players:<12} {info.minutes:>3} min  {info.summary}" for info in infos)
