"""What each seat knows of a match of SCOUT, and a whole match it might be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from rules.chance import below, shuffled
from rules.core import HIDDEN, NATURE, Hidden, Randomness, Seat
from rules.scout.engine import legal_moves, to_act
from rules.scout.pieces import UNSEEN, Card, deck
from rules.scout.state import Acting, Dealing, MustShow, Orienting, Over, Player, State, Step

_MOST_DEALS: Final = 2000
"""Deals that are tried for one that lets the seat to act do something; nearly every one does."""


def view(state: State, seat: Seat | None) -> State:
    """Hide the other hands, every card collected or set aside, and the others' secret choices."""
    players = tuple(_seen(player, own=owner == seat) for owner, player in enumerate(state.players))
    return attrs.evolve(state, players=players, aside=_covered(state.aside), step=_seen_step(state.step, seat))


def _covered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (UNSEEN,) * len(cards)


def _seen(player: Player, *, own: bool) -> Player:
    hand = player.hand if own else _covered(player.hand)
    return Player(hand, _covered(player.collected), player.chips, player.token)


def _seen_step(step: Step, seat: Seat | None) -> Step:
    match step:
        case Orienting(chosen):
            return Orienting(tuple(_seen_choice(choice, own=owner == seat) for owner, choice in enumerate(chosen)))
        case _:
            return step


def _seen_choice(choice: bool | Hidden | None, *, own: bool) -> bool | Hidden | None:
    return choice if own or choice is None else HIDDEN


def imagine(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Deal the cards that cannot be seen to the places where they may lie, either way up, and guess the choices.

    Whoever is to act in a match has a move, so it is dealt until that is so.
    """
    imagined = _dealt(view, rng)
    for _ in range(_MOST_DEALS):
        if all(legal_moves(imagined, acting) for acting in to_act(imagined) - {NATURE}):
            break
        imagined = _dealt(view, rng)
    return imagined


def _dealt(view: State, rng: Randomness) -> State:
    seen = {card.face for card in _cards(view) if card is not UNSEEN}
    unseen = shuffled((card for card in deck(view.seats) if card.face not in seen), rng)
    source = iter(card.turned if below(2, rng) else card for card in unseen)
    players = tuple(
        attrs.evolve(player, hand=_filled(player.hand, source), collected=_filled(player.collected, source))
        for player in view.players
    )
    aside = _filled(view.aside, source)
    return attrs.evolve(view, players=players, aside=aside, step=_guessed(view.step, rng))


def _cards(state: State) -> Iterator[Card]:
    for player in state.players:
        yield from player.hand
        yield from player.collected
    yield from state.active
    yield from state.aside


def _filled(cards: tuple[Card, ...], source: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(source) if card is UNSEEN else card for card in cards)


def _guessed(step: Step, rng: Randomness) -> Step:
    match step:
        case Orienting(chosen):
            return Orienting(tuple(below(2, rng) == 1 if choice is HIDDEN else choice for choice in chosen))
        case _:
            return step


def private(state: State, seat: Seat) -> bool:
    """Every decision of a player is made on the hand, which only that player may see."""
    match state.step:
        case Orienting(chosen):
            return chosen[seat] is None
        case Acting(acting) | MustShow(acting):
            return acting == seat
        case Dealing() | Over():
            return False


def answers_itself(state: State, seat: Seat) -> bool:
    """A forced answer would tell of the hand, which every decision is made on."""
    return not private(state, seat)
