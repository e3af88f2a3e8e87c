"""Where the cursor of a decision can go."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

from circus_tui.keyboard.keys import by_key
from circus_tui.screens.contract import Decision, composed

ARROWS: Final = ("left", "right", "up", "down")
"""What moves a cursor."""


def reach(opened: Decision) -> Iterator[Decision]:
    """The decision with its cursor wherever the arrows lead, the nearest places first, and nothing put together."""
    seen, ahead = {opened}, deque([opened])
    while ahead:
        decision = ahead.popleft()
        yield decision
        for way in ARROWS:
            further = decision.press(way)
            if isinstance(further, type(opened)) and composed(further) == composed(opened) and further not in seen:
                seen.add(further)
                ahead.append(further)


def living(opened: Decision, keys: Iterable[str]) -> frozenset[str]:
    """Those of these keys that do anything at some place where the cursor can be."""
    wanted = frozenset(keys)
    dead = set(wanted)
    for decision in reach(opened) if dead else ():
        actions = by_key(decision.actions)
        dead -= {key for key in dead if key in actions and decision.press(actions[key].name) != decision}
        if not dead:
            break
    return wanted - dead
