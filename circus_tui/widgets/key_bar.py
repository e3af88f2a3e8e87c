"""The bar at the bottom: keys on caps of gold, and what they do. A click on one does it.

It is not Textual's `Footer`, which is laid out anew with every change of a binding: three more frames and 150 ms.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Block, Span, row
from circus_tui.keyboard.keys import Action
from circus_tui.widgets.picture import Picture, Room

_WIDE = 110
_ALWAYS = ("confirm", "pass", "decline", "done", "help", "talk", "close")
"""What decides or ends a decision, what helps, and what closes: the names of actions that are in every bar."""


@attrs.frozen
class Keys:
    """The actions that there are now, in their order; those without a label have no place in the bar."""

    actions: tuple[Action, ...]


class KeyBar(Picture[Keys]):
    """One line across the window."""

    DEFAULT_CSS = """
    KeyBar, KeyBar.bare { dock: bottom; height: 1; border: none; background: $footer; color: $ink; }
    """

    def paint(self, value: Keys, room: Room) -> Block:
        """Draw as many keys as fit, the first ones first; those that decide, end, help and leave stay."""
        roomy = room.cells >= _WIDE
        spans: list[Span] = [Span(" ")]
        for each in fitting(value.actions, room.cells - 1, roomy=roomy):
            spans += [
                Span(f" {each.shown} ", "cap-ink on cap bold", each.name),
                Span(f" {f'{each.described} ' if roomy else each.label} ", "ink", each.name),
            ]
        return (row(*spans),)


def fitting(actions: Sequence[Action], cells: int, *, roomy: bool) -> list[Action]:
    """Choose what has room: before all others what decides or ends, help, talk, what closes and what leaves."""
    labelled = [each for each in actions if each.label]
    kept = [each for each in labelled if each.name in _ALWAYS or each is labelled[-1]]
    for each in labelled:
        if each in kept:
            continue
        if sum(_cells(one, roomy=roomy) for one in (*kept, each)) - 1 > cells:
            break
        kept.append(each)
    return [each for each in labelled if each in kept]


def _cells(each: Action, *, roomy: bool) -> int:
    return cell_len(each.shown) + (cell_len(each.described) + 5 if roomy else cell_len(each.label) + 4)
