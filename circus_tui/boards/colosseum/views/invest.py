"""The decisions of phase 1."""

from __future__ import annotations

import attrs

from circus_tui import glyphs
from circus_tui.boards.colosseum.views.holdings import holdings
from circus_tui.boards.colosseum.views.markets import markets
from circus_tui.boards.colosseum.views.programs import needs, sale, sale_heading, table_text
from circus_tui.boards.colosseum.views.ring import guests, ring
from circus_tui.boards.colosseum.views.sight import Sight, fitted, said, verdict
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.menu import Item, menu
from circus_tui.paint import Block, Row, Span, row
from circus_tui.screens.colosseum.decisions.invest import ExtraDecision, InvestDecision
from rules import colosseum
from rules.colosseum.figures import FIGURES
from rules.colosseum.investing import COST
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand, Move
from rules.colosseum.outlook import outlook, outlooks, spectators
from rules.colosseum.pieces import program
from rules.colosseum.state import State
from rules.core import Seat, listing

_LABELS = ("arena left", "arena right", "ticket", "loge")
_PAYMENTS = ("an additional-action token", f"{COST.second_investment_medals} medals", "nothing: leave it at one")
_PRICES = (COST.arena_space, COST.arena_space, COST.season_ticket, COST.loge)


def invest(sight: Sight, decision: InvestDecision, room: int) -> Block:
    """The programs on sale, the other investments, and what the one at the cursor would mean."""
    detail = _detail(sight, decision)
    programs = sale(sight, decision.seat, decision.cursor)
    left = room - len(programs) - len(detail) - 2
    return fitted(
        room,
        (5, _above(sight, decision, left)),
        (3, (sale_heading(sight, decision.seat, decision.typed),)),
        (4, programs),
        (2, (_others(sight, decision),)),
        (1, detail),
    )


def _above(sight: Sight, decision: InvestDecision, room: int) -> Block:
    """Who holds what; while an arena space is at the cursor, the ring; the own holdings where there is little room."""
    everybody = holdings(sight)
    shown = everybody if len(everybody) <= room else holdings(sight, (decision.seat,))
    growing = _growing(decision)
    if growing is None or room < len(ring(sight)):
        return shown
    return (*ring(sight, growing=growing), guests(sight), markets(sight))[: max(len(shown), len(ring(sight)))]


def _others(sight: Sight, decision: InvestDecision) -> Row:
    """Arena spaces, ticket and loge in a line."""
    first = len(sight.view.for_sale)
    spans: list[Span] = [Span(" ")]
    for number, (label, price) in enumerate(zip(_LABELS, _PRICES, strict=True)):
        place = first + number
        chosen = place == decision.cursor
        refused = decision.refusal_of(decision.choices[place]) is not None
        role = "selected" if chosen else "dim" if refused else ""
        spans.append(Span(glyphs.POINTER if chosen else " ", "cursor", place))
        spans.append(Span(f"{label} {price}{glyphs.NO if refused else ' '}", role, place))
        spans.append(Span("  " if sight.cells < 78 else "   "))
    return row(*spans)


def _growing(decision: InvestDecision) -> tuple[Seat, int] | None:
    """The space that the arena would gain."""
    if not isinstance(decision.move, Expand) or decision.refusal is not None:
        return None
    inside = colosseum.step(decision.view, decision.seat, decision.move).players[decision.seat].arena.inside
    return decision.seat, inside[0 if decision.move.side == "left" else -1]


def _detail(sight: Sight, decision: InvestDecision) -> Block:
    """What the investment at the cursor is, in three rows."""
    move = decision.move
    refusal = decision.refusal
    coins = sight.view.players[decision.seat].coins
    if isinstance(move, BuyProgram):
        staged = program(move.number)
        head = f"{staged.number} {staged.name}: {staged.price} of {coins} coins, arena of {staged.spaces}"
        return (
            *verdict(sight, refusal, head),
            *_program(sight, decision.seat, move.number, refused=refusal is not None),
        )
    head = f"{colosseum.describe(sight.view, decision.seat, move)}; you have {coins}."
    return (*verdict(sight, refusal, head), *said(_meaning(sight.view, decision.seat, move), sight.cells, 2))


def _program(sight: Sight, seat: Seat, number: int, *, refused: bool) -> Block:
    seen = outlook(sight.view.players[seat], number)
    lines = said(needs(seen, sight.cells), sight.cells)
    came = spectators(sight.view, seat, number, min(seen.jokers, seen.missing))
    now = "too much is missing" if came is None else f"{came.total} with what you have"
    unfit = "" if seen.fits or came is None else ", if the arena fits"
    name = f"{number}: " if refused else ""
    text = f"{name}draws {table_text(number)}"
    long, brief = f"{text} by assets missing; now {now}", f"{text}; now {now}"
    wordings = (f"{long}{unfit}", f"{brief}{unfit}", brief, brief.removesuffix(" with what you have"))
    return (*lines, *said(best(wordings, sight.cells - 4), sight.cells))


def _meaning(view: State, seat: Seat, move: Move) -> str:
    """What one gets from an investment that is no program."""
    player = view.players[seat]
    draws = FIGURES.spectators
    match move:
        case Expand():
            return _room_for(view, seat, move)
        case BuyTicket():
            return (
                f"{draws.season_ticket} spectators more at every event; you have {player.tickets}, {view.tickets} left."
            )
        case BuildLoge():
            return "Two dice instead of one for the nobles, at every event of yours."
        case _:
            return ""


def _room_for(view: State, seat: Seat, move: Expand) -> str:
    """Which own programs would fit the larger arena and do not fit now."""
    larger = attrs.evolve(view.players[seat], arena=view.players[seat].arena.grown(move.side))
    fitting = [str(old.program) for old in outlooks(view, seat) if not old.fits and outlook(larger, old.program).fits]
    programs = f"program {listing(fitting)} of yours will fit" if fitting else "no more of your programs will fit"
    return f"{larger.arena.spaces} spaces: {programs}; more nobles come in."


def extra(sight: Sight, decision: ExtraDecision, room: int) -> Block:
    """Pay for a second investment or not."""
    marks = ("" if decision.refusal_of(move) is None else f"{glyphs.NO} you cannot" for move in decision.choices)
    items = [Item(label, mark) for label, mark in zip(_PAYMENTS, marks, strict=True)]
    coins = sight.view.players[decision.seat].coins
    head = row(Span(f" A second investment, besides its own price out of {coins} coins, costs", "dim"))
    what = verdict(sight, decision.refusal, colosseum.describe(sight.view, decision.seat, decision.move))
    options = menu(items, decision.cursor, sight.cells, len(items))
    return fitted(
        room,
        (4, (sale_heading(sight, decision.seat),)),
        (5, sale(sight, decision.seat)),
        (3, (head,)),
        (1, options),
        (2, what),
    )
