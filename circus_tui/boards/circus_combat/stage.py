"""The stage: eight tricks, the dice on each in the groups they make, who would take it and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from circus_tui.boards.circus_combat.cast import Cast
from circus_tui.boards.rows import trick as widget
from circus_tui.boards.rows.dice import Die, Slot
from circus_tui.paint import Block, Row, Span, beside, row
from rules.circus_combat.hands import Missing, missing
from rules.circus_combat.pieces import BOX, Pattern
from rules.circus_combat.state import State, bears_swap_mark
from rules.circus_combat.tricks import Trick, majority

SIGNS: Final = (
    f"[1] to [{BOX.stage}]: the die at the cursor fits on that trick, and the key of that number places it there.",
    "Dice lie in the groups of the pattern; a dot, or an empty frame, is a die still missing.",
    "Behind the dice stands who would take the trick, by own dice and, if those are equal, by pips; = is nobody.",
    "Last comes what is missing: 4+pair is a four and any pair, 2|6 is a two or a six, trio is three equal dice.",
)

_GROUPS: Final = {1: "pair", 2: "2 pairs", 3: "3 pairs"}
_MANY: Final = {3: "trio", 4: "four", 5: "five"}


def lines(view: State, cast: Cast, cells: int, fits: Sequence[int], at: int | None) -> Block:
    """Draw the stage as a list."""
    return tuple(
        _empty(place) if trick is None else widget.line(_look(view, place, trick, cast, fits, at), cells)
        for place, trick in enumerate(view.stage)
    )


def cards(view: State, cast: Cast, cells: int, fits: Sequence[int], at: int | None, *, apart: bool) -> Block:
    """Draw the stage as cards in two columns, the first half of the places on the left."""
    half = cells // 2
    drawn: list[Block] = []
    for place, trick in enumerate(view.stage):
        empty: Block = (_empty(place), (), ())
        card = empty if trick is None else widget.card(_look(view, place, trick, cast, fits, at), half - 1)
        drawn.append((*card, ()) if apart else card)
    middle = (len(drawn) + 1) // 2
    columns = [tuple(line for each in part for line in each) for part in (drawn[:middle], drawn[middle:])]
    block = beside(columns, gap=1)
    return block[:-1] if apart else block


def _empty(place: int) -> Row:
    return row(Span(f"  {place + 1}  the deck has run out", "dim"))


def _look(view: State, place: int, trick: Trick, cast: Cast, fits: Sequence[int], at: int | None) -> widget.Trick:
    pattern = trick.card.pattern
    return widget.Trick(
        place + 1,
        trick.card.colour,
        (pattern.title, short_title(pattern)),
        pattern_sign(pattern),
        _groups(trick, cast),
        _holders(trick, cast),
        needs(trick),
        swap=bears_swap_mark(view.options, trick.card),
        fits=place in fits,
        pointed=place == at,
        target=("trick", place),
    )


def short_title(pattern: Pattern) -> str:
    """The title in at most eleven cells: `Three Twice`."""
    return pattern.title.replace(" of a Kind", "")


def pattern_sign(pattern: Pattern) -> str:
    """The pattern in figures: `3+2`, or `run 5` for a straight."""
    return f"run {pattern.straight}" if pattern.straight else "+".join(map(str, pattern.groups))


def _groups(trick: Trick, cast: Cast) -> tuple[tuple[Slot, ...], ...]:
    """The dice sorted into the groups of the pattern, the most frequent value first; what is missing stays empty."""
    owned = [
        (face, owner) for owner, faces in ((0, trick.own[0]), (1, trick.own[1]), (None, trick.red)) for face in faces
    ]
    pattern = trick.card.pattern
    if pattern.straight:
        return (_filled([cast.die(face, owner) for face, owner in sorted(owned, key=_face)], pattern.straight),)
    counts = Counter(face for face, _ in owned)
    values = sorted(counts, key=lambda face: (-counts[face], face))
    heaps = [[cast.die(face, owner) for face, owner in owned if face == value] for value in values]
    heaps += [[] for _ in range(len(pattern.groups) - len(heaps))]
    return tuple(_filled(heap, size) for heap, size in zip(heaps, pattern.groups, strict=True))


def _face(die: tuple[int, int | None]) -> int:
    return die[0]


def _filled(dice: Sequence[Die], size: int) -> tuple[Slot, ...]:
    return (*dice, *[None] * (size - len(dice)))


def _holders(trick: Trick, cast: Cast) -> tuple[str, ...]:
    """Who would take it and by how much: with name and pips, with the letter, shortest."""
    if not trick.faces:
        return ("",)
    if trick.only_red:
        return ("red dice only", "red only", "red")
    weighed = majority(trick)
    taker = weighed.taker
    order = (1, 0) if taker == 1 else (0, 1)
    dice = "-".join(str(weighed.counts[seat]) for seat in order)
    pips = "-".join(str(weighed.sums[seat]) for seat in order)
    both = f"{dice} ({pips})" if weighed.counts[0] == weighed.counts[1] else dice
    if taker is None:
        return (f"nobody {both}", f"= {both}", f"= {dice}")
    return (f"{cast.names[taker]} {both}", f"{cast.letters[taker]} {both}", f"{cast.letters[taker]} {dice}")


def needs(trick: Trick) -> tuple[str, ...]:
    """What is missing: in the words of the rules, and in at most fifteen cells."""
    if trick.complete:
        return (trick.needs, "complete")
    brief = _brief(trick)
    return (trick.needs, f"needs {brief}", brief)


def _brief(trick: Trick) -> str:
    pattern = trick.card.pattern
    if pattern.straight and not trick.faces:
        return f"1-{pattern.straight}|2-{pattern.straight + 1}"
    ways = missing(pattern, trick.faces)
    sure = Counter(ways[0].values)
    for way in ways:
        sure &= Counter(way.values)
    rests = [(Counter(way.values) - sure, way) for way in ways]
    if len(ways) > 1 and all(rest.total() == 1 and not way.groups for rest, way in rests):
        return " ".join([*map(str, sorted(sure.elements())), "|".join(str(*rest) for rest, _ in rests)])
    return "|".join(_way(way) for way in ways)


def _way(way: Missing) -> str:
    values = [" ".join(map(str, way.values))] if way.values else []
    pairs = [_GROUPS[way.groups.count(2)]] if 2 in way.groups else []
    return "+".join([*values, *(_MANY[size] for size in way.groups if size > 2), *pairs])
