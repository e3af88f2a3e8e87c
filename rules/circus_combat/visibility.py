"""What each seat knows of a game of Circus Combat, and a whole game it might be.

Everything is open but the order of the deck, which lies face down, and the two cards that a deck of 28 sets aside.
"""

from __future__ import annotations

import attrs

from rules.chance import shuffled
from rules.circus_combat.pieces import DECK, UNSEEN
from rules.circus_combat.state import State
from rules.core import Randomness, Seat


def view(state: State, seat: Seat | None) -> State:
    """Show everything to everybody but the cards of the deck and those set aside."""
    return attrs.evolve(state, deck=(UNSEEN,) * len(state.deck), aside=(UNSEEN,) * len(state.aside))


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Guess the order of the cards that lie face down: which ones they are follows from all the others."""
    tricks = [trick for player in view.players for trick in player.queue]
    tricks += [trick for trick in view.stage if trick is not None]
    known = {*view.gone, *(trick.card for trick in tricks)}
    cards = shuffled((card for card in DECK if card not in known), rng)
    drawn = len(view.deck)
    return attrs.evolve(view, deck=cards[:drawn], aside=cards[drawn : drawn + len(view.aside)])


def private(state: State, seat: Seat) -> bool:
    """No decision is made on what only one seat may see."""
    return False


def answers_itself(state: State, seat: Seat) -> bool:
    """All can see what is forced."""
    return True
