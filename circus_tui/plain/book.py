"""The rulebook, line by line: one rule, a chapter, all titles, or whatever speaks of a word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from circus_tui.plain.console import Console
from circus_tui.plain.reading import words_of
from circus_tui.plain.telling import cited
from circus_tui.rulebooks import clause_text
from rules.core import AnyRules, Clause

_ALL: Final = "all"
_OWN_LINE: Final = ("- ", "|")
_ASKS: Final = "Type a number or a word, all for the titles, Enter for the next rule, or quit."


def read_book(console: Console, rules: AnyRules) -> None:
    """Read a rulebook out until that is left. Raises `Left` and EOFError."""
    clauses: Sequence[Clause] = list(rules.CLAUSES)
    console.say(f"The rules of {rules.INFO.title}.", *rule_lines(rules, _ALL), _ASKS)
    at = -1
    while True:
        text = console.ask()
        found = [clauses[(at + 1) % len(clauses)]] if not text else _found(rules, text)
        at = clauses.index(found[0]) if len(found) == 1 else at
        console.say(*(_told(rules, found) or [_nothing(clauses)]))


def rule_lines(rules: AnyRules, word: str) -> list[str]:
    """The rule of that number, or with that word; of several what each says in short; `all`: their titles."""
    return _told(rules, _found(rules, word), short=word == _ALL) or [_nothing(list(rules.CLAUSES))]


def _nothing(clauses: Sequence[Clause]) -> str:
    return f"No rule speaks of that. The rules are {', '.join(each.number for each in clauses)}."


def _told(rules: AnyRules, found: Sequence[Clause], *, short: bool = False) -> list[str]:
    if len(found) == 1:
        return whole(rules, found[0])
    return [f"{each.number} {each.title}{'.' if short else f': {each.text}'}" for each in found]


def _found(rules: AnyRules, word: str) -> list[Clause]:
    clauses: list[Clause] = list(rules.CLAUSES)
    if word == _ALL:
        return clauses
    said = word.casefold()
    found = [each for each in clauses if each.number == word or each.title.casefold() == said]
    found = found or [each for each in clauses if each.number.startswith(f"{word}.")]
    found = found or [each for each in clauses if said in each.title.casefold()]
    found = found or [each for each in clauses if said in each.text.casefold()]
    return found or [each for each in clauses if _has(rules, each, said)]


def _has(rules: AnyRules, clause: Clause, said: str) -> bool:
    """Whether all these words are found in a rule."""
    text = set(words_of(" ".join(whole(rules, clause)).replace(".", " ")))
    return all(word in text for word in words_of(said))


def whole(rules: AnyRules, clause: Clause) -> list[str]:
    """A rule as it stands in the book, a line for each paragraph, without the signs that set it on a page."""
    text = clause_text(rules.INFO.slug, clause.number).partition("\n\n")[2]
    lines = [line.replace("**", "").replace("*", "").replace("`", "") for line in text.splitlines()]
    return [cited(clause), *_paragraphs(line for line in lines if not line.startswith("|--"))]


def _paragraphs(lines: Iterable[str]) -> list[str]:
    """Lines that belong together as one; each thing of a list, and each row of a table, is a line of its own."""
    told: list[str] = []
    before = ""
    for line in lines:
        if told and before and line and not line.startswith(_OWN_LINE):
            told[-1] = f"{told[-1]} {line.strip()}"
        elif line:
            told.append(line.strip(" |"))
        before = line
    return told
