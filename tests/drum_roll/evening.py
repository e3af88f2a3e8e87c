"""People at one keyboard who play Drum Roll by keys: each decision with a few keys, curtains counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from circus_tui.screens.drum_roll.decisions.beginning import BankDecision, CubesDecision, KeepDecision
from circus_tui.screens.drum_roll.decisions.cards import CardsDecision, EndDecision
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from circus_tui.screens.drum_roll.decisions.hiring import HireDecision, InvestDecision
from circus_tui.screens.drum_roll.decisions.placing import PASSING, PlaceDecision
from circus_tui.screens.drum_roll.decisions.showing import (
    PayDecision,
    PerformDecision,
    PickDecision,
    SkipDecision,
    TrailerDecision,
)
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.decisions.voting import AnyoneDecision, VoteDecision
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from rules.drum_roll.state import State
from tests.shell.bench import Bench

NAMES = ("Ana", "Ben", "Cleo", "Dan")
_LOOKS = 5
"""Every so many decisions the screen is painted."""


class Evening:
    """A game on the bench."""

    def __init__(self, folder: Path, seats: int, seed: int, size: tuple[int, int] = (80, 24)) -> None:
        rules = GAMES["drum_roll"]
        self.store = Store(folder)
        self.table = Table.create(self.store, rules, NAMES[:seats], rules.Options(), seed)
        self.bench = Bench(self.store, self.table, size=size)
        self.curtains: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self._rng = Random(seed)
        self._delays = seed % 2 == 0

    @property
    def state(self) -> State:
        """The game as the table sees it."""
        state: State = self.table.view(None)
        return state

    @property
    def decision(self) -> Sitting:
        """The decision on the screen."""
        decision = self.bench.session.decision
        assert isinstance(decision, Sitting)
        return decision

    def play(self, shows: int = 1) -> None:
        """Play until so many shows are over, or the game is."""
        while self.state.turn.show <= shows and GAMES["drum_roll"].to_act(self.state):
            self.once()

    def once(self) -> None:
        """Make one decision, or lift a curtain; look at one in a few."""
        if self.bench.lift:
            self.curtains[type(self.state.step).__name__] += 1
            self.bench.type(self.bench.lift)
        elif self.bench.session.decision is None:
            self.bench.type("enter")
        else:
            decision, before = self.decision, self.table.revision
            self.decisions[type(decision).__name__] += 1
            keys = self._keys(decision)
            self.bench.type(*keys)
            if self.bench.session.answer.endswith("press again to spend that."):
                self.bench.type(keys[-1])
            assert self.table.revision > before, f"nothing was decided by {keys}:\n{self.bench.text}"
        if sum(self.decisions.values()) % _LOOKS == 0:
            assert self.bench.text

    def _keys(self, decision: Sitting) -> tuple[str, ...]:
        match decision:
            case KeepDecision():
                return ("down", "enter") if self._rng.random() < 0.5 else ("enter",)
            case CubesDecision():
                wanted = [colour[0] for act in decision.player.acts for colour in act.missing]
                return (
                    *(wanted * decision.number)[: decision.number],
                    *("w",) * (decision.number - len(wanted)),
                    "enter",
                )
            case PlaceDecision():
                free = [place for place in range(PASSING) if decision.to(place).refusal is None]
                steps = self._rng.choice(free) - decision.cursor if free and self._rng.random() < 0.8 else None
                return ("p",) if steps is None else (*("right",) * steps, *("left",) * -steps, "enter")
            case HireDecision():
                return ("enter",) if decision.refusal is None else ("d",)
            case DistributeDecision():
                return ("enter",) if decision.move is not None and decision.refusal is None else ("d",)
            case VoteDecision():
                return ("d",) if self._delays else ("s",)
            case SkipDecision():
                return (*("space", "down") * decision.number, "enter")
            case CardsDecision():
                return ("d",)
            case InvestDecision():
                return ("enter",) if decision.refusal is None and decision.player.coins > 4 else ("d",)
            case (
                BankDecision()
                | EndDecision()
                | PerformDecision()
                | PickDecision()
                | TrailerDecision()
                | PayDecision()
                | AnyoneDecision()
            ):
                return ("enter",)
            case _:
                raise AssertionError(f"nobody knows what to press at {decision}")
