"""Chance rolls out a tie, for the podium or for the donation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, TypeVar

from rules.colosseum import closing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import Ruling
from rules.colosseum.moves import TieRoll
from rules.colosseum.state import DonationRoll, PodiumRoll, State
from rules.colosseum.wording import seats_text
from rules.core import Refusal, Seat

TieT = TypeVar("TieT", PodiumRoll, DonationRoll)


class _RollingOut(Ruling[TieT, TieRoll]):
    """What holds for both ties."""

    clause = Clause.TIE_ROLL
    order = Clause.TIE_ROLL
    kinds = (TieRoll,)
    prize: ClassVar[str]

    def moves(self, state: State, step: TieT, seat: Seat) -> Iterable[TieRoll]:
        return ()

    def why_not(self, state: State, step: TieT, seat: Seat, move: TieRoll) -> Refusal | None:
        return closing.refuse_tie_roll(step, move)

    def make(self, state: State, step: TieT, seat: Seat, move: TieRoll) -> State:
        return closing.tie_roll(state, step, move)

    def tell(self, before: State, step: TieT, seat: Seat, move: TieRoll, after: State) -> Iterable[str]:
        totals = zip(move.seats, closing.totals_of(move), strict=True)
        return ("The tie is rolled out: " + ", ".join(f"{{{other}}} {total}" for other, total in totals) + ".",)

    def describe(self, state: State, step: TieT, seat: Seat, move: TieRoll) -> str:
        return "roll out the tie"

    def prompt(self, state: State, step: TieT, seat: Seat | None) -> str:
        return f"{seats_text(step.tied)} have to roll for the {self.prize}."


class _PodiumRoll(_RollingOut[PodiumRoll]):
    """The first place."""

    prize = "podium"


class _DonationRoll(_RollingOut[DonationRoll]):
    """The last place."""

    prize = "donation"


PODIUM_ROLL: Final = _PodiumRoll()
DONATION_ROLL: Final = _DonationRoll()
