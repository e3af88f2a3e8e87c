"""Any game at the table: it shows who decides and what they may see, and hands decisions to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from circus_tui import keys
from circus_tui.boards.contract import (
    Desk,
    Discreet,
    Lift,
    Outcome,
    Played,
    PlayedByAll,
    Scene,
    Tumbling,
    boards_of,
)
from circus_tui.glyphs import MORE
from circus_tui.hotseat import Curtain, Decide
from circus_tui.keys import Action
from circus_tui.names import keys_of
from circus_tui.paint import Block, Row, Span, row, sheet
from circus_tui.screens import books, telling
from circus_tui.screens.curtain import CurtainPage
from circus_tui.screens.page import Page
from circus_tui.screens.tumble import Tumble
from circus_tui.store import StoreError
from circus_tui.table import StaleError, Table, TakeBack
from circus_tui.widgets.frame import footer, indented_text, news, title
from circus_tui.widgets.outcome import outcome
from rules.core import Clause, Illegal, Refusal, Seat, name_seats

_GO_ON = keys.action("confirm", "enter space", "Enter", "go on", "Go on with the next round.")
_WATCH_SECONDS = 1.0

_FRAME_ROWS = 3
"""Title, prompt and footer."""


class GamePage(Page):
    """One table. It holds a view and a desk, never a whole state, and drops both before another player comes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._rules = table.rules
        self._boards = boards_of(table.rules.INFO.slug)
        self._names = table.players
        self._sitting: Seat | None = None
        self._desk: Desk | None = None
        self._view: Any = table.view(None)
        self._message = ""
        self._clause: Clause | None = None
        self._question: TakeBack | None = None
        self._curtain: CurtainPage | None = None
        self._stop_watching: Callable[[], None] | None = None
        self._tumble = Tumble()

    def entered(self) -> None:
        """Begin with whatever the table waits for."""
        if self.table.watching:
            self._stop_watching = self.stage.every(_WATCH_SECONDS, self._look)
            self._message = "This game is played in another window: here you can only watch."
        else:
            if isinstance(self._boards, Discreet):
                self.table.ask_where(self._boards.asks_anyway)
            self.table.wake()
            self._settle()

    def removed(self) -> None:
        """Let another process have the game."""
        self._tumble.end()
        if self._stop_watching is not None:
            self._stop_watching()
        self.table.leave()

    @property
    def desk(self) -> Desk | None:
        """The decision on the screen, if there is one."""
        return self._desk

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do now."""
        if self._question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        if self._desk is not None:
            return (keys.HELP, *self._desk.actions, *self._common)
        between = () if self._over or self.table.watching else (_GO_ON,)
        return (keys.HELP, *between, keys.RULES, keys.UNDO, keys.LOG, keys.QUIT)

    @property
    def _common(self) -> Sequence[Action]:
        """What every game offers; there is something to hide only while a hand lies open."""
        return [each for each in keys.COMMON if each is not keys.HIDE or self._sitting is not None]

    @property
    def _over(self) -> bool:
        return not self._rules.to_act(self._view)

    def _settle(self) -> None:
        """Show what may be shown now; before anything of another player's, the curtain."""
        self._question = None
        match self.table.situation(self._sitting):
            case Curtain(seat):
                self._drop_curtain(seat)
            case Decide(seat, sees):
                self._sitting = sees
                self._open(seat, self.table.view(sees))
                self._raise_curtain()
            case _:
                self._clear_screen()
                self._raise_curtain()

    def _open(self, seat: Seat, view: Any) -> None:
        self._view = view
        self._desk = self._boards.open_desk(view, seat)

    def _lift(self, seat: Seat) -> None:
        """Show a seat its own cards for an open decision of its own; they go with the decision."""
        if self.table.situation(None) == Decide(seat, None):
            self._sitting = seat
            self._open(seat, self.table.view(seat))

    def _clear_screen(self) -> None:
        """Forget whatever one player alone may see."""
        self._sitting = None
        self._desk = None
        self._view = self.table.view(None)
        self._message = ""

    def _drop_curtain(self, seat: Seat) -> None:
        self._clear_screen()
        self._raise_curtain()
        heading = (self._boards.title(self._view), self._standing)
        who, key = self._names[seat], keys_of(self._names)[seat]
        told = telling.since(self.table, seat)
        self._curtain = CurtainPage(heading, who, key, told, lambda name: self._at_curtain(name, seat))
        self.stage.push(self._curtain)

    def _raise_curtain(self) -> None:
        if self._curtain is not None:
            self._curtain = None
            self.stage.pop()

    def _at_curtain(self, name: str, seat: Seat) -> None:
        assert self._curtain is not None
        match name:
            case "lift":
                self._sitting = seat
                self._settle()
            case "undo":
                self._question = self.table.take_back()
                if self._question is None:
                    self._curtain.answer = telling.no_question(self.table)
                else:
                    self._curtain.question = telling.question(self.table, self._question)
            case "yes":
                self._undo()
            case "no":
                self._question = None
                self._curtain.question = self._curtain.answer = ""
            case "quit":
                self._raise_curtain()
                self.stage.pop()

    def _look(self) -> bool:
        changed = self.table.refresh()
        if changed:
            self._view = self.table.view(None)
        return changed

    def paint(self, cells: int, height: int) -> Block:
        """Draw title, board, prompt, news and footer."""
        body: list[Row] = [title(self._boards.title(self._view), self._standing, cells)]
        desk = None if self._tumble.frames else self._desk
        sees = None if desk is None else desk.seat
        board = self._boards.paint(Scene(self._view, sees, desk, self._names, cells, height - 4, self._tumble.frames))
        room = height - _FRAME_ROWS
        sums = _at_most(room, self._sums(cells, room - len(board)))
        body += board[: room - len(sums)] if sums else board
        body += sums
        body += self._words(cells, height - len(body) - 1)
        return sheet(body, [footer(self.actions, cells)], cells, height)

    def _sums(self, cells: int, height: int) -> Block:
        """What a round that has just ended came to; where there is little room the board gives way to it."""
        result = self.table.result if self._desk is None else None
        if result is None:
            return ()
        winners = self._rules.winners(self._view)
        return outcome(result, self._names, winners, cells, final=self._over, height=height)

    @property
    def _standing(self) -> str:
        return "watching" if self.table.watching else f"saved {self.table.entries}"

    def _words(self, cells: int, room: int) -> Block:
        """The prompt, an answer to the last key, and news; where there is little room the answer comes first."""
        if self._tumble.frames:
            return indented_text("The dice are rolling …", cells, "prompt")
        prompt = indented_text(telling.prompt(self.table, self._view, self._desk), cells, "prompt")
        answer = indented_text(self._message, cells, "message") if self._message else ()
        said = (*prompt, *answer) if len(prompt) + len(answer) <= room else (*answer, *prompt)
        lines = [] if self._desk is None else telling.news(self.table, self._desk.seat)
        return (*said, *news(lines, cells, room - len(said)))

    def act(self, name: str) -> None:
        """Answer a question, do a common action, or give the action to the desk."""
        if self._question is not None:
            self._answer(name)
            return
        self._tumble.end()
        self._message = ""
        match name:
            case "quit":
                self.stage.pop()
            case "help":
                self.stage.push(books.keys_help(self._rules.INFO.title, self.actions, self._boards.LEGEND))
            case "rules":
                self.stage.push(books.rulebook(self._rules, self._clause))
            case "log":
                self.stage.push(books.log(self._rules.INFO.title, self.table.events(), self._names))
            case "undo":
                self._begin_undo()
            case "hide":
                self._sitting = None
                self._settle()
            case _ if self._desk is not None:
                self._take(self._desk.press(name), name)
            case "confirm":
                self._go_on()

    def _go_on(self) -> None:
        """Begin the next round."""
        try:
            self.table.proceed()
        except StoreError as error:
            self._message = str(error)
        else:
            self._settle()

    def point(self, target: Any) -> None:
        """Give a click to the desk."""
        if self._desk is not None and self._question is None:
            self._message = ""
            self._take(self._desk.point(target), "point")

    def _take(self, outcome: Outcome, name: str) -> None:
        match outcome:
            case Refusal(clause, text):
                self._clause = clause
                self._message = f"{name_seats(text, self._names)}  {clause.anchor}: F1 opens it."
            case Played(moves):
                assert self._desk is not None
                self._play(tuple((self._desk.seat, move) for move in moves))
            case PlayedByAll(entries):
                self._play(entries)
            case Lift(seat, entries):
                if not entries or self._play(entries):
                    self._lift(seat)
            case _:
                self._desk = outcome
                self._message = "Nothing stands against it." if name == "why" else ""

    def _play(self, entries: tuple[tuple[Seat, Any], ...]) -> bool:
        """Play them all, or say why not; tell whether they were played."""
        before = self.table.entries
        try:
            self.table.play_all(entries, self.table.revision)
        except Illegal as error:
            self._take(error.refusal, "confirm")
        except (StaleError, StoreError) as error:
            self._message = str(error)
        else:
            self._clause = None
            self._settle()
            self._roll(before)
            return True
        return False

    def _roll(self, before: int) -> None:
        """Let the dice tumble if any have been rolled since there were so many entries, and the face can show it."""
        if not (self.stage.lively and isinstance(self._boards, Tumbling)):
            return
        if any(event.kind in self._boards.ROLLS for told in self.table.events()[before:] for event in told):
            self._tumble.begin(self.stage)

    def _begin_undo(self) -> None:
        self._question = self.table.take_back()
        if self._question is None:
            self._message = telling.no_question(self.table)
        elif self._question.free and self._desk is not None and self._question.seat == self._desk.seat:
            self._undo()
        else:
            self._message = telling.question(self.table, self._question)

    def _answer(self, name: str) -> None:
        self._message = ""
        if name == "yes":
            self._undo()
        elif name == "quit":
            self.stage.pop()
        else:
            self._question = None

    def _undo(self) -> None:
        assert self._question is not None
        try:
            self.table.undo(self._question.number)
        except StoreError as error:
            self._message = str(error)
        else:
            self._settle()


def _at_most(room: int, rows: Block) -> Block:
    """Cut what is too high, and say where the rest is."""
    return rows if len(rows) <= room else (*rows[: room - 1], row(Span(f" {MORE} L: the log has the rest.", "dim")))
