"""What every screen of the app has: its form for the size of the window, and a word when the window is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.widgets import Static

from circus_tui.keyboard.keymap import Changes, applied, applied_to, as_cursor, meant, within
from circus_tui.keyboard.keys import HELP, Action
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Size as Form
from circus_tui.screens.contract import size_of
from circus_tui.screens.exact import ExactScreen
from circus_tui.widgets.picture import Picture, Zone

if TYPE_CHECKING:
    from circus_tui.app import CircusApp

LEAST_CELLS = 60
LEAST_ROWS = 20

_TOO_SMALL = "-too-small"
NOTHING_ELSE = """
CircusScreen.-too-small > Widget { display: none !important; }
CircusScreen.-too-small > #too-small { display: block !important; }
"""
"""Styles of the app, which stand above those of every screen: where nothing has room nothing else is seen."""

_FORMS: tuple[Form, ...] = ("roomy", "compact", "small")


class CircusScreen(ExactScreen):
    """A screen that carries its size as a class: `-roomy`, `-compact`, `-small`, `-too-small`.

    Its bindings are the actions of the table in `keys`: each is carried out by `do`, and is offered only while
    `offered` has it. `shows_secrets` says that nothing may be copied from it.
    """

    AUTO_FOCUS = None
    PUBLIC: ClassVar[bool] = False
    """Whether it is shown while nobody is known to look alone, so that nothing may be opened over it."""

    HOME: ClassVar[bool] = False
    """Whether a new game can be begun from it: not from a page that lies over another."""

    SCOPE: ClassVar[str] = ""
    """The page of the table of actions that it is, if its keys can be changed apart from those of tables."""

    DEFAULT_CSS = """
    CircusScreen {
        background: $ground; color: $ink; overflow: hidden hidden;
        & > #too-small { display: none; width: 1fr; height: 1fr; content-align: center middle; text-align: center; }
    }
    """

    _painters: tuple[Picture[Any], ...] | None = None

    @property
    def painters(self) -> tuple[Picture[Any], ...]:
        """The pictures on it: once it is mounted there come no others."""
        if self._painters is not None:
            return self._painters
        found = tuple(self.query(Picture))
        if self.is_mounted:
            self._painters = found
        return found

    @property
    def circus(self) -> CircusApp:
        """The app, by its own type."""
        return cast("CircusApp", self.app)

    @property
    def form(self) -> Form:
        """Which of the three forms the window has room for."""
        return size_of(self.size.width, self.size.height)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions there are now, in the order of the key bar."""
        return ()

    @property
    def legend(self) -> tuple[str, ...]:
        """What the signs on this screen mean, for the help page."""
        return ()

    @property
    def idea(self) -> tuple[Zone[Any], ...]:
        """Pictures of what this screen's game is about, for the help page."""
        return ()

    @property
    def subject(self) -> str:
        """What the help page is about."""
        return "CIRCUS TUI"

    def too_small(self) -> Static:
        """The widget that is seen when nothing else has room; every screen composes it."""
        return Static(id="too-small", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Take the form that fits the new size, before anything is laid out."""
        cells, rows = event.size
        self.update_classes(self.classes_at(event.size))
        if self.has_class(_TOO_SMALL):
            words = f"needs {LEAST_CELLS}x{LEAST_ROWS}"
            if cells < len(words):
                words = words.replace(" ", "\n")
            if cells >= 2 * len(words) and rows > 2:
                words = f"Circus TUI {words}; this window has {cells}x{rows}. {key('quit')} leaves."
            self.query_one("#too-small", Static).update(words)
        self.resized()

    def classes_at(self, size: Size) -> dict[str, bool]:
        """Which classes it has in a window of that size, and which it has not."""
        form, small = size_of(*size), size.width < LEAST_CELLS or size.height < LEAST_ROWS
        return {**{f"-{each}": each == form for each in _FORMS}, _TOO_SMALL: small}

    def resized(self) -> None:
        """Show what the new form asks for."""

    def others_moved(self, before: int) -> None:
        """Show what has happened at other windows since there were so many entries, if it is seen from here."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer only what there is now; in a window that is too small, only the way out."""
        if action != "do":
            return True
        name, shown_keys = parameters
        if self.has_class(_TOO_SMALL):
            return name == "quit"
        return any(each.name == name and " ".join(each.keys) == shown_keys for each in self.offered)

    def action_do(self, name: str, _: str) -> None:
        """Carry out what a binding of `bindings` stands for; where nothing can be seen, leave the program.

        What was pressed before the screen was there was not meant for it.
        """
        if not self.is_mounted:
            return
        if self.has_class(_TOO_SMALL):
            self.app.exit(0, return_code=0)
        else:
            self.do(name)

    @property
    def in_bar(self) -> tuple[Action, ...]:
        """What is offered, on the keys that it is on by the settings."""
        return applied(self.offered, self.changed_keys)

    @property
    def scopes(self) -> tuple[str, ...]:
        """The pages and games whose keys do things now."""
        return (self.SCOPE,)

    @property
    def changed_keys(self) -> Changes:
        """Which keys are changed here, by the bare names of actions."""
        return within(self.circus.settings.keys, *self.scopes)

    @property
    def help_sign(self) -> str:
        """The key that lists the keys, as it is printed."""
        return applied_to(HELP, self.changed_keys).shown

    def press_changed(self, key: str) -> bool | None:
        """Do what a key means by the settings if that is another thing than it was; tell whether it meant anything.

        None: it means what it always has.
        """
        changes = self.changed_keys
        found = meant(key, self.offered, changes) if changes else None
        if found is None:
            usual = as_cursor(key, self.offered, changes)
            if usual:
                self.app.simulate_key(usual)
            return True if usual else None
        words = () if found.action is None else (found.action.name, " ".join(found.action.keys))
        if found.action is None or not self.check_action("do", words):
            return False
        self.action_do(*words)
        return True

    def offers(self, name: str) -> bool:
        """Whether an action is offered now: a click, or the palette, may mean what was there before."""
        return any(each.name == name for each in self.offered)

    def close(self) -> bool:
        """Take this page away, and tell whether that is done: a key that came twice closes nothing below it."""
        here = self.is_active
        if here:
            self.circus.guard.decided()
            self.circus.pop_screen()
        return here

    def do(self, name: str) -> None:
        """Carry an action out that is offered now."""

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """A click on a key of the bar does what the key does; on something else, what that screen means by it.

        If something was decided since the button went down, the click was meant for what was there before.
        """
        event.stop()
        if not self.is_active or self.circus.is_late_click:
            return
        if event.picture.id != "keys":
            self.point(event.target)
        elif self.offers(event.target):
            self.do(event.target)

    def point(self, target: Any) -> None:
        """Do what a click on anything but the key bar means."""

    def unknown_key(self) -> None:
        """Say how to find the keys, since one was pressed that does nothing here."""

    def leave_line(self) -> None:
        """Stop typing."""
        self.set_focus(None)


def bindings(scope: str, actions: tuple[Action, ...]) -> list[BindingType]:
    """Bind the keys of actions, each with an id such as `scout.show` by which it can be given other keys."""
    made: dict[tuple[str, tuple[str, ...]], BindingType] = {}
    for each in actions:
        form = f"do('{each.name}', '{' '.join(each.keys)}')"
        bound = Binding(",".join(each.keys), form, each.label or each.meaning, id=f"{scope}.{each.name}", show=False)
        made.setdefault((each.name, each.keys), bound)
    return list(made.values())
