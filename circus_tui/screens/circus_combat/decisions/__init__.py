"""The decisions of Circus Combat, each a value with a cursor."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from circus_tui.keyboard import keys
from circus_tui.screens.circus_combat.decisions import common, dicing, looking, settling
from circus_tui.screens.circus_combat.decisions.common import fitting
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.looking import Looking
from circus_tui.screens.circus_combat.decisions.settling import FatigueDecision, SettleDecision, SwapDecision
from rules.circus_combat import steps
from rules.circus_combat.scoring import gaining_swaps
from rules.circus_combat.state import State, complete_places, fitting_places
from rules.core import Seat

CombatDecision: TypeAlias = RerollDecision | PlaceDecision | SettleDecision | SwapDecision | FatigueDecision | Looking


def open_decision(view: State, seat: Seat) -> CombatDecision:
    """Begin the decision that the seat has to make. Raises ValueError where chance decides, or nobody."""
    match view.step:
        case steps.Rerolling():
            return RerollDecision(view, seat)
        case steps.Placing(dice=dice, waiting=waiting):
            die = next(number for number in waiting if fitting_places(view.stage, dice.faces[number]))
            return PlaceDecision(view, seat, die, fitting(view, dice.faces[die]))
        case steps.Resolving():
            return SettleDecision(view, seat, complete_places(view)[0])
        case steps.Swapping():
            return SwapDecision(view, seat, _swap(view, seat), shown=seat)
        case steps.Wearied():
            return FatigueDecision(view, seat)
        case steps.ByChance() | steps.Over():
            raise ValueError("no player decides now")
        case _:
            assert_never(view.step)


def _swap(view: State, seat: Seat) -> int:
    """Where the cursor stands at first: on the last swap that gains points, or on keeping the queue where none does."""
    player = view.players[seat]
    return max(gaining_swaps(player, seat), default=len(player.queue) - 1)


ACTIONS: Final = keys.collected(common, dicing, looking, settling)
"""Every action that a decision of this game may offer."""

LIFTED: Final = False
"""Everything is played in the open."""
