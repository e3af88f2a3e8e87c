"""Keys on their caps with what they do, one below the other: the help is made of the same actions as the key bar."""

from __future__ import annotations

from itertools import groupby

import attrs
from rich.cells import cell_len

from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, row, wrapped_row
from circus_tui.widgets.picture import Picture, Room

_NAMES = {
    "question_mark": "?", "left_square_bracket": "[", "right_square_bracket": "]", "f1": "F1", "slash": "/",
    "enter": "⏎",
    "escape": "esc", "left": "←", "right": "→", "up": "↑", "down": "↓", "minus": "-",
    "shift+left": "⇧←", "shift+right": "⇧→", "shift+up": "⇧↑", "shift+down": "⇧↓", "delete": "del",
}  # fmt: skip


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
    shown = [
        (" ".join(map(key_names, several)), meaning)
        for meaning, several in groupby(value.actions, key=lambda each: each.meaning)
    ]
    caps = max((cell_len(keys) for keys, _ in shown), default=0) + 2
    rows: list[Row] = []
    for number, (keys, meaning) in enumerate(shown):
        words = wrapped_row(row(Span(meaning, "ink")), max(10, cells - caps - 4))
        cap = f" {keys} "
        rows += [()] if apart and number else []
        rows.append(row(" ", Span(cap, "cap-ink on cap bold"), " " * (caps - cell_len(cap) + 2), *words[0]))
        rows += [row(" " * (caps + 3), *line) for line in words[1:]]
    return tuple(rows)


def key_names(each: Action) -> str:
    """The keys of an action as they are printed on a keyboard."""
    return " ".join(_NAMES.get(key, key) for key in each.keys)
