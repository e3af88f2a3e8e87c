"""Opening a game line by line: a new one, a saved one, a lesson, or whichever is chosen from a list."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Final, TypeAlias, assert_never

from circus_tui.learning.coach import Coach
from circus_tui.plain import commands, school
from circus_tui.plain.book import read_book
from circus_tui.plain.choosing import choose, game_of, numbered
from circus_tui.plain.console import Console, Left
from circus_tui.plain.exchange import Exchange
from circus_tui.plain.game import PlainGame
from circus_tui.plain.lines import Lines
from circus_tui.plain.seats import seats_asked_for
from circus_tui.plain.setup import prepared
from circus_tui.refused import Refused
from circus_tui.storage.store import Match, Store, StoreError
from circus_tui.tables.company import Company
from circus_tui.tables.opening import last_match, new_table, saved_table, unfinished
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Begin, Browse, GoOn, Learn, SetUp, Wish
from circus_tui.terminal.interrupt import INTERRUPTED
from rules import GAMES
from rules.catalogue import infos
from rules.core import Info, listing

OK = 0

_MOST_LISTED: Final = 9
_SAVED: Final = "Every move is saved. `circus-tui --plain continue` goes on."
_SEVERAL: Final = (
    "Several people share this window. Before a hand is read to the next one, the former is pushed out of it; but the"
    " terminal keeps what has gone by: do not scroll back, and clear it after the game."
)
_SHARED: Final = (
    "Others may play at windows of their own: you hear at once what they do. who tells who sits where; say and a line"
    " speaks to them."
)
_OTHER: Final = {"learn": "Learn to play: short lessons on all games.", "rules": "Read the rulebook of a game."}
Thing: TypeAlias = Match | Info | str
"""What can be chosen: a saved game, a new one, or one of the others by its word."""


def run(folder: Path, wish: Wish, *, ascii_only: bool) -> int:
    """Play on the standard input and output; give the exit code. Raises `Refused` with a sentence."""
    if sys.stdin is None or sys.stdout is None:
        raise Refused("There is nothing to read from, or nowhere to write to.")
    source = Lines(sys.stdin.fileno(), sys.stdin.encoding) if isinstance(sys.stdin, io.TextIOWrapper) else sys.stdin
    return play(folder, wish, Console(source, sys.stdout, ascii_only=ascii_only))


def play(folder: Path, wish: Wish, console: Console) -> int:
    """Play on a console; give the exit code. Raises `Refused` with a sentence."""
    table: Table | None = None
    try:
        store = Store(folder)
    except StoreError as error:
        raise Refused(str(error)) from None
    try:
        table = _opened(store, wish, console)
        if table is not None:
            at_table(store, table, console)
    except StoreError as error:
        raise Refused(str(error)) from None
    except (Left, EOFError):
        console.say(_SAVED if table is not None and table.rules.to_act(table.view(None)) else "Goodbye.")
    except KeyboardInterrupt:
        console.say("", _SAVED if table is not None else "Goodbye.")
        return INTERRUPTED
    finally:
        if table is not None:
            table.leave()
        store.close()
    return OK


def at_table(store: Store, table: Table, console: Console) -> None:
    """Play at a table until it is left. Raises `Left`, EOFError and `StoreError`."""
    coach = Coach.of(store, table.match.id, table.rules.INFO.slug, table.players)
    exchange = Exchange(table, store)
    game = PlainGame(table, console, Company(table, store=store), coach, exchange)
    console.say(f"{table.rules.INFO.title}, with {listing(table.players)}. Type help at any time.")
    if len(game.here) > 1:
        console.say(_SEVERAL)
    if game.shared:
        console.say(_SHARED, *exchange.said(1))
    game.begin()
    commands.play(game)


def _opened(store: Store, wish: Wish, console: Console) -> Table | None:
    """The table that is wished for; None after lessons."""
    match wish:
        case Browse():
            return _chosen(store, console)
        case GoOn(sit):
            return _saved(store, last_match(store, sit or ()), console, sit)
        case SetUp(slug, options, seed, hints):
            usual = GAMES[slug].Options() if options is None else options
            return prepared(slug, usual, console, seed=seed, hints=hints).open(store)
        case Begin():
            return new_table(store, wish)
        case Learn(slug, number):
            school.learn(store, console, slug, number)
            return None
        case _:
            assert_never(wish)


def _saved(store: Store, match: Match, console: Console, sit: tuple[str, ...] | None = None) -> Table:
    """Sit down at a saved game: as it was wished, or where one says that one sits."""
    return saved_table(store, match, seats_asked_for(store, match, console) if sit is None else sit)


def _chosen(store: Store, console: Console) -> Table | None:
    """Let somebody choose: an unfinished game, a new one, lessons, or a rulebook."""
    saved = [match for match in unfinished(store) if not match.damage][:_MOST_LISTED]
    things: list[Thing] = [*saved, *infos().values(), *_OTHER]
    console.say("Circus games, line by line. Type a number; quit leaves.")
    console.say(*numbered(list(map(_named, things))))
    match choose(console, things, list(map(_word_of, things))):
        case "learn":
            school.learn(store, console)
        case "rules":
            read_book(console, GAMES[game_of(console)])
        case Match() as match:
            return _saved(store, match, console)
        case Info(slug=slug, summary=summary, goal=goal):
            console.say(summary, goal)
            return prepared(slug, GAMES[slug].Options(), console).open(store)
    return None


def _named(thing: Thing) -> str:
    match thing:
        case Match(game=slug, players=players):
            return f"Go on with {infos()[slug].title} of {listing(players)}."
        case Info(title=title, players=players, line=line):
            return f"New game of {title}, {players}: {line}"
        case word:
            return _OTHER[word]


def _word_of(thing: Thing) -> str:
    """What may be typed for it: of a new game its title alone."""
    if isinstance(thing, Info):
        return thing.title
    return f"{thing} {_named(thing)}" if isinstance(thing, str) else _named(thing)
