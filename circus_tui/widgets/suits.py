"""The Big Top deck on the screen: a card as a tag, the suits with their Poster and both piles, a run of cards in words.

Light and dark are told by a sign and a letter before any colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from circus_tui import glyphs
from circus_tui.paint import Block, Row, Span, fit, row
from rules.big_top.pieces import HIGHEST, POSTER, SUITS, Card, Pile, Piles, Suit, wanted

LIGHT: Final = glyphs.EMPTY
DARK: Final = glyphs.FULL
BILL: Final = glyphs.SQUARE
"""The sign of a Poster."""

NAMED: Final = 33
"""Cells from which the table of piles has the suits' names in full."""

LETTERED: Final = 24
"""Cells that it needs with the suits' letters alone."""

SPREAD: Final = 46
"""Cells from which its numbers stand apart."""

_SHADES: Final = ("light", "dark")
_LONGEST: Final = max(map(len, SUITS))


def sign(card: Card) -> str:
    """The sign before a card's code: Poster, light or dark."""
    return BILL if card.is_poster else (LIGHT, DARK)[card.pile % 2]


def role(card: Card) -> str:
    """The role a card is drawn in."""
    return "poster" if card.is_poster else _SHADES[card.pile % 2]


def named(card: Card) -> str:
    """A card within a sentence: its sign and its code."""
    return f"{sign(card)}{card.code}"


def tag(card: Card) -> Span:
    """A card in a list or on a chart, four cells wide."""
    return Span(f"{named(card):<4}", role(card))


def run(cards: Iterable[Card]) -> str:
    """Cards that follow each other, shortly: `AP AD1-4`."""
    parts = []
    for poster, group in groupby(cards, key=lambda card: card.is_poster):
        several = list(group)
        first, last = several[0], several[-1]
        parts.append(first.code if poster or first is last else f"{first.code}-{last.number}")
    return " ".join(parts)


def grouped(cards: Iterable[Card]) -> Row:
    """Cards of one suit by shade: the Poster, the light numbers, the dark numbers."""
    spans: list[Span] = []
    for group_sign, group in groupby(cards, key=sign):
        several = list(group)
        numbers = "".join("P" if card.is_poster else str(card.number) for card in several)
        spans += (Span(f"{group_sign}{numbers}", role(several[0])), Span(" "))
    return row(*spans)


def pile_table(piles: Piles, cells: int, *, bets: Sequence[Span] = (), target: Card | None = None) -> Block:
    """Draw the suits, one to a row, with what is out and which card each pile wants next.

    `bets` are put at the end of the rows, three cells each; `target` is a card at the cursor, whose place is marked
    if it fits.
    """
    label = _LONGEST if cells >= NAMED else 1
    apart = cells >= SPREAD
    size = 14 if apart else 8
    head = "Suit".ljust(label) if label > 1 else " "
    bet = "bet" if bets else ""
    heading = row(Span(f" {head}  P {f'{LIGHT}Light':{size}}{f'{DARK}Dark':{size - 1}}{bet:>3}", "dim"))
    draw = _spread if apart else _tight
    rows = [
        row(
            " ",
            Span(name[:label].ljust(label), "strong"),
            " ",
            *_poster(piles, suit, target),
            " ",
            *draw(piles, 2 * suit, target),
            " ",
            *draw(piles, 2 * suit + 1, target),
            *((bets[suit],) if bets else ()),
        )
        for suit, name in enumerate(SUITS)
    ]
    return tuple(fit(line, cells) for line in (heading, *rows))


def _poster(piles: Piles, suit: Suit, target: Card | None) -> Row:
    if piles[2 * suit] >= POSTER:
        return row(Span(f"{BILL}P", "poster"))
    aimed = target is not None and target.is_poster and target.suit == suit
    return row(Span(f"{glyphs.POINTER}P", "incoming" if aimed else "cursor"))


def _tight(piles: Piles, pile: Pile, target: Card | None) -> Row:
    """Seven cells: the numbers that are out, the one wanted next behind a pointer, dots for the others."""
    return _pile(piles, pile, target, "")


def _spread(piles: Piles, pile: Pile, target: Card | None) -> Row:
    """The same in thirteen cells."""
    return _pile(piles, pile, target, " ")


def _pile(piles: Piles, pile: Pile, target: Card | None, gap: str) -> Row:
    out = "".join(f"{gap}{number}" for number in range(1, piles[pile] + 1))
    following = wanted(piles)[pile]
    if following is None:
        return row(Span(out, _SHADES[pile % 2]), Span(glyphs.YES, "good"))
    if following.is_poster:
        return row(Span(f"{gap}{glyphs.DOT}" * HIGHEST, "dim"), " ")
    rest = f"{gap}{glyphs.DOT}" * (HIGHEST - following.number)
    aimed = "incoming" if target is following else "cursor"
    end = " " if gap else ""
    return row(
        Span(out, _SHADES[pile % 2]), Span(f"{glyphs.POINTER}{following.number}", aimed), Span(f"{rest}{end}", "dim")
    )
