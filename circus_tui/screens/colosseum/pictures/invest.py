"""The investments as pictures: programs for sale, arena, ticket and loge, and what the one at the cursor would mean."""

from __future__ import annotations

from typing import Any, Final, assert_never

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.invest import OTHERS, ExtraDecision, InvestDecision, Other
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.own import own_programs, possessions
from circus_tui.screens.colosseum.pictures.ring import ring
from circus_tui.screens.colosseum.pictures.things import Sight, dim, duty, gold, lacking, needs, no, short_name, up, yes
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.notice import Notice
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.playbill import Playbill
from circus_tui.widgets.program_list import ListedShow, ShowList, Tile
from circus_tui.widgets.text_rows import Rows
from rules import colosseum
from rules.colosseum.auction import LOWEST
from rules.colosseum.board import Side
from rules.colosseum.figures import COST, FIGURES
from rules.colosseum.moves import BuildLoge, BuyProgram, BuyTicket, Expand
from rules.colosseum.outlook import outlook, outlooks, spectators
from rules.colosseum.pieces import ADDITIONAL_ACTION, program
from rules.colosseum.state import InvestingAgain, Player
from rules.colosseum.wording import coins_text
from rules.core import Refusal, Seat, listing
from rules.wording import capital, counted

_OWN_CELLS: Final = 20


def invest(seen: Sight, decision: InvestDecision) -> Pictures:
    """Every zone of an investment."""
    move = decision.move
    zones: dict[str, Zone[Any]] = {**seats.panels(seen), "list": listed(seen, decision)}
    if isinstance(move, BuyProgram):
        zones["playbill"] = playbill(seen, move.number)
    elif isinstance(move, Other):
        zones["notice"] = _notice(seen, move, decision.refusal)
    if seen.roomy:
        zones["ring"] = ring(seen, growing=_growing(decision))
        zones["own-side"] = own_programs(seen, _OWN_CELLS, 8)
    else:
        zones["own"] = possessions(seen)
    return Pictures("invest", zones, _sentence(seen, decision), _asks(seen, decision), spread="list")


def _asks(seen: Sight, decision: InvestDecision) -> Row:
    if decision.leaving:
        lost = isinstance(decision.view.step, InvestingAgain)
        asked = "what you paid for it is lost" if lost else "you could invest"
        again = f"{asked}: {key('colosseum.pass')} again"
        return duty(seen, f"{again} makes no investment this turn.", f"{again} passes.")
    asked, shortest = "invest in one thing, or pass.", "invest, or pass."
    if not (seen.view.fresh and seen.view.turns):
        return duty(seen, asked, shortest)
    began, went = (
        f"turn {seen.view.turn} begins: ",
        f" {key('colosseum.look')} shows how turn {seen.view.turn - 1} went.",
    )
    return duty(seen, f"{began}{asked}{went}", f"{asked}{went}", f"{began}{asked}", asked, shortest)


def listed(seen: Sight, decision: InvestDecision | None) -> Zone[ShowList]:
    """The list of what can be bought; without a decision only what is for sale."""
    view, seat = seen.view, seen.seat
    first = len(OTHERS)
    cursor = None if decision is None else decision.cursor
    lines = tuple(
        _line(seen, seat, number, first + place, here=cursor == first + place, judged=decision is not None)
        for place, number in enumerate(view.for_sale)
    )
    tiles = () if decision is None else tuple(_tile(seen, decision, place) for place in range(first))
    title = "Invest in one" if decision is not None else "For sale"
    return Zone(
        ShowList(lines, tiles),
        gold(title),
        dim("held / needed" if seen.size == "small" else "▮ you hold   ▯ still missing"),
        "heavy" if decision is not None else "thin",
    )


def _line(seen: Sight, seat: Seat, number: int, place: int, *, here: bool, judged: bool) -> ListedShow:
    refused = judged and colosseum.explain(seen.view, seat, BuyProgram(number)) is not None
    staged = program(number)
    return ListedShow(
        number,
        staged.name,
        (Span(f"{staged.price:>2}", "gold bold"),),
        needs(outlook(seen.view.players[seat], number)),
        sign="◈" if number == seen.watched else " ",
        off=refused,
        here=here,
        short=short_name(number),
        target=place,
    )


def _tile(seen: Sight, decision: InvestDecision, place: int) -> Tile:
    move = OTHERS[place]
    refusal = decision.refusal_of(move)
    player = decision.view.players[decision.seat]
    name, price, note = _offered(move, player)
    if refusal is not None:
        note = _why_not(move, player, roomy=seen.roomy)
    role = "dusk-ink" if refusal is None else "dusk-dim"
    return Tile(name, str(price), Span(note, role), refusal is not None, place == decision.cursor, place)


def _offered(move: Other, player: Player) -> tuple[str, int, str]:
    match move:
        case Expand(side):
            arrow = "◂Arena" if side == "left" else "Arena▸"
            return arrow, COST.arena_space, f"to {player.arena.spaces + 1} wide"
        case BuyTicket():
            return "Ticket", COST.season_ticket, f"+{FIGURES.spectators.season_ticket} each"
        case BuildLoge():
            return "Loge", COST.loge, "two dice"
        case _:
            assert_never(move)


def _why_not(move: Other, player: Player, *, roomy: bool) -> str:
    match move:
        case Expand() if player.arena.spaces >= FIGURES.limit.arena_spaces:
            return f"✗ {player.arena.spaces} of {FIGURES.limit.arena_spaces}" if roomy else "✗ full"
        case BuildLoge() if player.loge:
            return "✗ yours"
        case BuyTicket() if player.coins >= COST.season_ticket:
            return "✗ sold"
        case _:
            return f"✗ have {player.coins}" if roomy else "✗ dear"


def playbill(seen: Sight, number: int) -> Zone[Playbill]:
    """A program as a playbill, seen by who looks."""
    player = seen.view.players[seen.seat]
    found = outlook(player, number)
    staged = program(number)
    value = Playbill(
        f"{number} {staged.name}",
        arena_line(player, number, short=not seen.roomy),
        needs(found),
        staged.table,
        found.missing_at_best,
        lacking(found, paper=True),
    )
    if not seen.roomy:
        return Zone(value, frame="bare")
    return Zone(value, gold("The playbill"), dim("what it needs, and who comes"), "gold")


def arena_line(player: Player, number: int, *, short: bool = False) -> Row:
    """`needs an arena of 4 ✓ yours is 4`, on paper; and the jokers that stand in."""
    staged = program(number)
    fits = staged.spaces <= player.arena.spaces
    verdict = Span(
        f"{'✓' if fits else '✗'} yours is {player.arena.spaces}", f"{'playbill-good' if fits else 'playbill-bad'} bold"
    )
    found = outlook(player, number)
    stand_in = min(found.jokers, found.missing)
    jokers = Span(f"  ✦ {counted(stand_in, 'joker')}", "paper-dim") if stand_in else Span("")
    needed = f"{'' if short else 'needs an '}arena of {staged.spaces} "
    return row(Span(needed, "paper-dim"), verdict, jokers)


def _notice(seen: Sight, move: Other, refusal: Refusal | None) -> Zone[Notice]:
    """What an investment that is no program brings, in words; or why it cannot be made."""
    player = seen.view.players[seen.seat]
    name, price, _ = _offered(move, player)
    title = {"Ticket": "Season ticket", "Loge": "The emperor's loge"}.get(name, "One more space for your arena")
    if refusal is not None:
        sentences: tuple[Row, ...] = (row(Span(f"✗ {seen.named(refusal.text)}", "playbill-bad bold")),)
    else:
        sentences = tuple(row(Span(text, "paper-ink")) for text in _meaning(seen, move))
    note = dim(f"{price} coins of your {player.coins}")
    if not seen.roomy:
        return Zone(Notice(title, sentences), frame="bare")
    return Zone(Notice(title, sentences), gold(title), note, "gold")


def _meaning(seen: Sight, move: Other) -> tuple[str, ...]:
    """What one gets from an investment that is no program, a sentence each."""
    view, player = seen.view, seen.view.players[seen.seat]
    match move:
        case Expand(side):
            return _room_for(seen, side)
        case BuyTicket():
            each = FIGURES.spectators.season_ticket
            return (
                f"{each} spectators more at every event of yours.",
                f"You have {player.tickets}; {view.tickets} are left for all.",
            )
        case BuildLoge():
            return (
                "You roll two dice instead of one for the nobles, at every event of yours.",
                "Two nobles move, or one by the sum.",
            )
        case _:
            assert_never(move)


def _room_for(seen: Sight, side: Side) -> tuple[str, ...]:
    """Which programs would fit the larger arena and do not fit now."""
    player = seen.view.players[seen.seat]
    larger = attrs.evolve(player, arena=player.arena.grown(side))
    found = [old.program for old in outlooks(seen.view, seen.seat) if not old.fits]
    fitting = [
        short_name(number) if seen.size == "small" else program(number).name
        for number in found
        if outlook(larger, number).fits
    ]
    mine = f"{listing(fitting)} of yours will fit." if fitting else "No more of your programs will fit."
    space = larger.arena.inside[0 if side == "left" else -1]
    return (
        f"Your arena grows on the {side}, to space {space}: {larger.arena.spaces} spaces.",
        mine,
        "Nobles on more spaces bring you spectators.",
    )


def _growing(decision: InvestDecision) -> tuple[Seat, int] | None:
    """The space that the arena would gain."""
    if not isinstance(decision.move, Expand) or decision.refusal is not None:
        return None
    inside = colosseum.step(decision.view, decision.seat, decision.move).players[decision.seat].arena.inside
    return decision.seat, inside[0 if decision.move.side == "left" else -1]


def _sentence(seen: Sight, decision: InvestDecision) -> Row:
    if decision.typed:
        return row(
            Span(f"program {decision.typed}_", "gold bold"), Span("   the next figure finishes its number", "dim")
        )
    if decision.refusal is not None:
        return no(seen, decision.refusal)
    view, seat, move = seen.view, decision.seat, decision.move
    player = view.players[seat]
    left = colosseum.step(view, seat, move).players[seat].coins
    purse = f"{coins_text(left)} left for the auction"
    if not isinstance(move, BuyProgram):
        what = colosseum.describe(view, seat, move)
        grown = _growing(decision)
        if grown is not None and seen.size == "small":
            what = f"build out the arena to space {grown[1]}, for {coins_text(COST.arena_space)}"
        return yes(seen, up(what), "" if left < LOWEST else purse, _poor(left))
    found = outlook(player, move.number)
    came = spectators(view, seat, move.number, min(found.jokers, found.missing))
    short = found.missing_at_best - len(program(move.number).table) + 1
    draws = (
        f"it would draw {came.total} today, your best is {player.best or 'none'}"
        if came
        else (f"{counted(short, 'token')} too few to produce it today")
    )
    spaces = program(move.number).spaces
    unfit = f"it needs an arena of {spaces} spaces" if seen.roomy else f"it needs an arena of {spaces}"
    unfit = "" if found.fits else unfit
    warning = "; ".join(part for part in (unfit, _poor(left)) if part)
    return yes(
        seen,
        f"Buy {program(move.number).name} for {coins_text(program(move.number).price)}",
        draws if left < LOWEST else f"{draws}; {left} left for the auction",
        warning,
    )


def _poor(left: int) -> str:
    if left >= LOWEST:
        return ""
    return f"{coins_text(left)} left for the auction" + (f", which begins at {LOWEST}" if left else "")


def extra(seen: Sight, decision: ExtraDecision) -> Pictures:
    """A second investment: how to pay for it, and what is for sale."""
    zones: dict[str, Zone[Any]] = {
        **seats.panels(seen),
        "payments": _payments(seen, decision),
        "list": listed(seen, None),
    }
    if seen.roomy:
        zones["own-side"] = own_programs(seen, _OWN_CELLS + 40, 20)
    else:
        zones["own"] = possessions(seen)
    what = colosseum.describe(seen.view, decision.seat, decision.move)
    sentence = no(seen, decision.refusal) if decision.refusal is not None else yes(seen, capital(what))
    asks = duty(seen, "pay for a second investment, or leave it at one.", "pay for a second one, or leave it.")
    return Pictures("extra", zones, sentence, asks)


def _payments(seen: Sight, decision: ExtraDecision) -> Zone[Rows]:
    player = seen.view.players[decision.seat]
    tokens = player.tokens[ADDITIONAL_ACTION.index]
    texts = (
        ("✚", "an additional-action token", f"you have {tokens or 'none'}"),
        ("●", f"{COST.second_investment_medals} medals", f"you have {player.medals or 'none'}"),
        ("–", "nothing", "just one investment"),  # noqa: RUF001
    )
    rows: list[Row] = [row(Span(f" Besides its price it costs, with {player.coins} in your purse:", "dim"))]
    for place, (sign, what, note) in enumerate(texts):
        refused = decision.refusal_of(decision.choices[place]) is not None
        here = place == decision.cursor
        role = "cap-ink on cap bold" if here else "off" if refused else "ink bold"
        mark = "✗ " if refused else ""
        rows.append(row(" ", Span(f" {sign} {what:<26}", role, place), Span(f"  {mark}{note}", "dim", place)))
    return Zone(Rows(tuple(rows)), gold("A second investment?"), frame="heavy")
