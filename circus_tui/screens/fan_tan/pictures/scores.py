"""What a hand of Fan Tan and the match came to: who took the pot, what each paid, who has how many peanuts."""

from __future__ import annotations

from circus_tui.paint import Row, Span, row
from circus_tui.screens.contract import Pictures, Scene
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.pot import Peanuts
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine
from circus_tui.widgets.seats import seat_chip, seat_role
from rules import fan_tan
from rules.fan_tan.state import Hand, Over, State
from rules.wording import win


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    played = view.hands[-1]
    taker = "nobody takes it" if played.winner is None else f"{scene.names[played.winner]} takes it"
    pot = Zone(Peanuts(played.pot, under=taker), row(Span("The pot", "gold")), frame="gold")
    over = isinstance(view.step, Over)
    return Pictures(
        "over" if over else "hand", {"pot": pot, "sheet": _sheet(scene, view)}, _how(scene, played), _next(scene, view)
    )


def _how(scene: Scene, played: Hand) -> Row:
    if played.winner is None:
        return row(Span("A last peanut was paid: the hand is broken off, and nobody takes the pot.", "gold bold"))
    name = scene.names[played.winner]
    return row(Span(f"{name} is out of cards first and takes the pot of {played.pot}.", "gold bold"))


def _next(scene: Scene, view: State) -> Row:
    if not isinstance(view.step, Over):
        dealer = view.due_dealer
        assert dealer is not None
        return row(Span(f"Enter deals hand {len(view.hands) + 1}: {scene.names[dealer]} deals.", "gold bold"))
    winners = [scene.names[seat] for seat in fan_tan.winners(view)]
    return row(Span(f"★ {win(winners)} with {max(view.peanuts)} peanuts.", "gold bold"))


def _sheet(scene: Scene, view: State) -> Zone[Sheet]:
    most = max(view.peanuts)
    lines = []
    for seat in sorted(range(view.seats), key=lambda seat: -view.peanuts[seat]):
        hands = [_gain(hand.gain(seat)) for hand in view.hands]
        lead = view.peanuts[seat] == most
        total = row(Span(str(view.peanuts[seat]), "gold bold" if lead else "ink bold"))
        word = "wins" if isinstance(view.step, Over) else "leads"
        note = row(Span(word if lead else "", "gold bold"))
        lines.append(
            SheetLine(
                seat_chip(seat),
                scene.names[seat],
                (*map(Entry, hands), Entry(total, view.peanuts[seat])),
                seat_role(seat),
                note,
            )
        )
    heads = (*(f"hand {number}" for number in range(1, len(view.hands) + 1)), "peanuts")
    return Zone(Sheet(heads, tuple(lines)), row(Span("The match in peanuts", "gold")), frame="heavy")


def _gain(number: int) -> Row:
    text = f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
    return row(Span(text, "green bold" if number > 0 else "bad bold" if number else "dim"))
