"""Deciding which cubes go where, and what Agents and Assistants make of others."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.drum_roll import CONVERT, CUBES, DONE
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.contract import Outcome
from circus_tui.screens.drum_roll.decisions.sitting import BE_DONE, Sitting
from rules import drum_roll
from rules.core import Refusal
from rules.drum_roll.cards import Member
from rules.drum_roll.cubes import COLOURS
from rules.drum_roll.distribution import gains, is_converter
from rules.drum_roll.moves import Convert, MoveCube
from rules.drum_roll.state import Act

WHO: Final = action(
    "right", "right", "←→", "who", "Go to the next who could take the cube, or convert one.", words="performer"
)
TO_CUBES: Final = action("up", "up", "↑", "cubes", "Go up to the cubes of your storage.")
CUBE: Final = action("right", "right", "←→", "cube", "Take the next cube in hand.")
TO_PERFORMERS: Final = action("down", "down", "↓", "who", "Go down to the performers.", words="performer")
WAY: Final = action("down", "down", "↑↓", "into what", "Go to the next conversion.")
PUT: Final = action("confirm", "enter space", "⏎", "move", "Put the cube there, or convert.")
PICK_UP: Final = tuple(
    attrs.evolve(each, label="pick up" if each.label else "", meaning=each.meaning.replace("Take", "Pick up"))
    for each in CUBES
)

Target: TypeAlias = Act | Member


@attrs.frozen
class DistributeDecision(Sitting):
    """Choose a cube, by the place of its colour, and the `line` where it goes: a performer, or one who converts.

    The arrows go along the storage while the cursor is `above`, else along the performers below it. On somebody who
    converts `way` is one of the conversions. While it is `leaving`, whoever wants to be done with cubes left to move
    has been asked whether that is meant.
    """

    cube: int = 0
    line: int = 0
    way: int = 0
    above: bool = False
    leaving: bool = False

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Among the cubes and lines; done."""
        convert = (CONVERT,) if self.converters else ()
        first, *others = PICK_UP
        there = (
            (CUBE, TO_PERFORMERS, keys.UP)
            if self.above
            else (WHO, *((WAY, keys.UP) if self.converts else (TO_CUBES, keys.DOWN)))
        )
        return (*there[:2], PUT, DONE, first, *convert, *others, *there[2:], keys.LEFT)

    @property
    def targets(self) -> tuple[Target, ...]:
        """The lines: performers, then those who convert cubes."""
        return (*self.player.acts, *(member for member in self.player.personnel if is_converter(member)))

    @property
    def converters(self) -> tuple[int, ...]:
        """The lines of those who convert cubes."""
        return tuple(range(len(self.player.acts), len(self.targets)))

    @property
    def converts(self) -> bool:
        """Whether the cursor is on one of them."""
        return self.line in self.converters

    @property
    def ways(self) -> tuple[Convert, ...]:
        """What the one at the cursor can convert, allowed or not; nothing for a performer."""
        member = self.targets[self.line] if self.converts else None
        if not isinstance(member, Member):
            return ()
        spends = COLOURS if member.spends is None else (member.spends,)
        owned = [colour for colour in spends if self.player.storage[COLOURS.index(colour)]] or spends[:1]
        return tuple(
            Convert(member.id, spend, gain)
            for spend in owned
            for gain in gains(self.view, member, spend) or (member.gains[:1],)
        )

    @property
    def move(self) -> MoveCube | Convert | None:
        """The move at the cursor; None if there is no cube to give, or nobody to give one to."""
        if self.converts:
            return self.ways[self.way]
        return self._onto(self.line) if self.player.acts and any(self.player.storage) else None

    def _onto(self, line: int) -> MoveCube:
        return MoveCube(COLOURS[self.cube], self.targets[line].id)

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return None if self.move is None else self.refusal_of(self.move)

    @property
    def takers(self) -> tuple[int, ...]:
        """The lines of the performers that can be given the cube."""
        acts = range(len(self.player.acts))
        return tuple(line for line in acts if self.refusal_of(self._onto(line)) is None)

    @property
    def can_go_on(self) -> bool:
        """Whether some cube could still be given to a performer."""
        owned = (place for place, count in enumerate(self.player.storage) if count)
        return any(attrs.evolve(self, cube=place).takers for place in owned)

    def pressed(self, name: str) -> Outcome:
        """Do what the key says; being done with cubes left to move is asked about once."""
        if name == "decline" and not self.leaving and self.can_go_on:
            return attrs.evolve(self, leaving=True)
        return attrs.evolve(self, leaving=False).acted(name)

    def acted(self, name: str) -> Outcome:
        """Choose a cube and where it goes, move or convert it, or be done."""
        match name:
            case "left" | "right":
                step = 1 if name == "right" else -1
                return self._next_cube(step) if self.above else self._along(step)
            case "up" | "down" if self.converts:
                return self._into(self.way + (1 if name == "down" else -1))
            case "down" if self.converters and not self.above:
                return self._to(self.converters[0])
            case "up" | "down":
                return attrs.evolve(self, above=name == "up")
            case "convert" if self.converters:
                first = self.converters[0]
                return self._to(self.line + 1 if self.converts and self.line + 1 in self.converters else first)
            case "confirm":
                return self.decided(BE_DONE if self.move is None else self.move)
            case "decline":
                return self.decided(BE_DONE)
            case _ if name.startswith("cube"):
                return self._picked([each.name for each in CUBES].index(name))
            case _:
                return self

    def _along(self, step: int) -> DistributeDecision:
        """To the next performer that can take the cube; if none can, to the next one. Also to the next who converts."""
        lines = self.converters if self.converts else self.takers or tuple(range(len(self.player.acts)))
        later = [line for line in lines[::step] if (line - self.line) * step > 0]
        return self._to(later[0]) if later else self

    def _into(self, way: int) -> DistributeDecision:
        """Another conversion; above the first one are the performers."""
        if way < 0 and self.player.acts:
            return self._to(0).at_taker()
        return attrs.evolve(self, way=max(0, min(way, len(self.ways) - 1)))

    def _next_cube(self, step: int) -> DistributeDecision:
        """Another cube in hand, for the performer that gains most by it."""
        places = range(self.cube + step, len(COLOURS) if step > 0 else -1, step)
        return next((attrs.evolve(self, cube=at).at_taker() for at in places if self.player.storage[at]), self)

    def _picked(self, cube: int) -> DistributeDecision:
        """Take a cube in hand. The one that is in hand stays there, for whom it has been brought to."""
        if cube == self.cube and not self.converts:
            return attrs.evolve(self, above=False)
        return attrs.evolve(self, cube=cube, line=0 if self.converts else self.line, above=False).at_taker()

    def at_taker(self) -> DistributeDecision:
        """With the cursor on the performer that gains most by the cube, if any can take it."""
        takers = self.takers
        return self._to(max(takers, key=self._gain)) if takers else self

    def _gain(self, line: int) -> tuple[bool, int]:
        """Whether the cube saves a performer from being fired, and how many levels it rises."""
        act = self.player.acts[line]
        moved = drum_roll.step(self.view, self.seat, self._onto(line)).players[self.seat].act(act.id)
        rise = 0 if moved is None else moved.ready - act.ready
        return (bool(rise) and not act.ready, rise)

    def _to(self, line: int) -> DistributeDecision:
        above = self.above and line not in self.converters
        return attrs.evolve(self, line=line, way=0, above=above)

    def at_best(self) -> DistributeDecision:
        """With the cursor on the cube that some performer gains most by, or on a conversion, or on any cube."""
        owned = [place for place, count in enumerate(self.player.storage) if count]
        held = [attrs.evolve(self, cube=place).at_taker() for place in owned]
        movable = [each for each in held if each.targets and not each.converts and each.takers]
        if movable:
            return attrs.evolve(max(movable, key=lambda each: each._gain(each.line)), above=True)
        for line in self.converters:
            there = attrs.evolve(self, cube=(*owned, 0)[0], line=line)
            if there.refusal is None:
                return there
        return held[0] if held else self

    def pointed(self, target: Any) -> Outcome:
        """A click picks up a cube, or goes to a line; one on the line at the cursor does what it says."""
        match target:
            case ("cube", int(cube)):
                return self._picked(cube)
            case ("way", int(way)):
                return self.press("confirm") if way == self.way else attrs.evolve(self, way=way)
            case int(line) if line < len(self.targets):
                return self.press("confirm") if line == self.line else self._to(line)
            case _:
                return self
