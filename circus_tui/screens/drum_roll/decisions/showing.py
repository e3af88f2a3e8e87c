"""Deciding in the show: who is on next, what a benefit gives, whose salary is skipped."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import FLIP, MARK
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, CHOICE, Listing, Sitting
from rules.core import Refusal
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import ChooseCard, Flip, GiveTrailer, Perform, SkipSalary
from rules.drum_roll.salaries import salaries
from rules.drum_roll.state import Act
from rules.drum_roll.steps import ChoosingCard, Performing, SkippingSalary

WHO: Final = action("right", "right", "←→", "who", "Go to the next performer who has not been on.", words="who is next")
TO_STAGE: Final = action("up", "up", "↑", "perform / flip", "Go up to the stage: perform or flip.")
EITHER: Final = action("right", "right", "←→", "perform / flip", "Choose between performing and flipping.")
TO_LINE_UP: Final = action("down", "down", "↓", "who", "Go down to the line-up.", words="who is next")
PERFORM: Final = action("confirm", "enter space", "⏎", "do it", "Let the performer perform, or flip it, as chosen.")
GIVE: Final = action("confirm", "enter space", "⏎", "give it", "Give the trailer to the performer at the cursor.")
KEEP: Final = action("confirm", "enter space", "⏎", "keep", "Keep the card at the cursor.")
PAY: Final = action("confirm", "enter space", "⏎", "pay salaries", "Be done: salaries are paid.")
SKIP: Final = action("confirm", "enter", "⏎", "skip these", "Skip the marked salaries, pay the others.")


_ASIDE: Final = attrs.evolve(CHOICE, shown="←→")
"""Among what stands side by side."""


@attrs.frozen
class PerformDecision(Listing):
    """Name the next of the own performers; with `flips` to turn it over instead of letting it perform.

    The arrows go along the stage while the cursor is `above`, else along the line-up below it.
    """

    flips: bool = False
    above: bool = False

    @property
    def acts(self) -> tuple[Act, ...]:
        """Who has not been on."""
        assert isinstance(self.view.step, Performing)
        left = self.view.step.left
        return tuple(act for act in self.player.acts if act.id in left)

    @property
    def act(self) -> Act:
        """Who is on the stage."""
        return self.acts[self.cursor]

    @property
    def choices(self) -> tuple[Perform | Flip, ...]:
        """Let one of them perform, or flip one."""
        kind = Flip if self.flips else Perform
        return tuple(kind(act.id) for act in self.acts)

    @property
    def flip(self) -> Flip:
        """Flip the one at the cursor."""
        return Flip(self.act.id)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that choose who is next, and perform or flip."""
        there = (EITHER, TO_LINE_UP) if self.above else (WHO, TO_STAGE)
        return (*there, PERFORM, FLIP, keys.UP if self.above else keys.DOWN, keys.LEFT)

    def pressed(self, name: str) -> Outcome:
        """Choose who is next, and whether to perform or to flip; do it."""
        match name:
            case "left" | "right" if self.above:
                return attrs.evolve(self, flips=name == "right")
            case "up" | "down":
                return attrs.evolve(self, above=name == "up")
            case "flip":
                return self.decided(self.flip)
            case "why":
                return self.refusal_of(self.move) or self.refusal_of(self.flip) or self
            case _:
                return super().pressed(name)

    def pointed(self, target: Any) -> Outcome:
        """A click on what is chosen does it, on the other choice chooses it."""
        match target:
            case ("turn", bool(flips)):
                return self.press("confirm") if flips == self.flips else attrs.evolve(self, flips=flips)
            case int(place) if place < len(self.acts):
                return self.to(place)
            case _:
                return self


@attrs.frozen
class TrailerDecision(Listing):
    """Give a trailer to one of the own performers."""

    @property
    def choices(self) -> tuple[GiveTrailer, ...]:
        """Any of them; those who have one refuse."""
        return tuple(GiveTrailer(act.id) for act in self.player.acts)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Along the performers, who stand side by side where there is room; give."""
        return (_ASIDE, GIVE, keys.UP, keys.LEFT, keys.RIGHT)


@attrs.frozen
class PickDecision(Listing):
    """Keep one of two cards."""

    @property
    def cards(self) -> tuple[Investment, Investment]:
        """The two cards of which one is kept."""
        assert isinstance(self.view.step, ChoosingCard)
        return self.view.step.cards

    @property
    def choices(self) -> tuple[ChooseCard, ...]:
        """The one or the other."""
        return tuple(ChooseCard(card.id) for card in self.cards)

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The keys that go along the cards and keep one."""
        return (attrs.evolve(_ASIDE, label="card"), KEEP, keys.UP, keys.LEFT, keys.RIGHT)


@attrs.frozen
class PayDecision(Sitting):
    """Before salaries: play cards, or pay."""

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The key that goes on to the salaries."""
        return (PAY,)

    def pressed(self, name: str) -> Outcome:
        """Go on to the salaries."""
        return self.decided(BE_DONE) if name == "confirm" else self


@attrs.frozen
class SkipDecision(Sitting):
    """Choose whose salaries are skipped: `marked` so far, as many as may be."""

    cursor: int = 0
    marked: tuple[str, ...] = ()

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Along the list; mark; decide."""
        return (CHOICE, MARK, SKIP, keys.UP)

    @property
    def number(self) -> int:
        """How many salaries are skipped."""
        assert isinstance(self.view.step, SkippingSalary)
        return self.view.step.number

    @property
    def composed(self) -> object:
        """The members whose salaries are marked to be skipped."""
        return self.marked

    @property
    def due(self) -> tuple[tuple[str, int], ...]:
        """Everybody with the salary due, by id, the highest first."""
        members = salaries(self.player, self.view.turn.show)
        return tuple(sorted(members.items(), key=lambda member: -member[1]))

    @property
    def move(self) -> SkipSalary:
        """The move as it stands."""
        return SkipSalary(self.marked)

    @property
    def refusal(self) -> Refusal | None:
        """Why it cannot be decided so."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Mark those who are not paid, and decide."""
        match name:
            case "up" | "down":
                cursor = self.cursor + (1 if name == "down" else -1)
                return attrs.evolve(self, cursor=max(0, min(cursor, len(self.due) - 1)))
            case "mark":
                return self._turned(self.cursor)
            case "confirm":
                return self.decided(self.move)
            case "why":
                return self.refusal or self
            case _:
                return self

    def _turned(self, place: int) -> SkipDecision:
        """Marked or no more; one too many takes the place of the first."""
        code = self.due[place][0]
        if code in self.marked:
            return attrs.evolve(self, cursor=place, marked=tuple(each for each in self.marked if each != code))
        return attrs.evolve(self, cursor=place, marked=(*self.marked, code)[-self.number :])

    def pointed(self, target: Any) -> Outcome:
        """Mark whoever is clicked."""
        return self._turned(target) if isinstance(target, int) and target < len(self.due) else self
