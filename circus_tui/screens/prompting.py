"""What has to be done at a table now, and by whom."""

from __future__ import annotations

from typing import Any

from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Asking, Decision, Leaving
from circus_tui.tables.table import Table
from circus_tui.tables.telling import verdict
from rules.core import name_seats


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
