"""The table of Circus Combat: whose turn it is, the stage or a show in full, the dice with their notes, both queues."""

from __future__ import annotations

from typing import Final

import attrs
from rich.cells import cell_len

from circus_tui import glyphs
from circus_tui.boards.circus_combat import shows, stage
from circus_tui.boards.circus_combat.cast import FATIGUE, Cast
from circus_tui.boards.circus_combat.notes import notes
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.dice import BOXED, PIPPED, Die, tray
from circus_tui.boards.rows.frame import ruler
from circus_tui.boards.rows.trick import CARD_ROWS
from circus_tui.paint import Block, Span, beside, row, shortened
from circus_tui.screens.circus_combat.decisions import CombatDecision
from circus_tui.screens.circus_combat.decisions.dicing import PlaceDecision, RerollDecision
from circus_tui.screens.circus_combat.decisions.settling import FatigueDecision, SettleDecision, SwapDecision
from circus_tui.screens.contract import Scene
from rules import circus_combat
from rules.circus_combat.pieces import BOX, FACES
from rules.circus_combat.scoring import fatigue_points, show_points
from rules.circus_combat.state import (
    Over,
    Placing,
    Player,
    Rerolling,
    Rethrowing,
    Shuffling,
    Starting,
    State,
    Throwing,
    Wearied,
    complete_places,
    fitting_places,
)
from rules.core import Seat

LEGEND: Final = (
    f"The letter on a die says whose it is: one for each player, {FATIGUE} for red fatigue.",
    *stage.SIGNS,
    f"{glyphs.SWAP}: whoever takes the trick may swap two neighbours in the queue.",
    f"5/{BOX.queue} 38-6=32: five tricks of the {BOX.queue} that end the game; points less fatigue make the score.",
    *shows.SIGNS,
)

ROLLS: Final = frozenset({"roll", "fatigue_rolled"})

_LARGE: Final = 110
_LARGE_ROWS: Final = 28
_RULED_ROWS: Final = 18
_ROOMY: Final = 76
_FACTS: Final = 35
_TRAY_ROWS: Final = 3
_OTHER_FACES: Final = len(FACES) - 1


def title(view: State) -> str:
    """Say how many cards are to come and how many red dice there are; nobody counts the turns."""
    end = "" if view.last is None or isinstance(view.step, Over) else "  last turns"
    return f"CIRCUS COMBAT  deck {len(view.deck)}  red dice {FATIGUE} {view.supply}{end}"


def paint(scene: Scene) -> Block:
    """Draw the table."""
    decision, view, cast, cells = _desk(scene), scene.view, Cast(scene.names[:2]), scene.cells
    large = cells >= _LARGE and scene.height >= _LARGE_ROWS
    line = (ruler(cells),) if scene.height >= _RULED_ROWS else ()
    banner = _banner(view, cast, cells)
    dice = _dice_and_notes(scene, decision, cast, PIPPED if large else BOXED)
    queues = (*line, *shows.strip(view, cast, cells, _pair(decision)))
    room = scene.height - len(banner) - (len(dice) + len(line) if dice else 0)
    if decision is None or decision.shown is None:
        apart = room - len(queues) >= 4 * (CARD_ROWS + 1)
        upper = _stage(view, decision, cast, cells, large=large, apart=apart)
    else:
        left = decision.left if isinstance(decision, SwapDecision) and decision.shown == decision.seat else None
        queues = queues if shows.full_rows(view, decision.shown) + len(queues) <= room else ()
        upper = shows.full(view, decision.shown, cast, cells, room - len(queues), left)
    parts = (*banner, *upper, *(line if dice else ()), *dice, *queues)
    return tuple(shortened(each, cells) for each in parts)


def _desk(scene: Scene) -> CombatDecision | None:
    match scene.decision:
        case RerollDecision() | PlaceDecision() | SettleDecision() | SwapDecision() | FatigueDecision():
            return scene.decision
        case _:
            return None


def _banner(view: State, cast: Cast, cells: int) -> Block:
    """Both players in a row; whoever decides stands out in full."""
    half = (cells - 1) // 2
    return (row(_player(view, 0, cast, half), " ", _player(view, 1, cast, cells - half - 1)),)


def _player(view: State, seat: Seat, cast: Cast, cells: int) -> Span:
    decides = seat in circus_combat.to_act(view)
    facts = _facts(view.players[seat], seat, cells)
    called = best(_called(view, seat, cast.names[seat], decides=decides), cells - cell_len(facts) - 4)
    who = f"{glyphs.TURN if decides else ' '}{cast.letters[seat]} {called}"
    gap = " " * (cells - cell_len(who) - cell_len(facts))
    return Span(f"{who}{gap}{facts}", "selected" if decides else "strong")


def _facts(player: Player, seat: Seat, cells: int) -> str:
    points, fatigue = show_points(player.queue, seat), fatigue_points(player)
    tricks = f"{len(player.queue)} trick{'' if len(player.queue) == 1 else 's'}"
    if cells >= _FACTS + 20:
        return f"{tricks}  {player.supply} dice  {points} - {fatigue} = {points - fatigue} "
    score = f"{points}-{fatigue}={points - fatigue} "
    return f"{tricks}  {score}" if cells >= _FACTS else f"{len(player.queue)}/{BOX.queue} {score}"


def _called(view: State, seat: Seat, name: str, *, decides: bool) -> tuple[str, ...]:
    """The name with what is up with its owner, and the name alone."""
    if isinstance(view.step, Shuffling | Starting | Over):
        return (name,)
    last = "last turn" if view.last == seat else "turn"
    if view.step.seat == seat:
        return (f"{name}'s {last}", name)
    if decides:
        return (f"{name} decides", name)
    return (f"{name}: {last} to come", f"{name}: {last}", name) if view.last == seat else (name,)


def _stage(view: State, decision: CombatDecision | None, cast: Cast, cells: int, *, large: bool, apart: bool) -> Block:
    fits: tuple[int, ...] = ()
    at: int | None = None
    match decision:
        case RerollDecision() | PlaceDecision():
            fits, at = fitting_places(view.stage, decision.dice.faces[decision.die]), decision.at
        case SettleDecision():
            fits, at = complete_places(view), decision.at
        case _:
            pass
    if large:
        return stage.cards(view, cast, cells, fits, at, apart=apart)
    return stage.lines(view, cast, cells, fits, at)


def _pair(decision: CombatDecision | None) -> tuple[Seat, int] | None:
    return (decision.seat, decision.left) if isinstance(decision, SwapDecision) else None


def _dice_and_notes(scene: Scene, decision: CombatDecision | None, cast: Cast, size: int) -> Block:
    """The dice in hand, and beside them what may be done; nothing when there is nothing to decide."""
    cells = scene.cells
    gap = 1 if cells >= _ROOMY else 0
    dice = tray(_tumbling(_dice(scene.view, decision, cast), scene.tumble), size, gap)
    if decision is None:
        return tuple(row(" ", *line) for line in dice)
    used = sum(cell_len(span.text) for span in dice[0]) + 3 if dice else 1
    rows = len(dice) or _TRAY_ROWS
    words = notes(decision, cast, cells - used - 1, rows)
    if not dice:
        return tuple(row(" ", *line) for line in words)
    return beside([((Span(" "),),), dice, ((Span("  "),),), words or ((),)])


def _tumbling(dice: list[Die], frames: int) -> list[Die]:
    """The dice as they are, or, as long as they roll, with any face but their own, another in every frame."""
    if not frames:
        return dice
    return [
        attrs.evolve(die, face=(die.face + (2 * frames + place) % _OTHER_FACES) % len(FACES) + 1)
        for place, die in enumerate(dice)
    ]


def _dice(view: State, decision: CombatDecision | None, cast: Cast) -> list[Die]:
    match view.step:
        case Rerolling(seat, dice) | Rethrowing(seat, dice):
            numbers: tuple[int, ...] = tuple(range(len(dice)))
        case Placing(seat, dice, waiting):
            numbers = waiting
        case Wearied(_, red) | Throwing(_, red):
            return [cast.die(face, None) for face in red]
        case _:
            return []
    return [_at_hand(cast.thrown(dice, number, seat), number, decision) for number in numbers]


def _at_hand(die: Die, number: int, decision: CombatDecision | None) -> Die:
    """The die as the player at the decision sees it: with the cursor, and whether it is to be rolled again."""
    target = ("die", number)
    match decision:
        case RerollDecision() if number in decision.marked:
            return attrs.evolve(die, edge="roll", role="incoming", chosen=number == decision.die, target=target)
        case RerollDecision():
            return attrs.evolve(die, edge="keep", chosen=number == decision.die, target=target)
        case PlaceDecision():
            return attrs.evolve(die, chosen=number == decision.die, target=target)
        case _:
            return die
