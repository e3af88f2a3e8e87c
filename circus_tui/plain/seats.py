"""Sitting at a table where other windows play: who sits where, and which seats are played from this one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from circus_tui.plain.console import Console
from circus_tui.refused import Refused
from circus_tui.storage.store import Match, Store
from circus_tui.tables.opening import seats_of
from circus_tui.tables.places import Place, Places
from circus_tui.tables.seating import bot_words
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.tables.table import Table
from circus_tui.terminal.remote import is_remote
from rules.core import Seat, listing


def who(table: Table) -> list[str]:
    """A line for each seat. Raises `StoreError`."""
    if table.places is None:
        return ["Nobody else plays here."]
    table.places.look()
    return _told(table.places.seen)


def _told(places: Sequence[Place]) -> list[str]:
    return [f"{place.name}: {bot_words(place.bot) if place.bot else place.words}." for place in places]


def sit(table: Table, text: str) -> str:
    """Sit down at the seats of these people too, or at all that are free; say why not. Raises `StoreError`."""
    assert table.places is not None
    table.places.look()
    try:
        wanted = seats_of(table.players, _names(text)) if text else None
    except Refused as error:
        return str(error)
    if wanted is None and not table.free:
        return "No seat is free."
    before = table.places.mine
    barred = table.sit(wanted)
    return barred or _now_here(table, table.places.mine - before)


def stand(table: Table, text: str) -> str:
    """Leave the seats of these people to other windows; say what came of it. Raises `StoreError`."""
    assert table.places is not None
    try:
        leaving = seats_of(table.players, _names(text))
    except Refused as error:
        return str(error)
    if not leaving or leaving - table.places.mine:
        return "Say who, of those who sit at this window: stand Ben."
    table.places.leave(leaving, for_good=True)
    return f"Free for another window: {_people(table.players, leaving)}."


def _now_here(table: Table, seats: Iterable[Seat]) -> str:
    names = _people(table.players, seats)
    return f"Played from this window now: {names}." if names else "They sit at this window already."


def _people(players: Sequence[str], seats: Iterable[Seat]) -> str:
    return listing(players[seat] for seat in sorted(seats))


def _names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def seats_asked_for(
    store: Store, match: Match, console: Console, sitter: Sitter | None = None
) -> tuple[str, ...] | None:
    """Ask who sits at this window, if others play at that table already; None: everybody. Raises `StoreError`.

    A sitter is asked at every table. Whoever comes by themselves, or over SSH, takes one seat with Enter.
    """
    places = Places(store, match, sitter or ANYBODY)
    seen = places.who()
    shared = any(place.away for place in seen)
    if not shared and sitter is None:
        return None
    console.say("Others play at this table." if shared else "Nobody sits at this table now.", *_told(seen))
    free = [match.players[seat] for seat in sorted(places.for_people)]
    alone = sitter is not None or is_remote()
    return people_asked_for(console, free, free[:1] if alone else free) if free else ()


def people_asked_for(console: Console, free: Sequence[str], usual: Sequence[str]) -> tuple[str, ...]:
    """Ask which of these people sit at this window; Enter takes the usual ones."""
    while True:
        console.say(f"Who sits at this window? Names with commas, Enter for {listing(usual)}, or watch.")
        text = console.ask()
        if text.casefold() == "watch":
            return ()
        try:
            wanted = seats_of(free, _names(text) or usual)
        except Refused:
            console.say(f"Free are only: {listing(free)}.")
        else:
            return tuple(free[seat] for seat in sorted(wanted))
