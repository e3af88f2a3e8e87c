"""Which cubes can go where, and what Agents and Assistants can make of others."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.drum_roll.desks.distributing import DistributeDesk
from circus_tui.boards.drum_roll.views import circus
from circus_tui.boards.drum_roll.views.area import does
from circus_tui.boards.drum_roll.views.sight import Sight, headed, said, verdict, window
from circus_tui.paint import Block, Row, Span, row
from circus_tui.widgets.cubes import heap
from circus_tui.widgets.performer import bringing
from rules import drum_roll
from rules.drum_roll.cards import LEVELS, Member
from rules.drum_roll.distribution import has_worked, moves_left
from rules.drum_roll.moves import MoveCube
from rules.drum_roll.steps import Distributing


def distributing(sight: Sight, desk: DistributeDesk, room: int) -> Block:
    """Storage, performers with the cursor on a cube, those who convert, and what Enter would do."""
    acts = desk.player.acts
    on_act = desk.line < len(acts)
    rows = (
        *circus.act_lines(sight, desk.seat, acts, desk.line if on_act else None, desk.place),
        *(_converter(desk, target, number) for number, target in enumerate(desk.targets) if isinstance(target, Member)),
    )
    step = desk.view.step
    left = moves_left(desk.view, step) if isinstance(step, Distributing) else 0
    head = headed(
        sight, Span("Storage ", "heading"), *heap(desk.player.storage), f"  {left} move{'' if left == 1 else 's'} left"
    )
    return (head, *window(rows, desk.line, room - 3), *_would(sight, desk))


def _converter(desk: DistributeDesk, member: Member, number: int) -> Row:
    chosen = number == desk.line
    worked = isinstance(desk.view.step, Distributing) and has_worked(desk.view.step, member)
    drawn = row(
        Span(f"{glyphs.POINTER if chosen else ' '}  ", "cursor"),
        Span(member.name, "selected" if chosen else "dim" if worked else "strong"),
        f"  {does(member)}",
        Span("  has worked" if worked else "", "dim"),
    )
    return tuple(span._replace(target=number) for span in drawn)


def _would(sight: Sight, desk: DistributeDesk) -> Block:
    if desk.move is None:
        return said(sight, "You have nobody to give a cube to: Enter is done.")
    if desk.refusal is not None:
        return verdict(sight, desk.refusal, "")
    text = drum_roll.describe(desk.view, desk.seat, desk.move)
    ways = f"  ({desk.place + 1} of {len(desk.moves)}: left, right)" if not isinstance(desk.move, MoveCube) else ""
    return verdict(sight, None, f"Enter: {text}{_then(desk)}.{ways}")


def _then(desk: DistributeDesk) -> str:
    """What the performer would then do."""
    if not isinstance(desk.move, MoveCube):
        return ""
    after = drum_roll.step(desk.view, desk.seat, desk.move).players[desk.seat].act(desk.move.performer)
    before = desk.player.act(desk.move.performer)
    if after is None or before is None:
        return ""
    if after.ready == before.ready:
        missing = next(colour for colour, full in zip(after.performer.cubes, after.filled, strict=True) if not full)
        return f"; it still needs its {missing} cube first"
    return f": then {LEVELS[after.ready]}, {bringing(after.performer.benefit(after.ready))}"
