"""Deciding with the own investment cards on the screen: play them, discard them, or put them away again."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import CARDS, DISCARD, GIVE_BACK, QUIET
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Decision, Outcome
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, CHOICE, DO_NOT, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.moves import Decline, Discard, Done, Move, PlayCard, ReturnOrganizer
from rules.drum_roll.outlook import CardUse, card_uses
from rules.drum_roll.steps import DoubleVoting, Overflowing
from rules.drum_roll.turns import owns_organizer

CARD: Final = action("right", "right", "←→↑↓", "card", "Go to the next card.")
WAY: Final = action("down", "down", "↑↓", "on what", "Choose what the card is played on.")
ON_WHAT: Final = action("confirm", "enter space", "⏎", "on what", "Choose what the card at the cursor is played on.")
TO_CARDS: Final = action("back", "escape backspace", "esc", "cards", "Choose another card.")
PLAY: Final = action("confirm", "enter space", "⏎", "play", "Play the card at the cursor.")
AWAY: Final = action("back", "escape backspace", "esc", "back", "Decide without playing a card.", also=(CARDS,))


@attrs.frozen
class CardsDecision(Sitting):
    """The hand: `cursor` is on a card, `way` on one of the ways to play it. `back_to` is the decision without cards.

    Of several ways one is chosen once the card is: `aside` is whether that is so.
    """

    cursor: int = 0
    way: int = 0
    aside: bool = False
    back_to: Sitting | None = None

    def over(self, before: Decision) -> CardsDecision:
        """Lie over the decision as it was, with its cursor where that stood."""
        if not isinstance(before, Sitting) or type(before) is not type(self.back_to):
            return self
        return attrs.evolve(self, back_to=attrs.evolve(before, view=self.view))

    @property
    def beneath(self) -> Sitting:
        """The decision without cards; where they are what is decided about, themselves."""
        return self.back_to or self

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the cards and their ways; what else the moment allows."""
        if self.aside:
            return (WAY, PLAY, TO_CARDS, keys.UP, keys.LEFT, keys.RIGHT)
        play = ON_WHAT if len(self.use.moves) > 1 else PLAY
        discard = (DISCARD,) if self.overflows else ()
        away = (AWAY,) if self.back_to is not None else ()
        end = () if self.back_to is not None or self.overflows else (QUIET,)
        organizer = (GIVE_BACK,) if owns_organizer(self.view, self.seat) and end and not self.doubles else ()
        return (CARD, play, *discard, *away, *end, *organizer, keys.UP, keys.LEFT, keys.DOWN)

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
        """Choose a card, then a way to play it; play or discard it, be done, or go back without playing one.

        Few cards lie side by side, many one below the other: all arrows go along both, and along the ways.
        """
        match name:
            case "up" | "down" | "left" | "right":
                step = 1 if name in ("down", "right") else -1
                return self._on_way(self.way + step) if self.aside else self._to(self.cursor + step)
            case "back" if self.aside:
                return attrs.evolve(self, aside=False)
            case "confirm" if len(self.use.moves) > 1 and not self.aside:
                return attrs.evolve(self, aside=True)
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
        return attrs.evolve(self, cursor=max(0, min(cursor, len(self.player.hand) - 1)), way=0, aside=False)

    def _on_way(self, way: int) -> CardsDecision:
        return attrs.evolve(self, way=max(0, min(way, len(self.use.moves) - 1)), aside=True)

    def pointed(self, target: Any) -> Outcome:
        """A click goes to a card, or a way to play it; one on the way that is chosen plays the card."""
        match target:
            case ("card", int(place)):
                return self._to(place)
            case ("way", int(way)) if way == self.way and self.aside:
                return self.press("confirm")
            case ("way", int(way)):
                return self._on_way(way)
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
