"""The rulebook of a game: contents on the left, a rule on the right, and a search through all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from rich.text import Text
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.option_list import Option

from circus_tui import keys
from circus_tui.keys import Action, action
from circus_tui.names import cut
from circus_tui.screens.base import bindings
from circus_tui.screens.books import Section, marked, rulebook_text, sections
from circus_tui.screens.pages import PageScreen
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos

CLAUSE: Final = action("move", "up down", "↑↓", "clause", "Go to another rule.")
SEARCH: Final = action("search", "slash", "/", "search", "Search for a word in the whole book.")
NEXT: Final = action("next", "n", "n", "next", "Go to the next rule with the word in it.")
BEFORE: Final = action("before", "p", "p", "before", "Go to the rule before with the word in it.")
ON: Final = action("on", "space", "space", "read on", "Read on: further down, then the next rule.")
BACK: Final = action("back", "backspace left", "←", "", "Go back to the rule you have read before.")
FORTH: Final = action("forth", "right", "→", "", "Go forwards again.")
BOOK: Final = action("book", "b tab", "b", "next book", "Open the rulebook of the next game.")
TRY: Final = action("try", "t", "t", "try it", "Take a lesson in which this rule is met.")
DRILL: Final = action("drill", "d", "d", "drill", "Answer quick questions about the game.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Close the book.")
_OWN: Final = (SEARCH, NEXT, BEFORE, ON, BACK, FORTH, BOOK, TRY, DRILL, keys.HELP, LEAVE)


_CHAPTER: Final = 2
"""How deep the heading of a chapter stands."""

_TRAIL: Final = 100
"""Rules that can be gone back to."""


class RulebookScreen(PageScreen):
    """Opens at the section with the heading that was named, or at the beginning."""

    CSS_PATH = "rulebook.tcss"
    BINDINGS = bindings("rulebook", _OWN)

    def __init__(self, slug: str, heading: str = "") -> None:
        super().__init__()
        self._slug = slug
        self._anchor = heading
        self._sections = sections(rulebook_text(slug))
        self._sought = ""
        self._trail: list[int] = []
        """The rules that were open, in order."""
        self._step = -1
        """Which of these is open now."""

    @property
    def heading(self) -> Heading:
        """Which book, and which rule of it."""
        place = self._section.number if self.is_mounted else ""
        count = sum(1 for section in self._sections if section.heading.startswith("§"))
        standing = f"§ {place} of {count}" if place else f"{count} clauses"
        return Heading("Rulebook", infos()[self._slug].title, standing=standing)

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do."""
        searching = (NEXT, BEFORE) if self._sought else ()
        learning = () if self.circus.playing else (TRY, DRILL)
        return (CLAUSE, ON, SEARCH, *searching, BACK, FORTH, BOOK, *learning, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give contents, rule, and the line to search in."""
        contents = OptionList(id="contents", markup=False)
        contents.border_title = "Contents"
        rule = VerticalScroll(Markdown(id="rule"), id="page", can_focus=False)
        rule.border_title = "Rule"
        yield Horizontal(contents, rule, id="book")
        yield Input(placeholder="a word to search for, then Enter", id="word", max_length=40)

    def on_mount(self) -> None:
        """Open the book, once it is known how wide it is."""
        self.call_after_refresh(self._open)

    def _open(self) -> None:
        self._list()
        first = next((k for k, each in enumerate(self._sections) if each.heading == self._anchor), 0)
        self._contents.highlighted = first
        self._contents.focus()

    @property
    def _contents(self) -> OptionList:
        return self.query_one("#contents", OptionList)

    @property
    def _section(self) -> Section:
        return self._sections[self._contents.highlighted or 0]

    def _list(self) -> None:
        """Write the contents; a rule with the word that is sought is marked."""
        at = self._contents.highlighted or 0
        self._contents.clear_options()
        for section in self._sections:
            sign = "●" if self._sought and self._has(section) else " "
            style = "bold" if section.depth < 3 else ""
            title = cut(section.title, max(8, (self._contents.size.width or 32) - 10))
            self._contents.add_option(Option(Text(f"{sign} {section.number:<4} {title}", style=style)))
        self._contents.highlighted = min(at, len(self._sections) - 1)

    def on_option_list_option_highlighted(self) -> None:
        """Show the rule under the cursor, and note that it was open."""
        at = self._contents.highlighted or 0
        if self._step < 0 or self._trail[self._step] != at:
            self._trail = [*self._trail[: self._step + 1], at][-_TRAIL:]
            self._step = len(self._trail) - 1
        self._show()

    def _show(self) -> None:
        """The rule under the cursor, and below it what follows in its chapter."""
        at = self._contents.highlighted or 0
        first, *parts = self._sections[at : at + 1 + self._inner(at)]
        texts = [marked(first.text, self._sought)]
        texts += [f"{'#' * part.depth} {part.heading}\n\n{marked(part.text, self._sought)}" for part in parts]
        page = self.query_one("#page", VerticalScroll)
        self.query_one("#rule", Markdown).update("\n\n".join(text for text in texts if text))
        page.scroll_home(animate=False)
        page.border_title = first.heading
        after = at + 1 + len(parts)
        goes_on = f"goes on: {self._sections[after].heading}" if after < len(self._sections) else "the end"
        lost = self._sought and not any(map(self._has, self._sections))
        page.border_subtitle = f"{self._sought}: not found" if lost else goes_on
        self.show_bars()

    def _inner(self, at: int) -> int:
        """How many sections follow in the same chapter; none after the title, which stands for itself."""
        if self._sections[at].depth == 1:
            return 0
        after = takewhile(lambda section: section.depth > _CHAPTER, self._sections[at + 1 :])
        return sum(1 for _ in after)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Look for the word; esc, or nothing, ends the search."""
        self._sought = event.value.strip()
        self.leave_line()
        self._list()
        if self._sought:
            self._seek(1, here=True)

    def leave_line(self) -> None:
        """Close the line to search in."""
        self.query_one("#word", Input).display = False
        self._contents.focus()

    def _has(self, section: Section) -> bool:
        """Whether the word that is sought stands in it."""
        return self._sought.casefold() in f"{section.heading} {section.text}".casefold()

    def _seek(self, step: int, *, here: bool = False) -> None:
        count, at = len(self._sections), self._contents.highlighted or 0
        for k in range(0 if here else 1, count + 1):
            place = (at + step * k) % count
            section = self._sections[place]
            if self._has(section):
                if place != at:
                    self._contents.highlighted = place
                else:
                    self._show()
                return
        self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line to search in letters are letters."""
        if action == "do" and isinstance(self.focused, Input):
            return parameters[0] == "quit"
        return super().check_action(action, parameters)

    def do(self, name: str) -> None:
        """Search, go on, change the book or close it."""
        match name:
            case "search":
                line = self.query_one("#word", Input)
                line.value, line.display = "", True
                line.focus()
            case "next" | "before":
                self._seek(1 if name == "next" else -1)
            case "on":
                self._read_on()
            case "back" | "forth":
                self._walk(-1 if name == "back" else 1)
            case "book":
                slugs = list(infos())
                self.app.switch_screen(RulebookScreen(slugs[(slugs.index(self._slug) + 1) % len(slugs)]))
            case "try":
                self.circus.learn_rule(self._slug, self._section.number)
            case "drill":
                self.circus.open_drill(self._slug)
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#word", Input).display:
                self.leave_line()
            case "quit":
                self.close()

    def _read_on(self) -> None:
        """Go further down, or to what comes after the rule when all of it has been seen."""
        page = self.query_one("#page", VerticalScroll)
        if page.scroll_offset.y < page.max_scroll_y:
            page.scroll_page_down(animate=False)
            return
        at = self._contents.highlighted or 0
        after = at + 1 + self._inner(at)
        if after < len(self._sections):
            self._contents.highlighted = after

    def _walk(self, step: int) -> None:
        """Open again what was open before, or after."""
        if 0 <= self._step + step < len(self._trail):
            self._step += step
            self._contents.highlighted = self._trail[self._step]
