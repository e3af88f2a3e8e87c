"""The app: one window with its themes, the guard against keys that run on, and an end when the system says so."""

from __future__ import annotations

import gc
import os
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import attrs
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen
from textual.widgets import Input

from circus_tui.keyboard import spelling
from circus_tui.keyboard.keys import NEXT_REPEAT, Guard, folded
from circus_tui.screens.base import NOTHING_ELSE
from circus_tui.screens.exact import ExactScreen
from circus_tui.screens.lobby import LobbyScreen
from circus_tui.screens.stylesheet import SharedStylesheet
from circus_tui.settings import AUTO, Read, recalled, write
from circus_tui.storage.files import write_private
from circus_tui.storage.store import Store
from circus_tui.talking import Talking
from circus_tui.terminal import mouse
from circus_tui.terminal.ascii_filter import AsciiOnly
from circus_tui.textual_themes import textual_theme
from circus_tui.themes import Palette, palette

if TYPE_CHECKING:
    from circus_tui.tables.table import Table

FAILED = 1
"""The return code after an error of the program's own."""

ERRORS = "error.txt"
"""The file in the data directory that says what went wrong when the program has failed."""


class CircusApp(Talking):
    """One window. What a key does is said by the screen that is seen."""

    ALLOW_SELECT = False
    """Nothing is marked by dragging: Textual fails where the words under the mouse have just given way to others."""

    AUTO_FOCUS = None
    CSS = NOTHING_ELSE
    TITLE = "Circus TUI"
    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {"lobby": LobbyScreen}
    DEFAULT_MODE = "lobby"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "leave_line", show=False, priority=True),
        Binding("ctrl+l", "redraw", show=False, priority=True),
        Binding("ctrl+z", "put_aside", show=False, priority=True),
    ]

    def __init__(
        self,
        store: Store,
        first: Screen[Any] | None = None,
        *,
        table: Table | None = None,
        theme: str = "",
        settings: Read | None = None,
        ascii_only: bool = False,
        slow_line: bool = False,
        alone: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin in the lobby, or with `first` or a table on top of it; over a slow line nothing moves by itself.

        `alone` says that whoever sits here has most likely come without company, as people do over SSH.
        """
        given = recalled(store) if settings is None else settings
        self.palette: Palette = palette(theme or given.settings.theme)
        super().__init__(store, settings=given, clock=clock)
        self.register_theme(textual_theme(self.palette))
        self.ascii_only = ascii_only or self.settings.ascii
        self._slow_line = slow_line
        self.is_alone = alone
        self._deaf_click = False
        self._heard_click = False
        self._doubted: events.Key | None = None
        """A key that may be the first repetition of one that is held."""
        self._first = first
        self._first_table = table
        self._begin_in(self.palette)

    def _begin_in(self, first: Palette) -> None:
        """Wear the first theme. Setting it as any later one would have every style read twice before the first paint.

        A theme in the terminal's own colours has more to set than variables and takes the long way.
        """
        if first.ansi:
            self.stylesheet = SharedStylesheet(self.get_css_variables())
            self.theme = first.name
            return
        self.set_reactive(App.theme, first.name)
        self.stylesheet = SharedStylesheet(self.get_css_variables())
        self.add_class(f"-theme-{first.name}", "-dark-mode" if first.dark else "-light-mode")

    def _watch_theme(self, theme_name: str) -> None:
        """Paint in the colours of the new theme, and remember it."""
        self.palette = palette(theme_name)
        super()._watch_theme(theme_name)

    def on_load(self) -> None:
        """Let sentences name the keys of whoever sits here, in all that begins from now on."""
        spelling.ask(lambda: self.settings.keys)

    def on_mount(self) -> None:
        """Show the first screens."""
        self.app_resume_signal.subscribe(self, lambda _: self.action_redraw())
        if self._first_table is not None:
            self.play(self._first_table)
        elif self._first is not None:
            self.push_screen(self._first)

    def on_ready(self) -> None:
        """Look for garbage from now on, if the start did not, in what is made after it."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    def get_driver_class(self) -> type[Driver]:
        """What stands between the app and the terminal."""
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        from circus_tui.terminal.driver import TerminalDriver

        return TerminalDriver

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Show signs as ASCII where nothing else can be shown."""
        filters = super().get_line_filters()
        return [*filters, _ASCII] if self.ascii_only else filters

    async def on_event(self, event: events.Event) -> None:
        """Hear a key or click only if it is not still deciding what came before."""
        if isinstance(event, events.Key) and not event.is_forwarded and not await self._hears(event):
            return
        if isinstance(event, events.MouseDown) and not event.is_forwarded:
            await self._believe(self._doubted)
            self._deaf_click = not self.guard.hears(Guard.CLICK, self._late(event))
        if isinstance(event, events.MouseDown | events.MouseUp) and not event.is_forwarded:
            self._heard_click = True
            if self._deaf_click:
                return
        await super().on_event(event)

    @property
    def is_late_click(self) -> bool:
        """Whether something was decided since the button of the mouse went down."""
        return self._heard_click and self.guard.is_deaf(Guard.CLICK)

    async def _hears(self, event: events.Key) -> bool:
        """Tell whether a key is to be obeyed at once; one that may be held still waits for what comes next."""
        key = folded(event.key)
        if self._doubted is not None and key == folded(self._doubted.key):
            self._doubted = None
            self.guard.repeats(key, self._late(event))
            return False
        await self._believe(self._doubted)
        if self.guard.doubts(key, self._late(event)):
            self._doubted = event
            self.set_timer(NEXT_REPEAT, partial(self._believe, event))
            return False
        return self.guard.hears(key, self._late(event))

    def _late(self, event: events.Event) -> float:
        """For how many seconds a key or click has waited for the app: it was told the time by the system's clock."""
        return max(0.0, time.monotonic() - event.time) if self._clock is time.monotonic else 0.0

    async def _believe(self, event: events.Key | None) -> None:
        """Obey a key that is doubted, unless it has turned out to be held or has been obeyed already."""
        if event is not None and event is self._doubted:
            self._doubted = None
            self.guard.hears(folded(event.key), self._late(event))
            await super().on_event(event)

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        """Do what a key means, in either case of a letter; one that means nothing is told how to find one that does.

        Several keys may be on their way here: what was decided by the first is not decided again by the next.
        """
        if not (priority or self.guard.acts(folded(key))):
            return True
        pressed = None if priority or self.shown is None else self.shown.press_changed(folded(key))
        known = await super()._check_bindings(folded(key), priority) if pressed is None else pressed
        seen = self.shown
        if not (known or priority or isinstance(self.focused, Input)) and seen is not None and seen.is_mounted:
            seen.unknown_key()
        return known

    def _handle_exception(self, error: Exception) -> None:
        """End after an error; one of a screen that is taken down half made, while the app ends anyway, is none."""
        if not self._exit:
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """End after an error of the program's own: note it in the store's folder, without what was in any variable."""
        assert self._exception is not None
        note = "".join(traceback.format_exception(self._exception))
        with suppress(OSError):
            write_private(self.store.folder / ERRORS, note)
        self._close_messages_no_wait()

    @property
    def lively(self) -> bool:
        """Whether things may move by themselves; `TEXTUAL_ANIMATIONS=none` forbids it."""
        return self.animation_level != "none" and not self._slow_line and self.settings.animation

    def action_command_palette(self) -> None:
        """Open the palette, but not over a curtain."""
        if self.shown is not None and not self.shown.PUBLIC:
            from circus_tui.screens.commands import CommandsScreen

            self.guard.decided()
            self.lay_over(CommandsScreen())

    def action_redraw(self) -> None:
        """Paint everything anew, as after another program has written over it."""
        if isinstance(self.screen, ExactScreen):
            self.screen.redraw()
        else:
            self.refresh()

    def action_put_aside(self) -> None:
        """Go back to the shell, which brings the app back with `fg`, if there is one.

        Such a shell puts every program into a group of its own; one that only runs a script would never wake it again.
        """
        if os.getpgrp() != os.getsid(0):
            self.action_suspend_process()

    def action_leave_line(self) -> None:
        """Leave the line that is typed in; where none is, the program."""
        if isinstance(self.screen, CommandPalette):
            self.screen.dismiss()
        elif self.shown is not None and isinstance(self.focused, Input):
            self.shown.leave_line()
        else:
            self.exit(0, return_code=0)

    @property
    def mouse(self) -> bool:
        """Whether clicks are heard."""
        return mouse.listens(self._driver)

    def use_mouse(self, wanted: str) -> None:
        """Switch the mouse `on` or `off`, or let it be as it suits the line, now and the next time."""
        self.set("mouse", wanted)

    def wear(self, theme: str) -> None:
        """Show everything in the colours of a theme, now and the next time."""
        self.set("theme", theme)

    def set(self, name: str, value: Any) -> str:
        """Change a setting, now and the next time; say why it cannot be kept, or nothing."""
        match name:
            case "theme":
                if value not in self.available_themes:
                    self.register_theme(textual_theme(palette(value)))
                with self.at_once(self.action_redraw):
                    self.theme = value
            case "mouse":
                mouse.listen(self._driver, wanted=value == mouse.ON or (value == AUTO and not self._slow_line))
            case "ascii":
                self.ascii_only = value
                with self.at_once(self.action_redraw):
                    self.refresh_css(animate=False)
            case "pace" if self._session is not None:
                self._session.company.pace = value
        return self.keep(name, value)

    def keep(self, name: str, value: Any) -> str:
        """Keep a setting; where it cannot be kept, why is said, and it holds until the app ends."""
        self.settings = attrs.evolve(self.settings, **{name: value})
        return self.write_setting(name, value)

    def put_on_key(self, name: str, wanted: tuple[str, ...] | None) -> str:
        """Put an action on other keys, or back on its own; say why that cannot be kept, or nothing."""
        others = {each: on for each, on in self.settings.keys.items() if each != name}
        self.settings = attrs.evolve(self.settings, keys=others if wanted is None else {**others, name: wanted})
        return self.write_setting(name, None if wanted is None else " ".join(wanted), table=True)

    def write_setting(self, name: str, value: Any, *, table: bool = False) -> str:
        """Write a setting, or with `table` a changed key, into the file; say why that cannot be done, or nothing."""
        return write(self.store.folder, name, value, table=table)


_ASCII = AsciiOnly()
