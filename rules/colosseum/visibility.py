"""What each seat knows of a game of Colosseum: everything but the order in which tokens will be drawn."""

from __future__ import annotations

from typing import Final

from rules.chance import shuffled
from rules.colosseum.moves import CashMedal, Move
from rules.colosseum.pieces import ASSETS, GREEN, ORANGE, UNSEEN, Asset, Counts, count, minus
from rules.colosseum.state import InvestingMore, Shuffling, State
from rules.core import Randomness, Seat
from rules.evolve import evolve

_GREEN: Final = count(map(Asset.parse, GREEN))
_ALL: Final = count(map(Asset.parse, GREEN + ORANGE))
_ORANGE: Final = tuple(map(Asset.parse, ORANGE))


def view(state: State, seat: Seat | None) -> State:
    """Hide the order of the tokens to come; nobody knows more of it than the table."""
    if not state.draw or state.draw[0] is UNSEEN:
        return state
    return evolve(state, draw=(UNSEEN,) * len(state.draw))


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Put the tokens that lie nowhere else into some order; the left-over green one stays the first."""
    if not view.draw or view.draw[0] is not UNSEEN:
        return view
    if len(view.draw) > len(_ORANGE):
        order = (*_spread(_not_on_the_table(view, _GREEN)), *shuffled(_ORANGE, rng))
    elif Shuffling("orange") in view.agenda:
        order = _spread(_not_on_the_table(view, _GREEN))
    else:
        order = shuffled(_spread(_not_on_the_table(view, _ALL)), rng)
    return evolve(view, draw=order)


def unseen(state: State) -> Counts:
    """How many of each kind are still to come: neither with players nor on a market nor out of the game."""
    return _not_on_the_table(state, _ALL)


def _not_on_the_table(state: State, pile: Counts) -> Counts:
    """How many of the pile are neither with players nor on a market nor out of the game."""
    left = minus(pile, (token for lot in state.markets for token in lot))
    for seen in (state.removed, *(player.tokens for player in state.players)):
        left = tuple(number - gone for number, gone in zip(left, seen, strict=True))
    return left


def _spread(counts: Counts) -> tuple[Asset, ...]:
    return tuple(asset for asset, number in zip(ASSETS, counts, strict=True) for _ in range(number))


def private(state: State, seat: Seat) -> bool:
    """No decision is made on anything that the others may not see."""
    return False


def answers_itself(state: State, seat: Seat) -> bool:
    """All can see what is forced."""
    return True


def is_beside(state: State, seat: Seat, move: Move) -> bool:
    """A medal may be cashed at any decision; where no second investment can be paid for that is all there would be.

    One medal is too few, two are a choice, and so is a token.
    """
    return isinstance(state.step, InvestingMore) and isinstance(move, CashMedal)
