"""The ring of 36 spaces as a line: where the nobles are, whose arenas lie where, and where a move leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, noble_sign
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.track import Mark, lane, pitch
from circus_tui.paint import Block, Row, Span, row
from rules.colosseum.board import RESTING, SPACES, onward
from rules.colosseum.pieces import NOBLES, Noble
from rules.core import Seat

_LABEL: Final = 8


@attrs.frozen
class Path:
    """A noble's way: where it is, the steps it would go, and other steps it could go."""

    noble: Noble
    steps: int
    others: tuple[int, ...] = ()


def ring(sight: Sight, path: Path | None = None, growing: tuple[Seat, int] | None = None) -> Block:
    """Draw rests, nobles and arenas, and a noble's way below; `growing` is a space that an arena would gain."""
    cells = pitch(SPACES, sight.cells, _LABEL)
    rows = [
        _lane(" rests", _rests(cells), cells),
        _lane(" nobles", _nobles(sight, cells), cells, glyphs.DOT),
        _lane(" arenas", _arenas(sight, cells, growing), cells, glyphs.DOT),
    ]
    if path is not None:
        rows.append(_lane(f" {noble_sign(path.noble)}", _way(sight, path, cells), cells))
    return tuple(rows)


def _lane(label: str, marks: Iterator[Mark], cells: int, blank: str = " ") -> Row:
    return lane(f"{label:<{_LABEL}}", marks, SPACES, cells, blank)


def _rests(cells: int) -> Iterator[Mark]:
    """The numbers of the resting spaces; where there is room, of all others too."""
    if cells > 2:
        yield from (Mark(space, str(space), "dim") for space in range(SPACES))
    yield from (Mark(space, str(space), "heading") for space in sorted(RESTING))


def _nobles(sight: Sight, cells: int) -> Iterator[Mark]:
    on: dict[int, list[Noble]] = {}
    for noble, space in zip(NOBLES, sight.view.nobles, strict=True):
        on.setdefault(space, []).append(noble)
    for space, several in on.items():
        yield Mark(space, _crowd(several, cells), "noble")


def _crowd(several: list[Noble], cells: int) -> str:
    """The nobles on one space: signs where they fit, else the first letters, else how many."""
    signs = [noble_sign(noble) for noble in several]
    letters = [sign[0] for sign in signs]
    for text in ("".join(signs), "".join(letters)):
        if len(text) <= cells:
            return text
    return str(len(several)) if len(several) > 1 else letters[0]


def _arenas(sight: Sight, cells: int, growing: tuple[Seat, int] | None) -> Iterator[Mark]:
    for seat, player in enumerate(sight.view.players):
        for space in player.arena.inside:
            yield Mark(space, LETTERS[seat] * cells, f"seat{seat}")
    if growing is not None:
        seat, space = growing
        yield Mark(space, "+" + LETTERS[seat] * (cells - 1), "selected")


def _way(sight: Sight, path: Path, cells: int) -> Iterator[Mark]:
    start = sight.view.nobles[path.noble.index]
    for steps in path.others:
        yield Mark(onward(start, steps), glyphs.EMPTY, "code")
    step = 1 if path.steps > 0 else -1
    for steps in range(step, path.steps, step):
        yield Mark(onward(start, steps), glyphs.DASH * cells, "dim")
    for steps in path.others:
        yield Mark(onward(start, steps), glyphs.EMPTY, "code")
    yield Mark(start, glyphs.DASH * cells, "dim")
    yield Mark(onward(start, path.steps), glyphs.CURSOR, "cursor")


def guests(sight: Sight) -> Row:
    """What the nobles' letters mean, and how many spectators each brings."""
    kinds = {noble.id.partition("_")[0]: noble for noble in NOBLES}
    parts = (f"{noble_sign(noble)[0]} {kind} +{noble.spectators}" for kind, noble in kinds.items())
    text = "  ".join(parts)
    wordings = (f"{text}  inside; a die ending on a rest: medal", f"{text}  inside", text)
    return row(Span(f" {best(wordings, sight.cells - 1)}", "dim"))
