"""A queue as cards: for a swap with what every pair of neighbours would bring, or only to be looked at."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Span, row
from circus_tui.drawing.wordings import best_row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.circus_combat.decisions.settling import SwapDecision
from circus_tui.screens.circus_combat.pictures.cast import BODIES, title
from circus_tui.screens.circus_combat.pictures.shows import account
from circus_tui.screens.circus_combat.pictures.tricks import short_titles
from circus_tui.screens.contract import Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.queue_cards import Gap, QueueCard, QueueRow
from circus_tui.widgets.show_after import After, ShowThen
from circus_tui.widgets.show_panel import MINUS, TIMES, plainly
from rules.circus_combat.figures import BOX
from rules.circus_combat.scoring import (
    Performance,
    fatigue_points,
    place_multiplier,
    projections,
    show,
    total,
    with_neighbours_swapped,
)
from rules.circus_combat.state import State, bears_swap_mark
from rules.circus_combat.steps import Swapping
from rules.circus_combat.tricks import Trick
from rules.circus_combat.wording import SWAP_MARK, card_name
from rules.core import Seat, listing
from rules.wording import in_words, plural

_ORDINALS = ("1st", "2nd", "3rd")
_BRIEFLY = f"own {MINUS} red pips, {TIMES} place, {TIMES} run of colour"
_HOW = f"own pips {MINUS} red pips, {TIMES} its place, {TIMES} its run of one colour"


def swapping(scene: Scene, decision: SwapDecision) -> dict[str, Zone[Any]]:
    """The queue with its gaps, and the queue as it would be."""
    seat, view = decision.seat, decision.view
    name, roomy = scene.names[seat], scene.size == "roomy"
    short = f"{name}, swap two neighbours, or keep"
    took = f"you took the {card_name(view.players[seat].queue[-1].card, view.options)}"
    wordings = tuple(row(Span(words, "gold bold")) for words in (f"{short}: {took}", short, f"{name}, swap, or keep"))
    queue = _row(scene, seat, decision.left)
    how = f"a trick counts: {_HOW}" if roomy else _HOW if scene.size == "compact" else _BRIEFLY
    zone = Zone(queue, best_row(wordings, scene.cells - 6), row(Span(how, "dim")), "heavy")
    return {"queue": zone, "after": _after(scene, decision)}


def looked_at(scene: Scene, seat: Seat) -> Zone[QueueRow]:
    """A whole queue, and what every swap in it would bring."""
    view: State = scene.view
    worth = total(view.players[seat], seat)
    head = row(
        *title(seat, scene.names[seat], acting=False),
        Span(f": the queue in full, {plainly(worth)} {plural(worth, 'point')}", "gold"),
    )
    return Zone(
        _row(scene, seat, None),
        head,
        row(Span(f"{key('circus_combat.shows')}: the other queue, the stage", "dim")),
        "gold",
    )


def _row(scene: Scene, seat: Seat, left: int | None) -> QueueRow:
    view: State = scene.view
    player = view.players[seat]
    queue = player.queue
    cards = tuple(_card(scene, seat, place) for place in range(len(queue)))
    places = range(max(BOX.queue, len(queue)))
    heads = tuple((_ordinal(place), f"{TIMES}{place_multiplier(place)}") for place in places)
    now = total(player, seat)
    gaps = tuple(
        Gap(
            f"{each.left + 1} ⇄ {each.left + 2}",
            plainly(each.total),
            each.change,
            each.left == left,
            None if left is None else ("gap", each.left),
        )
        for each in projections(player, seat)
    )
    pairs = len(queue) - 1
    keep = None if left is None else Gap("keep", plainly(now), 0, left == pairs, ("gap", pairs))
    fatigue = fatigue_points(player)
    less = row(Span(f"less {fatigue} for the red dice left over before the player", "dim")) if fatigue else ()
    return QueueRow(cards, heads, gaps, keep, (account(scene, seat), *((less,) if less else ())))


def _ordinal(place: int) -> str:
    return _ORDINALS[place] if place < len(_ORDINALS) else f"{place + 1}th"


def _card(scene: Scene, seat: Seat, place: int) -> QueueCard:
    view: State = scene.view
    queue = view.players[seat].queue
    trick, each = queue[place], show(queue, seat)[place]
    mark = bears_swap_mark(view.options, trick.card)
    new = isinstance(view.step, Swapping) and view.step.taker == seat and place == len(queue) - 1
    note = "↻ new" if new else "↻" if mark else ""
    return QueueCard(
        trick.card.colour,
        short_titles(trick.card.pattern),
        each.own,
        each.red,
        each.place,
        each.colour,
        each.points,
        BODIES[seat],
        note,
        ("queue", seat, place),
    )


def _after(scene: Scene, decision: SwapDecision) -> Zone[ShowThen]:
    """Every trick in its new place with its points then."""
    seat, player = decision.seat, decision.view.players[decision.seat]
    queue = player.queue
    moved = queue if decision.keeps else with_neighbours_swapped(queue, decision.left)
    before = show(queue, seat)
    swapped = {} if decision.keeps else {decision.left: decision.left + 1, decision.left + 1: decision.left}
    tricks = tuple(
        _column(
            trick,
            before[swapped.get(place, place)],
            then,
            moved=place in swapped,
            marked=bears_swap_mark(decision.view.options, trick.card),
        )
        for place, (trick, then) in enumerate(zip(moved, show(moved, seat), strict=True))
    )
    now = total(player, seat)
    then = now if decision.keeps else projections(player, seat)[decision.left].total
    head = row(Span("Your queue after it", "gold"))
    value = ShowThen(tricks, max(BOX.queue, len(queue)), decision.left, now, then)
    note = f"the second of a colour in a row counts {TIMES}2, the third {TIMES}3" if scene.size != "small" else ""
    return Zone(value, head, row(Span(note, "dim")), "gold")


def _column(trick: Trick, now: Performance, then: Performance, *, moved: bool, marked: bool) -> After:
    pips = f"{then.own}{MINUS}{then.red}"
    run = f" {TIMES}{then.colour}" if then.colour > 1 else ""
    sums = (f"{pips} {TIMES}{then.place}{run}", f"{pips}{TIMES}{then.place}{run.strip()}", pips)
    return After(
        trick.card.colour,
        tuple(f"{title} {SWAP_MARK}" if marked else title for title in short_titles(trick.card.pattern)),
        sums,
        now.points,
        then.points,
        same=now.points == then.points and not moved,
    )


def runs(decision: SwapDecision) -> str:
    """Which colours would stand together, in words; empty if none would."""
    queue = decision.view.players[decision.seat].queue
    moved = queue if decision.keeps else with_neighbours_swapped(queue, decision.left)
    sums = show(moved, decision.seat)
    found = []
    for place, each in enumerate(sums):
        if each.colour > 1 and (place + 1 == len(moved) or sums[place + 1].colour <= each.colour):
            found.append(f"{in_words(each.colour)} {moved[place].card.colour} tricks in a row")
    return listing(found) if found else ""
