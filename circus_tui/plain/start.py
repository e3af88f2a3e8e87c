"""Opening a game line by line: a new one, a saved one, or whichever is chosen from a list."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any, Final

from circus_tui.bots.naming import BadBot
from circus_tui.company import Company
from circus_tui.opening import last_match, new_table, saved_table, unfinished
from circus_tui.plain import commands
from circus_tui.plain.console import Console, Left
from circus_tui.plain.game import PlainGame
from circus_tui.refused import Refused
from circus_tui.seating import Seating, read_players
from circus_tui.store import Match, Store, StoreError
from circus_tui.table import Table
from rules import GAMES
from rules.catalogue import infos
from rules.core import listing

OK, INTERRUPTED = 0, 130

_MOST_LISTED: Final = 9
_SAVED: Final = "Every move is saved. `circus-tui --plain continue` goes on."


def run(folder: Path, wish: tuple[Any, ...] | None, *, ascii_only: bool) -> int:
    """Play on the standard input and output; give the exit code. Raises `Refused` with a sentence."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is None or sys.stdout is None:
        raise Refused("There is nothing to read from, or nowhere to write to.")
    return play(folder, wish, Console(sys.stdin, sys.stdout, ascii_only=ascii_only))


def play(folder: Path, wish: tuple[Any, ...] | None, console: Console) -> int:
    """Play on a console; give the exit code. Raises `Refused` with a sentence."""
    table: Table | None = None
    try:
        store = Store(folder)
    except StoreError as error:
        raise Refused(str(error)) from None
    try:
        table = _table(store, wish, console)
        at_table(store, table, console)
    except StoreError as error:
        raise Refused(str(error)) from None
    except (Left, EOFError):
        console.say(_SAVED if table is not None and table.rules.to_act(table.view(None)) else "Goodbye.")
    except KeyboardInterrupt:
        console.say("", _SAVED)
        return INTERRUPTED
    finally:
        if table is not None:
            table.leave()
        store.close()
    return OK


def at_table(store: Store, table: Table, console: Console) -> None:
    """Play at a table until it is left. Raises `Left`, EOFError, `StoreError`, and `Refused` if others play there."""
    if table.elsewhere:
        raise Refused("This game is open in another window. Close it there, or go on with it there.")
    game = PlainGame(table, console, Company(table, store=store).seating)
    console.say(f"{table.rules.INFO.title}, with {listing(table.players)}. Type help at any time.")
    game.begin()
    commands.play(game)


def _table(store: Store, wish: tuple[Any, ...] | None, console: Console) -> Table:
    match wish:
        case None:
            return _chosen(store, console)
        case ("continue", None):
            return saved_table(store, last_match(store))
        case ("play", slug, seated, options, seed, hints, None):
            players, seating = seated or _seated(slug, console, hints=hints)
            return new_table(store, slug, players, seating, options, seed)
        case ("continue" | "play", *_):
            raise Refused("Line by line everybody sits at this one window: leave --sit out.")
        case _:
            raise Refused("Lessons are played on the screen only: leave --plain out.")


def _chosen(store: Store, console: Console) -> Table:
    """Let somebody choose a game: an unfinished one, or a new one."""
    saved = [match for match in unfinished(store) if not match.damage][:_MOST_LISTED]
    slugs = list(infos())
    console.say("Circus games, line by line. Type a number; quit leaves.")
    console.say(*(f"{number}. Go on with {_named(match)}." for number, match in enumerate(saved, start=1)))
    for number, info in enumerate(infos().values(), start=len(saved) + 1):
        console.say(f"{number}. New game of {info.title}, {info.players}: {info.line}")
    while True:
        text = console.ask().casefold()
        number = int(text[:4]) if text.isascii() and text.isdecimal() else 0
        if 1 <= number <= len(saved):
            return saved_table(store, saved[number - 1])
        named = [slug for slug in slugs if text and infos()[slug].title.casefold().startswith(text)]
        if 1 <= number - len(saved) <= len(slugs):
            named = [slugs[number - len(saved) - 1]]
        if len(named) == 1:
            players, seating = _seated(named[0], console, hints=True)
            return new_table(store, named[0], players, seating, GAMES[named[0]].Options())
        console.say(f"Type a number from 1 to {len(saved) + len(slugs)}.")


def _named(match: Match) -> str:
    return f"{infos()[match.game].title} of {listing(match.players)}"


def _seated(slug: str, console: Console, *, hints: bool) -> tuple[tuple[str, ...], Seating]:
    """Ask who plays, until that makes sense."""
    info = infos()[slug]
    console.say(f"Who plays {info.title}? {info.possible} players, with commas; bot:fair is a computer.")
    while True:
        texts = [text.strip() for text in console.ask().split(",") if text.strip()]
        try:
            if len(texts) in info.seats:
                return read_players(texts, hints=hints)
            console.say(f"{info.title} is played by {info.possible}, not by {len(texts)}. Such as: Ana, bot:fair.")
        except BadBot as error:
            console.say(str(error))
