"""What the marked cards of SCOUT would do, in words: the line under the hand."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui import glyphs
from circus_tui.boards.rows.choices import best
from circus_tui.paint import Block, Span, row, wrapped
from circus_tui.screens.scout.decisions import Choosing, ScoutDecision, Scouting, Turning
from rules.core import Refusal, name_seats
from rules.scout.sets import longest_through
from rules.scout.state import ups
from rules.scout.wording import numbers, set_kind

_ROWS = 2
"""Rows that a reason may take."""

_SIGN = 3
"""Cells of the sign before the words."""


def preview(decision: ScoutDecision, names: Sequence[str], cells: int) -> Block:
    """Say what Enter would do, or which rule stands against it."""
    match decision:
        case Turning():
            return (row(" Every card swaps its two numbers; the order stays."),)
        case Scouting() | Choosing() if decision.refusal is not None:
            return _refused(decision.refusal, names, cells)
        case Scouting():
            wordings = _scout_words(decision, names)
        case Choosing():
            wordings = _show_words(decision)
    return (row(Span(f" {glyphs.YES} ", "good"), best(wordings, cells - _SIGN)),)


def _refused(refusal: Refusal, names: Sequence[str], cells: int) -> Block:
    lines = wrapped(name_seats(refusal.text, names), cells - _SIGN, most=_ROWS)
    signs = (Span(f" {glyphs.NO} ", "bad"), *[Span(" " * _SIGN)] * _ROWS)
    return tuple(row(sign, *line) for sign, line in zip(signs, lines, strict=False))


def _show_words(decision: Choosing) -> tuple[str, ...]:
    cards = decision.hand[decision.show.start : decision.show.start + decision.show.length]
    kind, beaten = set_kind(cards), decision.view.active
    name = kind if len(cards) == 1 else f"{numbers(cards)}, {kind}"
    gain = f"beats {numbers(beaten)}, collects {len(beaten)}" if beaten else "the table is empty"
    if decision.goes_out:
        return (f"{name}: {gain}; you are out: the round ends", f"{kind}: {gain}; the round ends")
    return (f"{name}: {gain}", f"{kind}: {gain}")


def _scout_words(decision: Scouting, names: Sequence[str]) -> tuple[str, ...]:
    start, length = longest_through(ups(decision.hand), decision.at)
    made = decision.hand[start : start + length]
    makes, kind = (f"makes {numbers(made)}", f", {set_kind(made)}") if length > 1 else ("joins no neighbour", "")
    end = ", and the round ends" if decision.ends_round else ""
    chip = _chip(decision, names)
    card = f"a {decision.card.up} ({decision.card.down} below)"
    return (
        f"{card}: {makes}{kind}; {chip}{end}",
        f"{card}: {makes}; {chip}{end}",
        f"{makes}; {chip}{end}",
        f"{makes}{end}",
    )


def _chip(decision: Scouting, names: Sequence[str]) -> str:
    """Who loses or gets a chip."""
    before = [player.chips for player in decision.view.players]
    after = [player.chips for player in decision.after.players]
    paid = after[decision.seat] < before[decision.seat]
    gainers = [names[seat] for seat, chips in enumerate(after) if chips > before[seat]]
    return "it costs a chip" if paid else f"{gainers[0]} gets a chip"
