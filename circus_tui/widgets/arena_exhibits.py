"""Arenas, markets and shows, and the widgets that show them, in their conditions: a part of the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.widgets.bid_plate import Bid
from circus_tui.widgets.bidders import Bidder, Bidders
from circus_tui.widgets.crowd_bars import CrowdLine, CrowdPart, Crowds
from circus_tui.widgets.crowd_sum import CrowdSum, Source
from circus_tui.widgets.nobles_table import LandingPlace, NobleLine, NobleMoves
from circus_tui.widgets.notice import Notice
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.playbill import Playbill
from circus_tui.widgets.producer_panel import Producer
from circus_tui.widgets.program_list import ListedShow, ShowList, Tile
from circus_tui.widgets.ring import NobleMark, RingDie, RingSpace, RingView, Stands
from circus_tui.widgets.seats import seat_chip, seat_role
from circus_tui.widgets.show_cards import ShowCard, Shows
from circus_tui.widgets.show_sheet import NeedLine, ShowSheet
from circus_tui.widgets.stalls import Market, Stall
from circus_tui.widgets.token import Need, Token, chip
from circus_tui.widgets.token_table import TokenLine, TokenLines
from circus_tui.widgets.trays import Deal, Tray, TrayItem, tab
from circus_tui.widgets.turn_columns import Growth, GrowthChart
from circus_tui.widgets.wall import Honour

_WORDS: Final = (
    ("gladiator", "†"), ("comedian", "◡"), ("musician", "♪"), ("horse", "♞"), ("torch", "☼"), ("priest", "‡"),
    ("ship", "◭"), ("lion", "✹"), ("scenery", "◫"), ("decoration", "✿"), ("chariot", "⊕"), ("cage", "▦"),
    ("joker", "✦"),
)  # fmt: skip
_KINDS: Final = tuple(Token(word, word[:2].title(), sign, word) for word, sign in _WORDS)
_NEEDS: Final = (Need(_KINDS[0], 3, 4), Need(_KINDS[5], 2, 1), Need(_KINDS[7], 3, 0), Need(_KINDS[11], 1, 1))
_TABLE: Final = (42, 37, 32, 27, 21, 15, 8)
_SOURCES: Final = ("program", "earlier", "tickets", "podium", "stars", "nobles", "medals")
_PARTS: Final = tuple(
    CrowdPart(number, word, f"from-{word}") for number, word in zip((9, 10, 5, 3, 8, 9, 3), _SOURCES, strict=True)
)
_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def arena_exhibits() -> Iterator[Zone[Any]]:
    """Everything round an arena."""
    chips = tuple(chip(each, 2, star=not number) for number, each in enumerate(_KINDS))
    facts = row(Span("2", "ink bold"), Span(" podiums ", "dim"), Span("loge ●", "dim"))
    yield Zone(Producer(31, 40, seat_role(1), 5, 2, facts, chips), _title("producer"), frame="heavy")
    yield Zone(Producer(0, 40, seat_role(0), 5, 1, head=row(Span("A Ana", "seat-a bold"))), _title("producer, bare"))
    yield Zone(_market(), _title("stalls"))
    yield Zone(Bidders(tuple(map(_bidder, range(5))), 30), _title("bidders"))
    remark = row(Span("Ben could still go to 22.", "orange"))
    yield Zone(Bid(9, "Ben", "seat-b", "10", 10, 14, 4, 14, remark), _title("bid"), frame="heavy")
    yield Zone(Bid(None, "", "dusk", "8", 8, 14, 6, 14, remark), _title("opening bid"), frame="heavy")
    yield from _bills()
    yield from _rings()
    yield from _crowds()
    yield from _trades()
    yield Zone(Honour("35", "seat-c", (row(Span("Cleo wins", "gold bold")),) * 3), _title("wall"), frame="heavy")
    growth = tuple(
        Growth(seat_chip(seat), "ABCDE"[seat], name, seat_role(seat), (8, 13, 13, 21, 20 + 3 * seat))
        for seat, name in enumerate(_NAMES)
    )
    yield Zone(GrowthChart(growth, 5), _title("turn columns"))


def _title(words: str) -> Row:
    return row(Span(words, "gold"))


def _market() -> Market:
    notes = (row(Span("Tribute ", "ink bold"), Span("1→3/3 ✓", "green bold")), row(Span("★ lion star", "dim")))
    return Market(
        tuple(Stall(number + 1, _KINDS[3 * number : 3 * number + 3], notes, number == 1, number) for number in range(5))
    )


def _bidder(seat: int) -> Bidder:
    note = row(Span("your turn", "ink bold"))
    return Bidder(seat_chip(seat), _NAMES[seat], seat_role(seat), seat % 2 == 0, "bid 9", 6 * seat, note)


def _bills() -> Iterator[Zone[Any]]:
    under = row(Span("needs an arena of 4 ", "paper-dim"), Span("✓ yours is 4", "playbill-good bold"))
    lacking = row(Span("lacks  ✹ 3 lions", "playbill-bad bold"))
    yield Zone(Playbill("25 Lion Hunters", under, _NEEDS, _TABLE, 4, lacking), _title("playbill"), frame="gold")
    yield Zone(Playbill("25 Lion Hunters", under, _NEEDS, _TABLE, 9, lacking), _title("playbill, out of reach"))
    lines = tuple(
        ListedShow(
            number, "Legendary Lion Hunters", (Span("29", "gold bold"),), _NEEDS, off=number > 20, here=number == 12
        )
        for number in range(11, 27)
    )
    tiles = tuple(Tile("Arena", "10", Span("to 3 wide", "dusk-ink"), number == 1, number == 2) for number in range(4))
    yield Zone(ShowList(lines, tiles), _title("list of shows"), frame="heavy")
    notes = (row(Span("lacks 3 lions", "dusk-dim")), row(Span("lacks 3 lions", "playbill-bad")))
    cards = tuple(
        ShowCard(("25 Lion Hunters",), _NEEDS, "40" if number < 2 else "✗", (notes[number == 1],), number == 1)
        for number in range(7)
    )
    yield Zone(Shows(cards), _title("shows"), frame="heavy")
    yield Zone(Shows((), "You own no program."), _title("no shows"))
    needs = tuple(NeedLine(each.token, each.need, (0, 1, 4), 2, "9") for each in _NEEDS)
    dash = row(Span("16", "playbill-good bold"))
    sheet = ShowSheet(
        "25 Lion Hunters",
        "20 coins",
        under,
        tuple(map(seat_chip, range(3))),
        needs,
        9,
        ("1", "2", "7"),
        (dash,) * 3,
        _TABLE,
        7,
        "4 of 9 are, the least",
        (lacking,),
    )
    yield Zone(sheet, _title("show looked at"), frame="gold")
    yield Zone(Notice("Season ticket", (row(Span("5 spectators more.", "paper-ink")),)), _title("notice"), frame="gold")


def _rings() -> Iterator[Zone[Any]]:
    consul, senator = NobleMark("C", "consul"), NobleMark("S", "senator")
    spaces = [RingSpace(rest=number in (0, 6, 12, 19, 26, 30)) for number in range(36)]
    arenas = (range(3, 7), range(14, 17), range(22, 26), range(30, 34))
    for seat, arena in enumerate(arenas):
        for number in arena:
            spaces[number] = RingSpace(seat_role(seat), "ABCD"[seat], number == 30)
    spaces[16] = RingSpace(seat_role(1), "B", hollow="C")
    spaces[17] = spaces[18] = RingSpace(way=True)
    spaces[22] = RingSpace(aim="C")
    spaces[31] = RingSpace(seat_role(3), "D", nobles=(consul, senator))
    spaces[1] = RingSpace(nobles=(NobleMark("E", "emperor"),))
    stands = tuple(
        Stands(tuple(arena), seat_role(seat), _NAMES[seat], ("best 21", "loge")) for seat, arena in enumerate(arenas)
    )
    dice = (RingDie("III", "then", lit=False), RingDie("VI", "this die", lit=True))
    yield Zone(RingView(tuple(spaces), stands, dice), _title("ring with dice"))
    yield Zone(RingView(tuple(spaces), stands, notes=(row(Span("a noble's move", "ink")),)), _title("ring"))
    places = (
        LandingPlace(9, "", ""),
        LandingPlace(19, "◎ medal", "◎", rest=True),
        LandingPlace(22, "yours+5", "C", good=True),
        None,
    )
    nobles = tuple(NobleLine(mark, "Consul", 5, 16, places) for mark in (consul, senator) * 3)
    said = row(Span("Consul 16 ▸ 22", "ink"))
    yield Zone(NobleMoves(("III", "VI", "both = 9", "+1"), nobles, 1, 1, said, said), _title("nobles"), frame="heavy")
    yield Zone(NobleMoves(("III", "VI", "both"), nobles, 1, 1, said, said), _title("nobles, three ways"), frame="heavy")


def _crowds() -> Iterator[Zone[Any]]:
    label, total = row(Span("25 ", "dim"), Span("Lion Hunters", "ink bold")), row(Span("= 47", "green bold"))
    line = CrowdLine(
        label, _PARTS, total, row(Span("turn 5", "dim")), row(Span("turn 5", "dim")), row(Span("42 coins", "gold"))
    )
    marks = ((21, row(Span("▴ 21 your best", "seat-c bold"))), (31, row(Span("▴ 31 Ben", "seat-b bold"))))
    legend = row(Span("■ ", "from-stars"), Span("stars", "dim"))
    yield Zone(Crowds((line,) * 4, 47, legend, marks), _title("crowds"))
    sources = tuple(Source(part, "Earlier programs", "2 before, 5 each", "2 × 5") for part in _PARTS[:-1])  # noqa: RUF001
    medals = Source(_PARTS[-1], "Medals paid", "of your 2", "of your 2", "1", "fewer", "medal")
    words = row(Span("spectators, ", "ink"), Span("+47 coins", "gold bold"))
    cuts = ((21, seat_chip(2)), (31, seat_chip(1)))
    yield Zone(CrowdSum((*sources, medals), "47", (words,) * 3, cuts, 50, (words,)), _title("how a crowd adds up"))


def _trades() -> Iterator[Zone[Any]]:
    items = tuple(TrayItem(kind.sign, kind.word, kind.code, kind.role) for kind in _KINDS[:7])
    coins = TrayItem("●", "2 coins", "", "gold", "cap-ink")
    change = row(seat_chip(1), Span(" Amphitryon 2 → 3 of 3 ", "ink"), Span("complete ✓", "green bold"))
    tabs = tuple(tab(name, seat_role(seat), seat, chosen=seat == 2) for seat, name in enumerate(_NAMES[:4]))
    gives = Tray("BEN GIVES ▸", "seat-b", (items[0], coins), "5 → 3 coins")
    deal = Deal(
        row(Span("with", "dim")),
        tabs,
        gives,
        Tray("◂ BEN GETS", "seat-c", items, "7", "Cleo:"),
        (change,) * 9,
        (change,),
    )
    yield Zone(deal, _title("trays"), frame="heavy")
    heads = (row(Span("held", "dim")), row(Span("lacks", "dim")))
    lines = tuple(map(_token_line, range(len(_KINDS))))
    yield Zone(TokenLines(heads, (6, 5), lines), _title("tokens"))


def _token_line(number: int) -> TokenLine:
    kind = _KINDS[number]
    cells = (row(Span("●●", kind.role)), row(Span("2→1", "green")))
    return TokenLine(Span(kind.sign, kind.role), kind.word, cells, number == 2, number == 3, "get", code=kind.code)
