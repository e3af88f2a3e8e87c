"""Sentences about a table that need no decision: results, refusals."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui.tables.table import Table
from rules.core import Clause, Refusal, name_seats


def refused(refusal: Refusal, names: Sequence[str]) -> str:
    """Why a move is not allowed, with the rule."""
    return f"{name_seats(refusal.text, names)} {cited(refusal.clause)}"


def cited(clause: Clause) -> str:
    """How an answer names a rule: `Rule 4.2, Show.`, a sentence of its own."""
    return f"Rule {clause.number}, {clause.title}."


def result_lines(table: Table) -> list[str]:
    """The sums of the round or game that has ended, a line for each player."""
    result = table.result
    if result is None:
        return []
    lines = [f"{result.title}."]
    for name, row in zip(table.players, result.rows, strict=True):
        parts = (
            value if column == "how" else f"{column} {value}" for column, value in zip(result.columns, row, strict=True)
        )
        lines.append(f"{name}: {', '.join(parts)}.")
    return [*lines, *(name_seats(note, table.players) for note in result.notes)]
