"""An arrow on a picture whose things lie in rows and columns goes to what is seen in its direction.

A key bar names no key that moves nothing: which do hangs on the decision, and on how such a picture lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import attrs
from textual.geometry import Region

from circus_tui.keyboard.keys import Action
from circus_tui.screens.contract import Decision
from circus_tui.screens.cursor import ARROWS, living
from circus_tui.screens.session import Session
from circus_tui.widgets.picture import Picture

Places: TypeAlias = Mapping[Any, Region]
"""Where each thing that can be clicked lies."""

_MOVE: Final = {
    "←": "left", "→": "right", "↑": "up", "↓": "down", "[": "left_square_bracket", "]": "right_square_bracket",
}  # fmt: skip
"""The keys that only move something, by the signs that are printed for them."""


def named(decision: Decision, actions: Iterable[Action], spread: Iterable[Picture[Any]]) -> tuple[Action, ...]:
    """The actions as a key bar names them: without the signs of keys that move nothing, wherever the cursor is."""
    offered = tuple(actions)
    keys = {_MOVE[sign] for each in offered if _moves(each) for sign in each.shown.replace(" ", "")}
    shown = next(iter(spread), None)
    alive = living(decision, keys) | (frozenset() if shown is None else _ways(decision, shown.places))
    said = ((each, _signs(each, alive) if _moves(each) else each.shown) for each in offered)
    return tuple(attrs.evolve(each, shown=signs) for each, signs in said if signs)


def _moves(action: Action) -> bool:
    """Whether only keys that move something are printed for it."""
    return bool(action.shown) and set(action.shown) <= {*_MOVE, " "}


def _signs(action: Action, alive: frozenset[str]) -> str:
    """Its signs without those of keys that move nothing; brackets go together."""
    if " " in action.shown:
        return action.shown if any(_MOVE[sign] in alive for sign in action.shown.split()) else ""
    return "".join(sign for sign in action.shown if _MOVE[sign] in alive)


def _ways(decision: Decision, places: Places) -> frozenset[str]:
    """The arrows that lead from one place of the cursor to another, as they are seen."""
    here, others = _spots(decision, places)
    spots = [] if here is None else [places[target] for target in (here, *others)]
    return frozenset(way for way in ARROWS if any(_gap(one, two, way) for one in spots for two in spots))


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
    here, others = _spots(decision, places)
    if here is None:
        return None
    start = places[here]
    near = {target: gap for target in others if (gap := _gap(start, places[target], way)) is not None}
    return min(near, key=lambda target: near[target]) if near else None


def _spots(decision: Decision, places: Places) -> tuple[Any | None, tuple[Any, ...]]:
    """Where the cursor is, None if that is nowhere, and the other places where a click would bring it."""
    others = {target: after for target in places if (after := _after(decision, target)) is not None}
    here = next((target for after in others.values() for target in places if after.point(target) == decision), None)
    return here, tuple(others)


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
