"""Computer players at a table: which seats they have, and when their moves come, at a pace that people can follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

import attrs

from circus_tui.bots.evaluation import evaluation_of
from circus_tui.bots.player import BotPlayer, Moved, Trouble
from circus_tui.storage.store import Store
from circus_tui.tables.remarks import Remark, Remarks
from circus_tui.tables.seating import Seating, keep_seating, seating_of
from circus_tui.tables.table import Table
from rules.core import Seat, name_seats

PACE: Final = 1.0
"""Seconds for which a move that the table has seen stands before the next one is shown."""
_LOOK: Final = 10
"""How many times as long the sums of a turn or show stand, before a computer begins the next one."""

_WRONG: Final[dict[Trouble, str]] = {
    "died": "has stopped",
    "hung": "does not answer any more",
    "too slow": "has thought for too long",
    "confused": "has answered nonsense",
    "crowded": "has found no room to think",
}


class Company:
    """The computers of one table. Each thinks in a process of its own; nothing here waits for one.

    `said` is what goes with the last move made here: what went wrong, by which nothing is lost, or what the computer
    remarks; `remark` is that of the last move at the table, wherever it was made.
    `players` makes a computer player of a game's slug, a name and a seed.
    """

    def __init__(
        self,
        table: Table,
        seating: Seating | None = None,
        *,
        store: Store | None = None,
        clock: Callable[[], float] = monotonic,
        pace: float = PACE,
        players: Callable[[str, str, int], BotPlayer] = BotPlayer,
    ) -> None:
        """Who is remembered for the table in the store has the seats, unless a seating is given."""
        self.seating = Seating() if seating is None else seating
        self.said = ""
        self.pace = pace
        self._table = table
        self._store = store
        self._remarks = Remarks(table, store)
        if seating is None:
            self.recall()
        self._clock = clock
        self._new = players
        self._players: dict[Seat, BotPlayer] = {}
        self._asked: tuple[int, Seat] | None = None
        self._found: Moved | None = None
        self._due = 0.0
        self._read = -1
        """After how many entries a result has been looked at."""
        self._hurried = False

    def recall(self) -> None:
        """Seat the computers as it is remembered, which another window may have changed."""
        if self._store is not None:
            self.seating = seating_of(self._store, self._table.match.id)

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats that the computer has."""
        return self.seating.computers

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people have."""
        return self.seating.people(len(self._table.players))

    @property
    def lone(self) -> Seat | None:
        """The only person at a table with computers, from whom nothing need be hidden by a curtain."""
        return self.seating.lone(len(self._table.players))

    def give(self, bots: tuple[str, ...]) -> None:
        """Hand seats to computer players, or with "" to people, and remember it. Raises `StoreError`."""
        seating = attrs.evolve(self.seating, bots=bots)
        if self._store is not None:
            keep_seating(self._store, self._table.match.id, seating)
        self.seating = seating
        self.close()

    def rest(self) -> None:
        """Let what has just happened stand for a while."""
        self._due = self._clock() + self.pace

    def go_on(self) -> None:
        """Enough has been looked at."""
        self._read, self._due = self._table.entries, self._clock()

    @property
    def is_resting(self) -> bool:
        """Whether what happened last is to be looked at a little longer."""
        return not self._hurried and self._clock() < self._due

    def hurry(self) -> None:
        """Show the moves as soon as they are found, until a person decides; without people only the next one."""
        self._hurried = True

    def settle(self) -> None:
        """A person decides: the next moves of computers come at their pace again."""
        self._hurried = False

    def act(self, seat: Seat) -> bool:
        """Play the move for a seat whose turn it is, once it is found and due; tell whether that has been done.

        Raises `StoreError`; the same move is tried again after a while.
        """
        moment = (self._table.revision, seat)
        if self._asked != moment:
            self._asked, self._found = moment, None
            self._player(seat).ask(self._table.view(seat), seat)
            if self.people and self._table.result is not None and self._read != self._table.entries:
                self._read, self._due = self._table.entries, self._clock() + _LOOK * self.pace
        if self._found is None:
            answer = self._player(seat).poll()
            self._found = answer if isinstance(answer, Moved) else None
        if self._found is None or self.is_resting:
            return False
        before = self._table.entries
        said = self._wrong(seat, self._found.trouble) or name_seats(self._found.remark, self._table.players)
        with self._tried_later():
            self.say(said, self._found.wish)
            self._table.play(seat, (self._found.move,), self._table.revision)
        self.said = said
        if any(self._table.events()[before:]) or self.said:
            self.rest()
        if not self.people:
            self._hurried = False
        return True

    def say(self, template: str, wish: Any = None) -> None:
        """Say something at all windows with the move that is about to be made, if there is anything to be said.

        Raises `StoreError`.
        """
        if template:
            self._remarks.say(Remark(name_seats(template, self._table.players), wish))

    @property
    def remark(self) -> Remark:
        """What a computer has said with the very last move, in this window or another. Raises `StoreError`."""
        return self._remarks.last

    def tell(self, reply: Moved) -> None:
        """Let all windows hear what a computer answers where nothing is played. Raises `StoreError`."""
        self._remarks.add(Remark(reply.remark, reply.wish))

    def look(self) -> Remark:
        """What has been said at another window without a move, and not been heard here. Raises `StoreError`."""
        return self._remarks.look()

    def sound(self, seat: Seat, view: Any) -> Moved:
        """What the computer of a seat answers to a proposal, on a view on which nothing is played.

        The remark is what the table would hear of that.
        """
        rules = self._table.rules
        game = evaluation_of(rules)
        move = game.answer(view, seat)
        assert move is not None, "it is proposals that are answered"
        told = [event.text for event in rules.events(view, seat, move, rules.step(view, seat, move))]
        said = name_seats(" ".join(filter(None, (*told, game.remark(view, seat, move)))), self._table.players)
        return Moved(move, remark=said, wish=game.wish(view, seat, move))

    @contextmanager
    def _tried_later(self) -> Iterator[None]:
        try:
            yield
        except Exception:
            self._hurried = False
            self._due = self._clock() + 5 * PACE
            raise

    def _player(self, seat: Seat) -> BotPlayer:
        if seat not in self._players:
            slug, bot = self._table.rules.INFO.slug, self.seating.bot(seat)
            self._players[seat] = self._new(slug, bot, 100 * self._table.entries + seat)
        return self._players[seat]

    def _wrong(self, seat: Seat, trouble: Trouble | None) -> str:
        if trouble is None:
            return ""
        return f"The computer for {self._table.players[seat]} {_WRONG[trouble]}: a quick move was made in its place."

    def close(self) -> None:
        """End all thinking at once."""
        for player in self._players.values():
            player.close()
        self._players.clear()
        self._asked = self._found = None
