"""What somebody new to the game would soon regret, said before it is done."""

from __future__ import annotations

from rules.colosseum.clauses import Clause
from rules.colosseum.engine import step
from rules.colosseum.moves import Accept, DiscardUsed, Move, Offer, Produce
from rules.colosseum.outlook import spectators
from rules.colosseum.stars import stars_of
from rules.colosseum.state import State
from rules.colosseum.wording import asset_name
from rules.core import Refusal, Seat, listing
from rules.wording import plural


def regret(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Warn of a star that is lost, and of an event that stays below one's best; None for any other move."""
    if isinstance(move, Offer):
        return _lost_star(state, step(step(state, seat, move), move.partner, Accept()), seat)
    if isinstance(move, Accept | DiscardUsed):
        return _lost_star(state, step(state, seat, move), seat)
    if isinstance(move, Produce) and move.medals:
        return _idle_medals(state, seat, move)
    return None


def _lost_star(before: State, after: State, seat: Seat) -> Refusal | None:
    kept = stars_of(after.stars, seat)
    lost = [asset_name(star) for star in stars_of(before.stars, seat) if star not in kept]
    if not lost:
        return None
    stars = f"the {listing(lost)} {plural(len(lost), 'star')}"
    return Refusal(Clause.STARS, f"With this you lose {stars}, which draws spectators to every event with that asset.")


def _idle_medals(state: State, seat: Seat, move: Produce) -> Refusal | None:
    """Medals are for the best of all events; they are spent for coins alone where this one stays below it."""
    drawn, best = spectators(state, seat, move.program, move.jokers, move.medals), state.players[seat].best
    if drawn is None or drawn.total > best:
        return None
    return Refusal(
        Clause.BEST,
        f"Even with medals this event draws {drawn.total}, and your best is {best}: they bring coins alone.",
    )
