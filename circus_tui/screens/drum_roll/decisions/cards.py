"""Deciding with the own investment cards on the screen: play them, discard them, or put them away again."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import CARDS, DISCARD, GIVE_BACK, QUIET
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, CHOICE, DO_NOT, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.moves import Decline, Discard, Done, Move, PlayCard, ReturnOrganizer
from rules.drum_roll.outlook import CardUse, card_uses
from rules.drum_roll.steps import DoubleVoting, Overflowing
from rules.drum_roll.turns import owns_organizer

CARD: Final = action("down", "down", "↑↓", "card", "Go to the next card.")
WAY: Final = action("right", "right", "←→", "on what", "Choose what the card is played on.")
PLAY: Final = action("confirm", "enter space", "⏎", "play", "Play the card at the cursor.")
AWAY: Final = action("back", "escape backspace", "esc", "back", "Decide without playing a card.", also=(CARDS,))


@attrs.frozen
class CardsDecision(Sitting):
    """The hand: `cursor` is on a card, `way` on one of the ways to play it. `back_to` is the decision without cards."""

    cursor: int = 0
    way: int = 0
    back_to: Sitting | None = None

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the cards and their ways; what else the moment allows."""
        several = (WAY,) if len(self.use.moves) > 1 else (keys.RIGHT,)
        discard = (DISCARD,) if self.overflows else ()
        away = (AWAY,) if self.back_to is not None else ()
        end = () if self.back_to is not None or self.overflows else (QUIET,)
        organizer = (GIVE_BACK,) if owns_organizer(self.view, self.seat) and end and not self.doubles else ()
        return (CARD, *several, PLAY, *discard, *away, *end, *organizer, keys.UP, keys.LEFT)

    @property
    def at_table(self) -> tuple[Action, ...]:
        """The cards lie here already."""
        return tuple(each for each in super().at_table if each.name != "cards")

    @property
    def overflows(self) -> bool:
        """Whether cards must go."""
        return isinstance(self.view.step, Overflowing)

    @property
    def doubles(self) -> bool:
        """Whether Double Votes are asked for."""
        return isinstance(self.view.step, DoubleVoting)

    @property
    def uses(self) -> tuple[CardUse, ...]:
        """What each card can do; ways that take most cubes come first."""
        uses = card_uses(self.view, self.seat)
        return tuple(attrs.evolve(use, moves=tuple(sorted(use.moves, key=_fewest_cubes))) for use in uses)

    @property
    def use(self) -> CardUse:
        """What the card at the cursor can do."""
        return self.uses[self.cursor]

    @property
    def move(self) -> Move | None:
        """The way at the cursor; None if the card cannot be played."""
        return self.use.moves[self.way] if self.use.moves else None

    @property
    def refusal(self) -> Refusal | None:
        """Why the card cannot be played."""
        return self.use.refusal

    @property
    def silent(self) -> Decline | Done:
        """The answer of somebody who plays nothing more, where the table has been asked."""
        return DO_NOT if self.doubles else BE_DONE

    def pressed(self, name: str) -> Outcome:
        """Choose a card and a way to play it, play or discard it, be done, or go back without playing one.

        Cards lie side by side: where there is no choice of ways, left and right go to other cards too.
        """
        match name:
            case "left" | "right" if len(self.use.moves) > 1:
                way = self.way + (1 if name == "right" else -1)
                return attrs.evolve(self, way=way % len(self.use.moves))
            case "up" | "down" | "left" | "right":
                return self._to(self.cursor + (1 if name in ("down", "right") else -1))
            case "confirm":
                return self.refusal or (self if self.move is None else self.decided(self.move))
            case "discard":
                return self.decided(Discard(self.use.card.id))
            case "done":
                return self.decided(self.silent)
            case "return":
                return self.decided(ReturnOrganizer())
            case "back":
                return self.back_to or self
            case "why":
                return self.refusal or self
            case _:
                return self

    def _to(self, cursor: int) -> CardsDecision:
        return attrs.evolve(self, cursor=max(0, min(cursor, len(self.player.hand) - 1)), way=0)

    def pointed(self, target: Any) -> Outcome:
        """A click goes to a card, or a way to play it; one on the way that is chosen plays the card."""
        match target:
            case ("card", int(place)):
                return self._to(place)
            case ("way", int(way)) if way == self.way:
                return self.press("confirm")
            case ("way", int(way)):
                return attrs.evolve(self, way=way)
            case _:
                return self


def _fewest_cubes(move: Move) -> int:
    """For sorting: minus the number of cubes the move takes."""
    return -len(move.colours or ()) if isinstance(move, PlayCard) else 0


@attrs.frozen
class EndDecision(Listing):
    """The end of the turn for the owner of the Show Organizer who holds no card."""

    @property
    def choices(self) -> tuple[Move, ...]:
        """Be done, or give him back."""
        return (BE_DONE, ReturnOrganizer())

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that choose a card and play it."""
        return (CHOICE, keys.CONFIRM, keys.UP)
