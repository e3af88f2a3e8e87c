"""Opening the app: at the lobby, at a new game, or at the game played last."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_never

from textual.screen import Screen

from circus_tui.app import ERRORS, FAILED, CircusApp
from circus_tui.refused import Refused
from circus_tui.settings import AUTO, recalled
from circus_tui.storage.store import Store, StoreError
from circus_tui.tables.wishes import Begin, Browse, GoOn, Learn, SetUp, Wish
from circus_tui.terminal import mouse
from circus_tui.terminal.remote import is_remote

if TYPE_CHECKING:
    from circus_tui.tables.table import Table


def run(folder: Path, wish: Wish, *, ascii_only: bool) -> int:
    """Run the app until it ends; give the exit code. Raises `Refused` with a sentence."""
    try:
        store = Store(folder)
        screen, table = _first(store, wish)
    except StoreError as error:
        raise Refused(str(error)) from None
    over_ssh = is_remote()
    read = recalled(store)
    theme = "terminal" if os.environ.get("NO_COLOR") else read.settings.theme
    app = CircusApp(
        store,
        screen,
        table=table,
        theme=theme,
        settings=read,
        ascii_only=ascii_only,
        slow_line=over_ssh,
        alone=over_ssh,
    )
    try:
        app.run(mouse=read.settings.mouse == mouse.ON or (read.settings.mouse == AUTO and not over_ssh))
    finally:
        store.close()
    if app.return_code == FAILED:
        noted = folder / ERRORS
        raise Refused(f"The program has failed and had to stop; every game is saved. What went wrong is in {noted}.")
    return app.return_code or 0


def _first(store: Store, wish: Wish) -> tuple[Screen[Any] | None, Table | None]:
    """The screen or the table to begin with, neither for the lobby. Raises `Refused` and `StoreError`.

    What a screen or a table needs is imported only for one.
    """
    match wish:
        case Browse():
            return None, None
        case GoOn(sit):
            return _go_on(store, sit)
        case SetUp(slug, options, seed, hints):
            from circus_tui.screens.setup import SetupScreen

            return SetupScreen(slug, options=options, seed=seed, hints=hints), None
        case Learn(slug, number):
            from circus_tui.screens.school import LessonsScreen, SchoolScreen

            return (SchoolScreen() if slug is None else LessonsScreen(slug, number and number - 1)), None
        case Begin():
            from circus_tui.tables.opening import new_table

            return None, new_table(store, wish)
        case _:
            assert_never(wish)


def _go_on(store: Store, sit: tuple[str, ...] | None) -> tuple[Screen[Any] | None, Table | None]:
    """The table, or where others play there the question where one sits. Raises `Refused`."""
    from circus_tui.screens.sitting import SitScreen, sits_down
    from circus_tui.tables.opening import last_match, saved_table

    match = last_match(store, sit or ())
    if sit is None and sits_down(store, match):
        return SitScreen(match), None
    return None, saved_table(store, match, sit)
