"""Any game at the table: it shows who decides and what they may see, and hands decisions to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from circus_tui import keys
from circus_tui.boards.contract import BOARDS, Desk, Outcome, Played
from circus_tui.hotseat import Curtain, Decide
from circus_tui.keys import Action
from circus_tui.names import keys_of
from circus_tui.paint import Block, Row, Span, page, row
from circus_tui.screens import books
from circus_tui.screens.base import CanvasScreen
from circus_tui.screens.curtain import CurtainScreen
from circus_tui.store import StoreError
from circus_tui.table import StaleError, Table, TakeBack
from circus_tui.widgets.frame import footer, indented_text, news, title
from circus_tui.widgets.outcome import outcome
from rules.core import Clause, Illegal, Refusal, Seat, name_seats

_GO_ON = keys.action("confirm", "enter space", "⏎", "go on", "Go on with the next round.")
_WATCH_SECONDS = 1.0


class GameScreen(CanvasScreen):
    """One table. It holds a view and a desk, never a whole state, and drops both before another player comes."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._boards = BOARDS[table.rules.INFO.slug]
        self._sitting: Seat | None = None
        self._desk: Desk | None = None
        self._view: Any = table.view(None)
        self._message = ""
        self._clause: Clause | None = None
        self._question: TakeBack | None = None
        self._curtain: CurtainScreen | None = None

    def on_mount(self) -> None:
        """Begin with whatever the table waits for."""
        if self.table.watching:
            self.set_interval(_WATCH_SECONDS, self._look_again)
            self._message = "This game is played in another window: you are watching."
            self._view = self.table.view(None)
            self.repaint()
        else:
            self._settle()

    def on_unmount(self) -> None:
        """Let another process have the game."""
        self.table.leave()

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self.table.players

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do now."""
        if self._question is not None:
            return (keys.YES, keys.NO, keys.QUIT)
        if self._desk is not None:
            return (keys.HELP, *self._desk.actions, *keys.COMMON[1:])
        between = () if self._over or self.table.watching else (_GO_ON,)
        return (keys.HELP, *between, keys.RULES, keys.UNDO, keys.LOG, keys.QUIT)

    @property
    def _over(self) -> bool:
        return not self.table.rules.to_act(self._view)

    def _settle(self) -> None:
        """Show what may be shown now; before anything of another player's, the curtain."""
        self._question = None
        match self.table.situation(self._sitting):
            case Curtain(seat):
                self._drop_curtain(seat)
            case Decide(seat, sees):
                self._sitting = seat
                self._view = self.table.view(sees)
                self._desk = self._boards.open_desk(self._view, seat)
                self._lift()
            case _:
                self._sitting = None
                self._desk = None
                self._view = self.table.view(None)
                self._lift()

    def _lift(self) -> None:
        """Paint, and take the curtain away if it is up."""
        self.repaint()
        if self._curtain is not None:
            self._curtain = None
            self.app.pop_screen()

    def _drop_curtain(self, seat: Seat) -> None:
        up = self._curtain is not None
        self._sitting = None
        self._desk = None
        self._view = self.table.view(None)
        self._message = ""
        heading = self._boards.title(self._view)
        name, key = self.names[seat], keys_of(self.names)[seat]
        self._curtain = CurtainScreen(heading, name, key, self._since(seat), lambda act: self._at_curtain(act, seat))
        if up:
            self.app.switch_screen(self._curtain)
        else:
            self.app.push_screen(self._curtain)

    def _at_curtain(self, name: str, seat: Seat) -> None:
        assert self._curtain is not None
        match name:
            case "lift":
                self._sitting = seat
                self._settle()
            case "undo":
                self._question = self.table.take_back()
                self._curtain.ask(self._ask(self._question))
            case "yes":
                self._undo()
            case "no":
                self._question = None
                self._curtain.ask("")
            case "quit":
                self.app.pop_screen()
                self.app.pop_screen()

    def _since(self, seat: Seat) -> list[str]:
        told = self.table.events()[self.table.last_entry_of(seat) :]
        return [name_seats(event.text, self.names) for events in told for event in events]

    def _look_again(self) -> None:
        if self.table.refresh():
            self._view = self.table.view(None)
            self.repaint()

    def paint(self, cells: int, height: int) -> Block:
        """Draw title, board, prompt, news and footer."""
        top = title(self._boards.title(self._view), self._standing(), cells)
        result = self.table.result if self._desk is None else None
        room = height - 4
        board = self._boards.paint(self._view, self._desk, self.names, cells, room)
        body: list[Row] = [top, *board]
        if result is not None:
            winners = self.table.rules.winners(self._view)
            body += outcome(result, self.names, winners, cells, final=self._over)
        body += self._words(cells, height - len(body) - 1)
        return page(body, [footer(self.actions, cells)], cells, height)

    def _standing(self) -> str:
        return "watching" if self.table.watching else "saved"

    def _words(self, cells: int, room: int) -> Block:
        prompt: Block = (row(Span(f" {self._prompt()}", "prompt")),)
        if self._message:
            prompt += indented_text(self._message, cells, "message")
        lines = self._since(self._desk.seat) if self._desk is not None else []
        return (*prompt, *news(lines, cells, room - len(prompt)))

    def _prompt(self) -> str:
        if self._desk is None:
            if self._over:
                return self._verdict()
            return "Press Enter to go on." if not self.table.watching else self._public_prompt()
        seat = self._desk.seat
        text = name_seats(self.table.rules.prompt(self._view, seat), self.names)
        return f"{self.names[seat]}: {text}"

    def _public_prompt(self) -> str:
        return name_seats(self.table.rules.prompt(self._view, None), self.names)

    def _verdict(self) -> str:
        winners = [self.names[seat] for seat in self.table.rules.winners(self._view)]
        return f"{winners[0]} wins." if len(winners) == 1 else f"{' and '.join(winners)} share the win."

    def act(self, name: str) -> None:
        """Do a common action, or give it to the desk."""
        if self._question is not None:
            self._answer(name)
            return
        self._message = ""
        match name:
            case "quit":
                self.app.pop_screen()
            case "help":
                self.app.push_screen(books.keys_help(self.table.rules.INFO.title, self.actions))
            case "rules":
                self.app.push_screen(books.rulebook(self.table.rules, self._clause))
            case "log":
                self.app.push_screen(books.log(self.table.rules.INFO.title, self.table.events(), self.names))
            case "undo":
                self._begin_undo()
            case "hide":
                self._sitting = None
                self._settle()
            case "confirm" if self._desk is None:
                self.table.proceed()
                self._settle()
            case _ if self._desk is not None:
                self._take(self._desk.press(name), name)

    def point(self, target: Any) -> None:
        """Give a click to the desk."""
        if self._desk is not None and self._question is None:
            self._message = ""
            self._take(self._desk.point(target), "point")

    def _take(self, outcome: Outcome, name: str) -> None:
        match outcome:
            case Refusal(clause, text):
                self._clause = clause
                self._message = f"{name_seats(text, self.names)}  {clause.anchor}, F1 opens it."
                self.repaint()
            case Played(moves):
                self._play(moves)
            case _:
                if name == "why":
                    self._message = "Nothing stands against it."
                self._desk = outcome
                self.repaint()

    def _play(self, moves: tuple[Any, ...]) -> None:
        assert self._desk is not None
        try:
            self.table.play(self._desk.seat, moves, self.table.revision)
        except Illegal as error:
            self._take(error.refusal, "confirm")
        except (StaleError, StoreError) as error:
            self._message = str(error)
            self.repaint()
        else:
            self._clause = None
            self._settle()

    def _begin_undo(self) -> None:
        self._question = self.table.take_back()
        if self._question is None:
            self._message = "There is nothing to take back."
            self.repaint()
        elif self._question.free and self._question.seat == self._sitting:
            self._undo()
        else:
            self._message = self._ask(self._question)
            self.repaint()

    def _ask(self, question: TakeBack | None) -> str:
        if question is None:
            return ""
        what = name_seats(question.what, self.names)
        agree = "Does the whole table agree?" if not question.free else "Sure?"
        return f"Take this back: {what} {agree}  y / n"

    def _answer(self, name: str) -> None:
        self._message = ""
        if name == "yes":
            self._undo()
        elif name == "quit":
            self.app.pop_screen()
        else:
            self._question = None
            self.repaint()

    def _undo(self) -> None:
        assert self._question is not None
        self.table.undo(self._question.number)
        self._message = ""
        self._settle()
