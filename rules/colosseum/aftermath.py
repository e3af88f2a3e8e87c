"""What followed from a move: a sale, refills, stars, medals, the podium, and the next phase."""

from __future__ import annotations

from collections.abc import Iterator

from rules.colosseum.auction import rivals
from rules.colosseum.closing import gifts
from rules.colosseum.engine import winners, worth
from rules.colosseum.moves import AskDonation, Decline, DropOut, Move, MoveNoble, Open, Produce, Shuffle
from rules.colosseum.pieces import EMPEROR_TOKEN, STARS
from rules.colosseum.stars import stars_of
from rules.colosseum.state import Bidding, Phase, State
from rules.colosseum.wording import asset_name, coins_text, lot_text
from rules.core import Event, Seat
from rules.wording import counted, seat_name, win

_PHASES: dict[Phase, str] = {
    "auction": "The auction begins.",
    "trade": "Trading begins.",
    "produce": "Now the events are produced.",
}


def aftermath(before: State, seat: Seat, move: Move, after: State) -> Iterator[Event]:
    """Tell what the table saw happen by itself after a move."""
    lot = sold(before, seat, move)
    if lot is not None:
        yield from _sale(before, lot)
    if isinstance(move, MoveNoble):
        yield from _rest(before, seat, after)
    if not isinstance(move, Shuffle):
        yield from _refills(before, lot, after)
    yield from _stars(before, after)
    if isinstance(move, Produce):
        yield from _best(before, seat, after)
    yield from _closing(before, move, after)
    yield from _phase(before, after)


Sale = tuple[int, Seat, int]


def sold(before: State, seat: Seat, move: Move) -> Sale | None:
    """The market, the buyer and the price, if the move ended an auction."""
    match before.step, move:
        case Bidding(market, high, leader, (_,)), DropOut():
            return market, leader, high
        case _, Open(market, bid) if not rivals(before, seat):
            return market, seat, bid
        case _:
            return None


def _sale(before: State, sale: Sale) -> Iterator[Event]:
    market, buyer, price = sale
    lot = before.markets[market]
    yield Event("sale", f"{seat_name(buyer)} takes market {market + 1} for {coins_text(price)}: {lot_text(lot)}.")
    for number in range(lot.count(EMPEROR_TOKEN)):
        kept = number < before.medals
        yield Event(
            "medal" if kept else "lost",
            f"{seat_name(buyer)}'s emperor token becomes a medal."
            if kept
            else f"{seat_name(buyer)}'s emperor token is lost: no medal is left.",
        )


def _rest(before: State, seat: Seat, after: State) -> Iterator[Event]:
    if after.players[seat].medals > before.players[seat].medals:
        yield Event("medal", f"That is a resting space: {seat_name(seat)} gets a medal.")


def _refills(before: State, sale: Sale | None, after: State) -> Iterator[Event]:
    for market, (old, new) in enumerate(zip(before.markets, after.markets, strict=True)):
        if new and (new != old or (sale is not None and sale[0] == market)):
            yield Event("refill", f"Market {market + 1} now offers {lot_text(new)}.")


def _stars(before: State, after: State) -> Iterator[Event]:
    for star, old, new in zip(STARS, before.stars, after.stars, strict=True):
        if new != old:
            where = "goes back to the supply" if new is None else f"goes to {seat_name(new)}"
            yield Event("star", f"The {asset_name(star)} star {where}.")


def _best(before: State, seat: Seat, after: State) -> Iterator[Event]:
    best = after.players[seat].best
    if best > before.players[seat].best:
        yield Event("best", f"{seat_name(seat)}'s best is now {best}.")


def _closing(before: State, move: Move, after: State) -> Iterator[Event]:
    """The podium, and a donation that cannot be."""
    if before.phase == "produce" and after.phase in ("closing", "invest"):
        yield Event("phase", "The turn closes.")
    ended = len(after.turns) > len(before.turns)
    podium = after.turns[-1].podium if ended else after.podium
    if podium is None:
        return
    if before.podium is None:
        best = after.players[podium].best
        yield Event("podium", f"{seat_name(podium)} gets a podium for a best of {best}.")
    if ended and not isinstance(move, AskDonation | Decline):
        why = "is last as well" if gifts(after, podium) else "has no standard asset"
        yield Event("donation", f"There is no donation: {seat_name(podium)} {why}.")


def _phase(before: State, after: State) -> Iterator[Event]:
    if after.phase == before.phase:
        return
    if after.phase == "invest":
        yield Event("turn", f"Turn {after.turn} begins; {seat_name(after.start)} is the start player.")
    elif after.phase == "over":
        yield Event("over", " ".join(("The game is over.", *(ending(after) if after.turns else ()))))
    elif after.phase in _PHASES:
        yield Event("phase", _PHASES[after.phase])


def ending(state: State) -> tuple[str, ...]:
    """Who won; and where bests were equal, what decided."""
    winning = winners(state)
    top = max(player.best for player in state.players)
    level = [seat for seat, player in enumerate(state.players) if player.best == top]
    notes = [f"{win([*map(seat_name, winning)])} with a best of {top}."]
    if len(level) > 1:
        standing = ", ".join(f"{seat_name(seat)} {_purse(state, seat)}" for seat in level)
        notes.append(f"Equal bests: coins decide, medals and tokens cashed, then stars: {standing}.")
    return tuple(notes)


def _purse(state: State, seat: Seat) -> str:
    stars = len(stars_of(state.stars, seat))
    return f"{coins_text(worth(state, seat))} and {counted(stars, 'star')}"
