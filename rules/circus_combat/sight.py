"""What each seat knows of a game of Circus Combat, and a whole game it might be.

Everything is open but the two cards that a deck of 28 sets aside unseen. The order of the deck stays in a view too: a
table shows how many cards are left, and no more.
"""

from __future__ import annotations

import attrs

from rules.chance import shuffled
from rules.circus_combat.pieces import DECK, UNSEEN
from rules.circus_combat.state import State
from rules.core import Randomness, Seat


def view(state: State, seat: Seat | None) -> State:
    """Show everything to everybody, but cover the cards set aside; with 30 cards the view is the state itself."""
    if not state.aside:
        return state
    return attrs.evolve(state, aside=(UNSEEN,) * len(state.aside))


def imagine(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Guess the order of the cards set aside: which ones they are follows from all the others."""
    if UNSEEN not in view.aside:
        return view
    tricks = [trick for player in view.players for trick in player.queue]
    tricks += [trick for trick in view.stage if trick is not None]
    known = {*view.deck, *view.gone, *(trick.card for trick in tricks)}
    return attrs.evolve(view, aside=shuffled((card for card in DECK if card not in known), rng))


def private(state: State, seat: Seat) -> bool:
    """No decision is made on what only one seat may see."""
    return False
