"""The decisions of phase 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.holdings import holdings, lacks
from circus_tui.boards.colosseum.views.markets import gains
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, fitted, said, shorts, verdict
from circus_tui.boards.rows.choices import best
from circus_tui.paint import Block, Row, Span, row, shortened
from circus_tui.screens.colosseum.decisions.auction import BidDecision, LimitsDecision, OpenDecision
from rules import colosseum
from rules.colosseum.auction import LOWEST, limits, played_out, rivals
from rules.colosseum.moves import Bid, Open
from rules.colosseum.state import Bidding, State, with_player
from rules.colosseum.wording import coins_text, lot_text
from rules.core import Seat

_HEADING: Final = " Market      what it would bring you; programs as held of needed"
_RICHES: Final = 999
_SHORT_HEADING: Final = " Market      what it would bring you"


def opening(sight: Sight, decision: OpenDecision, room: int) -> Block:
    """The five markets with what each would bring, and the first bid."""
    lots = tuple(_lot(sight, decision, number) for number in range(len(sight.view.markets)))
    purse = best([_purse(sight, decision, names) for names in (sight.names, LETTERS)], sight.cells - 4)
    wordings = (
        colosseum.describe(sight.view, decision.seat, decision.move),
        f"open market {decision.market + 1} with {coins_text(decision.amount.coins)}",
    )
    what = verdict(sight, decision.refusal, best(wordings, sight.cells - 4), 2)
    return fitted(
        room,
        (3, holdings(sight)),
        (6, (lacks(sight, decision.seat),)),
        (5, (row(Span(_HEADING if sight.cells >= 78 else _SHORT_HEADING, "dim")),)),
        (2, lots),
        (1, (_bid(decision.amount.coins, LOWEST, sight.view.players[decision.seat].coins), *what)),
        (4, said(purse, sight.cells)),
    )


def _purse(sight: Sight, decision: OpenDecision, names: Sequence[str]) -> str:
    """What would be left, and who can bid against it with how much."""
    players = sight.view.players
    left = max(0, players[decision.seat].coins - decision.amount.coins)
    against = ", ".join(f"{names[seat]} {players[seat].coins}" for seat in rivals(sight.view, decision.seat))
    return f"{coins_text(left)} left. " + (f"Against you: {against}." if against else "Nobody else is left.")


def _lot(sight: Sight, decision: OpenDecision, market: int) -> Row:
    chosen = market == decision.market
    pointer = Span(glyphs.POINTER if chosen else " ", "cursor", market)
    lot = sight.view.markets[market]
    role = "selected" if chosen else ""
    text = Span(f"{market + 1} {shorts(lot) or 'empty':<8}", role, market)
    return shortened(row(" ", pointer, text, "   ", _worth(sight.view, decision.seat, market)), sight.cells)


def _worth(view: State, seat: Seat, market: int) -> str:
    """What the lot of a market would change if the seat had it."""
    if not view.markets[market]:
        return ""
    rich = _rich(view, seat)
    return gains(view, _unopposed(colosseum.step(rich, seat, Open(market, LOWEST))), seat) or "nothing you need"


def _rich(view: State, seat: Seat) -> State:
    """The table if the seat had more coins than anybody can bid: for asking what a lot would bring."""
    player = attrs.evolve(view.players[seat], coins=_RICHES)
    return attrs.evolve(view, players=with_player(view.players, seat, player))


def _unopposed(view: State) -> State:
    """The table after everybody else has dropped out."""
    if isinstance(view.step, Bidding):
        for seat, move in played_out(view, view.step, (0,) * view.seats):
            view = colosseum.step(view, seat, move)
    return view


def _bid(coins: int, least: int, own: int) -> Row:
    """The bid being set, with its bounds."""
    return row(
        " Your bid  ",
        Span(f"{glyphs.BEFORE} {coins:>2} {glyphs.AFTER}", "selected"),
        Span(f"   least {least}, you have {own}", "dim"),
    )


def bidding(sight: Sight, decision: BidDecision, room: int) -> Block:
    """The lot, who is still in, what it would bring, and the next bid."""
    view, step = sight.view, decision.step
    bounds = limits(view, step)
    left = max(0, view.players[decision.seat].coins - decision.amount.coins)
    what = verdict(
        sight,
        decision.refusal,
        f"{colosseum.describe(view, decision.seat, decision.move)}: {coins_text(left)} left if you get it",
    )
    worth = _worth_of_bid(view, step, decision.seat)
    return fitted(
        room,
        (4, holdings(sight)),
        (5, (lacks(sight, decision.seat),)),
        (2, (_lot_line(sight, step), still_in(sight, step))),
        (3, (shortened(row(Span(" Brings you ", "dim"), worth), sight.cells),)),
        (1, (_bid(decision.amount.coins, bounds.least, bounds.own[decision.seat]), *what)),
    )


def _worth_of_bid(view: State, step: Bidding, seat: Seat) -> str:
    """What the lot would change if the seat bid and everybody else dropped out."""
    bid = Bid(limits(view, step).least)
    return gains(view, _unopposed(colosseum.step(_rich(view, seat), seat, bid)), seat) or "nothing you need"


def _lot_line(sight: Sight, step: Bidding) -> Row:
    lot = sight.view.markets[step.market]
    text = f" Market {step.market + 1}: {lot_text(lot)}. "
    return shortened(
        row(Span(text, "heading"), Span(f"{sight.names[step.leader]} leads", "strong"), _high(step)), sight.cells
    )


def _high(step: Bidding) -> Span:
    return Span(f" with {step.high}", "turn")


def still_in(sight: Sight, step: Bidding) -> Row:
    """Who is still in this auction with how many coins, and who is not, and why."""
    bounds = limits(sight.view, step)
    spans: list[Span] = [Span(" Still in  ", "dim")]
    for seat in bounds.still_in:
        spans += (Span(LETTERS[seat], f"seat{seat}"), Span(f" {bounds.own[seat]}  "))
    gone = [seat for seat in range(sight.view.seats) if seat not in bounds.still_in]
    for seat in gone:
        why = "won a lot" if seat in sight.view.winners else "out"
        spans += (Span(f" {LETTERS[seat]} {why} ", "dim"),)
    return shortened(row(*spans), sight.cells)


def secret(sight: Sight, decision: LimitsDecision, room: int) -> Block:
    """The lot, who has entered a limit, and the one being typed; of a limit entered nothing is left to see."""
    step = decision.step
    spans: list[Span] = [Span(" Limits    ", "dim")]
    for place, seat in enumerate(decision.asked):
        done = place < len(decision.given)
        sign = glyphs.YES if done else glyphs.TURN if seat == decision.seat else glyphs.DOT
        spans += (Span(LETTERS[seat], f"seat{seat}"), Span(f" {sight.names[seat]} {sign}  "))
    return fitted(
        room,
        (4, holdings(sight)),
        (5, (lacks(sight, decision.seat),)),
        (2, (_lot_line(sight, step), still_in(sight, step))),
        (1, (shortened(row(*spans), sight.cells), *_entry(sight, decision))),
        (3, said("In turn everybody raises by 1 up to the limit.", sight.cells)),
    )


def _entry(sight: Sight, decision: LimitsDecision) -> Block:
    if not decision.ready:
        return (row("   ", Span(f"Now {sight.names[decision.seat]}: the others look away.", "strong")),)
    own = sight.view.players[decision.seat].coins
    least = limits(sight.view, decision.step).least
    typed = Span(f" {decision.typed:>3}{glyphs.BAR}", "selected")
    leads = decision.seat == decision.step.leader
    low = f"you lead with {decision.step.high}" if leads else f"below {least} you drop out"
    return (row("   Limit ", typed, Span(f"   {low}; you have {own}", "dim")),)
