"""Voting: a ballot for each answer with its consequences, a cross on the chosen one; sealed ballots of the others."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, shortened, wrapped_row
from circus_tui.drawing.shapes import body, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Ballot:
    """An answer, and what would come of it."""

    title: str
    lines: tuple[Row, ...]
    chosen: bool = False
    target: Any = None


@attrs.frozen
class Voter:
    """Somebody with a chip; `sealed` once he has voted."""

    chip: Row
    sealed: bool
    says: str


@attrs.frozen
class Urn:
    """Two ballots and all voters."""

    ballots: tuple[Ballot, ...]
    voters: tuple[Voter, ...]


class Ballots(Picture[Urn]):
    """The ballots side by side, the voters to the right of them or in a row below."""

    def paint(self, value: Urn, room: Room) -> Block:
        """Draw it."""
        sheet = Sketch(room.cells, room.rows)
        aside = 25 if room.cells >= 112 and room.rows > 2 + 2 * len(value.voters) else 0
        tall = room.rows - 1
        wide = min(52, (room.cells - 2 - aside) // len(value.ballots) - 2)
        airy = tall > max(len(ballot.lines) for ballot in value.ballots) + 2 + bool(aside)
        for number, ballot in enumerate(value.ballots):
            x = 1 + number * (wide + 3)
            _ballot(sheet, x, 0, wide, tall, ballot, rounded=bool(aside), airy=airy)
            if ballot.chosen:
                sheet.put(x + 2, tall, "▲ your vote", "gold bold")
        if aside:
            self._voters(sheet, value.voters, room.cells - aside)
        else:
            first = value.ballots[0].chosen
            left, behind = (16, room.cells - 1) if first else (1, wide + 4)
            sheet.line(left, tall, shortened(_voted(value.voters), behind - left))
        return sheet.block()

    def _voters(self, sheet: Sketch, voters: tuple[Voter, ...], x: int) -> None:
        sheet.put(x, 0, "the ballots", "dim")
        pitch = 3 if sheet.rows >= 2 + 3 * len(voters) else 2
        for number, voter in enumerate(voters):
            y = 2 + number * pitch
            behind = sheet.line(x, y, voter.chip) + 1
            sheet.put(behind, y, voter.says, "gold" if not voter.sealed else "ink")
            seal, role = ("▾ sealed ▾", "seat-ink on magician") if voter.sealed else ("not yet", "dusk-dim on track")
            sheet.put(behind, y + 1, f"{seal:^12}", role)


def _voted(voters: tuple[Voter, ...]) -> Row:
    """Who has voted, and who is still to vote."""
    spans: list[Span] = []
    for label, sealed in (("voted", True), ("to vote", False)):
        chips = [part for voter in voters if voter.sealed == sealed for part in (Span(" "), *voter.chip)]
        spans += [Span(f"{label} " if not spans else f"   {label} ", "dim"), *(chips[1:] or [Span("nobody", "dim")])]
    return row(*spans)


def _ballot(sheet: Sketch, x: int, y: int, cells: int, rows: int, ballot: Ballot, *, rounded: bool, airy: bool) -> None:
    ground, ink, dim = ("paper", "paper-ink", "paper-dim") if ballot.chosen else ("act-dusk", "dusk-ink", "dusk-dim")
    if rounded:
        body(sheet, x, y, cells, rows, ground, ballot.target)
    else:
        sheet.fill(x, y, cells, rows, ground, ballot.target)
    left, top = (x + 3, y + 1) if rounded else (x + 1, y)
    boxed = rounded and rows >= 8
    if boxed:
        box = x + cells - 9 if rounded else x + cells - 7
        outline(sheet, box, top, 6, 4, ink)
        if ballot.chosen:
            sheet.put(box + 2, top + 1, "▚▞", "paper-red bold")
            sheet.put(box + 2, top + 2, "▞▚", "paper-red bold")
    elif ballot.chosen:
        sheet.right(x + cells - 1, top, "[x]", "paper-red bold")
    else:
        sheet.right(x + cells - 1, top, "[ ]", dim)
    sheet.put(left, top, ballot.title, f"{ink} bold")
    start = top + (2 if airy else 1)
    beside = (box - 1 if boxed else x + cells - 1) - left
    lines = _broken(ballot.lines, rows - (start - y) - rounded, (top + 4 - start, beside, x + cells - 1 - left))
    for number, (first, line) in enumerate(lines):
        role = f"{ink} bold" if first else dim
        sheet.line(left, start + number, tuple(s if s.role else s._replace(role=role) for s in line))
    sheet.mean(x, y, cells, rows, ballot.target)


def _broken(lines: tuple[Row, ...], rows: int, rooms: tuple[int, int, int]) -> list[tuple[bool, Row]]:
    """The lines broken into rows, each with whether it is of the first; cut where too few rows are left for that.

    `rooms` are a number of rows, the cells those have, and the cells all others have.
    """
    narrow, few, many = rooms
    found: list[tuple[bool, Row]] = []
    for number, line in enumerate(lines[: max(0, rows)]):
        cells = few if len(found) < narrow else many
        parts = wrapped_row(line, cells)
        if len(found) + len(parts) + len(lines) - number - 1 > rows:
            parts = (shortened(line, cells),)
        found += [(not number, part) for part in parts]
    return found
