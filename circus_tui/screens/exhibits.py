"""From a rule to its example: a position out of a lesson, drawn by the game's own pictures, and cut to what matters."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import spelled
from circus_tui.screens.contract import (
    Decision,
    Lift,
    Pictures,
    Played,
    PlayedByAll,
    Scene,
    Size,
    decisions_of,
    face_of,
)
from circus_tui.widgets.exhibit import Exhibit, Part
from circus_tui.widgets.picture import Zone
from rules import GAMES
from rules.core import Clause, Refusal
from rules.teaching.example import Example, example_of

_WINDOWS: Final[Mapping[Size, tuple[int, int]]] = {"roomy": (80, 24), "compact": (60, 20), "small": (60, 20)}
"""For which window the pictures of an example are made that stands in a window of that form."""

_ROWS: Final[Mapping[Size, int]] = {"roomy": 20, "compact": 16, "small": 10}
"""Rows that the pictures have together, and one of them at most."""
_MOST_ROWS: Final[Mapping[Size, int]] = {"roomy": 11, "compact": 9, "small": 9}

_MOST: Final = 400
"""Decisions looked at in search of a move."""

_KEPT: Final = 128
"""Rules whose move was found and is not looked for again when the page is turned back or the window gets larger."""


def exhibit_of(slug: str, clause: Clause, form: Size) -> Exhibit:
    """Draw the example of a rule for a window of this form. Raises KeyError if there is no such game."""
    import_module(f"circus_tui.screens.{slug}.screen")  # The widgets of the game, by the class of what they show.
    example = example_of(slug, clause)
    drawn = _drawn(slug, clause, form)
    zones = _chosen(slug, clause, drawn)
    rows = min(_MOST_ROWS[form], _ROWS[form] // len(zones))
    return Exhibit(tuple(Part(zone, rows) for zone in zones), (_verdict(example, slug),))


def _drawn(slug: str, clause: Clause, form: Size) -> Pictures:
    """The table of the example, with what is done next under the cursor; or the result it has come to."""
    rules, face, example, decision = GAMES[slug], face_of(slug), example_of(slug, clause), _decision(slug, clause)
    seat, state = example.lesson.seat, example.run.state
    names = example.lesson.names[: example.run.history.seats]
    result = rules.result(state) if decision is None else None
    shown = rules.view(state, seat) if decision is None else decision.view
    scene = Scene(shown, seat, decision, names, *_WINDOWS[form], result=result)
    return face.pictures(scene) if result is None else face.result(scene)


@lru_cache(_KEPT)
def _decision(slug: str, clause: Clause) -> Decision | None:
    """What the reader of an example decides next, with the cursor where its move is made; None if it is nothing."""
    rules, example = GAMES[slug], example_of(slug, clause)
    seat = example.lesson.seat
    view = rules.view(example.run.state, seat)
    return _aimed(decisions_of(slug).open_decision(view, seat), example) if seat in rules.to_act(view) else None


def _aimed(opened: Decision, example: Example) -> Decision:
    """Press keys until only the last one is missing for the move, Enter if it can be that one.

    Give the decision as it was opened where the move is not to be found.
    """
    if example.move is None:
        return opened
    refusal = example.run.rules.explain(opened.view, example.lesson.seat, example.move)
    seen, ahead, other = {opened}, deque([opened]), opened
    for _ in range(_MOST):
        if not ahead:
            break
        decision = ahead.popleft()
        if _is(decision.press("confirm"), example.move, refusal):
            return decision
        for name in dict.fromkeys(each.name for each in decision.actions):
            outcome = decision.press(name)
            if other is opened and _is(outcome, example.move, refusal):
                other = decision
            if not isinstance(outcome, Played | PlayedByAll | Lift | Refusal) and outcome not in seen:
                seen.add(outcome)
                ahead.append(outcome)
    return other


def _is(outcome: Any, move: Any, refusal: Refusal | None) -> bool:
    """Whether a key has led to the move, or to why it is not allowed."""
    match outcome:
        case Refusal(clause, text):
            return refusal is not None and (clause, text) == (refusal.clause, refusal.text)
        case Played(moves):
            return move in moves
        case PlayedByAll(entries):
            return any(move == made for _, made in entries)
        case _:
            return False


def _chosen(slug: str, clause: Clause, drawn: Pictures) -> tuple[Zone[Any], ...]:
    """The pictures that show the rule: those its game names for it or for such a table, else where one decides."""
    parts: Mapping[str, tuple[str, ...]] = getattr(face_of(slug), "PARTS", {})
    named = [name for name in parts.get(clause.number, parts.get(drawn.layout, ())) if name in drawn.zones]
    heavy = [name for name, zone in drawn.zones.items() if zone.frame == "heavy" and not name.startswith("seat")]
    return tuple(drawn.zones[name] for name in named or heavy or list(drawn.zones)[:1])


def _verdict(example: Example, slug: str) -> Row:
    sign = Span("✓ ", "green bold") if example.allowed else Span("✗ ", "bad bold")
    return row(sign, Span(spelled(example.said, slug), "ink"))
