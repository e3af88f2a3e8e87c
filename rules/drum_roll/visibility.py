"""What each seat knows of a game of Drum Roll, and a whole game it might be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, assert_never

from rules.chance import below, shuffled
from rules.core import HIDDEN, Hidden, Randomness, Seat
from rules.drum_roll.cards import UNSEEN_MEMBER, UNSEEN_PERFORMER, UNSEEN_REGION, Card, Member, Performer
from rules.drum_roll.decisions import CARD_STEPS
from rules.drum_roll.investment_cards import UNSEEN_INVESTMENT, Investment
from rules.drum_roll.state import Pile, Player, State
from rules.drum_roll.steps import (
    ChoosingCard,
    Decision,
    DoubleVoting,
    Drawing,
    Keeping,
    Over,
    Overflowing,
    SecretDecision,
    Step,
    Voting,
)
from rules.evolve import evolve

CardT = TypeVar("CardT", bound=Card)
ChoiceT = TypeVar("ChoiceT")

_PAIR = (UNSEEN_PERFORMER, UNSEEN_PERFORMER)


def view(state: State, seat: Seat | None) -> State:
    """Hide every deck, the other hands, the performers dealt to others and their secret choices."""
    return evolve(
        state,
        players=tuple(_seen(state, owner, seat) for owner in range(state.seats)),
        step=_seen_decision(state.step, seat),
        agenda=tuple(_seen_step(step, seat) for step in state.agenda),
        performers=_face_down(state.performers, UNSEEN_PERFORMER),
        personnel=_face_down(state.personnel, UNSEEN_MEMBER),
        investments=_face_down(state.investments, UNSEEN_INVESTMENT),
        regions=_face_down(state.regions, UNSEEN_REGION),
    )


def _face_down(pile: Pile[CardT], unseen: CardT) -> Pile[CardT]:
    """The deck hidden; discards lie face up."""
    return Pile((unseen,) * len(pile.deck), pile.discards)


def _seen(state: State, owner: Seat, seat: Seat | None) -> Player:
    """A hand is its owner's alone until it is laid open to be scored."""
    player = state.players[owner]
    if owner == seat or isinstance(state.step, Over):
        return player
    return evolve(player, hand=(UNSEEN_INVESTMENT,) * len(player.hand))


def _seen_decision(step: Decision, seat: Seat | None) -> Decision:
    if not isinstance(step, SecretDecision):
        return step
    match step:
        case Keeping(dealt, kept):
            pairs = tuple(pair if owner == seat else _PAIR for owner, pair in enumerate(dealt))
            return Keeping(pairs, _seen_choices(kept, seat))
        case Voting(delay):
            return Voting(_seen_choices(delay, seat))
        case ChoosingCard(owner):
            return step if owner == seat else ChoosingCard(owner, (UNSEEN_INVESTMENT, UNSEEN_INVESTMENT))
        case Overflowing():
            return step
        case _:
            assert_never(step)


def _seen_choices(
    choices: tuple[ChoiceT | Hidden | None, ...], seat: Seat | None
) -> tuple[ChoiceT | Hidden | None, ...]:
    return tuple(choice if owner == seat or choice is None else HIDDEN for owner, choice in enumerate(choices))


def _seen_step(step: Step, seat: Seat | None) -> Step:
    if isinstance(step, Drawing) and step.looked and step.seat != seat:
        return evolve(step, looked=(UNSEEN_INVESTMENT,) * len(step.looked))
    return step


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Deal the cards that cannot be seen to the places where they may lie, and guess the secret choices."""
    cards = view.cards
    performers = _unseen(cards.performers, _performers_seen(view), rng)
    personnel = _unseen(cards.personnel, _personnel_seen(view), rng)
    investments = _unseen(cards.investments, _investments_seen(view), rng)
    regions = _unseen(cards.regions, (*view.destinations, *view.regions.discards), rng)
    return evolve(
        view,
        players=tuple(evolve(player, hand=_filled(player.hand, investments)) for player in view.players),
        step=_guessed(view.step, performers, investments, rng),
        agenda=tuple(_guessed_step(step, investments) for step in view.agenda),
        performers=_turned_up(view.performers, performers),
        personnel=_turned_up(view.personnel, personnel),
        investments=_turned_up(view.investments, investments),
        regions=_turned_up(view.regions, regions),
    )


def _unseen(cards: Sequence[CardT], seen: Sequence[CardT], rng: Randomness) -> Iterator[CardT]:
    known = {card.id for card in seen}
    return iter(shuffled((card for card in cards if card.id not in known), rng))


def _performers_seen(view: State) -> tuple[Performer, ...]:
    dealt = view.step.dealt if isinstance(view.step, Keeping) else ()
    return (
        *view.performers.discards,
        *(offer.card for offer in view.area.performers),
        *(act.performer for player in view.players for act in player.acts),
        *(performer for pair in dealt for performer in pair),
    )


def _personnel_seen(view: State) -> tuple[Member, ...]:
    return (
        *view.personnel.discards,
        *(offer.card for offer in view.area.personnel),
        *(member for player in view.players for member in player.personnel),
    )


def _investments_seen(view: State) -> tuple[Investment, ...]:
    looked = (card for step in view.agenda if isinstance(step, Drawing) for card in step.looked)
    choosing = view.step.cards if isinstance(view.step, ChoosingCard) else ()
    return (
        *view.investments.discards,
        *(card for player in view.players for card in player.hand),
        *looked,
        *choosing,
    )


def _filled(cards: tuple[CardT, ...], source: Iterator[CardT]) -> tuple[CardT, ...]:
    return tuple(card if card.is_seen else next(source) for card in cards)


def _turned_up(pile: Pile[CardT], source: Iterator[CardT]) -> Pile[CardT]:
    return Pile(_filled(pile.deck, source), pile.discards)


def _guessed(
    step: Decision, performers: Iterator[Performer], investments: Iterator[Investment], rng: Randomness
) -> Decision:
    if not isinstance(step, SecretDecision):
        return step
    match step:
        case Keeping(dealt, kept):
            pairs = tuple(
                (one if one.is_seen else next(performers), two if two.is_seen else next(performers))
                for one, two in dealt
            )
            choices = (
                pair[below(2, rng)].id if choice is HIDDEN else choice for pair, choice in zip(pairs, kept, strict=True)
            )
            return Keeping(pairs, tuple(choices))
        case Voting(delay):
            return Voting(tuple(bool(below(2, rng)) if choice is HIDDEN else choice for choice in delay))
        case ChoosingCard(seat, (one, _)):
            return step if one.is_seen else ChoosingCard(seat, (next(investments), next(investments)))
        case Overflowing():
            return step
        case _:
            assert_never(step)


def _guessed_step(step: Step, investments: Iterator[Investment]) -> Step:
    return evolve(step, looked=_filled(step.looked, investments)) if isinstance(step, Drawing) else step


def private(state: State, seat: Seat) -> bool:
    """Whether the seat now chooses among cards only it may see, or in secret.

    Elsewhere a hand may matter too, but the table's view is enough to decide on and the own cards are a glance away.
    """
    step = state.step
    if not isinstance(step, SecretDecision):
        return False
    match step:
        case Keeping(kept=choices) | Voting(choices):
            return choices[seat] is None
        case Overflowing(acting) | ChoosingCard(acting):
            return acting == seat
        case _:
            assert_never(step)


def answers_itself(state: State, seat: Seat) -> bool:
    """Whoever may play investment cards, and holds any, is asked: a card might be another answer."""
    if isinstance(state.step, (*CARD_STEPS, DoubleVoting)) and state.players[seat].hand:
        return False
    return not private(state, seat)
