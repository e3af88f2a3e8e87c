"""Sentences about a table that need no decision: results, refusals, rules."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui.table import Table
from circus_tui.verbs import clause_text
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


def rule_lines(table: Table, word: str) -> list[str]:
    """The rule of that number, or with that word; of several their numbers and titles; without a word the present."""
    rules = table.rules
    clauses: list[Clause] = list(rules.CLAUSES)
    if not word:
        found = [rules.reading(table.view(None))]
    else:
        said = word.casefold()
        found = [each for each in clauses if each.number == word or each.title.casefold() == said]
        found = found or [each for each in clauses if said in each.title.casefold()]
        found = found or [each for each in clauses if said in each.text.casefold()]
    if not found:
        return [f"No rule speaks of that. The rules are {', '.join(each.number for each in clauses)}."]
    if len(found) > 1:
        return [f"{each.number} {each.title}: {each.text}" for each in found]
    text = clause_text(rules.INFO.slug, found[0].number)
    return [line.lstrip("# ").replace("**", "").replace("*", "").replace("`", "") for line in text.splitlines() if line]
