"""What a game has to say about its moves and tables, so that a computer player need not know the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.bots.contract import Part
from rules.chance import below
from rules.core import AnyRules, Randomness, Seat

_ROOM: Final = "circus_tui.bots.games"


Tables: TypeAlias = Callable[[AnyRules, Any, Seat, Randomness], Iterator[Any]]
"""From a view of a seat, tables without end that look like this to the seat."""


def as_imagined(rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Iterator[Any]:
    """Imagine every table afresh, and take it as it is."""
    while True:
        yield rules.resample(view, seat, rng)


def made(likelier: Callable[[Any, Seat, Randomness], Any]) -> Tables:
    """Imagine every table afresh, and rearrange what the seat cannot see so that sensible opponents would hold it."""

    def tables(rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Iterator[Any]:
        for state in as_imagined(rules, view, seat, rng):
            yield likelier(state, seat, rng)

    return tables


def silent(view: Any, seat: Seat, move: Any) -> str:
    """Say nothing with a move."""
    return ""


def nothing(view: Any, seat: Seat, move: Any) -> None:
    """Wish for nothing else with a move."""


def undecided(state: Any, seat: Seat) -> None:
    """Leave every decision to the player."""


def itself(view: Any) -> Any:
    """Take every view for an occasion of its own."""
    return view


def made_before(move: Any, tried: Collection[Any]) -> bool:
    """Whether this very move has been tried."""
    return move in tried


@attrs.frozen
class Evaluation:
    """How a game looks to a computer player. Every state it is given is whole, whether real or imagined.

    `parts` weighs a move of a seat by what it would bring, in points of the game; it uses of the state only what the
    seat may know. `worth` says what each seat would come to, in points, as far as the whole state tells. `candidates`
    are the moves worth weighing. `reply` makes a quick and sensible move, for playing on in thought; `horizon` changes
    from one stretch of play to the next: after so many `stretches` playing on is broken off and `worth` is asked, and
    after so many `plies` at the latest. `lead` is a number of points that makes a lead worth having: the smaller, the
    more a search plays for first place and the less for points. `trust` is the number of visits in a search that the
    rating of a move counts for: many where single lines of play tell little. `tables` imagines what a seat
    cannot see, as sensible opponents are likely to hold it. `remark` is what a seat says to the table with a move, from
    its own view: a template for `name_seats`, or nothing; `wish` is the move of another to which it would agree, if it
    says so. `answer` is what a seat replies to a proposal, whoever plays it, so that all keep their
    word: None where it is for the player to decide. `occasion` is the same, from view to view, as long as what a seat
    has tried is remembered, and `vain` tells of a move whether it would be as much in vain, or undo what is `Done`.
    """

    parts: Callable[[Any, Seat, Any], Iterable[Part]]
    worth: Callable[[Any], Sequence[float]]
    candidates: Callable[[Any, Seat], Sequence[Any]]
    reply: Callable[[Any, Seat, Randomness], Any]
    horizon: Callable[[Any], Hashable]
    lead: float = 10.0
    trust: float = 4.0
    tables: Tables = as_imagined
    stretches: int = 1
    plies: int = 400
    remark: Callable[[Any, Seat, Any], str] = silent
    wish: Callable[[Any, Seat, Any], Any | None] = nothing
    answer: Callable[[Any, Seat], Any | None] = undecided
    occasion: Callable[[Any], Any] = itself
    vain: Callable[[Any, Collection[Any]], bool] = made_before

    def rating(self, state: Any, seat: Seat, move: Any) -> float:
        """What speaks for the move, all in all."""
        return sum(part.value for part in self.parts(state, seat, move))


def evaluation_of(rules: AnyRules) -> Evaluation:
    """Give the evaluation of a game: its own if it has one, otherwise what its scores tell."""
    name = f"{_ROOM}.{rules.INFO.slug}"
    if find_spec(name) is None:
        return by_scores(rules)
    own: Evaluation = import_module(name).EVALUATION
    return own


def imagined(
    rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any]
) -> tuple[Evaluation, Any, Sequence[Any]]:
    """Imagine a whole table behind a view: how it is evaluated, the table, and the moves worth weighing there.

    What is as much in vain as those in `tried` is left out as long as there are others.
    """
    evaluation, state = evaluation_of(rules), rules.resample(view, seat, rng)
    answer = evaluation.answer(state, seat)
    if answer is not None:
        return evaluation, state, (answer,)
    moves = evaluation.candidates(state, seat)
    return evaluation, state, [move for move in moves if not evaluation.vain(move, tried)] or moves


def by_scores(rules: AnyRules) -> Evaluation:
    """The evaluation of a game that nobody has written one for: what a move does to the scores, to the end."""

    def parts(state: Any, seat: Seat, move: Any) -> tuple[Part, ...]:
        gained = margin(rules.scores(rules.step(state, seat, move)), seat) - margin(rules.scores(state), seat)
        return (Part("score", gained, f"changes the lead by {gained:+.0f}"),)

    def candidates(state: Any, seat: Seat) -> tuple[Any, ...]:
        return tuple(rules.legal_moves(state, seat))

    def reply(state: Any, seat: Seat, rng: Randomness) -> Any:
        moves = tuple(rules.legal_moves(state, seat))
        return moves[below(len(moves), rng)]

    return Evaluation(parts, rules.scores, candidates, reply, horizon=lambda state: None)


def margin(points: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead: of the best of the others, and of their average, half and half."""
    others = [value for other, value in enumerate(points) if other != seat]
    return points[seat] - (max(others) + sum(others) / len(others)) / 2 if others else points[seat]
