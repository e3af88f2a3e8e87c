"""A saved game as a file of its own, in the data directory: its record, or its transcript in words."""

from __future__ import annotations

from circus_tui import privacy
from circus_tui.files import named, reason_of, write_private
from circus_tui.store import Match, Store, StoreError
from circus_tui.table import record_of
from rules.record import BadRecord, write


def write_record(store: Store, match: Match) -> str:
    """Write the record of a saved game; say where, or why not."""
    try:
        text = write(record_of(store, match))
    except (BadRecord, StoreError) as error:
        return str(error)
    return keep(store, f"{match.game}-{match.id}.json", text)


def keep(store: Store, name: str, text: str) -> str:
    """Write a text to a file of that name; say where, or why not."""
    folder = store.folder / "records"
    path = folder / name
    try:
        privacy.make_folder(folder)
        write_private(path, text)
    except OSError as error:
        return f"{named(path)} cannot be written: {reason_of(error)}."
    return f"Written to {named(path)}"
