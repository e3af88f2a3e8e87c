"""A table with computers, without Textual: people who play sensibly, a clock that a test sets, players who can fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.greedy import Greedy
from circus_tui.bots.naming import parse
from circus_tui.bots.player import Answer, BotPlayer, Moved, Trouble, stand_in
from circus_tui.bots.seat import BotSeat
from circus_tui.keyboard.keys import Guard
from circus_tui.screens.contract import Played, decisions_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables.company import PACE, Company
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import Seat
from tests.shell.test_guard import Clock

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


class AtOnce(BotPlayer):
    """A player that thinks where it sits, so that a test need not wait; `trouble` makes it fail every time."""

    def __init__(self, game: str, bot: str, seed: int = 0, trouble: Trouble | None = None) -> None:
        super().__init__(game, bot, seed)
        self.views: list[Any] = []
        self._own = GAMES[game]
        self._seat = BotSeat(parse(bot), Random(seed))
        self._fails: Trouble | None = trouble
        self._answer: Answer | None = None

    def ask(self, view: Any, seat: Seat, *, advice: bool = False) -> None:
        """Answer, to be polled."""
        assert not advice
        self.views.append(view)
        if self._fails is None:
            move, said = self._seat.choose(self._own, view, seat), evaluation_of(self._own)
            self._answer = Moved(move, remark=said.remark(view, seat, move), wish=said.wish(view, seat, move))
        else:
            self._answer = Moved(stand_in(self._own, view, seat, Random(len(self.views))), self._fails)

    def poll(self) -> Answer | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer


Make = Callable[[str, str, int], BotPlayer]


class Party:
    """A session at a table with some computers; people make greedy moves."""

    def __init__(
        self, store: Store, slug: str, bots: Sequence[str], *, make: Make = AtOnce, seed: int = 3, hints: bool = True
    ) -> None:
        self.rules = GAMES[slug]
        self.clock = Clock()
        self.table = Table.create(store, self.rules, NAMES[: len(bots)], self.rules.Options(), seed=seed)
        keep_seating(store, self.table.match.id, Seating(tuple(bots), hints))
        self.company = Company(self.table, store=store, clock=self.clock, players=make)
        self.session = Session(self.table, decisions_of(slug), Guard(self.clock), self.company)
        self.session.begin()

    def decide(self) -> None:
        """Let the person who decides make a greedy move."""
        decision = self.session.decision
        assert decision is not None
        seat = decision.seat
        assert seat not in self.company.computers
        self.clock.now += 1
        move = Greedy().choose(self.rules, self.table.view(seat), seat, Random(self.table.entries))
        self.session._take(Played((move,)), "confirm")

    def step(self) -> bool:
        """Do whatever comes next; tell whether the game goes on."""
        session = self.session
        if session.computing:
            self.clock.now += PACE
            session.tick()
        elif session.curtain is not None:
            session.lift_curtain()
        elif session.decision is not None:
            self.decide()
        elif session.over:
            return False
        else:
            session.go_on()
        return True

    def until(self, reached: Callable[[Session], bool], most: int = 4000) -> None:
        """Play until something is so."""
        for _ in range(most):
            if reached(self.session):
                return
            assert self.step(), "the game is over"
        raise AssertionError("it never came to that")
