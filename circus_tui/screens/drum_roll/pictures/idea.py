"""The game at a glance, for the set-up."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.screens.drum_roll.pictures.circuses import performer_card
from circus_tui.widgets.hiring_area import ForHire
from circus_tui.widgets.picture import Zone
from rules.drum_roll.card_set import SHIPPED

_SHOWN: Final = 4


def idea() -> tuple[Zone[Any], ...]:
    """Performers of different kinds, with the cubes they want."""
    kinds = {performer.type: performer for performer in SHIPPED.performers}
    cards = tuple(performer_card(performer) for performer in islice(kinds.values(), _SHOWN))
    words = "Performers want cubes: the more of them they get, the more their show brings"
    return (Zone(ForHire(cards, ()), row(Span(words, "gold"))),)
