"""What a table says to the people at it: what has happened, who has won, what undo would do."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from circus_tui.keyboard.spelling import key, yes_or_no
from circus_tui.tables.table import Table, TakeBack
from rules.core import Clause, Event, Seat, name_seats
from rules.wording import win

_KEPT: Final = 40
"""Sentences of what was before that are kept at hand; the log has them all."""


def verdict(table: Table, view: Any) -> str:
    """Say who has won."""
    winners = [table.players[seat] for seat in table.rules.winners(view)]
    return f"{win(winners)}."


def history(table: Table, seat: Seat | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the table has seen since the seat moved last, and what came before, oldest first, with names.

    Without a seat, or if nothing has happened since, the last entry is what is new.
    """
    told = table.events()
    first = len(told) if seat is None else table.last_entry_of(seat)
    if not any(told[first:]):
        first = max((k for k, events in enumerate(told) if events), default=0)
    news, before = (list(chain(*part)) for part in (told[first:], told[:first]))
    return _sentences(table, news), _sentences(table, before[-_KEPT:])


def since(table: Table, seat: Seat) -> tuple[str, ...]:
    """What the table has seen since that seat moved last."""
    return _sentences(table, chain(*table.events()[table.last_entry_of(seat) :]))


def _sentences(table: Table, events: Iterable[Event]) -> tuple[str, ...]:
    """Events in words, with the names of the players."""
    return tuple(name_seats(event.text, table.players) for event in events)


def no_question(table: Table) -> str:
    """Say why nothing can be taken back."""
    return "There is nothing to take back." if table.match.undo else "At this table nothing is taken back."


def question(table: Table, back: TakeBack, *, alone: bool = False, others: str = "") -> str:
    """Ask whether something is to be taken back.

    `alone`: there is nobody else who could agree; `others`: those at other windows, who are asked then.
    """
    what = name_seats(back.what, table.players)
    if others:
        return f"Take this back: {what} Ask {others}, at another window?  {yes_or_no()}"
    return f"Take this back: {what} {'Sure?' if back.free or alone else 'Does the whole table agree?'}  {yes_or_no()}"


def where(clause: Clause) -> str:
    """How an answer names the clause that it stands on."""
    return f"{clause.anchor}: {key('rules')} opens it."


def brief(answer: str, clause: Clause) -> str:
    """An answer with no more than the number of the clause that it names; nothing if it does not name it."""
    named = where(clause)
    return f"{answer.removesuffix(named)}§ {clause.number}" if answer.endswith(named) else ""
