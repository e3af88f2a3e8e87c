"""How the cards and dice of Circus Combat are spoken of."""

from __future__ import annotations

from rules.circus_combat.figures import Faces
from rules.circus_combat.pieces import Card
from rules.circus_combat.steps import Dice
from rules.circus_combat.tricks import Trick


def card_name(card: Card) -> str:
    """`gold One Pair`."""
    return f"{card.colour} {card.pattern.title}".lstrip()


def pips(faces: Faces) -> str:
    """`5 2 2`."""
    return " ".join(map(str, faces))


def dice(rolled: Dice) -> str:
    """`5 2 2 and fatigue 4`; `no dice` for none."""
    parts = [pips(rolled.own)] if rolled.own else []
    parts += [f"fatigue {pips(rolled.red)}"] if rolled.red else []
    return " and ".join(parts) or "no dice"


def die_name(rolled: Dice, number: int) -> str:
    """`2`, or `fatigue 2` for a red one."""
    return dice(rolled.part((number,)))


def lying(trick: Trick) -> str:
    """What lies on a trick, whosever it is: `no dice`, `2 5 5`."""
    return pips(trick.faces) or "no dice"
