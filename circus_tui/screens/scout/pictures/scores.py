"""What a round of SCOUT and the match came to: how each score was made, all rounds side by side, who has won."""

from __future__ import annotations

import itertools
from typing import Any

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Pictures, Scene, once_more
from circus_tui.screens.scout.pictures.ending import ending, last_show
from circus_tui.screens.scout.pictures.moments import moments
from circus_tui.widgets.bars import Bar, BarChart, gain, signed
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine
from circus_tui.widgets.seats import seat_chip, seat_name, seat_role
from rules import scout
from rules.core import Seat
from rules.scout.state import Over, State, Tally, next_first
from rules.wording import plural, win

_NARROW = 80
_MARGINS = 6
_MANY = 5
"""Players whose sheets leave no row for the last show in a small window."""


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show: those of a round, or those of the whole match."""
    view: State = scene.view
    zones: dict[str, Zone[Any]] = {"sheet": _sheet(scene)}
    if isinstance(view.step, Over):
        zones |= {"winner": _winner(scene), "moments": moments(scene)}
        if scene.size == "roomy":
            zones |= {"round": _this_round(scene)}
        return Pictures("over", zones, asks=row(Span(once_more(short=scene.size == "small"), "gold")))
    zones |= {"round": _this_round(scene)}
    if scene.size != "small" or view.seats < _MANY:
        zones |= {"last": last_show(scene)}
    return Pictures("round", zones, _starts(scene), _next(scene))


def _next(scene: Scene) -> Row:
    words = f"{key('confirm')}: deal round {len(scene.view.rounds) + 1}."
    then = " All turn or keep their hands." if scene.size == "small" else " Everybody turns the new hand or keeps it."
    return row(Span("► ", "gold bold"), Span(words, "gold bold"), then)


def _starts(scene: Scene) -> Row:
    view: State = scene.view
    first = next_first(view)
    who = "" if scene.size == "small" else ", who started this one"
    words = f" starts round {len(view.rounds) + 1}: one seat to the left of {scene.names[view.first]}{who}."
    return row(seat_name(first, scene.names[first]), Span(words, "gold"))


def _ranked(points: tuple[int, ...]) -> list[Seat]:
    """The seats, most points first."""
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def _winner(scene: Scene) -> Zone[BarChart]:
    """Who has won, by how much, as bars."""
    totals, winners = scene.view.totals, scout.winners(scene.view)
    most = max(totals)
    words = f"{win([scene.names[seat] for seat in winners])} with {signed(most)} {plural(most, 'point')}"
    star = Span("★", "gold bold")
    order = _ranked(totals)
    bars = []
    for seat in order:
        rank = 1 + sum(other > totals[seat] for other in totals)
        first = seat in winners
        name = Span(f" {scene.names[seat]}", "gold bold" if first else "ink bold")
        said = row(Span(signed(totals[seat]), "gold bold" if first else "ink bold"))
        label = row(Span(f"{rank}. ", "dim"), seat_chip(seat), name)
        bars.append(Bar(label, totals[seat], seat_role(seat), said))
    value = BarChart(tuple(bars), row(star, Span(f"  {words}  ", "gold bold"), star), _distances(scene, order))
    return Zone(value, row(Span("The match", "gold")), row(Span("the highest total wins", "dim")), "heavy")


def _distances(scene: Scene, order: list[Seat]) -> Row:
    """By how much everybody is ahead of the next, the first ones where not all have room."""
    totals = scene.view.totals
    told = ""
    for seat, after in itertools.pairwise(order):
        ahead = totals[seat] - totals[after]
        place = f"{ahead} ahead of" if ahead else "level with"
        longer = f"{told}{' · ' if told else ''}{scene.names[seat]} {place} {scene.names[after]}"
        if cell_len(longer) > scene.cells - _MARGINS:
            break
        told = longer
    return row(Span(told, "dim"))


def _this_round(scene: Scene) -> Zone[Sheet]:
    """How the points of the round came to be."""
    view: State = scene.view
    tallies = view.rounds[-1].tallies
    order = _ranked(tuple(tally.score for tally in tallies))
    lines = (_made(scene, seat, tallies[seat]) for seat in order)
    name = "The last round" if isinstance(view.step, Over) else "This round"
    title = row(Span(name, "gold"))
    sums = row(Span("collected + chips \N{MINUS SIGN} left in hand", "dim"))
    told = scene.size == "small" or isinstance(view.step, Over)
    return Zone(
        Sheet(("collected", "chips", "left in hand", "points"), tuple(lines)), title, ending(scene) if told else sums
    )


def _made(scene: Scene, seat: Seat, tally: Tally) -> SheetLine:
    left = (
        row(Span(f"▮ {tally.left} ", "dim"), Span("free ✓", "green"))
        if tally.forgiven and tally.left
        else row(Span("▮ ", "bad" if tally.left else "dim"), gain(-tally.left))
    )
    entries = (
        Entry(row(Span("▤ ", "teal"), Span(f"+{tally.collected}", "teal bold"))),
        Entry(row(Span("◇ ", "gold"), Span(f"+{tally.chips}", "gold bold"))),
        Entry(left),
        Entry(row(Span("= ", "dim"), gain(tally.score)), tally.score),
    )
    return SheetLine(seat_chip(seat), scene.names[seat], entries, seat_role(seat))


def _sheet(scene: Scene) -> Zone[Sheet]:
    """All rounds and the totals, those to come left open."""
    view: State = scene.view
    over, narrow = isinstance(view.step, Over), scene.cells < _NARROW
    best = max(view.totals)
    leads = "leads" if view.totals.count(best) == 1 else "level"
    lines = []
    for seat in _ranked(view.totals):
        lead = view.totals[seat] == best
        scores = [played.tallies[seat].score for played in view.rounds]
        to_come = Entry(row(Span("·" if narrow else "to come", "dim")))
        points = view.totals[seat]
        total = Entry(row(Span(signed(points), "gold bold" if lead else "ink bold")), None if over else points)
        entries = (
            *(Entry(row(gain(score)), score) for score in scores),
            *[to_come] * (view.seats - len(scores)),
            total,
        )
        note = row(Span(leads, "gold bold")) if lead and not over else ()
        lines.append(SheetLine(seat_chip(seat), scene.names[seat], entries, seat_role(seat), note))
    heads = [str(number) if narrow or over else f"round {number}" for number in range(1, view.seats + 1)]
    said = () if over else row(Span(f"the highest total after round {view.seats} wins", "dim"))
    title = row(Span("Round by round" if over else "Score sheet", "gold"))
    value = Sheet((*heads, "total"), tuple(lines), "round" if narrow or over else "")
    return Zone(value, title, said, "thin" if over else "heavy")
