"""The school: the games with how much of each has been learnt, and the lessons of one with the rules they meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Input, Static
from textual.widgets.option_list import Option

from circus_tui.drawing.paint import Block, Span, row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.school import BEGIN, BOOK, DRILL, LEAVE, MOVE, OPEN, OWN, WHO
from circus_tui.keyboard.spelling import key
from circus_tui.learning.progress import Learnt, Progress, profile_of
from circus_tui.learning.repetition import TABLE_READY
from circus_tui.names import clean
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.shelves import about
from circus_tui.storage.store import StoreError
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.shelf import Shelf
from circus_tui.widgets.task import MOST_STARS, star_words
from circus_tui.widgets.tent import Caption, Tent
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules import GAMES
from rules.catalogue import infos
from rules.core import Info
from rules.teaching import lessons_of
from rules.wording import in_words

_NAME: Final = 16
_BARS: Final = 4
_LESSON_BARS: Final = 6
"""Rows of the window that are not for a list: the bars and its frame."""


class SchoolPage(PageScreen):
    """What both pages have: one list, what has been learnt, and the line in which a name is typed."""

    CSS_PATH = "school.tcss"
    SCOPE = "school"

    def __init__(self) -> None:
        super().__init__()
        self._said = ""

    @property
    def learnt(self) -> dict[str, Learnt]:
        """What has been learnt of each game."""
        try:
            return Progress(self.circus.store.folder).learnt(profile_of(self.circus.store))
        except StoreError as error:
            self._said = str(error)
            return {}

    @property
    def shelf(self) -> Shelf:
        """The list of games or lessons."""
        return self.query_one(Shelf)

    @property
    def chosen(self) -> str:
        """What the line with the cursor stands for."""
        at = self.shelf.highlighted
        return "" if at is None else self.shelf.get_option_at_index(at).id or ""

    def on_mount(self) -> None:
        """The cursor is in the list."""
        self.shelf.focus()
        self.begin()

    def begin(self) -> None:
        """Do what the page was opened for."""

    def on_screen_resume(self) -> None:
        """Read it again when one comes back from a lesson."""
        if self.size:
            self.read()

    def resized(self) -> None:
        """Set the lines for the new size."""
        self.read()

    def read(self) -> None:
        """Show what there is, and what has been learnt of it."""
        raise NotImplementedError

    def put(self, options: list[Option], wanted: str) -> None:
        """Write the list; the cursor stands on the line that is wanted."""
        shelf, at = self.shelf, self.shelf.highlighted
        shelf.clear_options()
        shelf.add_options(options)
        places = [number for number, each in enumerate(options) if each.id == wanted]
        shelf.highlighted = places[0] if places else at or 0
        self.show_bars()


class SchoolScreen(SchoolPage):
    """All games. Opening it imports no engine."""

    BINDINGS = bindings("school", OWN)

    @property
    def heading(self) -> Heading:
        """The heading: whose lessons these are."""
        return Heading("Learn to play", standing=profile_of(self.circus.store))

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        return (MOVE, OPEN, WHO, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the games and a line for a name."""
        shelf = Shelf(id="lessons", markup=False)
        shelf.border_title = "Three minutes a lesson, on the game's own table"
        yield Horizontal(shelf, Tent(id="tent"), id="page")
        yield Input(placeholder="who learns? a name, then Enter", id="word", max_length=4 * _NAME)

    def read(self) -> None:
        """Show each game with the lessons solved."""
        learnt = self.learnt
        options: list[Option] = []
        taught = [(slug, info) for slug, info in infos().items() if info.lessons]
        rows = 1 if self.form == "small" else 2
        blank = max(0, min(3, (self.size.height - _BARS - rows * len(taught)) // (len(taught) - 1)))
        for slug, info in taught:
            options += [Option("", disabled=True) for _ in range(blank if options else 0)]
            options.append(Option(self._line(info, learnt.get(slug, Learnt())), id=slug))
        self.put(options, self.chosen)

    def on_option_list_option_highlighted(self) -> None:
        """Say under the tent what the game under the cursor is."""
        tent: Picture[Caption] = self.query_one(Tent)
        tent.show(Zone(Caption(about(f"game-{self.chosen}", self.form)), frame="bare"))

    def _line(self, info: Info, learnt: Learnt) -> Text:
        styles = self.circus.palette
        done = f"{len(learnt.stars)} of {info.lessons} lessons"
        text = Text.assemble((f"{info.title:<18}", "bold"), (f"{done:<18}", styles.style("dim")))
        if learnt.stars:
            text.append(f"★ {sum(learnt.stars.values())} of {MOST_STARS * info.lessons}", styles.style("gold"))
        text.append("  ready ✓" if learnt.ready else "", styles.style("green"))
        if self.form != "small":
            text.append(f"\n  {info.line}", styles.style("dim"))
        return text

    def do(self, name: str) -> None:
        """Open a game's lessons, ask who learns, or leave."""
        line = self.query_one("#word", Input)
        match name:
            case "choose" if self.chosen:
                self.circus.open_school(self.chosen)
            case "who":
                line.value, line.display = profile_of(self.circus.store), True
                line.focus()
            case "help":
                self.circus.open_page("help")
            case "quit" if line.display:
                self.leave_line()
            case "quit":
                self.close()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line for a name letters are letters."""
        if action == "do" and isinstance(self.focused, Input):
            return parameters[1] == " ".join(LEAVE.keys) and not self.focused.value
        return super().check_action(action, parameters)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Show what that person has learnt."""
        try:
            self.circus.store.remember("profile", clean(event.value))
        except StoreError as error:
            self._said = str(error)
        self.leave_line()
        self.read()

    def leave_line(self) -> None:
        """Close the line."""
        self.query_one("#word", Input).display = False
        self.shelf.focus()


class LessonsScreen(SchoolPage):
    """The lessons of one game; beside them its rules, with a sign at those that have been met."""

    BINDINGS = bindings("lessons", OWN)

    def __init__(self, slug: str, first: int | None = None) -> None:
        """Show the lessons of a game; if one is named, counted from 0, it begins at once."""
        super().__init__()
        self.slug = slug
        self._first = first
        self._lessons = lessons_of(slug)

    @property
    def heading(self) -> Heading:
        """Which game, and who learns."""
        return Heading("Learn", infos()[self.slug].title, standing=profile_of(self.circus.store))

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        return (MOVE, BEGIN, DRILL, BOOK, keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give what the game is about, the lessons, the rules, and what the lesson under the cursor asks for."""
        shelf = Shelf(id="lessons", markup=False)
        shelf.border_title = "Lessons"
        yield Static(id="aim", markup=False)
        yield Horizontal(shelf, TextRows(id="met"), id="page")
        yield Static(id="goal", markup=False)

    def begin(self) -> None:
        """Begin the lesson that was asked for."""
        if self._first is not None:
            self.call_after_refresh(self.circus.learn, self.slug, self._first)

    def read(self) -> None:
        """Show the lessons with their stars; the cursor stands on the first that is not solved."""
        learnt = self.learnt.get(self.slug, Learnt())
        options = [Option(self._line(k, learnt), id=lesson.name) for k, lesson in enumerate(self._lessons)]
        ahead = [lesson.name for lesson in self._lessons if lesson.name not in learnt.stars]
        self.put(options, learnt.last if learnt.last in ahead else next(iter(ahead), learnt.last))
        ready = " · ready for the table ✓" if learnt.ready else ""
        self.query_one("#aim", Static).update(self._advice(learnt))
        self.query_one("#goal", Static).display = not self._has_room
        self.shelf.border_subtitle = f"{len(learnt.stars)} of {len(self._lessons)} solved{ready}"
        signs = self._signs(learnt)
        met = sum(bool(line) and line[0].text.startswith("✓") for line in signs)
        title = row(Span("The rules", "gold"))
        self.query_one("#met", TextRows).show(Zone(Rows(signs), title, row(Span(f"{met} of {len(signs)} met", "dim"))))

    def _advice(self, learnt: Learnt) -> str:
        """How the game is won, or in a small window what it is; once all lessons are solved, what comes next."""
        small, info = self.form == "small", infos()[self.slug]
        if len(learnt.stars) < len(self._lessons):
            return info.line if small else info.goal
        if learnt.ready:
            return "You are ready for the table: begin a game of your own."
        questions = f"quick questions ({key('school.drill')}): {in_words(TABLE_READY)} right in a row"
        return f"Next come {questions}{'.' if small else ', and you are ready for the table.'}"

    @property
    def _has_room(self) -> bool:
        """Whether each lesson has room for what it asks for, in a line of its own."""
        return self.form == "roomy" and _LESSON_BARS + 2 * len(self._lessons) <= self.size.height

    def _line(self, number: int, learnt: Learnt) -> Text:
        lesson, styles = self._lessons[number], self.circus.palette
        stars = learnt.stars.get(lesson.name)
        sign = " " if stars is None else "✓"
        text = Text.assemble((sign, styles.style("green bold")), f" {number + 1:>2}  {lesson.title:<26} ")
        text.append("" if stars is None else star_words(stars), styles.style("gold"))
        return text.append(f"\n      {lesson.goal}", styles.style("dim")) if self._has_room else text

    def _signs(self, learnt: Learnt) -> Block:
        lines: list[tuple[Span, ...]] = []
        for clause in GAMES[self.slug].CLAUSES:
            met = clause.number in learnt.clauses
            sign = Span("✓ ", "green bold") if met else Span("  ")
            lines.append(row(sign, Span(f"{clause.number:<4}", "dim"), Span(clause.title, "ink" if met else "dim")))
        return tuple(lines)

    def on_option_list_option_highlighted(self) -> None:
        """Say what the lesson under the cursor asks for."""
        found = next((lesson for lesson in self._lessons if lesson.name == self.chosen), None)
        self.query_one("#goal", Static).update("" if found is None else found.goal)

    def do(self, name: str) -> None:
        """Take a lesson, read, or go back."""
        match name:
            case "choose" if self.chosen:
                names = [lesson.name for lesson in self._lessons]
                self.circus.learn(self.slug, names.index(self.chosen))
            case "drill":
                self.circus.open_drill(self.slug)
            case "books":
                self.circus.open_books(self.slug)
            case "help":
                self.circus.open_page("help")
            case "quit":
                self.close()
