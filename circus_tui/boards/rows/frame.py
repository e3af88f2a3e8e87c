"""What every game screen has round its board: the title, rules between the parts, prompt, news and footer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, fit, row, shortened, wrapped


def title(left: str, right: str, cells: int) -> Row:
    """The top line: what is played on the left, how it stands with saving on the right."""
    gap = max(1, cells - cell_len(left) - cell_len(right) - 2)
    return fit(row(Span(f" {left}{' ' * gap}{right} ", "title")), cells)


def ruler(cells: int) -> Row:
    """A line across the screen."""
    return row(Span(glyphs.DASH * cells, "rule"))


def headed(text: str, cells: int) -> Row:
    """A line across the screen with the name of the part below it."""
    return fit(
        row(Span(f"{glyphs.DASH * 2} ", "rule"), Span(text, "heading"), Span(f" {glyphs.DASH * cells}", "rule")), cells
    )


def footer(actions: Sequence[Action], cells: int) -> Row:
    """The bottom line: as many actions as fit, the first ones first.

    The one that decides and the one that leaves, which is the last, are always there.
    """
    labelled = [each for each in actions if each.label]
    kept = [each for each in labelled if each.name == "confirm" or each is labelled[-1]]
    for each in labelled:
        if each in kept:
            continue
        if sum(map(_footer_cells, (*kept, each))) > cells:
            break
        kept.append(each)
    shown = [(Span(f" {each.shown}", "key"), Span(f" {each.label} ")) for each in labelled if each in kept]
    return row(*(span for part in shown for span in part))


def _footer_cells(each: Action) -> int:
    return cell_len(each.shown) + cell_len(each.label) + 3


def news(lines: Sequence[str], cells: int, room: int) -> Block:
    """The last things that happened, newest at the bottom, in at most `room` rows: whole sentences, if any fits."""
    rows: Block = ()
    for text in reversed(lines):
        told = indented_text(text, cells)
        if len(told) + len(rows) > room:
            return rows or tuple(shortened(row(f" {text}"), cells) for _ in range(min(1, room)))
        rows = (*told, *rows)
    return rows


def indented_text(text: str, cells: int, role: str = "") -> Block:
    """A sentence with a margin of one cell, broken where needed."""
    return tuple(row(" ", *line) for line in wrapped(text, cells - 2, role))
