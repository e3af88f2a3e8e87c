"""The stage zone: eight tricks with who leads on each, and the die at hand where it would go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.circus_combat.decisions.settling import SettleDecision
from circus_tui.screens.circus_combat.pictures.cast import ARTISTS, PIPS, RED_PIP, chip
from circus_tui.screens.circus_combat.pictures.needs import Owned, needs, slots
from circus_tui.screens.contract import Scene
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.seats import seat_letter
from circus_tui.widgets.stage import TrickCard, Tricks
from rules.circus_combat.figures import Pattern
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import Options, State, bears_swap_mark, complete_places, fitting_places
from rules.circus_combat.tricks import Trick, majority
from rules.circus_combat.wording import SWAP_MARK

_WHOSE: Final = "most own dice take a complete trick; with as many, the higher pips"
_SIGNS: Final = "heavy: here the die fits · 4?: a 4 or another value · 1/6: a 1 or a 6"
"""What is told below the stage: whose a trick will be; where dice are placed, what is drawn on empty places."""


@attrs.frozen
class At:
    """What a decision is about: the trick at the cursor, the tricks whose keys do something, the die at hand."""

    place: int | None = None
    keyed: tuple[int, ...] = ()
    tried: Owned | None = None
    face: int | None = None


def stage(scene: Scene) -> Zone[Tricks]:
    """All places of the stage."""
    view: State = scene.view
    at = _at(scene.decision, view)
    cards = tuple(None if trick is None else _card(view, place, trick, at) for place, trick in enumerate(view.stage))
    settling = isinstance(scene.decision, SettleDecision)
    looks = isinstance(scene.decision, Looking)
    roomy = scene.size == "roomy"
    words = "The stage · the number of each trick is its key"
    legend = [Span(f"{PIPS[seat]} {scene.names[seat]}  ", ARTISTS[seat]) for seat in (0, 1)]
    signs = isinstance(scene.decision, PlaceDecision | RerollDecision)
    note = row(Span(f"{_SIGNS if signs else _WHOSE}   ", "dim"), *legend, Span(f"{RED_PIP} red", "bad"))
    frame: Frame = "bare" if not roomy else "heavy" if looks else "gold" if settling else "thin"
    return Zone(Tricks(cards), row(Span(words, "gold")) if roomy else (), note if roomy else (), frame)


def _at(decision: Any, view: State) -> At:
    match decision:
        case RerollDecision():
            return At(decision.at, fitting_places(view.stage, decision.dice.faces[decision.die]))
        case PlaceDecision():
            face = decision.dice.faces[decision.die]
            fits = fitting_places(view.stage, face)
            owner = None if decision.dice.is_red(decision.die) else decision.seat
            tried = Owned(face, owner) if decision.at in fits else None
            return At(decision.at, fits, tried, face)
        case SettleDecision():
            return At(decision.at, complete_places(view))
        case Looking():
            return At(decision.at)
        case _:
            return At()


def _card(view: State, place: int, trick: Trick, at: At) -> TrickCard:
    chosen = place == at.place
    shown = trick.with_die(at.tried.owner, at.tried.face) if chosen and at.tried is not None else trick
    tried = at.tried if chosen else None
    face = at.face if place in at.keyed and tried is None else None
    wanted = needs(shown)
    return TrickCard(
        place + 1,
        trick.card.colour,
        titles(trick.card, view.options),
        slots(shown, tried=tried, face=face),
        holders(shown),
        _foretold(shown, wanted) if tried else wanted,
        swap=bears_swap_mark(view.options, trick.card),
        keyed=place in at.keyed,
        chosen=chosen,
        target=("trick", place),
    )


_SHORT: Final[Mapping[str, tuple[str, ...]]] = {
    "one_pair": ("Pair",),
    "two_pairs_swap": ("TwoPairs", "Two P."),
    "three_pairs": ("3 Pairs",),
    "three_of_a_kind": ("3 of a Kind", "3 Kind"),
    "four_of_a_kind": ("4 of a Kind", "4 Kind"),
    "five_of_a_kind": ("5 of a Kind", "5 Kind"),
    "full_house": ("Full H.",),
    "three_of_a_kind_twice": ("3 of a Kind Twice", "Three Twice", "3 Twice"),
    "straight": ("Str.",),
}
"""The printed names of tricks with fewer letters, the last ones in seven cells."""


def _foretold(then: Trick, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """What a trick would need with a die that has only been put there to look."""
    if then.complete:
        return ("then complete", "complete")
    return (*(f"then {words}" for words in wanted[:2]), *wanted)


def short_titles(pattern: Pattern) -> tuple[str, ...]:
    """The name of a trick, and what is left of it where there is less room; no two tricks come to the same."""
    return (pattern.title, *_SHORT.get(pattern.id, ()))


def titles(card: Card, options: Options) -> tuple[str, ...]:
    """The same with the swap mark, if the trick bears it."""
    mark = f" {SWAP_MARK}" if bears_swap_mark(options, card) else ""
    return tuple(f"{title}{mark}" for title in short_titles(card.pattern))


def holders(trick: Trick) -> tuple[Row, ...]:
    """Who would take it and by how much, from the longest wording to the shortest."""
    if not trick.faces:
        return (row(Span("nobody yet", "dusk-dim")),)
    if trick.only_red:
        return tuple(row(Span(words, "bad bold")) for words in ("red only, nobody's", "red only", "red"))
    weighed = majority(trick)
    count, pips = lead(trick), "\N{EN DASH}".join(map(str, ordered(weighed.sums, weighed.taker)))
    even = weighed.counts[0] == weighed.counts[1]
    if weighed.taker is None:
        return tuple(
            row(Span(words, "ink"))
            for words in (f"{count}, equal pips: nobody", f"{count}, equal pips", f"tie {count}")
        )
    letter = chip(weighed.taker)
    by = f"{count}, {pips} pips" if even else count
    short = Span(f"{seat_letter(weighed.taker)} ", f"{ARTISTS[weighed.taker]} bold")
    wordings = [row(letter, Span(f" leads {by}", "ink")), row(letter, Span(f" {by}", "ink"))]
    wordings += [row(letter, Span(f" {count} by pips", "ink"))] if even else []
    return (*wordings, row(letter, Span(f" {count}", "ink")), row(short, Span(count, "ink")))


def lead(trick: Trick) -> str:
    """Own dice of the player ahead and of the other: three to one."""
    weighed = majority(trick)
    return "\N{EN DASH}".join(map(str, ordered(weighed.counts, weighed.taker)))


def ordered(pair: Sequence[int], taker: int | None) -> tuple[int, ...]:
    """The number of the player ahead first."""
    return tuple(reversed(pair)) if taker == 1 else tuple(pair)
