"""What is worth remembering of a match of SCOUT."""

from __future__ import annotations

from collections.abc import Iterator

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.names import cut
from circus_tui.screens.contract import Scene
from circus_tui.screens.scout.pictures.ending import ending
from circus_tui.screens.scout.pictures.past import shows, tokens_used
from circus_tui.widgets.bars import signed
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_name
from circus_tui.widgets.text_rows import Rows
from rules.core import Seat
from rules.scout.state import State, Tally
from rules.scout.wording import numbers
from rules.wording import counted, plural

_LABEL = 15
_BESIDE = 14
"""Cells of a compact window for a name and what is told of it, behind the label."""


def moments(scene: Scene) -> Zone[Rows]:
    """Give the moments of a round, the most remarkable first."""
    title = row(Span("Moments", "gold"))
    return Zone(Rows(tuple(_moments(scene)), _LABEL + 1), title, frame="bare" if scene.size == "small" else "thin")


def _moments(scene: Scene) -> Iterator[Row]:
    view: State = scene.view
    found = [(tally, seat, k) for k, each in enumerate(view.rounds, 1) for seat, tally in enumerate(each.tallies)]

    def line(label: str, seat: Seat, words: str) -> Row:
        name = scene.names[seat]
        name = cut(name, max(3, _BESIDE - len(words))).rstrip() if scene.size == "compact" else name
        return row(" ", Span(f"{label:<{_LABEL}}", "dim"), seat_name(seat, name), Span(f", {words}", "ink"))

    def when(number: int) -> str:
        return f" in round {number}" if scene.size != "compact" else ""

    def most(label: str, thing: str, worth: dict[tuple[Seat, int], float], rest: str = "") -> Iterator[Row]:
        """The best of its kind, unless there is nothing of it."""
        best = max(worth, key=lambda key: worth[key], default=None)
        if best is not None and worth[best] > 0:
            yield line(label, best[0], f"{counted(int(worth[best]), thing)}{rest}{when(best[1])}")

    def by(measure: str) -> dict[tuple[Seat, int], float]:
        return {(seat, k): getattr(tally, measure) for tally, seat, k in found}

    longest = max(shows(scene.past), key=lambda each: each.strength, default=None)
    if longest is not None:
        yield line("Longest show", longest.owner, f"{numbers(longest.cards)}{when(longest.number)}")
    yield from most("Best round", "point", by("score"))
    yield from most("Most chips", "chip", by("chips"))
    worst: tuple[Tally, Seat, int] = min(found, key=lambda each: each[0].score)
    if worst[0].score < 0:
        yield line(
            "Worst round", worst[1], f"{signed(worst[0].score)} {plural(worst[0].score, 'point')}{when(worst[2])}"
        )
    spared = {(seat, k): float(tally.left) for tally, seat, k in found if tally.forgiven}
    yield from most("Free hand", "card", spared, "" if scene.size == "compact" else " left")
    if scene.past and not view.for_two:
        used = row(Span(str(tokens_used(scene.past)), "gold bold"), f" of {view.seats * len(view.rounds)} used")
        yield row(" ", Span(f"{'Scout & Show':<{_LABEL}}", "dim"), *used)
    yield row(" ", Span(f"{'The end':<{_LABEL}}", "dim"), *ending(scene))
    yield from most("Most collected", "card", by("collected"))
