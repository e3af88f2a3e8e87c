"""The rulebook of a game: contents on the left, a rule on the right, and a search through all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any, Final

import attrs
from rich.text import Text
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.option_list import Option

from circus_tui.drawing.paint import Row, Span, row, text_of, wrapped_row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.rulebook import (
    BACK,
    BEFORE,
    BOOK,
    CLAUSE,
    DRILL,
    FOLD,
    FORTH,
    LEAVE,
    LINKS,
    NEXT,
    ON,
    OWN,
    SEARCH,
    TRY,
)
from circus_tui.keyboard.spelling import key
from circus_tui.rulebooks import rulebook_text
from circus_tui.screens.base import bindings
from circus_tui.screens.books import Section, in_contents, links, marked, ranked, sections
from circus_tui.screens.contract import Size, size_of
from circus_tui.screens.exhibits import exhibit_of
from circus_tui.screens.pages import PageScreen
from circus_tui.widgets.exhibit import Exhibit, ExhibitPanel
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.title_bar import Heading
from rules import GAMES
from rules.catalogue import infos
from rules.core import Clause
from rules.teaching.example import example_of
from rules.wording import counted

_CHAPTER: Final = 2
"""How deep the heading of a chapter stands."""

_CONTENTS: Final[Mapping[Size, int]] = {"roomy": 40, "compact": 30}
"""How wide the contents are, as `rulebook.tcss` has it; in a small window as wide as that."""

_NUMBER: Final = 7
"""Cells before a title in the contents: its sign and its number."""

_BESIDE_TITLE: Final = _NUMBER + 5
"""Cells of a line of the contents that are not for the title: these, the frame and the scroll bar."""

_TRAIL: Final = 100
"""Rules that can be gone back to."""


class RulebookScreen(PageScreen):
    """Opens at the section with the heading that was named, or at the beginning."""

    CSS_PATH = "rulebook.tcss"
    SCOPE = "rulebook"
    BINDINGS = bindings(SCOPE, OWN)

    def __init__(self, slug: str, heading: str = "") -> None:
        super().__init__()
        self._slug = slug
        self._anchor = heading
        self._sections = sections(rulebook_text(slug))
        self._sought = ""
        self._found: frozenset[int] = frozenset()
        """The places of the sections in which what is sought stands."""
        self._links: tuple[Section, ...] = ()
        self._unfolded = False
        """Whether the example has taken the place of the rule."""
        self._trail: list[int] = []
        """The rules that were open, in order."""
        self._step = -1
        """Which of these is open now."""

    @property
    def heading(self) -> Heading:
        """Which book, and which rule of it."""
        count = sum(section.is_rule for section in self._sections)
        standing = counted(count, "rule")
        if self._is_rule:
            place = sum(each.is_rule for each in self._sections[: self._contents.highlighted or 0]) + 1
            standing = f"rule {place} of {count}"
        elif self.is_mounted and self._section.number:
            chapters = sum(each.depth == _CHAPTER for each in self._sections)
            standing = f"chapter {self._section.number} of {chapters}"
        return Heading("Rulebook", infos()[self._slug].title, standing=standing)

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        searching = (NEXT, BEFORE) if self._sought else ()
        folds = (FOLD,) if self._is_rule else ()
        links = LINKS[: len(self._links)]
        return (CLAUSE, ON, *folds, SEARCH, *searching, *self._learning, BACK, FORTH, BOOK, *links, keys.HELP, LEAVE)

    @property
    def _learning(self) -> tuple[Action, ...]:
        """What leads from a rule to a table of its own; not over a game."""
        return (TRY, DRILL) if self._is_rule and not self.circus.playing else ()

    @property
    def _is_rule(self) -> bool:
        return self.is_mounted and self._section.is_rule

    def compose_page(self) -> Iterator[Widget]:
        """Give contents, rule, and the line to search in."""
        contents = OptionList(id="contents", markup=False)
        contents.border_title = "Contents"
        rule = VerticalScroll(Markdown(id="rule"), ExhibitPanel(id="exhibit"), id="page", can_focus=False)
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
    def _clause(self) -> Clause:
        """The rule that is open."""
        return next(each for each in GAMES[self._slug].CLAUSES if each.number == self._section.number)

    @property
    def _section(self) -> Section:
        return self._sections[self._contents.highlighted or 0]

    def _list(self) -> None:
        """Write the contents; a rule with the word that is sought is marked."""
        at = self._contents.highlighted or 0
        cells, rows = self.app.size
        room = _CONTENTS.get(size_of(cells, rows), cells) - _BESIDE_TITLE
        self._contents.clear_options()
        for place, section in enumerate(self._sections):
            sign = "●" if place in self._found else " "
            style = "bold" if section.depth < 3 else ""
            broken = wrapped_row(row(in_contents(self._sections, place)), room)
            title = f"\n{' ' * _NUMBER}".join(map(text_of, broken))
            self._contents.add_option(Option(Text(f"{sign} {section.number:<4} {title}", style=style)))
        self._contents.highlighted = min(at, len(self._sections) - 1)

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule under the cursor, and note that it was open; a cursor that has gone on is followed there."""
        at = self._contents.highlighted or 0
        if event.option_index != at:
            return
        if self._step < 0 or self._trail[self._step] != at:
            self._trail = [*self._trail[: self._step + 1], at][-_TRAIL:]
            self._step = len(self._trail) - 1
        self._unfolded = False
        await self._show()

    def resized(self) -> None:
        """Write the contents and draw the example anew for the new size."""
        if self.is_mounted and self._contents.option_count:
            self._list()
            self.call_after_refresh(self._show_example)

    async def _show(self) -> None:
        """The rule under the cursor with its example; below a chapter all that is in it; painted in one frame."""
        at = self._contents.highlighted or 0
        first, *parts = self._sections[at : at + 1 + self._inner(at)]
        texts = [marked(first.text, self._sought)]
        texts += [f"{'#' * part.depth} {part.heading}\n\n{marked(part.text, self._sought)}" for part in parts]
        page = self.query_one("#page", VerticalScroll)
        after = at + 1 + len(parts)
        goes_on = f"goes on: {self._sections[after].heading}" if after < len(self._sections) else "the end"
        lost = self._sought and not self._found
        with self.app.batch_update():
            await self.query_one("#rule", Markdown).update("\n\n".join(text for text in texts if text))
            page.scroll_home(animate=False, immediate=True)
            page.border_title = first.heading
            page.border_subtitle = f"{self._sought}: not found" if lost else goes_on
            self._show_example()

    def _show_example(self) -> None:
        """Draw the example of the rule; in a small window only in its place."""
        section = self._section
        self._links = links(self._slug, self._sections, section) if section.is_rule else ()
        shown = section.is_rule and (self._unfolded or self.form != "small")
        panel = self.query_one(ExhibitPanel)
        panel.display = shown
        self.query_one("#rule", Markdown).display = not (shown and self._unfolded)
        if self._unfolded != self.has_class("-unfolded"):
            self.set_class(self._unfolded, "-unfolded")
            self.call_after_refresh(self._contents.scroll_to_highlight)
        panel.show(Zone(self._exhibit(), frame="bare") if shown else None)
        self.show_bars()

    def _exhibit(self) -> Exhibit:
        """The example, the keys that lead from it to a table, and the rules it is linked with."""
        drawn = exhibit_of(self._slug, self._clause, self.form)
        playing = _key(key("rulebook.try"), "play this position", "try")
        asking = _key(key("rulebook.drill"), "quick questions", "drill")
        keys_row = row(*playing, "     ", *asking) if self._learning else ()
        linked = tuple(row(*_key(str(k + 1), each.heading, f"link {k}")) for k, each in enumerate(self._links))
        return attrs.evolve(drawn, words=(*drawn.words, (), *((keys_row, ()) if keys_row else ()), *linked))

    def _inner(self, at: int) -> int:
        """How many sections follow in a chapter; none after the title and after a rule, which stand for themselves."""
        if self._sections[at].depth != _CHAPTER:
            return 0
        after = takewhile(lambda section: section.depth > _CHAPTER, self._sections[at + 1 :])
        return sum(1 for _ in after)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Look for the word; esc, or nothing, ends the search."""
        self._sought = event.value.strip()
        self._found = frozenset(ranked(self._sections, self._sought)) if self._sought else frozenset()
        self.leave_line()
        self._list()
        if self._found:
            self._go_to(ranked(self._sections, self._sought)[0])
        else:
            await self._show()

    def leave_line(self) -> None:
        """Close the line to search in."""
        self.query_one("#word", Input).display = False
        self._contents.focus()

    def _seek(self, step: int) -> None:
        """Go to the next rule in which the word stands, or to the one before."""
        at, places = self._contents.highlighted or 0, sorted(self._found)
        ahead = [place for place in places if (place - at) * step > 0]
        if places:
            self._go_to(min(ahead or [places[0 if step > 0 else -1]], key=lambda place: abs(place - at)))

    def _go_to(self, place: int) -> None:
        """Open the section at that place; the one that is open already is shown anew."""
        if place == self._contents.highlighted:
            self.call_later(self._show)
        else:
            self._contents.highlighted = place

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
                self.circus.next_book(slugs[(slugs.index(self._slug) + 1) % len(slugs)])
            case "try":
                example = example_of(self._slug, self._clause)
                self.circus.learn(self._slug, example.number, example.deeds if example.move is not None else 0)
            case "drill":
                self.circus.open_drill(self._slug, self._clause)
            case "fold":
                self._unfolded = not self._unfolded
                self._show_example()
            case _ if name.startswith("link"):
                self._go_to(self._sections.index(self._links[int(name.partition(" ")[2])]))
            case "help":
                self.circus.open_page("help")
            case "quit" if self.query_one("#word", Input).display:
                self.leave_line()
            case "quit":
                self.close()

    def point(self, target: Any) -> None:
        """A click on a key of the page does what the key does; on the table of an example it does nothing."""
        if self.offers(target):
            self.do(target)

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


def _key(sign: str, words: str, name: str) -> Row:
    """A key as a cap with its words, to be clicked on as well."""
    return row(Span(f" {sign} ", "cap-ink on cap bold", name), Span(f"  {words}", "ink", name))
