"""Voting: a ballot for each answer with its consequences, a cross on the chosen one; sealed ballots of the others."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.paint import Block, Row, Span, row, shortened
from circus_tui.shapes import body, outline
from circus_tui.sketch import Sketch
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
        aside = 25 if room.cells >= 112 and room.rows >= 3 * len(value.voters) else 0
        tall = room.rows - 1
        wide = min(52, (room.cells - 2 - aside) // len(value.ballots) - 2)
        for number, ballot in enumerate(value.ballots):
            x = 1 + number * (wide + 3)
            _ballot(sheet, x, 0, wide, tall, ballot, rounded=bool(aside))
            if ballot.chosen:
                sheet.put(x + 2, tall, "▲ your vote", "gold bold")
        if aside:
            self._voters(sheet, value.voters, room.cells - aside)
        else:
            spans = [Span("ballots ", "dim")]
            for voter in value.voters:
                said = " sealed ✓  " if voter.sealed else f" {voter.says}  "
                spans += [*voter.chip, Span(said, "gold" if not voter.sealed else "ink")]
            left = 15 if value.ballots[0].chosen else 1
            line = shortened(row(*spans), room.cells - left - 1)
            second = 1 + wide + 3
            if not value.ballots[0].chosen and sum(len(span.text) for span in line) > second:
                line = shortened(line, second)
            sheet.line(left, tall, line)
        return sheet.block()

    def _voters(self, sheet: Sketch, voters: tuple[Voter, ...], x: int) -> None:
        sheet.put(x, 0, "the ballots", "dim")
        pitch = 3 if sheet.rows >= 2 + 3 * len(voters) else 2
        for number, voter in enumerate(voters):
            y = 2 + number * pitch
            behind = sheet.line(x, y, voter.chip) + 1
            sheet.put(behind, y, voter.says, "gold" if not voter.sealed else "ink")
            seal, role = ("▾ sealed ▾", "seat-ink on magician") if voter.sealed else ("not yet", "dim on track")
            sheet.put(behind, y + 1, f"{seal:^12}", role)


def _ballot(sheet: Sketch, x: int, y: int, cells: int, rows: int, ballot: Ballot, *, rounded: bool) -> None:
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
        sheet.right(x + cells - 1, top, "[✗]", "paper-red bold")
    else:
        sheet.right(x + cells - 1, top, "[ ]", dim)
    sheet.put(left, top, ballot.title, f"{ink} bold")
    start = top + (2 if rows > len(ballot.lines) + 2 + rounded else 1)
    for number, line in enumerate(ballot.lines[: rows - (start - y) - rounded]):
        under_box = boxed and start + number < top + 4
        room = (box - 1 if under_box else x + cells - 1) - left
        role = f"{ink} bold" if number == 0 else dim
        sheet.line(left, start + number, shortened(tuple(s if s.role else s._replace(role=role) for s in line), room))
    sheet.mean(x, y, cells, rows, ballot.target)
