"""What a round of SCOUT and the match came to: the last show, how each score was made, and all rounds side by side."""

from __future__ import annotations

from typing import Any

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.screens.scout.pictures.seats import signed
from circus_tui.screens.scout.pictures.table import drawn
from circus_tui.widgets.ledger import LedgerLine, Sheet
from circus_tui.widgets.news import Told
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import named, seat_chip, seat_name, seat_role
from circus_tui.widgets.table_set import CardSet
from rules import scout
from rules.core import Seat, listing
from rules.scout.clauses import Clause
from rules.scout.state import Over, Round, State, next_first
from rules.scout.wording import count, numbers, set_kind


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    over = isinstance(view.step, Over)
    zones: dict[str, Zone[Any]] = {"round": _this_round(scene, view), "sheet": _sheet(scene, view)}
    if over:
        zones |= {"moments": _moments(scene, view)}
    else:
        zones |= {"last": _last_show(scene, view)}
    return Pictures("over" if over else "round", zones, _next(scene, view), _starts(scene, view))


def _next(scene: Scene, view: State) -> Row:
    if isinstance(view.step, Over):
        winners = scout.winners(view)
        names = listing(scene.names[seat] for seat in winners)
        points = signed(max(view.totals))
        words = f"{names} {'wins' if len(winners) == 1 else 'share the win'} with {points} points"
        return row(Span("★ ", "gold bold"), Span(words, "gold bold"))
    words = f"Enter: deal round {len(view.rounds) + 1}"
    return row(Span("✓ ", "green bold"), Span(words, "green bold"), ".  Everybody turns the new hand or keeps it.")


def _starts(scene: Scene, view: State) -> Row:
    if isinstance(view.step, Over):
        return row(Span("r plays again with the same people; everybody moves one seat on.", "gold"))
    first = next_first(view)
    return row(
        seat_name(first, scene.names[first]), Span(" starts it: one seat to the left of who started this one.", "gold")
    )


def _last_show(scene: Scene, view: State) -> Zone[CardSet]:
    """The set that ended the round, and why it ended."""
    played, owner = view.rounds[-1], view.owner if view.owner is not None else view.rounds[-1].ender
    cards = tuple(drawn(card) for card in view.active)
    title = row(
        Span(f"The last show: {scene.names[owner]}'s {set_kind(view.active) or 'set, all of it scouted'}", "gold")
    )
    clause = Clause.OUT if played.how == "out" else Clause.TWO_END if view.for_two else Clause.UNBEATEN
    return Zone(CardSet(cards, ladder=_why(scene, view, played, owner)), title, row(Span(clause.anchor, "dim")))


def _why(scene: Scene, view: State, played: Round, owner: Seat) -> tuple[Row, ...]:
    ender = seat_name(played.ender, scene.names[played.ender])
    if played.how == "out":
        lines = [
            row(ender, Span(f" showed {numbers(view.active)} and has no cards left:", "ink")),
            row(Span("the round ends at once.", "gold bold")),
        ]
    elif view.for_two:
        lines = [row(Span("The other could neither show nor pay for a scout.", "ink"))]
    else:
        scouters = [name for seat, name in enumerate(scene.names[: view.seats]) if seat != owner]
        lines = [
            row(
                ender, Span(f" showed {numbers(view.active) or 'a set'}. ", "ink"), Span("Nobody beat it:", "gold bold")
            ),
            row(Span(f"{listing(scouters)} scouted in a row.", "ink")),
        ]
    forgiven = [seat for seat, tally in enumerate(played.tallies) if tally.forgiven and tally.left]
    for seat in forgiven:
        words = f"{scene.names[seat]}'s hand is forgiven"
        left = played.tallies[seat].left
        lines += [
            (),
            row(
                Span("✓ ", "green bold"),
                Span(words, "green bold"),
                f": {count(left)} card{'s' if left > 1 else ''} left cost nothing.",
            ),
        ]
    return tuple(lines)


def _this_round(scene: Scene, view: State) -> Zone[Sheet]:
    """How the points of the round came to be."""
    tallies = view.rounds[-1].tallies
    order = sorted(range(view.seats), key=lambda seat: -tallies[seat].score)
    lines = []
    for seat in order:
        tally = tallies[seat]
        left = (
            row(Span(f"▮ {tally.left} ", "dim"), Span("forgiven ✓", "green"))
            if tally.forgiven
            else row(Span("▮ ", "bad"), Span(signed(-tally.left), "bad bold"))
        )
        cells = (
            row(Span("▤ ", "teal"), Span(f"+{tally.collected}", "teal bold")),
            row(Span("◇ ", "gold"), Span(f"+{tally.chips}", "gold bold")),
            left,
            row(Span("= ", "dim"), _points(tally.score)),
        )
        lines.append(LedgerLine(seat_chip(seat), scene.names[seat], cells, tally.score, seat_role(seat)))
    heads = ("taken", "chips", "left in hand", "points")
    title = row(Span("This round" if not isinstance(view.step, Over) else "The last round", "gold"))
    return Zone(Sheet(heads, tuple(lines)), title, row(Span("taken + chips \N{MINUS SIGN} left in hand", "dim")))


def _points(number: int) -> Span:
    return Span(
        f"{'+' if number > 0 else ''}{signed(number)}",
        "green bold" if number > 0 else "bad bold" if number < 0 else "dim",
    )


def _sheet(scene: Scene, view: State) -> Zone[Sheet]:
    """All rounds, and the totals as bars."""
    totals, over = view.totals, isinstance(view.step, Over)
    best = max(totals)
    lines = []
    for seat in sorted(range(view.seats), key=lambda seat: -totals[seat]):
        played = [row(_points(each.tallies[seat].score)) for each in view.rounds]
        to_come = [row(Span("to come", "dim"))] * (view.seats - len(view.rounds))
        lead = totals[seat] == best
        total = row(Span(signed(totals[seat]), "gold bold" if lead else "ink bold"))
        note = row(Span(("wins" if over else "leads") if lead else "", "gold bold"))
        cells = (*played, *to_come, total)
        lines.append(LedgerLine(seat_chip(seat), scene.names[seat], cells, totals[seat], seat_role(seat), note))
    heads = (*(f"round {number}" for number in range(1, view.seats + 1)), "total")
    said = "the highest total wins" if over else f"the highest total after round {view.seats} wins"
    title = row(Span("The match" if over else "Score sheet", "gold"))
    return Zone(Sheet(heads, tuple(lines)), title, row(Span(said, "dim")), "heavy")


def _moments(scene: Scene, view: State) -> Zone[Told]:
    """What is worth remembering of a match: its best and worst rounds, and how it ended."""
    found = [
        (tally, seat, number)
        for number, each in enumerate(view.rounds, start=1)
        for seat, tally in enumerate(each.tallies)
    ]

    def line(label: str, seat: Seat, words: str) -> Row:
        return row(Span(f"{label:<14}", "dim"), seat_name(seat, scene.names[seat]), Span(f", {words}", "ink"))

    best = max(found, key=lambda each: each[0].score)
    worst = min(found, key=lambda each: each[0].score)
    chips = max(found, key=lambda each: each[0].chips)
    taken = max(found, key=lambda each: each[0].collected)
    spared = max((each for each in found if each[0].forgiven), key=lambda each: each[0].left, default=None)
    lines = [
        line("Best round", best[1], f"{signed(best[0].score)} points in round {best[2]}"),
        line("Worst round", worst[1], f"{signed(worst[0].score)} points in round {worst[2]}"),
        line("Most chips", chips[1], f"{chips[0].chips} in round {chips[2]}"),
        line("Most taken", taken[1], f"{taken[0].collected} cards in round {taken[2]}"),
    ]
    if spared is not None and spared[0].left:
        lines.append(line("Forgiven", spared[1], f"{spared[0].left} cards in round {spared[2]}"))
    last = tuple(named(text, scene.names) for text in scene.before[-6:])
    return Zone(Told(tuple(lines), last), row(Span("Moments", "gold")))
