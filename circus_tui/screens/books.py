"""What there is to read: the rulebook of a game, the log of a table, the keys of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from io import StringIO
from itertools import groupby

from rich.console import Console
from rich.markdown import Markdown

from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, indented, row
from circus_tui.screens.reader import ReaderPage
from circus_tui.widgets.frame import indented_text
from rules.core import AnyRules, Clause, Event, name_seats


def rulebook_text(slug: str) -> str:
    """Give a game's rulebook as Markdown."""
    return resources.files(f"rules.{slug}").joinpath("rulebook.md").read_text(encoding="utf-8")


def rulebook(rules: AnyRules, clause: Clause | None = None) -> ReaderPage:
    """Open a game's rulebook, at a clause if one is named."""
    text = rulebook_text(rules.INFO.slug)
    find = "" if clause is None else clause.anchor
    return ReaderPage(f"{rules.INFO.title}: rulebook", lambda cells: markdown(text, cells), find=find)


def markdown(text: str, cells: int) -> Block:
    """Set Markdown in rows."""
    console = Console(file=StringIO(), width=min(cells, 100) - 2, color_system="standard", force_terminal=True)
    lines = console.render_lines(Markdown(text), pad=False)
    return tuple(row(" ", *(Span(part.text, str(part.style or "")) for part in line)) for line in lines)


def log(heading: str, told: Sequence[tuple[Event, ...]], names: Sequence[str]) -> ReaderPage:
    """Open everything that has happened, the latest at the bottom."""

    def write(cells: int) -> Block:
        rows: list[Row] = []
        for number, events in enumerate(told):
            for event in events:
                rows += indented_text(f"{number:>4}  {name_seats(event.text, names)}", cells)
        return tuple(rows)

    return ReaderPage(f"{heading}: log", write, at_end=True)


_KEY_CELLS = 22
_NAMES = {"question_mark": "?", "left_square_bracket": "[", "right_square_bracket": "]", "f1": "F1"}


def _shown(each: Action) -> str:
    return " ".join(_NAMES.get(key, key) for key in each.keys)


def keys_help(heading: str, actions: Sequence[Action], words: Sequence[str] = ()) -> ReaderPage:
    """Open the list of keys."""

    def write(cells: int) -> Block:
        rows: list[Row] = [(), row(Span(" Keys", "heading"))]
        for meaning, several in groupby(actions, key=lambda each: each.meaning):
            first, *more = indented_text(meaning, cells - _KEY_CELLS)
            rows.append(row(" ", Span(f"{' '.join(map(_shown, several)):<{_KEY_CELLS}}", "key"), *first))
            rows += indented(tuple(more), _KEY_CELLS + 1)
        for number, text in enumerate(words):
            rows += ((), *indented_text(text, cells)) if number == 0 else indented_text(text, cells)
        return tuple(rows)

    return ReaderPage(f"{heading}: help", write)
