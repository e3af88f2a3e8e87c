"""What every decision of Drum Roll has: what is looked at beside the decision, and the way to the own cards."""

from __future__ import annotations

from typing import Any, Final, Literal, Self, TypeAlias

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.contract import Lift, Outcome, Played
from circus_tui.screens.move_list import MoveList
from rules import drum_roll
from rules.core import Refusal, Seat, clockwise
from rules.drum_roll.investments import CARD_STEPS
from rules.drum_roll.moves import Decline, Done, Move
from rules.drum_roll.state import Player, State

Look: TypeAlias = Literal["table", "rival", "show", "hire"]

CARDS: Final = action("cards", "c", "c", "my cards", "Lift your investment cards for this decision, and play them.")
RIVALS: Final = action("rivals", "v", "v", "rivals", "Look closely at one rival after the other, then at the table.")
SHOW: Final = action("show", "n", "n", "show", "Show what a show would bring if it began now.")
HIRE: Final = action("hire", "f", "f", "hire", "Show all who are for hire, with what they bring.")
CHOICE: Final = action("down", "down", "↑↓", "go", "Go to the next line.")
NUMBERS: Final = tuple(
    action(f"line {place}", str(place + 1), "1 2 3", "", f"Go to line {place + 1}.") for place in range(5)
)
"""For lists whose lines are numbered."""

DECLINE: Final = action("decline", "d", "d", "decline", "Do not use it.")
DONE: Final = action("decline", "d", "d", "done", "Be done here.")

DO_NOT: Final = Decline()
BE_DONE: Final = Done()


@attrs.frozen
class Sitting:
    """A seat that decides on a view: the table's, or, with its cards lifted, its own. `rival` is who is looked at."""

    view: State
    seat: Seat
    look: Look = "table"
    rival: Seat = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """What keys do at this decision alone."""
        raise NotImplementedError

    @property
    def actions(self) -> tuple[Action, ...]:
        """What keys do now."""
        cards = (CARDS,) if self.may_play_cards else ()
        return (*self.own_actions, *cards, RIVALS, SHOW, HIRE)

    @property
    def player(self) -> Player:
        """The circus of the seat."""
        return self.view.players[self.seat]

    @property
    def may_play_cards(self) -> bool:
        """Whether it is a moment for cards, and there are some in hand."""
        return isinstance(self.view.step, CARD_STEPS) and bool(self.player.hand)

    def press(self, name: str) -> Outcome:
        """Do an action that every decision has, or one of its own."""
        match name:
            case "rivals":
                return self._next_rival()
            case "show" | "hire":
                return attrs.evolve(self, look="table" if self.look == name else name)
            case "cards" if self.may_play_cards:
                return Lift(self.seat)
            case _:
                return self.pressed(name)

    def _next_rival(self) -> Self:
        """From the table round the other seats, and back to it."""
        rivals = clockwise(self.seat, self.view.seats)[1:]
        if self.look != "rival":
            return attrs.evolve(self, look="rival", rival=rivals[0])
        later = rivals[rivals.index(self.rival) + 1 :]
        return attrs.evolve(self, rival=later[0]) if later else attrs.evolve(self, look="table")

    def pressed(self, name: str) -> Outcome:
        """Do an action of this decision."""
        raise NotImplementedError

    def point(self, target: Any) -> Outcome:
        """A click does nothing unless a decision says otherwise."""
        return self

    def decided(self, *moves: Move) -> Outcome:
        """Make a move, or say why not; further ones follow from it."""
        return self.refusal_of(moves[0]) or Played(moves)

    def refusal_of(self, move: Move) -> Refusal | None:
        """Why the move is not allowed."""
        return drum_roll.explain(self.view, self.seat, move)


@attrs.frozen
class Listing(Sitting, MoveList[Move]):
    """A decision with a list of moves, one of them at the cursor."""

    cursor: int = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Along the list, and take what the cursor is on."""
        return (CHOICE, keys.CONFIRM, keys.UP)

    def at_best(self) -> Self:
        """With the cursor on the first move that is allowed."""
        allowed = [place for place, move in enumerate(self.choices) if self.refusal_of(move) is None]
        return self.to(allowed[0] if allowed else 0)

    def at(self, place: int) -> Self:
        """The decision with the cursor there."""
        return attrs.evolve(self, cursor=place)

    def pressed(self, name: str) -> Outcome:
        """Go to a numbered line, or along the list."""
        return self.to(int(name.partition(" ")[2])) if name.startswith("line") else self.along(name)

    def point(self, target: Any) -> Outcome:
        """A click goes along the list."""
        return self.clicked(target)
