"""Everyone's best over the five turns: the numbers, and a bar on which a turn stands at the best that it made."""

from __future__ import annotations

from itertools import pairwise

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight
from circus_tui.paint import Block, Row, Span, fit, joined, row
from rules.colosseum.engine import winners
from rules.colosseum.standings import chart as bests_by_turn
from rules.colosseum.standings import standings
from rules.colosseum.state import TURNS, Over
from rules.core import Seat

_NAME = 10
_NUMBER = 4
_CAPTION = "a number: the turn that made that best"


def chart(sight: Sight) -> Block:
    """Draw a row for each player, the best first."""
    bests = bests_by_turn(sight.view)
    highest = max((max(line) for line in bests), default=0)
    turns = "".join(f"{turn:>{_NUMBER}}" for turn in range(1, TURNS + 1))
    head = row(Span(f"{' Best after turn':<{_NAME + 4}}{turns}   {_CAPTION if sight.cells >= 78 else ''}", "dim"))
    order = [standing.seat for standing in standings(sight.view)]
    return (head, *(_line(sight, seat, bests, highest) for seat in order))


def _line(sight: Sight, seat: Seat, bests: tuple[tuple[int, ...], ...], highest: int) -> Row:
    won = isinstance(sight.view.step, Over) and seat in winners(sight.view)
    own = [line[seat] for line in bests]
    label = row(
        Span(glyphs.STAR if won else " ", "turn"),
        Span(LETTERS[seat], f"seat{seat}"),
        Span(f" {sight.names[seat]}", "turn" if won else "strong"),
    )
    numbers = "".join(f"{best:>{_NUMBER}}" for best in own)
    room = sight.cells - _NAME - 4 - TURNS * _NUMBER - 5
    line = row(*fit(label, _NAME + 4), f"{numbers:<{TURNS * _NUMBER}}   ")
    return row(*line, *_bar(own, highest, room))


def _bar(own: list[int], highest: int, room: int) -> Row:
    """A bar as long as the best, with the number of each turn at the best that it made."""
    if not own or not highest:
        return ()
    length = max(1, own[-1] * room // highest)
    signs = [glyphs.SQUARE] * length
    for turn, (before, best) in enumerate(pairwise((0, *own)), start=1):
        if best > before:
            signs[max(0, min(length - 1, best * room // highest - 1))] = str(turn)
    return joined(Span(sign, "good" if sign == glyphs.SQUARE else "selected") for sign in signs)
