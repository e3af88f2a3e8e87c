"""What a hand of Big Top and the match came to: receipts kept and lost, money earned while playing, the cards left."""

from __future__ import annotations

from typing import Any

from circus_tui.paint import Row, Span, row
from circus_tui.screens import suits
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.receipt_bars import BarLine, BarPart, Bars
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine
from circus_tui.widgets.seats import seat_chip, seat_name, seat_role
from rules import big_top
from rules.big_top.figures import SUITS
from rules.big_top.pieces import first_after
from rules.big_top.state import Hand, Over, State, Tally
from rules.core import Seat, listing
from rules.wording import win


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    played = view.hands[-1]
    best = max(tally.score for tally in played.tallies)
    zones: dict[str, Zone[Any]] = {"bars": _bars(scene, view, played), "match": _match(scene, view)}
    ender = seat_name(played.ender, scene.names[played.ender])
    earners = listing(scene.names[seat] for seat, tally in enumerate(played.tallies) if tally.score == best)
    over = isinstance(view.step, Over)
    sentence = row(
        Span(f"{earners} earned most, ${best}. ", "gold bold"),
        ender,
        " has no cards left and keeps all four receipts; the others keep those whose suit is gone.",
    )
    return Pictures("over" if over else "hand", zones, sentence, _next(scene, view))


def _next(scene: Scene, view: State) -> Row:
    if isinstance(view.step, Over):
        winners = [scene.names[seat] for seat in big_top.winners(view)]
        words = f"★ {win(winners)} with ${max(view.totals)}."
        return row(Span(words, "gold bold"))
    dealer = view.due_dealer
    assert dealer is not None
    first = first_after(dealer, view.seats)
    words = f"Enter deals hand {len(view.hands) + 1}: {scene.names[dealer]} deals, {scene.names[first]} begins."
    return row(Span(words, "gold bold"))


def _bars(scene: Scene, view: State, played: Hand) -> Zone[Bars]:
    order = sorted(range(view.seats), key=lambda seat: -played.tallies[seat].score)
    lines = tuple(_line(scene, seat, played.tallies[seat], out=seat == played.ender) for seat in order)
    title = row(Span("Receipts kept, and money earned while playing", "gold"))
    said = row(Span("✗ lost: still has a card of that suit", "dim"))
    return Zone(Bars(lines), title, said if scene.cells >= 80 else (), "heavy")


def _line(scene: Scene, seat: Seat, tally: Tally, *, out: bool) -> BarLine:
    parts = [
        BarPart(receipt.value, receipt.suit, (SUITS[receipt.suit], SUITS[receipt.suit][:4]))
        for receipt in tally.outcome
        if receipt.kept
    ]
    if tally.track:
        parts.append(BarPart(tally.track, None, ("earned playing", "playing", "play")))
    lost = []
    for receipt in tally.outcome:
        if not receipt.kept:
            cards = " ".join(
                f"{card.number or '★'}{suits.drawn(card).mark if card.number else ''}" for card in receipt.left
            )
            lost.append((f"${receipt.value} {SUITS[receipt.suit]}", cards))
    return BarLine(
        seat_chip(seat), scene.names[seat], tuple(parts), tally.score, tuple(lost), "went out" if out else ""
    )


def _match(scene: Scene, view: State) -> Zone[Sheet]:
    totals, over = view.totals, isinstance(view.step, Over)
    best = max(totals)
    lines = []
    for seat in sorted(range(view.seats), key=lambda seat: -totals[seat]):
        hands = [row(Span(f"${hand.tallies[seat].score}", "ink")) for hand in view.hands]
        lead = totals[seat] == best
        total = row(Span(f"${totals[seat]}", "gold bold" if lead else "ink bold"))
        note = row(Span(("wins" if over else "leads") if lead else "", "gold bold"))
        lines.append(
            SheetLine(
                seat_chip(seat),
                scene.names[seat],
                (*map(Entry, hands), Entry(total, totals[seat])),
                seat_role(seat),
                note,
            )
        )
    heads = (*(f"hand {number}" for number in range(1, len(view.hands) + 1)), "total")
    done = f"The match after {len(view.hands)} of {view.hands_in_match} hands"
    return Zone(Sheet(heads, tuple(lines)), row(Span("The match" if over else done, "gold")))
