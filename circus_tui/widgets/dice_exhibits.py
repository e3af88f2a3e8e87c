"""Dice, and the widgets that show them, in their conditions: a part of the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.drawing.paint import Span, row
from circus_tui.widgets.dice_tray import Tray, TrayDie, TrayLine
from circus_tui.widgets.die import Die
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.plate import Verdict
from circus_tui.widgets.queue_cards import Gap, QueueCard, QueueRow
from circus_tui.widgets.score_columns import ScoreChart, ScoreColumn
from circus_tui.widgets.show_after import After, ShowThen
from circus_tui.widgets.show_panel import Running, ShowLine, ShowLines, Taken
from circus_tui.widgets.stage import Slot, TrickCard, Tricks
from circus_tui.widgets.ticker import Reported, Sentence

_CREAM: Final = Die(5, "die-cream", "●")
_BLUE: Final = Die(3, "die-blue", "◆")
_RED: Final = Die(6, "die-red", "○")
_COLOURS: Final = ("gold", "teal", "violet")
_TIMES: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3)
_TITLES: Final = ("Two Pairs", "2 Pairs", "Pairs")


def dice_exhibits() -> Iterator[Zone[Any]]:
    """Everything with dice in it."""
    yield Zone(_tray(), _title("dice tray"), frame="heavy")
    yield Zone(Tray((), (), _tray().lines), _title("dice tray, only a list"))
    cards = tuple(_trick(number) for number in range(1, 8))
    yield Zone(Tricks((*cards, None)), _title("stage"))
    yield Zone(_show(), _title("show"))
    head = row(Span("A Ana", "artist-a bold"), Span(" 12", "ink bold"))
    yield Zone(ShowLines((ShowLine(head, head, _show()),) * 2), _title("both shows"), frame="bare")
    yield Zone(_queue(), _title("queue"), frame="heavy")
    yield Zone(ShowThen(_after(), 9, 1, 12, 24), _title("the show after"), frame="gold")
    words = row(Span("Ben wins", "gold bold"))
    yield Zone(Verdict("66", "die-blue", (words, words), (_CREAM, _BLUE, _RED)), _title("plate"))
    yield Zone(ScoreChart(_columns(), _TIMES, 42, -12), _title("score columns"))
    sentences = tuple(Sentence(row(Span(f"Ana places {face}.", "ink")), face == 2) for face in (1, 2, 3))
    yield Zone(Reported(row(Span("What happened:", "gold")), sentences), _title("ticker"), frame="bare")


def _title(words: str) -> Any:
    return row(Span(words, "gold"))


def _tray() -> Tray:
    dice = (
        TrayDie(_CREAM, "keep", "keep"),
        TrayDie(_BLUE, "↻ again", "again", "teal bold", "rim"),
        TrayDie(_RED, "this die", "this", rim="cap", chosen=True, apart=True),
        TrayDie(_RED, "✗ no place", "✗", "bad"),
    )
    words = (row(Span("you lead 2 to 1", "green"), Span(", needs 4", "ink")), row(Span("you lead", "green")))
    lines = tuple(
        TrayLine(Span(f" {number} ", "gold bold on ground"), words, number == 2, ("trick", number))
        for number in (1, 2, 3)
    )
    return Tray(dice, (row(Span("Your 3 fits on 1 2 3", "ink")),), lines)


def _trick(number: int) -> TrickCard:
    groups = (
        (Slot(_CREAM), Slot(_BLUE, light=number == 2), Slot(wants="3")),
        (Slot(_RED), Slot(wants="2/6", light=number == 3), Slot()),
    )
    holder = row(Span(" A ", "die-cream-ink on die-cream bold"), Span(" leads", "ink"))
    return TrickCard(
        number,
        _COLOURS[number % 3],
        ("Three of a Kind Twice", "Three Twice"),
        groups,
        (holder, row(Span("red only", "bad bold"))),
        ("needs 3 and a pair", "3 + pair"),
        swap=number == 3,
        keyed=number % 2 == 0,
        chosen=number == 2,
        target=("trick", number),
    )


def _show() -> Running:
    taken = tuple(Taken(colour, number, 12 - 12 * number) for number, colour in enumerate(_COLOURS, start=1))
    return Running(_TIMES, taken, "end", row(Span("where all dice are", "dim")))


def _queue() -> QueueRow:
    cards = tuple(
        QueueCard(
            colour, _TITLES, 12, 6 * number, 2, number, 12 - 12 * number, "die-blue", "↻ new" if number == 3 else ""
        )
        for number, colour in enumerate(_COLOURS, start=1)
    )
    heads = tuple((f"{place}.", f"\N{MULTIPLICATION SIGN}{times}") for place, times in enumerate(_TIMES, start=1))
    gaps = (Gap("1 ⇄ 2", "31", 0), Gap("2 ⇄ 3", "69", 38, chosen=True))
    return QueueRow(cards, heads, gaps, Gap("keep", "31", 0), (row(Span("where all dice are", "dim")),))


def _after() -> tuple[After, ...]:
    return (
        After("gold", _TITLES, ("12\N{MINUS SIGN}6",), 6, 6, same=True),
        After("teal", _TITLES, ("8\N{MINUS SIGN}2",), 12, 24),
        After("violet", _TITLES, ("3\N{MINUS SIGN}9",), 6, -12),
    )


def _columns() -> tuple[ScoreColumn, ...]:
    points = (8, -12, 0, 42)
    return tuple(
        ScoreColumn(_COLOURS[number % 3], ("Two", "Pairs"), "2+2", 12, 6, 1, 1 + number % 2, each)
        for number, each in enumerate(points)
    )
