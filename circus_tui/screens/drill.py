"""Quick questions on a game, endless; twelve right answers in a row make somebody ready for the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from circus_tui.drawing.paint import Block, Row, Span, row, wrapped_row
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, action
from circus_tui.keyboard.spelling import key
from circus_tui.learning.drilling import PEOPLE, Drilling
from circus_tui.learning.repetition import TABLE_READY
from circus_tui.screens.base import bindings
from circus_tui.screens.pages import PageScreen
from circus_tui.storage.store import StoreError
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.text_rows import Rows, TextRows
from circus_tui.widgets.title_bar import Heading
from rules.catalogue import infos
from rules.core import Clause, name_seats
from rules.teaching.drill import Question
from rules.wording import capital, in_words

MOVE: Final = action("down", "down right", "↑↓", "choose", "Go to the next answer.")
UP: Final = action("up", "up left", "↑", "", "Go to the answer before.")
ANSWER: Final = action("confirm", "enter space", "⏎", "answer", "Give the answer at the cursor.")
ON: Final = action("confirm", "enter space", "⏎", "next", "Go on with another question.", words="next question")
LEAVE: Final = action("quit", "q escape", "q", "back", "Leave the drill.")
NUMBERS: Final = tuple(
    action(f"answer {place}", str(place + 1), str(place + 1), "", f"Give answer {place + 1}.") for place in range(4)
)
_AIM: Final = f"{capital(in_words(TABLE_READY))} right answers in a row make you ready for the table."
_OWN: Final = (MOVE, UP, ANSWER, keys.RULES, keys.HELP, LEAVE, *NUMBERS)


class DrillScreen(PageScreen):
    """One question after the other."""

    CSS_PATH = "school.tcss"
    BINDINGS = bindings("drill", _OWN)

    def __init__(self, slug: str, clause: Clause | None = None) -> None:
        """Ask about a game, or one of its rules, if there are questions on it."""
        super().__init__()
        self._drilling = Drilling(slug, clause)
        self._cursor = 0
        self._given: int | None = None
        self._said = ""

    @property
    def question(self) -> Question:
        """The question that is asked now."""
        return self._drilling.question

    @property
    def heading(self) -> Heading:
        """Which game, and how many right answers in a row."""
        drilling = self._drilling
        title = infos()[drilling.slug].title
        game = title if drilling.clause is None else f"{title}   {drilling.clause.anchor}"
        known = f"{drilling.row} of {TABLE_READY}" if drilling.row < TABLE_READY else str(drilling.row)
        return Heading("Drill", game, standing=f"{known} in a row")

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of this page."""
        if self._given is not None:
            return (ON, keys.RULES, keys.HELP, LEAVE)
        return (MOVE, ANSWER, UP, *NUMBERS[: len(self.question.answers)], keys.HELP, LEAVE)

    def compose_page(self) -> Iterator[Widget]:
        """Give the question and its answers, and what is said to the one that was given."""
        yield TextRows(id="question")
        yield TextRows(id="verdict")

    def on_mount(self) -> None:
        """Ask the first question."""
        try:
            self._drilling.recall(self.circus.store)
        except StoreError as error:
            self._said = str(error)
        self._ask()

    def resized(self) -> None:
        """Break the lines anew."""
        self._draw()

    def _ask(self) -> None:
        self.circus.guard.decided()
        self._drilling.ask()
        self._cursor, self._given = 0, None
        self._draw()

    def _draw(self) -> None:
        cells = max(20, self.size.width - 6)
        lines: list[Row] = [(), *wrapped_row(row(Span(self.question.text, "ink bold")), cells), ()]
        lines += [self._answer(place) for place in range(len(self.question.answers))]
        title = row(Span("What do you think?", "gold"))
        self.query_one("#question", TextRows).show(Zone(Rows(tuple(lines)), title, frame="heavy"))
        self.query_one("#verdict", TextRows).show(Zone(Rows(self._verdict(cells)), row(Span("Why", "gold"))))
        self.show_bars()

    def _answer(self, place: int) -> Row:
        chosen = place == (self._cursor if self._given is None else self._given)
        sign = Span(" ► " if chosen else "   ", "gold bold")
        words = Span(
            f"{place + 1}  {self.question.answers[place]}", "gold bold" if chosen else "ink", f"answer {place}"
        )
        right = self._given is not None and place == self.question.answer
        return row(sign, words, Span("  ✓", "green bold") if right else "")

    def _verdict(self, cells: int) -> Block:
        if self._given is None:
            aim = self._said or ("" if self._drilling.clause is not None or self._drilling.row else _AIM)
            return wrapped_row(row(Span(aim, "dim")), cells) if aim else ()
        right = self._given == self.question.answer
        said = Span("✓ Right. ", "green bold") if right else Span(f"✗ No: {self.question.right}. ", "bad bold")
        why = Span(name_seats(self.question.why, PEOPLE), "ink")
        clause = Span(f"  {self.question.clause.anchor}: {key('rules')} opens it.", "teal")
        ready = Span("Twelve in a row: you are ready for the table.", "gold bold")
        passed = wrapped_row(row(ready), cells) if right and self._drilling.is_passed else ()
        return (*wrapped_row(row(said, why, clause), cells), *passed)

    def do(self, name: str) -> None:
        """Go to an answer, give it, go on, read or leave."""
        last = len(self.question.answers) - 1
        match name:
            case "up" | "down" if self._given is None:
                self._cursor = max(0, min(last, self._cursor + (1 if name == "down" else -1)))
                self._draw()
            case "confirm":
                self._judge(self._cursor) if self._given is None else self._ask()
            case "rules":
                self.circus.open_books(self._drilling.slug, self.question.clause)
            case "help":
                self.circus.open_page("help")
            case "quit":
                self.close()
            case _ if name.startswith("answer") and self._given is None:
                self._judge(int(name.partition(" ")[2]))

    def point(self, target: str) -> None:
        """A click on an answer gives it."""
        self.do(target)

    def _judge(self, place: int) -> None:
        """Keep how it went before it is said."""
        self.circus.guard.decided()
        self._given = place
        try:
            self._drilling.judge(self.circus.store, place)
        except StoreError as error:
            self._said = str(error)
        self._draw()
