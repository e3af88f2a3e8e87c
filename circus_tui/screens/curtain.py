"""The curtain: up while the keyboard goes from one player to the next, showing what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len

from circus_tui import keys
from circus_tui.glyphs import DOUBLE_FRAME
from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, centred, page, row
from circus_tui.screens.base import CanvasScreen
from circus_tui.widgets.frame import footer, indented_text, news, title

_INNER = 34


class CurtainScreen(CanvasScreen):
    """Asks one player to take the place at the keyboard; only that player's key lifts it."""

    def __init__(
        self, heading: str, name: str, key: str, since: Sequence[str], on_action: Callable[[str], None]
    ) -> None:
        """`on_action` is told `lift`, `undo`, `yes`, `no` or `quit`."""
        super().__init__()
        self._heading = heading
        self._who = name
        self._key = key
        self._since = since
        self._on_action = on_action
        self.question = ""

    @property
    def actions(self) -> Sequence[Action]:
        """Lift it, take the last move back, or leave."""
        if self.question:
            return (keys.YES, keys.NO, keys.QUIT)
        both_cases = f"{self._key} {self._key.upper()}"
        lift = keys.action("lift", both_cases, self._key, "lift the curtain", "Lift the curtain.")
        return (lift, keys.UNDO, keys.QUIT)

    def ask(self, question: str) -> None:
        """Put a question that is answered with yes or no; an empty one goes back to the curtain."""
        self.question = question
        self.repaint()

    def act(self, name: str) -> None:
        """Tell the game screen."""
        self._on_action(name)

    def paint(self, cells: int, height: int) -> Block:
        """Draw the curtain."""
        box = centred(_box(self._who, self._key), cells)
        body: list[Row] = [title(self._heading, "saved", cells), *[()] * max(1, (height - 20) // 2 + 2), *box, ()]
        if self.question:
            body += indented_text(self.question, cells, "message")
        elif self._since:
            body.append(row(Span(" Since your last turn", "dim")))
            body += news(self._since, cells, height - len(body) - 2)
        return page(body, [footer(self.actions, cells)], cells, height)


def _box(name: str, key: str) -> Block:
    up_left, up_right, down_left, down_right, edge, side = DOUBLE_FRAME
    lines = ["", f"Pass to  {name}", "", "Nobody else looking?", f"Press  {key}  to lift the curtain.", ""]
    return (
        row(Span(up_left + edge * _INNER + up_right, "rule")),
        *(_line(text, side, strong=number == 1) for number, text in enumerate(lines)),
        row(Span(down_left + edge * _INNER + down_right, "rule")),
    )


def _line(text: str, side: str, *, strong: bool) -> Row:
    left = max(0, _INNER - cell_len(text)) // 2
    right = max(0, _INNER - cell_len(text) - left)
    return row(Span(side, "rule"), " " * left, Span(text, "turn" if strong else ""), " " * right, Span(side, "rule"))
