"""Games that come from elsewhere and go elsewhere: a record is believed once it has been replayed, then kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from circus_tui.names import seat_names
from circus_tui.records.replay import Replay
from circus_tui.records.transcript import transcript
from circus_tui.refused import Refused
from circus_tui.storage.files import named, read_bounded
from circus_tui.storage.saved import read_saved
from circus_tui.storage.store import Match, Store
from rules.codec import encode_move, encode_options
from rules.core import Seat
from rules.record import LARGEST, BadRecord, Record, read, write

Place = Callable[[str, Any], str]
"""Says of a game how far it is at a view."""


def adopt(store: Store, path: Path) -> tuple[Match, bool]:
    """Keep the game of a record, finished or not; tell whether it is new here. Raises `Refused` and `StoreError`."""
    try:
        record = read(read_bounded(path, LARGEST, "a record"))
    except BadRecord as error:
        raise Refused(f"{named(path)} is no record of a game. {error}") from None
    history, rules = record.history, record.history.rules
    players = seat_names(record.players or [""] * history.seats)
    log = tuple((entry.seat, encode_move(entry.move)) for entry in history.entries)
    known = _known(store, rules.INFO.slug, players, log)
    if known is not None:
        return known, False
    scores = None if rules.to_act(history.state) else rules.scores(history.state)
    options, version = encode_options(history.options), rules.INFO.rules_version
    number = store.create(rules.INFO.slug, version, players, options, record.seed, undo=True, log=log, scores=scores)
    return of_number(store, number), True


def _known(store: Store, game: str, players: tuple[str, ...], log: tuple[tuple[Seat, object], ...]) -> Match | None:
    """The same game, if it is here already."""
    alike = (each for each in store.matches() if (each.game, each.players, each.entries) == (game, players, len(log)))
    return next((each for each in alike if not each.damage and store.log(each.id) == log), None)


def of_number(store: Store, number: int) -> Match:
    """The saved game of that number. Raises `Refused` and `StoreError`."""
    found = store.match(number)
    if found is None:
        raise Refused(f"There is no saved game {number}: history lists them with their numbers.")
    if found.damage:
        raise Refused(found.damage)
    return found


def exported(store: Store, number: int, *, unfinished: bool) -> str:
    """The record of a saved game as text. Raises `Refused` and `StoreError`."""
    try:
        saved = read_saved(store, of_number(store, number).id)
    except BadRecord as error:
        raise Refused(str(error)) from None
    if saved.whole.match.scores is None and not unfinished:
        raise Refused("This game goes on, and a record holds every hand: --unfinished writes it all the same.")
    return write(Record(saved.history, saved.whole.match.players, saved.whole.match.seed))


def told(store: Store, match: Match, place: Place) -> str:
    """A saved game in words, as the whole table saw it. Raises `Refused` and `StoreError`."""
    try:
        table = Replay.of_saved(store, match)
    except BadRecord as error:
        raise Refused(str(error)) from None
    table.go_to(table.length)
    return transcript(table, match.played[:10], lambda number: place(match.game, table.view_at(number)))
