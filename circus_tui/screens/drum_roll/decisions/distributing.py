"""Deciding which cubes go where, and what Agents and Assistants make of others."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import attrs

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, DONE, Sitting
from rules.core import Refusal
from rules.drum_roll.cards import Member
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.distribution import gains, is_converter
from rules.drum_roll.moves import Convert, MoveCube
from rules.drum_roll.state import Act

LINE: Final = action("down", "down", "↑↓", "line", "Go to the next performer, and on to those who convert cubes.")
CUBE: Final = action("right", "right", "←→", "cube", "Go to the next cube of the performer, or conversion.")
PUT: Final = action("confirm", "enter space", "⏎", "put", "Put the cube there, or convert.")

Target: TypeAlias = Act | Member


@attrs.frozen
class DistributeDecision(Sitting):
    """Choose a requirement of a performer or a conversion: `line` and, in it, `place`."""

    line: int = 0
    place: int = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the lines and cubes; done."""
        return (LINE, CUBE, PUT, DONE, keys.UP, keys.LEFT)

    @property
    def targets(self) -> tuple[Target, ...]:
        """The lines: performers, then those who convert cubes."""
        return (*self.player.acts, *(member for member in self.player.personnel if is_converter(member)))

    @property
    def moves(self) -> tuple[MoveCube | Convert, ...]:
        """What can be tried in the line of the cursor, allowed or not."""
        if not self.targets:
            return ()
        return self.moves_of(self.targets[self.line])

    def moves_of(self, target: Target) -> tuple[MoveCube | Convert, ...]:
        """The moves of one line."""
        if isinstance(target, Act):
            return tuple(MoveCube(colour, target.id) for colour in target.performer.cubes)
        spends = COLOURS if target.spends is None else (target.spends,)
        owned = [colour for colour in spends if self.player.storage[COLOURS.index(colour)]] or spends[:1]
        possible = (
            Convert(target.id, spend, gain)
            for spend in owned
            for gain in gains(self.view, target, spend) or (target.gains[:1],)
        )
        return tuple(possible)

    @property
    def move(self) -> MoveCube | Convert | None:
        """The move at the cursor."""
        return self.moves[self.place] if self.moves else None

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return None if self.move is None else self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Do an action."""
        match name:
            case "up" | "down":
                return self._to(self.line + (1 if name == "down" else -1))
            case "left" | "right":
                place = self.place + (1 if name == "right" else -1)
                return attrs.evolve(self, place=max(0, min(place, len(self.moves) - 1)))
            case "confirm":
                return self.decided(BE_DONE if self.move is None else self.move)
            case "decline":
                return self.decided(BE_DONE)
            case "why":
                return self.refusal or self
            case _:
                return self

    def _to(self, line: int) -> DistributeDecision:
        if not self.targets:
            return self
        moved = attrs.evolve(self, line=max(0, min(line, len(self.targets) - 1)), place=0)
        return self if moved.line == self.line else attrs.evolve(moved, place=(*moved.allowed, 0)[0])

    @property
    def allowed(self) -> tuple[int, ...]:
        """The places of the line where a move is allowed."""
        return tuple(place for place, move in enumerate(self.moves) if self.refusal_of(move) is None)

    def at_best(self) -> DistributeDecision:
        """With the cursor on the first move that is allowed."""
        lines = (attrs.evolve(self, line=line) for line in range(len(self.targets)))
        return next((attrs.evolve(decision, place=decision.allowed[0]) for decision in lines if decision.allowed), self)

    def point(self, target: Any) -> Outcome:
        """A click goes to a line, one on the line at the cursor does what it says."""
        if not isinstance(target, int) or target >= len(self.targets):
            return self
        return self.press("confirm") if target == self.line else self._to(target)
