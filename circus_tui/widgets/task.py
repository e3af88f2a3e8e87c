"""What a lesson asks for: the goal in the frame, what is to be done now, and what the last move was answered."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped_row
from circus_tui.widgets.picture import Picture, Room, Zone

MOST_STARS: Final = 3


def star_words(stars: int) -> str:
    """Stars won and stars lost: `★★☆`."""
    return "★" * stars + "☆" * (MOST_STARS - stars)


@attrs.frozen
class Task:
    """One step of a lesson: `slip` says why a move was not made, `place` which step it is; solved, it has `stars`."""

    goal: str
    text: str
    slip: str = ""
    hint: str = ""
    place: str = ""
    stars: int | None = None
    aloft: bool = False
    """Whether the goal stands in the frame."""

    texts: tuple[str, ...] = ()
    """Everything that will be said in its place: the panel is as high as the longest, so that it stays as it is."""

    @property
    def lines(self) -> tuple[Row, ...]:
        """The sentences, one below the other."""
        goal = row(Span(self.goal, "gold bold"))
        slip = row(Span("✗ ", "bad bold"), Span(self.slip, "ink"))
        solved = row(Span(f"✓ Solved {star_words(self.stars or 0)}  ", "green bold"))
        said = row(*(solved if self.stars is not None else ()), Span(self.text, "ink"))
        hint = row(Span("Hint: ", "orange bold"), Span(self.hint, "ink"))
        there = (not self.aloft, bool(self.slip), True, bool(self.hint))
        return tuple(line for line, shown in zip((goal, slip, said, hint), there, strict=True) if shown)

    def zone(self, *, aloft: bool, title: str = "Your task") -> Zone[Task]:
        """The panel with its words in the frame; where there is little room the goal stands there."""
        words = Span(self.goal if aloft else title, "gold bold" if aloft else "gold")
        return Zone(attrs.evolve(self, aloft=aloft), row(words), row(Span(self.place, "dim")), "heavy")


_LEAST_ROWS: Final = 3


class TaskPanel(Picture[Task]):
    """It lies over the table, as high as what stands in it: at the head, or where a screen puts it."""

    DEFAULT_CSS = """
    TaskPanel { layer: over; dock: top; margin-top: 1; height: 5; padding: 0 1; }
    """

    rows = 5
    """How high it is, with its frame."""

    @property
    def said(self) -> str:
        """What it tells to do."""
        return "" if self._zone is None else self._zone.value.text

    def paint(self, value: Task, room: Room) -> Block:
        """Draw the sentences one below the other."""
        return wrapped(value, room.cells)[: room.rows]

    def show(self, zone: Zone[Task] | None) -> None:
        """Show it as high as it is. What is told to do now may be about another place: its own is looked for anew."""
        if zone is not None and self.is_attached:
            self.rows = 2 + rows(zone.value, self.screen.size.width - 4)
            self.styles.height = self.rows
            if zone.value.text != self.said:
                self.refresh(layout=True)
        super().show(zone)

    def put(self, top: int) -> bool:
        """Let it begin in that row of the window; tell whether it began in another."""
        moved = self.styles.margin.top != top
        if moved:
            self.styles.margin = (top, 0, 0, 0)
        return moved


def rows(value: Task, cells: int) -> int:
    """How many rows the panel needs for a task, or for what will be said in its place."""
    later = (attrs.evolve(value, text=text, slip="", hint="") for text in value.texts)
    return max(0 if value.aloft else _LEAST_ROWS, *(len(wrapped(each, cells)) for each in (value, *later)))


def wrapped(value: Task, cells: int) -> Block:
    """The rows of a task in so many cells."""
    return tuple(line for each in value.lines for line in wrapped_row(each, cells))
