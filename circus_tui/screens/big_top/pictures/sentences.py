"""The line that says what Enter would do, and then; or why it would not."""

from __future__ import annotations

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.screens import suits
from circus_tui.screens.big_top.decisions import Fulfilling, Playing
from circus_tui.screens.contract import Scene
from rules.big_top.outlook import Prospect
from rules.big_top.pieces import Card, grown, wanted
from rules.big_top.state import State
from rules.core import Seat, name_seats


def sentence(scene: Scene) -> Row:
    """What the decision would do at the cursor."""
    view: State = scene.view
    match scene.decision:
        case Playing(passes=True):
            return _good("Pass.", "You can neither play nor call a card.")
        case Playing(shows_called=True):
            return _good("Back to your hand.", "")
        case Playing() as decision:
            return _of_hand(scene, view, decision.seat, decision.prospect)
        case Fulfilling() as decision:
            owed = decision.prospect
            if owed.why_not is not None:
                return _bad(name_seats(owed.why_not.text, scene.names), owed.why_not.clause.anchor)
            card = owed.called.card
            return _good(
                f"Play the called {suits.said(card)}.",
                f"A called card earns nothing. {_then(scene, view, decision.seat, card)}",
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
        earned = f": you earn ${money}" if money else ": it earns nothing"
        payers = [profit for profit in prospect.profits if profit.amount]
        by = ", ".join(
            f"by {suits.said(profit.card)} on {scene.names[profit.seat]}'s ${profit.amount}" for profit in payers[:2]
        )
        own = view.players[seat]
        last = " It is your last card: the hand ends." if len(own.hand) + len(own.called) == 1 else ""
        then = last.strip() or _then(scene, view, seat, card)
        return _good(f"Play {suits.said(card)}{earned}{'' if by else '.'}", f"{by}. {then}" if by else then)
    if prospect.call is None:
        what, owed = f"Call {suits.said(card)}.", "Once it fits you must play it, unpaid."
        if scene.size == "small":
            return _good(what, "It pays others; once it fits, you must play it.")
        return _good(what, f"Others who play {suits.shade(card)} cards of it earn by it. {owed}")
    return _bad(name_seats(prospect.call.text, scene.names), prospect.call.clause.anchor)


def _then(scene: Scene, view: State, seat: Seat, card: Card) -> str:
    """Which cards fit after it, and whose they are."""
    after = grown(view.piles, card)
    new = [each for each in wanted(after) if each is not None and each not in wanted(view.piles)]
    if not new:
        return "That pile is complete."
    parts = [_holder(scene, view, seat, each) for each in new]
    return f"Then {' and '.join(parts)}."


def _holder(scene: Scene, view: State, seat: Seat, card: Card) -> str:
    short = f"{suits.shade(card)} {card.number} fits"
    owner = next((other for other, player in enumerate(view.players) if card in player.called), None)
    if owner == seat:
        return f"{short}: you called it and must play it"
    if owner is not None:
        return f"{short}: {scene.names[owner]} must play it"
    return f"your {short}" if card in view.players[seat].hand else short
