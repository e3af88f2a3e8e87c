"""A pile is shuffled: at the start all its cards, later its discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from rules.chance import shuffled
from rules.core import Randomness, Refusal, Seat, implements
from rules.drum_roll.cards import Card, Member, Performer, Region
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import ChanceRules
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.moves import PileName, Shuffle
from rules.drum_roll.state import Pile, State
from rules.drum_roll.steps import Shuffling
from rules.drum_roll.wording import PILE_NAMES
from rules.evolve import evolve
from rules.wording import counted

CardT = TypeVar("CardT", bound=Card)


class ShufflingRules(ChanceRules[Shuffling, Shuffle]):
    """The discards become the deck."""

    step = Shuffling
    kinds = (Shuffle,)
    clause = Clause.PILES

    def _drawn(self, state: State, step: Shuffling, rng: Randomness) -> Shuffle:
        return Shuffle(step.pile, shuffled([card.id for card in _pile(state, step.pile).discards], rng))

    def _why_not(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> Refusal | None:
        """The pile that is due is shuffled, with every card of its discards once."""
        if move.pile != step.pile:
            return Refusal(Clause.PILES, f"The pile to be shuffled is that of the {step.pile}, not of the {move.pile}.")
        cards = [card.id for card in _pile(state, step.pile).discards]
        if Counter(cards) == Counter(move.order):
            return None
        return Refusal(
            Clause.PILES, f"A shuffle of the {step.pile} has each of the {len(cards)} cards of the pile exactly once."
        )

    @implements(Clause.PILES)
    def _made(self, state: State, step: Shuffling, seat: Seat, move: Shuffle) -> State:
        match move.pile:
            case "performers":
                return evolve(state, performers=_shuffled(state.performers, move.order))
            case "personnel":
                return evolve(state, personnel=_shuffled(state.personnel, move.order))
            case "investments":
                return evolve(state, investments=_shuffled(state.investments, move.order))
            case "regions":
                return evolve(state, regions=_shuffled(state.regions, move.order))

    def _told(self, before: State, step: Shuffling, seat: Seat, move: Shuffle, after: State) -> Iterator[str]:
        yield f"The {PILE_NAMES[move.pile]} were shuffled: {counted(len(move.order), 'card')}."

    def _described(self, state: State, seat: Seat, move: Shuffle) -> str:
        return f"shuffle the {PILE_NAMES[move.pile]}"

    def _prompt(self, state: State, step: Shuffling, seat: Seat | None) -> str:
        return f"The {PILE_NAMES[step.pile]} must be shuffled."


def _pile(state: State, name: PileName) -> Pile[Performer] | Pile[Member] | Pile[Investment] | Pile[Region]:
    match name:
        case "performers":
            return state.performers
        case "personnel":
            return state.personnel
        case "investments":
            return state.investments
        case "regions":
            return state.regions


def _shuffled(pile: Pile[CardT], order: tuple[str, ...]) -> Pile[CardT]:
    cards = {card.id: card for card in pile.discards}
    return Pile((*pile.deck, *(cards[code] for code in order)), ())
