"""The contract: what a game hands on, and the few words all games share.

A game's package is its engine. It hands on the names of `Rules`; every state is a value, every move is a value, and
chance is a move, of `CHANCE`, that carries its outcome, so that a log alone rebuilds a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import attrs

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

CHANCE: Final[Seat] = -1
"""The seat that shuffles, deals and rolls."""

NOBODY: Final[frozenset[Seat]] = frozenset()
"""The seats that may move when a game is over."""


@cache
def alone(seat: Seat) -> frozenset[Seat]:
    """Give the seats that may move when only this one may, or chance; the same object every time."""
    return frozenset((seat,))


class Hidden(Enum):
    """The value of a choice that has been made but may not be seen."""

    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden.HIDDEN


class Clause(Enum):
    """A numbered rule of one game; each game lists its own.

    A clause is at once the reason of a refusal, the heading a player is sent to in the rulebook, and the name a test
    gives to what it checks.
    """

    def __init__(self, number: str, title: str, text: str) -> None:
        self.number = number
        self.title = title
        self.text = text

    @property
    def anchor(self) -> str:
        """The heading in `rulebook.md` that explains the clause: `§ 3.2 Title`."""
        return f"§ {self.number} {self.title}"


ThingT = TypeVar("ThingT")


def implements(*clauses: Clause) -> Callable[[ThingT], ThingT]:
    """Name the clauses that a function or a class carries out, so that one leads to the other.

    What is marked comes back as it was: a rule that is applied a million times costs nothing more.
    """
    assert clauses, "a mark names at least one clause"
    return lambda thing: thing


@attrs.frozen
class Refusal:
    """Why a move is not allowed: the clause, and a sentence about this very move.

    `text` is a template: `{0}` stands for the name of seat 0 (see `name_seats`).
    """

    clause: Clause
    text: str


class Illegal(Exception):
    """Raised by `play` for a move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.clause.anchor})")
        self.refusal = refusal


@attrs.frozen
class Event:
    """Something the whole table saw. `text` is a template for `name_seats`; `kind` is a word a screen may react to."""

    kind: str
    text: str


@attrs.frozen
class Result:
    """The sums behind the scores of a round, a hand or the game that has just ended.

    One row per seat, in seat order; the first column is what makes the score, the last the total. `notes` are templates
    for `name_seats`.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()


@attrs.frozen
class Info:
    """What a player wants to know before choosing a game.

    `seats` is every possible number of players, `summary` what one does, `goal` how one wins, each one sentence; `line`
    is the summary in a few words; `lessons` is how many lessons teach it.
    """

    slug: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    summary: str
    goal: str = ""
    line: str = ""
    rules_version: int = 1
    lessons: int = 0

    @property
    def players(self) -> str:
        """The numbers of players in words: `2-5 players`."""
        least, most = self.seats[0], self.seats[-1]
        return f"{least} players" if least == most else f"{least}-{most} players"

    @property
    def possible(self) -> str:
        """The numbers of players that can play: `2, 3 or 4`."""
        return listing(map(str, self.seats), "or")


class Randomness(Protocol):
    """The only source of chance a game may use: numbers in [0, 1)."""

    def random(self) -> float:
        """Give the next number: 0 or more, and below 1."""
        ...


@attrs.frozen
class Choice:
    """How a set-up screen offers one option: what it is about, and each value with its label.

    An option that is read from a TOML file which the player names has in `file` the text of such a file to fill in.
    """

    help: str
    values: tuple[tuple[Any, str], ...]
    file: str = ""


def option(default: Any, help: str, values: Sequence[tuple[Any, str]] = (), *, file: str = "") -> Any:
    """Declare a field of a game's `Options` together with the way it is offered."""
    return attrs.field(default=default, metadata={"choice": Choice(help, tuple(values), file)})


def choices(rules: AnyRules) -> dict[str, Choice]:
    """Give how each option of a game is offered, by its name."""
    return {field.name: field.metadata["choice"] for field in attrs.fields(rules.Options)}


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
OptionsT = TypeVar("OptionsT")
ValueT = TypeVar("ValueT")


class Rules(Protocol[StateT, MoveT, OptionsT]):
    """What every game's package offers.

    States, moves and options are values: nothing changes them. A seat's own view is enough to ask what concerns that
    seat, and gives the same answers as the whole state.
    """

    @property
    def INFO(self) -> Info:
        """What a player wants to know before choosing the game."""
        ...

    @property
    def MOVES(self) -> tuple[type[MoveT], ...]:
        """Every kind of move, chance included; each class carries its public name in `kind`."""
        ...

    @property
    def OPEN(self) -> frozenset[str]:
        """The kinds of which `legal_moves` lists only a useful part; `explain` judges any of them."""
        ...

    @property
    def CLAUSES(self) -> type[Clause]:
        """The game's numbered rules, in the order of its rulebook."""
        ...

    @property
    def Options(self) -> type[OptionsT]:
        """The frozen class of the game's options; its defaults are the printed rules."""
        ...

    def new(self, seats: int, options: OptionsT) -> StateT:
        """Give the state before the first entry of the log, which mostly waits for chance to deal.

        Raises ValueError for a number of seats that is not among `INFO.seats`.
        """
        ...

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Give the seats that may move: none when it is over, `CHANCE` alone for chance, several for secret choices."""
        ...

    def legal_moves(self, state: StateT, seat: Seat) -> Iterable[MoveT]:
        """List the moves `explain` lets through, each once, in an order that is the same every time.

        Nothing for a seat that is not to act, and nothing for `CHANCE`, whose moves `draw` gives. Of the kinds in
        `OPEN` it lists only a useful part.
        """
        ...

    def explain(self, state: StateT, seat: Seat, move: MoveT) -> Refusal | None:
        """Say why the move is not allowed: the clause that forbids it and a sentence about it; None when it is allowed.

        It takes any move of any kind in `MOVES`, from any seat at any time, `CHANCE` included, and raises nothing.
        """
        ...

    def step(self, state: StateT, seat: Seat, move: MoveT) -> StateT:
        """Give the state after a move that `explain` lets through; anything else is undefined."""
        ...

    def draw(self, state: StateT, rng: Randomness) -> MoveT:
        """Draw the chance move of a state in which `CHANCE` is to act; in any other the answer is undefined."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> StateT:
        """Give the state as one seat knows it, or as the table does (None): what it may not know is hidden."""
        ...

    def resample(self, view: StateT, seat: Seat | None, rng: Randomness) -> StateT:
        """Give some whole state that looks to that seat like `view`, by chance one of those that may be.

        Whoever is to act in it has a move.
        """
        ...

    def scores(self, state: StateT) -> tuple[int, ...]:
        """Give each seat's score so far; the final one when nobody is to act."""
        ...

    def winners(self, state: StateT) -> tuple[Seat, ...]:
        """Give the seats that would win, or have won, with the present scores."""
        ...

    def events(self, before: StateT, seat: Seat, move: MoveT, after: StateT) -> tuple[Event, ...]:
        """Tell what the table saw; works on whole states and on views alike, and tells nothing a view hides."""
        ...

    def result(self, state: StateT) -> Result | None:
        """Give the sums of the round or game that ended with the last move; None in the middle of one."""
        ...

    def private(self, state: StateT, seat: Seat) -> bool:
        """Tell whether the seat now decides on what only it may see."""
        ...

    def answers_itself(self, state: StateT, seat: Seat) -> bool:
        """Tell whether a seat with one legal move need not be asked, since all at the table can see that it has one.

        Says the same of a view as of the whole state; where what is hidden might hold another answer, it is no.
        """
        ...

    def prompt(self, state: StateT, seat: Seat | None) -> str:
        """Say what has to be done now, to that seat ("You must …") or about another ("{1} must …", a template)."""
        ...

    def reading(self, state: StateT) -> Clause:
        """Give the rule to read about what has to be done now."""
        ...

    def describe(self, state: StateT, seat: Seat, move: MoveT) -> str:
        """Word a move as its maker would see it on a button; unique among the legal moves of a state."""
        ...


AnyRules: TypeAlias = "Rules[Any, Any, Any]"
"""A game chosen at run time: whoever holds one passes its states and moves on without looking inside."""


def play(rules: Rules[StateT, MoveT, OptionsT], state: StateT, seat: Seat, move: MoveT) -> StateT:
    """Make a move of unknown worth: the state after it, or `Illegal` with the reason."""
    refusal = rules.explain(state, seat, move)
    if refusal is not None:
        raise Illegal(refusal)
    return rules.step(state, seat, move)


def name_seats(template: str, names: Sequence[str]) -> str:
    """Put the players' names into a template: `{0}` is the name of seat 0. Names are never read as templates."""
    return template.format(*names)


def listing(parts: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; nothing for nothing."""
    *others, final = tuple(parts) or ("",)
    return f"{', '.join(others)} {last} {final}" if others else final


def leaders(ranks: Sequence[Any]) -> tuple[Seat, ...]:
    """Give every seat whose rank is the highest; ranks are compared as numbers are, or tuples of numbers."""
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def check_seats(info: Info, seats: int) -> None:
    """Raise ValueError for a number of players that the game is not for."""
    if seats not in info.seats:
        raise ValueError(f"{info.title} is for {info.possible} players, not {seats}")


def with_seat(values: tuple[ValueT, ...], seat: Seat, value: ValueT) -> tuple[ValueT, ...]:
    """Give what stands by seats with another value for one of them."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def seat_after(seat: Seat, seats: int) -> Seat:
    """Give the next seat clockwise, which is the one on the left."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """List every seat once, clockwise from `first`."""
    return tuple((first + i) % seats for i in range(seats))
