"""The player that looks one move ahead: it makes the move for which the most speaks, and can say why."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import Any

import attrs

from circus_tui.bots.contract import MOST_ADVISED, Advice, Part
from circus_tui.bots.evaluation import Evaluation, evaluation_of, imagined
from rules.core import AnyRules, Randomness, Seat


@attrs.frozen
class Weighed:
    """A move with what speaks for it."""

    move: Any
    parts: tuple[Part, ...]

    @property
    def rating(self) -> float:
        """Everything that speaks for it and against it."""
        return sum(part.value for part in self.parts)


@attrs.frozen
class Greedy:
    """The best-rated move; chance decides between equals."""

    name: str = "greedy"

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any] = frozenset()
    ) -> Any:
        """Weigh the moves and make the best."""
        evaluation, state, moves = imagined(rules, view, seat, rng, tried)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: (evaluation.rating(state, seat, move), rng.random()))

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """The best-rated moves; a share falls by two thirds for every point that a move is behind."""
        table = certain(rules, view, seat, weigh(evaluation_of(rules), rules.resample(view, seat, rng), seat))
        if not table:
            return ()
        best = table[0].rating
        shares = [exp(weighed.rating - best) for weighed in table]
        return tuple(
            Advice(weighed.move, share / sum(shares), weighed.rating - _rest(table, weighed), reason(weighed, table))
            for weighed, share in zip(table[:MOST_ADVISED], shares, strict=False)
        )


def weigh(evaluation: Evaluation, state: Any, seat: Seat) -> list[Weighed]:
    """All moves worth weighing, the best first."""
    moves = evaluation.candidates(state, seat)
    table = [Weighed(move, tuple(evaluation.parts(state, seat, move))) for move in moves]
    return sorted(table, key=lambda weighed: -weighed.rating)


def certain(rules: AnyRules, view: Any, seat: Seat, table: Sequence[Weighed]) -> list[Weighed]:
    """The moves that the view itself allows: on the table's view a hand is a guess, and so is what it would do."""
    return [weighed for weighed in table if rules.explain(view, seat, weighed.move) is None]


def _rest(table: Sequence[Weighed], chosen: Weighed) -> float:
    """The rating of the best move besides this one; with no other, its own."""
    return max((weighed.rating for weighed in table if weighed is not chosen), default=chosen.rating)


def reason(chosen: Weighed, table: Sequence[Weighed]) -> str:
    """The one phrase that tells a move from the others best: what speaks for it, furthest above their average."""
    others = [weighed for weighed in table if weighed is not chosen]
    if not others:
        return "nothing else is worth a thought"
    usual: dict[str, float] = {}
    for weighed in others:
        for part in weighed.parts:
            usual[part.name] = usual.get(part.name, 0.0) + part.value / len(others)
    speaking = [part for part in chosen.parts if part.value > 0] or chosen.parts
    if not speaking:
        return "nothing speaks against it"
    return max(speaking, key=lambda part: part.value - usual.get(part.name, 0.0)).phrase
