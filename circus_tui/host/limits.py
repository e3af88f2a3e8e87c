"""How much of everything one host bears: whatever is over a limit is refused with a sentence, or dropped."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.terminal.window_size import bounded

LARGEST: Final = (500, 200)
"""Columns and rows that are laid out at most, whatever a client says of its terminal."""


@attrs.frozen
class Limits:
    """The limits of a host; times are in seconds, sizes in bytes."""

    sessions: int = 100
    """People at once."""
    per_person: int = 5
    """Terminals that one key may have at once."""
    tables: int = 500
    """Games kept; beyond that no new one is begun."""
    knocking: int = 100
    """Connections that have not said yet who they are; of more the oldest is dropped."""
    login: float = 30.0
    """For saying who one is, a password included."""
    guesses: int = 3
    """Wrong passwords on one connection."""
    idle: float = 2 * 60 * 60.0
    """Without a key."""
    keys: int = 200
    """Keys and clicks that wait to be heard; more are dropped."""
    keys_a_second: float = 60.0
    """Keys and clicks heard in the long run."""
    unread: int = 64 * 1024
    """Bytes on their way to a client that does not read them; then nothing more is painted until it does."""
    most_unread: int = 4 * 1024 * 1024
    """Bytes on their way to a client with which it is dropped at once."""
    stalled: float = 20.0
    """For which a client may read nothing of what waits for it."""
    by_line: int = 10
    """People who play line by line, each with a process of their own."""
    thinkers: int = 8
    """Processes of computer players at once."""


def clamped(cells: int, rows: int) -> tuple[int, int]:
    """A size that is laid out; a client that does not know its own has the usual one."""
    return bounded((cells or 80, rows or 24), LARGEST)
