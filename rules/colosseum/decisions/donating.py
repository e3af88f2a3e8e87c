"""The last seat may ask the winner of the podium for an asset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.colosseum import closing
from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.ruling import SeatRuling
from rules.colosseum.moves import AskDonation, Decline
from rules.colosseum.state import Donating, State
from rules.colosseum.wording import asset_name
from rules.core import Refusal, Seat


class _Donating(SeatRuling[Donating, AskDonation | Decline]):
    """The last seat may ask the winner of the podium for an asset."""

    clause = Clause.DONATION
    order = Clause.DONATION
    kinds = (AskDonation, Decline)

    def moves(self, state: State, step: Donating, seat: Seat) -> Iterable[AskDonation | Decline]:
        return closing.requests(state, step)

    def why_not(self, state: State, step: Donating, seat: Seat, move: AskDonation | Decline) -> Refusal | None:
        return None if isinstance(move, Decline) else closing.refuse_request(state, step, move)

    def make(self, state: State, step: Donating, seat: Seat, move: AskDonation | Decline) -> State:
        return closing.decline(state) if isinstance(move, Decline) else closing.donate(state, step, move)

    def tell(
        self, before: State, step: Donating, seat: Seat, move: AskDonation | Decline, after: State
    ) -> Iterable[str]:
        if isinstance(move, Decline):
            return (f"{{{seat}}} asks {{{step.donor}}} for nothing.",)
        return (f"{{{step.donor}}} gives {{{seat}}} 1 {asset_name(move.asset)}.",)

    def describe(self, state: State, step: Donating, seat: Seat, move: AskDonation | Decline) -> str:
        return "ask for nothing" if isinstance(move, Decline) else f"ask for 1 {asset_name(move.asset)}"

    def duty(self, state: State, step: Donating) -> str:
        return f"ask {{{step.donor}}} for a standard asset or for nothing"


DONATING: Final = _Donating()
