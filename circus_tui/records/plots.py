"""Scores from game to game as a plot of characters. plotext draws it, without colours; the page has its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEAST_ROWS: Final = 6
LEAST_CELLS: Final = 20

_MOST_TICKS: Final = 5


def plot(scores: Sequence[int], cells: int, rows: int) -> tuple[str, ...]:
    """Draw scores, the first one on the left, on so many cells and rows; nothing where that is too few of any."""
    if len(scores) < 2 or cells < LEAST_CELLS or rows < LEAST_ROWS:
        return ()
    import plotext

    figure = plotext.figure
    figure.clear()
    figure.theme("colorless")
    figure.plot_size(cells, rows)
    figure.draw(figure.signal(list(range(1, len(scores) + 1)), list(scores), marker="hd").lines())
    _label(figure.ruler("x", "lower"), 1, len(scores))
    _label(figure.ruler("y", "left"), min(scores), max(scores))
    lines: list[str] = figure.build().string(colorless=True).splitlines()
    return tuple(line[:cells] for line in lines if line.strip())


def _label(ruler: object, low: int, high: int) -> None:
    """Put a few whole numbers at an axis, the ends among them."""
    count = min(_MOST_TICKS, high - low + 1)
    found = sorted({low + round(k * (high - low) / max(1, count - 1)) for k in range(count)})
    ruler.ticks(found, [str(each) for each in found])  # type: ignore[attr-defined]
