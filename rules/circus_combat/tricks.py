"""Tricks: cards with the dice on them, what they still take, and whose they would be."""

from __future__ import annotations

import attrs

from rules.circus_combat.clauses import Clause
from rules.circus_combat.figures import Faces
from rules.circus_combat.hands import need, wanted
from rules.circus_combat.pieces import UNSEEN, Card
from rules.core import Seat, implements


@attrs.frozen
class Trick:
    """A trick card with its dice, in the order in which they were placed: each player's own, and the red ones.

    `wants` are the values that fit on it. Raises ValueError for dice that the trick could never bear.
    """

    card: Card
    own: tuple[Faces, Faces] = ((), ())
    red: Faces = ()
    wants: Faces = attrs.field(init=False, eq=False, repr=False)

    @wants.default
    def _wants(self) -> Faces:
        return wanted(self.card.pattern, self.faces)

    @property
    def faces(self) -> Faces:
        """All dice on it, ascending."""
        return tuple(sorted(self.own[0] + self.own[1] + self.red))

    @property
    def complete(self) -> bool:
        """Whether the hand is made: a hand that can be completed wants something until it is.

        A card nobody has seen yet, as in what a view foretells, wants nothing and is not complete.
        """
        return not self.wants and self.card is not UNSEEN

    @property
    def needs(self) -> str:
        """What is still missing, in words: `needs 2 or 6`, `needs a pair`, `is complete`, `is not known yet`."""
        if self.card is UNSEEN:
            return "is not known yet"
        return need(self.card.pattern, self.faces)

    @property
    @implements(Clause.ONLY_RED)
    def only_red(self) -> bool:
        """Whether none but red dice lie on it."""
        return not (self.own[0] or self.own[1])

    def with_die(self, seat: Seat | None, face: int) -> Trick:
        """The trick with one more die of that player, or a red one (None)."""
        if seat is None:
            return Trick(self.card, self.own, (*self.red, face))
        first, second = self.own
        own = ((*first, face), second) if seat == 0 else (first, (*second, face))
        return Trick(self.card, own, self.red)


@attrs.frozen
class Majority:
    """Whose a trick would be now: each player's own dice on it by number and by sum, and who is ahead."""

    counts: tuple[int, int]
    sums: tuple[int, int]

    @property
    @implements(Clause.TAKE, Clause.TIE)
    def taker(self) -> Seat | None:
        """The player with more own dice, or as many with a higher sum; None for a tie, as on a trick without any."""
        mine, theirs = zip(self.counts, self.sums, strict=True)
        if mine == theirs:
            return None
        return 0 if mine > theirs else 1


def majority(trick: Trick) -> Majority:
    """Weigh the own dice on a trick."""
    first, second = trick.own
    return Majority((len(first), len(second)), (sum(first), sum(second)))
