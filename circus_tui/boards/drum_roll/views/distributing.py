"""Which cubes can go where, and what Agents and Assistants can make of others."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views import circus
from circus_tui.boards.drum_roll.views.area import does
from circus_tui.boards.drum_roll.views.sight import Sight, headed, said, verdict, window
from circus_tui.boards.rows.cubes import heap
from circus_tui.boards.rows.performer import bringing
from circus_tui.paint import Block, Row, Span, row
from circus_tui.screens.drum_roll.decisions.distributing import DistributeDecision
from rules import drum_roll
from rules.drum_roll.cards import LEVELS, Member
from rules.drum_roll.distribution import has_worked, moves_left
from rules.drum_roll.moves import MoveCube
from rules.drum_roll.steps import Distributing


def distributing(sight: Sight, decision: DistributeDecision, room: int) -> Block:
    """Storage, performers with the cursor on a cube, those who convert, and what Enter would do."""
    acts = decision.player.acts
    on_act = decision.line < len(acts)
    rows = (
        *circus.act_lines(sight, decision.seat, acts, decision.line if on_act else None, decision.place),
        *(
            _converter(decision, target, number)
            for number, target in enumerate(decision.targets)
            if isinstance(target, Member)
        ),
    )
    step = decision.view.step
    left = moves_left(decision.view, step) if isinstance(step, Distributing) else 0
    head = headed(
        sight,
        Span("Storage ", "heading"),
        *heap(decision.player.storage),
        f"  {left} move{'' if left == 1 else 's'} left",
    )
    return (head, *window(rows, decision.line, room - 3), *_would(sight, decision))


def _converter(decision: DistributeDecision, member: Member, number: int) -> Row:
    chosen = number == decision.line
    worked = isinstance(decision.view.step, Distributing) and has_worked(decision.view.step, member)
    drawn = row(
        Span(f"{glyphs.POINTER if chosen else ' '}  ", "cursor"),
        Span(member.name, "selected" if chosen else "dim" if worked else "strong"),
        f"  {does(member)}",
        Span("  has worked" if worked else "", "dim"),
    )
    return tuple(span._replace(target=number) for span in drawn)


def _would(sight: Sight, decision: DistributeDecision) -> Block:
    if decision.move is None:
        return said(sight, "You have nobody to give a cube to: Enter is done.")
    if decision.refusal is not None:
        return verdict(sight, decision.refusal, "")
    text = drum_roll.describe(decision.view, decision.seat, decision.move)
    ways = (
        f"  ({decision.place + 1} of {len(decision.moves)}: left, right)"
        if not isinstance(decision.move, MoveCube)
        else ""
    )
    return verdict(sight, None, f"Enter: {text}{_then(decision)}.{ways}")


def _then(decision: DistributeDecision) -> str:
    """What the performer would then do."""
    if not isinstance(decision.move, MoveCube):
        return ""
    after = (
        drum_roll.step(decision.view, decision.seat, decision.move).players[decision.seat].act(decision.move.performer)
    )
    before = decision.player.act(decision.move.performer)
    if after is None or before is None:
        return ""
    if after.ready == before.ready:
        missing = next(colour for colour, full in zip(after.performer.cubes, after.filled, strict=True) if not full)
        return f"; it still needs its {missing} cube first"
    return f": then {LEVELS[after.ready]}, {bringing(after.performer.benefit(after.ready))}"
