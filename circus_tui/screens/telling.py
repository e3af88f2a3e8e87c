"""What a table says to the people at it: what is to be done, what has happened, who has won, what undo would do."""

from __future__ import annotations

from typing import Any

from circus_tui.boards.contract import Asking, Desk
from circus_tui.table import Table, TakeBack
from rules.core import Seat, listing, name_seats


def prompt(table: Table, view: Any, desk: Desk | None) -> str:
    """Say what has to be done now, and by whom."""
    if isinstance(desk, Asking):
        return name_seats(desk.asks, table.players)
    if desk is not None:
        duty = name_seats(table.rules.prompt(desk.view, desk.seat), table.players)
        return f"{table.players[desk.seat]}: {duty}"
    if not table.rules.to_act(view):
        return verdict(table, view)
    if table.watching:
        return name_seats(table.rules.prompt(view, None), table.players)
    return "Enter goes on."


def verdict(table: Table, view: Any) -> str:
    """Say who has won."""
    winners = [table.players[seat] for seat in table.rules.winners(view)]
    return f"{winners[0]} wins." if len(winners) == 1 else f"{listing(winners)} share the win."


def since(table: Table, seat: Seat) -> list[str]:
    """What the table has seen since that seat moved last."""
    told = table.events()[table.last_entry_of(seat) :]
    return [name_seats(event.text, table.players) for events in told for event in events]


def news(table: Table, seat: Seat) -> list[str]:
    """What has happened since the seat moved last; what it has just done, if nothing has."""
    told = table.events()
    last = told[-1] if told else ()
    return since(table, seat) or [name_seats(event.text, table.players) for event in last]


def no_question(table: Table) -> str:
    """Say why nothing can be taken back."""
    return "There is nothing to take back." if table.match.undo else "At this table nothing is taken back."


def question(table: Table, back: TakeBack) -> str:
    """Ask whether something is to be taken back."""
    what = name_seats(back.what, table.players)
    return f"Take this back: {what} {'Sure?' if back.free else 'Does the whole table agree?'}  y / n"
