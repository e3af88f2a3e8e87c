"""A table of Circus Combat in the middle of a game, and what its board shows there."""

from __future__ import annotations

from itertools import chain
from typing import Any

import attrs

from circus_tui import glyphs
from circus_tui.keys import by_key
from circus_tui.paint import text_of
from circus_tui.screens.circus_combat import decisions
from circus_tui.screens.contract import Played, Scene, face_of
from circus_tui.widgets.picture import Picture, Room
from rules.circus_combat.moves import Move
from rules.circus_combat.pieces import UNSEEN
from rules.circus_combat.state import Dice, Options, State, Step, position
from rules.core import Refusal, Seat
from tests.circus_combat.tables import trick

PLAYERS = ("Ana", "Benjamin")
ROLL = Dice((5, 2, 2), (4,))
STAGE = (
    trick("gold one_pair", "5"),
    trick("teal two_pairs", "3", "3"),
    trick("teal full_house", "6", "2 2", red="6"),
    trick("violet straight", "2", "3", red="4"),
    trick("gold four_of_a_kind", "", "4 4 4"),
    trick("violet two_pairs_swap"),
    trick("gold three_of_a_kind_twice", "1 1", "5", red="1"),
    trick("violet five_of_a_kind", "6 6"),
)
QUEUES = (
    (
        trick("gold one_pair", "5 5"),
        trick("gold three_of_a_kind", "4 4", red="4"),
        trick("gold straight", "2 3", "4", red="5 6"),
        trick("gold two_pairs", "6 6 1", "1"),
        trick("teal four_of_a_kind", "3 3 3", red="3"),
    ),
    (trick("violet one_pair", "", "5 5"), trick("violet three_pairs", "", "4 4 2 2 6 6")),
)


def table(step: Step, **changes: Any) -> State:
    """The table as everybody sees it."""
    parts: dict[str, Any] = {"queues": QUEUES, "fatigue": ((4, 2), (2,)), "deck": (UNSEEN,) * 10, "stage": STAGE}
    parts |= changes
    return position(parts.pop("stage"), step=step, **parts)


def pressed(view: State, seat: Seat, *keys: str) -> Any:
    """What comes of these keys at the decision, the last one perhaps a decision."""
    outcome: Any = decisions.open_decision(view, seat)
    for key in keys:
        outcome = outcome.press(by_key(outcome.actions)[key].name)
    return outcome


def decision(view: State, seat: Seat, *keys: str) -> Any:
    """The decision after these keys."""
    outcome = pressed(view, seat, *keys)
    assert not isinstance(outcome, Played | Refusal)
    return outcome


def decided(view: State, seat: Seat, *keys: str) -> Move:
    """The one move that these keys decide on."""
    outcome = pressed(view, seat, *keys)
    assert isinstance(outcome, Played)
    assert len(outcome.moves) == 1
    move: Move = outcome.moves[0]
    return move


def shown(view: State, seat: Seat, *keys: str, size: tuple[int, int] = (120, 36)) -> str:
    """The text of every picture, and of the sentence, after these keys."""
    at = decision(view, seat, *keys)
    return drawn(Scene(at.view, at.seat, at, PLAYERS, *size))


def drawn(scene: Scene) -> str:
    """The text of every picture of a scene, and the sentence under them."""
    pictures = face_of("circus_combat").pictures(scene)
    room = Room(scene.cells - 4, scene.height // 2)
    blocks = [Picture.of(zone.value).paint(zone.value, room) for zone in pictures.zones.values()]
    return "\n".join(text_of(line) for line in (*chain(*blocks), pictures.sentence))


def plainly(text: str) -> str:
    """The text with an x for the sign of multiplication."""
    return text.replace(glyphs.TIMES, "x")


def with_swap_marks(view: State, *marks: Any) -> State:
    """The same table, where these tricks bear the swap mark."""
    return attrs.evolve(view, options=Options(swap_tricks=marks))
