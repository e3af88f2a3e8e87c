"""What a game's room in `screens` hands on, so that one kind of screen can play any game.

Two modules: `decisions` (what keys compose, of which rules alone judge) and `pictures` (from a view to what the widgets
show). Both are pure. The room's `screen` module has the Textual screen that lays the widgets out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, runtime_checkable

import attrs

from circus_tui.drawing.paint import Block, Row
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from rules import GAMES
from rules.core import Refusal, Result, Seat

if TYPE_CHECKING:
    from circus_tui.bots.evaluation import Evaluation
    from circus_tui.widgets.picture import Zone
    from circus_tui.widgets.title_bar import Heading

Size: TypeAlias = Literal["roomy", "compact", "small"]

ROOMY: Size = "roomy"
_ROOMY_CELLS, _ROOMY_ROWS = 110, 32
_COMPACT_CELLS, _COMPACT_ROWS = 80, 24
TALL = 44
"""Rows of a roomy window from which there is room for what has happened."""

_NAME = 16
"""Cells of a name in a title at most."""


def size_of(cells: int, rows: int) -> Size:
    """In which of its three forms a window of so many cells and rows shows a screen."""
    if cells >= _ROOMY_CELLS and rows >= _ROOMY_ROWS:
        return "roomy"
    return "compact" if cells >= _COMPACT_CELLS and rows >= _COMPACT_ROWS else "small"


@attrs.frozen
class Played:
    """The player has decided: these moves, one after the other, of the seat whose decision it is."""

    moves: tuple[Any, ...]


@attrs.frozen
class PlayedByAll:
    """Several seats have decided together: these moves, one after the other, each with the seat that makes it.

    `agreed` are the computers among them, which have been asked.
    """

    entries: tuple[tuple[Seat, Any], ...]
    agreed: frozenset[Seat] = frozenset()


@attrs.frozen
class Lift:
    """That seat wants its own cards on the screen for the decision it has, or will have once `entries` are played."""

    seat: Seat
    entries: tuple[tuple[Seat, Any], ...] = ()


class Decision(Protocol):
    """One decision being made: a view, a cursor, what has been put together so far. A value."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        ...

    @property
    def view(self) -> Any:
        """What the decision is made on: the seat's view, or, while several moves are composed, what it would become."""
        ...

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now, in the order of the key bar."""
        ...

    def press(self, name: str) -> Outcome:
        """Answer to an action of `actions`, by its name.

        The answer is the decision as it is then, with its cursor elsewhere; the moves that have been decided, for the
        table to judge; or the refusal of what cannot be done.
        """
        ...

    def point(self, target: Any) -> Outcome:
        """Answer, as to an action, to a click on a cell that a picture has marked with this target."""
        ...


Outcome: TypeAlias = "Decision | Played | PlayedByAll | Lift | Refusal"


@runtime_checkable
class Sociable(Protocol):
    """A decision in which others would take part, and which must know who of them can be asked in this window."""

    def among(self, people: frozenset[Seat], computers: frozenset[Seat]) -> Decision:
        """Give the decision at a table where only these seats are people's here, and computers have those."""
        ...


@runtime_checkable
class Advisable(Protocol):
    """A decision with ideas of its own, which are better where a computer knows what others would say to them."""

    def advised(self, game: Evaluation) -> Decision:
        """Give the decision with what a computer knows of the game; for a table at which hints are given."""
        ...


@runtime_checkable
class Proposal(Protocol):
    """A decision that somebody puts to another seat in the midst of their own; its view is only thought of."""

    def answered(self, move: Any, wish: Any) -> Outcome:
        """Go on with what a computer that has the seat answers.

        `wish` is the move to which it would agree instead, None if it has said none.
        """
        ...


@runtime_checkable
class Renewed(Protocol):
    """A decision that comes back to whoever has made it, because somebody else wants something different."""

    def renewed(self, last: Decision | None, wish: Any) -> Decision:
        """Give it with what was put together in it the `last` time, if that is still of use.

        `wish` is the move that somebody has just said they would agree to, None if nobody has.
        """
        ...


@runtime_checkable
class OverAnother(Protocol):
    """A decision that lies over another one, to which its seat goes back."""

    def over(self, before: Decision) -> Decision:
        """Give it with what lies below it as it was `before`, if that is the same decision."""
        ...

    @property
    def beneath(self) -> Decision:
        """What lies below it, for whoever has not asked for it; itself if nothing does."""
        ...


@runtime_checkable
class Composing(Protocol):
    """A decision in which something is put together piece by piece, each of which can be taken back."""

    @property
    def composed(self) -> object:
        """What has been put together so far; where the cursor stands is no part of it."""
        ...


def composed(decision: Decision) -> object:
    """What has been put together at a decision; None where nothing ever is."""
    return decision.composed if isinstance(decision, Composing) else None


@runtime_checkable
class Costly(Protocol):
    """A decision at which a move can take coins or the like from whoever makes it."""

    def costs(self, moves: tuple[Any, ...]) -> bool:
        """Tell whether these moves do."""
        ...


@runtime_checkable
class Asking(Protocol):
    """A decision that has a sentence of its own for the player, as that somebody else take the place at the screen."""

    @property
    def asks(self) -> str:
        """What is to be done now, in place of the prompt of the rules; `{0}` stands for the name of seat 0."""
        ...


@runtime_checkable
class Leaving(Protocol):
    """A decision that asks once before it gives something up."""

    @property
    def leaving(self) -> bool:
        """Whether that has been asked, and the same key does it."""
        ...


@attrs.frozen
class Scene:
    """What is to be drawn: the view of `seat`, or of the table (None), and the decision that seat is making, if any.

    `cells` and `height` are those of the whole window. `news` is what the table has seen since the seat moved last,
    `before` what came before that, oldest first, both with the players' names in them.
    """

    view: Any
    seat: Seat | None
    decision: Decision | None
    names: Sequence[str]
    cells: int
    height: int
    tumble: int = 0
    """For how many more frames dice that have just been rolled are still on their way."""

    news: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    result: Result | None = None
    """The sums of a round or game that has just ended."""

    past: tuple[Any, ...] = ()
    """For a result: the table's view before every entry of the game and after the last, oldest first."""

    looks_back: bool = False
    """Whether a finished game is looked at: the seat is nobody's own."""

    @property
    def hand(self) -> str:
        """What the seat's hand is called: the reader's own, or that of the player whose eyes one looks through."""
        if self.seat is None or not self.looks_back:
            return "Your hand"
        return f"{cut(self.names[self.seat], _NAME)}'s hand"

    @property
    def size(self) -> Size:
        """In which form the window shows it."""
        return size_of(self.cells, self.height)

    @property
    def tall(self) -> bool:
        """Whether there is room for what has happened, and for large cards."""
        return self.size == ROOMY and self.height >= TALL


@attrs.frozen
class Pictures:
    """What the widgets of a game's screen show: zones by the id of the widget; a widget without a zone is not there.

    `layout` says which arrangement it is (an auction, a show): the screen carries it as a class, `-auction`.
    `sentence` is the line that tells what Enter would do, or why it would not; `asks` replaces the rules' prompt,
    without the name before it. `spread` is the widget on which what the cursor goes to lies in rows and columns that
    are other ones in other windows: there an arrow goes to what is seen in its direction.
    """

    layout: str
    zones: Mapping[str, Zone[Any]]
    sentence: Row = ()
    asks: Row = ()
    spread: str = ""


class Decisions(Protocol):
    """The `decisions` of a game's room."""

    @property
    def ACTIONS(self) -> tuple[Action, ...]:
        """Every action that any decision of the game may offer."""
        ...

    @property
    def LIFTED(self) -> bool:
        """Whether those who share a screen see the table's view until one lifts the own hand, and then again."""
        ...

    def open_decision(self, view: Any, seat: Seat) -> Decision:
        """Begin a decision of that seat on its view."""
        ...


class Face(Protocol):
    """The `pictures` of a game's room."""

    @property
    def LEGEND(self) -> tuple[str, ...]:
        """What the signs on the screen mean, for the help page, one line each."""
        ...

    def heading(self, view: Any) -> Heading:
        """Say how far the game is: the round, the turn, the phases with the present one marked."""
        ...

    def pictures(self, scene: Scene) -> Pictures:
        """Give what every widget of the table shows, whether anything is decided or not."""
        ...

    def result(self, scene: Scene) -> Pictures:
        """Give what the widgets of the result show; `scene.result` has the sums."""
        ...


@runtime_checkable
class Tumbling(Protocol):
    """A face whose dice can be seen to roll."""

    @property
    def ROLLS(self) -> frozenset[str]:
        """The kinds of events that tell of dice all of which have just been rolled."""
        ...


@attrs.frozen
class Flight:
    """A card, or a few, on the way from one picture to another; the first widget of each that is seen counts."""

    cards: Block
    source: tuple[str, ...]
    goal: tuple[str, ...]


@runtime_checkable
class Flying(Protocol):
    """A face whose cards can be seen to move."""

    def flight(self, before: Any, after: Any, seat: Seat | None) -> Flight | None:
        """Say what was played between two views of the table, for whoever looks from that seat; None for nothing."""
        ...


def _module(slug: str, name: str) -> Any:
    if slug not in GAMES:
        raise KeyError(slug)
    return import_module(f"circus_tui.screens.{slug}.{name}")


def decisions_of(slug: str) -> Decisions:
    """Find the decisions of a game, importing it and no other. Raises KeyError if there is no such game."""
    decisions: Decisions = _module(slug, "decisions")
    return decisions


def face_of(slug: str) -> Face:
    """Find the pictures of a game. Raises KeyError if there is no such game."""
    face: Face = _module(slug, "pictures")
    return face


def once_more(*, short: bool = False) -> str:
    """Say under the end of a game what can be done then."""
    again = f"{key('result.again')}: play again, everybody one seat on."
    return again if short else f"{key('result.to_table')}: the table as it lies.  {again}"


def idea_of(slug: str) -> tuple[Zone[Any], ...]:
    """Give pictures of what a game is about, if its room has any. Raises KeyError if there is no such game."""
    found: Callable[[], tuple[Zone[Any], ...]] | None = getattr(face_of(slug), "idea", None)
    return () if found is None else found()


def place_of(slug: str, view: Any) -> str:
    """Say how far a game is. Raises KeyError if there is no such game."""
    return face_of(slug).heading(view).place
