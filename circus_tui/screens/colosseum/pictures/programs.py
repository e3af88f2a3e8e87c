"""All thirty programs looked at closely: the list, one with who holds what of it, and where the rest is to be had."""

from __future__ import annotations

from typing import Any

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.keyboard.spelling import key
from circus_tui.screens.colosseum.decisions.looking import CHOICES, Looking, Which, owners_of
from circus_tui.screens.colosseum.pictures.things import (
    Sight,
    dim,
    gold,
    needs,
    person,
    short_name,
    sign,
    token,
    yes,
)
from circus_tui.screens.contract import Pictures
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.program_list import ListedShow, ShowList
from circus_tui.widgets.seats import seat_chip, seat_letter, seat_role
from circus_tui.widgets.show_sheet import NeedLine, ShowSheet
from circus_tui.widgets.text_rows import Rows
from rules import colosseum
from rules.colosseum.moves import BuyProgram
from rules.colosseum.outlook import outlook, spectators
from rules.colosseum.pieces import Asset, program
from rules.colosseum.state import Investing, State
from rules.colosseum.visibility import unseen
from rules.colosseum.wording import number_of
from rules.core import Seat
from rules.wording import plural

_ROWS = 8
"""Rows for what is missing and for the rivals, where the window is just roomy."""

_FEW = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def programs(seen: Sight, looking: Looking) -> Pictures:
    """The page of the programs."""
    number = looking.number
    zones: dict[str, Zone[Any]] = {
        "tabs": Zone(Rows((_tabs(seen, looking),)), frame="bare"),
        "list": _list(seen, looking),
    }
    if number in looking.listed:
        zones["sheet"] = _sheet(seen, number)
        if seen.roomy:
            zones["own-side"] = _missing(seen, number)
    else:
        zones["sheet"] = Zone(_blank(), gold("Looking closely"))
    return Pictures("programs", zones, (), _sentence(seen, looking))


def _tabs(seen: Sight, looking: Looking) -> Row:
    spans = [Span(" ")]
    for which in CHOICES:
        name = _tab(which, len(looking.of(which)))
        role = "cap-ink on cap bold" if which == looking.which else "dusk-ink on dusk-deep"
        spans += [Span(f" {name} ", role, ("which", which)), Span(" ")]
    if seen.roomy:
        spans.append(Span(f" by {looking.order}", "dim"))
        spans.append(Span(f"   looking closely: {key('back')} goes back to the game", "gold"))
    return tuple(spans)


def _tab(which: Which, many: int) -> str:
    return f"watched ◈ {many}" if which == "watched" else f"{which} {many}"


def _list(seen: Sight, looking: Looking) -> Zone[ShowList]:
    owners = owners_of(seen.view)
    lines = tuple(
        _line(seen, number, owners, here=number == looking.number, watched=number == looking.watched)
        for number in looking.listed
    )
    titles = {
        "all": "All thirty programs",
        "for sale": "For sale",
        "yours": "Yours",
        "rivals'": "The rivals'",
        "watched": "Watched",
    }
    note = "gold: produced · arena, price · ◈ watched · $ sale" if seen.roomy else "$ sale  ◈ watch"
    return Zone(ShowList(lines), gold(titles[looking.which]), dim(note), "heavy")


def _line(seen: Sight, number: int, owners: dict[int, Seat], *, here: bool, watched: bool) -> ListedShow:
    view = seen.view
    staged = program(number)
    owner = owners.get(number)
    sale = number in view.for_sale
    out = owner is None and not sale
    price = Span(f"{staged.price:>2}" if staged.price else "  ", "gold bold" if sale else "dim")
    columns = (Span(str(staged.spaces), "dim"), price) if seen.roomy else ()
    end = row(Span(" $ ", "gold bold")) if sale else (seat_chip(owner),) if owner is not None else dim(" – ")  # noqa: RUF001
    return ListedShow(
        number,
        staged.name,
        columns,
        needs(outlook(view.players[seen.seat], number)),
        end=end,
        sign="◈" if watched else " ",
        number_role="gold bold" if any(number in player.produced for player in view.players) else "ink",
        off=out,
        here=here,
        words="out of the game" if out else "",
        short=short_name(number),
        target=number,
    )


def _status(seen: Sight, number: int) -> str:
    owner = owners_of(seen.view).get(number)
    if owner is not None:
        return "yours" if owner == seen.seat else f"{seen.names[owner]}'s"
    if number not in seen.view.for_sale:
        return "out of the game"
    price = program(number).price
    return f"for {price} coins" if seen.size != "small" else f"{price}¢"


def _sheet(seen: Sight, number: int) -> Zone[ShowSheet]:
    view = seen.view
    staged = program(number)
    found = [outlook(player, number) for player in view.players]
    lines = tuple(
        NeedLine(
            token(asset),
            needed,
            tuple(player.tokens[asset.index] for player in view.players),
            sum(lot.count(asset) for lot in view.markets),
            _to_come(view, asset),
        )
        for asset, needed in staged.need
    )
    mine = found[seen.seat]
    roomy = seen.roomy
    value = ShowSheet(
        f"{number} {staged.name}",
        _status(seen, number),
        _under(seen, number),
        tuple(map(seat_chip, range(view.seats))),
        lines,
        staged.size,
        tuple(str(staged.size - each.missing) for each in found),
        tuple(_crowd(seen, seat, number) for seat in range(view.seats)),
        staged.table,
        mine.missing_at_best,
        f"{staged.minimum} of {staged.size} are, the least",
        () if roomy else _sources(seen, number, short=True),
    )
    return Zone(
        value,
        gold("Looking closely"),
        dim("who holds what of it" if roomy else "number = tokens held, ✓ enough"),
        "gold",
    )


def _blank() -> ShowSheet:
    way_out = row(Span(f"{key('colosseum.which')} lists others", "paper-dim"))
    return ShowSheet("none in this list", "", way_out, (), (), 0, (), (), (1,), None, "")


def _under(seen: Sight, number: int) -> Row:
    """`arena of 3 ✓ yours is 4   number 16 ✓ above your 13`."""
    player = seen.view.players[seen.seat]
    staged = program(number)
    fits = staged.spaces <= player.arena.spaces
    word = f"arena of {staged.spaces} " if seen.roomy else f"arena {staged.spaces} "
    spans = [
        Span(word, "paper-dim"),
        Span(
            f"{'✓' if fits else '✗'} yours is {player.arena.spaces}",
            f"{'playbill-good' if fits else 'playbill-bad'} bold",
        ),
    ]
    if number in seen.view.for_sale and player.produced:
        above = number > player.produced[-1]
        your = "your " if seen.roomy else ""
        sign, text = "✓" if above else "✗", f"{'above' if above else 'below'} {your}{player.produced[-1]}"
        spans.append(Span(f"   number {number} " if seen.roomy else "  ", "paper-dim"))
        spans.append(Span(f"{sign} {text}", f"{'playbill-good' if above else 'playbill-bad'} bold"))
    return tuple(spans)


def _crowd(seen: Sight, seat: Seat, number: int) -> Row:
    """What the seat would draw with it now, if it had it; a dash where too much is missing."""
    found = outlook(seen.view.players[seat], number)
    came = spectators(seen.view, seat, number, min(found.jokers, found.missing))
    if came is None:
        return row(Span("–", "paper-dim"))  # noqa: RUF001
    return row(Span(f"{came.total}", "playbill-good bold" if seat == seen.seat else "playbill-bad bold"))


def _to_come(view: State, asset: Asset) -> str:
    """How many of a kind are neither with players nor in markets nor out of the game."""
    return str(unseen(view)[asset.index])


def _missing(seen: Sight, number: int) -> Zone[Rows]:
    """What who looks lacks and where that is, and what the program means for the nearest rivals."""
    found = outlook(seen.view.players[seen.seat], number)
    staged = program(number)
    have = staged.size - found.missing_at_best
    enough = have >= staged.minimum
    few = staged.minimum - have
    word = (
        "enough to produce it" if enough else f"{_FEW[few]} too few to produce it" if few < len(_FEW) else "far too few"
    )
    head = row(
        Span(f" For {seen.names[seen.seat]}  ", f"{seat_role(seen.seat)} bold"),
        Span(f"{have} of {staged.size} held, {word}", "green" if enough else "orange"),
    )
    sources = _sources(seen, number)
    rivals = _rivals(seen, number)[: max(1, _ROWS - 2 - len(sources))]
    rows = (head, *(row(" ", *line) for line in sources), (), *rivals)
    title = row(Span("Where the missing ones are", f"{seat_role(seen.seat)} bold"))
    return Zone(Rows(rows), title)


def _sources(seen: Sight, number: int, *, short: bool = False) -> tuple[Row, ...]:
    """A line a kind that is lacking: how many, and where they are to be had."""
    found = outlook(seen.view.players[seen.seat], number)
    rows: list[Row] = []
    for need in found.needs:
        if not need.missing:
            continue
        where = "; ".join(_places(seen, need.asset, names=not short)) or "nowhere any more"
        if short:
            rows.append(
                row(
                    Span(
                        f"{token(need.asset).sign} {number_of(need.missing, need.asset):<14}{where}",
                        "playbill-bad bold",
                    ),
                )
            )
        else:
            rows.append(
                row(
                    sign(need.asset),
                    Span(f" {token(need.asset).word:<11}", "ink bold"),
                    Span(f"lacks {need.missing}   from {where}", "ink"),
                )
            )
    if not rows:
        good = "playbill-good bold" if short else "green"
        rows.append(row(Span("✓ nothing is lacking", good)))
    elif short:
        rows.insert(
            0, row(Span(f"you lack {found.missing}", "playbill-bad bold"), Span("   to be had from", "paper-dim"))
        )
    return tuple(rows)


def _places(seen: Sight, asset: Asset, *, names: bool) -> list[str]:
    """`markets 2, 4`, `Cleo 4, Ben 2`, `5 in the bag`."""
    view = seen.view
    markets = [str(number + 1) for number, lot in enumerate(view.markets) if asset in lot]
    parts = [f"{plural(len(markets), 'market')} {', '.join(markets)}"] if markets else []
    holders = sorted(
        (
            (player.tokens[asset.index], seat)
            for seat, player in enumerate(view.players)
            if seat != seen.seat and player.tokens[asset.index]
        ),
        reverse=True,
    )
    if holders:
        parts.append(
            ", ".join(
                f"{seen.names[seat]} {many}" if names else f"{seat_letter(seat)} {many}" for many, seat in holders
            )
        )
    bag = unseen(view)[asset.index]
    if bag and not parts:
        parts.append(f"{bag} in the bag")
    return parts


def _rivals(seen: Sight, number: int) -> tuple[Row, ...]:
    """Who else is near: what the program would draw for them, and what keeps them from it."""
    view = seen.view
    size = program(number).size
    others = [seat for seat in range(view.seats) if seat != seen.seat]
    near = sorted(others, key=lambda seat: outlook(view.players[seat], number).missing_at_best)[:3]
    rows = []
    for seat in near:
        found = outlook(view.players[seat], number)
        came = spectators(view, seat, number, min(found.jokers, found.missing))
        draws = f"would draw {came.total}" if came else "too few to produce it"
        stops = _bar(seen, seat, number) if came else ""
        rows.append(
            row(
                " ",
                person(seen, seat),
                Span(f"  {size - found.missing_at_best} of {size}: {draws}{stops}", "dim"),
            )
        )
    return tuple(rows)


def _bar(seen: Sight, seat: Seat, number: int) -> str:
    """What keeps a rival from buying it."""
    view = seen.view
    if number in view.players[seat].programs:
        return ", and owns it"
    refusal = colosseum.explain(_investing(view, seat), seat, BuyProgram(number))
    player = view.players[seat]
    if refusal is None:
        return ", and could buy it"
    if number not in view.for_sale:
        return ""
    if player.coins < program(number).price:
        return f", but has {player.coins or 'no'} {plural(player.coins, 'coin')}"
    return f", but has produced {player.produced[-1]} already"


def _investing(view: State, seat: Seat) -> State:
    """The table if the seat were to invest now: to ask whether it could buy something."""
    return attrs.evolve(view, agenda=(Investing(seat),))


def _sentence(seen: Sight, looking: Looking) -> Row:
    if looking.number not in looking.listed:
        return row(Span(f"No program is in this list; {key('colosseum.which')} shows another.", "dim"))
    name = program(looking.number).name
    if looking.number == looking.watched:
        return yes(seen, f"Watch {name} no longer")
    return yes(seen, f"Watch {name}", "◈ then stands at it in every list, and in markets with its tokens")
