"""The programs one owns: in rows with marks, and in one row where there is little room."""

from __future__ import annotations

from circus_tui.names import cut
from circus_tui.paint import Row, Span, row
from circus_tui.screens.colosseum.pictures.things import Sight, gold, lacks, needs, short_name, token
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.token import held, marks
from circus_tui.wordings import best_row
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import program
from rules.core import Seat


def own_programs(seen: Sight, cells: int, rows: int) -> Zone[Rows]:
    """The programs of who looks: name, marks, how much is there, what is lacking; as many lines each as have room."""
    found = outlooks(seen.view, seen.seat)
    each = max(1, min(4, rows // max(1, len(found))))
    lines: list[Row] = []
    for outlook in found:
        lines += _entry(seen, outlook, cells, each)
    if not found:
        lines.append(row(Span(" none", "dim")))
    return Zone(Rows(tuple(lines)), gold("You own"))


def _entry(seen: Sight, outlook: Outlook, cells: int, rows: int) -> list[Row]:
    have, size = held(needs(outlook))
    staged = outlook.program in seen.view.players[seen.seat].produced
    joker = f"+{min(outlook.jokers, outlook.missing)}✦" if outlook.jokers and outlook.missing else ""
    count = Span(f" {have}{joker} of {size}", "green" if outlook.producible else "dim")
    if rows == 1:
        name = short_name(outlook.program)
        short = Span(f" {have}{joker}/{size}", count.role)
        return [row(Span(f" {name:<10} ", "ink bold"), short, Span(" ✓" if staged else "", "gold"))]
    head = row(
        Span(f" {cut(program(outlook.program).name, cells - 3)}", "ink bold"), Span(" ✓" if staged else "", "gold")
    )
    lines = [
        head,
        row(" ", *marks(needs(outlook)), count if size + 8 <= cells else Span(f" {have}/{size}", count.role)),
    ]
    missing = lacks(outlook)
    if not outlook.fits:
        lines.append(row(Span(f" ✗ arena of {program(outlook.program).spaces}", "orange")))
    elif missing:
        signs = row(Span(" lacks", "orange"), *_signs(outlook))
        lines.append(best_row((row(Span(f" lacks {missing}", "orange")), signs), cells))
    else:
        lines.append(row(Span(" ✓ complete", "green")))
    if staged:
        lines.append(row(Span(" ✓ staged before", "gold")))
    return lines[:rows]


def _signs(outlook: Outlook) -> Row:
    """` 2† ☼`: what is missing, by sign."""
    return tuple(
        Span(f" {need.missing if need.missing > 1 else ''}{token(need.asset).sign}", token(need.asset).role)
        for need in outlook.needs
        if need.missing
    )


def programs_row(seen: Sight, seat: Seat | None = None, lead: str = "You own") -> Row:
    """`You own 4 Janus Race 4/4  7 Samnites 4/5 lacks 1`."""
    whose = seen.seat if seat is None else seat
    spans = [Span(f" {lead} ", "dim")]
    found = outlooks(seen.view, whose)
    wide = len(found) <= 3
    for outlook in found:
        have, size = held(needs(outlook))
        staged = outlook.program in seen.view.players[whose].produced
        spans.append(Span(f" {outlook.program} ", "gold" if staged else "dim"))
        spans.append(Span(short_name(outlook.program), "ink"))
        if wide and seen.size != "small":
            spans += [Span(" "), *marks(needs(outlook))]
        spans.append(
            Span(f" {have}/{size} ", "green" if outlook.producible else "orange" if not outlook.fits else "dim")
        )
    if not found:
        spans.append(Span("no program", "dim"))
    return tuple(spans)
