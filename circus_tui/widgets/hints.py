"""What the computer would do in a player's place: a few moves, the best first, each with its reason."""

from __future__ import annotations

import attrs

from circus_tui.drawing.paint import Block, Span, row, shortened, wrapped_row
from circus_tui.widgets.picture import Picture, Room


@attrs.frozen
class Hinted:
    """A move in words: how much of the preference it has, how many points ahead it is, and why."""

    share: float
    margin: float
    move: str
    reason: str


@attrs.frozen
class Hints:
    """The moves, the best first; `word` is said where there are none."""

    moves: tuple[Hinted, ...]
    word: str = ""


class HintPanel(Picture[Hints]):
    """It lies over what is under the decision, above the keys, as high as its sentences."""

    DEFAULT_CSS = """
    HintPanel { layer: above; dock: bottom; margin-bottom: 1; height: 5; background: $panel; }
    """

    def paint(self, value: Hints, room: Room) -> Block:
        """Draw the sentences."""
        return hint_rows(value, room.cells, room.rows)[: room.rows]


def hint_rows(hints: Hints, cells: int, most: int) -> Block:
    """The moves with their numbers, broken where they must be: the best, and those after it that `most` rows hold."""
    if not hints.moves:
        return wrapped_row(row(Span(f" {hints.word}", "dim")), cells)
    lines: list[tuple[Span, ...]] = []
    for number, each in enumerate(hints.moves):
        role = "gold bold" if not number else "ink bold"
        numbers = row(Span(f" {each.share:>4.0%} {each.margin:>+6.1f}  ", role))
        gap = sum(len(span.text) for span in numbers)
        words = row(Span(each.move, role), Span(f": {each.reason}", "ink"))
        first, *rest = wrapped_row(words, max(20, cells - gap - 1))
        if number and len(lines) + 1 + len(rest) > most:
            break
        lines += [row(*numbers, *first), *(row(" " * gap, *line) for line in rest)]
    return tuple(shortened(line, cells) for line in lines)
