"""A seat makes its first investment or none; or, having paid for it, its second."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Final, TypeAlias, TypeVar, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.decisions.base import PASS, SeatRules
from rules.colosseum.figures import COST, FIGURES
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, Investment, Move, Pass
from rules.colosseum.pieces import program
from rules.colosseum.state import Investing, InvestingAgain, InvestingMore, Player, State, gone_on
from rules.colosseum.wording import coins_text, program_name
from rules.core import Refusal, Seat, implements, with_seat
from rules.evolve import evolve
from rules.wording import seat_name

InvestingMove: TypeAlias = Investment | Pass
InvestingT = TypeVar("InvestingT", Investing, InvestingAgain, contravariant=True)

_LARGEST: Final = FIGURES.limit.arena_spaces
_EXPANSIONS: Final = (Expand("left"), Expand("right"))
_TICKET: Final = BuyTicket()
_LOGE: Final = BuildLoge()


@cache
def _program(number: int) -> BuyProgram:
    return BuyProgram(number)


class _AnyInvestingRules(SeatRules[InvestingT, InvestingMove]):
    """Programs, arena spaces, season tickets and the loge; `pass_told` and `pass_described` are said of passing."""

    kinds = (BuyProgram, Expand, BuyTicket, BuildLoge, Pass)
    pass_told: ClassVar[str]
    pass_described: ClassVar[str]

    def _moves(self, state: State, step: InvestingT, seat: Seat) -> Iterable[Move]:
        player = state.players[seat]
        above = player.produced[-1] if player.produced else 0
        moves: list[Move] = [
            _program(number) for number in state.for_sale if number > above and program(number).price <= player.coins
        ]
        if player.arena.spaces < _LARGEST and player.coins >= COST.arena_space:
            moves += _EXPANSIONS
        if state.tickets and player.coins >= COST.season_ticket:
            moves.append(_TICKET)
        if not player.loge and player.coins >= COST.loge:
            moves.append(_LOGE)
        return (*moves, PASS)

    def _why_not(self, state: State, step: InvestingT, seat: Seat, move: InvestingMove) -> Refusal | None:
        player = state.players[seat]
        match move:
            case BuyProgram(number):
                return _why_not_program(state, player, number)
            case Expand():
                if player.arena.spaces >= _LARGEST:
                    return Refusal(Clause.EXPAND, f"Your arena has {_LARGEST} spaces, and no arena has more.")
                return _too_dear(Clause.EXPAND, "An arena space", COST.arena_space, player)
            case BuyTicket():
                if not state.tickets:
                    return Refusal(Clause.TICKET, f"All {FIGURES.supply.season_tickets} season tickets are sold.")
                return _too_dear(Clause.TICKET, "A season ticket", COST.season_ticket, player)
            case BuildLoge():
                if player.loge:
                    return Refusal(Clause.LOGE, "You have your loge, and nobody builds a second one.")
                return _too_dear(Clause.LOGE, "The loge", COST.loge, player)
            case Pass():
                return None
            case _:
                assert_never(move)

    def _made(self, state: State, step: InvestingT, seat: Seat, move: InvestingMove) -> State:
        return gone_on(state) if isinstance(move, Pass) else self._invested(state, seat, move)

    @abstractmethod
    def _invested(self, state: State, seat: Seat, move: Investment) -> State:
        raise NotImplementedError

    def _told(self, before: State, step: InvestingT, seat: Seat, move: InvestingMove, after: State) -> Iterator[str]:
        who, player = seat_name(seat), after.players[seat]
        match move:
            case BuyProgram(number):
                yield f"{who} buys {program_name(number)} for {coins_text(program(number).price)}."
            case Expand(side):
                inside = player.arena.inside
                spaces = f"{player.arena.spaces} spaces, from {inside[0]} to {inside[-1]}"
                yield f"{who} builds out the arena on the {side}: {spaces}."
            case BuyTicket():
                yield f"{who} buys a season ticket and has {player.tickets} now."
            case BuildLoge():
                yield f"{who} builds the emperor's loge and rolls two dice from now on."
            case Pass():
                yield f"{who} {self.pass_told}."
            case _:
                assert_never(move)

    def _described(self, state: State, seat: Seat, move: InvestingMove) -> str:
        match move:
            case BuyProgram(number):
                return f"buy {program_name(number)} for {coins_text(program(number).price)}"
            case Expand(side):
                arena = state.players[seat].arena.grown(side)
                space = arena.inside[0 if side == "left" else -1]
                return f"build out the arena on the {side}, to space {space}, for {coins_text(COST.arena_space)}"
            case BuyTicket():
                return f"buy a season ticket for {coins_text(COST.season_ticket)}"
            case BuildLoge():
                return f"build the loge for {coins_text(COST.loge)}"
            case Pass():
                return self.pass_described
            case _:
                assert_never(move)


class InvestingRules(_AnyInvestingRules[Investing]):
    """The first investment; after it the seat may want a second."""

    step = Investing
    clause = Clause.INVEST
    pass_told = "makes no investment"
    pass_described = "make no investment"

    def _invested(self, state: State, seat: Seat, move: Investment) -> State:
        return evolve(_bought(state, seat, move), agenda=(InvestingMore(seat), *state.agenda[1:]))

    def _duty(self, state: State, step: Investing) -> str:
        return "invest in a program, the arena, a season ticket or the loge, or pass"


class InvestingAgainRules(_AnyInvestingRules[InvestingAgain]):
    """The second investment, which is paid for."""

    step = InvestingAgain
    clause = Clause.EXTRA
    pass_told = "loses the payment for a second investment"
    pass_described = "lose the payment and invest no more"

    def _invested(self, state: State, seat: Seat, move: Investment) -> State:
        return gone_on(_bought(state, seat, move))

    def _duty(self, state: State, step: InvestingAgain) -> str:
        return "make the second investment that is paid for, or pass and lose the payment"


def _why_not_program(state: State, player: Player, number: int) -> Refusal | None:
    if number not in state.for_sale:
        owned = number in player.programs
        text = f"You own program {number} already." if owned else f"Program {number} is not on sale."
        return Refusal(Clause.PROGRAM, text)
    if player.produced and number < player.produced[-1]:
        highest = player.produced[-1]
        return Refusal(
            Clause.PROGRAM, f"You have produced program {highest}: program {number} would have to be higher than that."
        )
    return _too_dear(Clause.PROGRAM, f"Program {number}", program(number).price, player)


def _too_dear(clause: Clause, what: str, price: int, player: Player) -> Refusal | None:
    if price <= player.coins:
        return None
    return Refusal(clause, f"{what} costs {price} coins, and you have {player.coins}.")


@implements(Clause.PROGRAM, Clause.EXPAND, Clause.TICKET, Clause.LOGE)
def _bought(state: State, seat: Seat, move: Investment) -> State:
    """Pay for an investment and have it."""
    player = state.players[seat]
    match move:
        case BuyProgram(number):
            programs = tuple(sorted((*player.programs, number)))
            player = evolve(player, programs=programs, coins=player.coins - program(number).price)
            state = evolve(state, for_sale=tuple(other for other in state.for_sale if other != number))
        case Expand(side):
            player = evolve(player, arena=player.arena.grown(side), coins=player.coins - COST.arena_space)
        case BuyTicket():
            player = evolve(player, tickets=player.tickets + 1, coins=player.coins - COST.season_ticket)
            state = evolve(state, tickets=state.tickets - 1)
        case BuildLoge():
            player = evolve(player, loge=True, coins=player.coins - COST.loge)
        case _:
            assert_never(move)
    return evolve(state, players=with_seat(state.players, seat, player))
