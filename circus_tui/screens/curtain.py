"""The curtain: up while the keyboard goes from one player to the next, showing what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len

from circus_tui import keys
from circus_tui.glyphs import DOUBLE_FRAME
from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, centred, row, sheet
from circus_tui.screens.page import Page
from circus_tui.widgets.frame import footer, indented_text, news, title

_INNER = 34


class CurtainPage(Page):
    """Asks one player to take the place at the keyboard; only that player's key lifts it."""

    def __init__(
        self, heading: tuple[str, str], who: str, key: str, since: Sequence[str], tell: Callable[[str], None]
    ) -> None:
        """`tell` is told `lift`, `undo`, `yes`, `no` or `quit`.

        `question` is set to be answered by yes or no, `answer` to be read.
        """
        self._heading = heading
        self._who = who
        self._key = key
        self._since = since
        self._tell = tell
        self.question = ""
        self.answer = ""

    @property
    def actions(self) -> Sequence[Action]:
        """Lift it, take the last move back, or leave."""
        if self.question:
            return (keys.YES, keys.NO, keys.QUIT)
        both_cases = f"{self._key} {self._key.upper()}"
        lift = keys.action("lift", both_cases, self._key, "lift the curtain", "Lift the curtain.")
        return (lift, keys.UNDO, keys.QUIT)

    def act(self, name: str) -> None:
        """Tell the game."""
        self._tell(name)

    def paint(self, cells: int, height: int) -> Block:
        """Draw the curtain."""
        above = [()] * max(1, (height - 20) // 2 + 2)
        body: list[Row] = [
            title(*self._heading, cells),
            *above,
            *centred(_box(self._who, self._key), cells),
            (),
        ]
        if self.question or self.answer:
            body += indented_text(self.question or self.answer, cells, "message")
        elif self._since:
            body.append(row(Span(" Since your last turn", "dim")))
            body += news(self._since, cells, height - len(body) - 2)
        return sheet(body, [footer(self.actions, cells)], cells, height)


def _box(who: str, key: str) -> Block:
    up_left, up_right, down_left, down_right, edge, side = DOUBLE_FRAME
    lines = ["", f"Pass to  {who}", "", "Nobody else looking?", f"Press  {key}  to lift the curtain.", ""]
    return (
        row(Span(up_left + edge * _INNER + up_right, "rule")),
        *(_line(text, side, "turn" if number == 1 else "") for number, text in enumerate(lines)),
        row(Span(down_left + edge * _INNER + down_right, "rule")),
    )


def _line(text: str, side: str, role: str) -> Row:
    left = max(0, _INNER - cell_len(text)) // 2
    right = max(0, _INNER - cell_len(text) - left)
    return row(Span(side, "rule"), " " * left, Span(text, role), " " * right, Span(side, "rule"))
