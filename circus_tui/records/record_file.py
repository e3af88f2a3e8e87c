"""A saved game as a file of its own, in the data directory: its record, or its transcript in words."""

from __future__ import annotations

from typing import Final

from circus_tui.records.archive import Place, told
from circus_tui.refused import Refused
from circus_tui.storage import privacy
from circus_tui.storage.files import named, reason_of, write_private
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables.table import record_of
from rules.record import BadRecord, write

KEPT: Final = "The host keeps every game; whoever runs it can write it to a file."


def write_record(store: Store, match: Match) -> str:
    """Write the record of a saved game; say where, or why not."""
    try:
        text = write(record_of(store, match))
    except (BadRecord, StoreError) as error:
        return str(error)
    return keep(store, f"{match.game}-{match.id}.json", text)


def write_transcript(store: Store, match: Match, place_of: Place) -> str:
    """Write a saved game down in words; say where, or why not. `place_of` says of a game and a view how far it is."""
    try:
        return keep(store, f"{match.game}-{match.id}.md", told(store, match, place_of))
    except (Refused, StoreError) as error:
        return str(error)


def keep(store: Store, name: str, text: str) -> str:
    """Write a text to a file of that name; say where, or why not."""
    if not store.gives_files:
        return KEPT
    folder = store.folder / "records"
    path = folder / name
    try:
        privacy.make_folder(folder)
        write_private(path, text)
    except OSError as error:
        return f"{named(path)} cannot be written: {reason_of(error)}."
    return f"Written to {named(path)}"
