"""The two players as the board speaks of them: names, the letters on their dice, and whose dice look how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from circus_tui.boards.rows.dice import Die
from rules.circus_combat.state import Dice
from rules.core import Seat

FATIGUE: Final = "r"
"""The letter on a fatigue die."""

_ROLES: Final = ("dice_light", "dice_dark")


@attrs.frozen
class Cast:
    """The players' names, and a letter for each: the initials if they are told apart by them."""

    names: Sequence[str]

    @property
    def letters(self) -> tuple[str, str]:
        """The letters on the players' dice."""
        first, second = (name.casefold()[:1] for name in self.names)
        told_apart = first != second and all("a" <= letter <= "z" and letter != FATIGUE for letter in (first, second))
        return (first, second) if told_apart else ("a", "b")

    def die(self, face: int, owner: Seat | None) -> Die:
        """A die of that player, or a fatigue die (None)."""
        if owner is None:
            return Die(face, FATIGUE, "dice_red")
        return Die(face, self.letters[owner], _ROLES[owner])

    def thrown(self, dice: Dice, number: int, seat: Seat) -> Die:
        """The die of that number of a player's roll."""
        return self.die(dice.faces[number], None if dice.is_red(number) else seat)
