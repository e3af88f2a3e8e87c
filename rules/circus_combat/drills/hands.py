"""Dice for questions on Circus Combat: hands that a trick could bear, and whose they are."""

from __future__ import annotations

from typing import Final

from rules.chance import below
from rules.circus_combat.figures import Faces
from rules.circus_combat.hands import wanted
from rules.circus_combat.pieces import DECK, Card
from rules.circus_combat.state import Options
from rules.circus_combat.tricks import Trick
from rules.circus_combat.wording import trick_name
from rules.core import Randomness

PEOPLE: Final = ("you", "Ben")
_PRINTED: Final = Options()


def named(card: Card) -> str:
    """The name of its trick, with the swap mark if it is printed there."""
    return trick_name(card, _PRINTED)


def some(faces: Faces) -> str:
    """`5 5 2`, or `no dice`."""
    return " ".join(map(str, faces)) or "no dice"


def any_card(rng: Randomness) -> Card:
    """Draw one of the cards by chance."""
    return DECK[below(len(DECK), rng)]


def hand(card: Card, size: int, rng: Randomness) -> Faces:
    """So many dice that the trick could bear, ascending."""
    faces: Faces = ()
    while len(faces) < size:
        fits = wanted(card.pattern, faces)
        faces = tuple(sorted((*faces, fits[below(len(fits), rng)])))
    return faces


def complete(card: Card, rng: Randomness) -> Trick:
    """The trick with its whole hand, which has dice of both players and often red ones."""
    owners: tuple[list[int], list[int], list[int]] = ([], [], [])
    for face in hand(card, card.pattern.size, rng):
        owners[below(3, rng) if below(2, rng) else below(2, rng)].append(face)
    return Trick(card, (tuple(owners[0]), tuple(owners[1])), tuple(owners[2]))


def lies(trick: Trick) -> str:
    """Whose dice lie on a trick."""
    mine, his, red = (" ".join(map(str, faces)) or "none" for faces in (*trick.own, trick.red))
    return f"{named(trick.card)}, with these dice: yours {mine}, Ben's {his}, red {red}"
