"""A table of Circus Combat in the middle of a game, and what its pictures show there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from circus_tui.drawing import glyphs
from circus_tui.drawing.paint import Row, text_of
from circus_tui.keyboard.keys import by_key
from circus_tui.screens.circus_combat import decisions
from circus_tui.screens.circus_combat import pictures as room
from circus_tui.screens.contract import Pictures, Played, Scene
from circus_tui.widgets.picture import Picture, Room, Zone
from rules.circus_combat.moves import Move
from rules.circus_combat.pieces import UNSEEN
from rules.circus_combat.state import Options, State, position
from rules.circus_combat.steps import Dice, Over, Placing, Step, Swapping
from rules.core import Refusal, Seat
from tests.circus_combat.tables import trick

FOLDER = Path(__file__).parent / "pictures"
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
LARGE = (120, 36)
SIZES = ((60, 20), (80, 24), (100, 30), LARGE, (200, 60))
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


def scene(
    view: State,
    seat: Seat | None,
    *keys: str,
    size: tuple[int, int] = (80, 24),
    names: Sequence[str] = PLAYERS,
    **more: Any,
) -> Scene:
    """What the pictures are asked to show after these keys, or to those who only watch."""
    at = None if seat is None else decision(view, seat, *keys)
    return Scene(view if at is None else at.view, seat, at, names, *size, **more)


def pictures(view: State, seat: Seat | None, *keys: str, **more: Any) -> Pictures:
    """All zones after these keys."""
    drawn: Pictures = room.pictures(scene(view, seat, *keys, **more))
    return drawn


def text(zone: Zone[Any], cells: int, rows: int) -> str:
    """A zone as plain text, painted on so many cells."""
    return "\n".join(text_of(line) for line in Picture.of(zone.value).paint(zone.value, Room(cells, rows)))


def words(line: Row) -> str:
    """A row as plain text, with x for the sign of multiplication and ASCII minus signs and dashes."""
    return plainly(text_of(line))


def plainly(said: str) -> str:
    """The text with ASCII for the signs of multiplication and minus and for dashes."""
    return said.replace(glyphs.TIMES, "x").replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")


def with_swap_marks(view: State, *marks: Any) -> State:
    """The same table, where these tricks bear the swap mark."""
    return attrs.evolve(view, options=Options(swap_tricks=marks))


def sentence(view: State, *keys: str, seat: int = 0, size: tuple[int, int] = LARGE) -> str:
    return words(pictures(view, seat, *keys, size=size).sentence)


def asks(view: State, *keys: str, seat: int = 0, size: tuple[int, int] = LARGE) -> str:
    return words(pictures(view, seat, *keys, size=size).asks)


def lines(view: State, *keys: str, seat: int = 0, size: tuple[int, int] = LARGE) -> list[str]:
    """The list beside the dice, each line with its head."""
    tray = pictures(view, seat, *keys, size=size).zones["roll"].value
    return [f"{line.head.text.strip()}: {words(line.wordings[0])}".replace("  ", "") for line in tray.lines]


SWAPPING = table(Swapping(1, 0))
OVER = table(Over("last turn"), last=1)
PLACING = table(Placing(0, ROLL, (0, 1, 2, 3)))
