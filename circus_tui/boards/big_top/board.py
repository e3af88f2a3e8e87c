"""The Big Top table as text: the charts and the piles side by side, below them the hand and what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.big_top import forecast
from circus_tui.boards.big_top.charts import MOVES, MUST, PAYS_YOU, Viewer, charts
from circus_tui.boards.rows import suits
from circus_tui.boards.rows.choices import best, choices, notes, rows_for
from circus_tui.boards.rows.frame import headed
from circus_tui.boards.rows.suits import grouped, pile_table, rooms, set_beside, tag, waiting
from circus_tui.names import WIDEST
from circus_tui.paint import Block, Row, Span, fit, row, shortened
from circus_tui.screens.big_top.decisions import Fulfilling, Placing, Playing
from circus_tui.screens.contract import Scene
from rules.big_top.pieces import SUITS, UNSEEN, Card, missing
from rules.big_top.prospects import Prospect
from rules.big_top.state import Dealing, Over, State
from rules.core import Seat

LEGEND: Final = (
    *suits.LEGEND,
    f"$0 to $3: what a called card pays to an opponent who plays a card before it from hand. {MOVES} it moves down one "
    f"space as its owner's next turn begins. {MUST} it fits: its owner must play it next. {PAYS_YOU} you hold the card "
    "that it pays for.",
    "now: money earned in this hand. sum: money of the hands before it.",
    f"bet: your receipts, face down ({glyphs.FACE_DOWN}) until you look at them.",
)

WITH_RULERS: Final = 18
"""Rows from which the parts have headings, and the signs are explained."""

_NOTES: Final = 3
"""Rows for the card at the cursor."""

_NEWS: Final = 4
"""Rows of the board that are better left for what has happened."""

_CALLED: Final = "Called cards: what each is worth, and to whom"

_SIGNS: Final = (
    f"{MOVES} moves down at its owner's next turn  {PAYS_YOU} pays you  {MUST} must be played next",
    f"{MOVES} moves down next turn  {PAYS_YOU} pays you  {MUST} must be played",
)


def title(view: State) -> str:
    """Say which hand it is."""
    ended = isinstance(view.step, Dealing | Over) and view.hands
    return f"Big Top  hand {len(view.hands) + (0 if ended else 1)} of {view.hands_in_match}"


def paint(scene: Scene) -> Block:
    """Draw the table, and what the seat that looks has to decide."""
    top = _top(scene)
    body = _body(scene, scene.height - len(top))
    return tuple(shortened(line, scene.cells) for line in (*top, *body))


# Piles and charts. ------------------------------------------------------------------------------------------------


def _top(scene: Scene) -> Block:
    view: State = scene.view
    left, right = rooms(scene.cells)
    piles = pile_table(view.piles, right, bets=_bets(scene))
    return set_beside(charts(view, Viewer(scene.seat, _calling(scene.decision)), scene.names, left), piles)


def _calling(decision: object) -> Card | None:
    """The card that the next key would put on the chart."""
    if isinstance(decision, Playing) and decision.prospect.call is None:
        return decision.prospect.card
    return None


def _bets(scene: Scene) -> tuple[Span, ...]:
    """The own receipts by suit: face down unless their owner has turned them up."""
    decision, seat = scene.decision, scene.seat
    if isinstance(decision, Placing):
        return tuple(_bet(value) for value in decision.placed)
    receipts = None if seat is None else scene.view.players[seat].receipts
    if not isinstance(receipts, tuple):
        return ()
    if isinstance(decision, Playing) and decision.receipts_open:
        return tuple(_bet(value) for value in receipts)
    return (Span(f"{glyphs.FACE_DOWN:>3}", "back"),) * len(receipts)


def _bet(value: int | None) -> Span:
    return Span(f"{glyphs.DOT:>3}", "dim") if value is None else Span(f"{value:>3}", "good")


# The decision. ----------------------------------------------------------------------------------------------------


def _body(scene: Scene, room: int) -> Block:
    match scene.decision:
        case Placing():
            return _placing(scene, scene.decision, room)
        case Playing():
            return _playing(scene, scene.decision, room)
        case Fulfilling():
            return _fulfilling(scene, scene.decision, room)
        case _:
            return _idle(scene, room)


def _heading(scene: Scene, text: str) -> Block:
    return (headed(text, scene.cells),) if scene.height >= WITH_RULERS else ()


def _signs(scene: Scene) -> Block:
    if scene.height < WITH_RULERS or not any(player.called for player in scene.view.players):
        return ()
    return (row(Span(f" {best(_SIGNS, scene.cells - 2)}", "dim")),)


def _playing(scene: Scene, decision: Playing, room: int) -> Block:
    view, seat, names = decision.view, decision.seat, scene.names
    prospects = decision.prospects
    above = (*_signs(scene), *_heading(scene, _summary(prospects)))
    room -= len(above)
    rows = min(rows_for(len(prospects)), max(1, room - _NOTES))
    if decision.shows_called:
        listed = _called_list(scene, rows + _NOTES - 1)
        return (*_signs(scene), headed(_CALLED, scene.cells), *listed)
    entries = [forecast.entry(view, seat, prospect, names) for prospect in prospects]
    hand = choices(entries, decision.cursor, scene.cells, rows)
    detail = notes(forecast.about(view, seat, decision.prospect, names), scene.cells, min(_NOTES, room - rows))
    return (*above, *hand, *detail, *_called_below(scene, room - rows - _NOTES))


def _summary(prospects: Sequence[Prospect]) -> str:
    plays = sum(prospect.play is None for prospect in prospects)
    calls = sum(prospect.call is None for prospect in prospects)
    if plays or calls:
        return f"Your hand: {plays} to play, {calls} to call"
    return "Your hand: nothing to play, nothing to call"


def _fulfilling(scene: Scene, decision: Fulfilling, room: int) -> Block:
    above = (*_signs(scene), *_heading(scene, "Your called cards"))
    hand = choices(
        [forecast.called_entry(each.called) for each in decision.prospects], decision.cursor, scene.cells, room
    )
    detail = notes(forecast.duty(decision.view, decision.seat, decision.prospect, scene.names), scene.cells, _NOTES)
    return (*above, *hand, *detail)


def _placing(scene: Scene, decision: Placing, room: int) -> Block:
    hand = decision.view.players[decision.seat].hand
    rows = [_suit_row(decision, suit, hand) for suit in range(len(SUITS))]
    parts = forecast.placing(hand, decision.cursor, decision.placed[decision.cursor], decision.left)
    return (*_heading(scene, "Invest: one receipt on each suit"), *rows, *notes(parts, scene.cells, _NOTES))


def _suit_row(decision: Placing, suit: int, hand: Sequence[Card]) -> Row:
    chosen = suit == decision.cursor
    cards = [card for card in hand if card.suit == suit]
    bet = decision.placed[suit]
    shown = f"[ {'' if bet is None else bet:>2} ]"
    return row(
        Span(f" {glyphs.POINTER if chosen else ' '} ", "cursor", suit),
        Span(f"{SUITS[suit]:<11}", "cursor" if chosen else "strong", suit),
        Span(shown, "selected" if chosen else "good", suit),
        Span(f" {len(cards):>2} card{' ' if len(cards) == 1 else 's'}  ", "", suit),
        *grouped(cards),
    )


def _idle(scene: Scene, room: int) -> Block:
    """What there is to see for a seat that has nothing to decide, or for the table."""
    view: State = scene.view
    if isinstance(view.step, Dealing | Over):
        return ()
    hand = _idle_hand(scene, view, scene.seat, room)
    return (*hand, *_called_below(scene, room - len(hand)))


def _idle_hand(scene: Scene, view: State, seat: Seat | None, room: int) -> Block:
    if seat is None or UNSEEN in view.players[seat].hand:
        return ()
    hand = view.players[seat].hand
    above = _heading(scene, "Your hand")
    entries = [waiting(card, missing(view.piles, card)) for card in hand]
    return (*above, *choices(entries, None, scene.cells, room - len(above)))


# All called cards. ------------------------------------------------------------------------------------------------


def _called_below(scene: Scene, room: int) -> Block:
    """The list of called cards, where there is room for it and for the news."""
    lines = forecast.called_lines(scene.view, scene.seat, scene.names)
    if not lines or room < len(lines) + 1 + _NEWS:
        return ()
    return (headed(_CALLED, scene.cells), *_called_list(scene, len(lines)))


def _called_list(scene: Scene, height: int) -> Block:
    """What every called card pays and to whom; where they are too many, those worth least are counted only."""
    lines = forecast.called_lines(scene.view, scene.seat, scene.names)
    if not lines:
        return (row(Span(" Nobody has called a card.", "dim")), *[()] * (height - 1))
    shown = lines if len(lines) <= height else lines[: height - 1]
    name_cells = min(WIDEST, scene.cells // 6)
    rows = [
        row(
            " ",
            *fit((Span(scene.names[called.seat], "strong"),), name_cells),
            f" ${called.space} ",
            tag(called.card),
            f" {best(wordings, scene.cells - name_cells - 10)}",
        )
        for called, wordings in shown
    ]
    if len(shown) < len(lines):
        rows.append(row(Span(f" and {len(lines) - len(shown)} more, worth ${lines[-1][0].space}", "dim")))
    return (*rows, *[()] * (height - len(rows)))
