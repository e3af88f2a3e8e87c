"""What a show would bring if it began now, or what is left of one: in a corner, in a row, and source by source."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best_row
from circus_tui.screens.contract import Scene
from circus_tui.screens.drum_roll.decisions.sitting import Sitting
from circus_tui.screens.drum_roll.pictures.wording import (
    LONG_LEVELS,
    MINUS,
    benefit_words,
    change,
    framed,
    owned,
    plain,
    region_words,
    words,
)
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.sums import Sum, SumList, Term, TermRow
from rules.core import Seat
from rules.drum_roll.outlook import Forecast, gives_show, if_the_show_began, regions_ahead
from rules.drum_roll.state import State
from rules.wording import counted


def whose(scene: Scene) -> Seat:
    """Whose possessions stand in front: of the one who decides, else of the one at the screen, else of the first."""
    if isinstance(scene.decision, Sitting):
        return scene.decision.seat
    acting = getattr(scene.view.step, "seat", None)
    return scene.seat if scene.seat is not None else acting if acting is not None else scene.view.turn.start


def heading(view: State, seat: Seat) -> str:
    """The name of the panel."""
    return "Still to come" if gives_show(view, seat) else "If shown now"


def corner(scene: Scene, seat: Seat) -> Zone[Any]:
    """Three rows: what comes in, what goes out, what is left."""
    view: State = scene.view
    told = if_the_show_began(view, seat)
    brings = _gains(told)
    out = told.salaries + told.compensation
    lost = told.penalty + told.debt
    fired = f", {len(told.fired)} fired" if told.fired else ""
    skipped = ", some skipped" if told.skipped else ""
    paid = (words(f"salaries{fired or skipped}"), words("salaries"), words("sal."))
    label = heading(view, seat)
    name = label if view.seats < 4 else label.replace(" now", "").replace("Still to come", "To come")
    sums = (
        Sum((words("show brings"), words("brings"), words("acts"), words("in")), brings),
        Sum(paid, change(-out, -lost) if out or lost else words("\N{EN DASH}")),
        Sum((words("left", "ink"),), owned(told.final_coins, told.final_prestige, short=bool(told.unpaid))),
    )
    return framed(SumList(sums), name)


def extras(told: Forecast) -> Row:
    """Cubes, cards and trailers that performers bring."""
    parts = ((told.cubes, "■"), (told.cards, "▤"), (told.trailers, "▣"))
    return tuple(Span(f" {count}{sign}", "green bold") for count, sign in parts if count)


def extras_words(told: Forecast) -> str:
    """The cubes, cards and trailers to come, in words."""
    parts = ((told.cubes, "cube"), (told.cards, "card"), (told.trailers, "trailer"))
    return ", ".join(counted(count, word) for count, word in parts if count)


def terms(scene: Scene, seat: Seat, *, notes: tuple[Row, ...] = ()) -> TermRow:
    """The whole sum in a row."""
    view: State = scene.view
    player, told = view.players[seat], if_the_show_began(view, seat)
    region = view.region(seat)
    parts = [
        Term("", "you have", owned(player.coins, player.prestige)),
        Term("+", "performers bring", row(*change(told.act_coins, told.act_prestige), *extras(told))),
    ]
    if told.fired:
        names = (
            " and ".join(act.performer.name for act in told.fired)
            if len(told.fired) < 2
            else f"{len(told.fired)} performers"
        )
        parts.append(Term(MINUS, f"{names} fired", _lost(told.compensation, told.penalty)))
    if told.orchestra or told.vendor:
        parts.append(Term("+", "personnel", change(told.vendor, told.orchestra)))
    skipped = f", {plain(told.skipped)}¢ skipped" if told.skipped else ""
    parts.append(Term(MINUS, f"salaries{skipped}", _lost(told.salaries, 0)))
    if told.unpaid:
        parts.append(Term(MINUS, f"{counted(told.unpaid, 'coin')} short", _lost(0, told.debt)))
    if region is not None:
        parts.append(Term("+", f"region {region.name}", (Span(f"{told.region}★", "gold bold"),)))
    parts.append(Term("=", "left", owned(told.final_coins, told.final_prestige, short=bool(told.unpaid))))
    return TermRow(tuple(parts), notes)


def _lost(coins: int, prestige: int) -> Row:
    spans = [Span(f"{count}{unit}", "orange bold" if unit == "¢" else "bad bold")
             for count, unit in ((coins, "¢"), (prestige, "★")) if count]  # fmt: skip
    return row(*(part for n, span in enumerate(spans) for part in ((Span("  "),) if n else ()) + (span,))) or words(
        "0¢"
    )


def line(scene: Scene, seat: Seat, view: State | None = None) -> Row:
    """The same in one row, in fewer words where the window is narrow; a click on it shows it all."""
    table: State = scene.view if view is None else view
    told = if_the_show_began(table, seat)
    long, short = ("still to come: ", "to come: ") if gives_show(table, seat) else ("if shown now: ", "now: ")
    left = owned(told.final_coins, told.final_prestige, short=bool(told.unpaid))
    wordings = (
        _line(told, long, few=False, worded=True),
        _line(told, long, few=False),
        _line(told, short, few=True),
        row(Span(short, "dim"), *_gains(told), *_costs(told), Span(" left ", "dim"), *left),
        row(Span(f"{short}left ", "dim"), *left),
    )
    told_row = best_row(wordings, scene.cells - 2 if scene.size == "small" else scene.cells - 4)
    return tuple(span._replace(target="forecast") for span in told_row)


def _gains(told: Forecast) -> Row:
    """All that comes in."""
    prestige = told.act_prestige + told.region + told.orchestra
    return row(*change(told.act_coins + told.vendor, prestige), *extras(told))


def _costs(told: Forecast) -> Row:
    """All that goes out: salaries, and what firing and debts cost."""
    lost = change(-told.salaries - told.compensation, -told.penalty - told.debt)
    fired = f" {len(told.fired)} fired, salaries " if told.fired else " salaries "
    return row(Span(fired, "dim"), *lost)


def _line(told: Forecast, lead: str, *, few: bool, worded: bool = False) -> Row:
    gap = " " if few else "  "
    more = (Span(f" {extras_words(told)}", "green bold"),) if worded and extras(told) else extras(told)
    spans = [Span(lead, "dim"), Span("performers ", "dim"), *change(told.act_coins, told.act_prestige), *more]
    staff = (told.vendor, told.orchestra + told.region)
    if any(staff):
        spans += [Span(f"{gap}{'more' if few else 'personnel, region'} ", "dim"), *change(*staff)]
    if told.fired:
        lost = change(-told.compensation, -told.penalty)
        spans += [Span(gap), Span(f"{len(told.fired)} fired", "bar-ink on bar"), Span(" "), *lost]
    spans += [Span(f"{gap}salaries ", "dim"), Span(f"{MINUS}{told.salaries}¢", "orange bold")]
    if told.unpaid:
        short = f"{gap}short " if few else f"{gap}short {told.unpaid} "
        spans += [Span(short, "dim"), Span(f"{MINUS}{told.debt}★", "bad bold")]
    left = owned(told.final_coins, told.final_prestige, short=bool(told.unpaid))
    return row(*spans, Span(f"{gap}left ", "dim"), *left)


def page(scene: Scene, seat: Seat) -> dict[str, Zone[Any]]:
    """Source by source, and where the tour goes on."""
    view: State = scene.view
    told = if_the_show_began(view, seat)
    name = scene.names[seat]
    lead = "What is left of the show" if gives_show(view, seat) else "If the show began now"
    zones = {
        "account": framed(
            SumList(_account(scene, seat, told)), f"{lead}: {name}" if scene.size == "roomy" else lead, frame="heavy"
        )
    }
    notes = _notes(scene, seat, told)
    zones["ahead"] = framed(SumList((), notes), "What counts")
    others = [_rival(scene, other) for other in range(view.seats) if other != seat]
    zones["rivals"] = framed(SumList(tuple(others)), "The rivals' shows")
    return zones


def _account(scene: Scene, seat: Seat, told: Forecast) -> tuple[Sum, ...]:
    view: State = scene.view
    player, region = view.players[seat], view.region(seat)
    sums = [Sum((words("you have", "ink"),), owned(player.coins, player.prestige))]
    for act in told.earning:
        brings = act.performer.benefit(act.ready)
        long = f"{act.performer.name}: {LONG_LEVELS[act.ready]}, {benefit_words(brings)}"
        amount = change(brings.coins, brings.prestige) if brings.coins or brings.prestige else words("\N{EN DASH}")
        sums.append(Sum((words(long), words(act.performer.name)), amount))
    sums += [Sum((words(f"{act.performer.name}: no cube, fired", "bad"),)) for act in told.fired]
    if told.fired:
        sums.append(
            Sum(
                (words("compensation and prestige for the fired"), words("fired")),
                change(-told.compensation, -told.penalty),
            )
        )
    if region is not None:
        sums.append(Sum((words(f"{region.name}: {region_words(region)}"), words(region.name)), change(0, told.region)))
    if told.orchestra or told.vendor:
        sums.append(
            Sum(
                (words("personnel: Orchestra, Popcorn Vendor"), words("personnel")), change(told.vendor, told.orchestra)
            )
        )
    members = f"salaries of {told.paid}" + (f", {told.skipped}¢ more skipped" if told.skipped else "")
    sums.append(Sum((words(members), words("salaries")), (Span(f"{MINUS}{told.salaries}¢", "orange bold"),)))
    if told.unpaid:
        sums.append(Sum((words(f"short of {counted(told.unpaid, 'coin')}"), words("short")), change(0, -told.debt)))
    more = f", and {extras_words(told)}" if extras_words(told) else ""
    sums.append(Sum((words(f"left{more}", "ink bold"), words("left", "ink bold")),
                    owned(told.final_coins, told.final_prestige, short=bool(told.unpaid)), total=True))  # fmt: skip
    return tuple(sums)


def _notes(scene: Scene, seat: Seat, told: Forecast) -> tuple[Row, ...]:
    view: State = scene.view
    regions = regions_ahead(view, seat)
    lines = [row(Span(f"{region.name:<9}", "ink bold"), Span(f" {region_words(region)}", "dim")) for region in regions]
    return (
        *lines,
        *([words("the first counts now")] if len(lines) > 1 else []),
        words("no flips and no cards are counted"),
        words("the highest salaries are skipped"),
        *([words(f"performers also bring {extras_words(told)}", "green")] if extras_words(told) else []),
    )


def _rival(scene: Scene, seat: Seat) -> Sum:
    told = if_the_show_began(scene.view, seat)
    fired = f", {len(told.fired)} fired" if told.fired else ""
    wages = f", salaries {told.salaries}¢"
    name = scene.names[seat]
    count = counted(len(told.earning), "performer")
    return Sum(
        (
            words(f"{name}: {count}{fired}{wages}", "ink"),
            words(f"{name}: {count}{fired}", "ink"),
            words(f"{name}{fired}", "ink"),
            words(name, "ink"),
        ),
        owned(told.final_coins, told.final_prestige, short=bool(told.unpaid)),
    )
