"""Sessions that share a table, each with a store of its own, as windows of several processes do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import attrs

from circus_tui.keyboard.keys import Guard
from circus_tui.screens.contract import Played, decisions_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store
from circus_tui.tables.asking import Asking
from circus_tui.tables.company import Company
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import Seat
from tests.company.party import AtOnce
from tests.shell.test_guard import Clock

NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Window:
    """A session with a store of its own, at some of the seats."""

    def __init__(self, folder: Path, table: Table, seats: tuple[Seat, ...], sitter: Sitter = ANYBODY) -> None:
        self.store = Store(folder)
        self.clock = Clock()
        self.table = Table.resume(self.store, table.match, seats, sitter)
        company = Company(self.table, store=self.store, clock=self.clock, players=AtOnce)
        self.session = Session(self.table, decisions_of(table.match.game), Guard(self.clock), company)
        self.session.asking = Asking(self.table, self.store)
        self.session.begin()

    @property
    def mine(self) -> frozenset[Seat]:
        assert self.table.places is not None
        return self.table.places.mine

    def act(self, rng: Random) -> bool:
        """Do what can be done here: lift a curtain, decide, go on, let a computer move; tell whether there was any."""
        session = self.session
        session.look()
        self.clock.now += 2
        if session.curtain is not None:
            session.lift_curtain()
        elif session.decision is not None:
            seat = session.decision.seat
            assert seat in session.here
            moves = list(self.table.rules.legal_moves(self.table.view(seat), seat))
            session._take(Played((rng.choice(moves),)), "confirm")
        elif session.between and not session.over:
            session.go_on()
        else:
            return session.tick()
        return True


@attrs.define
class Shared:
    """A game at which nobody sits but its windows."""

    folder: Path
    slug: str
    people: int = 3
    bots: tuple[str, ...] = ()
    windows: list[Window] = attrs.field(factory=list)
    table: Table = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        rules, store = GAMES[self.slug], Store(self.folder)
        self.table = Table.create(store, rules, NAMES[: self.people], rules.Options(), seed=5, seats=())
        keep_seating(store, self.table.match.id, Seating(self.bots))

    def open(self, *seats: Seat, sitter: Sitter = ANYBODY) -> Window:
        self.windows.append(Window(self.folder, self.table, seats, sitter))
        return self.windows[-1]

    def close(self, window: Window) -> None:
        """It vanishes."""
        window.table.leave()
        self.windows.remove(window)

    def play(self, rng: Random, most: int) -> Iterator[Window]:
        """Let the windows act in any order; give each that has done something."""
        for _ in range(most):
            window = rng.choice(self.windows)
            if window.act(rng):
                yield window
