"""Setting up a game line by line: who plays, and every choice with its meaning; Enter takes what is usual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import SystemRandom
from typing import Any, Final

import attrs

from circus_tui.bots.naming import BadBot
from circus_tui.learning.coach import Coach
from circus_tui.names import seat_names
from circus_tui.plain.choosing import choose, choose_some, chosen, numbered
from circus_tui.plain.console import Console
from circus_tui.refused import Refused
from circus_tui.storage.store import Store
from circus_tui.tables.house_rules import HOUSE_RULES, NEW_TO_IT
from circus_tui.tables.opening import new_table
from circus_tui.tables.options import play_options
from circus_tui.tables.seating import Seating, read_players
from circus_tui.tables.sitter import ANYBODY, Sitter
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Begin
from rules import GAMES
from rules.catalogue import infos
from rules.core import choices, listing

_NEW: Final = "new"
_EXAMPLE: Final = ("Ana", "bot:fair", "Ben")
_OWN_FILE: Final = "from a file of your own"
_NOBODY: Final = "nobody"


@attrs.frozen
class Line:
    """Something to choose: its value now, what the values are called, the usual one. A `file` is named instead."""

    name: str
    title: str
    value: Any
    values: tuple[tuple[Any, str], ...]
    usual: Any
    file: bool = False

    @property
    def words(self) -> str:
        """What it is called, and what it is now."""
        return f"{self.title}: {self.called(self.value)}."

    def called(self, value: Any) -> str:
        """What a value is called."""
        if self.name == _NEW:
            return listing(value) if value else _NOBODY
        return next((label for each, label in self.values if each == value), _OWN_FILE if self.file else str(value))

    @property
    def offered(self) -> list[str]:
        """What every value is called, the usual one marked."""
        return [f"{label}{', as usual' if value == self.usual else ''}" for value, label in self.values]


@attrs.frozen
class SetUp:
    """A game that is prepared: who plays, and what is chosen; `new` are the names of those it is new to.

    Without `files` nothing is offered that is read from a file of this computer's.
    """

    slug: str
    players: tuple[str, ...]
    seating: Seating
    options: Any
    seed: int | None = None
    shuffle: bool = False
    undo: bool = True
    hints: bool = True
    new: tuple[str, ...] = ()
    files: bool = True

    @property
    def lines(self) -> tuple[Line, ...]:
        """Everything that can be chosen."""
        return (*self._of_the_game(), *self._of_the_house(), Line(_NEW, NEW_TO_IT, self.new, self._people, ()))

    def _of_the_game(self) -> Iterator[Line]:
        rules = GAMES[self.slug]
        usual = rules.Options()
        for name, choice in choices(rules).items():
            if choice.file and not self.files:
                continue
            now, used = getattr(self.options, name), getattr(usual, name)
            yield Line(name, choice.help, now, choice.values, used, file=bool(choice.file))

    def _of_the_house(self) -> Iterator[Line]:
        for name, (title, values) in HOUSE_RULES.items():
            yield Line(name, title, getattr(self, name), values, values[0][0])

    @property
    def _people(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        people = self.people
        single = tuple(((name,), name) for name in people) if len(people) > 1 else ()
        return (((), _NOBODY), *single, *(((people, listing(people)),) if people else ()))

    def changed(self, line: Line, value: Any) -> SetUp:
        """The same with another value."""
        if line.name in HOUSE_RULES or line.name == _NEW:
            return attrs.evolve(self, **{line.name: value})
        return attrs.evolve(self, options=attrs.evolve(self.options, **{line.name: value}))

    @property
    def people(self) -> tuple[str, ...]:
        """Those for whom no computer plays."""
        return tuple(name for seat, name in enumerate(self.players) if not self.seating.bot(seat))

    def open(self, store: Store, sit: Sequence[str] | None = None, sitter: Sitter = ANYBODY) -> Table:
        """Begin the game. Raises as `new_table` does."""
        order = list(range(len(self.players)))
        if self.shuffle:
            SystemRandom().shuffle(order)
        players = tuple(self.players[seat] for seat in order)
        seating = Seating(tuple(self.seating.bot(seat) for seat in order), self.hints)
        wish = Begin(self.slug, players, seating, self.options, self.seed, None if sit is None else tuple(sit))
        table = new_table(store, wish, undo=self.undo, sitter=sitter)
        Coach.keep(store, table.match.id, [seat for seat, name in enumerate(players) if name in self.new])
        return table


def prepared(
    slug: str, options: Any, console: Console, *, seed: int | None = None, hints: bool = True, files: bool = True
) -> SetUp:
    """Ask who plays, and what is to be otherwise than usual. Raises `Left` and EOFError."""
    players, seating = _seated(slug, console, hints=hints)
    form = SetUp(slug, seat_names(players), seating, options, seed, hints=hints, files=files)
    console.say("What is played, if you press Enter:")
    news: Sequence[str] = numbered([line.words for line in form.lines])
    while True:
        lines = form.lines
        console.say(*news, "Press Enter to begin, or type the number of what you want to change.")
        text = console.ask()
        if not text:
            return form
        line = chosen(text, lines, [line.title for line in lines])
        if line is None:
            news = numbered([line.words for line in lines])
            continue
        form = _changed(form, line, console)
        news = [form.lines[lines.index(line)].words]


def _changed(form: SetUp, line: Line, console: Console) -> SetUp:
    """Ask for another value of a line; Enter leaves it as it is."""
    if line.file:
        return _read(form, line, console)
    if line.name == _NEW:
        return form.changed(line, _newcomers(form, line, console))
    console.say(f"{line.words} Enter leaves it so.", *numbered(line.offered))
    return form.changed(line, choose(console, line.values, line.offered, usual=(line.value, ""))[0])


def _newcomers(form: SetUp, line: Line, console: Console) -> tuple[str, ...]:
    """Ask who is new to the game: nobody, one, several or all."""
    console.say(f"{line.words} Several with commas; Enter leaves it so.", *numbered(line.offered))
    values = [value for value, _ in line.values]
    named = {name for names in choose_some(console, values, line.offered, [line.value]) for name in names}
    return tuple(name for name in form.people if name in named)


def _read(form: SetUp, line: Line, console: Console) -> SetUp:
    """Ask for the file that an option is read from; Enter takes what is usual."""
    console.say(
        f"{line.title}: the name of a TOML file, or Enter for the usual one.",
        f"`circus-tui rules {form.slug} --{line.name}-template` prints one to fill in.",
    )
    while text := console.ask():
        try:
            options = play_options(form.slug, [f"{line.name}={text}"])
        except Refused as error:
            console.say(str(error))
        else:
            return form.changed(line, getattr(options, line.name))
    return form.changed(line, line.usual)


def _seated(slug: str, console: Console, *, hints: bool) -> tuple[tuple[str, ...], Seating]:
    """Ask who plays, until that makes sense."""
    info = infos()[slug]
    example = ", ".join(_EXAMPLE[: info.seats[0]])
    console.say(
        f"Who plays {info.title}? {info.possible} players: their names with commas, such as {example}.",
        "bot:easy, bot:fair and bot:cunning are computers.",
    )
    while True:
        texts = [text.strip() for text in console.ask().split(",") if text.strip()]
        try:
            if len(texts) in info.seats:
                return read_players(texts, hints=hints)
            console.say(f"{info.title} is played by {info.possible}, not by {len(texts)}. Such as: {example}.")
        except BadBot as error:
            console.say(str(error))
