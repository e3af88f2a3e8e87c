"""Information-set Monte Carlo tree search: one tree, and in every sweep a table imagined afresh.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012): a node is what the seat has done since the root, whatever
is hidden. A child is chosen by UCB1 with the number of times it was *available* in place of the parent's visits, since
what is legal depends on what was imagined, and nodes widen progressively in the order of the quick replies, once they
have been visited often enough. The tree ends where chance or another seat comes in: what a move means then depends on
the imagined hand, and a few hundred lines of play tell less about it than a quick reply knows.

At the root the best-rated moves compete: in a sweep each of them is played at the same imagined table with the same
chance, so that they are told apart by what they do and not by luck, and the worse half drops out when its share of the
budget is spent (sequential halving: Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import exp, log, sqrt
from random import Random
from time import monotonic
from typing import Any, Final, TypeAlias

import attrs

from circus_tui.bots.contract import MOST_ADVISED, Advice
from circus_tui.bots.evaluation import Evaluation, evaluation_of, imagined, margin
from circus_tui.bots.greedy import Weighed, certain, reason, weigh
from rules.core import CHANCE, AnyRules, Randomness, Seat

_EXPLORATION: Final = 0.3
"""The constant of UCB1. Rewards lie close together: a smaller one than the usual 0.7 sees small differences."""
_WIDEST: Final = 8
"""How many of the best-rated moves compete at the root."""
_DOUBT: Final = 0.04
"""How much less reward makes a share fall by two thirds."""
_PLAYED_ON: Final = "comes out best when it is played on"
"""What is said for a move for which at a first look nothing speaks."""
_RIPE: Final = 32
"""Visits after which a node is opened: before that its children would be too many for what is known of each."""


class Node:
    """What the seat has done so far; `total` is the reward it has found, `lead` how far ahead in points it was."""

    __slots__ = ("available", "children", "lead", "move", "prior", "total", "trust", "visits")

    def __init__(self, move: Any, prior: float = 0.5, trust: float = 1.0) -> None:
        """A node that has not been visited; `prior` is the reward expected of it, and counts for `trust` visits."""
        self.move = move
        self.prior = prior
        self.trust = trust
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.lead = 0.0

    @property
    def mean(self) -> float:
        """The reward found on average, the prior counted in."""
        return (self.total + self.trust * self.prior) / (self.visits + self.trust)

    def bound(self) -> float:
        """The upper confidence bound of what it may be worth."""
        weight = self.visits + self.trust
        return (self.total + self.trust * self.prior) / weight + _EXPLORATION * sqrt(log(self.available + 1) / weight)


@attrs.frozen
class Search:
    """The move that comes out best of a search of so many iterations, or of so many seconds.

    `clock` tells the seconds: people wait by the clock on the wall, players are compared by the processor's.
    """

    seconds: float = 0.0
    iterations: int = 0
    clock: Callable[[], float] = monotonic

    @property
    def name(self) -> str:
        """`search:0.2s` or `search:200`."""
        return f"search:{self.seconds:g}s" if self.seconds else f"search:{self.iterations}"

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Collection[Any] = frozenset()
    ) -> Any:
        """Search, unless there is nothing to choose."""
        evaluation, state, moves = imagined(rules, view, seat, rng, tried)
        if len(moves) == 1:
            return moves[0]
        table = [weighed for weighed in weigh(evaluation, state, seat) if weighed.move in moves]
        return self._grown(rules, evaluation, view, seat, table, rng).best.move

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """The moves that have done best, and the lead expected with each; a share falls with the reward expected."""
        evaluation = evaluation_of(rules)
        table = certain(rules, view, seat, weigh(evaluation, rules.resample(view, seat, rng), seat))
        if not table:
            return ()
        results = self._grown(rules, evaluation, view, seat, table, rng).results
        shares = [exp((result.reward - results[0].reward) / _DOUBT) for result in results]
        words = {weighed.move: reason(weighed, table) for weighed in table}
        best = next(weighed for weighed in table if weighed.move == results[0].move)
        if best.rating < table[0].rating and not any(part.value > 0 for part in best.parts):
            words[best.move] = _PLAYED_ON
        return tuple(
            Advice(result.move, share / sum(shares), result.lead, words[result.move])
            for result, share in zip(results[:MOST_ADVISED], shares, strict=False)
        )

    def _grown(
        self, rules: AnyRules, evaluation: Evaluation, view: Any, seat: Seat, table: Sequence[Weighed], rng: Randomness
    ) -> Tree:
        tree = Tree(rules, evaluation, view, seat, table, rng)
        phases = max(1, (len(tree.contenders) - 1).bit_length())
        start = self.clock()
        for phase in range(1, phases + 1):
            tree.sweep()
            while self._spent(tree, start) < phase / phases:
                tree.sweep()
            tree.halve()
        return tree

    def _spent(self, tree: Tree, start: float) -> float:
        """Which part of the budget is spent."""
        return (self.clock() - start) / self.seconds if self.seconds else tree.root.visits / self.iterations


@attrs.frozen
class Result:
    """What may be expected of a move: the reward, and how far ahead in points it leaves the seat."""

    move: Any
    reward: float
    lead: float

    def beside(self, best: Result, then: Result) -> Result:
        """The same move, as far from the best as it was when both were played at the same tables."""
        return Result(self.move, best.reward + self.reward - then.reward, best.lead + self.lead - then.lead)


class Course:
    """How far a line of play is thought through."""

    def __init__(self, game: Evaluation, state: Any) -> None:
        """From this state on."""
        self._game = game
        self._left = game.stretches
        self._stretch = game.horizon(state)

    def goes_on(self, state: Any) -> bool:
        """Whether the horizon has not come yet; to be asked of every state in turn."""
        stretch = self._game.horizon(state)
        if stretch != self._stretch:
            self._stretch = stretch
            self._left -= 1
        return self._left > 0


Line: TypeAlias = tuple[list[Node], Any]
"""The nodes of one line of play, and the state it came to."""


class Tree:
    """The tree of one decision."""

    def __init__(
        self, rules: AnyRules, evaluation: Evaluation, view: Any, seat: Seat, table: Sequence[Weighed], rng: Randomness
    ) -> None:
        """`table` are the moves of the root, the best-rated first."""
        self.root = Node(None)
        self._rules = rules
        self._game = evaluation
        self._seat = seat
        self._rng = rng
        self._tables = evaluation.tables(rules, view, seat, rng)
        best = table[0].rating
        self.contenders = [
            Node(weighed.move, _squashed((weighed.rating - best) / evaluation.lead), evaluation.trust)
            for weighed in table[:_WIDEST]
        ]
        self._rounds: list[dict[Any, Result]] = []

    @property
    def best(self) -> Node:
        """The contender that has done best."""
        return self.contenders[0]

    @property
    def results(self) -> list[Result]:
        """What may be expected of all that have competed, the best first."""
        best = self._rounds[-1][self.best.move]
        found: dict[Any, Result] = {}
        for contest in self._rounds:
            found |= {move: result.beside(best, contest[best.move]) for move, result in contest.items()}
        return sorted(found.values(), key=lambda result: (result is not found[best.move], -result.reward))

    def halve(self) -> None:
        """Write down how the contenders did, and let the better half of them go on."""
        self._rounds.append(
            {node.move: Result(node.move, node.mean, node.lead / node.visits) for node in self.contenders}
        )
        self.contenders = sorted(self.contenders, key=lambda node: -node.mean)[: (len(self.contenders) + 1) // 2]

    def sweep(self) -> None:
        """Imagine a table, play every contender there with the same chance, and carry the rewards back up."""
        state = next(self._tables)
        chance = self._rng.random()
        lines = [self._line(state, node, Random(chance)) for node in self.contenders]
        leads = [margin(self._game.worth(end), self._seat) for _, end in lines]
        usual = sum(leads) / len(leads)
        for (path, end), lead in zip(lines, leads, strict=True):
            reward = self._reward(end, lead - usual)
            for passed in path:
                passed.visits += 1
                passed.total += reward
                passed.lead += lead

    def _line(self, state: Any, node: Node, rng: Randomness) -> Line:
        """Play a contender, go down the tree below it, and play on."""
        rules, course = self._rules, Course(self._game, state)
        path = [self.root, node]
        state = rules.step(state, self._seat, node.move)
        while node.visits >= _RIPE and course.goes_on(state) and self._next(state) == self._seat:
            node = self._descended(node, state, rng)
            path.append(node)
            state = rules.step(state, self._seat, node.move)
        return path, self._played_on(state, course, rng)

    def _next(self, state: Any) -> Seat | None:
        acting = self._rules.to_act(state)
        return min(acting) if acting else None

    def _descended(self, node: Node, state: Any, rng: Randomness) -> Node:
        """Choose among the children that are legal here, or add the quick reply while the node is narrow."""
        seat = self._seat
        if len(node.children) < 1 + node.visits**0.5 / 2:
            move = self._game.reply(state, seat, rng)
            if move not in node.children:
                node.children[move] = Node(move)
        legal = [child for move, child in node.children.items() if self._rules.explain(state, seat, move) is None]
        if not legal:
            move = self._game.reply(state, seat, rng)
            return node.children.setdefault(move, Node(move))
        for child in legal:
            child.available += 1
        return max(legal, key=Node.bound)

    def _played_on(self, state: Any, course: Course, rng: Randomness) -> Any:
        """Play quick replies until the horizon or the end, or as far as the game says."""
        rules, game = self._rules, self._game
        for _ in range(game.plies):
            seat = self._next(state)
            if seat is None or not course.goes_on(state):
                break
            move = rules.draw(state, rng) if seat == CHANCE else game.reply(state, seat, rng)
            state = rules.step(state, seat, move)
        return state

    def _reward(self, state: Any, ahead: float) -> float:
        """From 0 to 1: for being ahead of the usual, and once it is decided as much for the win."""
        won = self._rules.winners(state) if not self._rules.to_act(state) else ()
        reward = _squashed(ahead / self._game.lead)
        return (reward + (self._seat in won) / len(won)) / 2 if won else reward


def _squashed(ahead: float) -> float:
    """A difference of any size as a reward between 0 and 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, ahead))))
