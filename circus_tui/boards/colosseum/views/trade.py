"""The decisions of phase 3."""

from __future__ import annotations

from collections.abc import Sequence

from circus_tui.boards.colosseum.views.holdings import column_of, holdings, lacks, layout, values
from circus_tui.boards.colosseum.views.markets import program_changes, star_changes
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, fitted, verdict
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.ledger import number
from circus_tui.paint import Block, Row, Span, row, shortened
from circus_tui.screens.colosseum.decisions.trade import COINS, AnswerDecision, TradeDecision, balance_of
from rules import colosseum
from rules.colosseum.moves import Offer
from rules.colosseum.trading import effect
from rules.colosseum.wording import goods_text
from rules.core import Seat


def trading(sight: Sight, decision: TradeDecision, room: int) -> Block:
    """All holdings, the offer in the same columns below, and what it would change."""
    pointer = layout(sight.cells).pointer(column_of(decision.column, sight.cells))
    refusal = decision.refusal
    if decision.empty:
        deal: Block = _hint(sight, decision)
    else:
        what = verdict(sight, refusal, colosseum.describe(sight.view, decision.seat, decision.offer), 2)
        deal = (*what, *(() if refusal else _effects(sight, decision.seat, decision.offer)))
    return fitted(
        room,
        (3, holdings(sight, partner=decision.partner)),
        (5, (lacks(sight, decision.seat), lacks(sight, decision.partner))),
        (1, (*_sides(sight, decision.seat, decision.offer), pointer)),
        (2, deal),
    )


def _hint(sight: Sight, decision: TradeDecision) -> Block:
    partner = sight.names[decision.partner]
    keys = "up wants one more, down gives one more"
    idea = "; o puts an idea together" if decision.ideas else ""
    wordings = (f"With {partner}: {keys}{idea}.", f"With {partner}: {keys}.", f"{keys}.")
    return (row("   ", Span(best(wordings, sight.cells - 4), "dim")),)


def _sides(sight: Sight, trader: Seat, offer: Offer) -> tuple[Row, Row]:
    """What each side gives, in the columns of the table."""
    balance = balance_of(offer)
    gives = _side(sight, trader, [-each for each in balance])
    return gives, _side(sight, offer.partner, balance)


def _side(sight: Sight, seat: Seat, given: Sequence[int]) -> Row:
    spans = [
        Span(number(max(0, each)).text, "incoming" if each > 0 else "dim", column) for column, each in enumerate(given)
    ]
    label = row(" ", Span(LETTERS[seat], f"seat{seat}"), Span(" gives", "strong"))
    return layout(sight.cells).entry(label, values(sight.cells, spans[COINS], spans[COINS + 1 :]))


def _effects(sight: Sight, trader: Seat, offer: Offer) -> Block:
    """What a deal would change: stars, and both sides' programs."""
    change = effect(sight.view, trader, offer)
    stars = "  ".join(star_changes(change.stars_before, change.stars_after))
    return (
        _line(sight, "stars", stars or "none moves", None),
        _line(sight, "", "  ".join(program_changes(change.trader_before, change.trader_after)), trader),
        _line(sight, "", "  ".join(program_changes(change.partner_before, change.partner_after)), offer.partner),
    )


def _line(sight: Sight, label: str, text: str, seat: Seat | None) -> Row:
    whose = Span(label, "dim") if seat is None else Span(f"{LETTERS[seat]}", f"seat{seat}")
    programs = "" if seat is None else " programs"
    return shortened(row("   ", whose, Span(f"{programs}  ", "dim"), text or "as they are"), sight.cells)


def answering(sight: Sight, decision: AnswerDecision, room: int) -> Block:
    """The offer in words and in the columns of the table, and what it would change."""
    step = decision.step
    refusal = decision.refusal
    get = goods_text(step.offer.give, step.offer.coins)
    give = goods_text(step.offer.take, -step.offer.coins)
    what = verdict(sight, refusal, f"{{{step.trader}}} gives you {get}; you give {give}.", 2)
    effects = () if refusal else _effects(sight, step.trader, step.offer)
    return fitted(
        room,
        (3, holdings(sight, partner=step.trader)),
        (5, (lacks(sight, step.trader), lacks(sight, decision.seat))),
        (4, _sides(sight, step.trader, step.offer)),
        (1, what),
        (2, effects),
    )
