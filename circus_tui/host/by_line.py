"""One guest of a host who plays line by line, in a process of their own, at the tables that all share.

What is done at a table is told to the host by the table's number, so that the windows of the others look at once.
"""

from __future__ import annotations

import fcntl
import json
import os
import signal
import sys
import termios
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeAlias

import attrs

from circus_tui.host.codes import code_of
from circus_tui.host.personal import PersonalStore, be_named
from circus_tui.plain import school
from circus_tui.plain.book import read_book
from circus_tui.plain.choosing import chosen, game_of, numbered
from circus_tui.plain.console import Console, Left
from circus_tui.plain.lines import Lines
from circus_tui.plain.seats import people_asked_for, seats_asked_for
from circus_tui.plain.setup import prepared
from circus_tui.plain.start import at_table
from circus_tui.refused import Refused
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables import notices
from circus_tui.tables.elsewhere import who_plays
from circus_tui.tables.opening import saved_table, unfinished
from circus_tui.tables.places import owners_of
from circus_tui.tables.sitter import Sitter
from circus_tui.tables.table import Table
from circus_tui.terminal.printing import Unwritable
from rules import GAMES
from rules.catalogue import infos
from rules.core import Info, listing

_MOST_LISTED: Final = 9
_GREETING: Final = "Circus games, line by line. Type a number, or a table's code; Enter lists all again; quit leaves."
_AGAIN: Final = "Here are the tables again."
_FULL: Final = "There are as many tables here as there may be: some must be finished and deleted first."
_OTHER: Final = {"learn": "Learn to play: short lessons on all games.", "rules": "Read the rulebook of a game."}
_KINDNESS: Final = 5
"""How much this process gives way to the host's own."""

Thing: TypeAlias = Match | Info | str
"""What can be chosen: a table, a game to lay one for, or one of the others by its word."""


@attrs.frozen
class Wish:
    """What the host says of a guest: where the tables are and how many there may be, their name and their key.

    `told` is the file descriptor by which the host hears of tables.
    """

    folder: str
    name: str
    key: str
    tables: int
    told: int = -1

    @property
    def text(self) -> str:
        """All of it in one word of a command line."""
        return json.dumps(attrs.asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what the host has written."""
        return cls(**json.loads(text))


class Guest:
    """Somebody among the tables of a host."""

    def __init__(self, store: Store, wish: Wish, console: Console) -> None:
        """Come in."""
        self._store = store
        self._wish = wish
        self._console = console
        self._sitter = Sitter(wish.name, wish.key)
        store.remember("profile", wish.name)

    def stay(self) -> None:
        """Go from table to table until the guest leaves. Raises `Left` and EOFError."""
        words = _GREETING
        while True:
            thing = self._chosen(words)
            words = _AGAIN
            try:
                self._go_to(thing)
            except Left:
                continue
            except (Refused, StoreError) as error:
                words = str(error)

    def _chosen(self, words: str) -> Thing:
        """Ask where the guest wants to go."""
        while True:
            tables = {code_of(match.id).casefold(): match for match in self._tables}
            things: list[Thing] = [*list(tables.values())[:_MOST_LISTED], *infos().values(), *_OTHER]
            self._console.say(words, *numbered(list(map(self._named, things))))
            words = _AGAIN
            while text := self._console.ask():
                found = tables.get(text.casefold()) or chosen(text, things, list(map(self._word_of, things)))
                if found is not None:
                    return found
                self._console.say(f"Type a number from 1 to {len(things)}, or the four letters of a table's code.")

    @property
    def _tables(self) -> list[Match]:
        """The tables where a game goes on: first those where the guest has a seat."""
        going = [match for match in unfinished(self._store) if not match.damage]
        return sorted(going, key=lambda match: not self._own(match))

    def _own(self, match: Match) -> list[str]:
        """Whose seats of a table belong to the guest."""
        owners = owners_of(self._store, match.id)
        return [
            name for seat, name in enumerate(match.players) if self._wish.key and owners.get(seat) == self._wish.key
        ]

    def _named(self, thing: Thing) -> str:
        match thing:
            case Match(game=slug, players=players):
                own, playing = self._own(thing), who_plays(self._store, thing)
                yours = f" You sit there as {listing(own)}." if own else ""
                now = f" Now: {playing[1].replace(' · ', ', ')}." if playing else ""
                return f"Table {code_of(thing.id)}: {infos()[slug].title} of {listing(players)}.{yours}{now}"
            case Info(title=title, players=players, line=line):
                return f"New table of {title}, {players}: {line}"
            case word:
                return _OTHER[word]

    @staticmethod
    def _word_of(thing: Thing) -> str:
        """What may be typed for it besides its number."""
        match thing:
            case Match(game=slug, players=players):
                return f"Table {code_of(thing.id)} {infos()[slug].title} {listing(players)}"
            case Info(title=title):
                return f"New table of {title}"
            case word:
                return word

    def _go_to(self, thing: Thing) -> None:
        """Do what was chosen, until the guest leaves it. Raises `Left`, EOFError, `Refused` and `StoreError`."""
        match thing:
            case "learn":
                school.learn(self._store, self._console)
            case "rules":
                read_book(self._console, GAMES[game_of(self._console)])
            case Match():
                self._play(self._sat_down(thing))
            case Info():
                self._play(self._laid(thing))

    def _sat_down(self, match: Match) -> Table:
        """A table with the guest at their own seats, or where they say."""
        names = self._own(match) or seats_asked_for(self._store, match, self._console, self._sitter)
        return saved_table(self._store, match, names, self._sitter)

    def _laid(self, info: Info) -> Table:
        """A new table; who does not sit at this window has a free seat there."""
        if len(self._store.matches()) >= self._wish.tables:
            raise Refused(_FULL)
        self._console.say(info.summary, info.goal)
        form = prepared(info.slug, GAMES[info.slug].Options(), self._console, files=False)
        people, name = form.people, self._wish.name
        sit = people_asked_for(self._console, people, [name] if name in people else people[:1]) if people else ()
        return form.open(self._store, sit, self._sitter)

    def _play(self, table: Table) -> None:
        try:
            be_named(table, self._wish.name)
            self._console.say(f"Table {code_of(table.match.id)}.")
            at_table(self._store, table, self._console)
        except Left:
            if table.match.scores is None:
                self._console.say(f"Every move is saved{', and your seats are kept' if self._wish.key else ''}.")
        finally:
            table.leave()


def play(wish: Wish, console: Console) -> None:
    """Let a guest play on a console until they leave."""
    shared = Store(Path(wish.folder))
    stop = notices.listen(shared.folder, notices.ANY, partial(_tell, wish.told))
    try:
        Guest(PersonalStore(shared), wish, console).stay()
    except (Left, EOFError, KeyboardInterrupt, BrokenPipeError, Unwritable):
        with suppress(BrokenPipeError, Unwritable):
            console.say("Goodbye.")
    finally:
        stop()
        shared.close()


def _tell(descriptor: int, match: int) -> None:
    """Tell the host that something has happened at a table."""
    with suppress(OSError):
        os.write(descriptor, f"{match}\n".encode())


def main(arguments: list[str]) -> None:
    """Play on the standard input and output; a terminal that is there is this process's own."""
    os.nice(_KINDNESS)
    signal.signal(signal.SIGQUIT, signal.default_int_handler)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    play(Wish.read(arguments[0]), Console(Lines(sys.stdin.fileno()), sys.stdout))


if __name__ == "__main__":
    main(sys.argv[1:])
