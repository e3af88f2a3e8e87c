"""Drum Roll in sentences: what happened, what is to be done, what a move is called, what a show and the game came to.

Everything is told from what lies open, so that every seat's view tells the same.
"""

from __future__ import annotations

from rules.core import Event, Result, Seat, listing
from rules.drum_roll import investments
from rules.drum_roll.aftermath import aftermath
from rules.drum_roll.decisions import owner_of, rules_of
from rules.drum_roll.endgame import bonuses
from rules.drum_roll.moves import Move, PlayCard
from rules.drum_roll.state import State
from rules.drum_roll.steps import Over
from rules.drum_roll.wording import signed
from rules.wording import seat_name


def events(before: State, seat: Seat, move: Move, after: State) -> tuple[Event, ...]:
    """Tell what the table saw of a move, and of everything that happened by itself after it."""
    if isinstance(move, PlayCard):
        told = [investments.tell(before, seat, move)]
    else:
        told = [*rules_of(before.step).tell(before, seat, move, after)]
    return (*(Event(move.kind, text) for text in told), *aftermath(before, move, after))


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


def prompt(state: State, seat: Seat | None) -> str:
    """Say what must be done, and by whom."""
    return rules_of(state.step).prompt(state, seat)


def describe(state: State, seat: Seat, move: Move) -> str:
    """Name a move as on a button."""
    if isinstance(move, PlayCard):
        return investments.describe(state, seat, move)
    return owner_of(state.step, move).describe(state, seat, move)
