"""Circuses on tour: performers, cubes, ballots, and the widgets that show them, in their conditions: in the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs

from circus_tui.drawing.paint import Row, Span, row
from circus_tui.widgets import cubes
from circus_tui.widgets.act_card import ActCard, Mark, Need
from circus_tui.widgets.act_portrait import Level, Portrait
from circus_tui.widgets.act_row import Acts
from circus_tui.widgets.action_board import ActionTile, Board
from circus_tui.widgets.ballots import Ballot, Urn, Voter
from circus_tui.widgets.bonus_table import Bonuses, BonusLine
from circus_tui.widgets.choice_trays import Way, Ways
from circus_tui.widgets.circus_panel import CircusSum, SumTable
from circus_tui.widgets.cubes import Stack, Tray
from circus_tui.widgets.hiring_area import ForHire, StaffSlip
from circus_tui.widgets.investment_hand import Cards, InvestmentCard
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.seats import seat_chip, seat_role, seat_title
from circus_tui.widgets.show_stage import OnStage, Turn
from circus_tui.widgets.source_bars import Score, ScoreBars, Source
from circus_tui.widgets.sums import Sum, SumList, Term, TermRow
from circus_tui.widgets.tour import Ring, Stop
from circus_tui.widgets.troupe import Circus
from circus_tui.widgets.winner_banner import Won

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
_KINDS: Final = ("acrobat", "juggler", "magician", "tamer", "bizarre")
_BRINGS: Final = (("1 coin", "1¢"), ("1 coin, 1 cube", "1¢+1■"), ("3 coins, a trailer", "3¢+▣"))
_LEVELS: Final = ("fired", "poor", "good", "outstanding", "flipped")
_PLAIN: Final = row("2★ for 2 jugglers")
_WORDS: Final = row(Span("2★ for 2 jugglers", "ink bold"), Span(" or acrobats", "dim"))


def circus_exhibits() -> Iterator[Zone[Any]]:
    """Everything of a circus on tour."""
    panel = CircusSum(15, 4, (1, 0, 2, 12, 4), 6, 4, 9, 2)
    yield Zone(panel, seat_title(0, "Ana", acting=True), frame="heavy")
    yield Zone(attrs.evolve(panel, prestige=-3, cubes=(0,) * 5, ready=6), seat_title(1, "Ben", acting=False))
    yield Zone(SumTable((_WORDS, row(*cubes.stock(panel.cubes)))), _title("sums in rows"), frame="bare")
    for count in (4, 3, 2, 0):
        stops = tuple(Stop(name, (seat_chip(n),) if n else ()) for n, name in enumerate(("Moscow", "Rome", "London")))
        yield Zone(Ring((*stops, Stop("Vienna", (seat_chip(3),)))[:count]), _title("tour"))
    yield from _acts()
    yield from _boards()
    yield from _choices()
    yield from _sums()


def _title(words: str) -> Row:
    return row(Span(words, "gold"))


def _act(number: int, *, mark: Mark = "", **more: Any) -> ActCard:
    level = _LEVELS[number % 5]
    needs = tuple(
        Need(colour, place < number % 4, brings, mark or ("now" if place + 1 == number % 5 else ""))
        for place, (colour, brings) in enumerate(zip(cubes.COLOURS[number % 3 :], _BRINGS, strict=False))
    )
    card = ActCard(
        _KINDS[number % 5], "Springboard Artist", needs, 2, 4, trailer=number == 2, later=1, level=level,
        scored=4 if level == "flipped" else 0, brings=("1 coin", "1¢"),
    )  # fmt: skip
    return attrs.evolve(card, **more)


def _acts() -> Iterator[Zone[Any]]:
    under = row(Span("▲ on stage", "gold bold"))
    plain = tuple(_act(number) for number in range(6))
    lit = tuple(_act(number, lit=True, under=under) for number in range(5))
    marks: tuple[Mark, ...] = ("chosen", "open", "now", "")
    marked = tuple(_act(number, mark=mark, lit=number < 2) for number, mark in enumerate(marks))
    foot = (row(Span("left ", "dim"), Span("4¢", "ink bold")),)
    yield Zone(Acts(plain, (_WORDS, _WORDS), foot), _title("acts"))
    yield Zone(Acts(lit, (), foot, whole=True), _title("performers, lit"), frame="heavy")
    yield Zone(Acts(marked, (), foot, whole=True), _title("performers that want a cube"), frame="heavy")
    yield Zone(Acts(()), _title("no performers"))
    staff = tuple(
        StaffSlip(("Personal Assistant", "Assistant"), (row(*cubes.cube("red"), " → ", *cubes.cube("blue")),), 2,
                  f"{number}¢", lit=number == 1)
        for number in range(4)
    )  # fmt: skip
    offered = tuple(_act(number, level="", tag="3¢", lit=number == 1) for number in range(5))
    yield Zone(ForHire(offered, staff[:3]), _title("for hire"), frame="heavy")
    yield Zone(ForHire(offered, staff), _title("for hire, many"), frame="heavy")
    yield Zone(ForHire((), ()), _title("nobody for hire"))
    yield Zone(Circus(plain, staff, 1, (_WORDS,)), _title("troupe"), frame="heavy")
    yield Zone(Circus(offered, staff, 6), _title("troupe for hire"), frame="heavy")
    levels = tuple(
        Level(name, colour, number < 2, "3 coins, a trailer", "✓ the level performed now", number < 2, "a note",
              number == 1)
        for number, (name, colour) in enumerate(zip(("poor", "good", "outstanding"), cubes.COLOURS, strict=False))
    )  # fmt: skip
    figures = (("salary", 2, "a show"), ("flip", 4, "prestige"))
    yield Zone(Portrait("Lion Tamer", "tamer", "hired for 3 coins", levels, (), figures), _title("portrait"))
    yield Zone(Portrait("Agent", "", "costs 2 coins", (), ("any cube",), figures[:1]), _title("portrait of personnel"))
    turns = (
        Turn("PERFORM", (row(Span("+3 coins", "green bold")), _PLAIN), _PLAIN, chosen=True),
        Turn("FLIP", (row(Span("+4 prestige", "green bold")),), _PLAIN),
    )
    yield Zone(OnStage(_act(3, lit=True), *turns, caption="on stage"), _title("stage"), frame="heavy")
    off = attrs.evolve(turns[1], chosen=True, off=True)
    yield Zone(OnStage(_act(1, lit=True), attrs.evolve(turns[0], chosen=False), off), _title("stage"), frame="heavy")


def _boards() -> Iterator[Zone[Any]]:
    names = (
        "Rehearsal",
        "Equipment",
        "Promotion",
        "Costume",
        "Supplies",
        "Tickets",
        "Invest",
        "Hire Performer",
        "Hire Personnel",
    )
    tones = ("free", "taken", "shut")
    tiles = tuple(
        ActionTile(name, name[0].lower(), (row("two coins"), row("1st pick")), (seat_chip(number % 4),),
                   ("1st pick", "1st"), cubes.COLOURS[number] if number < 5 else "",
                   tones[number % 3], chosen=number == 3)  # type: ignore[arg-type]
        for number, name in enumerate(names)
    )  # fmt: skip
    yield Zone(Board((*tiles, ActionTile("Pass", "p", (row("+1¢"),)))), _title("action board"), frame="heavy")
    voters = tuple(Voter((seat_chip(seat),), seat < 2, "has voted" if seat < 2 else "choosing") for seat in range(4))
    lines = (row("you would end at 3¢ 15★"), row("performers bring 3 coins, 2 cubes and an investment card"))
    ballots = (Ballot("START THE SHOW NOW", lines, chosen=True), Ballot("DELAY BY A TURN", lines))
    yield Zone(Urn(ballots, voters), _title("ballots"), frame="heavy")
    yield Zone(Urn((ballots[1], ballots[0]), voters[:2]), _title("ballots of two"), frame="heavy")
    stacks = tuple(
        Stack(colour, 12 * number, chosen=number == 1, off=not number, under=_WORDS)
        for number, colour in enumerate(cubes.COLOURS)
    )
    yield Zone(Tray(stacks, (_WORDS,)), _title("cubes"), frame="heavy")


def _choices() -> Iterator[Zone[Any]]:
    trays = tuple(Way(row(colour), (colour,) * (1 + (not number)), not number)
                  for number, colour in enumerate(cubes.COLOURS))  # fmt: skip
    lines = tuple(Way(row(f"Lion Tamer, salary {number}"), (), number == 7) for number in range(12))
    yield Zone(Ways("what to take", trays, (_WORDS,)), _title("trays"), frame="gold")
    yield Zone(Ways("on whom", lines, (_WORDS,)), _title("ways"), frame="gold")
    cards = tuple(
        InvestmentCard("Extra Resources", (_PLAIN,), row("if kept: nothing"), f"tile-{colour}", "new" if number else "",
                       usable=True, chosen=not number)
        for number, colour in enumerate(cubes.COLOURS)
    )  # fmt: skip
    yield Zone(Cards(cards[:2]), _title("investment cards"), frame="heavy")
    yield Zone(Cards(cards), _title("many investment cards"), frame="heavy")
    yield Zone(Cards(()), _title("no investment card"))


def _sums() -> Iterator[Zone[Any]]:
    amount = row(Span("+3¢", "green bold"), " ", Span("\N{MINUS SIGN}1★", "bad bold"))
    sums = tuple(Sum((row(Span("performers bring", "dim")), row(Span("acts", "dim"))), amount) for _ in range(4))
    yield Zone(SumList((*sums, Sum((_WORDS,), amount, total=True)), (_WORDS,)), _title("account"))
    terms = tuple(
        Term(sign, label, amount) for sign, label in (("", "you have"), ("+", "performers bring"), ("=", "left"))
    )
    yield Zone(TermRow(terms, (_WORDS,)), _title("sum in a row"))
    sources = ("from-shows", "from-largest", "from-variety", "from-perfect", "from-troupe", "from-cards", "from-bank")
    parts = tuple(Source(9 - 2 * number, role, role[5:]) for number, role in enumerate(sources))
    scores = tuple(Score((seat_chip(seat),), parts[seat:], (_WORDS, _WORDS)) for seat in range(4))
    yield Zone(ScoreBars(scores, parts), _title("prestige by source"))
    heads = tuple(row(seat_chip(seat), Span(f" {name}", seat_role(seat))) for seat, name in enumerate(_NAMES))
    lines = tuple(BonusLine(f"Bonus {number}", "most acts", (number, 0, 3, 0)) for number in range(3))
    yield Zone(Bonuses(heads, tuple(map(seat_role, range(4))), lines, (_WORDS,)), _title("bonuses"))
    yield Zone(Won("30", seat_role(0), (row(Span("ANA WINS", "gold bold")), _WORDS)), _title("winner"), frame="gold")
