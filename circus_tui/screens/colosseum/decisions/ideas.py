"""In which order offers are suggested: of those that the rules list, the ones that others would agree to first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import colosseum
from rules.colosseum.moves import Accept, Offer
from rules.colosseum.state import State
from rules.core import Seat

if TYPE_CHECKING:
    from circus_tui.bots.evaluation import Evaluation


def likeliest(view: State, seat: Seat, listed: tuple[Offer, ...], game: Evaluation) -> tuple[Offer, ...]:
    """Bring offers of a seat into an order, by what lies open alone, as `game` sees it.

    First come those that their partner would accept, of these the best for the seat; then, for the coins that would be
    asked, those that would be accepted for other coins; then all that nothing can be made of.
    """
    answers = [(offer, _welcome(view, seat, offer, game)) for offer in listed]
    accepted = sorted(
        (offer for offer, welcome in answers if welcome == offer), key=lambda offer: -game.rating(view, seat, offer)
    )
    changed = [welcome for offer, welcome in answers if welcome not in (None, offer)]
    vain = [offer for offer, welcome in answers if welcome is None]
    return tuple(dict.fromkeys(offer for offer in (*accepted, *changed, *vain) if offer is not None))


def _welcome(view: State, seat: Seat, offer: Offer, game: Evaluation) -> Offer | None:
    """What the partner would agree to: the offer, or the same for other coins; None if it says nothing of that."""
    asked = colosseum.step(view, seat, offer)
    reply = game.answer(asked, offer.partner)
    wish = game.wish(asked, offer.partner, reply)
    return offer if isinstance(reply, Accept) else wish if isinstance(wish, Offer) else None
