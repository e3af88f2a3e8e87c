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
from circus_tui.verbs import Refused, play_options
from circus_tui.widgets.frame import footer, indented_text, title
from circus_tui.widgets.menu import Item, cells_for_labels, menu
from rules import GAMES
from rules.codec import BadForm, decode_options, encode_options
from rules.core import Choice, choices

_CHANGE = keys.action("right", "right l", "←→", "change", "Take the next value.")
_ENTER = keys.action("confirm", "enter space", "Enter", "edit / start", "Edit a name, take the next value, or start.")
_LEAVE = keys.action("quit", "q escape", "q", "back", "Back to the lobby.")
_MOVES = (_ENTER, _CHANGE, keys.LEFT, keys.UP, keys.DOWN, _LEAVE)


@attrs.frozen
class Form:
    """A set-up as it stands. `files` says from which file an option was read."""

    seats: int
    names: tuple[str, ...]
    shuffle: bool = False
    undo: bool = True
    options: Any = None
    files: tuple[tuple[str, str], ...] = ()


class SetupPage(Page):
    """Prepare one game."""

    def __init__(self, slug: str) -> None:
        self._rules = GAMES[slug]
        self._cursor = 0
        self._message = ""
        self._choices = choices(self._rules)

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
        return Form(
            seats, seat_names(filled), bool(last.get("shuffle")), bool(last.get("undo", True)), self._options_of(last)
        )

    def _options_of(self, last: dict[str, Any]) -> Any:
        """The options of the last set-up, or the standard ones if these are not known any more."""
        try:
            return decode_options(self._rules, last.get("options", {}))
        except BadForm:
            return self._rules.Options()

    def _items(self) -> list[Item]:
        form = self._form
        return [
            Item("Start", "deal and begin"),
            Item("Players", str(form.seats), "Table"),
            *(Item(f"Seat {seat + 1}", form.names[seat]) for seat in range(form.seats)),
            Item("Seat order", "shuffled" if form.shuffle else "as listed, clockwise"),
            Item("Taking back", "allowed" if form.undo else "not allowed"),
            *(self._option_item(name, choice, first=not k) for k, (name, choice) in enumerate(self._choices.items())),
        ]

    def _option_item(self, name: str, choice: Choice, *, first: bool) -> Item:
        value = getattr(self._form.options, name)
        label = next((label for possible, label in choice.values if possible == value), str(value))
        return Item(choice.help, dict(self._form.files).get(name, label), "Options" if first else "")

    def paint(self, cells: int, height: int) -> Block:
        """Draw the form."""
        info = self._rules.INFO
        body = [title(f"New game: {info.title}", f"{info.minutes} minutes", cells)]
        body += indented_text(info.summary, cells, "dim")
        body += menu(self._items(), self._cursor, cells, height - len(body) - 4, label_cells=cells_for_labels(cells))
        words = self._message or self._hint()
        foot = [*indented_text(words, cells, "message" if self._message else "dim"), footer(_MOVES, cells)]
        return sheet(body, foot, cells, height)

    def _hint(self) -> str:
        if self._seat is not None:
            return f"Enter edits the name: at most {WIDEST} cells."
        if self._file_option is not None:
            return "Enter reads it from a TOML file; left and right go back to the standard."
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
            case "confirm" if self._file_option is not None:
                self.stage.ask(" path of a TOML file, then Enter", "", self._load)
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
            self._take_next([*self._choices][place - 2], step)

    def _take_next(self, name: str, step: int) -> None:
        """Give an option its next value; what came from a file goes."""
        values = [possible for possible, _ in self._choices[name].values]
        present = getattr(self._form.options, name)
        place = (values.index(present) + step) % len(values) if present in values else 0
        self._set_option(name, values[place], "")

    def _set_option(self, name: str, value: Any, path: str) -> None:
        files = tuple(pair for pair in self._form.files if pair[0] != name)
        options = attrs.evolve(self._form.options, **{name: value})
        self._form = attrs.evolve(self._form, options=options, files=(*files, (name, path)) if path else files)

    @property
    def _file_option(self) -> str | None:
        """The option under the pointer, if it can be read from a file."""
        place = self._cursor - 4 - self._form.seats
        name = [*self._choices][place] if place >= 0 else ""
        return name if name and self._choices[name].file else None

    def _load(self, path: str) -> None:
        """Read an option from a file, if it is a good one."""
        name = self._file_option
        assert name is not None
        try:
            options = play_options(self._rules.INFO.slug, [f"{name}={path}"])
        except Refused as error:
            self._message = str(error)
        else:
            self._set_option(name, getattr(options, name), path)

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
            self._remember()
            table = Table.create(self.stage.store, self._rules, self._seated(names), form.options, undo=form.undo)
        except StoreError as error:
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
        options = encode_options(form.options)
        last = {"seats": form.seats, "shuffle": form.shuffle, "undo": form.undo, "options": options}
        self.stage.store.remember(f"setup/{self._rules.INFO.slug}", last)
        self.stage.store.remember("names", form.names)

    def point(self, target: Any) -> None:
        """A click moves the pointer; a second one changes or starts."""
        if target == self._cursor:
            self.act("confirm")
        else:
            self._cursor = target
