"""What each seat knows of a match of SCOUT, and a whole match it might be."""

from __future__ import annotations

from typing import Final

from rules.chance import below
from rules.core import CHANCE, HIDDEN, Hidden, Randomness, Seat
from rules.evolve import evolve
from rules.scout.engine import legal_moves, to_act
from rules.scout.state import Acting, Dealing, MustShow, Orienting, Over, Player, State, Step
from rules.scout.unseen import covered, dealt, some_show

_MOST_DEALS: Final = 100
"""Deals that are tried for one that lets the seat to act do something, which nearly every one does."""


def view(state: State, seat: Seat | None) -> State:
    """Hide the other hands, every card collected or set aside, and the others' secret choices."""
    players = tuple(_seen(player, own=owner == seat) for owner, player in enumerate(state.players))
    unshown = tuple(cards if owner == seat else covered(cards) for owner, cards in enumerate(state.unshown))
    step = _seen_step(state.step, seat)
    return evolve(state, players=players, aside=covered(state.aside), step=step, unshown=unshown)


def _seen(player: Player, *, own: bool) -> Player:
    return Player(player.hand if own else covered(player.hand), covered(player.collected), player.chips, player.token)


def _seen_step(step: Step, seat: Seat | None) -> Step:
    match step:
        case Orienting(chosen):
            return Orienting(tuple(_seen_choice(choice, own=owner == seat) for owner, choice in enumerate(chosen)))
        case Dealing() | Acting() | MustShow() | Over():
            return step


def _seen_choice(choice: bool | Hidden | None, *, own: bool) -> bool | Hidden | None:
    return choice if own or choice is None else HIDDEN


def resample(view: State, seat: Seat | None, rng: Randomness) -> State:
    """Deal the cards that cannot be seen to the places where they may lie, either way up, and guess the choices.

    It goes by what a player who forgets nothing knows: which cards have lain open, and who has scouted them. Whoever is
    to act has a move, so it is dealt until that is so; if it seldom comes about, the show is dealt first.
    """
    whole = evolve(view, step=_guessed(view.step, rng))
    for _ in range(_MOST_DEALS):
        imagined = dealt(whole, rng)
        if all(legal_moves(imagined, acting) for acting in to_act(imagined) - {CHANCE}):
            return imagined
    (acting,) = to_act(whole)
    return dealt(whole, rng, acting, some_show(whole, acting, rng))


def _guessed(step: Step, rng: Randomness) -> Step:
    match step:
        case Orienting(chosen):
            return Orienting(tuple(bool(below(2, rng)) if choice is HIDDEN else choice for choice in chosen))
        case Dealing() | Acting() | MustShow() | Over():
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
