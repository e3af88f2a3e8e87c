"""The decisions of phase 4."""

from __future__ import annotations

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.planner import Chosen, guests_text, planner, totals
from circus_tui.boards.colosseum.views.programs import needs
from circus_tui.boards.colosseum.views.ring import Path, guests, ring
from circus_tui.boards.colosseum.views.sight import LETTERS, Sight, fitted, noble_sign, said, verdict
from circus_tui.paint import Block, Row, Span, row, shortened
from circus_tui.screens.colosseum.decisions.produce import DecideDecision, NobleDecision, Planning, StageDecision
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.moves import MedalMove, Move, MoveNoble, Produce
from rules.colosseum.outlook import outlooks, spectators
from rules.colosseum.pieces import NOBLES, Noble
from rules.colosseum.producing import dice_of, landing
from rules.colosseum.state import MovingNobles
from rules.colosseum.wording import medals_text, noble_name

_WAY = 6


def deciding(sight: Sight, decision: DecideDecision, room: int) -> Block:
    """What every program would draw as the nobles stand, before the dice."""
    dice = dice_of(sight.view, decision.seat)
    seen = outlooks(sight.view, decision.seat)
    at = min(decision.cursor, len(seen) - 1)
    chosen = Chosen(at, min(seen[at].jokers, seen[at].missing), 0) if seen else None
    roll = f"roll {'two dice' if dice == 2 else 'one die'} for the nobles; then you must produce"
    medals = medals_text(sight.view.players[decision.seat].medals)
    here = f"In your arena: {guests_text(sight.view, decision.seat)}. You have {medals}."
    low = (*verdict(sight, decision.refusal, roll, 2), *said(here, sight.cells))
    need = said(f"{seen[at].program} needs {needs(seen[at], sight.cells)}", sight.cells, 2) if seen else ()
    table = planner(sight, decision.seat, max(2, room - len(low) - len(need) - 3), chosen)
    return fitted(room, (4, ring(sight)), (1, table), (3, need), (2, low))


def moving(sight: Sight, decision: NobleDecision, room: int) -> Block:
    """The ring with the way of the noble at the cursor, where every way leads, and what it would change."""
    others = tuple(way[-1] for way in decision.ways)
    refusal = decision.refusal
    what = verdict(sight, refusal, colosseum.describe(sight.view, decision.seat, decision.move), 2)
    matrix = (_heading(sight, decision), *(_noble_row(sight, decision, row_) for row_ in range(len(NOBLES))))
    arenas = ring(sight, Path(decision.noble, decision.move.steps, others))
    left = room - len(arenas) - len(matrix) - len(what)
    return fitted(
        room,
        (4, arenas),
        (5, _plan(sight, decision)),
        (3, matrix),
        (1, what),
        (2, () if refusal else _prospect(sight, decision, max(1, left))),
        (6, (guests(sight),)),
    )


def _prospect(sight: Sight, decision: NobleDecision, rows: int) -> Block:
    """What the move at the cursor would change for each program."""
    after = colosseum.step(sight.view, decision.seat, decision.move)
    medals = after.players[decision.seat].medals - sight.view.players[decision.seat].medals
    extra = "  +1 medal" if medals > 0 else "  -1 medal" if medals < 0 else ""
    return said(f"spectators by program  {totals(sight.view, after, decision.seat)}{extra}", sight.cells, rows)


def _plan(sight: Sight, decision: Planning) -> Block:
    """What has been planned so far."""
    if not decision.planned:
        return ()
    return (
        shortened(
            row(
                Span(" Planned  ", "dim"),
                "; ".join(map(_short, decision.planned)),
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


def _heading(sight: Sight, decision: NobleDecision) -> Row:
    """The dice above the matrix."""
    heads = "".join(f" {_way_text(sight, decision, way):<{_WAY - 1}}" for way in decision.ways)
    return row(Span(f" {'noble' if sight.cells < 78 else 'noble      at':<{_label(sight)}}{heads}", "heading"))


def _label(sight: Sight) -> int:
    return 8 if sight.cells < 78 else 15


def _way_text(sight: Sight, decision: NobleDecision, way: tuple[int, ...]) -> str:
    """`IV`, `I:2` for a choice of the face I-III, `sum 9` for both; `+2` for a medal."""
    step = sight.view.step
    if not isinstance(step, MovingNobles):
        return f"{way[-1]:+}"
    if len(way) > 2:
        return f"sum{way[-1]:>2}"
    face = step.faces[way[0]]
    return face.id if len(face.steps) == 1 else f"I:{way[-1]}"


def _noble_row(sight: Sight, decision: NobleDecision, place: int) -> Row:
    noble = NOBLES[place]
    here = place == decision.row
    at = sight.view.nobles[place]
    name = (
        f"{noble_sign(noble):<2} {at:>2}"
        if sight.cells < 78
        else f"{noble_sign(noble):<2} {noble.id.partition('_')[0]:<8}{at:>2}"
    )
    label = Span(f"{glyphs.POINTER if here else ' '}{name:<{_label(sight)}}", "cursor" if here else "")
    cells = (_landing(sight, decision, noble, place, column) for column in range(len(decision.ways)))
    return shortened(row(label, *cells), sight.cells)


def _landing(sight: Sight, decision: NobleDecision, noble: Noble, place: int, column: int) -> Span:
    """Where a way would take a noble: the space, whose arena it is, and whether it is a rest."""
    way = decision.ways[column]
    if decision.refusal_of(decision.move_of(noble, way)) is not None:
        return Span(f" {glyphs.DOT:^{_WAY - 1}}", "dim")
    end = landing(sight.view, noble, way[-1])
    host = " " if end.host is None else LETTERS[end.host]
    rest = glyphs.EMPTY if end.rests else " "
    here = (place, column) == (decision.row, decision.column)
    role = "selected" if here else "good" if end.host == decision.seat else ""
    pointer = glyphs.POINTER if here else " "
    return Span(f"{pointer}{end.space:>2}{host}{rest} ", role, (place, column))


def staging(sight: Sight, decision: StageDecision, room: int) -> Block:
    """Every line of every sum, with the jokers and medals being set for the program at the cursor."""
    medals = sight.view.players[decision.seat].medals
    what = verdict(sight, decision.refusal, colosseum.describe(sight.view, decision.seat, decision.move), 2)
    low = (_setting(decision, medals), *what, *_difference(sight, decision))
    need = said(f"{decision.outlook.program} needs {needs(decision.outlook, sight.cells)}", sight.cells, 2)
    plan = _plan(sight, decision)
    table = planner(
        sight,
        decision.seat,
        max(2, room - len(low) - len(need) - len(plan) - 3),
        Chosen(decision.cursor, decision.jokers, decision.medals),
    )
    return fitted(room, (5, ring(sight)), (4, plan), (1, table), (3, need), (2, low))


def _setting(decision: StageDecision, medals: int) -> Row:
    outlook = decision.outlook
    return row(
        "   Jokers ",
        Span(f"{glyphs.BEFORE} {decision.jokers} {glyphs.AFTER}", "selected"),
        Span(f" of {outlook.jokers}", "dim"),
        "   Medals ",
        Span(f" {decision.medals} ", "selected"),
        Span(f" of {medals}, {FIGURES.spectators.medal} spectators each", "dim"),
    )


def _difference(sight: Sight, decision: StageDecision) -> Block:
    """How one joker or medal less or more would change the sum."""
    now = _total(sight, decision, decision.jokers, decision.medals)
    if now is None:
        return ()
    parts = []
    for text, jokers, medals in (
        ("a joker less", decision.jokers - 1, decision.medals),
        ("a joker more", decision.jokers + 1, decision.medals),
        ("a medal more", decision.jokers, decision.medals + 1),
    ):
        other = _total(sight, decision, jokers, medals)
        if other is not None:
            parts.append(f"{text}: {other}")
    best = sight.view.players[decision.seat].best
    parts.append(f"your best is {best}" + (f", the new one {now}" if now > best else ""))
    return said("; ".join(parts), sight.cells, 2)


def _total(sight: Sight, decision: StageDecision, jokers: int, medals: int) -> int | None:
    move = Produce(decision.outlook.program, jokers, medals)
    if decision.refusal_of(move) is not None:
        return None
    came = spectators(sight.view, decision.seat, move.program, jokers, medals)
    return None if came is None else came.total
