"""The hiring areas: performers and personnel with prices and discounts, in full or in half a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.drum_roll.views.sight import Sight, headed, window
from circus_tui.boards.rows.choices import best
from circus_tui.boards.rows.cubes import cubes_in_words
from circus_tui.boards.rows.performer import Line, lines, short
from circus_tui.paint import Block, Row, Span, beside, fit, row
from rules.drum_roll.cards import Member, Performer, Role
from rules.drum_roll.state import Offer

SIGNS: Final = (
    f"4-1=3{glyphs.COIN}: printed price 4, one discount, so 3 coins.",
    f"any{glyphs.ARROWS[2]}W or Y: an Agent turns any cube into one of these; W{glyphs.ARROWS[2]}G+B: an Assistant"
    " turns a white cube into both.",
)

TO: Final = glyphs.ARROWS[2]
_TITLE: Final = 19

SHORT_NAMES: Final[dict[Role, str]] = {
    "show_organizer": "Organizer",
    "general_supplier": "Supplier",
    "orchestra": "Orchestra",
    "popcorn_vendor": "Popcorn",
    "bank_representative": "Bank",
    "agent": "Agent",
    "personal_assistant": "Assistant",
}


def cost(offer: Offer[Performer] | Offer[Member]) -> str:
    """The price with its discounts: `4-1=3¢`."""
    cut = f"{offer.card.cost}-{offer.tokens}=" if offer.tokens else ""
    return f"{cut}{offer.price}{glyphs.COIN}"


def does(member: Member) -> str:
    """What a personnel member does, in a few cells."""
    match member.role:
        case "show_organizer":
            return "may start next"
        case "general_supplier":
            return "moves 3 cubes"
        case "orchestra":
            return f"{member.show_prestige}{glyphs.STAR} a show"
        case "popcorn_vendor":
            return f"{member.show_coins}{glyphs.COIN} a show"
        case "bank_representative":
            return f"{member.coins_per_prestige}{glyphs.COIN} stored: 1{glyphs.STAR}"
        case "agent":
            return f"any{TO}{' or '.join(cubes_in_words((colour,)) for colour in member.gains)}"
        case "personal_assistant":
            spends = cubes_in_words((member.spends,)) if member.spends else "any"
            return f"{spends}{TO}{cubes_in_words(member.gains)}"


def performers(sight: Sight, cursor: int | None = None) -> Block:
    """Performers for hire in full, one in each line."""
    drawn = [
        Line(offer.card, mark=str(number + 1), price=cost(offer), chosen=number == cursor, target=number)
        for number, offer in enumerate(sight.view.area.performers)
    ]
    return lines(drawn, sight.cells)


def personnel(sight: Sight, cursor: int | None = None) -> Block:
    """Personnel for hire in full, one in each line."""
    return tuple(
        _member(sight, offer, number, chosen=number == cursor) for number, offer in enumerate(sight.view.area.personnel)
    )


def _member(sight: Sight, offer: Offer[Member], number: int, *, chosen: bool) -> Row:
    lead = Span(f"{glyphs.POINTER if chosen else ' '}{number + 1} ", "cursor")
    drawn = row(
        lead,
        *fit((Span(offer.card.name, "selected" if chosen else "strong"),), _TITLE),
        f" {cost(offer):>6}  pay {offer.card.salary}  ",
        does(offer.card),
    )
    return tuple(span._replace(target=number) for span in fit(drawn, sight.cells))


def full(sight: Sight) -> Block:
    """Everybody for hire, one in each line."""
    return (headed(sight, Span("For hire", "heading")), *performers(sight), *personnel(sight))


def compact(sight: Sight) -> Block:
    """Everybody for hire, two in each line."""
    return (headed(sight, Span("For hire", "heading")), *short_performers(sight), *short_personnel(sight))


def short_performers(sight: Sight) -> Block:
    """Performers in two columns."""
    half = (sight.cells - 2) // 2
    drawn = [
        short(Line(offer.card, price=cost(offer), now=(f"{offer.card.flip_prestige}{glyphs.STAR}",)), half)
        for offer in sight.view.area.performers
    ]
    return in_two(drawn, half)


def short_personnel(sight: Sight) -> Block:
    """Personnel in two columns."""
    half = (sight.cells - 2) // 2
    return in_two([_short_member(offer, half) for offer in sight.view.area.personnel], half)


def _short_member(offer: Offer[Member], cells: int) -> Row:
    member, price = offer.card, cost(offer)
    name = best((member.name, SHORT_NAMES[member.role]), cells - len(does(member)) - len(price) - 3)
    return row(f" {name} ", Span(price, "strong"), Span(f" {does(member)}", "dim"))


def in_two(drawn: Sequence[Row], half: int) -> Block:
    """Rows of half a line side by side, the first ones on the left."""
    middle = -(-len(drawn) // 2)
    if not middle:
        return ()
    line = ((Span(glyphs.BAR, "rule"),),) * middle
    return beside([tuple(fit(each, half) for each in drawn[:middle]), line, tuple(drawn[middle:])])


def choosing(sight: Sight, cursor: int, room: int, *, of_performers: bool) -> Block:
    """The row that is hired from, with the cursor."""
    rows = performers(sight, cursor) if of_performers else personnel(sight, cursor)
    what = "performers" if of_performers else "personnel"
    head = headed(sight, Span(f"For hire: {what}", "heading"))
    return (head, *window(rows, cursor, room - 1))
