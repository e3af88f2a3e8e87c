"""Setting up a game: who plays in which order, and the options; remembered for the next time."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Any, Final

import attrs
from rich.text import Text
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from circus_tui.bots.naming import KINDS
from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages.setup import BEFORE, BEGIN, DOWNWARDS, LEARN, LEAVE, LESS, MORE, NEXT, OWN, UPWARDS
from circus_tui.learning.coach import Coach
from circus_tui.names import WIDEST, clean, nameless, seat_names, visible
from circus_tui.refused import Refused
from circus_tui.screens.base import bindings
from circus_tui.screens.company import AWAY, who_words
from circus_tui.screens.contract import idea_of
from circus_tui.screens.pages import PageScreen
from circus_tui.screens.seat_switch import SeatSwitch
from circus_tui.screens.setup_line import SetupLine
from circus_tui.storage.store import StoreError
from circus_tui.tables.house_rules import HOUSE_RULES, NEW_TO_IT
from circus_tui.tables.options import play_options
from circus_tui.tables.seating import Seating, keep_seating
from circus_tui.tables.table import Table
from circus_tui.widgets.picture import Picture
from circus_tui.widgets.seats import seat_letter, seat_role
from circus_tui.widgets.title_bar import Heading
from rules import GAMES
from rules.codec import BadForm, decode_options, encode_options
from rules.core import Choice, Seat, choices

_READ: Final = (LEARN, keys.RULES, keys.HELP, LEAVE)

_MAX_PATH: Final = 400
_FOOT: Final = 2
_IDEA_ROWS: Final = 6
"""Rows that a picture of the game needs with its frame."""


@attrs.frozen
class Remembered:
    """The last set-up of a game."""

    seats: int
    names: tuple[str, ...]
    shuffle: bool
    undo: bool
    hints: bool
    bots: tuple[str, ...]
    options: Any


class Fields(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Lines of a form, which roll to the one that has the focus: arrows go from line to line, in any window."""


class SetupScreen(PageScreen):
    """Prepare one game: a form with the people of the last time in it; Enter begins at once."""

    CSS_PATH = "setup.tcss"
    SCOPE = "setup"
    BINDINGS = bindings(SCOPE, OWN)

    def __init__(self, slug: str, *, options: Any = None, seed: int | None = None, hints: bool = True) -> None:
        """Prepare that game; without `hints` the form says from the start that there are none.

        `options` stand in the form instead of those of the last time; chance is drawn from `seed`, if there is one.
        """
        super().__init__()
        self._hints = hints
        self._wished = options
        self._seed = seed
        self.slug = slug
        self._rules = GAMES[slug]
        self._all_choices = choices(self._rules)

    @property
    def _choices(self) -> dict[str, Choice]:
        """What can be chosen; nobody from afar has files of this computer read."""
        return {name: each for name, each in self._all_choices.items() if not (each.file and self.circus.crowd)}

    @property
    def _kinds(self) -> tuple[str, ...]:
        """Who may have a seat."""
        return ("", AWAY, *KINDS) if self.circus.crowd else ("", *KINDS, AWAY)

    @property
    def heading(self) -> Heading:
        """The heading: which game is prepared."""
        info = self._rules.INFO
        return Heading("New game", info.title, standing=f"{info.players} · {info.minutes} minutes")

    @property
    def offered(self) -> tuple[Action, ...]:
        """What keys do on the line with the cursor."""
        if isinstance(self.focused, Input) and "name" in self.focused.classes:
            return (NEXT, BEFORE, UPWARDS, DOWNWARDS, BEGIN, *_READ)
        if isinstance(self.focused, Select | SeatSwitch):
            return (NEXT, BEFORE, MORE, LESS, BEGIN, *_READ)
        return (NEXT, BEFORE, BEGIN, *_READ)

    def compose_page(self) -> Iterator[Widget]:
        """Give the game in two sentences, the seats, the house rules, an idea of the game, and the button."""
        info, last = self._rules.INFO, self._recalled()
        game = Static(Text(f"{info.summary}\n{info.goal}"), id="game", classes="panel", markup=False)
        game.border_title = "The game"
        people = Fields(*self._people(last), id="people", classes="panel")
        people.border_title = "Who plays"
        house = Fields(*self._house(last), id="house", classes="panel")
        house.border_title = "House rules"
        yield game
        yield Horizontal(people, house, id="form")
        yield from self._idea()
        begin = Center(Button("⏎  Deal and begin", id="begin"))
        yield Vertical(begin, Static(id="said", markup=False), id="foot")

    def _people(self, last: Remembered) -> Iterator[Widget]:
        seats = self._rules.INFO.seats
        if len(seats) > 1:
            number = SetupLine(
                [(f"{count} players", count) for count in seats], value=last.seats, allow_blank=False, id="seats"
            )
            yield Horizontal(Label("How many"), number, classes="line")
        for seat in range(max(seats)):
            letter = Label(f" {seat_letter(seat)} ", classes=f"chip {seat_role(seat)}")
            name = Input(
                last.names[seat], max_length=4 * WIDEST, id=f"name-{seat}", classes="name", select_on_focus=True
            )
            values = [(who_words(bot), bot) for bot in self._kinds]
            who = SetupLine(values, value=last.bots[seat], allow_blank=False, id=f"who-{seat}", classes="who")
            yield Horizontal(letter, name, who, id=f"person-{seat}", classes="line")

    def _house(self, last: Remembered) -> Iterator[Widget]:
        for name, (label, words) in HOUSE_RULES.items():
            values = [(word, value) for value, word in words]
            chosen = SetupLine(values, value=getattr(last, name), allow_blank=False, id=name)
            yield Horizontal(Label(label), chosen, classes="line")
        new = (SeatSwitch(seat_letter(seat), id=f"new-{seat}") for seat in range(max(self._rules.INFO.seats)))
        yield Horizontal(Label(NEW_TO_IT), Horizontal(*new, classes="switches"), classes="line")
        for name, choice in self._choices.items():
            yield Horizontal(Label(choice.help), self._option(name, choice, last.options), classes="line")

    def _option(self, name: str, choice: Choice, options: Any) -> Widget:
        if choice.file:
            usual = "as printed" if self._wished is None else "as you asked"
            return Input(
                placeholder=f"{usual}, or a TOML file", max_length=_MAX_PATH, id=f"file-{name}", classes="file"
            )
        values = [(label, value) for value, label in choice.values]
        return SetupLine(values, value=getattr(options, name), allow_blank=False, id=f"option-{name}")

    def _idea(self) -> Iterator[Widget]:
        """A picture of what the game is about, if its room has one."""
        idea = idea_of(self.slug)
        if idea:
            yield Horizontal(*map(Picture.shown, idea), id="idea")

    def _recalled(self) -> Remembered:
        info, store = self._rules.INFO, self.circus.store
        last: dict[str, Any] = store.recall(f"setup/{info.slug}") or {}
        label = self.circus.sitter.label
        names = self.circus.settings.people or store.recall("names") or ((label,) if label else ())
        seats = next((possible for possible in info.seats if possible == last.get("seats")), info.seats[0])
        filled = tuple(names[k] if k < len(names) else nameless(k) for k in range(max(info.seats)))
        try:
            options = decode_options(self._rules, last.get("options", {})) if self._wished is None else self._wished
        except BadForm:
            options = self._rules.Options()
        shuffle, undo, hints = last.get("shuffle", False), last.get("undo", True), last.get("hints", True)
        bots = tuple(self._who_before(last.get("bots"), seat) for seat in range(max(info.seats)))
        return Remembered(
            seats, seat_names(filled), bool(shuffle), bool(undo), bool(hints) and self._hints, bots, options
        )

    def _who_before(self, bots: Any, seat: Seat) -> str:
        """Who had that seat the last time; at first everybody has a screen of their own, where that is usual."""
        usual = AWAY if self.circus.crowd and seat else ""
        found = bots[seat] if isinstance(bots, list) and seat < len(bots) else usual
        return found if found in self._kinds and (found != AWAY or self.circus.crowd) else ""

    def on_mount(self) -> None:
        """Stand on the button, so that Enter begins."""
        self._show_seats()
        self.query_one("#begin", Button).focus()

    def resized(self) -> None:
        """Show the idea of the game where there is room for it."""
        self.call_after_refresh(self._make_room)

    def _make_room(self) -> None:
        """The form is as high as its lines, which stand apart if there is room; what is left is for the picture."""
        if self.form == "small":
            self.remove_class("-airy")
            self.query("#idea").set(display=False)
            return
        lines, form = max(map(self._rows, ("people", "house"))), self.query_one("#form")
        left = self.size.height - 2 - _FOOT - self.query_one("#game").outer_size.height
        airy = self.form == "roomy" and left >= 2 * lines + 2
        self.set_class(airy, "-airy")
        rows = min(left, (2 * lines if airy else lines) + 2)
        form.styles.height = rows
        for idea in self.query("#idea"):
            idea.display = left - rows >= _IDEA_ROWS

    def _rows(self, panel: str) -> int:
        """Rows of the lines in a panel; a label that is broken has two."""
        return sum(max(1, line.size.height) for line in self.query(f"#{panel} .line") if line.display)

    def on_descendant_focus(self) -> None:
        """Show what keys do on this line."""
        self.show_bars()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Let nothing invisible stand in a line, even for a moment."""
        if "name" in event.input.classes and event.value != visible(event.value):
            event.input.value = visible(event.value)

    def on_select_changed(self, event: Select.Changed) -> None:
        """Show as many seats as play."""
        if event.select.id == "seats":
            self._show_seats()

    @property
    def _seats(self) -> int:
        found = self.query("#seats").results(Select)
        value = next((select.value for select in found), self._rules.INFO.seats[0])
        return value if isinstance(value, int) else self._rules.INFO.seats[0]

    @property
    def _newcomers(self) -> tuple[bool, ...]:
        return tuple(self.query_one(f"#new-{seat}", SeatSwitch).value for seat in range(self._seats))

    def _show_seats(self) -> None:
        seats = self._seats
        for seat in range(max(self._rules.INFO.seats)):
            for name in ("person", "new"):
                self.query_one(f"#{name}-{seat}").display = seat < seats
        self._make_room()

    def on_input_submitted(self) -> None:
        """Enter in a line goes to the next one, and from a name to the next name."""
        self.focus_next()
        if self.focused is not None and self.focused.has_class("who"):
            self.focus_next()

    def on_button_pressed(self) -> None:
        """Begin the game with what the form says."""
        self.do("begin")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In a line of text letters are letters."""
        typing = isinstance(self.focused, Input)
        if action == "do" and typing and parameters[0] in ("learn", "rules", "help"):
            return False
        return super().check_action(action, parameters)

    def leave_line(self) -> None:
        """Stop typing: back to the button."""
        self.query_one("#begin", Button).focus()

    def do(self, name: str) -> None:
        """Move, begin, read or leave."""
        match name:
            case "next":
                self.focus_next()
            case "before":
                self.focus_previous()
            case "more" | "less" if isinstance(self.focused, Select):
                self._change(self.focused, 1 if name == "more" else -1)
            case "more" | "less" if isinstance(self.focused, SeatSwitch):
                self.focused.toggle()
            case "upwards" | "downwards":
                self._move(-1 if name == "upwards" else 1)
            case "begin" if self.is_active:
                self._begin()
            case "learn":
                self.circus.open_school(self.slug)
            case "rules":
                self.circus.open_books(self.slug)
            case "help":
                self.circus.open_page("help")
            case "quit" if isinstance(self.focused, Input):
                self.leave_line()
            case "quit":
                self.close()

    @staticmethod
    def _change(select: Select[Any], step: int) -> None:
        """Take the next value of a line, round and round."""
        values = [value for _, value in select._options]
        select.value = values[(values.index(select.value) + step) % len(values)]

    def _move(self, step: int) -> None:
        """Let two neighbours change seats; the cursor goes along."""
        line = self.focused
        if not isinstance(line, Input) or "name" not in line.classes:
            return
        seat = int((line.id or "").removeprefix("name-"))
        if 0 <= seat + step < self._seats:
            other = self.query_one(f"#name-{seat + step}", Input)
            line.value, other.value = other.value, line.value
            who, whose = (self.query_one(f"#who-{each}", Select) for each in (seat, seat + step))
            who.value, whose.value = whose.value, who.value
            new, newer = (self.query_one(f"#new-{each}", SeatSwitch) for each in (seat, seat + step))
            new.value, newer.value = newer.value, new.value
            other.focus()

    def _begin(self) -> None:
        try:
            if barred := self.circus.bar_new_table():
                raise Refused(barred)
            form = self._filled()
            self._remember(form)
            seated = list(zip(form.names, form.bots, self._newcomers, strict=True))
            if form.shuffle:
                SystemRandom().shuffle(seated)
            names, who, new = zip(*seated, strict=True)
            here = [seat for seat, bot in enumerate(who) if bot != AWAY]
            store, sitter = self.circus.store, self.circus.sitter
            table = Table.create(
                store, self._rules, names, form.options, seed=self._seed, undo=form.undo, seats=here, sitter=sitter
            )
            bots = tuple("" if bot == AWAY else bot for bot in who)
            keep_seating(store, table.match.id, Seating(bots, form.hints))
            Coach.keep(store, table.match.id, [seat for seat, is_new in enumerate(new) if is_new])
        except (StoreError, Refused) as error:
            self.query_one("#said", Static).update(str(error))
        else:
            self.close()
            self.circus.play(table)

    def _filled(self) -> Remembered:
        """What the form says. Raises `Refused` for a file that is no good."""
        typed = [clean(self.query_one(f"#name-{seat}", Input).value) for seat in range(self._seats)]
        options = self._rules.Options() if self._wished is None else self._wished
        for name, choice in self._choices.items():
            if not choice.file:
                value = self.query_one(f"#option-{name}", Select).value
                options = attrs.evolve(options, **{name: value})
            elif path := self.query_one(f"#file-{name}", Input).value.strip():
                read = play_options(self.slug, [f"{name}={path}"])
                options = attrs.evolve(options, **{name: getattr(read, name)})
        shuffle, undo, hints = (bool(self.query_one(f"#{name}", Select).value) for name in HOUSE_RULES)
        bots = tuple(str(self.query_one(f"#who-{seat}", Select).value) for seat in range(self._seats))
        return Remembered(self._seats, seat_names(typed), shuffle, undo, hints, bots, options)

    def _remember(self, form: Remembered) -> None:
        known = self.circus.store.recall("names") or ()
        last = {
            "seats": form.seats,
            "shuffle": form.shuffle,
            "undo": form.undo,
            "hints": form.hints,
            "bots": list(form.bots),
            "options": encode_options(form.options),
        }
        self.circus.store.remember(f"setup/{self.slug}", last)
        self.circus.store.remember("names", [*form.names, *known[len(form.names) :]])
