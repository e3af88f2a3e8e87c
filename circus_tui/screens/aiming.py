"""An arrow on a picture whose things lie in rows and columns goes to what is seen in its direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from textual.geometry import Region

from circus_tui.screens.contract import Decision
from circus_tui.screens.cursor import ARROWS
from circus_tui.screens.session import Session
from circus_tui.widgets.picture import Picture

Places: TypeAlias = Mapping[Any, Region]
"""Where each thing that can be clicked lies."""


def press(session: Session, name: str, spread: Iterable[Picture[Any]]) -> None:
    """Give an action to a session; an arrow, where a picture is spread, by what it points at there, if at anything."""
    shown = next(iter(spread), None) if name in ARROWS else None
    target = None if shown is None or session.decision is None else aimed(session.decision, name, shown.places)
    if target is None:
        session.press(name)
    else:
        session.point(target)


def aimed(decision: Decision, way: str, places: Places) -> Any | None:
    """What a click would have to mean to bring the cursor where an arrow points; None if there is nothing.

    To the right of the last in a row comes the first of the next one, and to the left of the first the last before.
    """
    others = {target: after for target in places if (after := _after(decision, target)) is not None}
    here = next((target for after in others.values() for target in places if after.point(target) == decision), None)
    if here is None:
        return None
    start = places[here]
    near = {target: gap for target in others if (gap := _gap(start, places[target], way)) is not None}
    return min(near, key=lambda target: near[target]) if near else None


def _after(decision: Decision, target: Any) -> Decision | None:
    """The decision with the cursor there; None if a click there does something else."""
    outcome = decision.point(target)
    return outcome if isinstance(outcome, type(decision)) and outcome != decision else None


def _gap(start: Region, other: Region, way: str) -> tuple[int, int] | None:
    """How far something lies in this direction, in rows and in cells; None if it does not."""
    right, down = other.x - start.x, other.y - start.y
    beside = start.y < other.bottom and other.y < start.bottom
    match way:
        case "right":
            return (0, right) if beside and right > 0 else (down, other.x) if not beside and down > 0 else None
        case "left":
            return (0, -right) if beside and right < 0 else (-down, -other.x) if not beside and down < 0 else None
        case "down":
            return (down, abs(right)) if not beside and down > 0 else None
        case _:
            return (-down, abs(right)) if not beside and down < 0 else None
