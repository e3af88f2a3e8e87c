"""A performer as a card: its type on the band, three places for cubes with what each level brings, salary and flip.

The drawings here go from a card with whole words to a single line; rows of cards choose among them.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import attrs
from rich.cells import cell_len

from circus_tui.drawing.paint import Row, Span, shortened
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.names import cut
from circus_tui.widgets import cubes

Mark: TypeAlias = Literal["", "now", "chosen", "open"]
"""The level performed now; the place the cursor is on; a place where the cube at hand could go."""

SIGNS: Final = {"acrobat": "△", "juggler": "∴", "magician": "✦", "tamer": "✹", "bizarre": "☾"}
LEVELS: Final = ("fired", "poor", "good", "outstanding", "flipped")
FULL_ROWS: Final = 8
SMALL_ROWS: Final = 5
_WORDY: Final = 24
"""Cells from which a small card has room for a long level and what it brings."""
SLIM_ROWS: Final = 5


@attrs.frozen
class Need:
    """A place for a cube, and what is brought once it and those before it are filled: wordings, longest first."""

    colour: str
    filled: bool
    brings: tuple[str, ...]
    mark: Mark = ""


@attrs.frozen
class ActCard:
    """A performer. `level` is what it would be now, one of `LEVELS`, empty if not hired; `scored` its flip's worth.

    `lit` stands for a card that is spoken of: it is paper. `tag` is its price, `under` what is said below it, `later`
    the salary in the shows after it has been flipped.
    """

    kind: str
    name: str
    needs: tuple[Need, ...]
    wage: int
    flip: int
    tag: str = ""
    trailer: bool = False
    scored: int = 0
    later: int = 0
    level: str = ""
    brings: tuple[str, ...] = ()
    lit: bool = False
    under: Row = ()
    target: Any = None

    @property
    def sign(self) -> str:
        """The sign of its type."""
        return SIGNS[self.kind]

    @property
    def flipped(self) -> bool:
        """Whether it has been turned over for good."""
        return self.level == "flipped"

    @property
    def ground(self) -> str:
        """The colour of its body."""
        return f"{self.kind}-dusk" if self.flipped else "paper" if self.lit else "act-dusk"

    @property
    def ink(self) -> str:
        """The first ink on its body."""
        return "paper-ink" if self.lit and not self.flipped else "dusk-ink"

    @property
    def dim(self) -> str:
        """The second ink on its body."""
        return "paper-dim" if self.lit and not self.flipped else "dusk-dim"

    @property
    def gold(self) -> str:
        """The role for gold letters on the card's body."""
        return "paper-gold" if self.lit and not self.flipped else "gold"

    @property
    def band(self) -> tuple[str, str]:
        """Colour and ink of its band: the type's own where the card is lit or gives a performer."""
        if self.flipped or (not self.lit and not self.level):
            return f"{self.kind}-dusk", "dusk-ink"
        return self.kind, "type-ink"


def brief(name: str, cells: int) -> str:
    """A name in so few cells: whole, or cut with a dot."""
    return name if cell_len(name) <= cells else cut(name, cells - 1).rstrip() + "."


def level_words(level: str) -> tuple[str, ...]:
    """A level as a word, longer and shorter."""
    return (level, "outst.") if level == "outstanding" else (level,)


def level_row(level: str, *, paper: bool = False, short: bool = False) -> Span:
    """A level as a word in its colour."""
    if level == "fired":
        return Span("fired", "bar-ink on bar bold")
    deep = {"outstanding": "paper-green", "good": "paper-ink", "poor": "paper-orange", "flipped": "paper-gold"}
    bright = {"outstanding": "green", "good": "dusk-ink", "poor": "orange", "flipped": "gold"}
    return Span(level_words(level)[-1 if short else 0], f"{(deep if paper else bright)[level]} bold")


def full(sheet: Sketch, x: int, y: int, cells: int, card: ActCard) -> None:
    """The whole card, eight rows, from thirteen cells on."""
    band, ink = card.band
    sheet.put(x, y, f"▗{'▄' * (cells - 2)}▖", band, card.target)
    sheet.fill(x, y + 1, cells, 1, band, card.target)
    sheet.fill(x, y + 2, cells, 5, card.ground, card.target)
    sheet.put(x, y + 7, f"▝{'▀' * (cells - 2)}▘", card.ground, card.target)
    room = cells - 2
    tag = f" {card.tag} " if card.tag else ""
    words = (f"{card.sign} {card.kind}", card.sign)
    sheet.put(x + 1, y + 1, best(words, room - len(tag) - (2 if card.trailer else 0)), f"{ink} bold")
    if tag:
        sheet.right(x + cells - 1, y + 1, tag, "cap-ink on cap bold")
    if card.trailer:
        sheet.right(x + cells - 1, y + 1, "▣", f"{ink} bold")
    name = brief(card.name, cells)
    sheet.put(x + (cell_len(name) < cells), y + 2, name, f"{card.ink} bold")
    if card.flipped:
        sheet.centre(x, y + 4, cells, f"{card.scored}★ scored", "gold bold")
        sheet.centre(x, y + 5, cells, "flipped", "dusk-dim")
    else:
        for number, need in enumerate(card.needs):
            _need(sheet, x, y + 3 + number, cells, card, need)
    paid = f"salary {card.wage}"
    sheet.put(x + 1, y + 6, paid, card.dim)
    if not card.flipped:
        worth = best((f"flip {card.flip}★", f"{card.flip}★"), room - len(paid) - 1)
        sheet.right(x + cells - 1, y + 6, worth, card.gold)


def _need(sheet: Sketch, x: int, y: int, cells: int, card: ActCard, need: Need) -> None:
    """A row with the place and what it brings; gold where the cursor is, pale where the cube could go."""
    paper = card.lit or need.mark in ("chosen", "open")
    ink = card.ink if need.mark == "now" else card.dim
    if need.mark == "chosen":
        sheet.fill(x, y, cells, 1, "cap", card.target)
        ink = "cap-ink bold"
    elif need.mark == "open":
        sheet.fill(x, y, cells, 1, "paper-poor", card.target)
        ink = "paper-ink"
    if need.mark == "chosen" and not need.filled:
        sheet.put(x + 1, y, cubes.asked(need.colour), "cap-ink bold")
    else:
        sheet.line(x + 1, y, cubes.place(need.colour, filled=need.filled, paper=paper, target=card.target))
    room = cells - 5 - (2 if need.mark == "now" and cells > 14 else 0)
    sheet.put(x + 4, y, best(need.brings, room), f"{ink} bold" if need.mark == "now" else ink)
    if need.mark == "now" and cells > 14:
        sheet.right(x + cells - 1, y, "✓", "paper-green bold" if card.lit else "green bold")


def small(sheet: Sketch, x: int, y: int, cells: int, card: ActCard, rows: int = SMALL_ROWS) -> None:
    """Name on the band, cubes, level with what it brings, salary: four rows, a fifth for the lower edge."""
    band, ink = card.band
    sheet.fill(x, y, cells, 1, band, card.target)
    sheet.fill(x, y + 1, cells, 3, card.ground, card.target)
    if rows >= SMALL_ROWS:
        sheet.put(x, y + 4, f"▝{'▀' * (cells - 2)}▘", card.ground, card.target)
    room = cells - 2
    sheet.put(x + 1, y, brief(card.name, room + 1), f"{ink} bold")
    if card.flipped:
        sheet.put(x + 1, y + 1, f"flipped {card.scored}★", "gold")
        sheet.put(x + 1, y + 2, card.kind, "dusk-dim")
    else:
        at = x + 1
        for need in card.needs:
            at = sheet.line(at, y + 1, _spot(need, card, tiny=False)) + 1
        at = sheet.line(x + 1, y + 2, (level_row(card.level, paper=card.lit, short=cells < _WORDY),)) + 1
        sheet.put(at, y + 2, best(card.brings, x + cells - 1 - at), card.ink)
    sheet.put(x + 1, y + 3, f"salary {card.wage}", card.dim)
    if card.trailer:
        sheet.right(x + cells - 1, y + 3, best(("trailer", "▣"), room - 9), card.dim)


def slim(sheet: Sketch, x: int, y: int, cells: int, card: ActCard) -> None:
    """Name, three places in short words, salary: five rows, from nine cells on."""
    band, ink = card.band
    sheet.fill(x, y, cells, 1, band, card.target)
    sheet.fill(x, y + 1, cells, 4, card.ground, card.target)
    sheet.put(x, y, brief(card.name, cells), f"{ink} bold")
    for number, need in enumerate(() if card.flipped else card.needs):
        paper = card.lit or need.mark in ("chosen", "open")
        role = card.dim
        if need.mark in ("chosen", "open"):
            sheet.fill(x, y + 1 + number, cells, 1, "cap" if need.mark == "chosen" else "paper-poor", card.target)
            role = "cap-ink bold" if need.mark == "chosen" else "paper-ink"
        elif need.mark == "now":
            role = f"{card.ink} bold"
        if need.mark == "chosen" and not need.filled:
            sheet.put(x, y + 1 + number, cubes.asked(need.colour), role)
        else:
            sheet.line(x, y + 1 + number, cubes.place(need.colour, filled=need.filled, paper=paper))
        sheet.put(x + 3, y + 1 + number, best(need.brings, cells - 3), role)
    if card.flipped:
        sheet.put(x, y + 2, "flipped", "dusk-dim")
        sheet.put(x, y + 3, f"{card.scored}★", "gold bold")
    mark = "▣" if card.trailer else ""
    sheet.put(x, y + 4, best((f"salary {card.wage} {mark}", f"salary {card.wage}{mark}"), cells), card.dim)


def chip(sheet: Sketch, x: int, y: int, cells: int, card: ActCard, rows: int = 2) -> None:
    """Name, then cubes with the level; a third row has the salary. From eleven cells on with cubes, else letters."""
    band, ink = card.band
    sheet.fill(x, y, cells, 1, band, card.target)
    sheet.fill(x, y + 1, cells, rows - 1, card.ground, card.target)
    sheet.put(x, y, brief(card.name, cells), f"{ink} bold")
    if card.flipped:
        sheet.put(
            x, y + 1, best((f"flipped {card.scored}★", f"flip {card.scored}★", f"✓{card.scored}★"), cells), "gold"
        )
    else:
        at = x
        for need in card.needs:
            at = sheet.line(at, y + 1, _spot(need, card, tiny=cells < 9))
        level = level_row(card.level, paper=card.lit, short=True) if card.level else Span("")
        gap = at + (1 if at + 1 + len(level.text) <= x + cells else 0)
        sign = {"outstanding": "✓", "good": "✓", "poor": "▾", "fired": "✗"}.get(card.level, "")
        words = (*level_words(card.level), sign)
        sheet.put(gap, y + 1, best(words, x + cells - gap), level.role)
    if rows > 2:
        wage = (f"salary {card.wage}", str(card.wage))
        mark = " ▣" if card.trailer else ""
        sheet.put(x, y + 2, best(tuple(words + mark for words in wage), cells), card.dim)


def _spot(need: Need, card: ActCard, *, tiny: bool) -> Row:
    if need.mark == "chosen" and not need.filled:
        return (Span("▸" if tiny else cubes.asked(need.colour), "cap-ink on cap bold", card.target),)
    if not tiny:
        return cubes.place(need.colour, filled=need.filled, paper=card.lit)
    if need.filled:
        return (Span(cubes.letter(need.colour), f"cube-ink on cube-{need.colour} bold"),)
    return (Span("□", f"{'deep' if card.lit else 'lack'}-{need.colour}"),)


def line(card: ActCard, cells: int, *, cubes_wide: bool = True) -> Row:
    """A card for hire in one row: sign, name, places, flip, price; brighter where the cursor is."""
    band = Span(f" {card.sign} ", f"type-ink on {card.kind} bold", card.target)
    tag = Span(f" {card.tag:>2} ", "cap-ink on cap bold", card.target)
    spots: list[Span] = []
    for need in card.needs:
        mark = f"{cubes.letter(need.colour)}□" if cubes_wide else cubes.letter(need.colour)
        spots.append(Span(mark, f"lack-{need.colour}", card.target))
    flip = Span(f" {card.flip}★ ", "gold", card.target)
    room = cells - 3 - 1 - sum(len(span.text) for span in (*spots, flip, tag)) - 1
    name = brief(card.name, room)
    role = "cap-ink on cap bold" if card.lit else "ink bold"
    padded = f" {name}" + " " * (room - cell_len(name) + 1)
    return shortened((band, Span(padded, role, card.target), *spots, flip, tag), cells)
