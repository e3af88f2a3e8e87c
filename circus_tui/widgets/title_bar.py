"""The bar at the top: what is played, how far it is, which phase, and that everything is saved."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from circus_tui.drawing.paint import Block, Row, Span, width
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room

_SIGN = "▸"


@attrs.frozen
class Heading:
    """What the bar says: the game, the place in it (`round 1 of 4`), its phases, and how it stands with saving.

    `brief` are the phases where there is little room.
    """

    game: str
    place: str = ""
    crumbs: Row = ()
    standing: str = ""
    brief: Row = ()


def breadcrumb(phases: Sequence[str], present: int | None) -> Row:
    """Phases one behind the other, the present one inverted."""
    spans: list[Span] = []
    for number, phase in enumerate(phases):
        spans += [Span(_SIGN if number - 1 == present else f" {_SIGN}", "bar-ink on bar")] if number else []
        spans.append(
            Span(f" {phase} ", "bar on bar-ink bold") if number == present else Span(f" {phase}", "bar-ink on bar")
        )
    return tuple(spans)


class TitleBar(Picture[Heading]):
    """One line across the window."""

    DEFAULT_CSS = """
    TitleBar, TitleBar.bare { dock: top; height: 1; border: none; background: $bar; color: $bar-ink; }
    """

    def paint(self, value: Heading, room: Room) -> Block:
        """Draw it; where there is too little room, all phases but the present one go first, then most of the place."""
        sheet = Sketch(room.cells, 1)
        standing = room.cells - len(value.standing) - 2
        x = sheet.put(2, 0, value.game, "bar-ink on bar bold")
        for place in (value.place, value.place.partition("   ")[0]):
            if place and x + 3 + len(place) < standing:
                x = sheet.put(x + 3, 0, place, "bar-ink on bar bold")
                break
        present = tuple(span for span in value.crumbs if span.role.startswith("bar on"))
        for crumbs in (value.crumbs, value.brief, present):
            if crumbs and x + 4 + width(crumbs) < standing:
                sheet.line(x + 4, 0, crumbs)
                break
        sheet.put(standing, 0, value.standing, "bar-ink on bar bold")
        return sheet.block()
