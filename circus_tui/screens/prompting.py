"""What has to be done at a table now, and by whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens import aside
from circus_tui.screens.contract import Asking, Decision, Leaving
from circus_tui.screens.session import Session
from circus_tui.tables.table import Table
from circus_tui.tables.telling import verdict
from circus_tui.widgets.seats import seat_letter
from rules.core import Seat, name_seats


def duties(session: Session, asks: Row, ink: Callable[[Seat], str]) -> list[Row]:
    """Say what has to be done now, longer and shorter.

    `asks` are a picture's own words for it, if there are any; `ink` is the role in which a player's name stands.
    """
    if session.duty:
        return [session.duty]
    if session.tasks and not asks_once(session.decision):
        return aside.tasks(session.tasks)
    if session.computing:
        return aside.waiting(session)
    words = prompt(session.table, session.view, session.decision)
    if session.decision is None:
        return [asks or row(Span(words, "gold"))]
    seat = session.decision.seat
    name = session.table.players[seat]
    duty = asks or row(Span(words.removeprefix(f"{name}: "), "gold bold"))
    called = (f"{seat_letter(seat)} {name}", seat_letter(seat))
    return [row(Span(f"► {each}: ", f"{ink(seat)} bold"), *duty) for each in called]


def prompt(table: Table, view: Any, decision: Decision | None) -> str:
    """Say what has to be done now, and by whom."""
    if isinstance(decision, Asking):
        return name_seats(decision.asks, table.players)
    if decision is not None:
        duty = name_seats(table.rules.prompt(decision.view, decision.seat), table.players)
        return f"{table.players[decision.seat]}: {duty}"
    if not table.rules.to_act(view):
        return verdict(table, view)
    if table.watching:
        return name_seats(table.rules.prompt(view, None), table.players)
    return f"{key('confirm')} goes on."


def asks_once(decision: Decision | None) -> bool:
    """Whether the last key has asked something that no other line may stand in front of."""
    return isinstance(decision, Leaving) and decision.leaving
