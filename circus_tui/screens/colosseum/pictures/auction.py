"""The auction as pictures: five stalls, who bids with which purse, and the bid that is being set."""

from __future__ import annotations

from typing import Any

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.auction import BidDecision, LimitsDecision, OpenDecision
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.own import possessions
from circus_tui.screens.colosseum.pictures.prospects import (
    gain_of_lot,
    gain_words,
    notes_of_gain,
    rival_words,
    useless,
)
from circus_tui.screens.colosseum.pictures.things import Sight, dim, duty, gold, lot_words, no, token, yes
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.bid_plate import Bid
from circus_tui.widgets.bidders import Bidder, Bidders
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.stalls import Market, Stall
from circus_tui.widgets.text_rows import Rows
from rules.colosseum.auction import LOWEST, limits, rivals
from rules.colosseum.pieces import program
from rules.colosseum.state import Bidding, State
from rules.core import Seat, clockwise

Auctioning = OpenDecision | BidDecision | LimitsDecision


def auction(seen: Sight, decision: Auctioning) -> Pictures:
    """Every zone of an auction, whether a market is opened, a bid made or a secret limit entered."""
    market = decision.market if isinstance(decision, OpenDecision) else decision.step.market
    zones: dict[str, Zone[Any]] = {
        **seats.panels(seen),
        "stalls": stalls(seen, market, heavy=isinstance(decision, OpenDecision)),
        "bidders": _bidders(seen, market),
        "limit" if isinstance(decision, LimitsDecision) else "bid": _plate(seen, decision),
    }
    if not seen.roomy:
        zones["own"] = possessions(seen)
    return Pictures("auction", zones, _sentence(seen, decision, market), _asks(seen, decision, market))


def stalls(seen: Sight, lit: int | None, *, heavy: bool = False) -> Zone[Market]:
    """The five markets with what each lot would do for who looks."""
    numbers = not seen.roomy
    value = Market(
        tuple(
            Stall(
                number + 1,
                tuple(map(token, lot)),
                tuple(_notes(seen, number, lit=number == lit, numbers=numbers)),
                number == lit,
                number,
            )
            for number, lot in enumerate(seen.view.markets)
        )
    )
    words = "what each lot adds to your programs: held → would hold / needed"
    short = "your programs: held → would hold / needed"
    title = row(Span("The five markets", "gold"))
    return Zone(value, title, () if lit is None else dim(words if seen.roomy else short), "heavy" if heavy else "thin")


def _notes(seen: Sight, market: int, *, lit: bool, numbers: bool) -> list[Row]:
    rows = notes_of_gain(seen, gain_of_lot(seen.view, seen.seat, market), lit=lit, numbers=numbers)
    most = 3
    if seen.watched is not None:
        wanted = {asset for asset, _ in program(seen.watched).need}
        found = sum(asset in wanted for asset in seen.view.markets[market])
        if found:
            rows.insert(0, row(Span("◈ ", "gold bold"), Span(f"{found} for {seen.watched}", "ink" if lit else "dim")))
    if not rows and seen.view.markets[market]:
        return [dim("no use to you" if not numbers else "no use")]
    if len(rows) > most:
        rows = [*rows[: most - 1], dim(f"+{len(rows) - most + 1} more: {key('colosseum.programs')}")]
    return rows


def _bidders(seen: Sight, market: int) -> Zone[Bidders]:
    view, step = seen.view, seen.view.step
    most = max(10, *(player.coins for player in view.players))
    if isinstance(step, Bidding):
        opener = next(
            (each.actor for each in view.agenda[1:] if each.phase == "auction" and each.actor is not None), step.leader
        )
        order = clockwise(opener, view.seats)
        title, note = f"Bidding for market {step.market + 1}", f"clockwise from {seen.names[opener]}, who opened"
    else:
        order = clockwise(seen.seat, view.seats)
        title, note = "Who can bid", "clockwise from the one who opens"
    value = Bidders(tuple(_bidder(seen, seat) for seat in order), most)
    return Zone(value, gold(title), dim(note) if seen.roomy else ())


def _bidder(seen: Sight, seat: Seat) -> Bidder:
    view, step = seen.view, seen.view.step
    if isinstance(step, Bidding):
        inside = seat in (*step.waiting, step.leader)
        state = (
            f"bid {step.high}"
            if seat == step.leader
            else ""
            if inside
            else "won a lot"
            if seat in view.winners
            else "dropped"
        )
        least = limits(view, step).least
    else:
        inside = seat == seen.seat or seat in rivals(view, seen.seat)
        state, least = ("opens" if seat == seen.seat else "" if inside else "won a lot"), LOWEST
    coins = view.players[seat].coins
    note = "" if not inside else "your turn" if seat == seen.acting else "" if coins >= least else "too poor"
    if isinstance(step, Bidding) and seat == step.leader:
        note = "leads"
    role = seat_role(seat)
    chip = Span(f" {seat_letter(seat)} ", f"seat-ink on {role} bold")
    return Bidder(
        chip,
        seen.names[seat],
        role,
        inside,
        state,
        coins,
        row(Span(note, "ink bold" if note == "your turn" else "ink")),
        ("look", "players"),
    )


def _plate(seen: Sight, decision: Auctioning) -> Zone[Any]:
    view = seen.view
    if isinstance(decision, LimitsDecision):
        return _limit(seen, decision)
    purse = view.players[decision.seat].coins
    coins = decision.amount.coins
    if isinstance(decision, OpenDecision):
        others = rivals(view, decision.seat)
        value = Bid(
            None, "", "dusk", str(coins), LOWEST, purse, max(0, purse - coins), purse, _remark(seen, coins, others),
            arrows=("▾", "▴"),
        )  # fmt: skip
        return Zone(value, gold("Your opening bid"), frame="heavy")
    step = decision.step
    others = tuple(seat for seat in (*step.waiting, step.leader) if seat != decision.seat)
    bounds = limits(view, step)
    value = Bid(
        step.high,
        seen.names[step.leader],
        seat_role(step.leader),
        str(coins),
        bounds.least,
        purse,
        max(0, purse - coins),
        purse,
        _remark(seen, coins, others),
    )
    return Zone(value, gold("Bid or drop out"), frame="heavy")


def _remark(seen: Sight, coins: int, others: tuple[Seat, ...]) -> Row:
    """Who could still go beyond the bid."""
    richer = [(seen.view.players[seat].coins, seat) for seat in others if seen.view.players[seat].coins > coins]
    if not richer:
        return row(Span(f"Nobody can go beyond {coins}: it would be yours.", "green"))
    (most, first), *poorer = sorted(richer, reverse=True)
    more = f", {seen.names[poorer[0][1]]} to {poorer[0][0]}" if len(poorer) == 1 else ""
    more = f", {len(poorer)} others less far" if len(poorer) > 1 else more
    return row(Span(f"{seen.names[first]} could still go to {most}{more}.", "orange"))


def _limit(seen: Sight, decision: LimitsDecision) -> Zone[Rows]:
    """Who has entered a limit, and that one is being typed; of a limit entered nothing is left to see."""
    spans: list[Span] = []
    for place, seat in enumerate(decision.asked):
        done = place < len(decision.given)
        sign, role = ("✓", "green") if done else ("►", "gold bold") if seat == decision.seat else ("·", "dim")
        spans += [Span(f"{seat_letter(seat)}", f"{seat_role(seat)} bold"), Span(f" {sign}  ", role)]
    own = seen.view.players[decision.seat].coins
    least = limits(seen.view, decision.step).least
    leads = decision.seat == decision.step.leader
    low = f"you lead with {decision.step.high}" if leads else f"below {least} you drop out"
    entry: tuple[Row, ...] = (
        (
            row(Span(" Your limit ", "gold bold"), Span(f" {decision.shown:>3}▏", "cap-ink on cap bold")),
            row(Span(f" {low}; you have {own}", "dim")),
        )
        if decision.ready
        else (row(Span(f" Now {seen.names[decision.seat]}: the others look away.", "gold bold")),)
    )
    rule = row(Span(" All raise by 1 up to their limits.", "dim"))
    rows = (row(" ", *spans), (), *entry, (), rule) if seen.roomy else (row(" ", *spans), *entry, rule)
    return Zone(Rows(rows), gold("Secret limits"), frame="heavy")


def _sentence(seen: Sight, decision: Auctioning, market: int) -> Row:
    view: State = seen.view
    if isinstance(decision, LimitsDecision):
        return ()
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    lot = view.markets[market]
    coins = decision.amount.coins
    verb = f"Open market {market + 1} with {coins}" if isinstance(decision, OpenDecision) else f"Bid {coins}"
    found = gain_of_lot(view, decision.seat, market)
    good = gain_words(seen, found)
    idle = useless(view, decision.seat, lot)
    parts = [good] if good else ["nothing in it is of use to your programs"]
    if good and idle:
        parts.append(f"no use for {' and '.join(token(asset).word for asset in idle)}")
    others = (
        rivals(view, decision.seat)
        if isinstance(decision, OpenDecision)
        else tuple(seat for seat in (*decision.step.waiting, decision.step.leader) if seat != decision.seat)
    )
    warning = rival_words(seen, market, others)
    return yes(seen, f"{verb} for {lot_words(lot)}", "; ".join(parts), warning)


def _asks(seen: Sight, decision: Auctioning, market: int) -> Row:
    if isinstance(decision, LimitsDecision):
        return ()
    if isinstance(decision, OpenDecision):
        if decision.leaving:
            again = f"{key('colosseum.pass')} again declines"
            asked = f"you could open a market: {again} the initiative."
            return duty(seen, asked, f"you could open: {again}.", f"{again}.")
        return duty(seen, "open a market with a bid, or decline the initiative.", "open a market, or decline.")
    least = limits(seen.view, decision.step).least
    return duty(
        seen, f"bid {least} or more for market {market + 1}, or drop out.", f"bid {least} or more, or drop out."
    )
