"""Tables for the lessons of Circus Combat: a game in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.circus_combat.figures import Faces
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import State, position
from rules.circus_combat.steps import Dice, Placing, Step
from rules.circus_combat.tricks import Trick


def faces(text: str) -> Faces:
    """Read the faces of dice, as `6 6 2`."""
    return tuple(map(int, text.split()))


def trick(code: str, mine: str = "", theirs: str = "", *, red: str = "") -> Trick:
    """A card with the learner's dice, the other's, and the red ones."""
    return Trick(Card.parse(code), (faces(mine), faces(theirs)), faces(red))


def placing(own: str, red: str = "") -> Step:
    """The learner places these dice."""
    dice = Dice(faces(own), faces(red))
    return Placing(0, dice, tuple(range(len(dice))))


def table(*stage: Trick | None, step: Step, queue: Sequence[Trick] = (), theirs: Sequence[Trick] = ()) -> State:
    """A game in the middle; three cards are left in the deck, or none where a place of the stage is empty."""
    deck = tuple(map(Card.parse, ("gold four_of_a_kind", "teal three_pairs", "violet five_of_a_kind")))
    return position(stage, step=step, queues=(queue, theirs), deck=() if None in stage else deck)


NAMES: Final = ("Ana", "Ben")
