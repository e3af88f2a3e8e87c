"""What a player of Colosseum may expect of the last night: spectators, by what would bring them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

from rules.colosseum.figures import FIGURES
from rules.colosseum.pieces import ADDITIONAL_ACTION, JOKER, Asset, Program, plus, program
from rules.colosseum.stars import stars_of
from rules.colosseum.state import Player, State
from rules.core import Seat

_DRAWS: Final = FIGURES.spectators
_COST: Final = FIGURES.cost
_LOT: Final = 1.6
"""How many tokens of a lot one can use, as a rule."""
_SWAPS: Final = 0.5
"""How many tokens a turn of trading brings closer."""
_PRICE: Final = 10
"""What a lot costs, as a rule."""
_DEBT: Final = 0.5
"""What each coin that a plan lacks costs."""
_UNSURE: Final = 0.9
"""What is left of a program that somebody else may buy."""
_STEP: Final = 1.5
"""What each investment that is still to be made costs besides its price."""
_SECOND: Final = 0.2
"""How much the second-best plan counts."""
_SPENDING: Final = 0.28
"""What a coin is worth while it can still be invested; then while lots can still be bought, and at the end."""
_BIDDING: Final = 0.2
_IDLE: Final = 0.002


@attrs.frozen
class Time:
    """What is still to come for a seat: events to produce, auctions, investments."""

    events: int
    auctions: int
    investments: int

    @property
    def coin(self) -> float:
        """What a coin is worth, in spectators."""
        return _SPENDING if self.investments else _BIDDING if self.auctions else _IDLE

    @property
    def buys(self) -> bool:
        """Whether coins can still be spent; afterwards they only part equals."""
        return self.investments + self.auctions > 0


@attrs.frozen
class Prospects:
    """Spectators to be expected on the last night, by what brings them; `plan` is the program they would come to."""

    plan: int
    program: float
    events: float
    seats: float
    stars: float
    medals: float
    coins: float

    @property
    def total(self) -> float:
        """The sum of all prospects, in spectators."""
        return self.program + self.events + self.seats + self.stars + self.medals + self.coins


def time_left(state: State, seat: Seat) -> Time:
    """Count what is still to come for a seat."""
    left = FIGURES.turns - state.turn
    phase = state.phase
    staged = phase in ("closing", "over") or state.performances[seat] is not None
    bought = phase not in ("setup", "invest", "auction") or (phase == "auction" and seat in state.winners)
    invested = phase not in ("setup", "invest") or all(step.actor != seat for step in state.agenda)
    return Time(left + (not staged), left + (not bought), left + (not invested))


def prospects(state: State, seat: Seat, player: Player | None = None, time: Time | None = None) -> Prospects:
    """What a seat may expect; with other possessions, or at another time, if they are given."""
    owner = state.players[seat] if player is None else player
    stars = tuple(star.index for star in stars_of(state.stars, seat))
    return _prospects(owner, time or time_left(state, seat), state.for_sale, stars)


@lru_cache(maxsize=50_000)
def _prospects(player: Player, time: Time, for_sale: tuple[int, ...], stars: tuple[int, ...]) -> Prospects:
    if not time.events:
        return Prospects(0, float(player.best), 0.0, 0.0, 0.0, 0.0, _IDLE * player.coins)
    above = player.produced[-1] if player.produced else 0
    buyable = [number for number in for_sale if number > above] if time.investments else []
    medals = player.medals + player.tokens[ADDITIONAL_ACTION.index]
    purse = player.coins + FIGURES.medal.coins * 0.5 * medals + (time.events - 1) * max(8.0, player.best * 0.9)
    plans = [_plan(player, program(number), time, purse) for number in (*player.programs, *buyable)]
    plans.sort(reverse=True)
    value, number = plans[0]
    second = plans[1][0] if len(plans) > 1 else 0.0
    earlier = len([other for other in player.produced if other != number])
    fresh = sum(1 for other in player.programs if other not in player.produced and _stageable(player, program(other)))
    repeated = min(max(0, time.events - 1), fresh)
    staged = program(number)
    drawn = [asset for asset, _ in staged.need if asset.index in stars and player.tokens[asset.index]]
    return Prospects(
        plan=number,
        program=value * (1 - _SECOND) + second * _SECOND,
        events=_DRAWS.previous_program * (earlier + 0.8 * repeated),
        seats=_DRAWS.season_ticket * player.tickets + _DRAWS.podium * player.podiums + (2.0 if player.loge else 0.0),
        stars=float(_DRAWS.star * len(drawn)),
        medals=float(_DRAWS.medal * medals),
        coins=_spent(player.coins, time),
    )


def _spent(coins: int, time: Time) -> float:
    """What coins are worth: of very many only a part can still be spent."""
    useful = 25 * time.investments + 15 * time.auctions
    return time.coin * min(coins, useful) + _IDLE * max(0, coins - useful)


def _stageable(player: Player, staged: Program) -> bool:
    fits = staged.spaces <= player.arena.spaces
    return fits and staged.held(player.tokens) + player.tokens[JOKER.index] >= staged.minimum


def _plan(player: Player, staged: Program, time: Time, purse: float) -> tuple[float, int]:
    """The spectators a program would bring on the last night, all that still has to be paid for taken off."""
    owned = staged.number in player.programs
    growth = max(0, staged.spaces - player.arena.spaces)
    steps = growth + (not owned)
    if steps > time.investments + player.medals // 2 + player.tokens[ADDITIONAL_ACTION.index]:
        return (-99.0, staged.number)
    price = _COST.arena_space * growth + (0 if owned else staged.price)
    missing = max(0, staged.size - staged.held(player.tokens) - player.tokens[JOKER.index])
    coming = (_LOT * time.auctions + _SWAPS * time.events) * missing / (missing + 2)
    debt = max(0.0, price + _PRICE * time.auctions - purse)
    late = max(0, steps - time.investments)
    came = _spectators(staged, max(0.0, missing - coming)) * (1.0 if owned else _UNSURE)
    return (came - _DEBT * debt - 6 * late - _STEP * steps - time.coin * price, staged.number)


def _spectators(staged: Program, missing: float) -> float:
    """The table of a program, also between whole numbers of missing assets."""
    table = staged.table
    whole = int(missing)
    if whole >= len(table):
        return 0.0
    following = table[whole + 1] if whole + 1 < len(table) else 0
    return table[whole] + (missing - whole) * (following - table[whole])


def with_tokens(player: Player, tokens: tuple[Asset, ...]) -> Player:
    """The player with more tokens."""
    return attrs.evolve(player, tokens=plus(player.tokens, tokens))
