"""Deciding before the first turn and at the start of one: the performer to keep, cubes, coins for the bank."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import CUBES, DECLINE
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import DO_NOT, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.cards import Performer
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.moves import ChooseCubes, Keep, StoreCoins, TakeCubes
from rules.drum_roll.steps import ChoosingCubes, Keeping
from rules.drum_roll.turns import most_coins_to_store

KEEP: Final = action("confirm", "enter space", "⏎", "keep", "Keep the performer at the cursor.")
COLOUR: Final = action("right", "right", "←→", "colour", "Go to the next colour.")
ADD: Final = action("add", "", "↑", "", "Take a cube of the colour at the cursor.", also=(keys.UP,))
LESS: Final = action("back", "backspace escape", "bksp", "back", "Put the last cube back.", also=(keys.DOWN,))
ENOUGH: Final = action("confirm", "enter space", "⏎", "take", "Take a cube of that colour; then all of them.")
AMOUNT: Final = action("right", "right", "←→", "coins", "Store a coin more.", also=(keys.UP,))
AMOUNT_LESS: Final = action("left", "left", "←", "", "Store a coin less.", also=(keys.DOWN,))
STORE: Final = action("confirm", "enter space", "⏎", "store", "Store the coins.")


@attrs.frozen
class KeepDecision(Listing):
    """Keep one of the two performers dealt."""

    @property
    def dealt(self) -> tuple[Performer, Performer]:
        """The two performers that were dealt."""
        assert isinstance(self.view.step, Keeping)
        return self.view.step.dealt[self.seat]

    @property
    def choices(self) -> tuple[Keep, ...]:
        """Keep the one or the other."""
        return tuple(Keep(performer.id) for performer in self.dealt)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Along the list, and keep."""
        return (attrs.evolve(keys.RIGHT, shown="←→↑↓", label="performer"), KEEP, keys.UP, keys.LEFT, keys.DOWN)


@attrs.frozen
class CubesDecision(Sitting):
    """Take cubes of any colours: the first ones, or those of a benefit. `taken` is what lies on the hand so far."""

    cursor: int = 0
    taken: tuple[Colour, ...] = ()

    @property
    def number(self) -> int:
        """How many cubes there are to take."""
        step = self.view.step
        return step.number if isinstance(step, ChoosingCubes) else self.view.figures.starting_cubes

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Colours by their letters, or with the cursor."""
        enough = ENOUGH if self.left else attrs.evolve(ENOUGH, label="take them")
        less = LESS if self.taken else attrs.evolve(LESS, label="")
        return (*CUBES[:1], COLOUR, enough, less, *CUBES[1:], keys.LEFT, ADD)

    @property
    def composed(self) -> object:
        """The cubes on the hand."""
        return self.taken

    @property
    def left(self) -> int:
        """How many may still be taken."""
        return self.number - len(self.taken)

    @property
    def move(self) -> TakeCubes | ChooseCubes:
        """The move as it stands."""
        kind = ChooseCubes if isinstance(self.view.step, ChoosingCubes) else TakeCubes
        return kind(self.taken)

    @property
    def refusal(self) -> Refusal | None:
        """Why these cubes cannot be taken."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Pick cubes one by one, take back the last, and take them all."""
        match name:
            case "left" | "right":
                step = -1 if name == "left" else 1
                return attrs.evolve(self, cursor=(self.cursor + step) % len(COLOURS))
            case "add":
                return self._with(self.cursor)
            case "back":
                return attrs.evolve(self, taken=self.taken[:-1])
            case "confirm":
                return self._with(self.cursor) if self.left else self.decided(self.move)
            case "why":
                return self.refusal or self
            case _ if name.startswith("cube"):
                return self._with([each.name for each in CUBES].index(name))
            case _:
                return self

    def _with(self, place: int) -> Outcome:
        """One more of a colour; the last one in the place of another if there are enough."""
        kept = self.taken if self.left else self.taken[:-1]
        more = attrs.evolve(self, cursor=place, taken=(*kept, COLOURS[place]))
        return more if more.left else more.refusal or more

    def pointed(self, target: Any) -> Outcome:
        """A click takes a cube."""
        match target:
            case ("cube", int(place)):
                return self._with(place)
            case _:
                return self


@attrs.frozen
class BankDecision(Sitting):
    """Store coins with the Bank Representative."""

    coins: int = 1

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """More, less, store or not."""
        return (AMOUNT, STORE, DECLINE, AMOUNT_LESS)

    @property
    def most(self) -> int:
        """How many can be stored."""
        return most_coins_to_store(self.view, self.seat)

    @property
    def move(self) -> StoreCoins:
        """The move as it stands."""
        return StoreCoins(self.coins)

    @property
    def refusal(self) -> Refusal | None:
        """Why so many cannot be stored."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Set how many coins to store, store them, or leave it."""
        match name:
            case "left" | "right":
                coins = self.coins + (1 if name == "right" else -1)
                return attrs.evolve(self, coins=max(1, min(coins, self.most)))
            case "confirm":
                return self.decided(self.move)
            case "decline":
                return self.decided(DO_NOT)
            case "why":
                return self.refusal or self
            case _:
                return self
