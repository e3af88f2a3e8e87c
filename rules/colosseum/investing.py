"""Phase 1: investments in programs, arena spaces, season tickets and the loge, and paying for a second one."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from rules.colosseum.clauses import Clause
from rules.colosseum.figures import FIGURES
from rules.colosseum.medals import paid, without_token
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, ExtraInvestment, Investment, Pass
from rules.colosseum.pieces import ADDITIONAL_ACTION, program
from rules.colosseum.state import Investing, InvestingAgain, InvestingMore, Player, State, with_player
from rules.core import Refusal, Seat
from rules.evolve import evolve

COST: Final = FIGURES.cost
_LARGEST: Final = FIGURES.limit.arena_spaces

_PASS: Final = Pass()
_EXPANSIONS: Final = (Expand("left"), Expand("right"))
_TICKET: Final = BuyTicket()
_LOGE: Final = BuildLoge()
_MEDALS: Final = ExtraInvestment("medals")
_TOKEN: Final = ExtraInvestment("token")


def investments(state: State, seat: Seat) -> tuple[Investment | Pass, ...]:
    """What the seat may invest in, and passing."""
    player = state.players[seat]
    above = player.produced[-1] if player.produced else 0
    moves: list[Investment] = [
        _program(number) for number in state.for_sale if number > above and program(number).price <= player.coins
    ]
    if player.arena.spaces < _LARGEST and player.coins >= COST.arena_space:
        moves += _EXPANSIONS
    if state.tickets and player.coins >= COST.season_ticket:
        moves.append(_TICKET)
    if not player.loge and player.coins >= COST.loge:
        moves.append(_LOGE)
    return (*moves, _PASS)


@cache
def _program(number: int) -> BuyProgram:
    return BuyProgram(number)


def payments(state: State, seat: Seat) -> tuple[ExtraInvestment | Pass, ...]:
    """How the seat may pay for a second investment, and passing."""
    player = state.players[seat]
    moves: list[ExtraInvestment] = []
    if player.medals >= COST.second_investment_medals:
        moves.append(_MEDALS)
    if player.tokens[ADDITIONAL_ACTION.index]:
        moves.append(_TOKEN)
    return (*moves, _PASS)


def refuse(state: State, seat: Seat, move: Investment | ExtraInvestment) -> Refusal | None:
    """Say what stands against the investment, or against paying for a second one."""
    player = state.players[seat]
    match move:
        case BuyProgram(number):
            return _refuse_program(state, player, number)
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
        case ExtraInvestment(pay):
            return _refuse_payment(player, pay)
        case _:
            assert_never(move)


def _refuse_program(state: State, player: Player, number: int) -> Refusal | None:
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


def _refuse_payment(player: Player, pay: str) -> Refusal | None:
    needed = COST.second_investment_medals
    if pay == "medals" and player.medals < needed:
        return Refusal(Clause.EXTRA, f"A second investment costs {needed} medals, and you have {player.medals}.")
    if pay == "token" and not player.tokens[ADDITIONAL_ACTION.index]:
        return Refusal(Clause.EXTRA, "You have no additional-action token to pay for a second investment.")
    return None


def invest(state: State, seat: Seat, move: Investment) -> State:
    """Pay for an investment and have it; after the first one the seat may want a second."""
    after = _bought(state, seat, move)
    rest = state.agenda[1:]
    more = isinstance(state.step, Investing)
    return evolve(after, agenda=(InvestingMore(seat), *rest) if more else rest)


def _bought(state: State, seat: Seat, move: Investment) -> State:
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
    return evolve(state, players=with_player(state.players, seat, player))


def pay_for_second(state: State, seat: Seat, move: ExtraInvestment) -> State:
    """Pay; the second investment itself comes next."""
    if move.pay == "medals":
        state = paid(state, seat, state.players[seat], COST.second_investment_medals)
    else:
        state = without_token(state, seat)
    return evolve(state, agenda=(InvestingAgain(seat), *state.agenda[1:]))
