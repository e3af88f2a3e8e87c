"""The palette: what can be done now, every book and every look, found by a word. Not over a curtain.

It is Textual's own, in the house's frame. Its list is put together anew here because Textual's shows no headings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Final, cast

import attrs
from rich.cells import cell_len
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.command import Command as Line
from textual.command import CommandInput, CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.containers import Horizontal, Vertical
from textual.widgets import LoadingIndicator, OptionList, Static
from textual.widgets.option_list import Option

from circus_tui.keyboard.spelling import spelled
from circus_tui.names import cut
from circus_tui.rulebooks import rulebook_text
from circus_tui.screens.base import CircusScreen
from circus_tui.screens.books import sections
from circus_tui.screens.exact import paint_exactly
from circus_tui.themes import NAMES, Palette, palette
from rules.catalogue import infos
from rules.wording import capital, counted

if TYPE_CHECKING:
    from circus_tui.app import CircusApp

CELLS: Final = 76
"""Cells of the palette with its frame; in a narrow window as many as there are."""

_TITLE_CELLS: Final = 27
_TOLD_CELLS: Final = 64
"""Cells of a line from which on it says what its command does."""

_KEY_CELLS: Final = 7
_EDGES: Final = 7
"""Cells of the palette beside a line: its frame and blanks, and the rail of a long list."""

_ARROWS: Final = frozenset("←→↑↓ ")


@attrs.frozen
class Command:
    """Something that can be done: under which heading it stands, what it is called, its key, what it does."""

    group: str
    title: str
    key: str
    meaning: str
    run: Callable[[], None]


class Found(Hit):
    """A command that matches what was typed."""

    origin: Command


class Offered(DiscoveryHit):
    """A command that is listed while nothing has been typed."""

    origin: Command


class Commands(Provider):
    """Lists what the screen below offers, then what can be opened from anywhere; does one of these, once."""

    _done = False

    async def discover(self) -> Hits:
        """Give everything but the single rules, in order."""
        for command in commands(cast("CircusApp", self.app), self.screen):
            hit = Offered(_line(command, self._palette, self._cells, ()), self._once(command), command.title)
            hit.origin = command
            yield hit

    async def search(self, query: str) -> Hits:
        """Give what has the word in its title or is the key that was typed."""
        circus = cast("CircusApp", self.app)
        for command in (*commands(circus, self.screen), *clauses(circus)):
            marks = _places(command.title, query)
            if marks or command.key == query:
                score = 2.0 if command.key == query else 1.0
                line = _line(command, self._palette, self._cells, marks)
                hit = Found(score, line, self._once(command), command.title)
                hit.origin = command
                yield hit

    def _once(self, command: Command) -> Callable[[], None]:
        """What the command does, unless one has been done: a second key may be heard before the first is seen to."""

        def run() -> None:
            if not self._done:
                self._done = True
                command.run()

        return run

    @property
    def _palette(self) -> Palette:
        return cast("CircusApp", self.app).palette

    @property
    def _cells(self) -> int:
        return min(CELLS, self.app.size.width) - _EDGES


def commands(circus: CircusApp, screen: object) -> Iterator[Command]:
    """What can be done on that screen, what can be read, what can be played, and how it may look."""
    if isinstance(screen, CircusScreen):
        for each in screen.in_bar:
            if each.label and not _ARROWS.issuperset(each.shown):
                run = _doing(screen, each.name)
                yield Command("Here", capital(each.described), each.shown, spelled(each.meaning), run)
    for slug, info in infos().items():
        yield Command("Read", f"Rulebook of {info.title}", "", "in our own words", _bound(circus.open_books, slug))
    if isinstance(screen, CircusScreen) and screen.HOME and not circus.playing:
        for slug, info in infos().items():
            words = f"{info.lessons} short lessons on its own table"
            yield Command("Learn", f"Learn {info.title}", "", words, _bound(circus.open_school, slug))
    if isinstance(screen, CircusScreen) and screen.HOME:
        for slug, info in infos().items():
            meaning = "what is played stays saved" if circus.playing else f"{info.players}, {info.minutes} minutes"
            yield Command("Play", f"New game of {info.title}", "", meaning, _bound(circus.begin_anew, slug))
    if isinstance(screen, CircusScreen) and screen.HOME and not circus.playing:
        yield Command("Look back", "History of games", "", "with figures of everybody", circus.open_history)
    yield Command("Look", "Settings", "", "colours, pace, keys, people and more", circus.open_settings)
    for name in NAMES:
        now = "as it is now" if name == circus.palette.name else "show everything in these colours"
        yield Command("Look", f"Colours: {palette(name).title}", "", now, _bound(circus.wear, name))
    on, other = ("on", "off") if circus.mouse else ("off", "on")
    yield Command("Look", f"Mouse: switch {other}", "", f"it is {on} now", _bound(circus.use_mouse, other))


def clauses(circus: CircusApp) -> Iterator[Command]:
    """Every rule of the game that is played; of every game where none is."""
    for slug, info in infos().items():
        if circus.playing in ("", slug):
            for section in sections(rulebook_text(slug)):
                if section.number:
                    title = f"§ {section.number} {section.title}"
                    run = _bound(circus.open_section, slug, section.heading)
                    yield Command("Rules", title, "", info.title, run)


def _bound(action: Callable[..., object], *words: str) -> Callable[[], None]:
    def run() -> None:
        action(*words)

    return run


def _doing(screen: CircusScreen, name: str) -> Callable[[], None]:
    def run() -> None:
        screen.circus.guard.decided()
        if screen.offers(name):
            screen.do(name)

    return run


def _places(title: str, query: str) -> tuple[int, ...]:
    """Which letters of the title belong to the words of the query; none if a word is not there."""
    low, words = title.casefold(), query.casefold().split()
    if not all(word in low for word in words):
        return ()
    return tuple(sorted({low.index(word) + k for word in words for k in range(len(word))}))


def _line(command: Command, styles: Palette, cells: int, marks: tuple[int, ...]) -> Text:
    """Title, what it does if there is room for that, and the key on its cap at the right."""
    wide = _TITLE_CELLS if cells >= _TOLD_CELLS else cells - _KEY_CELLS
    title = Text(cut(command.title, wide))
    for place in marks:
        title.stylize(styles.style("gold bold"), place, place + 1)
    title.append(" " * (wide + 1 - title.cell_len))
    meaning = _short(command.meaning, max(0, cells - wide - 1 - _KEY_CELLS))
    title.append(meaning, styles.style("dim"))
    cap = f" {command.key} " if command.key else ""
    title.append(" " * (cells - title.cell_len - cell_len(cap)))
    title.append(cap, styles.style("cap-ink on cap bold", cap))
    return title


def _short(words: str, cells: int) -> str:
    """The words without their full stop, or as many whole ones as there is room for."""
    words = words.removesuffix(".")
    if cell_len(words) <= cells:
        return words
    kept = cut(words, max(0, cells - 2)).rpartition(" ")[0].rstrip(";,:")
    return f"{kept} …" if kept else ""


class CommandsScreen(CommandPalette):
    """The palette over the screen below."""

    CSS_PATH = "commands.tcss"
    COMMAND_SOURCES: ClassVar = (Commands,)

    def __init__(self) -> None:
        super().__init__(self.COMMAND_SOURCES, placeholder="type a word, or its key", id="--command-palette")
        paint_exactly(self)

    def compose(self) -> ComposeResult:
        """Put Textual's parts into a frame, with a line for what Enter would do."""
        with Vertical(id="--container") as frame:
            frame.border_title = "Commands"
            frame.border_subtitle = "esc closes"
            with Horizontal(id="--input"):
                yield Static("►", id="sign")
                entry = CommandInput(placeholder=self._placeholder, select_on_focus=False)
                entry.cursor_blink = False
                yield entry
            with Vertical(id="--results"):
                yield CommandList()
                yield LoadingIndicator()
            yield Static(id="what", markup=False)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Close it, once: a key or click that has done so, and comes again, does nothing below."""
        cast("CircusApp", self.app).guard.decided()
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def _refresh_command_list(self, command_list: CommandList, commands: list[Line], clear_current: bool) -> None:
        """Write the list, in groups, the best matches first."""
        found = sorted(commands, key=lambda each: -each.hit.score)
        order = list(dict.fromkeys(_origin(each).group for each in found))
        lines: list[Option] = []
        for group, members in groupby(
            sorted(found, key=lambda each: order.index(_origin(each).group)), key=lambda each: _origin(each).group
        ):
            lines += [Option(Text(group), disabled=True), *members]
        command_list.clear_options().add_options(lines)
        command_list.highlighted = 1 if lines else None
        self._list_visible = bool(lines)
        self._hit_count = len(found)
        self.query_one("#--container").border_subtitle = f"{counted(len(found), 'command')} · esc closes"

    @on(OptionList.OptionHighlighted)
    def _say(self, event: OptionList.OptionHighlighted) -> None:
        """Say at the foot what Enter would do."""
        if isinstance(event.option, Line):
            origin, styles = _origin(event.option), cast("CircusApp", self.app).palette
            words = Text.assemble(
                ("✓ ", styles.style("green bold")),
                (origin.title, styles.style("green bold")),
                (f": {origin.meaning}", styles.style("ink")),
            )
            self.query_one("#what", Static).update(words)


def _origin(line: Line) -> Command:
    hit = line.hit
    assert isinstance(hit, Found | Offered)
    return hit.origin
