"""What a game's room in `boards` hands on, so that one screen can play any game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, runtime_checkable

import attrs

from circus_tui.keys import Action
from circus_tui.paint import Block
from rules import GAMES
from rules.core import Refusal, Seat


@attrs.frozen
class Played:
    """The player has decided: these moves, one after the other, of the seat at the desk."""

    moves: tuple[Any, ...]


@attrs.frozen
class PlayedByAll:
    """Several seats have decided at one desk: these moves, one after the other, each with the seat that makes it."""

    entries: tuple[tuple[Seat, Any], ...]


@attrs.frozen
class Lift:
    """That seat wants its own cards on the screen for the decision it has, or will have once `entries` are played."""

    seat: Seat
    entries: tuple[tuple[Seat, Any], ...] = ()


class Desk(Protocol):
    """One decision being made: a view, a cursor, what has been put together so far. A value."""

    @property
    def seat(self) -> Seat:
        """Who decides."""
        ...

    @property
    def view(self) -> Any:
        """What the decision is made on: the seat's view, or, while several moves are composed, what it would become."""
        ...

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now, in the order of the footer."""
        ...

    def press(self, name: str) -> Outcome:
        """Do an action: give the desk after it, the moves that were decided, or why not."""
        ...

    def point(self, target: Any) -> Outcome:
        """Do what a click on a span with this target means."""
        ...


@runtime_checkable
class Asking(Protocol):
    """A desk that has a sentence of its own for the player, as that somebody else take the place at the screen."""

    @property
    def asks(self) -> str:
        """What is to be done now, in place of the prompt of the rules; `{0}` stands for the name of seat 0."""
        ...


@runtime_checkable
class Discreet(Protocol):
    """A face that asks even where one answer alone is possible, so that being asked tells nothing of a hidden hand."""

    def asks_anyway(self, view: Any) -> bool:
        """Whether the decision is put to the players although it may be forced; `view` is the table's."""
        ...


@runtime_checkable
class Tumbling(Protocol):
    """A face whose dice can be seen to roll."""

    @property
    def ROLLS(self) -> frozenset[str]:
        """The kinds of events that tell of dice all of which have just been rolled."""
        ...


@attrs.frozen
class Scene:
    """What is to be drawn: the view of `seat`, or of the table (None), and the decision that seat is making, if any."""

    view: Any
    seat: Seat | None
    desk: Desk | None
    names: Sequence[str]
    cells: int
    height: int
    tumble: int = 0
    """For how many more frames dice that have just been rolled are still on their way."""


Outcome: TypeAlias = "Desk | Played | PlayedByAll | Lift | Refusal"


class Boards(Protocol):
    """A game's face: how it looks and how it is decided."""

    @property
    def LEGEND(self) -> tuple[str, ...]:
        """What the signs on the board mean, for the help page, one line each."""
        ...

    def open_desk(self, view: Any, seat: Seat) -> Desk:
        """Begin a decision of that seat on its view."""
        ...

    def paint(self, scene: Scene) -> Block:
        """Draw the board in at most the rows and cells of the scene, with the cursor of the desk if there is one."""
        ...

    def title(self, view: Any) -> str:
        """Say how far the game is: the round, the turn."""
        ...


def boards_of(slug: str) -> Boards:
    """Find the face of a game, importing it and no other. Raises KeyError if there is no such game."""
    if slug not in GAMES:
        raise KeyError(slug)
    boards: Boards = import_module(f"circus_tui.boards.{slug}")
    return boards
