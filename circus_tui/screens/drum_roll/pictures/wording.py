"""The words and rows that several pictures of Drum Roll share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, row, width
from circus_tui.drawing.wordings import best
from circus_tui.keyboard.spelling import key
from circus_tui.screens.contract import Scene
from circus_tui.widgets import cubes
from circus_tui.widgets.picture import Frame, Zone
from circus_tui.widgets.seats import seat_letter, seat_role
from rules.core import Refusal, Seat, name_seats
from rules.drum_roll.cards import Benefit, Member, Region, noun
from rules.drum_roll.cubes import Colour
from rules.drum_roll.investment_cards import FACES, Investment
from rules.drum_roll.state import State
from rules.wording import counted

SHORT_LEVELS: Final = ("fired", "poor", "good", "outst.")
LONG_LEVELS: Final = ("fired", "poor", "good", "outstanding")
MINUS: Final = "\N{MINUS SIGN}"
DASH: Final = "\N{EN DASH}"


def words(text: str, role: str = "dim") -> Row:
    """A row of one span."""
    return (Span(text, role),)


def title(text: str) -> Row:
    """The words in a frame."""
    return (Span(text, "gold"),)


def hint(text: str) -> Row:
    """The words in the lower right corner of a frame."""
    return (Span(text, "dim"),)


def framed(value: Any, text: str, foot: str = "", frame: Frame = "thin") -> Zone[Any]:
    """A zone in a frame with its title, and words at its foot."""
    return Zone(value, title(text) if text else (), hint(foot) if foot else (), frame)


def bare(value: Any) -> Zone[Any]:
    """A zone without a frame."""
    return Zone(value, frame="bare")


def yes(text: str, why: str = "") -> Row:
    """What Enter does, and what comes of it."""
    return row(Span("✓ ", "green bold"), Span(text, "green bold"), Span(f"   {why}" if why else "", "ink"))


def no(refusal: Refusal, names: Sequence[str]) -> Row:
    """Why not, and the clause."""
    text = name_seats(refusal.text, names)
    return row(Span("✗ ", "bad bold"), Span(text, "ink"), Span(f"  {refusal.clause.anchor}", "dim"))


def asks(scene: Scene, *wordings: str) -> Row:
    """What is to be done, the longest first: the longest that has room in one row behind the player's name."""
    name = "" if scene.decision is None else f"► A {scene.names[scene.decision.seat]}: "
    return (Span(best(wordings, scene.cells - 2 - cell_len(name)), "gold bold"),)


def in_one_row(scene: Scene, sentence: Row) -> Row:
    """What Enter does; of what comes of it only as much as the prompt has one row for, where it has but one."""
    if scene.size == "roomy" or len(sentence) < 3 or sentence[0].text != "✓ ":
        return sentence
    room = scene.cells - 2 - width(sentence[:2])
    why = sentence[2].text
    while why and cell_len(why) > room:
        shorter = why.rpartition(";")[0]
        why = shorter or ("" if why.startswith(",") else f", {why.lstrip()}")
    return (*sentence[:2], sentence[2]._replace(text=why))


def capital(text: str) -> str:
    """Give the text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def signed(count: int, unit: str) -> str:
    """A number with its sign: `+3¢`."""
    return f"{'+' if count >= 0 else MINUS}{abs(count)}{unit}"


def plain(count: int, unit: str = "") -> str:
    """A number with its unit, `3¢`; a minus sign is as wide as a digit."""
    return f"{MINUS if count < 0 else ''}{abs(count)}{unit}"


def change(coins: int = 0, prestige: int = 0, *, bold: bool = True) -> Row:
    """What comes and goes, good in green, bad in red; nothing as `+0¢`."""
    spans = [_part(count, unit, bold=bold) for count, unit in ((coins, "¢"), (prestige, "★")) if count]
    return _spaced(spans) if spans else words("+0")


def _part(count: int, unit: str, *, bold: bool) -> Span:
    role = "green" if count > 0 else "bad"
    return Span(signed(count, unit), f"{role} bold" if bold else role)


def _spaced(spans: Sequence[Span]) -> Row:
    return row(*(part for n, span in enumerate(spans) for part in ((Span(" "),) if n else ()) + (span,)))


def owned(coins: int, prestige: int, *, short: bool = False) -> Row:
    """`3¢  15★`; coins in red where they run short."""
    return row(
        Span(plain(coins, "¢"), "bad bold" if short else "ink bold"),
        "  ",
        Span(plain(prestige, "★"), "bad bold" if prestige < 0 else "gold bold"),
    )


def benefit_words(parts: Benefit) -> str:
    """`1 coin, a trailer`."""
    said = (
        (parts.coins, counted(parts.coins, "coin")),
        (parts.prestige, f"{parts.prestige} prestige"),
        (parts.cubes_any, counted(parts.cubes_any, "cube")),
        (parts.trailer, counted(parts.trailer, "trailer")),
        (parts.skip_salary, "skip a salary" if parts.skip_salary == 1 else f"skip {parts.skip_salary} salaries"),
        (parts.invest, counted(parts.invest, "card")),
        (parts.invest_pick, "pick a card" if parts.invest_pick == 1 else f"pick {parts.invest_pick} cards"),
    )
    return ", ".join(text for count, text in said if count) or "nothing"


def benefit_short(parts: Benefit, plus: str = "+") -> str:
    """`1¢+trailer`, or with signs only where `plus` is narrow."""
    said = (
        (parts.coins, f"{parts.coins}¢"),
        (parts.prestige, f"{parts.prestige}★"),
        (parts.cubes_any, counted(parts.cubes_any, "cube")),
        (parts.trailer, "trailer" if parts.trailer == 1 else f"{parts.trailer} trailers"),
        (parts.skip_salary, "skip" if parts.skip_salary == 1 else f"{parts.skip_salary} skip"),
        (parts.invest, "card" if parts.invest == 1 else f"{parts.invest} cards"),
        (parts.invest_pick, "pick" if parts.invest_pick == 1 else f"{parts.invest_pick} pick"),
    )
    return plus.join(text for count, text in said if count) or "nothing"


def benefit_signs(parts: Benefit) -> str:
    """`1¢+▣`: in as few cells as can be."""
    said = (
        (parts.coins, f"{parts.coins}¢"),
        (parts.prestige, f"{parts.prestige}★"),
        (parts.cubes_any, f"{parts.cubes_any}■"),
        (parts.trailer, "▣" * min(2, parts.trailer)),
        (parts.skip_salary, "skip"),
        (parts.invest, f"{parts.invest if parts.invest > 1 else ''}▤"),
        (parts.invest_pick, "pick"),
    )
    return "+".join(text for count, text in said if count) or "\N{EN DASH}"


def benefit_wordings(parts: Benefit) -> tuple[str, ...]:
    """All of them, the longest first."""
    return (benefit_words(parts), benefit_short(parts, " + "), benefit_short(parts), benefit_signs(parts))


def staff_names(member: Member) -> tuple[str, ...]:
    """The name, longer and shorter."""
    return (member.name, _BRIEF.get(member.role, member.name))


_BRIEF: Final = {
    "show_organizer": "Organizer",
    "general_supplier": "Supplier",
    "orchestra": "Orchestra",
    "popcorn_vendor": "Popcorn",
    "bank_representative": "Bank",
    "agent": "Agent",
    "personal_assistant": "Assistant",
}


def staff_does(member: Member) -> tuple[Row, ...]:
    """What somebody of the personnel does, longer and shorter."""
    match member.role:
        case "show_organizer":
            return _texts("given back at a turn's end: you start next", "may start next", "start")
        case "general_supplier":
            return _texts("moves three cubes a turn", "moves 3 cubes", "3 moves")
        case "orchestra":
            return _texts(f"{member.show_prestige} prestige a show", f"{member.show_prestige}★ a show")
        case "popcorn_vendor":
            return _texts(f"{counted(member.show_coins, 'coin')} a show", f"{member.show_coins}¢ a show")
        case "bank_representative":
            coins, most = member.coins_per_prestige, member.max_prestige
            return _texts(
                f"{coins} coins stored make 1 prestige, {most} at most", f"{coins}¢ stored make 1★", f"{coins}¢▸1★"
            )
        case "agent":
            return _turns((Span("any"),), member.gains, "or", "/")
        case "personal_assistant":
            spends = cubes.cube(member.spends) if member.spends else (Span("any"),)
            return _turns(spends, member.gains, "+", "")


def _texts(*wordings: str) -> tuple[Row, ...]:
    return tuple((Span(each),) for each in wordings)


def _turns(spends: Row, gains: Sequence[Colour], between: str, narrow: str) -> tuple[Row, ...]:
    """One cube into others, in three lengths."""
    ways = ((" → ", f" {between} "), (" → ", narrow or between), ("▸", narrow))
    return tuple(
        row(*spends, Span(turns), *(part for place, colour in enumerate(gains)
                                    for part in (Span(gap if place else ""), *cubes.cube(colour))))
        for turns, gap in ways
    )  # fmt: skip


def region_words(region: Region) -> str:
    """`2★ for 2 tamers or 2 acrobats`."""
    kinds = " or ".join(f"{region.per} {noun(kind)}s" for kind in region.types)
    return f"{region.prestige}★ for {kinds}"


def region_lines(region: Region) -> tuple[str, ...]:
    """The same in rows for a narrow column."""
    first, *others = (f"{region.per} {noun(kind)}s" for kind in region.types)
    return (f"{region.prestige}★ for {first}", *(f"or for {other}" for other in others))


def card_says(card: Investment) -> tuple[Row, ...]:
    """What an investment card does, a few rows; where it gives cubes they are drawn."""
    if card.colour:
        shown = cubes.cubes((card.colour,) * card.cubes_colour, " ")
        return (row(Span("take "), *shown), (Span("or 1 of any colour"),))
    return _texts(FACES[card.venture].says(card).replace(" prestige", "★"))


def band_of(card: Investment) -> str:
    """The colour of a card's band: that of its cube or its type."""
    if card.colour:
        return f"tile-{card.colour}"
    return card.type or "from-cards"


def arrows(way: str, *, here: bool) -> str:
    """The arrows that go along a row in which the cursor is `here`, else the one that leads up or down to it."""
    return key("left", "right") if here else key(way)


def disc(seat: Seat) -> Row:
    """A player's disc, three cells wide."""
    role = seat_role(seat)
    return (
        Span("▐", role),
        Span(seat_letter(seat), f"seat-ink on {role} bold"),
        Span("▌", role),
    )


def asked_disc(seat: Seat, role: str) -> Span:
    """Where a disc would stand that the cursor only points with, three cells wide."""
    return Span(f"▸{seat_letter(seat)}◂", f"{role} bold")


def spot(seat: Seat) -> Span:
    """A player's disc where one cell must do."""
    return Span(seat_letter(seat), f"seat-ink on {seat_role(seat)} bold")


def acting(view: State, seat: Seat) -> bool:
    """Whether the seat is the one to decide now."""
    return getattr(view.step, "seat", None) == seat


def tells_all() -> str:
    """How the sums are seen for which there is no room: the forecast has them."""
    return f"{key('drum_roll.show')} tells all"
