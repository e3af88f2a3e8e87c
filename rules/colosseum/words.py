"""Colosseum in sentences: what has to be done, and what the table saw."""

from __future__ import annotations

from collections.abc import Iterator

from rules.colosseum.aftermath import aftermath
from rules.colosseum.closing import totals_of
from rules.colosseum.duties import chance_duty, duty
from rules.colosseum.investing import COST
from rules.colosseum.medals import COINS
from rules.colosseum.moves import (
    Accept,
    AskDonation,
    Bid,
    BuildLoge,
    BuyProgram,
    BuyTicket,
    CashMedal,
    Decline,
    DiscardUsed,
    DropOut,
    Expand,
    ExtraInvestment,
    MedalMove,
    Move,
    MoveNoble,
    Offer,
    Open,
    Pass,
    Produce,
    Refuse,
    Roll,
    Shuffle,
    TieRoll,
    TokenToMedal,
)
from rules.colosseum.pieces import ASSETS, JOKER, Asset, Counts, program
from rules.colosseum.results import sums
from rules.colosseum.state import (
    Answering,
    Deciding,
    Donating,
    InvestingAgain,
    InvestingMore,
    Opening,
    State,
    Trading,
)
from rules.colosseum.wording import (
    asset_name,
    coins_text,
    goods_text,
    lot_text,
    noble_name,
    number_of,
    program_name,
    tokens_text,
)
from rules.core import NATURE, Event, Seat


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    actor = state.step.actor
    if actor is None or actor == NATURE:
        return chance_duty(state)
    return f"{'You' if actor == seat else f'{{{actor}}}'} must {duty(state)}."


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the whole table saw of a move, and what followed from it."""
    told = tuple(Event(move.kind, text) for text in _told(before, seat, move, after))
    return (*told, *aftermath(before, seat, move, after))


def _told(before: State, seat: Seat, move: Move, after: State) -> Iterator[str]:
    who = f"{{{seat}}}"
    match move:
        case Shuffle():
            yield from _dealt(after, move)
        case BuyProgram(number):
            yield f"{who} buys {program_name(number)} for {coins_text(program(number).price)}."
        case Expand(side):
            arena = after.players[seat].arena
            yield f"{who} builds out the arena on the {side}: {arena.spaces} spaces, {_spaces(arena.inside)}."
        case BuyTicket():
            tickets = after.players[seat].tickets
            yield f"{who} buys a season ticket and has {tickets} now."
        case BuildLoge():
            yield f"{who} builds the emperor's loge and rolls two dice from now on."
        case ExtraInvestment(pay):
            price = f"{COST.second_investment_medals} medals" if pay == "medals" else "an additional-action token"
            yield f"{who} pays {price} for a second investment."
        case Pass():
            yield _passed(before, seat)
        case CashMedal():
            yield f"{who} turns a medal into {COINS} coins."
        case TokenToMedal():
            yield f"{who} turns an additional-action token into a medal."
        case Open() | Bid() | DropOut() | Offer() | Accept() | Refuse():
            yield _traded(before, seat, move)
        case _:
            yield _staged(before, seat, move, after)


def _dealt(after: State, move: Shuffle) -> Iterator[str]:
    match move.pile:
        case "green":
            for market, lot in enumerate(after.markets):
                yield f"Market {market + 1} offers {lot_text(lot)}."
            for seat, player in enumerate(after.players):
                yield f"{{{seat}}} gets {tokens_text(_spread(player.tokens))}."
        case "orange":
            yield "The orange tokens are in the bag."
        case "low_programs" | "high_programs":
            for seat, player in enumerate(after.players):
                yield f"{{{seat}}} gets {program_name(player.programs[-1])}."


def _spread(counts: Counts) -> tuple[Asset, ...]:
    return tuple(asset for asset, number in zip(ASSETS, counts, strict=True) for _ in range(number))


def _spaces(inside: tuple[int, ...]) -> str:
    return f"from {inside[0]} to {inside[-1]}"


def _passed(before: State, seat: Seat) -> str:
    match before.step:
        case InvestingMore():
            return f"{{{seat}}} leaves it at one investment."
        case InvestingAgain():
            return f"{{{seat}}} loses the payment for a second investment."
        case Opening():
            return f"{{{seat}}} declines the initiative."
        case Trading():
            return f"{{{seat}}} ends the trading."
        case Deciding():
            return f"{{{seat}}} produces nothing."
        case _:
            return f"{{{seat}}} makes no investment."


def _traded(before: State, seat: Seat, move: Open | Bid | DropOut | Offer | Accept | Refuse) -> str:
    who = f"{{{seat}}}"
    match move:
        case Open(market, bid):
            return f"{who} opens market {market + 1} ({lot_text(before.markets[market])}) with {coins_text(bid)}."
        case Bid(coins):
            return f"{who} bids {coins}."
        case DropOut():
            return f"{who} drops out."
        case Offer(partner, give, take, coins):
            return f"{who} offers {{{partner}}} {goods_text(give, coins)} for {goods_text(take, -coins)}."
        case Accept() | Refuse():
            return _answered(before, seat, move)


def _answered(before: State, seat: Seat, move: Accept | Refuse) -> str:
    assert isinstance(before.step, Answering)
    if isinstance(move, Refuse):
        return f"{{{seat}}} refuses."
    trader, deal = before.step.trader, before.step.offer
    given, taken = goods_text(deal.give, deal.coins), goods_text(deal.take, -deal.coins)
    return f"{{{seat}}} accepts: {{{trader}}} gives {given} for {taken}."


def _staged(
    before: State,
    seat: Seat,
    move: Roll | MoveNoble | MedalMove | Produce | TieRoll | DiscardUsed | AskDonation | Decline,
    after: State,
) -> str:
    who = f"{{{seat}}}"
    match move:
        case Roll(faces):
            if faces is None:
                return f"{who} will produce an event."
            return f"The {'dice show' if len(faces) > 1 else 'die shows'} {' and '.join(face.id for face in faces)}."
        case MoveNoble(noble, _, steps):
            return f"{who} moves {noble_name(noble)} by {steps} to space {after.nobles[noble.index]}."
        case MedalMove(noble, steps):
            way = f"by {steps}" if steps > 0 else f"back by {-steps}"
            return f"{who} pays a medal and moves {noble_name(noble)} {way} to space {after.nobles[noble.index]}."
        case Produce():
            return _performance(after, seat, move)
        case TieRoll():
            return "The tie is rolled out: " + _totals(move) + "."
        case DiscardUsed(asset):
            return f"{who} puts 1 {asset_name(asset)} out of the game."
        case AskDonation(asset):
            return f"{{{_donor(before)}}} gives {who} 1 {asset_name(asset)}."
        case Decline():
            return f"{who} asks {{{_donor(before)}}} for nothing."


def _donor(before: State) -> Seat:
    assert isinstance(before.step, Donating)
    return before.step.donor


def _totals(move: TieRoll) -> str:
    return ", ".join(f"{{{seat}}} {total}" for seat, total in zip(move.seats, totals_of(move), strict=True))


def _performance(after: State, seat: Seat, move: Produce) -> str:
    performance = after.performances[seat]
    assert performance is not None
    jokers = f" with {number_of(move.jokers, JOKER)}" if move.jokers else ""
    total, lines = performance.spectators.total, sums(performance)
    how = f" ({lines})" if "+" in lines else ""
    return f"{{{seat}}} stages {program_name(move.program)}{jokers}: {total} spectators{how}."
