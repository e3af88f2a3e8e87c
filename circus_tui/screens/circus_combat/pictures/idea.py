"""The game at a glance, for the set-up."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.die import Die
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.stage import Slot, TrickCard, Tricks

_CREAM: Final = "die-cream"
_BLUE: Final = "die-blue"
_RED: Final = "die-red"


def idea() -> tuple[Zone[Any], ...]:
    """Two tricks: one that waits for a die, and one that is complete."""
    leads = row(Span(" A ", f"{_CREAM}-ink on {_CREAM} bold"), Span(" leads", "ink"))
    takes = row(Span(" B ", f"{_BLUE}-ink on {_BLUE} bold"), Span(" takes it", "ink"))
    waiting = ((Slot(_die(5, _CREAM)), Slot(_die(5, _BLUE)), Slot(_die(5, _CREAM)), Slot(wants="5")),)
    complete = ((Slot(_die(2, _BLUE)), Slot(_die(2, _RED))), (Slot(_die(6, _BLUE)), Slot(_die(6, _CREAM))))
    cards = (
        TrickCard(1, "gold", ("Four of a Kind", "4 of a Kind"), waiting, (leads,), ("needs a 5", "5"), keyed=True),
        TrickCard(2, "teal", ("2 Pairs",), complete, (takes,), ("complete",)),
    )
    words = "Dice of both make the hand of a trick; whoever has more on it takes it"
    return (Zone(Tricks(cards, 4), row(Span(words, "gold"))),)


def _die(face: int, body: str) -> Die:
    return Die(face, body, {_CREAM: "●", _BLUE: "◆", _RED: "○"}[body])
