"""The programs one owns: in rows with marks, and in one row where there is little room."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best, best_row
from circus_tui.screens.colosseum.pictures.seats import tokens_row
from circus_tui.screens.colosseum.pictures.things import Sight, gold, lacks, needs, short_name, token
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.token import held, marks
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import program


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
        Span(f" {best((program(outlook.program).name, short_name(outlook.program)), cells - 3)}", "ink bold"),
        Span(" ✓" if staged else "", "gold"),
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
        lines.append(row(Span(" ✓ produced before", "gold")))
    return lines[:rows]


def _signs(outlook: Outlook) -> Row:
    """` 2† ☼`: what is missing, by sign."""
    return tuple(
        Span(f" {need.missing if need.missing > 1 else ''}{token(need.asset).sign}", token(need.asset).role)
        for need in outlook.needs
        if need.missing
    )


def possessions(seen: Sight) -> Zone[Rows]:
    """The own tokens in a row, and the own programs in another, for where there is little room."""
    tokens = tokens_row(seen, "You hold")
    return Zone(Rows((tokens,) if seen.size == "small" else (tokens, programs_row(seen))), frame="bare")


def programs_row(seen: Sight) -> Row:
    """`You own 4 Janus Race ▮▮▮▮ 4/4  7 Samnites ▮▮▮▮▯ 4/5`, with marks and names as far as there is room."""
    found = outlooks(seen.view, seen.seat)
    if not found:
        return row(Span(" You own no program", "dim"))
    wordings = [
        row(
            Span(" You own ", "dim"),
            *(span for each in found for span in _brief(seen, each, marked=marked, named=named)),
        )
        for marked, named in ((True, True), (False, True), (False, False))
    ]
    return best_row(wordings, seen.cells)


def _brief(seen: Sight, outlook: Outlook, *, marked: bool, named: bool) -> Row:
    have, size = held(needs(outlook))
    staged = outlook.program in seen.view.players[seen.seat].produced
    role = "green" if outlook.producible else "orange" if not outlook.fits else "dim"
    return row(
        Span(f" {outlook.program} ", "gold" if staged else "dim"),
        Span(f"{short_name(outlook.program)} " if named else "", "ink"),
        *(marks(needs(outlook)) if marked else ()),
        Span(f"{' ' if marked else ''}{have}/{size} ", role),
    )
