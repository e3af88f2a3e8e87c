"""What came of a move by itself, in the order in which it happened, read off the open table before and after."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Event, Seat, listing
from rules.drum_roll.cards import Card, Member, Performer, noun
from rules.drum_roll.endgame import bonuses
from rules.drum_roll.engine import winners
from rules.drum_roll.moves import Move, PassMarker, Place
from rules.drum_roll.resolution import cubes_served
from rules.drum_roll.state import Ballot, Offer, State
from rules.drum_roll.steps import (
    BeginningTurn,
    Collecting,
    Discounting,
    DoubleVoting,
    Over,
    PayingSalaries,
    Placing,
    Shuffling,
    SkippingSalary,
    TakingCubes,
    Voting,
)
from rules.drum_roll.votes import tally, virtual_votes
from rules.drum_roll.wording import coins, cubes, price, title_of
from rules.wording import seat_name, win


def aftermath(before: State, move: Move, after: State) -> Iterator[Event]:
    """Tell what the table saw after the move itself, in the order in which it happened."""
    resolved = isinstance(move, Place | PassMarker) and not isinstance(after.step, Placing)
    if resolved:
        yield from _resolution(before, after)
    if Discounting() not in after.agenda and (resolved or Discounting() in before.agenda):
        yield from _discounts(before, after)
    if isinstance(before.step, Voting | DoubleVoting):
        yield from _vote(before, after)
    for owner in before.order:
        yield from _show_of(before, after, owner)
    if after.closing:
        yield from _between_shows(before, after)
    yield from _display(before, after)
    if _turn_begins(before, after):
        turn = after.turn
        yield Event("turn", f"Show {turn.show}, turn {turn.number}: {seat_name(turn.start)} starts.")
    if isinstance(after.step, Over):
        yield from _the_end(after)
    if isinstance(after.step, Shuffling) and not isinstance(before.step, Shuffling):
        yield Event("deck", f"The deck of {after.step.pile} has run out.")


def _resolution(before: State, after: State) -> Iterator[Event]:
    stock = before.supply.cubes
    for seat, colour, there in cubes_served(after.turn.markers, stock):
        got = f"gets {cubes((colour,))}" if there else f"gets nothing: there is no {colour} cube left"
        yield Event("cube", f"{seat_name(seat)} {got}.")
    track = after.figures.track
    for seat in after.order:
        start, stop = before.players[seat].tickets, after.players[seat].tickets
        if stop > start:
            yield Event("tickets", f"{seat_name(seat)} earns {coins(sum(track[start:stop]))} with tickets.")


def _discounts(before: State, after: State) -> Iterator[Event]:
    cheaper = [
        f"{title_of(offer.card)} (now {price(offer.price)})"
        for offer in _offers(after)
        if any(old.card == offer.card and old.tokens < offer.tokens for old in _offers(before))
    ]
    if cheaper:
        yield Event("discount", f"A discount each: {listing(cheaper)}.")
    for card in _discarded(before, after):
        yield Event("discard_row", f"{title_of(card)} was free and nobody wanted it: discarded.")


def _offers(state: State) -> tuple[Offer[Performer] | Offer[Member], ...]:
    return (*state.area.performers, *state.area.personnel)


def _discarded(before: State, after: State) -> Iterator[Card]:
    """The cards that went from display to the discards."""
    gone: tuple[Card, ...] = (*after.performers.discards, *after.personnel.discards)
    return (offer.card for offer in _offers(before) if offer.card in gone)


def _vote(before: State, after: State) -> Iterator[Event]:
    ballot = after.ballot
    if ballot is None or isinstance(after.step, Voting):
        return
    if isinstance(before.step, Voting):
        yield Event("votes", f"The votes are seen: {_sides(after, ballot)}.")
    if ballot.delayed is not None:
        yield from _count(before, after, ballot)


def _sides(after: State, ballot: Ballot) -> str:
    delay = listing(seat_name(seat) for seat in range(after.seats) if ballot.delay[seat])
    start = listing(seat_name(seat) for seat in range(after.seats) if not ballot.delay[seat])
    return f"{delay or 'nobody'} for delay, {start or 'nobody'} for the start"


def _count(before: State, after: State, ballot: Ballot) -> Iterator[Event]:
    delay, start = tally(before, ballot)
    virtual = ", the virtual vote included" if virtual_votes(before) else ""
    tie = f"; {seat_name(before.turn.start)}'s vote as starting player decides" if delay == start else ""
    outcome = f"turn {before.turn.number + 1} will be played" if ballot.delayed else "the show begins"
    yield Event("vote_count", f"{delay} to delay, {start} to start{virtual}{tie}: {outcome}.")
    for seat in range(after.seats):
        lost = before.players[seat].prestige - after.players[seat].prestige
        if ballot.delayed and lost > 0:
            yield Event("penalty", f"{seat_name(seat)} loses {lost} prestige for the delay.")


def _show_of(before: State, after: State, seat: Seat) -> Iterator[Event]:
    """A seat's show: that it begins, what region and personnel paid, what salaries cost."""
    show, player = before.turn.show, after.players[seat]
    begins = player.tally.show == show and before.players[seat].tally.show < show
    if begins:
        yield Event("show", f"{seat_name(seat)} gives show {show}.")
    if begins or Collecting(seat) in before.agenda:
        if Collecting(seat) in after.agenda:
            return
        yield from _income(before, after, seat)
    skipping = isinstance(before.step, SkippingSalary) and before.step.seat == seat
    if begins or skipping or PayingSalaries(seat) in before.agenda:
        if PayingSalaries(seat) in after.agenda or isinstance(after.step, SkippingSalary):
            return
        due, owed = player.tally.salaries, player.tally.unpaid
        if not due:
            return
        lost = owed * after.figures.unpaid_coin_penalty
        paid = f"{due - owed} of {coins(due)}" if owed else coins(due)
        debt = f" and loses {lost} prestige" if owed else ""
        yield Event("salaries", f"{seat_name(seat)} pays {paid} in salaries{debt}.")


def _income(before: State, after: State, seat: Seat) -> Iterator[Event]:
    earned = after.players[seat].tally
    region = before.region(seat)
    parts = [
        f"{earned.region} prestige from {region.name if region else 'the region'}" if earned.region else "",
        f"{earned.orchestra} prestige from the Orchestra" if earned.orchestra else "",
        f"{coins(earned.vendor)} from the Popcorn Vendor" if earned.vendor else "",
    ]
    if any(parts):
        yield Event("income", f"{seat_name(seat)} receives {listing(part for part in parts if part)}.")


def _between_shows(before: State, after: State) -> Iterator[Event]:
    standing = listing(f"{seat_name(seat)} {player.prestige}" for seat, player in enumerate(after.players))
    yield Event("show_end", f"Show {before.turn.show} is over. Prestige: {standing}.")
    journeys = (f"{seat_name(seat)} to {region.name}" for seat, region in enumerate(after.destinations[: after.seats]))
    yield Event("regions", f"The display is cleared, tickets start anew, and the tour goes on: {listing(journeys)}.")


def _display(before: State, after: State) -> Iterator[Event]:
    """Cards newly dealt, and those turned up that would have been too many of a type."""
    old: set[Card] = {offer.card for offer in _offers(before)}
    known = {*old, *before.performers.discards, *(act.performer for player in before.players for act in player.acts)}
    for card in after.performers.discards:
        if card not in known:
            yield Event("redeal", f"{card.name} was one {noun(card.type)} too many on display and was discarded.")
    staff = {member for player in before.players for member in player.personnel}
    new = [
        f"{title_of(offer.card)} ({price(offer.card.cost)})"
        for offer in _offers(after)
        if offer.card not in old and offer.card not in staff
    ]
    if new:
        yield Event("display", f"New on display: {listing(new)}.")


def _turn_begins(before: State, after: State) -> bool:
    if BeginningTurn() in after.agenda or isinstance(after.step, TakingCubes | Over):
        return False
    earlier = (before.turn.show, before.turn.number)
    begins = isinstance(before.step, TakingCubes) or BeginningTurn() in before.agenda
    return begins or earlier != (after.turn.show, after.turn.number)


def _the_end(after: State) -> Iterator[Event]:
    earned = bonuses(after)
    yield from _bonus("Largest Show", [bonus.largest_show for bonus in earned])
    yield from _bonus("Full Variety", [bonus.full_variety for bonus in earned])
    yield from _bonus("Perfect Show", [bonus.perfect_show for bonus in earned])
    yield from _bonus("Large Troupe", [bonus.large_troupe for bonus in earned])
    for seat, bonus in enumerate(earned):
        for points, source in ((bonus.cards, "cards in hand"), (bonus.bank, "the Bank Representative")):
            if points:
                yield Event("bonus", f"{seat_name(seat)} scores {points} for {source}.")
    final = listing(f"{seat_name(seat)} {player.prestige}" for seat, player in enumerate(after.players))
    first = winners(after)
    yield Event("end", f"The tour is over. {final}: {win([*map(seat_name, first)])}.")


def _bonus(name: str, points: list[int]) -> Iterator[Event]:
    seats = [seat for seat, earned in enumerate(points) if earned]
    if seats:
        each = " each" if len(seats) > 1 else ""
        yield Event("bonus", f"{name}: {max(points)} prestige{each} to {listing(map(seat_name, seats))}.")
