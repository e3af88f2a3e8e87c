"""What lies over a table, in its conditions: a part of the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from circus_tui.paint import Span, row
from circus_tui.widgets.doors import Door, Doors
from circus_tui.widgets.hints import Hinted, Hints
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.task import Task


def over_exhibits() -> Iterator[Zone[Any]]:
    """The hints of the computer, the task of a lesson, and the doors of the lobby."""
    title = row(Span("hints", "gold"))
    moves = (Hinted(0.6, 2.5, "show 3-4-5", "it empties the hand"), Hinted(0.4, -1.0, "scout a 7", "it makes a pair"))
    yield Zone(Hints(moves), title)
    yield Zone(Hints((), "The computer is thinking …"), title)
    task = Task("Beat what lies on the table.", "Show two cards.", "One card does not beat two.", "Look at the sixes.")
    yield task.zone(aloft=False)
    yield task.zone(aloft=True)
    yield Task("Beat what lies on the table.", "That is how sets are beaten.", stars=2).zone(aloft=False)
    yield Zone(
        Doors((Door("history", "h", "History", "results and plots"), Door("books", "b", "Rulebooks", ""))), title
    )
