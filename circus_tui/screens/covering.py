"""What lies over a table hides some of it: where that is the least of what is decided on."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any, Final

from textual.geometry import Region

from circus_tui.widgets.picture import Picture

_NAME: Final = re.compile(r"(?<![.:?!] )(?<!^)\b[A-Z][\w'-]{2,}(?: [A-Z][\w'-]+)*")
"""A name: in the midst of a sentence, with a capital."""


def tables(pictures: Iterable[Picture[Any]], bars: Collection[str]) -> list[Picture[Any]]:
    """Those of the pictures that are seen and show more than a player; what has its id among the bars is none."""
    return [each for each in pictures if each.region and each.id not in bars and not _is_seat(each)]


def decided_on(shown: list[Picture[Any]]) -> list[Picture[Any]]:
    """Those in which the decision is made, which have a heavy frame on most tables; else all."""
    return [each for each in shown if each.WEIGHS or each.has_class("heavy")] or shown


def place(
    rows: int, highest: int, lowest: int, shown: list[Picture[Any]], spoken: Collection[Collection[int]] = ()
) -> int:
    """Where something of so many rows begins, so that it hides no row with the cursor, if that can be.

    `highest` is the first row of the table, `lowest` the first below it. Of several places the one is taken that hides
    the fewest things which are `spoken` of, each in some rows, then the least of what is decided on, and of those the
    head of the table, or its foot.
    """
    ahead = decided_on(shown)
    cursor = {row for each in ahead for row in each.cursor_rows}
    last = max(highest, lowest - rows)

    def hides(top: int) -> tuple[int, int, int]:
        hidden = range(top, top + rows)
        over = [range(max(each.region.y, top), min(each.region.bottom, top + rows)) for each in ahead]
        unseen = sum(1 for found in spoken if all(row in hidden for row in found))
        return len(cursor.intersection(hidden)), unseen, sum(map(len, over))

    found: int = min((highest, last, *range(highest + 1, last)), key=hides)
    return found


def spoken_of(text: str, pictures: Iterable[Picture[Any]]) -> list[set[int]]:
    """The rows of the window in which each thing can be read that a text calls by its name; those on no picture not."""
    rows = [each for picture in pictures if picture.region for each in picture.text_rows]
    found = ({y for y, said in rows if name in said} for name in sorted(set(_NAME.findall(text))))
    return [each for each in found if each]


def hides_any(over: Region, shown: list[Picture[Any]], *, roomy: bool) -> bool:
    """Whether something hides any of what is decided on; in a smaller window everything but the players is of use."""
    return any(each.region.overlaps(over) for each in (decided_on(shown) if roomy else shown))


def _is_seat(picture: Picture[Any]) -> bool:
    """Whether it shows no more than a player, of whom the acting one has a heavy frame as well."""
    return not picture.WEIGHS and (picture.id or "").startswith(("seat", "show-"))
