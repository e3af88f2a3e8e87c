"""What the decisions of Circus Combat share: keys, cursors that stay at their ends, and the judge of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.circus_combat import SHOWS
from circus_tui.keyboard.keys import Action, action
from rules.circus_combat.figures import BOX
from rules.circus_combat.state import State, fitting_places, other
from rules.core import Seat

ENTER_OR_NUMBER: Final = f"⏎ 1\N{EN DASH}{BOX.stage}"
TRICK: Final = action("down", "down", "↑↓", "trick", "Go to the next trick.")
CLOSE: Final = action("close", "", "q", "close", "Close the queue, and see the stage again.", also=(keys.QUIT,))


def on_trick(meaning: str) -> tuple[Action, ...]:
    """A key for each place of the stage; the footer has them beside Enter."""
    numbers = range(1, BOX.stage + 1)
    return tuple(action(f"trick {number}", str(number), "", "", meaning) for number in numbers)


def numbered(confirm: Action, view: State) -> Action:
    """The action with as many numbers beside its key as the stage has places."""
    return attrs.evolve(confirm, shown=f"⏎ 1\N{EN DASH}{len(view.stage)}")


def named_place(name: str) -> int:
    """The place of the stage that a key of `on_trick` names."""
    return int(name.rpartition(" ")[2]) - 1


def showing(shown: Seat | None) -> tuple[Action, ...]:
    """Turn over what covers the stage; what is open can be closed."""
    return (SHOWS,) if shown is None else (SHOWS, CLOSE)


def next_show(seat: Seat, shown: Seat | None, name: str = SHOWS.name) -> Seat | None:
    """Turn over what covers the stage: the queue of whoever decides, the other one, nothing; or close it."""
    if name == CLOSE.name:
        return None
    following = {None: seat, seat: other(seat), other(seat): None}
    return following[shown]


def tricks(view: State) -> tuple[int, ...]:
    """The places of the stage that are not empty."""
    return tuple(place for place, trick in enumerate(view.stage) if trick is not None)


def fitting(view: State, face: int, at: int | None = None) -> int:
    """Where a die of this value fits: at the cursor if it can be, else on the first trick from the left."""
    places = fitting_places(view.stage, face)
    if at is not None and (at in places or not places):
        return at
    return (places or tricks(view))[0]


def along(places: Sequence[int], now: int, name: str) -> int:
    """The next place to the right or down, or back to the left or up; the cursor stays at an end."""
    step = -1 if name in ("left", "up") else 1
    return places[min(len(places) - 1, max(0, places.index(now) + step))]
