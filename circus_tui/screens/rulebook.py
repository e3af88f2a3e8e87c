"""The rulebook of a game: contents on the left, a rule on the right, and a search through all of them."""

from __future__ import annotations

from collections.abc import Iterator
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
BOOK: Final = action("book", "b tab", "b", "next book", "Open the rulebook of the next game.")
LEAVE: Final = action("quit", "q escape", "q", "back", "Close the book.")
_OWN: Final = (SEARCH, NEXT, BEFORE, BOOK, keys.HELP, LEAVE)


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
        return (CLAUSE, SEARCH, *searching, BOOK, keys.HELP, LEAVE)

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
            found = self._sought and self._sought.casefold() in f"{section.heading} {section.text}".casefold()
            sign = "●" if found else " "
            style = "bold" if section.depth < 3 else ""
            title = cut(section.title, max(8, (self._contents.size.width or 32) - 8))
            self._contents.add_option(Option(Text(f"{sign} {section.number:<4} {title}", style=style)))
        self._contents.highlighted = min(at, len(self._sections) - 1)

    def on_option_list_option_highlighted(self) -> None:
        """Show the rule under the cursor; a chapter with the rules in it."""
        at = self._contents.highlighted or 0
        parts = [self._section]
        for section in self._sections[at + 1 :]:
            if section.depth <= parts[0].depth or parts[0].depth == 1:
                break
            parts.append(section)
        text = "\n\n".join(f"{'#' * part.depth} {part.heading}\n\n{marked(part.text, self._sought)}" for part in parts)
        self.query_one("#rule", Markdown).update(text)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        self.show_bars()

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

    def _seek(self, step: int, *, here: bool = False) -> None:
        count, at = len(self._sections), self._contents.highlighted or 0
        for k in range(0 if here else 1, count + 1):
            place = (at + step * k) % count
            section = self._sections[place]
            if self._sought.casefold() in f"{section.heading} {section.text}".casefold():
                self._contents.highlighted = place
                self.on_option_list_option_highlighted()
                return
        self.show_bars()
        self.query_one("#page", VerticalScroll).border_subtitle = "not found"

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
            case "book":
                slugs = list(infos())
                self.app.switch_screen(RulebookScreen(slugs[(slugs.index(self._slug) + 1) % len(slugs)]))
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#word", Input).display:
                self.leave_line()
            case "quit":
                self.app.pop_screen()
