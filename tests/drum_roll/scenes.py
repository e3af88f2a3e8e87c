"""Tables of Drum Roll in the middle of a game, what the screen shows, and what keys do there."""

from __future__ import annotations

from typing import Any

import pytest

from circus_tui.drawing.paint import text_of
from circus_tui.keyboard.keys import COMMON, by_key
from circus_tui.screens.contract import Lift, Pictures, Played, PlayedByAll, Scene
from circus_tui.screens.drum_roll import decisions
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from rules import drum_roll
from rules.core import Refusal, Seat
from rules.drum_roll.moves import Move
from rules.drum_roll.position import Display, act, circus, position
from rules.drum_roll.state import Player, State
from tests.shell.painting import painted, pictures

ROOMY, COMPACT, SMALL = (120, 36), (80, 24), (60, 20)
SIZES = (ROOMY, COMPACT, SMALL)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

NAMES = ("Ana", "Benjamin", "Cleo", "Dan")

ANA = circus(
    act("rope_walker", 2),
    act("mind_reader", filled=(False, True, False), trailer=True),
    act("ball_juggler", 3),
    coins=7,
    prestige=4,
    storage=["white", "green", "green"],
    personnel=["agent_white_yellow"],
    hand=["income#1", "resources_red#1"],
    tickets=2,
)
BEN = circus(act("dog_trainer", 1), act("lion_tamer", flipped=1), coins=5, prestige=6, storage=["red"], tickets=1)
CLEO = circus(act("fire_eater", 2), coins=9, prestige=3, personnel=["orchestra"], hand=["unblock#1"])
DISPLAY = Display(
    ("trapeze_flyer", "card_conjurer", "stilt_walker", "bear_trainer"),
    ("show_organizer", "assistant_white", "popcorn_vendor"),
    (("trapeze_flyer", 1), ("bear_trainer", 2), ("popcorn_vendor", 1)),
)
MARKERS = ((0, "rehearsal"), (1, "invest"), (2, "hire_performer"), (0, "tickets"), (1, "promotion"), (2, "tickets"))


def table(*players: Player, **changes: Any) -> State:
    """Three circuses, or others, at some moment."""
    parts: dict[str, Any] = {"display": DISPLAY, "show": 2, "turn": 3, "regions": ("moscow", "rome", "paris")}
    return position(*(players or (ANA, BEN, CLEO)), **(parts | changes))


def seen(state: State, seat: Seat | None = None) -> State:
    """The table's view, or a seat's."""
    return drum_roll.view(state, seat)


def pressed(view: State, seat: Seat, *keys: str) -> Any:
    """What comes of these keys at the decision, the last one perhaps a decision."""
    outcome: Any = decisions.open_decision(view, seat)
    for key in keys:
        assert isinstance(outcome, Sitting), f"{outcome} comes before {key}"
        outcome = outcome.press(by_key((*outcome.actions, *COMMON))[key].name)
    return outcome


def decision(view: State, seat: Seat, *keys: str) -> Any:
    """The decision after these keys."""
    outcome = pressed(view, seat, *keys)
    assert isinstance(outcome, Sitting)
    return outcome


def decided(view: State, seat: Seat, *keys: str) -> Move:
    """The one move that these keys decide on, which the rules allow."""
    outcome = pressed(view, seat, *keys)
    assert isinstance(outcome, Played), outcome
    (move,) = outcome.moves
    assert drum_roll.explain(view, seat, move) is None
    found: Move = move
    return found


def together(view: State, seat: Seat, *keys: str) -> tuple[tuple[Seat, Move], ...]:
    """The moves that these keys decide on for several seats."""
    outcome = pressed(view, seat, *keys)
    assert isinstance(outcome, PlayedByAll | Lift), outcome
    return outcome.entries


def refused(view: State, seat: Seat, *keys: str) -> str:
    """Why these keys decide nothing."""
    outcome = pressed(view, seat, *keys)
    assert isinstance(outcome, Refusal), outcome
    return outcome.text


def shown(view: State, at: Sitting | None, cells: int = 120, height: int = 36) -> str:
    """The text of every picture with a decision, or as those see it who only watch."""
    seat = None if at is None else at.seat
    return painted("drum_roll", Scene(view, seat, at, NAMES[: view.seats], cells, height))


def scene(view: State, at: Sitting | None, size: tuple[int, int] = ROOMY, **more: Any) -> Scene:
    """A decision in a window of that size, or the table as it lies."""
    return Scene(view, None if at is None else at.seat, at, NAMES[: view.seats], *size, **more)


def drawn(view: State, at: Sitting | None, size: tuple[int, int] = ROOMY) -> Pictures:
    """What the widgets show of it."""
    return pictures("drum_roll", scene(view, at, size))


def said(view: State, at: Sitting | None, size: tuple[int, int] = ROOMY) -> str:
    """Everything the pictures say, its blanks run together."""
    return " ".join(shown(view, at, *size).split())


def sentence(view: State, at: Sitting | None, size: tuple[int, int] = ROOMY) -> str:
    """What Enter would do, or why not."""
    return text_of(drawn(view, at, size).sentence)
