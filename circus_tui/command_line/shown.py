"""The table of a record as plain text: every picture of a game's screen, one below the other, under its name."""

from __future__ import annotations

from collections.abc import Iterator

from circus_tui import widgets as _  # noqa: F401  (so that every picture is known)
from circus_tui.drawing.paint import Row, text_of
from circus_tui.screens.contract import Scene, decisions_of, face_of
from circus_tui.widgets.picture import Picture, Room
from rules.core import name_seats
from rules.history import History

_CELLS, _ROWS = 80, 24
_EVENTS = 12


def table_text(history: History, seat: int | None, names: tuple[str, ...]) -> str:
    """Give what a seat sees, or what all see, and the last things that happened, all from the view."""
    return "\n".join([*_table(history, seat, names), "", *_told(history, seat, names)])


def _table(history: History, seat: int | None, names: tuple[str, ...]) -> Iterator[str]:
    rules, slug = history.rules, history.rules.INFO.slug
    view = rules.view(history.state, seat)
    decides = seat is not None and seat in rules.to_act(view)
    decision = decisions_of(slug).open_decision(view, seat) if decides and seat is not None else None
    scene = Scene(view, seat, decision, names, _CELLS, _ROWS, result=rules.result(view))
    heading, drawn = face_of(slug).heading(view), face_of(slug).pictures(scene)
    yield f"{heading.game}   {heading.place}"
    for zone in drawn.zones.values():
        yield f"-- {_plain(zone.title)} {_plain(zone.subtitle)}".rstrip()
        block = Picture.of(zone.value).paint(zone.value, Room(_CELLS - 2, _ROWS))
        yield from (f"  {text}" for text in map(text_of, block) if text.strip())
    if rules.to_act(view):
        yield name_seats(rules.prompt(view, seat), names)


def _plain(line: Row) -> str:
    return text_of(line).strip()


def _told(history: History, seat: int | None, names: tuple[str, ...]) -> Iterator[str]:
    rules = history.rules
    for number in range(max(0, len(history.entries) - _EVENTS), len(history.entries)):
        entry = history.entries[number]
        before, after = (rules.view(history.states[k], seat) for k in (number, number + 1))
        yield from (name_seats(event.text, names) for event in rules.events(before, entry.seat, entry.move, after))
