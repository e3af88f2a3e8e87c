"""The decks and their discards, and drawing investment cards."""

from __future__ import annotations

from typing import TypeVar

from rules.core import Seat, implements
from rules.drum_roll.cards import Card
from rules.drum_roll.clauses import Clause
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.state import Pile, State
from rules.drum_roll.steps import ChoosingCard, Drawing, Shuffling
from rules.evolve import evolve

CardT = TypeVar("CardT", bound=Card)


@implements(Clause.PILES)
def draw_cards(state: State, step: Drawing) -> State:
    """Give a seat the next card, or the next pick of two; a shuffle comes between where the deck has run out."""
    if not step.cards and not step.picks:
        return state
    cards = state.investments
    if not cards.deck and cards.discards:
        return state.then(Shuffling("investments"), step)
    if step.cards:
        if not cards.deck:
            return state
        return _taken(state, step.seat, cards.deck[:1]).then(evolve(step, cards=step.cards - 1))
    return _look(state, step)


@implements(Clause.PICKING)
def _look(state: State, step: Drawing) -> State:
    """Take one of two cards in hand to look at; with the second the choice is due."""
    cards = state.investments
    if not cards.deck:
        return evolve(state, investments=Pile(step.looked, ())).then(Drawing(step.seat, len(step.looked), 0))
    looked = (*step.looked, cards.deck[0])
    rest = evolve(state, investments=Pile(cards.deck[1:], cards.discards))
    if len(looked) == 1:
        return rest.then(evolve(step, looked=looked))
    return rest.then(ChoosingCard(step.seat, (looked[0], looked[1])), Drawing(step.seat, 0, step.picks - 1))


def _taken(state: State, seat: Seat, drawn: tuple[Investment, ...]) -> State:
    """Move cards from the top of the deck into a hand."""
    player = state.players[seat]
    rest = Pile(state.investments.deck[len(drawn) :], state.investments.discards)
    seated = state.with_player(seat, evolve(player, hand=player.hand + drawn))
    return evolve(seated, investments=rest)


def discarded(pile: Pile[CardT], *cards: CardT) -> Pile[CardT]:
    """The pile with more discards."""
    return Pile(pile.deck, pile.discards + cards)
