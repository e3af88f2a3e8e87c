"""A game of Circus Combat as a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, SWAP_MARKS, TRICK_IDS, Faces, TrickId
from rules.circus_combat.pieces import Card
from rules.circus_combat.steps import Placing, Rerolling, Rethrowing, Rolling, Shuffling, Step, dice_in_hand
from rules.circus_combat.tricks import Trick
from rules.core import Seat, implements, option


@attrs.frozen
class Options:
    """What a table may choose: how many cards the deck has, and which tricks bear the swap mark."""

    deck: Literal[30, 28] = option(
        30,
        "Trick cards in the deck",
        [(30, "30, each in every colour"), (28, "28, two set aside unseen")],
    )
    swap_tricks: tuple[TrickId, ...] = option(
        SWAP_MARKS,
        "Tricks with the swap mark",
        [
            (SWAP_MARKS, "Two Pairs"),
            (("two_pairs", "two_pairs_swap", "three_pairs"), "every trick of pairs"),
            (TRICK_IDS, "every trick"),
            ((), "none"),
        ],
    )


@attrs.frozen
class Player:
    """What one player has: own dice in supply, the queue from left to right, the fatigue dice that lie before them."""

    supply: int = BOX.own_dice
    queue: tuple[Trick, ...] = ()
    fatigue: Faces = ()


Stage: TypeAlias = tuple[Trick | None, ...]
"""The places from the left, each with a trick or nothing."""


_TO_SHUFFLE: Final = Shuffling()


@attrs.frozen(slots=False)
class State:
    """The table.

    `deck` is face down, the next card first; `aside` are the cards that do not take part, `gone` those that have left
    the game; `supply` counts the fatigue dice nobody has; `last` is the player whose next whole turn ends the game,
    once a queue is long enough.
    """

    options: Options
    players: tuple[Player, Player] = (Player(), Player())
    step: Step = _TO_SHUFFLE
    stage: Stage = ()
    deck: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    supply: int = BOX.fatigue_dice
    last: Seat | None = None


def other(seat: Seat) -> Seat:
    """The seat of the opponent."""
    return 1 - seat


@implements(Clause.SWAP)
def bears_swap_mark(options: Options, card: Card) -> bool:
    """Whether taking this card allows a swap at this table."""
    return card.pattern.id in options.swap_tricks


@implements(Clause.HAND)
def complete_places(state: State) -> tuple[int, ...]:
    """The places of the stage whose tricks are complete, from the left."""
    return tuple(place for place, trick in enumerate(state.stage) if trick is not None and trick.complete)


@implements(Clause.FITS)
def fitting_places(stage: Sequence[Trick | None], face: int) -> tuple[int, ...]:
    """The places of the stage whose tricks take a die of this value, from the left."""
    return tuple([place for place, trick in enumerate(stage) if trick is not None and face in trick.wants])


def position(
    stage: Sequence[Trick | None],
    *,
    queues: tuple[Sequence[Trick], Sequence[Trick]] = ((), ()),
    fatigue: tuple[Faces, Faces] = ((), ()),
    turn: Seat = 0,
    step: Step | None = None,
    deck: Sequence[Card] = (),
    own_supplies: tuple[int, int] | None = None,
    red_supply: int | None = None,
    last: Seat | None = None,
    options: Options | None = None,
) -> State:
    """Set up a game in the middle, for lessons and tests: these tricks, these queues, that seat about to roll.

    A supply that is not given is what the dice on the tricks, in the roll and before the players leave of the 36.
    """
    step = step or Rolling(turn)
    hand = dice_in_hand(step)
    tricks = [trick for trick in (*stage, *queues[0], *queues[1]) if trick is not None]
    owns = own_supplies or tuple(
        BOX.own_dice
        - sum(len(trick.own[seat]) for trick in tricks)
        - (len(hand.own) if isinstance(step, Rerolling | Rethrowing | Placing) and step.seat == seat else 0)
        for seat in (0, 1)
    )
    reds = BOX.fatigue_dice - sum(len(trick.red) for trick in tricks) - sum(map(len, fatigue)) - len(hand.red)
    return State(
        options or Options(),
        (Player(owns[0], tuple(queues[0]), fatigue[0]), Player(owns[1], tuple(queues[1]), fatigue[1])),
        step,
        tuple(stage),
        tuple(deck),
        supply=reds if red_supply is None else red_supply,
        last=last,
    )
