"""The decisions of phase 4."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.colosseum.desks.produce import DecideDesk, NobleDesk, Planning, StageDesk
from circus_tui.boards.colosseum.views.planner import Chosen, guests_text, planner, totals
from circus_tui.boards.colosseum.views.programs import needs
from circus_tui.boards.colosseum.views.ring import Path, guests, ring
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, fitted, noble_sign, said, verdict
from circus_tui.paint import Block, Row, Span, row, shortened
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import MedalMove, Move, MoveNoble, Produce
from rules.colosseum.outlook import outlooks, spectators
from rules.colosseum.pieces import NOBLES, Noble
from rules.colosseum.producing import dice_of, landing
from rules.colosseum.state import MovingNobles
from rules.colosseum.wording import medals_text, noble_name

_WAY = 6


def deciding(sight: Sight, desk: DecideDesk, room: int) -> Block:
    """What every program would draw as the nobles stand, before the dice."""
    dice = dice_of(sight.view, desk.seat)
    seen = outlooks(sight.view, desk.seat)
    at = min(desk.cursor, len(seen) - 1)
    chosen = Chosen(at, min(seen[at].jokers, seen[at].missing), 0) if seen else None
    roll = f"roll {'two dice' if dice == 2 else 'one die'} for the nobles; then you must produce"
    medals = medals_text(sight.view.players[desk.seat].medals)
    here = f"In your arena: {guests_text(sight.view, desk.seat)}. You have {medals}."
    low = (*verdict(sight, desk.refusal, roll, 2), *said(here, sight.cells))
    need = said(f"{seen[at].program} needs {needs(seen[at], sight.cells)}", sight.cells, 2) if seen else ()
    table = planner(sight, desk.seat, max(2, room - len(low) - len(need) - 3), chosen)
    return fitted(room, (4, ring(sight)), (1, table), (3, need), (2, low))


def moving(sight: Sight, desk: NobleDesk, room: int) -> Block:
    """The ring with the way of the noble at the cursor, where every way leads, and what it would change."""
    others = tuple(way[-1] for way in desk.ways)
    refusal = desk.refusal
    what = verdict(sight, refusal, colosseum.describe(sight.view, desk.seat, desk.move), 2)
    matrix = (_heading(sight, desk), *(_noble_row(sight, desk, row_) for row_ in range(len(NOBLES))))
    arenas = ring(sight, Path(desk.noble, desk.move.steps, others))
    left = room - len(arenas) - len(matrix) - len(what)
    return fitted(
        room,
        (4, arenas),
        (5, _plan(sight, desk)),
        (3, matrix),
        (1, what),
        (2, () if refusal else _prospect(sight, desk, max(1, left))),
        (6, (guests(sight),)),
    )


def _prospect(sight: Sight, desk: NobleDesk, rows: int) -> Block:
    """What the move at the cursor would change for each program."""
    after = colosseum.step(sight.view, desk.seat, desk.move)
    medals = after.players[desk.seat].medals - sight.view.players[desk.seat].medals
    extra = "  +1 medal" if medals > 0 else "  -1 medal" if medals < 0 else ""
    return said(f"spectators by program  {totals(sight.view, after, desk.seat)}{extra}", sight.cells, rows)


def _plan(sight: Sight, desk: Planning) -> Block:
    """What has been planned so far."""
    if not desk.planned:
        return ()
    return (
        shortened(
            row(
                Span(" Planned  ", "dim"),
                "; ".join(map(_short, desk.planned)),
                Span("   esc takes it back" if sight.cells >= 78 else "", "dim"),
            ),
            sight.cells,
        ),
    )


def _short(move: Move) -> str:
    match move:
        case MoveNoble(noble, _, steps):
            return f"{noble_name(noble)} by {steps}"
        case MedalMove(noble, steps):
            return f"{noble_name(noble)} by {steps:+} for a medal"
        case _:
            return move.kind.replace("_", " ")


def _heading(sight: Sight, desk: NobleDesk) -> Row:
    """The dice above the matrix."""
    heads = "".join(f" {_way_text(sight, desk, way):<{_WAY - 1}}" for way in desk.ways)
    return row(Span(f" {'noble' if sight.cells < 78 else 'noble      at':<{_label(sight)}}{heads}", "heading"))


def _label(sight: Sight) -> int:
    return 8 if sight.cells < 78 else 15


def _way_text(sight: Sight, desk: NobleDesk, way: tuple[int, ...]) -> str:
    """`IV`, `I:2` for a choice of the face I-III, `sum 9` for both; `+2` for a medal."""
    step = sight.view.step
    if not isinstance(step, MovingNobles):
        return f"{way[-1]:+}"
    if len(way) > 2:
        return f"sum{way[-1]:>2}"
    face = step.faces[way[0]]
    return face.id if len(face.steps) == 1 else f"I:{way[-1]}"


def _noble_row(sight: Sight, desk: NobleDesk, place: int) -> Row:
    noble = NOBLES[place]
    here = place == desk.row
    at = sight.view.nobles[place]
    name = (
        f"{noble_sign(noble):<2} {at:>2}"
        if sight.cells < 78
        else f"{noble_sign(noble):<2} {noble.id.partition('_')[0]:<8}{at:>2}"
    )
    label = Span(f"{glyphs.POINTER if here else ' '}{name:<{_label(sight)}}", "cursor" if here else "")
    cells = (_landing(sight, desk, noble, place, column) for column in range(len(desk.ways)))
    return shortened(row(label, *cells), sight.cells)


def _landing(sight: Sight, desk: NobleDesk, noble: Noble, place: int, column: int) -> Span:
    """Where a way would take a noble: the space, whose arena it is, and whether it is a rest."""
    way = desk.ways[column]
    if desk.refusal_of(desk.move_of(noble, way)) is not None:
        return Span(f" {glyphs.DOT:^{_WAY - 1}}", "dim")
    end = landing(sight.view, noble, way[-1])
    host = " " if end.host is None else LETTERS[end.host]
    rest = glyphs.EMPTY if end.rests else " "
    here = (place, column) == (desk.row, desk.column)
    role = "selected" if here else "good" if end.host == desk.seat else ""
    pointer = glyphs.POINTER if here else " "
    return Span(f"{pointer}{end.space:>2}{host}{rest} ", role, (place, column))


def staging(sight: Sight, desk: StageDesk, room: int) -> Block:
    """Every line of every sum, with the jokers and medals being set for the program at the cursor."""
    medals = sight.view.players[desk.seat].medals
    what = verdict(sight, desk.refusal, colosseum.describe(sight.view, desk.seat, desk.move), 2)
    low = (_setting(desk, medals), *what, *_difference(sight, desk))
    need = said(f"{desk.outlook.program} needs {needs(desk.outlook, sight.cells)}", sight.cells, 2)
    plan = _plan(sight, desk)
    table = planner(
        sight,
        desk.seat,
        max(2, room - len(low) - len(need) - len(plan) - 3),
        Chosen(desk.cursor, desk.jokers, desk.medals),
    )
    return fitted(room, (5, ring(sight)), (4, plan), (1, table), (3, need), (2, low))


def _setting(desk: StageDesk, medals: int) -> Row:
    outlook = desk.outlook
    return row(
        "   Jokers ",
        Span(f"{glyphs.BEFORE} {desk.jokers} {glyphs.AFTER}", "selected"),
        Span(f" of {outlook.jokers}", "dim"),
        "   Medals ",
        Span(f" {desk.medals} ", "selected"),
        Span(f" of {medals}, {FIGURES.spectators.medal} spectators each", "dim"),
    )


def _difference(sight: Sight, desk: StageDesk) -> Block:
    """How one joker or medal less or more would change the sum."""
    now = _total(sight, desk, desk.jokers, desk.medals)
    if now is None:
        return ()
    parts = []
    for text, jokers, medals in (
        ("a joker less", desk.jokers - 1, desk.medals),
        ("a joker more", desk.jokers + 1, desk.medals),
        ("a medal more", desk.jokers, desk.medals + 1),
    ):
        other = _total(sight, desk, jokers, medals)
        if other is not None:
            parts.append(f"{text}: {other}")
    best = sight.view.players[desk.seat].best
    parts.append(f"your best is {best}" + (f", the new one {now}" if now > best else ""))
    return said("; ".join(parts), sight.cells, 2)


def _total(sight: Sight, desk: StageDesk, jokers: int, medals: int) -> int | None:
    move = Produce(desk.outlook.program, jokers, medals)
    if desk.refusal_of(move) is not None:
        return None
    came = spectators(sight.view, desk.seat, move.program, jokers, medals)
    return None if came is None else came.total
