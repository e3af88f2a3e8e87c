"""The table without a decision, and what can be looked at besides: all things, the ring, the bests so far."""

from __future__ import annotations

from typing import Any, assert_never

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.names import cut
from circus_tui.screens.colosseum.decisions.looking import Looking
from circus_tui.screens.colosseum.pictures import seats
from circus_tui.screens.colosseum.pictures.auction import stalls
from circus_tui.screens.colosseum.pictures.programs import programs
from circus_tui.screens.colosseum.pictures.result import bests, events, turn_by_turn
from circus_tui.screens.colosseum.pictures.ring import guests, ring
from circus_tui.screens.colosseum.pictures.things import Sight, dim, gold, lacks, needs, person, short_name, sign, token
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.text_rows import Rows
from circus_tui.widgets.token import held, marks
from circus_tui.widgets.token_table import TokenLine, TokenLines
from rules.colosseum.outlook import Outlook, outlooks
from rules.colosseum.pieces import ASSETS, EMPEROR_TOKEN, STARS
from rules.colosseum.state import Player
from rules.colosseum.visibility import unseen
from rules.core import Seat
from rules.wording import plural


def looked(seen: Sight, looking: Looking) -> Pictures:
    """The page that is looked at."""
    match looking.page:
        case "programs":
            return programs(seen, looking)
        case "players":
            return _players(seen)
        case "ring":
            return _around(seen, "table", _back())
        case "turn":
            return Pictures(
                "chart", {**seats.panels(seen), "bests": events(seen), "turns": turn_by_turn(seen)}, (), _back()
            )
        case "chart":
            return _chart(seen)
        case _:
            assert_never(looking.page)


def table(seen: Sight) -> Pictures:
    """The table while nobody decides at this screen."""
    return _around(seen, "table", ())


def _back() -> Row:
    return row(Span(f"looking closely: {key('colosseum.look')} goes on, {key('back')} goes back.", "gold bold"))


def _around(seen: Sight, layout: str, asks: Row) -> Pictures:
    zones: dict[str, Zone[Any]] = {"ring": ring(seen), "stalls": stalls(seen, None)}
    if seen.size != "small":
        zones |= seats.panels(seen)
    if seen.roomy:
        zones["own-side"] = _supply(seen)
    return Pictures(layout, zones, (), asks)


def _supply(seen: Sight) -> Zone[Rows]:
    """What is left for all, and whom the nobles visit."""
    view = seen.view
    free = [star for star, holder in zip(STARS, view.stars, strict=True) if holder is None]
    stars = ", ".join(token(star).word for star in free) or "none"
    rows: list[Row] = [
        row(
            Span(f" {view.medals}", "gold bold"),
            Span(" medals, ", "dim"),
            Span(f"{view.tickets}", "gold bold"),
            Span(" season tickets left", "dim"),
        ),
        row(Span(f" {len(view.draw)}", "gold bold"), Span(" tokens in the bag", "dim")),
        row(Span(" stars not won: ", "dim"), Span(stars, "ink")),
        (),
        row(Span(" nobles in arenas", "dim")),
    ]
    rows += [row(" ", person(seen, seat), Span("  ", "dim"), *guests(seen, seat, "none")) for seat in range(view.seats)]
    rows += [
        (),
        row(Span(" a star: three or more of a kind, and more than", "dim")),
        row(Span(" anybody else; 4 spectators when it is used", "dim")),
    ]
    return Zone(Rows(tuple(rows)), gold("Left for all"))


def _players(seen: Sight) -> Pictures:
    """Everybody's tokens side by side, and everybody's programs."""
    zones: dict[str, Zone[Any]] = {"holdings": _holdings(seen), "everybody": _everybody(seen)}
    return Pictures("players", zones, (), _back())


def _holdings(seen: Sight) -> Zone[TokenLines]:
    view = seen.view
    bag = unseen(view)
    lines = tuple(
        TokenLine(
            sign(asset),
            token(asset).narrow,
            (
                *(_count(seen, seat, asset.index) for seat in range(view.seats)),
                _number(sum(lot.count(asset) for lot in view.markets)),
                _number(bag[asset.index]),
            ),
            code=token(asset).code,
        )
        for asset in ASSETS
        if asset is not EMPEROR_TOKEN
    )
    heads = (*(row(seat_chip(seat)) for seat in range(view.seats)), dim("market"), dim("bag"))
    return Zone(
        TokenLines(heads, (*(3,) * view.seats, 6, 3), lines), gold("Tokens"), dim("★ has the star of that kind")
    )


def _count(seen: Sight, seat: Seat, index: int) -> Row:
    many = seen.view.players[seat].tokens[index]
    star = seats.holds_star(seen.view, seat, index)
    return row(Span(f" {many or '·'}", f"{seat_role(seat)} bold" if many else "dim"), Span("★" if star else "", "gold"))


def _number(many: int) -> Row:
    return row(Span(f"{many or '·':>2}", "ink" if many else "dim"))


def _everybody(seen: Sight) -> Zone[Rows]:
    """A block for each player: arena, honours, and every program with marks."""
    rows: list[Row] = []
    roomy = seen.roomy
    short = 5 if seen.size == "small" else None
    for seat, player in enumerate(seen.view.players):
        arena = Span(f"  arena of {player.arena.spaces}  ", "ink")
        purse = row(Span(f"best {player.best or 'none'}  ", "ink"), *money(player)) if roomy else ()
        rows.append(row(" ", person(seen, seat), arena, *purse, *(seats.facts(player) if seen.size != "small" else ())))
        found = outlooks(seen.view, seat)
        cells = [_owned(each, staged=each.program in player.produced, roomy=roomy, cells=short) for each in found]
        if not roomy:
            cells = [row(*(span for cell in cells[at : at + 2] for span in cell)) for at in range(0, len(cells), 2)]
        rows += cells or [row(Span("   no program", "dim"))]
    return Zone(Rows(tuple(rows)), gold("Arenas and programs"), dim("gold number: produced before"))


def _owned(outlook: Outlook, *, staged: bool, roomy: bool, cells: int | None = None) -> Row:
    """An owned program with how much of it is there; where there is room, with marks and what it lacks."""
    have, size = held(needs(outlook))
    number = Span(f"{'   ' if roomy else ''}{outlook.program:>2} ", "gold bold" if staged else "dim")
    count = Span(f" {have}/{size}" if roomy else f"{f'{have}/{size}':<5}", "green" if outlook.producible else "dim")
    cells = 10 if cells is None else cells
    name = Span(f"{cut(short_name(outlook.program), cells):<{cells + 1}}", "ink")
    if not roomy:
        return row(number, name, count)
    missing = Span(f"  lacks {lacks(outlook)}" if outlook.missing else "", "orange")
    return row(number, name, *marks(needs(outlook)), count, missing)


def money(player: Player) -> Row:
    """`14 coins  1 medal  `."""
    medals = f" {plural(player.medals, 'medal')}  "
    return row(
        Span(str(player.coins), "gold bold"),
        Span(" coins  ", "dim"),
        Span(str(player.medals), "ink bold"),
        Span(medals, "dim"),
    )


def _chart(seen: Sight) -> Pictures:
    zones: dict[str, Zone[Any]] = {**seats.panels(seen), "bests": bests(seen), "turns": turn_by_turn(seen)}
    return Pictures("chart", zones, (), _back())
