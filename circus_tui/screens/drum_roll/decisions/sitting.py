"""What every decision of Drum Roll has: what is looked at beside the decision, and the way to the own cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Literal, Self, TypeAlias

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import CARDS, CIRCUSES, FORMER, HIRE, SHOW
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Lift, Outcome, Played
from circus_tui.screens.judged import Judged
from circus_tui.screens.move_list import MoveList
from rules import drum_roll
from rules.core import AnyRules, Seat, clockwise
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.decisions import CARD_STEPS
from rules.drum_roll.moves import Decline, Done, Move
from rules.drum_roll.state import Act, Player, State

Look: TypeAlias = Literal["table", "circus", "card", "show"]
"""What is on the screen: the decision; a circus, or who is for hire; one card large; what a show would bring."""

NEXT: Final = attrs.evolve(CIRCUSES, label="next", words="next circus")
GO: Final = action("right", "right", "←→", "go", "Go to the next card.", words="card")
GROUP: Final = action(
    "down", "down", "↑↓", "whose", "Go from one circus to the next.", words="yours, for hire, rivals'"
)
LARGE: Final = action("confirm", "enter space", "⏎", "large", "Show the card under the cursor large.")
CLOSE: Final = action(
    "back",
    "escape backspace",
    "esc",
    "back",
    "Go back to the decision.",
    words="back to the decision",
    also=(keys.QUIT,),
)
SMALLER: Final = action("confirm", "enter space", "⏎", "", "Show the whole circus again.")
CHOICE: Final = action("down", "down", "↑↓", "go", "Go to the next line.")
NUMBERS: Final = tuple(
    action(f"line {place}", str(place + 1), "1 2 3", "", f"Go to line {place + 1}.") for place in range(5)
)
"""For lists whose lines are numbered."""


DO_NOT: Final = Decline()
BE_DONE: Final = Done()


@attrs.frozen
class Sitting(Judged[Move]):
    """A seat that decides on a view: the table's, or, with its cards lifted, its own.

    While something else is looked at `whose` is the circus, None for the hiring area, and `item` counts its performers
    and then its staff. Nothing that is pressed then is a move.
    """

    rules: ClassVar[AnyRules] = drum_roll

    view: State
    seat: Seat
    look: Look = "table"
    whose: Seat | None = None
    item: int = 0

    @property
    @abstractmethod
    def own_actions(self) -> tuple[Action, ...]:
        """What keys do at this decision alone."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that keys have: those of the decision, or of what is looked at."""
        match self.look:
            case "circus":
                large = LARGE if self.looked_at else attrs.evolve(LARGE, label="")
                return (GO, large, CLOSE, NEXT, SHOW, HIRE, FORMER, keys.LEFT, keys.UP, keys.DOWN)
            case "card":
                return (GO, GROUP, CLOSE, NEXT, SHOW, HIRE, FORMER, SMALLER, keys.LEFT, keys.UP)
            case "show":
                return (CLOSE, CIRCUSES, SHOW, HIRE, FORMER)
            case "table":
                return self.at_table

    @property
    def at_table(self) -> tuple[Action, ...]:
        """What keys do while nothing else is looked at."""
        cards = (CARDS,) if self.may_play_cards else ()
        return (*self.own_actions, *cards, CIRCUSES, SHOW, HIRE, FORMER)

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
            case "circuses" | "former":
                return self._turned_to(1 if name == "circuses" else -1)
            case "show":
                return attrs.evolve(self, look="table" if self.look == "show" else "show")
            case "hire":
                there = self.look == "circus" and self.whose is None
                return self.back_at_table() if there else self.looking_at(None)
            case "cards" if self.may_play_cards:
                return Lift(self.seat)
            case _ if self.look != "table":
                return self._looked(name)
            case _:
                return self.pressed(name)

    def costs(self, moves: tuple[Move, ...]) -> bool:
        """Tell whether moves take coins from the seat; what is not allowed on what it sees takes nothing."""
        after = self.view
        for move in moves:
            if drum_roll.explain(after, self.seat, move) is not None:
                return False
            after = drum_roll.step(after, self.seat, move)
        return after.players[self.seat].coins < self.player.coins

    def back_at_table(self) -> Self:
        """The decision as it was."""
        return attrs.evolve(self, look="table")

    def looking_at(self, whose: Seat | None, item: int = 0) -> Self:
        """A circus, or the hiring area, looked at."""
        return attrs.evolve(self, look="circus", whose=whose, item=item)

    def _turned_to(self, step: int) -> Self:
        """Round the rivals, to the own circus, and back to the decision."""
        circuses = (*clockwise(self.seat, self.view.seats)[1:], self.seat)
        if self.look not in ("circus", "card") or self.whose is None:
            return self.looking_at(circuses[0 if step > 0 else -1])
        place = circuses.index(self.whose) + step
        return self.looking_at(circuses[place]) if 0 <= place < len(circuses) else self.back_at_table()

    @property
    def looked_at(self) -> tuple[Act | Performer | Member, ...]:
        """The performers, then the personnel, of whose circus is looked at; of the hiring area if it is nobody's."""
        if self.whose is not None:
            player = self.view.players[self.whose]
            return (*player.acts, *player.personnel)
        area = self.view.area
        return (*(offer.card for offer in area.performers), *(offer.card for offer in area.personnel))

    def _looked(self, name: str) -> Self:
        """Walk among what is looked at."""
        last = max(0, len(self.looked_at) - 1)
        match name:
            case "up" | "down" if self.look == "card":
                return self._other_group(1 if name == "down" else -1)
            case "left" | "up":
                return attrs.evolve(self, item=max(0, self.item - 1))
            case "right" | "down":
                return attrs.evolve(self, item=min(last, self.item + 1))
            case "confirm" if self.look == "circus" and self.looked_at:
                return attrs.evolve(self, look="card")
            case "confirm" if self.look == "card":
                return attrs.evolve(self, look="circus")
            case "back":
                return attrs.evolve(self, look="circus") if self.look == "card" else self.back_at_table()
            case _:
                return self

    def _other_group(self, step: int) -> Self:
        """A card of the next circus that has any: the own one, the hiring area, the rivals'."""
        groups: tuple[Seat | None, ...] = (self.seat, None, *clockwise(self.seat, self.view.seats)[1:])
        place = groups.index(self.whose)
        for more in range(1, len(groups)):
            other = attrs.evolve(self, whose=groups[(place + step * more) % len(groups)], item=0)
            if other.looked_at:
                return other
        return self

    @abstractmethod
    def pressed(self, name: str) -> Outcome:
        """Do an action that only this decision has; any other changes nothing."""

    def point(self, target: Any) -> Outcome:
        """A click on a circus or card that is not decided about looks at it; on others it is the decision's."""
        match target:
            case ("seat", int(seat)):
                return self.looking_at(seat)
            case ("look", whose, int(item)):
                there = self.look != "table" and (self.whose, self.item) == (whose, item)
                look = self.looking_at(whose, item)
                return attrs.evolve(look, look="card") if there or self.look == "table" else look
            case "back":
                return self.press("back") if self.look != "table" else self
            case "forecast":
                return self.press("show")
            case _:
                return self.pointed(target) if self.look == "table" else self

    def pointed(self, target: Any) -> Outcome:
        """A click does nothing unless a decision says otherwise."""
        return self

    def decided(self, *moves: Move) -> Outcome:
        """Make a move, or say why not; further ones follow from it."""
        return self.refusal_of(moves[0]) or Played(moves)


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

    def pointed(self, target: Any) -> Outcome:
        """A click goes along the list."""
        return self.clicked(target)
