"""What a hand of Fan Tan and the match came to: who took the pot, what each paid, who has how many peanuts."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens import suits
from circus_tui.screens.contract import Pictures, Scene, once_more
from circus_tui.widgets.left_cards import Left, LeftLine
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.pot import Peanuts
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine, numbered
from circus_tui.widgets.seats import seat_chip, seat_name, seat_role
from circus_tui.widgets.winner_banner import Won
from rules import fan_tan
from rules.big_top.pieces import UNSEEN
from rules.core import Seat
from rules.fan_tan.state import Hand, Over, State
from rules.wording import counted, win

_FEW: Final = 5
"""Players at most for whose lines there is room beside everything else in smaller windows."""

_WIDE: Final = 16
"""Characters of a headline up to which it is set wide."""

_SPACED: Final = 8
"""Characters of a name up to which a headline is set wide."""


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    played = view.hands[-1]
    taker = "nobody takes it" if played.winner is None else f"{scene.names[played.winner]} takes it"
    pot = Zone(Peanuts(played.pot, under=taker), row(Span("The pot", "gold")))
    left = Zone(_left(scene, view, played), row(Span("Cards left over, and what was paid", "gold")))
    zones: dict[str, Zone[Any]] = {"sheet": _sheet(scene, view)}
    if scene.size != "small" or view.seats <= _FEW:
        zones["left"] = left
    over = isinstance(view.step, Over)
    bannered = scene.size == "roomy" or (scene.size == "compact" and view.seats <= _FEW)
    if bannered:
        zones["banner"] = Zone(_match_won(scene, view) if over else _banner(scene, played), frame="heavy")
    if scene.size == "roomy":
        zones["pot"] = pot
    asks = row(Span(once_more(), "gold")) if over and bannered else _next(scene, view)
    return Pictures("over" if over else "hand", zones, () if bannered else _how(scene, played), asks)


def _match_won(scene: Scene, view: State) -> Won:
    """Who has won the match, and how its last hand ended."""
    winners = fan_tan.winners(view)
    headline = win([scene.names[seat] for seat in winners])
    played = view.hands[-1]
    lines = (
        row(Span(f"★  {' '.join(headline.upper()) if len(headline) <= _WIDE else headline}", "gold bold")),
        row(f"with {counted(max(view.peanuts), 'peanut')} after {counted(len(view.hands), 'hand')}."),
        row(*(span._replace(role="dim") for span in _how(scene, played))),
    )
    return Won(str(max(view.peanuts)), seat_role(winners[0]), lines)


def _banner(scene: Scene, played: Hand) -> Won:
    """The pot large in the colour of who took it, and what ended the hand."""
    if played.winner is None:
        broken = "A last peanut was paid: the hand is broken off."
        return Won(str(played.pot), "dim", (row(Span("Nobody takes the pot", "gold bold")), row(broken)))
    name = scene.names[played.winner]
    headline = f"{name} takes the pot"
    own = played.paid[played.winner]
    lines = (
        row(Span(" ".join(headline.upper()) if len(name) <= _SPACED else headline, "gold bold")),
        row(seat_name(played.winner, name), f" was the first to have no cards: {counted(played.pot, 'peanut')}."),
        row(Span(f"{own or 'None'} of them had been {name}'s own.", "dim")),
    )
    return Won(str(played.pot), seat_role(played.winner), lines)


def _left(scene: Scene, view: State, played: Hand) -> Left:
    """The cards that were still held, and what each player had paid."""
    order = sorted(range(view.seats), key=lambda seat: (seat != played.winner, played.paid[seat]))
    return Left(tuple(_left_line(scene, view, played, seat) for seat in order))


def _left_line(scene: Scene, view: State, played: Hand, seat: Seat) -> LeftLine:
    cards = tuple(suits.drawn(card) for card in view.players[seat].hand if card is not UNSEEN)
    paid = row(Span("paid ", "dim"), Span(str(played.paid[seat]), "peanut bold"))
    return LeftLine(seat_chip(seat), scene.names[seat], ((cards, ""),), paid)


def _how(scene: Scene, played: Hand) -> Row:
    if played.winner is None:
        return row(Span("A last peanut was paid: the hand is broken off, and nobody takes the pot.", "gold bold"))
    name = scene.names[played.winner]
    return row(Span(f"{name} is first without cards and takes the pot of {played.pot}.", "gold bold"))


def _next(scene: Scene, view: State) -> Row:
    if not isinstance(view.step, Over):
        dealer = view.due_dealer
        assert dealer is not None
        return row(
            Span(f"{key('confirm')} goes on with hand {len(view.hands) + 1}: {scene.names[dealer]} deals.", "gold bold")
        )
    winners = [scene.names[seat] for seat in fan_tan.winners(view)]
    return row(Span(f"★ {win(winners)} with {counted(max(view.peanuts), 'peanut')}.", "gold bold"))


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
    heads, corner = numbered("hand", len(view.hands))
    agreed = view.hands_in_match
    done = (
        f" after {len(view.hands)} of {counted(agreed, 'hand')}" if agreed and not isinstance(view.step, Over) else ""
    )
    return Zone(Sheet((*heads, "peanuts"), tuple(lines), corner), row(Span(f"The match in peanuts{done}", "gold")))


def _gain(number: int) -> Row:
    text = f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
    return row(Span(text, "green bold" if number > 0 else "bad bold" if number else "dim"))
