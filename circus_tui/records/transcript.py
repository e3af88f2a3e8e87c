"""A game told in words: a Markdown text with a heading for each round and a line for each turn. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from circus_tui.records.chapters import chapters, turns
from circus_tui.tables.table import Table
from rules.core import Event, Result, listing, name_seats
from rules.wording import capital, counted, win

_SIGNS: Final = re.compile(r"([\\`*_\[\]<>|~])|^([#+-]|\d+(?=\.))")


def transcript(table: Table, played: str, place_before: Callable[[int], str]) -> str:
    """Tell what the table has seen; `played` is the day, `place_before` says how far the game was before an entry."""
    told, names = table.events(), table.players
    lines = [
        f"# {table.rules.INFO.title}: {escaped(listing(names))}",
        "",
        f"Played on {played}, {counted(len(told), 'move')}.",
        "",
    ]
    for chapter in chapters(told, names, place_before):
        lines += [f"## {escaped(capital(chapter.title))}", ""]
        for turn in turns(chapter):
            first, *others = (escaped(sentence.words) for sentence in turn.sentences)
            lines += [f"- {first}", *(f"  {words}" for words in others)]
        lines.append("")
    return "\n".join([*lines, *_ending(table, told)]) + "\n"


def _ending(table: Table, told: Sequence[tuple[Event, ...]]) -> Iterator[str]:
    rules, view, names = table.rules, table.view(None), table.players
    scores = dict(zip(names, rules.scores(view), strict=True))
    over = not rules.to_act(view)
    yield "## The end" if over else f"## As it stands after {counted(len(told), 'move')}"
    yield ""
    result = table.result
    if result is not None:
        yield from _sums(result, names)
    else:
        yield from _rows(("", "points"), [(name, str(score)) for name, score in scores.items()])
    if over:
        winners = [escaped(names[seat]) for seat in rules.winners(view)]
        yield f"{win(winners)}."


def _sums(result: Result, names: Sequence[str]) -> Iterator[str]:
    rows = [(name, *row) for name, row in zip(names, result.rows, strict=True)]
    yield from _rows(("", *result.columns), rows)
    for note in result.notes:
        yield escaped(name_seats(note, names))
        yield ""


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(map(escaped, head))} |"
    yield f"|{'---|' * len(head)}"
    for each in rows:
        yield f"| {' | '.join(map(escaped, each))} |"
    yield ""


def escaped(text: str) -> str:
    """The text, with every sign that Markdown would read as its own made plain."""
    return _SIGNS.sub(_plain, text)


def _plain(found: re.Match[str]) -> str:
    sign = found[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"
