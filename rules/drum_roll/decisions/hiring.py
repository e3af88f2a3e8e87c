"""The owner of a Hire marker hires a performer or a personnel member on display, or declines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeAlias, TypeVar, assert_never

from rules.core import Refusal, Seat, implements
from rules.drum_roll.cards import Member, Performer
from rules.drum_roll.clauses import Clause
from rules.drum_roll.decisions.base import DECLINE, SeatRules
from rules.drum_roll.hiring_area import find_member, find_performer, with_discounts
from rules.drum_roll.moves import Decline, Hire, Move
from rules.drum_roll.state import Act, Offer, State
from rules.drum_roll.steps import HiringPerformer, HiringPersonnel
from rules.drum_roll.wording import coins, name_of, price, title_of
from rules.evolve import evolve
from rules.wording import counted, seat_name

HiringMove: TypeAlias = Hire | Decline
HiringT = TypeVar("HiringT", HiringPerformer, HiringPersonnel, contravariant=True)


class _HiringRules(SeatRules[HiringT, HiringMove]):
    """What both kinds of hiring share; `hired` is who is looked for."""

    kinds = (Hire, Decline)
    cards_first = True
    hired: ClassVar[str]

    def _moves(self, state: State, step: HiringT, seat: Seat) -> Iterable[Move]:
        return [*self._hires(state, seat), DECLINE]

    @abstractmethod
    def _hires(self, state: State, seat: Seat) -> list[Hire]:
        """List the cards the seat can pay for and may have."""
        raise NotImplementedError

    def _why_not(self, state: State, step: HiringT, seat: Seat, move: HiringMove) -> Refusal | None:
        match move:
            case Hire(card):
                return self._why_not_hire(state, seat, card)
            case Decline():
                return None
            case _:
                assert_never(move)

    @abstractmethod
    def _why_not_hire(self, state: State, seat: Seat, code: str) -> Refusal | None:
        raise NotImplementedError

    @implements(Clause.DECLINING)
    def _made(self, state: State, step: HiringT, seat: Seat, move: HiringMove) -> State:
        match move:
            case Hire(card):
                return self._hire(state, seat, card)
            case Decline():
                return state
            case _:
                assert_never(move)

    @abstractmethod
    def _hire(self, state: State, seat: Seat, code: str) -> State:
        """The card joins the circus for its price; its discounts go back to the stock."""
        raise NotImplementedError

    def _told(self, before: State, step: HiringT, seat: Seat, move: HiringMove, after: State) -> Iterator[str]:
        match move:
            case Hire(card):
                offer = find_performer(before, card) or find_member(before, card)
                assert offer is not None
                yield f"{seat_name(seat)} hired {title_of(offer.card)} for {price(offer.price)}."
            case Decline():
                yield f"{seat_name(seat)} hired no {self.hired}."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: HiringMove) -> str:
        match move:
            case Hire(card):
                offer = find_performer(state, card) or find_member(state, card)
                return f"hire {name_of(state, card)} for {price(offer.price if offer else 0)}"
            case Decline():
                return "decline"
            case _:
                assert_never(move)

    def _duty(self, state: State, step: HiringT) -> str:
        nobody = "" if self._hires(state, step.seat) else ": there is nobody to be had"
        return f"hire a {self.hired}, or decline{nobody}"


class HiringPerformerRules(_HiringRules[HiringPerformer]):
    """The card lies in the performers' row, and the seat can pay."""

    step = HiringPerformer
    clause = Clause.HIRE_PERFORMER
    hired = "performer"

    def _hires(self, state: State, seat: Seat) -> list[Hire]:
        budget = state.players[seat].coins
        return [Hire(offer.card.id) for offer in state.area.performers if offer.price <= budget]

    def _why_not_hire(self, state: State, seat: Seat, code: str) -> Refusal | None:
        performer, member = find_performer(state, code), find_member(state, code)
        if performer is not None:
            return _too_dear(state, seat, performer)
        if member is not None:
            return Refusal(Clause.HIRE_PERFORMER, f"{member.card.title} is no performer: this is Hire Performer.")
        return Refusal(Clause.HIRE_PERFORMER, "That performer is not on display.")

    def _hire(self, state: State, seat: Seat, code: str) -> State:
        offer = find_performer(state, code)
        assert offer is not None
        player = state.players[seat]
        joined = evolve(player, coins=player.coins - offer.price, acts=(*player.acts, Act(offer.card)))
        left = tuple(other for other in state.area.performers if other is not offer)
        return evolve(
            state.with_player(seat, joined),
            area=evolve(state.area, performers=left),
            supply=with_discounts(state.supply, offer.tokens),
        )


class HiringPersonnelRules(_HiringRules[HiringPersonnel]):
    """The card lies in the personnel's row, the seat can pay, and has not just returned the Show Organizer."""

    step = HiringPersonnel
    clause = Clause.HIRE_PERSONNEL
    hired = "personnel member"

    def _hires(self, state: State, seat: Seat) -> list[Hire]:
        budget = state.players[seat].coins
        barred = state.turn.barred == seat
        return [
            Hire(offer.card.id)
            for offer in state.area.personnel
            if offer.price <= budget and not (barred and offer.card.role == "show_organizer")
        ]

    def _why_not_hire(self, state: State, seat: Seat, code: str) -> Refusal | None:
        performer, member = find_performer(state, code), find_member(state, code)
        if performer is not None:
            return Refusal(Clause.HIRE_PERSONNEL, f"{performer.card.name} is a performer: this is Hire Personnel.")
        if member is None:
            return Refusal(Clause.HIRE_PERSONNEL, "That personnel member is not on display.")
        if member.card.role == "show_organizer" and state.turn.barred == seat:
            return Refusal(
                Clause.ORGANIZER, f"You gave {member.card.name} back last turn: this turn only others may hire him."
            )
        return _too_dear(state, seat, member)

    def _hire(self, state: State, seat: Seat, code: str) -> State:
        offer = find_member(state, code)
        assert offer is not None
        player = state.players[seat]
        joined = evolve(player, coins=player.coins - offer.price, personnel=(*player.personnel, offer.card))
        left = tuple(other for other in state.area.personnel if other is not offer)
        return evolve(
            state.with_player(seat, joined),
            area=evolve(state.area, personnel=left),
            supply=with_discounts(state.supply, offer.tokens),
        )


def _too_dear(state: State, seat: Seat, offer: Offer[Performer] | Offer[Member]) -> Refusal | None:
    have = state.players[seat].coins
    if offer.price <= have:
        return None
    cut = f" ({offer.card.cost} less {counted(offer.tokens, 'discount')})" if offer.tokens else ""
    return Refusal(Clause.PRICE, f"{title_of(offer.card)} costs {coins(offer.price)}{cut}; you have {have}.")
