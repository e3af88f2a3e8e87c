"""The game at a glance, for the set-up."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.screens.colosseum.pictures.things import token
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.playbill import Playbill
from circus_tui.widgets.token import Need
from rules.colosseum.pieces import program

_PROGRAM: Final = 11
_LACKING: Final = 2
"""How many tokens the program at a glance lacks, all of the kind it names last."""


def idea() -> tuple[Zone[Any], ...]:
    """A program with some tokens missing, and how many come to see it."""
    staged = program(_PROGRAM)
    last = len(staged.need) - 1
    needs = tuple(
        Need(token(asset), wanted, wanted - _LACKING * (number == last))
        for number, (asset, wanted) in enumerate(staged.need)
    )
    under = row(Span(f"{staged.price} coins, an arena of {staged.spaces}", "paper-dim"))
    lacking = row(Span(f"lacks {_LACKING} {needs[last].token.word}", "playbill-bad"))
    words = "The fewer tokens a program lacks, the more spectators come"
    bill = Playbill(staged.name, under, needs, staged.table, _LACKING, lacking)
    return (Zone(bill, row(Span(words, "gold"))),)
