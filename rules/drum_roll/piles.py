"""The decks and their discards: shuffling, and drawing investment cards."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from rules.chance import shuffled
from rules.core import Randomness, Refusal, Seat
from rules.drum_roll.cards import Card, Investment, Member, Performer, Region
from rules.drum_roll.clauses import Clause
from rules.drum_roll.moves import ChooseCard, PileName, Shuffle
from rules.drum_roll.state import Pile, State
from rules.drum_roll.steps import ChoosingCard, Drawing, Shuffling
from rules.evolve import evolve

CardT = TypeVar("CardT", bound=Card)


def pile(state: State, name: PileName) -> Pile[Performer] | Pile[Member] | Pile[Investment] | Pile[Region]:
    """The pile of that name."""
    match name:
        case "performers":
            return state.performers
        case "personnel":
            return state.personnel
        case "investments":
            return state.investments
        case "regions":
            return state.regions


def draw_shuffle(state: State, step: Shuffling, rng: Randomness) -> Shuffle:
    """Shuffle the discards."""
    return Shuffle(step.pile, shuffled([card.id for card in pile(state, step.pile).discards], rng))


def why_not_shuffle(state: State, step: Shuffling, move: Shuffle) -> Refusal | None:
    """The pile that is due is shuffled, with every card of its discards once."""
    if move.pile != step.pile:
        return Refusal(Clause.PILES, f"The pile to be shuffled is that of the {step.pile}, not of the {move.pile}.")
    cards = [card.id for card in pile(state, step.pile).discards]
    if Counter(cards) != Counter(move.order):
        return Refusal(
            Clause.PILES, f"A shuffle of the {step.pile} has each of the {len(cards)} cards of the pile exactly once."
        )
    return None


def shuffle(state: State, move: Shuffle) -> State:
    """The discards become the deck."""
    match move.pile:
        case "performers":
            return evolve(state, performers=_shuffled(state.performers, move.order))
        case "personnel":
            return evolve(state, personnel=_shuffled(state.personnel, move.order))
        case "investments":
            return evolve(state, investments=_shuffled(state.investments, move.order))
        case "regions":
            return evolve(state, regions=_shuffled(state.regions, move.order))


def _shuffled(pile: Pile[CardT], order: tuple[str, ...]) -> Pile[CardT]:
    cards = {card.id: card for card in pile.discards}
    return Pile((*pile.deck, *(cards[code] for code in order)), ())


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


def card_choices(step: ChoosingCard) -> tuple[ChooseCard, ...]:
    """Keep the one or the other."""
    return tuple(ChooseCard(card.id) for card in step.cards)


def why_not_choose_card(step: ChoosingCard, move: ChooseCard) -> Refusal | None:
    """It is one of the two looked at."""
    if any(card.id == move.card for card in step.cards):
        return None
    one, two = step.cards
    return Refusal(Clause.PICKING, f"That card is not one of the two you look at: {one.name} and {two.name}.")


def choose_card(state: State, step: ChoosingCard, move: ChooseCard) -> State:
    """Keep one card; the other goes under the deck."""
    kept, other = step.cards if step.cards[0].id == move.card else step.cards[::-1]
    player = state.players[step.seat]
    seated = state.with_player(step.seat, evolve(player, hand=(*player.hand, kept)))
    return evolve(seated, investments=Pile((*state.investments.deck, other), state.investments.discards))


def discarded(pile: Pile[CardT], *cards: CardT) -> Pile[CardT]:
    """The pile with more discards."""
    return Pile(pile.deck, pile.discards + cards)
