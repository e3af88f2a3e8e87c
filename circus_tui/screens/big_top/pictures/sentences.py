"""The line that says what Enter would do, and then; or why it would not."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.drawing.wordings import best
from circus_tui.screens import suits
from circus_tui.screens.big_top.decisions import Fulfilling, Playing
from circus_tui.screens.contract import Scene
from rules.big_top.money import Profit
from rules.big_top.outlook import Prospect
from rules.big_top.pieces import Card, grown, wanted
from rules.big_top.state import State
from rules.core import Seat, name_seats
from rules.wording import plural

_MARGIN = 6
"""Cells of the line that are not for the words: a sign, blanks, the edges."""


def sentence(scene: Scene) -> Row:
    """What the decision would do at the cursor."""
    view: State = scene.view
    match scene.decision:
        case Playing(passes=True):
            return _good("Pass.", "You can neither play nor call a card.")
        case Playing(shows_called=True):
            return _good("Back to your cards.", "")
        case Playing() as decision:
            return _of_hand(scene, view, decision.seat, decision.prospect)
        case Fulfilling() as decision:
            owed = decision.prospect
            if owed.why_not is not None:
                return _bad(name_seats(owed.why_not.text, scene.names), owed.why_not.clause.anchor)
            card = owed.called.card
            return _good(
                f"Play the called {suits.said(card)}.",
                f"It earns nothing. {_then(scene, view, decision.seat, card)}",
            )
        case _:
            return ()


def _good(what: str, then: str) -> Row:
    return row(Span("✓ ", "green bold"), Span(what, "green bold"), f" {then}".rstrip())


def _bad(why: str, clause: str) -> Row:
    return row(Span("✗ ", "bad bold"), Span(why, "bad"), Span(f" {clause}", "dim"))


def _of_hand(scene: Scene, view: State, seat: Seat, prospect: Prospect) -> Row:
    card = prospect.card
    if prospect.play is None:
        money = prospect.money
        earned = f"you earn ${money}" if money else "it earns nothing"
        payers = [profit for profit in prospect.profits if profit.amount]
        by = _by(scene, payers[:2])
        own = view.players[seat]
        last = " It is your last card: the hand ends." if len(own.hand) + len(own.called) == 1 else ""
        then = last.strip() or _then(scene, view, seat, card)
        return _good(f"Play {suits.said(card)}: {earned}{by}.", then)
    if prospect.call is None:
        poster = "" if view.piles[card.pile] >= 0 else ", or its Poster,"
        what, duty = f"Call {suits.said(card)}.", "once it fits, you must play it."
        told = (f"Whoever plays to its pile{poster} earns; {duty}", f"It pays others; {duty}", "It pays others.")
        return _good(what, best(told, scene.cells - len(what) - _MARGIN))
    return _bad(name_seats(prospect.call.text, scene.names), prospect.call.clause.anchor)


def _by(scene: Scene, payers: list[Profit]) -> str:
    """For which called cards something is earned, and how much for each if they are several."""
    cards = [f"{scene.names[each.seat]}'s {suits.shade(each.card)} {each.card.number}" for each in payers]
    if len(cards) < 2:
        return "".join(f" for {card}" for card in cards)
    shares = (f"${each.amount} for {card}" for each, card in zip(payers, cards, strict=True))
    return f" ({', '.join(shares)})"


def _then(scene: Scene, view: State, seat: Seat, card: Card) -> str:
    """Which cards fit after it, and who must play them."""
    after = grown(view.piles, card)
    new = [each for each in wanted(after) if each is not None and each not in wanted(view.piles)]
    if not new:
        return "That pile is complete."
    plain = all(_owner(view, each) is None for each in new)
    words = " and ".join(_short(view, seat, each) for each in new)
    if plain:
        return f"Then {words} {plural(len(new), 'fits', 'fit')}."
    return f"Then {' and '.join(_holder(scene, view, seat, each) for each in new)}."


def _holder(scene: Scene, view: State, seat: Seat, card: Card) -> str:
    short, owner = f"{_short(view, seat, card)} fits", _owner(view, card)
    if owner == seat:
        return f"{short}: you called it and must play it"
    return short if owner is None else f"{short}: {scene.names[owner]} must play it"


def _short(view: State, seat: Seat, card: Card) -> str:
    words = f"{suits.shade(card)} {card.number}"
    return f"your {words}" if card in view.players[seat].hand else words


def _owner(view: State, card: Card) -> Seat | None:
    """Who has called a card."""
    return next((seat for seat, player in enumerate(view.players) if card in player.called), None)
