"""How far a game is, what the signs on the table mean, and which events tell of rolled dice."""

from __future__ import annotations

from typing import Final, assert_never

from circus_tui.widgets.show_panel import TIMES
from circus_tui.widgets.title_bar import Heading, breadcrumb
from rules.circus_combat import steps
from rules.circus_combat.figures import BOX
from rules.circus_combat.state import State

LEGEND: Final = (
    "Dice: ● of player A, ◆ of player B, ○ red, which is nobody's; the shape of the pips says whose a die is.",
    "An empty place on a trick has the value it needs; 2/6 is a two or a six, 4? may be a four, · may be any value.",
    "An empty place in a heavy frame, or in gold: there the die at the cursor would go. ▸5◂ is not placed yet.",
    "G, T, V: gold, teal, violet, the colours of the tricks.",
    "On a trick: who would take it and by how many own dice; with as many, the higher sum of pips; else nobody.",
    "red only: a trick with none but red dice; complete like this it leaves the game; its dice may be rolled again.",
    "↻ swap: whoever takes the trick may let two neighbours in the queue change places. 2 Pairs does not have it.",
    f"{TIMES}1 {TIMES}2 {TIMES}3 over a place of a queue: a trick there counts so often; on a trick: its run.",
    "red dice, red cost: the pips of red dice that fitted nowhere; they lie before you, and cost that much.",
    f"dice left: of your {BOX.own_dice}; dice on a trick that is taken stay on it, even those of whoever lost it.",
    f"The game ends soon after a queue has {BOX.queue} tricks: the other player has one more turn.",
)

ROLLS: Final = frozenset({"roll", "fatigue_rolled"})

_PHASES: Final = ("Roll again", "Place", "Settle")


def heading(view: State) -> Heading:
    """Say how many cards are to come, whether these are the last turns, and which part of a turn it is."""
    if isinstance(view.step, steps.Over):
        return Heading("CIRCUS COMBAT", "the game is over")
    if isinstance(view.step, steps.Shuffling | steps.Starting):
        return Heading("CIRCUS COMBAT", "the start")
    place = f"deck {len(view.deck)}" if view.last is None else "last turn" if _last(view) else "last turns"
    match view.step:
        case steps.Rolling() | steps.Rerolling() | steps.Rethrowing():
            return Heading("CIRCUS COMBAT", place, breadcrumb(_PHASES, 0))
        case steps.Placing():
            return Heading("CIRCUS COMBAT", place, breadcrumb(_PHASES, 1))
        case steps.Swapping():
            return Heading("CIRCUS COMBAT", place, breadcrumb((*_PHASES, "Swap"), 3))
        case steps.Wearied() | steps.Throwing():
            return Heading("CIRCUS COMBAT", place, breadcrumb((*_PHASES, "Red dice"), 3))
        case steps.Resolving():
            return Heading("CIRCUS COMBAT", place, breadcrumb(_PHASES, 2))
        case _:
            assert_never(view.step)


def _last(view: State) -> bool:
    """Whether it is the last turn of the game."""
    return getattr(view.step, "seat", None) == view.last
