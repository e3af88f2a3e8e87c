"""What a circus of Drum Roll is worth: prestige, and in prestige what its acts, cubes, coins and cards may bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from rules.drum_roll.cards import OUTSTANDING, Benefit, Member
from rules.drum_roll.cubes import COLOURS, Colour
from rules.drum_roll.investment_cards import Investment
from rules.drum_roll.state import Act, Filled, Player, State

COIN: Final = 0.4
"""What a coin is worth while there is still something to pay for; at the very end next to nothing."""
_LAST_COIN: Final = 0.08
_CUBE: Final = 0.55
"""What a cube in storage is worth that a performer asks for, and one that nobody does."""
_SPARE: Final = 0.15
_GROWTH: Final = 0.35
"""How much likelier every level becomes from show to show."""

_FIRED: Final = 1.0

# What the parts of a circus are worth beside its acts, by regression over games of greedy players.
_PURSE: Final = 0.1
_ENOUGH: Final = 6
"""Coins that can be put to use in a show."""
_DEBT: Final = 0.6
"""What each coin of the salaries due costs that is not there yet."""
_TROUPE: Final = 2.0
"""What each performer adds beside what it brings itself, before the last show and in it."""
_LAST_TROUPE: Final = 1.2
_CROWD: Final = 1.4
"""What each cube costs that is lacking beyond those that can still be had."""
_ROOM: Final = 7


def benefit_worth(benefit: Benefit, coin: float) -> float:
    """What a level brings, in prestige."""
    return (
        coin * benefit.coins
        + benefit.prestige
        + 0.8 * benefit.cubes_any
        + 1.2 * benefit.invest
        + 1.5 * benefit.invest_pick
        + 0.8 * benefit.trailer
        + coin * 2 * benefit.skip_salary
    )


def coin_worth(state: State) -> float:
    """A coin in the show that is being prepared or given."""
    return COIN if state.turn.show < state.figures.shows else COIN * 0.6


def act_worth(state: State, act: Act) -> float:
    """What a performer may still bring: its coming shows and the flip, less salaries, or the door."""
    return _act_worth(act, state.turn.show, state.figures.shows, state.turn.number)


@lru_cache(maxsize=50_000)
def _act_worth(act: Act, show: int, shows: int, turn: int) -> float:
    left = shows - show + 1
    if act.flipped:
        return -COIN * act.performer.secondary_salary * (left - (act.flipped == show)) + _PRESENCE
    time = max(0, 6 - turn)
    ready, gap = act.ready, sum(not full for full in act.filled)
    performer = act.performer
    hope = _hope(act.filled, time)
    worth = 0.0
    for future in range(left):
        coin = COIN if future < left - 1 else _LAST_COIN * 3
        tonight = _later(hope, future)
        worth += _show_worth(act, tonight, coin) - coin * act.salary(show + future)
    outstanding = _later(hope, left - 1)[2]
    worth += 0.8 * performer.flip_prestige * outstanding * (1.0 if left == 1 else 0.85)
    if left > 1 and not ready:
        worth -= 0.1 * gap
    return worth + _PRESENCE


_PRESENCE: Final = 0.7
"""What it is worth to have one performer more at the end: region, largest show, variety."""


Hope: TypeAlias = tuple[float, float, float]
"""How likely a performer reaches each level."""


def _later(hope: Hope, shows: int) -> Hope:
    """The same, so many shows later."""
    poor, good, best = hope
    more = _GROWTH * shows
    return (min(1.0, poor + more), min(1.0, good + more), min(1.0, best + more))


def _hope(filled: Filled, time: int) -> Hope:
    """How likely a performer reaches each level in the coming show: the fewer cubes are missing the likelier."""
    chances = []
    missing = 0
    for full in filled:
        missing += not full
        each = min(1.0, 0.35 + 0.14 * time)
        chances.append(each**missing if missing else 1.0)
    return (chances[0], chances[1], chances[2])


def _show_worth(act: Act, hope: Hope, coin: float) -> float:
    """Expected benefit of a show, with the price of the door if it comes to that."""
    poor, good, best = (benefit_worth(act.performer.benefit(level), coin) for level in (1, 2, OUTSTANDING))
    fired = _FIRED + act.performer.cost * coin
    return hope[2] * best + (hope[1] - hope[2]) * max(good, 0.0) + (hope[0] - hope[1]) * poor - (1 - hope[0]) * fired


def missing(player: Player) -> list[Colour]:
    """The cubes a circus still needs beyond those in storage; what makes a next level comes first."""
    needed = [colour for act in player.acts for colour in act.missing[:1]]
    needed += [colour for act in player.acts for colour in act.missing[1:]]
    for colour, number in zip(COLOURS, player.storage, strict=True):
        for _ in range(min(number, needed.count(colour))):
            needed.remove(colour)
    return needed


def storage_worth(player: Player) -> float:
    """What the cubes in storage are worth: those that a performer asks for more than the others."""
    wanted = [colour for act in player.acts for colour in act.missing]
    total = 0.0
    for colour, number in zip(COLOURS, player.storage, strict=True):
        useful = min(number, wanted.count(colour))
        total += _CUBE * useful + _SPARE * min(2, number - useful)
    return total


def card_worth(card: Investment) -> float:
    """What a card in hand may bring."""
    match card.venture:
        case "income":
            return COIN * card.coins
        case "double_vote" | "fire" | "unblock":
            return 0.5
        case _:
            return 1.2


def member_worth(state: State, member: Member) -> float:
    """What a member of the personnel may still bring."""
    left = state.figures.shows - state.turn.show + 1
    pay = COIN * member.salary * left
    match member.role:
        case "orchestra":
            return member.show_prestige * left - pay
        case "popcorn_vendor":
            return COIN * member.show_coins * left - pay
        case "general_supplier":
            return 1.6 * left - pay
        case "bank_representative":
            return 2.0 - pay
        case "agent" | "personal_assistant":
            return 1.2 * left - pay
        case _:
            return 0.5 * left - pay


def circus_worth(state: State, player: Player) -> float:
    """All of a circus, in prestige at the end."""
    if state.turn.show > state.figures.shows:
        return float(player.prestige)
    left = state.figures.shows - state.turn.show + 1
    due = sum([act.salary(state.turn.show) for act in player.acts]) + sum([one.salary for one in player.personnel])
    crowd = max(0, len(missing(player)) - _ROOM)
    return (
        player.prestige
        + _PURSE * min(player.coins, _ENOUGH * left)
        - _DEBT * max(0, due - player.coins)
        + sum([act_worth(state, act) for act in player.acts])
        + (_TROUPE if left > 1 else _LAST_TROUPE) * len(player.acts)
        - _CROWD * crowd
        + storage_worth(player)
        + sum([0.5 * card_worth(card) for card in player.hand])
        + sum([member_worth(state, member) for member in player.personnel])
        + 0.2 * player.stored
    )
