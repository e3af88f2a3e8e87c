"""What has happened last, in as much room as there is; and in the frame of a panel, where no picture tells it."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import Final

import attrs

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.wordings import shorter
from circus_tui.screens.contract import ROOMY, Pictures, Scene
from circus_tui.widgets.seats import lettered, named
from rules.core import Seat

_CORNERS: Final = 6
"""Cells of a frame's row that its corners take."""

_MOST: Final = 12
"""Sentences of which no more have room under any table."""

_LAST: Final = Span("Last: ", "dim")
_JOINT: Final = Span(" \N{MIDDLE DOT} ", "dim")


def latest(sentences: Sequence[str], players: Sequence[str], cells: int) -> Row:
    """Sentences, whole, as many of the last ones as have room; of one that has none the head, if that has."""
    lines = fewer(sentences, players)
    wordings = (*lines, *shorter(lines[-1]), *shorter(lettered(lines[-1]))) if lines else ()
    return next((line for line in wordings if width(line) <= cells), ())


def fewer(sentences: Sequence[str], players: Sequence[str], reader: Seat | None = None) -> tuple[Row, ...]:
    """Sentences in a row, then ever fewer; what concerns the reader stays longest, then the last."""
    name = None if reader is None else re.compile(rf"(?<=\W){re.escape(players[reader])}(?!\w)")
    spoken = [name is not None and name.search(sentence) is not None for sentence in sentences]
    wanted = sorted(range(len(sentences)), key=lambda number: (spoken[number], number), reverse=True)
    most = min(_MOST, len(wanted))
    told = {number: named(sentences[number], players) for number in wanted[:most]}
    return tuple(_in_order(told, wanted[:count]) for count in range(most, 0, -1))


def _in_order(told: Mapping[int, Row], chosen: Sequence[int]) -> Row:
    """The chosen sentences as they came, with a sign where others have been left out."""
    line: Row = ()
    before = -1
    for number in sorted(chosen):
        gap = (Span("… ", "dim"),) if number > before + 1 else ()
        line = (*line, *((Span("  "),) if line else ()), *gap, *told[number])
        before = number
    return line


def told(news: Sequence[str], players: Sequence[str], cells: int) -> Row:
    """`Last: B Ben takes a red cube.` in so many cells; nothing if there is no news, or no room for any."""
    found = latest(news, players, cells - len(_LAST.text))
    return row(_LAST, *found) if found else ()


def last(scene: Scene, cells: int) -> Row:
    """The same of what the acting seat has not seen yet; nothing in a roomy window, where the prompt tells it."""
    return () if scene.size == ROOMY or scene.decision is None else told(scene.news, scene.names, cells)


def with_last(scene: Scene, drawn: Pictures, panels: Mapping[str, str], footless: Container[str] = ()) -> Pictures:
    """The pictures, with what happened last at the foot of a panel as wide as the window; which, by the layout.

    What stood there stands behind the title, if there is room. If there is none, or the panel is one of those that
    have no lower edge, the news stands behind the title.
    """
    panel = panels.get(drawn.layout, "")
    zone = drawn.zones.get(panel)
    if zone is None:
        return drawn
    room = scene.cells - _CORNERS
    title = row(*zone.title, _JOINT, *zone.subtitle) if zone.subtitle else zone.title
    if width(title) <= room and panel not in footless:
        news = last(scene, room)
        zone = attrs.evolve(zone, title=title, subtitle=news) if news else zone
    else:
        news = last(scene, room - width(zone.title) - len(_JOINT.text))
        zone = attrs.evolve(zone, title=row(*zone.title, _JOINT, *news)) if news else zone
    return attrs.evolve(drawn, zones={**drawn.zones, panel: zone})
