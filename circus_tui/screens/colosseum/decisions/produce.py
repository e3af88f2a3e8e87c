"""Phase 4: roll, then plan the whole production before committing to it: nobles, medals, jokers, the event."""

from __future__ import annotations

from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.games.colosseum import FEWER, JOKERS, MEDAL, PASS, VISIT
from circus_tui.keyboard.keys import Action, action
from circus_tui.screens.colosseum.decisions.sitting import Sitting
from circus_tui.screens.contract import Outcome, Played
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import MedalMove, Move, MoveNoble, Produce, Roll
from rules.colosseum.outlook import Outlook, outlooks, spectators
from rules.colosseum.pieces import NOBLES, Noble
from rules.colosseum.producing import noble_moves
from rules.colosseum.state import MovingNobles, State
from rules.core import Refusal, Seat

ROLL: Final = action("confirm", "enter space", "⏎", "roll", "Roll for the nobles; then you must produce.")
NOTHING: Final = attrs.evolve(PASS, label="nothing", meaning="Produce nothing this turn.", words="produce nothing")
NOBLE: Final = action("up", "up", "↑↓", "noble", "Go to the noble above.")
WAY: Final = action("right", "right", "←→", "steps", "Go to the next way to use the dice.")
MOVE: Final = action("confirm", "enter space", "⏎", "move", "Plan this move; nothing is played before the event.")
PROGRAM: Final = action("right", "right", "←→", "program", "Go to the next program.")
_OTHER_WAYS: Final = (keys.LEFT, keys.UP, keys.DOWN)
STAGE: Final = action("confirm", "enter space", "⏎", "produce", "Play the whole plan: nobles moved, event produced.")
BACK: Final = attrs.evolve(keys.BACK, meaning="Take back the last step of the plan.")

_FURTHEST: Final = FIGURES.medal.furthest_move
_MEDAL_STEPS: Final = (*range(-_FURTHEST, 0), *range(1, _FURTHEST + 1))


@attrs.frozen
class DecideDecision(Sitting):
    """Roll, or produce nothing; the cursor looks through the programs.

    While it is `leaving`, whoever could roll and wants to produce nothing has been asked whether that is meant.
    """

    cursor: int = 0
    leaving: bool = False

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Roll, produce nothing, look through the programs."""
        return (ROLL, NOTHING, PROGRAM, *_OTHER_WAYS)

    @property
    def refusal(self) -> Refusal | None:
        """Why there can be no roll."""
        return self.refusal_of(Roll())

    def pressed(self, name: str) -> Outcome:
        """Look through the programs, roll, or produce nothing, which is asked about once."""
        if name == "pass" and not self.leaving and self.refusal is None:
            return attrs.evolve(self, leaving=True)
        decision = attrs.evolve(self, leaving=False)
        match name:
            case "up" | "down" | "left" | "right":
                return attrs.evolve(decision, cursor=_shifted(self.view, self.seat, self.cursor, name))
            case "confirm":
                return self.decided(Roll())
            case "pass":
                return self.passed()
            case "why":
                return self.refusal or decision
            case _:
                return decision

    def point(self, target: Any) -> Outcome:
        """A click goes to a program."""
        return attrs.evolve(self, cursor=target, leaving=False) if isinstance(target, int) else self


def _shifted(view: State, seat: Seat, cursor: int, way: str) -> int:
    last = max(0, len(view.players[seat].programs) - 1)
    return min(last, max(0, cursor + (1 if way in ("down", "right") else -1)))


@attrs.frozen
class Planning(Sitting):
    """A decision within a plan: `planned` are moves that `view` contains and nobody has played yet."""

    planned: tuple[Move, ...] = ()
    back_to: Planning | None = None

    def decided(self, move: Move) -> Outcome:
        """Add a move to the plan; with the event it is played."""
        refusal = self.refusal_of(move)
        if refusal is not None:
            return refusal
        planned = (*self.planned, move)
        if isinstance(move, Produce):
            return Played(planned)
        return open_plan(colosseum.step(self.view, self.seat, move), self.seat, planned, self)

    @property
    def move(self) -> Move:
        """The move as it is set."""
        raise NotImplementedError

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not allowed."""
        return self.refusal_of(self.move)

    def pressed(self, name: str) -> Outcome:
        """Add the move to the plan, take back the last one, or ask why not."""
        match name:
            case "confirm":
                return self.decided(self.move)
            case "back":
                return self.back_to or self
            case "why":
                return self.refusal or self
            case _:
                return self

    @property
    def composed(self) -> object:
        """The moves of nobles planned so far."""
        return self.planned

    @property
    def backs(self) -> tuple[Action, ...]:
        """The key that takes back a step, if there is one."""
        return (BACK,) if self.back_to is not None else ()


@attrs.frozen
class NobleDecision(Planning):
    """Choose a noble (the row) and how it moves (the column)."""

    row: int = 0
    column: int = 0

    @property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """The columns: the dice used, if any, and the steps, which come last."""
        raise NotImplementedError

    def move_of(self, noble: Noble, way: tuple[int, ...]) -> MoveNoble | MedalMove:
        """The move of a row and a column."""
        raise NotImplementedError

    @property
    def noble(self) -> Noble:
        """The noble at the cursor."""
        return NOBLES[self.row]

    @property
    def move(self) -> MoveNoble | MedalMove:
        """The move at the cursor."""
        return self.move_of(self.noble, self.ways[self.column])

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose noble and steps, plan the move, go back."""
        return (NOBLE, WAY, MOVE, *self.backs, keys.DOWN, keys.LEFT)

    def pressed(self, name: str) -> Outcome:
        """Choose a noble and how far it goes; the rest is what every step of a plan does."""
        match name:
            case "up" | "down":
                return attrs.evolve(self, row=(self.row + (1 if name == "down" else -1)) % len(NOBLES))
            case "left" | "right":
                step = 1 if name == "right" else -1
                return attrs.evolve(self, column=(self.column + step) % len(self.ways))
            case _:
                return super().pressed(name)

    def point(self, target: Any) -> Outcome:
        """A click on a landing place goes there; a second one moves."""
        match target:
            case (self.row, self.column):
                return self.decided(self.move)
            case (int(row), int(column)):
                return attrs.evolve(self, row=row, column=column)
            case _:
                return self


@attrs.frozen
class DiceDecision(NobleDecision):
    """Move nobles by the dice."""

    @property
    def step(self) -> MovingNobles:
        """The step with the dice that were rolled."""
        step = self.view.step
        assert isinstance(step, MovingNobles)
        return step

    @property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """Each unused die with its steps, then the sum; of two equal dice the first stands for both."""
        step = self.step
        found = {(*move.dice, move.steps): None for move in noble_moves(step)}
        faces: dict[tuple[Any, ...], tuple[int, ...]] = {}
        for way in found:
            faces.setdefault((*(step.faces[die] for die in way[:-1]), way[-1]), way)
        return tuple(faces.values())

    def move_of(self, noble: Noble, way: tuple[int, ...]) -> MoveNoble:
        """A move by one die, or by both."""
        return MoveNoble(noble, way[:-1], way[-1])


@attrs.frozen
class MedalDecision(NobleDecision):
    """Move a noble for a medal, up to three spaces either way."""

    @property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """The ways a noble may go for a medal, back and forth."""
        return tuple((steps,) for steps in _MEDAL_STEPS)

    def move_of(self, noble: Noble, way: tuple[int, ...]) -> MedalMove:
        """A move for a medal."""
        return MedalMove(noble, way[0])


@attrs.frozen
class StageDecision(Planning):
    """Choose the program, how many jokers are kept back, and how many medals are paid."""

    cursor: int = 0
    kept: int = 0
    medals: int = 0

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """Choose program, jokers and medals, move a noble for a medal, produce, go back."""
        jokers = JOKERS if self.outlook.jokers else attrs.evolve(JOKERS, label="")
        for_medals = (MEDAL, VISIT)
        if not self.view.players[self.seat].medals:
            for_medals = (attrs.evolve(MEDAL, label=""), attrs.evolve(VISIT, label=""))
        return (PROGRAM, *for_medals, jokers, STAGE, *self.backs, FEWER, *_OTHER_WAYS)

    @property
    def outlook(self) -> Outlook:
        """The program at the cursor."""
        return outlooks(self.view, self.seat)[self.cursor]

    @property
    def jokers(self) -> int:
        """How many jokers would be used."""
        return max(0, most_jokers(self.outlook) - self.kept)

    @property
    def move(self) -> Produce:
        """The event as it stands."""
        return Produce(self.outlook.program, self.jokers, self.medals)

    def pressed(self, name: str) -> Outcome:
        """Choose program, jokers and medals, move a noble for a medal, or produce the event."""
        match name:
            case "up" | "down" | "left" | "right":
                return attrs.evolve(self, cursor=_shifted(self.view, self.seat, self.cursor, name), kept=0)
            case "jokers":
                return attrs.evolve(self, kept=(self.kept + 1) % (most_jokers(self.outlook) + 1))
            case "medal" | "fewer":
                step = 1 if name == "medal" else -1
                return attrs.evolve(self, medals=(self.medals + step) % (self.view.players[self.seat].medals + 1))
            case "visit":
                decision = MedalDecision(self.view, self.seat, self.planned, self, column=_MEDAL_STEPS.index(1))
                return decision.refusal or decision
            case _:
                return super().pressed(name)

    def point(self, target: Any) -> Outcome:
        """A click chooses a program, on an arrow changes the medals; a second one on the program produces it."""
        if target in ("medal", "fewer", "jokers"):
            return self.pressed(target)
        if not isinstance(target, int):
            return self
        return self.decided(self.move) if target == self.cursor else attrs.evolve(self, cursor=target, kept=0)


def most_jokers(outlook: Outlook) -> int:
    """How many jokers the program has room for."""
    return min(outlook.jokers, outlook.missing)


def open_plan(
    view: State, seat: Seat, planned: tuple[Move, ...] = (), back_to: Planning | None = None
) -> DiceDecision | StageDecision:
    """Go on planning: the dice first, then the event."""
    if isinstance(view.step, MovingNobles):
        decision = DiceDecision(view, seat, planned=planned, back_to=back_to)
        return attrs.evolve(
            decision, row=next(row for row, noble in enumerate(NOBLES) if noble not in decision.step.moved)
        )
    return StageDecision(view, seat, planned=planned, back_to=back_to, cursor=_best(view, seat))


def open_deciding(view: State, seat: Seat) -> DecideDecision:
    """Begin at the program that would draw most."""
    return DecideDecision(view, seat, cursor=_best(view, seat))


def _best(view: State, seat: Seat) -> int:
    """Where the program stands that would draw most."""
    totals = [drawn(view, seat, outlook) for outlook in outlooks(view, seat)]
    return totals.index(max(totals)) if totals else 0


def drawn(view: State, seat: Seat, outlook: Outlook) -> int:
    """How many a program would draw now with all its jokers; 0 if it cannot be produced."""
    came = spectators(view, seat, outlook.program, most_jokers(outlook)) if outlook.fits else None
    return came.total if came else 0
