"""Tabs side by side in one line: which part of a page is shown, and which others there are. A click goes to one."""

from __future__ import annotations

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Row, Span, row, width
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Tab:
    """A tab: its words, what a click on it means, and whether there is anything behind it."""

    words: str
    target: str
    full: bool = True


@attrs.frozen
class Tabs:
    """All tabs, and the number of the one that is shown."""

    tabs: tuple[Tab, ...]
    present: int


def on_bar(value: Tabs) -> Row:
    """The tabs as a part of the title bar."""
    return _row(value, " ", ("bar on bar-ink bold", "bar-ink on bar", "bar-ink on bar"))


def _row(value: Tabs, margin: str, roles: tuple[str, str, str]) -> Row:
    present, other, empty = roles
    spans: list[Span] = []
    for number, tab in enumerate(value.tabs):
        role = present if number == value.present else other if tab.full else empty
        spans += [Span("│", empty)] if number else []
        spans.append(Span(f"{margin}{tab.words}{margin}", role, tab.target))
    return row(*spans)


class TabBar(Picture[Tabs]):
    """One line across the window, for where the title bar has no room for them."""

    DEFAULT_CSS = """
    TabBar, TabBar.bare { height: 1; border: none; background: $panel; color: $ink; }
    """

    def paint(self, value: Tabs, room: Room) -> Block:
        """Draw all of them if they have room; else the present one between arrows to its neighbours."""
        roles = ("cap-ink on cap bold", "ink", "dim")
        for margin in (" ", ""):
            line = _row(value, margin, roles)
            if width(line) <= room.cells:
                return (line,)
        present, count = value.tabs[value.present], len(value.tabs)
        before, after = (value.tabs[(value.present + step) % count].target for step in (-1, 1))
        words = present.words[: max(0, room.cells - 10)]
        rest = f" {value.present + 1} of {count}"
        line = row(Span(" ◂ ", "ink", before), Span(f" {words} ", roles[0]), Span(" ▸ ", "ink", after))
        return (row(*line, Span(rest if width(line) + cell_len(rest) <= room.cells else "", "ink")),)
