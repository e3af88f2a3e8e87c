"""Taking back: to which point, with whose word, and how it is named. Pure; it tells only what the table has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from rules.core import Seat
from rules.history import History
from rules.wording import seat_name

TAKEN_BACK: Final = "taken_back"
"""The kind of the event that tells what the table has taken back."""

_MOST_NAMED: Final = 12


@attrs.frozen
class TakeBack:
    """What an undo would do: go back to `number` entries, to `seat`'s decision; `free` if nobody need agree.

    `what` names everything that would go, and that the record of a finished game goes with it; it is a template for
    `name_seats`, and the same whatever was decided in secret. `seats` are all who have moved since.
    """

    number: int
    seat: Seat
    free: bool
    what: str
    seats: frozenset[Seat] = frozenset()


def take_back(history: History, together: Sequence[range], computers: frozenset[Seat] = frozenset()) -> TakeBack | None:
    """Say what going back to the last thing a person was asked would do; None if nobody was asked anything yet.

    `together` are the entries that several seats have made as one decision: they go as one. What the computer has
    decided for a seat goes along.
    """
    number = history.undo_point()
    while number is not None and history.entries[number].seat in computers:
        number = history.at(number).undo_point()
    if number is None:
        return None
    first = next((joint.start for joint in together if number in joint), number)
    over = not history.rules.to_act(history.state)
    what = named(history, first) + (" The game is over: its record is withdrawn." if over else "")
    moved = frozenset(entry.seat for entry in history.entries[first:])
    return TakeBack(first, history.entries[first].seat, history.undo_is_free(first), what, moved)


def line_left(history: History, number: int, *, alone: bool = False) -> str:
    """What the log says for ever of going back to `number` entries; nothing where nobody had to agree.

    `alone`: one person has taken it back, with nobody but computers at the table.
    """
    if history.undo_is_free(number):
        return ""
    over = not history.rules.to_act(history.state)
    told = ", and the record withdrawn" if over else "" if alone else " by the whole table"
    return f"Taken back{told}: {named(history, number)}"


def named(history: History, first: int) -> str:
    """Everything that has happened since there were `first` entries, as the whole table has seen it; a template."""
    sentences = [_what(history, number) for number in range(first, len(history.entries))]
    left_out = len(sentences) - _MOST_NAMED
    if left_out > 0:
        sentences[_MOST_NAMED // 2 : -_MOST_NAMED // 2] = [f"({left_out} more.)"]
    return " ".join(sentences)


def _what(history: History, number: int) -> str:
    """What an entry was, for the whole table: what was seen of it, or its name if it was made in the open.

    What chance does is always seen.
    """
    rules, entry = history.rules, history.entries[number]
    before, after = (rules.view(history.states[k], None) for k in (number, number + 1))
    told = rules.events(before, entry.seat, entry.move, after)
    if told:
        return told[0].text
    if rules.private(before, entry.seat):
        return f"{seat_name(entry.seat)}'s last choice."
    return f"{seat_name(entry.seat)}: {rules.describe(before, entry.seat, entry.move)}."
