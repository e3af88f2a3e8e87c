"""Everything that can be set, in tabs, each line with what it is for; themes are seen before they are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs
from rich.text import Text
from textual import events
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static
from textual.widgets.option_list import Option

from circus_tui.drawing.paint import Span, row
from circus_tui.keyboard import keymap, keys, rooms
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages import PAGES, lesson
from circus_tui.keyboard.pages.settings import CHOOSE, LEAVE, LESS, MORE, MOVE, OPEN, OWN, TAB, TAB_BACK, USUAL
from circus_tui.keyboard.spelling import spelled
from circus_tui.names import clean, seat_names
from circus_tui.screens import setting_lines
from circus_tui.screens.base import bindings
from circus_tui.screens.contract import decisions_of
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.setting_lines import GROUP, KEY, LOOK, SECTIONS, TABLES, VALUES
from circus_tui.settings import FILE, KINDS, Settings
from circus_tui.themes import NAMES
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.tabs import TabBar, on_bar
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.theme_sample import Sample, ThemeSample
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos

_USUAL: Final = Settings()
_FOLDED: Final = "Keys of one place each: open a heading to see and to change them."


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
    """Tabs with a list each: how it looks, how it goes at the table, and the actions with their keys."""

    CSS_PATH = "settings.tcss"
    SCOPE = "settings"
    BINDINGS = bindings(SCOPE, OWN)

    def __init__(self) -> None:
        super().__init__()
        self._section = LOOK
        self._names: tuple[str, ...] = ()
        self._opened = {TABLES}
        """The groups of keys that are not folded."""
        self._here = ""
        self._explained = ""
        """The line of which it was said what it is for."""

    @property
    def heading(self) -> Heading:
        """The tabs, and that there is nothing to confirm."""
        crumbs = on_bar(setting_lines.tabs(self._section))
        return Heading("Settings", crumbs=crumbs, standing="saved ✓")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do on the line with the cursor."""
        change: tuple[Action, ...] = (MORE, LESS) if self._chosen in VALUES else (CHOOSE,)
        if setting_lines.group_of(self._chosen):
            change = (OPEN, LESS) if self._chosen.startswith(GROUP) else (CHOOSE, attrs.evolve(LESS, label="fold"))
        return (MOVE, *change, TAB, TAB_BACK, USUAL, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give tabs, the list, samples of themes, a line to type names in, one for a key, and one that explains."""
        yield TabBar(id="tabs", classes="bare")
        shelf = Shelf(id="lines", markup=False)
        yield Vertical(TextRows(id="head", classes="bare"), shelf, id="page")
        yield Horizontal(*(ThemeSample(id=f"sample-{name}") for name in NAMES), id="samples")
        yield TextRows(id="others")
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
            self.call_after_refresh(self.call_after_refresh, self._say, words, bad=True)

    def resized(self) -> None:
        """Set the lines for the new size."""
        if self._shelf.option_count:
            self.call_after_refresh(self._write)

    @property
    def _cells(self) -> int:
        """Cells of a line, but for the frame and the bar beside a list that is longer than its room."""
        return self.size.width - 8

    def _write(self) -> None:
        """Write every line of the tab that is new or reads otherwise; the cursor stays."""
        names = tuple(setting_lines.names_of(self._section, self._cells, self._opened))
        if names == self._names:
            for number, name in enumerate(names):
                self._write_line(number, name)
        else:
            self._names = names
            self._write_lines()
        page = self.query_one("#page")
        page.border_title, page.border_subtitle = self._section, f"kept in {FILE} as they are changed"
        self._mark()
        self._show_rest()
        self.show_bars()

    def _write_lines(self) -> None:
        shelf, at = self._shelf, self._shelf.highlighted
        remarks = [name.startswith("\n") for name in self._names]
        lines = zip(self._names, remarks, strict=True)
        options = [Option(self._line(name), None if remark else name, disabled=remark) for name, remark in lines]
        shelf.clear_options()
        shelf.add_options(options)
        shelf.highlighted = remarks.index(False) if at is None or at >= len(options) else at

    def _write_line(self, number: int, name: str) -> None:
        """Write a line, if it reads otherwise: the whole list is laid out for each that does."""
        line = self._line(name)
        if line != self._shelf.get_option_at_index(number).prompt:
            self._shelf.replace_option_prompt_at_index(number, line)

    def _line(self, name: str) -> Text:
        if name.startswith("\n"):
            return Text(name, self.circus.palette.style("dim"))
        here, opened = name == self._chosen, name in self._opened
        line = setting_lines.line(name, self.circus.settings, self._cells, here=here, opened=opened)
        return setting_lines.text(line, self.circus.palette)

    def _mark(self) -> None:
        """Mark the line with the cursor, and the one that it has left no more."""
        before, self._here = self._here, self._chosen
        for name in dict.fromkeys((before, self._here)):
            if name in self._names:
                self._write_line(self._names.index(name), name)

    def _show_rest(self) -> None:
        """Show tabs, heads, samples, and what is on the other tabs."""
        self._show("#tabs", Zone(setting_lines.tabs(self._section), frame="bare"))
        self._show("#head", Zone(Rows((setting_lines.head(self._section, self._cells),)), frame="bare"))
        self.update_classes({f"-{section.lower()}": section == self._section for section in SECTIONS})
        for name in NAMES:
            worn = name == self.circus.settings.theme
            in_use = row(Span("in use" if worn else "", "gold"))
            title = row(Span(name, "gold bold" if worn else "ink"))
            self._show(f"#sample-{name}", Zone(Sample(name), title, in_use, "heavy" if worn else "thin"))
        others = Rows(setting_lines.summary(self._section, self.circus.settings))
        self._show("#others", Zone(others, row(Span("The other tabs", "gold"))))

    def _show(self, name: str, zone: Zone[Any]) -> None:
        picture: Picture[Any] = self.query_one(name, Picture)
        picture.show(zone)

    def on_option_list_option_highlighted(self) -> None:
        """Say what the line under the cursor is for; what is said of a change stands until the cursor leaves it."""
        if self._chosen != self._here:
            self._mark()
        if self._chosen != self._explained:
            self._explain()
        self.show_bars()

    def _explain(self) -> None:
        self._explained = name = self._chosen
        known = KINDS.get(name)
        usual = rooms.find(name.removeprefix(KEY))
        self._say(known.meaning if known is not None else spelled(usual.meaning) if usual is not None else _FOLDED)

    def enter(self) -> None:
        """Change the line."""
        self.do("more" if self._chosen in VALUES else "choose")

    def point(self, target: Any) -> None:
        """A click on a tab goes there, one on a sample wears its theme."""
        if target in SECTIONS:
            self._go_to(target)
        elif target in NAMES:
            self._set("theme", target)

    def _go_to(self, section: str) -> None:
        self._section = section
        self._shelf.highlighted = None
        self._write()
        self._shelf.focus()

    def do(self, name: str) -> None:
        """Change a line, let it be as it comes, or leave."""
        chosen = self._chosen
        match name:
            case "more" | "less" if chosen in VALUES:
                self._turn(chosen, 1 if name == "more" else -1)
            case "more" | "less" | "choose" if chosen.startswith(GROUP):
                self._fold(chosen, opens=name == "more" or (name == "choose" and chosen not in self._opened))
            case "less" if chosen.startswith(KEY):
                self._fold(setting_lines.group_of(chosen), opens=False)
            case "choose" if chosen == "people":
                line = self.query_one("#people", Input)
                line.value, line.display = ", ".join(self.circus.settings.people), True
                line.focus()
            case "choose" if chosen.startswith(KEY):
                catcher = self.query_one(Catcher)
                catcher.display = True
                catcher.focus()
            case "tab" | "tab_back":
                sections = list(SECTIONS)
                at = sections.index(self._section) + (1 if name == "tab" else -1)
                self._go_to(sections[at % len(sections)])
            case "usual":
                self._let_be(chosen)
            case "help":
                self.circus.open_page("help")
            case "quit" if isinstance(self.focused, Input):
                self.leave_line()
            case "quit":
                self.close()

    def _fold(self, group: str, *, opens: bool) -> None:
        """Open a group of keys, or fold it; the cursor is on its heading then."""
        self._opened = self._opened | {group} if opens else self._opened - {group}
        self._write()
        self._shelf.highlighted = self._names.index(group)

    def _turn(self, name: str, step: int) -> None:
        values = [value for value, _ in VALUES[name]]
        now = getattr(self.circus.settings, name)
        place = values.index(now) + step if now in values else 0
        self._set(name, values[place % len(values)])

    def _set(self, name: str, value: Any) -> None:
        trouble = self.circus.set(name, value)
        self._write()
        self._say(trouble or KINDS[name].meaning, bad=bool(trouble))

    def _let_be(self, name: str) -> None:
        if name.startswith(KEY):
            self._put(name.removeprefix(KEY), None)
        elif name in KINDS:
            self._set(name, getattr(_USUAL, name))

    def on_catcher_caught(self, event: Catcher.Caught) -> None:
        """Put the action on that key, unless another is there."""
        self.query_one(Catcher).display = False
        self._shelf.focus()
        if event.key:
            try:
                self._put(self._chosen.removeprefix(KEY), (keymap.key_of(event.key),))
            except ValueError as error:
                self._say(str(error), bad=True)

    def _put(self, name: str, wanted: tuple[str, ...] | None) -> None:
        others = {each: on for each, on in self.circus.settings.keys.items() if each != name}
        changes = others if wanted is None else {**others, name: wanted}
        clash = keymap.conflict(changes, name)
        if clash:
            self._say(clash, bad=True)
            return
        trouble = self.circus.put_on_key(name, wanted)
        self._write()
        words = trouble or " ".join(keymap.clashes(changes, name, _rooms(name)))
        self._say(words or spelled(keymap.now(name, {}).meaning), bad=bool(words))

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

    def _say(self, words: str, *, bad: bool = False) -> None:
        """Say what a line is for, or what stands against a change."""
        styles = self.circus.palette
        sign, role = ("✗", "bad") if bad else ("✓", "green")
        told = Text.assemble((sign, styles.style(f"{role} bold chip")), (f" {words}", styles.style("ink")))
        self.query_one("#said", Static).update(told)


def _rooms(name: str) -> dict[str, tuple[Action, ...]]:
    """Where an action is met besides its own page or game, and what else there is.

    One of the tables is met in every game and on some pages, one of a game in its lessons, one of lessons in games.
    """
    scope = name.rpartition(".")[0]
    games = {slug: decisions_of(slug).ACTIONS for slug in infos()}
    if scope in games:
        return {"lesson": lesson.OWN}
    pages = {each: page.actions for each, page in PAGES.items() if name in {own.name for own in page.actions}}
    return games | pages if not scope else games if scope == "lesson" else {}
