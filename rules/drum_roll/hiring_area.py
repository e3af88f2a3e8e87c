"""The hiring area: filling the rows, finding a card in them, and the discounts of those left over."""

from __future__ import annotations

from rules.core import implements
from rules.drum_roll.cards import Member, Performer, Type
from rules.drum_roll.clauses import Clause
from rules.drum_roll.figures import for_seats
from rules.drum_roll.piles import discarded
from rules.drum_roll.state import Area, HiredT, Offer, Pile, State, Supply
from rules.drum_roll.steps import Refilling, Shuffling
from rules.evolve import evolve


@implements(Clause.AREA, Clause.PILES)
def refill(state: State) -> State:
    """Fill personnel, then performers; a shuffle comes between where a deck has run out."""
    while _wants_member(state):
        if not state.personnel.deck:
            return state.then(Shuffling("personnel"), Refilling())
        state = _deal_member(state)
    while _wants_performer(state):
        if not state.performers.deck:
            return state.then(Shuffling("performers"), Refilling())
        state = _deal_performer(state)
    return state


def _wants_member(state: State) -> bool:
    wanted = for_seats(state.figures.shown_personnel, state.seats)
    return len(state.area.personnel) < wanted and not state.personnel.is_empty


def _wants_performer(state: State) -> bool:
    wanted = for_seats(state.figures.shown_performers, state.seats)
    return len(state.area.performers) < wanted and not state.performers.is_empty and _some_type_fits(state)


def _deal_member(state: State) -> State:
    card, *rest = state.personnel.deck
    area = evolve(state.area, personnel=(*state.area.personnel, Offer(card)))
    return evolve(state, area=area, personnel=Pile(tuple(rest), state.personnel.discards))


def _deal_performer(state: State) -> State:
    """Turn a performer: on display, or to the discards if its type has all the places it may have."""
    card, *rest = state.performers.deck
    if card.type in full_types(state):
        return evolve(state, performers=Pile(tuple(rest), (*state.performers.discards, card)))
    area = evolve(state.area, performers=(*state.area.performers, Offer(card)))
    return evolve(state, area=area, performers=Pile(tuple(rest), state.performers.discards))


@implements(Clause.AREA, Clause.TWO_TYPES)
def full_types(state: State) -> frozenset[Type]:
    """The types of which no further performer may lie on display."""
    most = for_seats(state.figures.max_same_type, state.seats)
    shown = [offer.card.type for offer in state.area.performers]
    return frozenset([kind for kind in shown if shown.count(kind) >= most])


def _some_type_fits(state: State) -> bool:
    full = full_types(state)
    return any(card.type not in full for card in (*state.performers.deck, *state.performers.discards))


def find_performer(state: State, code: str) -> Offer[Performer] | None:
    """The performer on display with this id."""
    return next((offer for offer in state.area.performers if offer.card.id == code), None)


def find_member(state: State, code: str) -> Offer[Member] | None:
    """The personnel member on display with this id."""
    return next((offer for offer in state.area.personnel if offer.card.id == code), None)


def with_discounts(supply: Supply, tokens: int) -> Supply:
    """The stock with so many discount tokens more."""
    return evolve(supply, discounts=supply.discounts + tokens) if tokens else supply


@implements(Clause.DISCOUNTS)
def discount(state: State) -> State:
    """Each card left over gets a token while there are any; one that was free already is discarded."""
    performers, gone_performers, tokens = _discounted(state.area.performers, state.supply.discounts)
    personnel, gone_personnel, tokens = _discounted(state.area.personnel, tokens)
    return evolve(
        state,
        area=Area(performers, personnel),
        supply=evolve(state.supply, discounts=tokens),
        performers=discarded(state.performers, *gone_performers),
        personnel=discarded(state.personnel, *gone_personnel),
    )


def _discounted(
    row: tuple[Offer[HiredT], ...], tokens: int
) -> tuple[tuple[Offer[HiredT], ...], tuple[HiredT, ...], int]:
    """What stays of a row, what is discarded, and the tokens then in stock; left to right."""
    stay: list[Offer[HiredT]] = []
    gone: list[HiredT] = []
    for offer in row:
        if offer.is_free:
            gone.append(offer.card)
            tokens += offer.tokens
        elif tokens:
            stay.append(Offer(offer.card, offer.tokens + 1))
            tokens -= 1
        else:
            stay.append(offer)
    return tuple(stay), tuple(gone), tokens


def clear(state: State) -> State:
    """Between shows all cards on display are discarded and their tokens go back."""
    area = state.area
    tokens = sum(act.tokens for act in area.performers) + sum(member.tokens for member in area.personnel)
    return evolve(
        state,
        area=Area(),
        supply=with_discounts(state.supply, tokens),
        performers=discarded(state.performers, *(act.card for act in area.performers)),
        personnel=discarded(state.personnel, *(member.card for member in area.personnel)),
    )
