"""What each seat knows of a game of Tombola: everything but the order of the tickets in the drum."""

from __future__ import annotations

from rules.tombola.state import TICKETS, State

from rules.chance import shuffled
from rules.core import HIDDEN, Randomness, Seat
from rules.evolve import evolve


def view(state: State, seat: Seat | None) -> State:
    """Hide the tickets in the drum."""
    return evolve(state, drum=(HIDDEN,) * len(state.drum))


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Guess their order."""
    if not view.drum:
        return view
    known = {ticket for player in view.players for ticket in player.tickets}
    return evolve(view, drum=shuffled((ticket for ticket in TICKETS if ticket not in known), rng))


def private(state: State, seat: Seat) -> bool:
    """No decision is made on what only one seat may see."""
    return False


def answers_itself(state: State, seat: Seat) -> bool:
    """All can see that the drum is empty."""
    return True
