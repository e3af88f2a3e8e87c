"""The rulebooks as text: a whole one, or one rule of it."""

from __future__ import annotations

from importlib import resources

from circus_tui.refused import Refused
from rules import GAMES
from rules.plain import quote


def rulebook_text(slug: str) -> str:
    """Give a game's rulebook as Markdown."""
    return resources.files(f"rules.{slug}").joinpath("rulebook.md").read_text(encoding="utf-8")


def clause_text(slug: str, number: str | None) -> str:
    """Give a rulebook, or one clause of it. Raises `Refused` if there is none of that number."""
    book = rulebook_text(slug)
    if number is None:
        return book
    clauses = {clause.number: clause for clause in GAMES[slug].CLAUSES}
    if number not in clauses:
        raise Refused(f"{GAMES[slug].INFO.title} has no clause {quote(number)}; it has {', '.join(clauses)}.")
    _, _, rest = book.partition(f"{clauses[number].anchor}\n")
    body = rest.split("\n#", 1)[0].strip()
    return f"{clauses[number].anchor}\n\n{body}"
