"""What has happened at a table of SCOUT, in few words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.drawing.wordings import best_row, shorter
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named

_KEPT: Final = 1024
"""Sentences that are kept: the last ones of every table are told at each of its windows, again with every move."""

_MARGIN: Final = 2
"""Cells beside the one sentence of a small window."""

_BRIEF: Final = (
    (r" \(\d+ if turned\)", ""),
    (r"; (.*) gets a chip\.$", r": \1 gets a chip"),
    (r" used Scout & Show: scouted the (\d+): ", r" scouted the \1, to show: "),
    (r" over \S+ and collected (\d+)\.$", r" and collected \1"),
    (r"has decided which way up to hold the hand\.$", "has chosen a way up"),
    (r"; that cost a chip\.$", " for a chip"),
)
"""What is said more briefly than in the log, which has everything."""

_BRIEFER: Final = (
    (r"(, to show)?: .* gets a chip$", ""),
    (r" for a chip$", ""),
    (r" and collected \d+$", ""),
    (r" has chosen a way up", " has chosen"),
    (r"^All hands are held; ", ""),
    (r"^(Round \d+): .*; (.*) starts\.$", r"\1: \2 starts"),
)
"""And where there is hardly any room."""


def news(scene: Scene) -> dict[str, Zone[Any]]:
    """What is new to the player, and what was before; in a small window the last sentence."""
    new, before = (_sentences(scene, part) for part in (scene.news, scene.before))
    told = tuple(named(text, scene.names) for text in new)
    if scene.size == "small":
        hint = Span(f"  {key('log')}: log" + (f", {len(new) - 1} more" if len(new) > 1 else ""), "dim")
        last = best_row([row(*line, hint) for line in shorter(told[-1])], scene.cells - _MARGIN) if told else ()
        return {"news": Zone(Told((last,) if told else ()), frame="bare")}
    value = Told(told, tuple(named(text, scene.names) for text in before), "Nothing yet.")
    if scene.size == "compact":
        return {"news": Zone(value, row(Span("What is new", "gold")), row(Span(f"{key('log')}: log", "dim")))}
    title = "Since your last turn" if scene.decision is not None else "What happened last"
    return {"news": Zone(value, row(Span(title, "gold")), row(Span(f"{key('log')}: whole log", "dim")))}


def _sentences(scene: Scene, told: Sequence[str]) -> tuple[str, ...]:
    return tuple(brief(text, briefer=scene.size == "compact") for text in told)


@lru_cache(_KEPT)
def brief(text: str, *, briefer: bool = False) -> str:
    """A sentence of the log without what can be seen on the table."""
    for pattern, short in (*_BRIEF, *(_BRIEFER if briefer else ())):
        text = re.sub(pattern, short, text)
    return text.removesuffix(".")
