"""Drum Roll in words: what a move is called, and the sums of a show and of the game."""

from __future__ import annotations

from rules.core import Result, Seat, listing
from rules.drum_roll.cards import Investment
from rules.drum_roll.endgame import bonuses
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
from rules.drum_roll.show import compensation
from rules.drum_roll.state import Act, State
from rules.drum_roll.steps import Banking, DoubleVoting, Over
from rules.drum_roll.ventures import VENTURES
from rules.drum_roll.wording import (
    ACTION_NAMES,
    benefit,
    coins,
    copy_name,
    cubes,
    level_name,
    name_of,
    price,
    seat_name,
    signed,
)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move as on a button."""
    match move:
        case Place(action, unblock):
            return f"place on {ACTION_NAMES[action]}{' with Unblock' if unblock else ''}"
        case PassMarker():
            return f"pass the marker for {coins(state.figures.pass_coins)}"
        case Invest():
            return f"buy an investment card for {price(state.figures.invest_cost)}"
        case Hire(card):
            return f"hire {name_of(state, card)} for {price(_price(state, card))}"
        case MoveCube(colour, performer):
            return f"move a {colour} cube onto {name_of(state, performer)}"
        case Convert(personnel, spend, gain):
            return f"{name_of(state, personnel)}: a {spend} cube into {cubes(gain)}"
        case Done():
            return "be done"
        case Decline():
            return _declining(state)
        case Perform(performer):
            return _performing(state, seat, performer)
        case Flip(performer):
            return (
                f"flip {name_of(state, performer)} for {_act(state, seat, performer).performer.flip_prestige} prestige"
            )
        case PlayCard():
            return _playing(state, seat, move)
        case Discard(card):
            return f"discard {copy_name(state, card)}"
        case _:
            return _describe_seldom(state, seat, move)


def _describe_seldom(state: State, seat: Seat, move: Move) -> str:
    match move:
        case Shuffle(pile):
            return f"shuffle the {PILE_NAMES[pile]}"
        case FirstPlayer(first):
            return f"{seat_name(first)} starts"
        case Keep(performer):
            return f"keep {name_of(state, performer)}"
        case TakeCubes(colours) | ChooseCubes(colours):
            return f"take {cubes(colours)}"
        case StoreCoins(number):
            return f"store {coins(number)}"
        case Vote(delay):
            return "vote to delay the show" if delay else "vote to start the show"
        case DoubleVote():
            return "play a Double Vote"
        case ReturnOrganizer():
            return "give the Show Organizer back, to start next"
        case GiveTrailer(performer):
            return f"give the trailer to {name_of(state, performer)}"
        case ChooseCard(card):
            return f"keep {copy_name(state, card)}"
        case SkipSalary(members):
            return f"do not pay {listing(name_of(state, code) for code in members)}"
        case _:
            raise AssertionError(f"{move} is described elsewhere")


def _price(state: State, code: str) -> int:
    offer = find_performer(state, code) or find_member(state, code)
    return offer.price if offer else 0


def _declining(state: State) -> str:
    match state.step:
        case Banking():
            return "store nothing"
        case DoubleVoting():
            return "let the votes be"
        case _:
            return "decline"


def _act(state: State, seat: Seat, code: str) -> Act:
    act = state.players[seat].act(code)
    assert act is not None
    return act


def _performing(state: State, seat: Seat, code: str) -> str:
    act = _act(state, seat, code)
    name = act.performer.name
    if not act.ready:
        paid, lost = compensation(state, act, state.players[seat].coins)
        return f"{name}: no performance, fired for {price(paid)} and {lost} prestige"
    return f"{name}: {level_name(act.ready)}, {benefit(act.performer.benefit(act.ready))}"


def _playing(state: State, seat: Seat, move: PlayCard) -> str:
    card = state.cards.card(move.card)
    if not isinstance(card, Investment):
        return "play an unknown card"
    return VENTURES[card.venture].describe(state, seat, card, move)


def result(state: State) -> Result | None:
    """Give the sums of the show that has just ended; at the end, of the whole game."""
    if isinstance(state.step, Over):
        return _final_result(state)
    return _show_result(state) if state.closing else None


def _show_result(state: State) -> Result:
    rows = tuple(
        (
            signed(player.tally.prestige),
            str(player.tally.performances + player.tally.applause),
            str(player.tally.flips),
            str(player.tally.region),
            str(player.tally.orchestra),
            signed(-player.tally.lost),
            str(player.coins),
            str(player.prestige),
        )
        for player in state.players
    )
    columns = ("show", "acts", "flips", "region", "orchestra", "lost", "coins", "prestige")
    return Result(f"Show {state.turn.show - 1} of {state.figures.shows}", columns, rows)


def _final_result(state: State) -> Result:
    rows = tuple(
        (
            str(player.prestige - earned.total),
            str(earned.largest_show),
            str(earned.full_variety),
            str(earned.perfect_show),
            str(earned.large_troupe),
            str(earned.cards),
            str(earned.bank),
            str(player.coins),
            str(player.prestige),
        )
        for player, earned in zip(state.players, bonuses(state), strict=True)
    )
    columns = ("shows", "largest", "variety", "perfect", "troupe", "cards", "bank", "coins", "total")
    return Result("The end of the tour", columns, rows, _unused_cards(state))


def _unused_cards(state: State) -> tuple[str, ...]:
    return tuple(
        f"{seat_name(seat)} still held {listing(card.name for card in player.hand)}."
        for seat, player in enumerate(state.players)
        if player.hand
    )
