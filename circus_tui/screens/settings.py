"""Everything that can be set, each with what it is for: arrows change a value, Enter types one or catches a key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static
from textual.widgets.option_list import Option

from circus_tui import keymap, keys, mouse
from circus_tui.keys import Action, action
from circus_tui.names import clean, seat_names
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import decisions_of
from circus_tui.screens.pages import PageScreen
from circus_tui.settings import AUTO, BELL_ALL, BELL_OFF, BELL_OTHERS, FILE, KINDS, Settings
from circus_tui.themes import NAMES, palette
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos

MOVE: Final = action("move", "up down", "↑↓", "choose", "Go to another line.")
MORE: Final = action("more", "right space", "←→", "change", "Take the next value; ← the one before.")
LESS: Final = action("less", "left", "←", "", "Take the value before.")
CHOOSE: Final = action("choose", "enter", "⏎", "change", "Change the line under the cursor.")
USUAL: Final = action("usual", "r delete", "r", "as it comes", "Let the line under the cursor be as it comes.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Leave the settings; all are kept.")
_OWN: Final = (MOVE, MORE, LESS, CHOOSE, USUAL, keys.HELP, LEAVE)

_VALUES: Final[dict[str, tuple[tuple[Any, str], ...]]] = {
    "theme": tuple((name, palette(name).title) for name in NAMES),
    "ascii": ((False, "all signs"), (True, "ASCII only")),
    "pace": tuple((float(each), words) for each, words in ((0, "at once"), (0.5, "½ s"), (1, "1 s"), (2, "2 s"))),
    "animation": ((True, "on"), (False, "off")),
    "mouse": ((AUTO, "auto"), (mouse.ON, "on"), (mouse.OFF, "off")),
    "bell": ((BELL_OTHERS, "other windows"), (BELL_ALL, "computers too"), (BELL_OFF, "off")),
    "confirm": ((True, "on"), (False, "off")),
}
_TITLES: Final = {
    "theme": "Colours",
    "ascii": "Signs",
    "pace": "Pace of computers",
    "animation": "Rolling dice",
    "mouse": "Mouse",
    "bell": "Bell",
    "confirm": "Ask before deleting",
    "people": "People in a set-up",
}
_NAME: Final = 22
_USUAL: Final = Settings()


class Catcher(Static, can_focus=True):
    """Waits for a key, whatever it is; escape gives up."""

    class Caught(Message):
        """A key has been pressed; "" gives up."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def on_key(self, event: events.Key) -> None:
        """Let nobody else hear it."""
        event.stop()
        event.prevent_default()
        self.post_message(self.Caught("" if event.key == "escape" else event.key))


class SettingsScreen(PageScreen):
    """One list: the settings, then the actions with their keys."""

    CSS_PATH = "settings.tcss"
    BINDINGS = bindings("settings", _OWN)

    @property
    def heading(self) -> Heading:
        """Where they are kept."""
        return Heading("Settings", standing="kept as they are changed")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do on the line with the cursor."""
        change = (MORE, LESS) if self._chosen in _VALUES else (CHOOSE,)
        return (MOVE, *change, USUAL, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the list, a line to type names in, one that catches a key, and one that explains."""
        shelf = Shelf(id="lines", markup=False)
        shelf.border_title = "What can be set"
        shelf.border_subtitle = FILE
        yield shelf
        yield Input(placeholder="names with commas between them, then Enter", id="people")
        yield Catcher("Press the new key; esc gives up.", id="catcher", markup=False)
        yield Static(id="said", markup=False)

    @property
    def _shelf(self) -> Shelf:
        return self.query_one(Shelf)

    @property
    def _chosen(self) -> str:
        """The setting, or `key-` and the action, of the line with the cursor."""
        at = self._shelf.highlighted if self.is_mounted else None
        return "" if at is None else self._shelf.get_option_at_index(at).id or ""

    def on_mount(self) -> None:
        """The cursor is in the list; what is wrong with the file is said first."""
        self._write()
        self._shelf.focus()
        if self.circus.problems:
            words, self.circus.problems = " ".join(self.circus.problems), ()
            self.call_after_refresh(self.call_after_refresh, self._say, words)

    def resized(self) -> None:
        """Set the lines for the new size."""
        if self._shelf.option_count:
            self._write()

    def _write(self) -> None:
        """Write every line; the cursor stays."""
        at = self._shelf.highlighted
        options = [Option(self._line(name), id=name) for name in KINDS]
        title = Text("Keys", self.circus.palette.style("gold"))
        options += [Option("", disabled=True), Option(title, disabled=True)]
        options += [Option(self._key_line(name), id=f"key-{name}") for name in keymap.ACTIONS]
        self._shelf.clear_options()
        self._shelf.add_options(options)
        self._shelf.highlighted = at or 0
        self.show_bars()

    def _line(self, name: str) -> Text:
        value, styles = getattr(self.circus.settings, name), self.circus.palette
        if name == "people":
            words = ", ".join(value) or "who played last"
        else:
            words = next((words for each, words in _VALUES[name] if each == value), f"{value}")
            words = f"◂ {words} ▸"
        style = styles.style("ink" if value == getattr(_USUAL, name) else "gold")
        return Text.assemble((f"{_TITLES[name]:<{_NAME}}", "bold"), (words, style))

    def _key_line(self, name: str) -> Text:
        usual, changes, styles = keymap.ACTIONS[name], self.circus.settings.keys, self.circus.palette
        now = keymap.applied_to(usual, changes)
        on = " ".join(map(keymap.shown, now.keys))
        style = styles.style("gold" if name in changes else "ink")
        text = Text.assemble((f"{name:<{_NAME}}", "bold"), (f"{on:<14}", style))
        room = self.size.width - _NAME - 14 - 6
        meaning = Text(usual.meaning, styles.style("dim"))
        meaning.truncate(max(1, room), overflow="ellipsis")
        return text.append_text(meaning)

    def on_option_list_option_highlighted(self) -> None:
        """Say what the line under the cursor is for."""
        name = self._chosen
        known = KINDS.get(name)
        usual = keymap.ACTIONS.get(name.removeprefix("key-"))
        self._say(known.meaning if known is not None else usual.meaning if usual is not None else "")
        self.show_bars()

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click, changes the line."""
        self.do("more" if self._chosen in _VALUES else "choose")

    def do(self, name: str) -> None:
        """Change a line, let it be as it comes, or leave."""
        chosen = self._chosen
        match name:
            case "more" | "less" if chosen in _VALUES:
                self._turn(chosen, 1 if name == "more" else -1)
            case "choose" if chosen == "people":
                line = self.query_one("#people", Input)
                line.value, line.display = ", ".join(self.circus.settings.people), True
                line.focus()
            case "choose" if chosen.startswith("key-"):
                catcher = self.query_one(Catcher)
                catcher.display = True
                catcher.focus()
            case "usual":
                self._let_be(chosen)
            case "help":
                self.circus.open_page("help")
            case "quit" if isinstance(self.focused, Input):
                self.leave_line()
            case "quit":
                self.close()

    def _turn(self, name: str, step: int) -> None:
        values = [value for value, _ in _VALUES[name]]
        now = getattr(self.circus.settings, name)
        place = values.index(now) + step if now in values else 0
        self._set(name, values[place % len(values)])

    def _set(self, name: str, value: Any) -> None:
        trouble = self.circus.set(name, value)
        self._write()
        self._say(trouble or KINDS[name].meaning)

    def _let_be(self, name: str) -> None:
        if name.startswith("key-"):
            self._put(name.removeprefix("key-"), None)
        elif name in KINDS:
            self._set(name, getattr(_USUAL, name))

    def on_catcher_caught(self, event: Catcher.Caught) -> None:
        """Put the action on that key, unless another is there."""
        self.query_one(Catcher).display = False
        self._shelf.focus()
        if event.key:
            try:
                self._put(self._chosen.removeprefix("key-"), (keymap.key_of(event.key),))
            except ValueError as error:
                self._say(str(error))

    def _put(self, name: str, wanted: tuple[str, ...] | None) -> None:
        others = {each: on for each, on in self.circus.settings.keys.items() if each != name}
        changes = others if wanted is None else {**others, name: wanted}
        clash = keymap.conflict(changes, name)
        if clash:
            self._say(clash)
            return
        trouble = self.circus.put_on_key(name, wanted)
        self._write()
        rooms = {info.title: decisions_of(slug).ACTIONS for slug, info in infos().items()} if wanted else {}
        found = keymap.clashes({name: wanted} if wanted else {}, rooms)
        self._say(trouble or " ".join(found) or keymap.ACTIONS[name].meaning)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Keep the names."""
        typed = [name for name in map(clean, event.value.split(",")) if name]
        self.leave_line()
        self._set("people", seat_names(typed[:12]))

    def leave_line(self) -> None:
        """Close the line for names."""
        self.query_one("#people", Input).display = False
        self._shelf.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line for names letters are letters."""
        if action == "do" and isinstance(self.focused, Input):
            return parameters[0] == "quit" and not self.focused.value
        return super().check_action(action, parameters)

    def _say(self, words: str) -> None:
        self.query_one("#said", Static).update(words)
