"""A game of Circus Combat as a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, assert_never

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import BOX, SWAP_MARKS, TRICK_IDS, Faces, TrickId
from rules.circus_combat.pieces import Card
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


@attrs.frozen
class Dice:
    """The dice of a roll: own first, then red. A die's number is its place in `faces`."""

    own: Faces
    red: Faces

    @property
    def faces(self) -> Faces:
        """All of them by number."""
        return self.own + self.red

    def __len__(self) -> int:
        return len(self.own) + len(self.red)

    def is_red(self, die: int) -> bool:
        """Whether the die of that number is a fatigue die."""
        return die >= len(self.own)

    def part(self, numbers: Sequence[int]) -> Dice:
        """Only the dice of these numbers."""
        return Dice(
            tuple(self.own[die] for die in numbers if not self.is_red(die)),
            tuple(self.red[die - len(self.own)] for die in numbers if self.is_red(die)),
        )

    def turned(self, numbers: Sequence[int], faces: Faces) -> Dice:
        """The dice after those of these numbers have come to these faces."""
        new = list(self.faces)
        for die, face in zip(numbers, faces, strict=True):
            new[die] = face
        return Dice(tuple(new[: len(self.own)]), tuple(new[len(self.own) :]))


@attrs.frozen
class Shuffling:
    """The cards have to be shuffled."""


@attrs.frozen
class Starting:
    """Each player rolls a die for the start."""


@attrs.frozen
class Rolling:
    """The seat's turn begins with a roll."""

    seat: Seat


@attrs.frozen
class Rerolling:
    """The seat chooses which dice to roll again."""

    seat: Seat
    dice: Dice


@attrs.frozen
class Rethrowing:
    """The dice of the chosen numbers are being rolled again."""

    seat: Seat
    dice: Dice
    chosen: tuple[int, ...]


@attrs.frozen
class Placing:
    """The seat places its dice; those of the numbers in `waiting` are still to be placed, and one of them fits."""

    seat: Seat
    dice: Dice
    waiting: tuple[int, ...]


@attrs.frozen
class Resolving:
    """The seat, whose turn it is, picks a complete trick to settle."""

    seat: Seat


@attrs.frozen
class Swapping:
    """The taker of a trick with the swap mark may swap; `seat` is whose turn it is, perhaps the other player's."""

    seat: Seat
    taker: Seat


@attrs.frozen
class Wearied:
    """A trick was all red: the seat throws these fatigue dice again or returns them."""

    seat: Seat
    red: Faces


@attrs.frozen
class Throwing:
    """The seat's fatigue dice are being thrown again; `red` is what they were."""

    seat: Seat
    red: Faces


Ending: TypeAlias = Literal["last turn", "empty stage", "no dice"]


@attrs.frozen
class Over:
    """The game has ended, in one of three ways."""

    how: Ending


Step: TypeAlias = (
    Shuffling | Starting | Rolling | Rerolling | Rethrowing | Placing | Resolving | Swapping | Wearied | Throwing | Over
)


Stage: TypeAlias = tuple[Trick | None, ...]
"""The places from the left, each with a trick or nothing."""


@attrs.frozen(slots=False)
class State:
    """The table.

    `deck` is face down, the next card first; `aside` are the cards that do not take part, `gone` those that have left
    the game; `supply` counts the fatigue dice nobody has; `last` is the player whose next whole turn ends the game,
    once a queue is long enough.
    """

    options: Options
    players: tuple[Player, Player] = (Player(), Player())
    step: Step = Shuffling()
    stage: Stage = ()
    deck: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    supply: int = BOX.fatigue_dice
    last: Seat | None = None


def dice_in_hand(step: Step) -> Dice:
    """The dice that are neither in a supply nor on a trick nor before a player: those of the roll that still wait."""
    match step:
        case Rerolling(dice=dice) | Rethrowing(dice=dice):
            return dice
        case Placing(dice=dice, waiting=waiting):
            return dice.part(waiting)
        case Wearied(red=red) | Throwing(red=red):
            return Dice((), red)
        case Shuffling() | Starting() | Rolling() | Resolving() | Swapping() | Over():
            return Dice((), ())
        case _:
            assert_never(step)


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
