"""How the cards and dice of Circus Combat are spoken of."""

from __future__ import annotations

from typing import Final

from rules.circus_combat.figures import Faces
from rules.circus_combat.pieces import Card
from rules.circus_combat.state import Options, bears_swap_mark
from rules.circus_combat.steps import Dice
from rules.circus_combat.tricks import Trick

SWAP_MARK: Final = "↻"


def trick_name(card: Card, options: Options) -> str:
    """`One Pair`; `Two Pairs ↻` where the trick bears the swap mark at this table."""
    mark = f" {SWAP_MARK}" if bears_swap_mark(options, card) else ""
    return f"{card.pattern.title}{mark}"


def card_name(card: Card, options: Options) -> str:
    """`gold One Pair`, with the swap mark behind it as in `trick_name`."""
    return f"{card.colour} {trick_name(card, options)}".lstrip()


def pips(faces: Faces) -> str:
    """`5 2 2`."""
    return " ".join(map(str, faces))


def dice(rolled: Dice) -> str:
    """`5 2 2 and red 4`; `no dice` for none."""
    parts = [pips(rolled.own)] if rolled.own else []
    parts += [f"red {pips(rolled.red)}"] if rolled.red else []
    return " and ".join(parts) or "no dice"


def die_name(rolled: Dice, number: int) -> str:
    """`2`, or `red 2`."""
    return dice(rolled.part((number,)))


def lying(trick: Trick) -> str:
    """What lies on a trick, whosever it is: `no dice`, `2 5 5`."""
    return pips(trick.faces) or "no dice"
