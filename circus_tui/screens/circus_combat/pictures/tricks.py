"""The stage zone: eight tricks with who leads on each, and the die at hand where it would go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
from rules.circus_combat.state import State, bears_swap_mark, complete_places, fitting_places
from rules.circus_combat.tricks import Trick, majority


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
    said = "most own dice take a complete trick; with as many, the higher pips   "
    note = row(Span(said, "dim"), *legend, Span(f"{RED_PIP} fatigue", "bad"))
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
        titles(trick.card.pattern),
        slots(shown, tried=tried, face=face),
        holders(shown),
        tuple(f"then {words}" for words in wanted[:2] if not shown.complete) + wanted if tried else wanted,
        swap=bears_swap_mark(view.options, trick.card),
        keyed=place in at.keyed,
        chosen=chosen,
        target=("trick", place),
    )


def titles(pattern: Pattern) -> tuple[str, ...]:
    """The name of a trick, and in at most eleven, eight and seven cells: `Three alike`, `3 alike`."""
    short = pattern.title.replace(" of a Kind Twice", " Twice").replace(" of a Kind", " alike")
    tiny = (
        short.replace("Three", "3")
        .replace("Two", "2")
        .replace("Four", "4")
        .replace("Five", "5")
        .replace("Straight", "Run of 5")
        .replace("One Pair", "Pair")
    )
    tiny = tiny.replace("Full House", "Full h.").replace("Twice", "twice")
    return tuple(dict.fromkeys((pattern.title, short, tiny, tiny.replace(" of", ""))))


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
