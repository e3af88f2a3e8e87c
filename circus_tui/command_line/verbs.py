"""What the command line says without opening the app: checks, tables, rules, lists. Every problem is one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import attrs

from circus_tui.drawing import glyphs
from circus_tui.names import seat_names
from circus_tui.refused import Refused
from circus_tui.storage.files import named, read_bounded
from rules import GAMES
from rules.history import History
from rules.plain import quote
from rules.record import LARGEST, BadRecord, Record, read
from rules.wording import counted


def _record(path: Path) -> Record:
    source = read_bounded(path, LARGEST, "a record")
    try:
        return read(source)
    except BadRecord as error:
        raise Refused(f"{named(path)}: {error}") from None


def _entries(history: History) -> str:
    return counted(len(history.entries), "entry", "entries")


def check(path: Path) -> tuple[bool, str]:
    """Replay a record; say whether it is accepted, and a sentence about it."""
    try:
        history = _record(path).history
    except Refused as error:
        return False, str(error)
    scores = history.rules.scores(history.state)
    if history.rules.to_act(history.state):
        return True, f"accepted, unfinished after {_entries(history)}."
    return True, f"accepted, {_entries(history)}, scores {', '.join(map(str, scores))}."


def shown(path: Path, seat: int | None, at: int | None, *, ascii_only: bool) -> str:
    """Give the table of a record as text, as a seat sees it or as all do, after `at` entries. Raises `Refused`."""
    record = _record(path)
    history = record.history
    if seat is not None and not 0 <= seat < history.seats:
        raise Refused(f"There is no seat {quote(seat)}: they are 0 to {history.seats - 1}.")
    if at is not None and not 0 <= at <= len(history.entries):
        raise Refused(f"The record has {_entries(history)}, not {quote(at)}.")
    names = seat_names(record.players or [""] * history.seats)
    from circus_tui.command_line.shown import table_text

    text = table_text(history if at is None else history.at(at), seat, names)
    return glyphs.plain(text) if ascii_only else text


def games(*, as_json: bool) -> str:
    """List the games, for people or as JSON."""
    infos = [GAMES[slug].INFO for slug in GAMES]
    if as_json:
        return json.dumps([attrs.asdict(info) for info in infos])
    return "\n".join(f"{info.slug:<16} {info.players:<12} {info.minutes:>3} min  {info.summary}" for info in infos)
