"""The lobby: go on with a game, begin one, look at finished ones, read the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import attrs

from circus_tui import keys
from circus_tui.keys import Action
from circus_tui.paint import Block, Row, Span, row, sheet
from circus_tui.screens import books
from circus_tui.screens.game import GamePage
from circus_tui.screens.page import Page
from circus_tui.screens.setup import SetupPage
from circus_tui.store import Match, StoreError
from circus_tui.table import Table, record_of
from circus_tui.widgets.frame import footer, indented_text, title
from circus_tui.widgets.menu import Item, cells_for_labels, menu
from rules import GAMES
from rules.record import BadRecord, write

_CHOOSE = keys.action("confirm", "enter space", "Enter", "choose", "Choose the line the pointer is on.")
_DELETE = keys.action("delete", "delete d", "d", "delete", "Delete a saved game.")
_EXPORT = keys.action("export", "e", "e", "export", "Write the record of a finished game to a file.")
_MOVES = (keys.HELP, _CHOOSE, _EXPORT, _DELETE, keys.UP, keys.DOWN, keys.RULES, keys.QUIT)

_FAN_WORK = "An unofficial fan work, with rulebooks in our own words."


@attrs.frozen
class _Line:
    item: Item
    choose: Callable[[], None]
    hint: str
    match: Match | None = None


class LobbyPage(Page):
    """The first screen."""

    def __init__(self) -> None:
        self._cursor = 0
        self._lines: list[_Line] = []
        self._message = ""
        self._doomed: Match | None = None

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do."""
        return (keys.YES, keys.NO, keys.QUIT) if self._doomed else _MOVES

    def entered(self) -> None:
        """Read what is saved."""
        self._read()

    def returned(self) -> None:
        """Read it again when one comes back from a game."""
        self._read()

    def _read(self) -> None:
        matches = self.stage.store.matches()
        open_, done = ([m for m in matches if (m.scores is None) == unfinished] for unfinished in (True, False))
        self._lines = [
            *self._headed("Continue", [self._saved(match) for match in open_]),
            *self._headed("New game", [self._new(slug) for slug in GAMES]),
            *self._headed("Records", [self._saved(match) for match in done]),
            *self._headed("", [self._rulebooks(), _Line(Item("Quit"), lambda: self.stage.leave(0), _FAN_WORK)]),
        ]
        self._cursor = min(self._cursor, len(self._lines) - 1)

    def _rulebooks(self) -> _Line:
        item = Item("Rulebooks", "of all, with search")
        return _Line(item, lambda: self.stage.push(RulesPage()), _FAN_WORK)

    def _headed(self, heading: str, lines: list[_Line]) -> list[_Line]:
        if lines:
            lines[0] = attrs.evolve(lines[0], item=attrs.evolve(lines[0].item, heading=heading or " "))
        return lines

    def _saved(self, match: Match) -> _Line:
        name = GAMES[match.game].INFO.title if match.game in GAMES else match.game
        if match.scores is None:
            note = f"{_when(match.played)}, {match.entries} entries"
        else:
            note = "  ".join(f"{who} {score}" for who, score in zip(match.players, match.scores, strict=False))
        hint = "Enter goes on where you left it." if match.scores is None else "Enter shows the final table."
        return _Line(Item(f"{name}: {', '.join(match.players)}", note), lambda: self._resume(match), hint, match)

    def _new(self, slug: str) -> _Line:
        info = GAMES[slug].INFO
        note = f"{info.players}, {info.minutes} minutes"
        return _Line(Item(info.title, note), lambda: self.stage.push(SetupPage(slug)), info.summary)

    def _resume(self, match: Match) -> None:
        try:
            table = Table.resume(self.stage.store, match)
        except BadRecord as error:
            self._message = f"This game cannot be continued. {error}"
        else:
            self.stage.push(GamePage(table))

    def paint(self, cells: int, height: int) -> Block:
        """Draw the list."""
        body: list[Row] = [title("CIRCUS TUI", "six games for one keyboard", cells)]
        body += menu(
            [line.item for line in self._lines], self._cursor, cells, height - 5, label_cells=cells_for_labels(cells)
        )
        words = self._message or self._lines[self._cursor].hint
        foot = [*indented_text(words, cells, "message" if self._message else "dim"), footer(self.actions, cells)]
        return sheet(body, foot, cells, height)

    def act(self, name: str) -> None:
        """Move the pointer, choose, delete, read or quit."""
        if self._doomed is not None:
            self._decide(name)
            return
        self._message = ""
        match name:
            case "up" | "down":
                step = 1 if name == "down" else -1
                self._cursor = (self._cursor + step) % len(self._lines)
            case "confirm":
                self._lines[self._cursor].choose()
            case "delete":
                self._doomed = self._lines[self._cursor].match
                if self._doomed:
                    self._message = f"Delete {self._lines[self._cursor].item.label} for good?  y / n"
            case "export":
                self._export(self._lines[self._cursor].match)
            case "help":
                self.stage.push(books.keys_help("Circus TUI", _MOVES))
            case "rules":
                self.stage.push(RulesPage())
            case "quit":
                self.stage.leave(0)

    def _export(self, match: Match | None) -> None:
        """Write a record into the data directory."""
        if match is None:
            return
        folder = self.stage.store.folder / "records"
        path = folder / f"{match.game}-{match.id}.json"
        try:
            text = write(record_of(self.stage.store, match))
            folder.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except (BadRecord, OSError) as error:
            self._message = str(error)
        else:
            self._message = f"Written to {path}"

    def _decide(self, name: str) -> None:
        doomed, self._doomed, self._message = self._doomed, None, ""
        if name == "yes" and doomed is not None:
            self._delete(doomed)
            self._read()

    def _delete(self, match: Match) -> None:
        claim = self.stage.store.claim(match.id)
        if claim is None:
            self._message = "This game is being played in another window."
            return
        try:
            self.stage.store.delete(match.id)
        except StoreError as error:
            self._message = str(error)
        finally:
            claim.release()

    def point(self, target: Any) -> None:
        """A click moves the pointer; a second one chooses."""
        if target == self._cursor:
            self.act("confirm")
        else:
            self._cursor = target


def _when(stamp: str) -> str:
    """Give the local day and time of a time in UTC."""
    return datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone().strftime("%d %b %H:%M")


class RulesPage(Page):
    """Choose a rulebook."""

    def __init__(self) -> None:
        self._cursor = 0
        self._games = [GAMES[slug] for slug in GAMES]

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do."""
        return (_CHOOSE, keys.UP, keys.DOWN, keys.QUIT, keys.BACK)

    def paint(self, cells: int, height: int) -> Block:
        """Draw the list."""
        items = [Item(rules.INFO.title, rules.INFO.summary) for rules in self._games]
        body = [
            title("Rulebooks", "in our own words", cells),
            row(),
            *menu(items, self._cursor, cells, height - 4, label_cells=cells_for_labels(cells)),
        ]
        foot = [row(Span(" Enter opens a rulebook; / searches in it.", "dim")), footer(self.actions[:-1], cells)]
        return sheet(body, foot, cells, height)

    def act(self, name: str) -> None:
        """Move, open or go back."""
        match name:
            case "up" | "down":
                self._cursor = (self._cursor + (1 if name == "down" else -1)) % len(self._games)
            case "confirm":
                self.stage.push(books.rulebook(self._games[self._cursor]))
            case _:
                self.stage.pop()

    def point(self, target: Any) -> None:
        """A click opens the rulebook."""
        self._cursor = target
        self.act("confirm")
