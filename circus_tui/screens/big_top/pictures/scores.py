"""What a hand of Big Top and the match came to: receipts kept and lost, money earned while playing, the cards left."""

from __future__ import annotations

from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens import suits
from circus_tui.screens.contract import Pictures, Scene, once_more
from circus_tui.widgets.left_cards import Left, LeftLine
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.receipt_bars import BarLine, BarLoss, BarPart, Bars
from circus_tui.widgets.score_sheet import Entry, Sheet, SheetLine, numbered
from circus_tui.widgets.seats import seat_chip, seat_name, seat_role
from circus_tui.widgets.winner_banner import Won
from rules import big_top
from rules.big_top.pieces import Card, first_after
from rules.big_top.state import Hand, Over, State, Tally
from rules.core import Seat, listing
from rules.wording import counted, win

_BANNERED: Final = 4
"""Players at most for whose lines a window of middle size has room below a banner."""

_FRAMED: Final = 5
"""Players at most for whose lines a small window has room in a frame."""

_AFRESH: Final = "The money of the hand is added to the match; charts, receipts and cards start afresh."
_WIDE: Final = 16
"""Characters of a headline up to which it is set wide."""

_SPACED: Final = 8
"""Characters of names up to which a headline is set wide."""


def result(scene: Scene) -> Pictures:
    """Give what the widgets of the result show."""
    view: State = scene.view
    played = view.hands[-1]
    zones: dict[str, Zone[Any]] = {"bars": _bars(scene, view, played), "match": _match(scene, view)}
    over = isinstance(view.step, Over)
    bannered = scene.size == "roomy" or (scene.size == "compact" and view.seats <= _BANNERED)
    if bannered:
        frame: Frame = "heavy" if scene.size == "roomy" else "bare"
        zones["banner"] = Zone(_match_won(scene, view) if over else _banner(scene, played), frame=frame)
    if scene.size != "small":
        zones["left"] = Zone(_left(scene, view, played), row(Span("Cards left over", "gold")))
    afresh = () if over or scene.size != "roomy" else row(Span(_AFRESH, "ink"))
    said = afresh if bannered else _how(scene, played)
    asks = row(Span(once_more(), "gold")) if over and bannered else _next(scene, view)
    return Pictures("over" if over else "hand", zones, said, asks)


def _match_won(scene: Scene, view: State) -> Won:
    """Who has won the match, and who earned most in its last hand."""
    winners = big_top.winners(view)
    headline = win([scene.names[seat] for seat in winners])
    earners, best = _earners(scene, view.hands[-1])
    lines = (
        row(Span(f"★  {' '.join(headline.upper()) if len(headline) <= _WIDE else headline}", "gold bold")),
        row(f"with ${max(view.totals)} after {counted(len(view.hands), 'hand')}."),
        row(Span(f"{earners} earned most in the last one, ${best}.", "dim")),
    )
    return Won(str(max(view.totals)), seat_role(winners[0]), lines)


def _earners(scene: Scene, played: Hand) -> tuple[str, int]:
    best = max(tally.score for tally in played.tallies)
    return listing(scene.names[seat] for seat, tally in enumerate(played.tallies) if tally.score == best), best


def _how(scene: Scene, played: Hand) -> Row:
    """Who earned most and why, in one line where there is no banner."""
    earners, best = _earners(scene, played)
    return row(
        Span(f"{earners} earned most, ${best}. ", "gold bold"),
        seat_name(played.ender, scene.names[played.ender]),
        {"roomy": " has no cards left and keeps all four receipts.", "compact": " keeps all four receipts."}.get(
            scene.size, " is out."
        ),
    )


def _banner(scene: Scene, played: Hand) -> Won:
    """The most money large, who it is, and what ended the hand."""
    earners, best = _earners(scene, played)
    first = max(range(len(played.tallies)), key=lambda seat: played.tallies[seat].score)
    headline = f"{earners} earned most"
    lines = (
        row(Span(" ".join(headline.upper()) if len(earners) <= _SPACED else headline, "gold bold")),
        row(seat_name(played.ender, scene.names[played.ender]), " has no cards left and keeps all four receipts."),
        row(Span("The others keep those of whose suit they have no card left.", "dim")),
    )
    return Won(f"{best}", seat_role(first), lines)


def _left(scene: Scene, view: State, played: Hand) -> Left:
    """The cards that cost receipts, in hand and called."""
    lines = []
    for seat in _ranked(played):
        tally = played.tallies[seat]
        held, called = (tuple(suits.drawn(card) for card in cards) for cards in (tally.hand, tally.called))
        lines.append(LeftLine(seat_chip(seat), scene.names[seat], ((held, "held"), (called, "called"))))
    return Left(tuple(lines))


def _ranked(played: Hand) -> list[Seat]:
    return sorted(range(len(played.tallies)), key=lambda seat: -played.tallies[seat].score)


def _next(scene: Scene, view: State) -> Row:
    if isinstance(view.step, Over):
        winners = [scene.names[seat] for seat in big_top.winners(view)]
        words = f"★ {win(winners)} with ${max(view.totals)}."
        return row(Span(words, "gold bold"))
    dealer = view.due_dealer
    assert dealer is not None
    first = first_after(dealer, view.seats)
    number = len(view.hands) + 1
    words = f"{key('confirm')} goes on with hand {number}: {scene.names[dealer]} deals, {scene.names[first]} begins."
    return row(Span(words, "gold bold"))


def _bars(scene: Scene, view: State, played: Hand) -> Zone[Bars]:
    lines = tuple(_line(scene, seat, played.tallies[seat], out=seat == played.ender) for seat in _ranked(played))
    title = row(Span("Receipts kept, and money earned while playing", "gold"))
    said = row(Span("✗ lost: still has a card of that suit", "dim"))
    return Zone(Bars(lines), title, said if scene.cells >= 80 else ())


def _line(scene: Scene, seat: Seat, tally: Tally, *, out: bool) -> BarLine:
    parts = [BarPart(receipt.value, receipt.suit) for receipt in tally.outcome if receipt.kept]
    if tally.track:
        parts.append(BarPart(tally.track, None, ("earned playing", "playing", "play")))
    lost = tuple(
        BarLoss(receipt.value, receipt.suit, _why(tally, receipt.left)) for receipt in tally.outcome if not receipt.kept
    )
    return BarLine(seat_chip(seat), scene.names[seat], tuple(parts), tally.score, lost, "went out" if out else "")


def _why(tally: Tally, left: tuple[Card, ...]) -> tuple[str, str]:
    """Through which cards a receipt was lost: `dark 6 held`, or how many there are; and shorter."""
    if len(left) > 1:
        held = sum(card in tally.hand for card in left)
        parts = ((held, "held"), (len(left) - held, "called"))
        return ", ".join(f"{count} {where}" for count, where in parts if count), counted(len(left), "card")
    words = "Poster" if left[0].is_poster else f"{suits.shade(left[0])} {left[0].number}"
    return f"{words} {'held' if left[0] in tally.hand else 'called'}", words


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
    heads, corner = numbered("hand", len(view.hands))
    done = f"The match after {len(view.hands)} of {counted(view.hands_in_match, 'hand')}"
    title = row(Span("The match" if over else done, "gold"))
    crowded = scene.size == "small" and view.seats > _FRAMED
    return Zone(Sheet((*heads, "total"), tuple(lines), corner), title, frame="bare" if crowded else "thin")
