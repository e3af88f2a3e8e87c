"""The Big Top deck on the screen: a card as a tag, the suits with their Poster and both piles, what a card waits for.

Light and dark are told by a sign and a letter before any colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from circus_tui import glyphs
from circus_tui.boards.rows.choices import Entry, Note
from circus_tui.paint import Block, Row, Span, beside, fit, row
from rules.big_top.pieces import HIGHEST, POSTER, SUITS, Card, Pile, Piles, Suit, grown, wanted

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

LEGEND: Final = (
    f"{BILL}CP Clowns Poster, {LIGHT}SL2 Sideshow Light 2, {DARK}AD3 Animals Dark 3: sign and letter tell the shade.",
    f"{glyphs.POINTER} on a pile: the card it wants next. {glyphs.YES}: the pile is complete. 9c: nine cards in hand.",
)
"""What the signs of the deck mean."""

_ROOMY: Final = 80
_ROOMIER: Final = 100
"""Cells of a screen on which the suits have names, and on which the numbers stand apart."""

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
    """Cards in the order of the deck, shortly: `AP AD1-3 AD5`."""
    parts: list[list[Card]] = []
    for card in cards:
        last = parts[-1][-1] if parts else None
        follows = last is not None and (last.pile, last.number + 1) == (card.pile, card.number)
        if follows and last is not None and not last.is_poster:
            parts[-1].append(card)
        else:
            parts.append([card])
    return " ".join(part[0].code + (f"-{part[-1].number}" if len(part) > 1 else "") for part in parts)


def waits(missing: Sequence[Card], verb: str = "") -> tuple[str, ...]:
    """What a card waits for, in several wordings, each after what can be done with the card meanwhile."""
    needs = run(missing)
    first, other = (f"{verb}: ", f"{verb} ") if verb else ("", "")
    return (f"{first}waits for {needs}", f"{other}needs {needs}", f"{other}needs {len(missing)}")


def waiting(card: Card, missing: Sequence[Card]) -> Entry:
    """A card of a hand whose owner is not to play."""
    words = waits(missing) if missing else ("fits now", "fits")
    return entry(card, words, "dim" if missing else "good")


def entry(card: Card, words: tuple[str, ...], look: str) -> Entry:
    """A card of a list, with what is said of it."""
    return Entry(tag(card), words, look, card.face)


def then(piles: Piles, card: Card, whereabouts: Callable[[Card], str]) -> Note:
    """Say which cards fit when this one has been laid on its pile, and where each of them is."""
    opened = [following for following in wanted(grown(piles, card)) if following and following not in wanted(piles)]
    if not opened:
        return Note("THEN", ("the pile is complete.",))
    places = list(map(whereabouts, opened))
    fit_now = " and ".join(map(named, opened)) + (" fits" if len(opened) == 1 else " fit")
    if len(set(places)) == 1:
        return Note("THEN", (f"{fit_now}: {places[0]}.",))
    parts = ", ".join(f"{named(following)} {place}" for following, place in zip(opened, places, strict=True))
    return Note("THEN", (f"{fit_now}: {parts}.", f"{parts}."))


def grouped(cards: Iterable[Card]) -> Row:
    """Cards of one suit by shade: the Poster, the light numbers, the dark numbers."""
    spans: list[Span] = []
    for group_sign, group in groupby(cards, key=sign):
        several = list(group)
        numbers = "".join("P" if card.is_poster else str(card.number) for card in several)
        spans += (Span(f"{group_sign}{numbers}", role(several[0])), Span(" "))
    return row(*spans)


def rooms(cells: int) -> tuple[int, int]:
    """Cells for what is set beside the table of piles on a screen that wide, and for the table itself."""
    piles = SPREAD if cells >= _ROOMIER else NAMED if cells >= _ROOMY else LETTERED
    return cells - piles - 1, piles


def set_beside(other: Block, piles: Block) -> Block:
    """Put the table of piles to the right of something else, with a line between them.

    What changes with the cursor is best on the left: a row is sent from its beginning to its last change.
    """
    line = (row(Span(glyphs.BAR, "rule")),) * max(len(piles), len(other))
    return beside([other, line, piles])


def pile_table(piles: Piles, cells: int, *, bets: Sequence[Span] = ()) -> Block:
    """Draw the suits, one to a row, with what is out and which card each pile wants next.

    `bets` are put at the end of the rows, three cells each.
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
            _poster(piles, suit),
            " ",
            *draw(piles, 2 * suit),
            " ",
            *draw(piles, 2 * suit + 1),
            *((bets[suit],) if bets else ()),
        )
        for suit, name in enumerate(SUITS)
    ]
    return tuple(fit(line, cells) for line in (heading, *rows))


def _poster(piles: Piles, suit: Suit) -> Span:
    out = piles[2 * suit] >= POSTER
    return Span(f"{BILL}P", "poster") if out else Span(f"{glyphs.POINTER}P", "cursor")


def _tight(piles: Piles, pile: Pile) -> Row:
    """Seven cells: the numbers that are out, the one wanted next behind a pointer, dots for the others."""
    return _pile(piles, pile, "")


def _spread(piles: Piles, pile: Pile) -> Row:
    """The same in thirteen cells."""
    return _pile(piles, pile, " ")


def _pile(piles: Piles, pile: Pile, gap: str) -> Row:
    out = "".join(f"{gap}{number}" for number in range(1, piles[pile] + 1))
    following = wanted(piles)[pile]
    if following is None:
        return row(Span(out, _SHADES[pile % 2]), Span(glyphs.YES, "good"))
    if following.is_poster:
        return row(Span(f"{gap}{glyphs.DOT}" * HIGHEST + " ", "dim"))
    rest = f"{gap}{glyphs.DOT}" * (HIGHEST - following.number) + (" " if gap else "")
    return row(Span(out, _SHADES[pile % 2]), Span(f"{glyphs.POINTER}{following.number}", "cursor"), Span(rest, "dim"))
