"""What the whole table saw: first the deed, then, in `aftermath`, what came of it by itself.

Everything is told from what lies open, so that every seat's view tells the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Event, Seat, listing
from rules.drum_roll.aftermath import aftermath
from rules.drum_roll.cards import Investment
from rules.drum_roll.hiring_area import find_member, find_performer
from rules.drum_roll.moves import (
    ChooseCard,
    ChooseCubes,
    Convert,
    Decline,
    Discard,
    Done,
    DoubleVote,
    FirstPlayer,
    Flip,
    GiveTrailer,
    Hire,
    Invest,
    Keep,
    Move,
    MoveCube,
    PassMarker,
    Perform,
    Place,
    PlayCard,
    ReturnOrganizer,
    Shuffle,
    SkipSalary,
    StoreCoins,
    TakeCubes,
    Vote,
)
from rules.drum_roll.prompts import PILE_NAMES
from rules.drum_roll.setup import RING
from rules.drum_roll.show import compensation
from rules.drum_roll.state import State
from rules.drum_roll.steps import Banking, DoubleVoting, HiringPerformer, HiringPersonnel, Investing, Keeping
from rules.drum_roll.ventures import VENTURES
from rules.drum_roll.wording import (
    ACTION_NAMES,
    benefit,
    coins,
    cubes,
    level_name,
    name_of,
    plural,
    price,
    seat_name,
    title_of,
)


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the table saw of a move, and of everything that happened by itself after it."""
    told = (Event(move.kind, text) for text in _deed(before, seat, move, after) if text)
    return (*told, *aftermath(before, move, after))


def _deed(before: State, seat: Seat, move: Move, after: State) -> Iterator[str]:
    who = seat_name(seat)
    match move:
        case Place(action, unblock):
            yield f"{who} placed a marker on {ACTION_NAMES[action]}{' with an Unblock card' if unblock else ''}."
        case PassMarker():
            yield f"{who} passed a marker for {coins(before.figures.pass_coins)}."
        case Invest():
            yield f"{who} bought an investment card for {price(before.figures.invest_cost)}."
        case Hire(card):
            yield _hiring(before, who, card)
        case Decline():
            yield _declining(before, who)
        case MoveCube(colour, performer):
            yield f"{who} moved a {colour} cube onto {name_of(before, performer)}{_now(after, seat, performer)}."
        case Convert(personnel, spend, gain):
            yield f"{who}'s {name_of(before, personnel)} turned a {spend} cube into {cubes(gain)}."
        case Perform(performer):
            yield _performing(before, seat, performer)
        case Flip(performer):
            act = before.players[seat].act(performer)
            assert act is not None
            yield f"{who} flipped {act.performer.name} for {act.performer.flip_prestige} prestige; its cubes are gone."
        case PlayCard():
            yield _playing(before, seat, move)
        case Discard(card):
            yield f"{who} discarded {name_of(before, card)}."
        case Done():
            return
        case _:
            yield from _seldom(before, seat, move, after)


def _seldom(before: State, seat: Seat, move: Move, after: State) -> Iterator[str]:
    who = seat_name(seat)
    match move:
        case Shuffle(pile, order):
            yield f"The {PILE_NAMES[pile]} were shuffled: {plural(len(order), 'card')}."
        case FirstPlayer(first):
            yield f"{seat_name(first)} starts."
            yield from _openings(after)
        case Keep():
            yield f"{who} has chosen a performer to keep."
            yield from _kept(after)
        case TakeCubes(colours) | ChooseCubes(colours):
            yield f"{who} took {cubes(colours)}."
        case StoreCoins(number):
            stored = after.players[seat].stored
            yield f"{who} stored {coins(number)} with the Bank Representative, who holds {stored}."
        case Vote():
            yield f"{who} has voted."
        case DoubleVote():
            yield f"{who} played a Double Vote."
        case ReturnOrganizer():
            yield f"{who} gave the Show Organizer back and will start next."
        case GiveTrailer(performer):
            yield f"{who} gave a trailer to {name_of(before, performer)}."
        case ChooseCard():
            yield f"{who} kept one of two cards and put the other under the deck."
        case SkipSalary(members):
            yield f"{who} need not pay {listing(name_of(before, code) for code in members)} in this show."
        case _:
            raise AssertionError(f"{move} is told elsewhere")


def _openings(after: State) -> Iterator[str]:
    """The regions dealt with the starting player's tile."""
    for seat in after.order:
        region = after.region(seat)
        yield f"{seat_name(seat)} visits {region.name} first." if region else ""
    if len(after.destinations) > after.seats:
        yield f"{after.destinations[RING - 1].name} lies between the two, to be visited later."


def _kept(after: State) -> Iterator[str]:
    """Once all have chosen: who begins with whom."""
    if not isinstance(after.step, Keeping):
        for seat in after.order:
            player = after.players[seat]
            own, received = player.acts
            yield (
                f"{seat_name(seat)} keeps {own.performer.name}, gets {received.performer.name} "
                f"and begins with {coins(player.coins)}."
            )


def _hiring(before: State, who: str, code: str) -> str:
    offer = find_performer(before, code) or find_member(before, code)
    assert offer is not None
    return f"{who} hired {title_of(offer.card)} for {price(offer.price)}."


def _declining(before: State, who: str) -> str:
    match before.step:
        case Investing():
            return f"{who} bought no card."
        case HiringPerformer():
            return f"{who} hired no performer."
        case HiringPersonnel():
            return f"{who} hired no personnel member."
        case Banking() | DoubleVoting():
            return ""
        case _:
            raise AssertionError(f"nothing is declined at {before.step}")


def _now(after: State, seat: Seat, code: str) -> str:
    act = after.players[seat].act(code)
    assert act is not None
    return f": {level_name(act.ready)} now" if act.ready else ""


def _performing(before: State, seat: Seat, code: str) -> str:
    player = before.players[seat]
    act = player.act(code)
    assert act is not None
    name, who = act.performer.name, seat_name(seat)
    if act.ready:
        return f"{who}'s {name} gave {level_name(act.ready)}: {benefit(act.performer.benefit(act.ready))}."
    paid, lost = compensation(before, act, player.coins)
    return f"{who}'s {name} could not perform and was fired: {coins(paid)} paid, {lost} prestige lost."


def _playing(before: State, seat: Seat, move: PlayCard) -> str:
    card = before.cards.card(move.card)
    assert isinstance(card, Investment)
    told = VENTURES[card.venture].tell(before, seat, card, move)
    return f"{seat_name(seat)} played {card.name}: {told}."
