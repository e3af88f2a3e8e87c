"""Keys on their caps with what they do, one below the other: the help is made of the same actions as the key bar.

A click on a line means its action; on a line with keys for several, such as arrows, it means nothing.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

import attrs

from circus_tui.drawing.paint import Block, Row, Span, row, width, wrapped_row
from circus_tui.keyboard.keymap import shown
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.spelling import spelled
from circus_tui.widgets.picture import Picture, Room

_APART: Final = 48
"""Cells from which on keys that do the same have caps of their own."""


@attrs.frozen
class KeyLines:
    """The actions to be explained, in their order."""

    actions: tuple[Action, ...]


class KeyList(Picture[KeyLines]):
    """As many as have room, with a blank row between them where there is room for that."""

    def paint(self, value: KeyLines, room: Room) -> Block:
        """Draw them."""
        apart = key_rows(value, room.cells, apart=True)
        return apart if len(apart) <= room.rows else key_rows(value, room.cells, apart=False)[: room.rows]


def key_rows(value: KeyLines, cells: int, *, apart: bool) -> Block:
    """All of them, perhaps with a blank row between two."""
    lines = [tuple(several) for _, several in groupby(_together(value.actions), key=lambda each: each.meaning)]
    told = [(_caps(several, apart=cells >= _APART), spelled(several[0].meaning), _meant(several)) for several in lines]
    caps = max((width(keys) for keys, _, _ in told), default=0)
    rows: list[Row] = []
    for number, (keys, meaning, target) in enumerate(told):
        words = wrapped_row(row(Span(meaning, "ink", target)), max(10, cells - caps - 4))
        rows += [()] if apart and number else []
        rows.append(row(" ", *keys, Span(" " * (caps - width(keys) + 2), "", target), *words[0]))
        rows += [row(" " * (caps + 3), *line) for line in words[1:]]
    return tuple(rows)


def _cap(key: str) -> str:
    """A key as a keyboard says it: here is room for `ctrl+c`, which is `^c` on the bar."""
    return key if key.startswith("ctrl+") else shown(key)


def _together(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions with those that share a place in the key bar, as `←→`, joined to the one that has the words."""
    named = [each for each in actions if each.label]
    joined: dict[str, list[Action]] = {each.name: [each] for each in named}
    alone: list[Action] = []
    for each in actions:
        if not each.label:
            signs = {_cap(key) for key in each.keys}
            home = next(
                (other for other in named if signs & {*other.shown, *other.shown.split()} and each is not other), None
            )
            (joined[home.name] if home else alone).append(each)
    return (*(_joined(joined[each.name]) for each in named), *alone)


def _joined(several: list[Action]) -> Action:
    """One action for all of them, with their keys in the order in which the key bar has them, left before right."""
    first = several[0]
    name = first.name if len(several) == 1 else ""
    meaning = first.meaning.replace("to the right", "to that side") if len(several) > 1 else first.meaning
    found = [key for each in several for key in each.keys]
    place = {key: first.shown.find(_cap(key)) for key in found}
    ordered = sorted(found, key=lambda key: place[key] if place[key] >= 0 else len(first.shown))
    return attrs.evolve(first, name=name, keys=tuple(ordered), meaning=meaning)


def _caps(several: tuple[Action, ...], *, apart: bool) -> Row:
    """Every key on a cap of its own, or all on one where there is little width."""
    names = [(_cap(key), each.name or None) for each in several for key in each.keys]
    if not apart:
        return row(Span(f" {' '.join(name for name, _ in names)} ", "cap-ink on cap bold", _meant(several)))
    caps = (Span(f" {name} ", "cap-ink on cap bold", target) for name, target in names)
    return row(*(part for cap in caps for part in (cap, " ")))[:-1]


def _meant(several: tuple[Action, ...]) -> str | None:
    """The action that a line stands for, if it is one."""
    return several[0].name or None if len(several) == 1 else None


def key_names(each: Action) -> str:
    """The keys of an action as they are printed on a keyboard."""
    return " ".join(_cap(key) for key in each.keys)
