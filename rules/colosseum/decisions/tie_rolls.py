"""Seats that are tied, for the podium or for the donation, roll it out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar, TypeVar

from rules.chance import below
from rules.colosseum.clauses import Clause
from rules.colosseum.closing import ask, award
from rules.colosseum.decisions.base import ChanceRules
from rules.colosseum.figures import TIE_DICE
from rules.colosseum.moves import TieRoll
from rules.colosseum.pieces import FACES
from rules.colosseum.state import DonationRoll, PodiumRoll, State
from rules.colosseum.wording import seats_text
from rules.core import Randomness, Refusal, Seat, implements
from rules.evolve import evolve
from rules.wording import in_words, seat_name

TieT = TypeVar("TieT", PodiumRoll, DonationRoll, contravariant=True)


class _TieRules(ChanceRules[TieT, TieRoll]):
    """Two dice for each tied seat: the highest total decides; those who are equal again roll again."""

    kinds = (TieRoll,)
    clause = Clause.TIE_ROLL
    prize: ClassVar[str]

    def _drawn(self, state: State, step: TieT, rng: Randomness) -> TieRoll:
        tied = step.tied
        return TieRoll(tied, tuple(tuple(FACES[below(len(FACES), rng)] for _ in range(TIE_DICE)) for _ in tied))

    def _why_not(self, state: State, step: TieT, seat: Seat, move: TieRoll) -> Refusal | None:
        if move.seats != step.tied or [len(pair) for pair in move.faces] != [TIE_DICE] * len(step.tied):
            return Refusal(
                Clause.TIE_ROLL, f"Now {seats_text(step.tied)} roll {in_words(TIE_DICE)} dice each, in this order."
            )
        return None

    @implements(Clause.TIE_ROLL)
    def _made(self, state: State, step: TieT, seat: Seat, move: TieRoll) -> State:
        totals = _totals(move)
        tied = tuple(seat for seat, total in zip(step.tied, totals, strict=True) if total == max(totals))
        return evolve(state, agenda=(self.step(tied),)) if len(tied) > 1 else self._won(state, tied[0])

    @abstractmethod
    def _won(self, state: State, winner: Seat) -> State:
        raise NotImplementedError

    def _told(self, before: State, step: TieT, seat: Seat, move: TieRoll, after: State) -> Iterator[str]:
        rolled = ", ".join(
            f"{seat_name(owner)} {total}" for owner, total in zip(move.seats, _totals(move), strict=True)
        )
        yield f"The tie is rolled out: {rolled}."

    def _described(self, state: State, seat: Seat, move: TieRoll) -> str:
        return "roll out the tie"

    def _prompt(self, state: State, step: TieT, seat: Seat | None) -> str:
        return f"{seats_text(step.tied)} have to roll for the {self.prize}."


class PodiumRollRules(_TieRules[PodiumRoll]):
    """The winner gets the podium."""

    step = PodiumRoll
    prize = "podium"

    def _won(self, state: State, winner: Seat) -> State:
        return award(state, winner)


class DonationRollRules(_TieRules[DonationRoll]):
    """The winner may ask for an asset."""

    step = DonationRoll
    prize = "donation"

    def _won(self, state: State, winner: Seat) -> State:
        return ask(state, winner)


def _totals(move: TieRoll) -> tuple[int, ...]:
    """What each seat rolled; I-III counts 3."""
    return tuple(sum(face.tie for face in pair) for pair in move.faces)
