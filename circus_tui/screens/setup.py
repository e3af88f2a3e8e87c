"""Setting up a game: who plays in which order, and the options; remembered for the next time."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import attrs

from circus_tui import keys
from circus_tui.keys import Action
from circus_tui.names import WIDEST, seat_names
from circus_tui.paint import Block, sheet
from circus_tui.screens.game import GamePage
from circus_tui.screens.page import Page
from circus_tui.store import StoreError
from circus_tui.table import Table
from circus_tui.widgets.frame import footer, indented_text, title
from circus_tui.widgets.menu import Item, menu
from rules import GAMES
from rules.codec import BadForm, decode_options
from rules.core import Choice

_CHANGE = keys.action("right", "right l", "←→", "change", "Take the next value.")
_ENTER = keys.action("confirm", "enter space", "Enter", "edit / start", "Edit a name, take the next value, or start.")
_LEAVE = keys.action("quit", "q escape", "q", "back", "Back to the lobby.")
_MOVES = (_ENTER, _CHANGE, keys.LEFT, keys.UP, keys.DOWN, _LEAVE)


@attrs.frozen
class Form:
    """A set-up as it stands: values are numbers of the possible ones."""

    seats: int
    names: tuple[str, ...]
    shuffle: bool = False
    undo: bool = True
    options: tuple[tuple[str, Any], ...] = ()


class SetupPage(Page):
    """Prepare one game."""

    def __init__(self, slug: str) -> None:
        self._rules = GAMES[slug]
        self._cursor = 0
        self._message = ""
        self._choices: dict[str, Choice] = {
            field.name: field.metadata["choice"]
            for field in attrs.fields(self._rules.Options)
            if not field.metadata["choice"].file
        }

    def entered(self) -> None:
        """Recall the last set-up."""
        self._form = self._recalled()

    @property
    def actions(self) -> Sequence[Action]:
        """What keys do."""
        return _MOVES

    def _recalled(self) -> Form:
        info = self._rules.INFO
        last: dict[str, Any] = self.stage.store.recall(f"setup/{info.slug}") or {}
        names = self.stage.store.recall("names") or ()
        seats = next((possible for possible in info.seats if possible == last.get("seats")), info.seats[0])
        filled = tuple(names[k] if k < len(names) else f"Player {k + 1}" for k in range(max(info.seats)))
        standard = self._rules.Options()
        options = tuple((name, last.get("options", {}).get(name, getattr(standard, name))) for name in self._choices)
        return Form(seats, seat_names(filled), bool(last.get("shuffle")), bool(last.get("undo", True)), options)

    def _items(self) -> list[Item]:
        form = self._form
        return [
            Item("Start", "deal and begin"),
            Item("Players", str(form.seats), "Table"),
            *(Item(f"Seat {seat + 1}", form.names[seat]) for seat in range(form.seats)),
            Item("Seat order", "shuffled" if form.shuffle else "as listed, clockwise"),
            Item("Taking back", "allowed" if form.undo else "not allowed"),
            *(self._option_item(name, value, first=not k) for k, (name, value) in enumerate(form.options)),
        ]

    def _option_item(self, name: str, value: Any, *, first: bool) -> Item:
        choice = self._choices[name]
        label = next((label for possible, label in choice.values if possible == value), str(value))
        return Item(choice.help, label, "Options" if first else "")

    def paint(self, cells: int, height: int) -> Block:
        """Draw the form."""
        info = self._rules.INFO
        body = [title(f"New game: {info.title}", f"{info.minutes} minutes", cells)]
        body += indented_text(info.summary, cells, "dim")
        body += menu(self._items(), self._cursor, cells, height - len(body) - 4, label_cells=36)
        words = self._message or self._hint()
        foot = [*indented_text(words, cells, "message" if self._message else "dim"), footer(_MOVES, cells)]
        return sheet(body, foot, cells, height)

    def _hint(self) -> str:
        if self._seat is not None:
            return f"Enter edits the name: at most {WIDEST} cells."
        return "Left and right change a value." if self._cursor else "Enter starts the game."

    @property
    def _seat(self) -> int | None:
        """The seat whose name the pointer is on."""
        seat = self._cursor - 2
        return seat if 0 <= seat < self._form.seats else None

    def act(self, name: str) -> None:
        """Move, change, edit, start or leave."""
        self._message = ""
        match name:
            case "up" | "down":
                self._cursor = (self._cursor + (1 if name == "down" else -1)) % len(self._items())
            case "left":
                self._change(-1)
            case "right":
                self._change(1)
            case "confirm" if self._cursor == 0:
                self._start()
            case "confirm" if self._seat is not None:
                self.stage.ask(" a name, then Enter", self._form.names[self._seat], self._rename)
            case "confirm":
                self._change(1)
            case "quit":
                self.stage.pop()

    def _change(self, step: int) -> None:
        form, place = self._form, self._cursor - 2 - self._form.seats
        if self._cursor == 1:
            possible = self._rules.INFO.seats
            self._form = attrs.evolve(form, seats=possible[(possible.index(form.seats) + step) % len(possible)])
        elif place == 0:
            self._form = attrs.evolve(form, shuffle=not form.shuffle)
        elif place == 1:
            self._form = attrs.evolve(form, undo=not form.undo)
        elif place > 1:
            self._form = attrs.evolve(form, options=self._changed(place - 2, step))

    def _changed(self, which: int, step: int) -> tuple[tuple[str, Any], ...]:
        options = list(self._form.options)
        name, value = options[which]
        values = [possible for possible, _ in self._choices[name].values]
        options[which] = (name, values[(values.index(value) + step) % len(values)])
        return tuple(options)

    def _rename(self, name: str) -> None:
        """Take the name, cleaned, and go to the next line."""
        assert self._seat is not None
        names = [*self._form.names]
        names[self._seat] = name
        self._form = attrs.evolve(self._form, names=seat_names(names))
        self._cursor += 1

    def _start(self) -> None:
        form = self._form
        names = form.names[: form.seats]
        try:
            options = decode_options(self._rules, dict(form.options))
            self._remember()
            table = Table.create(self.stage.store, self._rules, self._seated(names), options, undo=form.undo)
        except (BadForm, StoreError) as error:
            self._message = str(error)
        else:
            self.stage.replace(GamePage(table))

    def _seated(self, names: tuple[str, ...]) -> tuple[str, ...]:
        order = list(names)
        if self._form.shuffle:
            SystemRandom().shuffle(order)
        return tuple(order)

    def _remember(self) -> None:
        form = self._form
        last = {"seats": form.seats, "shuffle": form.shuffle, "undo": form.undo, "options": dict(form.options)}
        self.stage.store.remember(f"setup/{self._rules.INFO.slug}", last)
        self.stage.store.remember("names", form.names)

    def point(self, target: Any) -> None:
        """A click moves the pointer; a second one changes or starts."""
        if target == self._cursor:
            self.act("confirm")
        else:
            self._cursor = target
