"""People at one keyboard who play Drum Roll by keys: each decision with a few keys, curtains counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from circus_tui.boards.drum_roll.desks.beginning import BankDesk, CubesDesk, KeepDesk
from circus_tui.boards.drum_roll.desks.cards import CardsDesk, EndDesk
from circus_tui.boards.drum_roll.desks.distributing import DistributeDesk
from circus_tui.boards.drum_roll.desks.hiring import HireDesk, InvestDesk
from circus_tui.boards.drum_roll.desks.placing import PASSING, PlaceDesk
from circus_tui.boards.drum_roll.desks.showing import PayDesk, PerformDesk, PickDesk, SkipDesk, TrailerDesk
from circus_tui.boards.drum_roll.desks.sitting import Sitting
from circus_tui.boards.drum_roll.desks.voting import AnyoneDesk, VoteDesk
from circus_tui.screens.curtain import CurtainPage
from circus_tui.screens.game import GamePage
from circus_tui.store import Store
from circus_tui.table import Table
from rules import GAMES
from rules.drum_roll.state import State
from tests.shell.bench import Bench

NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Evening:
    """A game on the bench."""

    def __init__(self, folder: Path, seats: int, seed: int, size: tuple[int, int] = (80, 24)) -> None:
        rules = GAMES["drum_roll"]
        self.store = Store(folder)
        self.table = Table.create(self.store, rules, NAMES[:seats], rules.Options(), seed)
        self.bench = Bench(self.store, GamePage(self.table), size=size)
        self.curtains: Counter[str] = Counter()
        self.desks: Counter[str] = Counter()
        self._rng = Random(seed)
        self._delays = seed % 2 == 0

    @property
    def state(self) -> State:
        """The game as the table sees it."""
        state: State = self.table.view(None)
        return state

    @property
    def desk(self) -> Sitting:
        """The decision on the screen."""
        desk = self.bench.game.desk
        assert isinstance(desk, Sitting)
        return desk

    def play(self, shows: int = 1) -> None:
        """Play until so many shows are over, or the game is."""
        while self.state.turn.show <= shows and GAMES["drum_roll"].to_act(self.state):
            self.once()

    def once(self) -> str:
        """Make one decision, or lift a curtain."""
        top = self.bench.top
        if isinstance(top, CurtainPage):
            self.curtains[type(self.state.step).__name__] += 1
            return self.bench.press(top.actions[0].keys[0])
        if self.bench.game.desk is None:
            return self.bench.press("enter")
        desk = self.desk
        self.desks[type(desk).__name__] += 1
        before = self.table.revision
        text = self.bench.press(*self._keys(desk))
        assert self.table.revision > before, f"nothing was decided by {self._keys(desk)}:\n{text}"
        return text

    def _keys(self, desk: Sitting) -> tuple[str, ...]:
        match desk:
            case KeepDesk():
                return ("down", "enter") if self._rng.random() < 0.5 else ("enter",)
            case CubesDesk():
                wanted = [colour[0] for act in desk.player.acts for colour in act.missing]
                return (*(wanted * desk.number)[: desk.number], *("w",) * (desk.number - len(wanted)), "enter")
            case PlaceDesk():
                free = [place for place in range(PASSING) if desk.to(place).refusal is None]
                steps = self._rng.choice(free) - desk.cursor if free and self._rng.random() < 0.8 else None
                return ("p",) if steps is None else (*("right",) * steps, *("left",) * -steps, "enter")
            case HireDesk():
                return ("enter",) if desk.refusal is None else ("d",)
            case DistributeDesk():
                return ("enter",) if desk.move is not None and desk.refusal is None else ("d",)
            case VoteDesk():
                return ("d",) if self._delays else ("s",)
            case SkipDesk():
                return (*("space", "down") * desk.number, "enter")
            case CardsDesk():
                return ("d",)
            case InvestDesk():
                return ("enter",) if desk.refusal is None and desk.player.coins > 4 else ("d",)
            case BankDesk() | EndDesk() | PerformDesk() | PickDesk() | TrailerDesk() | PayDesk() | AnyoneDesk():
                return ("enter",)
            case _:
                raise AssertionError(f"nobody knows what to press at {desk}")
