"""The action board: a tile for each action, with its cube or what it gives, and the discs in the order placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import attrs

from circus_tui.drawing.paint import Block, Row, Span, joined, shortened
from circus_tui.drawing.shapes import body, outline
from circus_tui.drawing.sketch import Sketch
from circus_tui.drawing.wordings import best
from circus_tui.widgets import cubes
from circus_tui.widgets.picture import Picture, Room

Tone: TypeAlias = Literal["free", "taken", "shut"]
"""It can be used; somebody has used it; it cannot be used now."""


@attrs.frozen
class ActionTile:
    """A tile. `key` is the letter that does it (one of `name`, or the cube's); `lines` say what it gives.

    `note` stands behind the discs; where there is little room it is all that is said. `colour` is the cube it gives.
    """

    name: str
    key: str
    lines: tuple[Row, ...]
    discs: Row = ()
    note: tuple[str, ...] = ()
    colour: str = ""
    tone: Tone = "free"
    chosen: bool = False
    target: Any = None
    short: str = ""
    """The name where the whole one has no room."""

    @property
    def shorter(self) -> ActionTile:
        """The tile with its short name, if it has one."""
        return attrs.evolve(self, name=self.short or self.name)

    @property
    def ground(self) -> str:
        """The colour of its body."""
        if self.chosen:
            return "paper"
        if not self.colour:
            return "act-dusk" if self.tone == "free" else "track"
        return f"tile-{self.colour}" if self.tone == "free" else f"shut-{self.colour}"

    @property
    def inks(self) -> tuple[str, str]:
        """The inks of the first and the second row of a space."""
        if self.chosen:
            return "paper-ink", "paper-dim"
        if self.tone != "free":
            return "dusk-dim", "dusk-dim"
        return ("cube-ink", "cube-ink") if self.colour else ("dusk-ink", "dusk-dim")


@attrs.frozen
class Board:
    """The tiles: those that give cubes first, then the others."""

    tiles: tuple[ActionTile, ...]


class ActionBoard(Picture[Board]):
    """Tiles in one row of ten; in two rows of five; or in two columns."""

    def paint(self, value: Board, room: Room) -> Block:
        """Draw the form for which there is room."""
        sheet = Sketch(room.cells, room.rows)
        if room.cells >= 112 and room.rows >= 6:
            self._tiles(sheet, value.tiles)
        elif room.cells >= 72:
            self._rows(sheet, value.tiles)
        else:
            self._columns(sheet, value.tiles)
        return sheet.block()

    def _tiles(self, sheet: Sketch, tiles: Sequence[ActionTile]) -> None:
        widths = _widths(tiles)
        if sum(widths) + len(tiles) > sheet.cells - 2:
            tiles = [tile.shorter for tile in tiles]
            widths = _widths(tiles)
        wanted = sum(widths) + len(tiles)
        more = max(0, (sheet.cells - 2 - wanted) // len(tiles))
        top = max(0, (sheet.rows - 6) // 2)
        x = 1 + max(0, (sheet.cells - 2 - wanted - more * len(tiles)) // 2)
        for number, (tile, cells) in enumerate(zip(tiles, widths, strict=True)):
            if number and not tile.colour and tiles[number - 1].colour:
                x += 1
            self._tile(sheet, x, top, cells + more, tile)
            x += cells + more + 1

    def _tile(self, sheet: Sketch, x: int, y: int, cells: int, tile: ActionTile) -> None:
        ink, dim = tile.inks
        if tile.chosen:
            sheet.fill(x, y, cells, 6, "paper", tile.target)
            sheet.tile(x, y, cells, 6, " ", "", tile.target)
            outline(sheet, x, y, cells, 6, "gold bold", heavy=True)
            sheet.fill(x + 1, y + 1, cells - 2, 4, "paper", tile.target)
        else:
            body(sheet, x, y, cells, 6, tile.ground, tile.target)
        sheet.line(x + 1, y + 1, _named(tile, f"{ink} bold"))
        for number, line in enumerate(tile.lines[:2]):
            sheet.line(x + 1, y + 2 + number, _on(shortened(line, cells - 2), dim))
        behind = sheet.line(x + 1, y + 4, shortened(tile.discs, cells - 2))
        sheet.put(
            behind + (1 if tile.discs else 0), y + 4, best(tile.note, x + cells - 1 - behind - bool(tile.discs)), dim
        )
        sheet.mean(x, y, cells, 6, tile.target)

    def _rows(self, sheet: Sketch, tiles: Sequence[ActionTile]) -> None:
        half = -(-len(tiles) // 2)
        pitch = (sheet.cells - 1) // half
        for number, tile in enumerate(tiles):
            x, y = 1 + number % half * pitch, number // half * (3 if sheet.rows > 4 else 2)
            cells = pitch - 1
            ground, ink = ("cap", "cap-ink") if tile.chosen else (tile.ground, tile.inks[0])
            sheet.fill(x, y, cells, 1, ground, tile.target)
            start = x + 1
            if tile.colour:
                start = sheet.line(x + 1, y, cubes.cube(tile.colour)) + 1
            elif tile.chosen:
                sheet.put(x, y, "▸", "cap-ink bold")
            room = cells - (start - x)
            named = tile if len(tile.name) <= room else tile.shorter
            sheet.line(start, y, shortened(_named(named, f"{ink} bold"), room))
            behind = sheet.line(x, y + 1, shortened(tile.discs, cells))
            said = best(tile.note, x + cells - behind - 1)
            sheet.put(behind + 1, y + 1, said, "gold" if tile.chosen else "dim")
            sheet.mean(x, y, cells, 2, tile.target)

    def _columns(self, sheet: Sketch, tiles: Sequence[ActionTile]) -> None:
        half = -(-len(tiles) // 2)
        cells = (sheet.cells - 3) // 2
        for number, tile in enumerate(tiles):
            x, y = 1 + number // half * (cells + 1), number % half
            ground, ink = ("cap", "cap-ink") if tile.chosen else (tile.ground, tile.inks[0])
            sheet.fill(x, y, cells, 1, ground, tile.target)
            start = x + 1
            if tile.colour:
                start = sheet.line(x, y, cubes.cube(tile.colour)) + 1
            elif tile.chosen:
                sheet.put(x, y, "▸", "cap-ink bold")
            start = sheet.line(start, y, _named(tile, f"{ink} bold")) + 1
            start = sheet.line(start, y, shortened(tile.discs, x + cells - start)) + (1 if tile.discs else 0)
            said = best(tile.note, x + cells - start)
            sheet.right(x + cells, y, said, ink if tile.chosen else tile.inks[1])
            sheet.mean(x, y, cells, 1, tile.target)


def _widths(tiles: Sequence[ActionTile]) -> list[int]:
    """Cells of the tiles that stand in one row; the last gives a coin and is small."""
    return [max(11, len(tile.name) + 2) if number < len(tiles) - 1 else 6 for number, tile in enumerate(tiles)]


def _named(tile: ActionTile, role: str) -> Row:
    """The name with the letter of its key underlined, if that is one of its letters."""
    at = tile.name.lower().find(tile.key)
    if at < 0 or tile.colour or not tile.key:
        return (Span(tile.name, role),)
    return joined((
        Span(tile.name[:at], role), Span(tile.name[at], f"{role} underline"), Span(tile.name[at + 1 :], role),
    ))  # fmt: skip


def _on(line: Row, dim: str) -> Row:
    return tuple(span if span.role else span._replace(role=dim) for span in line)
