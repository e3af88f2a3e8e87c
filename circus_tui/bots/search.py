"""Information-set Monte Carlo tree search: one tree, and in every iteration a table imagined afresh.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012): a node is what the players have done since the root,
whatever is hidden; chance is drawn anew each time it comes up and has no nodes. A child is chosen by UCB1 with the
number of times it was *available* in place of the parent's visits, since what is legal depends on what was imagined.
Nodes widen progressively, at the root in the order of the greedy ratings, deeper in the order of the quick replies.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import exp, log, sqrt
from time import thread_time
from typing import Any, Final

import attrs

from circus_tui.bots.contract import MOST_ADVISED, Advice, untried
from circus_tui.bots.evaluation import Evaluation, evaluation_of, margin
from circus_tui.bots.greedy import Weighed, certain, reason, weigh
from rules.core import NATURE, AnyRules, Randomness, Seat

_EXPLORATION: Final = 0.3
"""The constant of UCB1. Rewards lie close together: a smaller one than the usual 0.7 sees small differences."""
_WIDENING: Final = 0.8
"""How fast the root widens: so many moves, besides two, for the root of its visits."""


class Node:
    """What the seats have done so far; `total` is the reward of the seat that did the last of it."""

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
    """The move most visited by a search of so many iterations, or of so many seconds of this thread's own time."""

    seconds: float = 0.0
    iterations: int = 0

    @property
    def name(self) -> str:
        """`search:0.2s` or `search:200`."""
        return f"search:{self.seconds:g}s" if self.seconds else f"search:{self.iterations}"

    def choose(
        self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness, tried: Container[Any] = frozenset()
    ) -> Any:
        """Search, unless there is nothing to choose."""
        evaluation, state = evaluation_of(rules), rules.imagine(view, seat, rng)
        moves = untried(evaluation.candidates(state, seat), tried)
        if len(moves) == 1:
            return moves[0]
        table = [weighed for weighed in weigh(evaluation, state, seat) if weighed.move in moves]
        return most_visited(self._grown(rules, evaluation, view, seat, table, rng))[0].move

    def advise(self, rules: AnyRules, view: Any, seat: Seat, rng: Randomness) -> Sequence[Advice]:
        """The moves most visited: their shares of the visits, and the lead the search expects with each."""
        evaluation = evaluation_of(rules)
        table = certain(rules, view, seat, weigh(evaluation, rules.imagine(view, seat, rng), seat))
        if not table:
            return ()
        root = self._grown(rules, evaluation, view, seat, table, rng)
        words = {weighed.move: reason(weighed, table) for weighed in table}
        return tuple(
            Advice(node.move, node.visits / root.visits, node.lead / node.visits, words[node.move])
            for node in most_visited(root)[:MOST_ADVISED]
            if node.visits
        )

    def _grown(
        self, rules: AnyRules, evaluation: Evaluation, view: Any, seat: Seat, table: Sequence[Weighed], rng: Randomness
    ) -> Node:
        tree = Tree(rules, evaluation, view, seat, table, rng)
        start = thread_time()
        spent = 0.0
        while self._goes_on(tree, spent):
            # The clock itself takes time: it is read about every hundredth part of the budget.
            for _ in range(1 + int(tree.root.visits * self.seconds / 100 / spent) if spent else 1):
                tree.iterate()
            spent = thread_time() - start if self.seconds else 0.0
        return tree.root

    def _goes_on(self, tree: Tree, spent: float) -> bool:
        """Whether there is time left, and the most visited move can still be overtaken in it."""
        done = tree.root.visits
        if not self.seconds:
            return done < self.iterations and tree.is_open(self.iterations - done)
        if spent >= self.seconds:
            return False
        return done < _SURE or tree.is_open(int(done * (self.seconds - spent) / spent) + 1)


_SURE: Final = 16
"""Iterations after which the speed of a search is known well enough to say how many more there will be."""


def most_visited(root: Node) -> list[Node]:
    """The moves of the root, the most visited first; the better of equals."""
    return sorted(root.children.values(), key=lambda node: (-node.visits, -node.mean))


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


class Tree:
    """The tree of one decision."""

    def __init__(
        self, rules: AnyRules, evaluation: Evaluation, view: Any, seat: Seat, table: Sequence[Weighed], rng: Randomness
    ) -> None:
        """`table` are the moves of the root, the best-rated first."""
        self.root = Node(None)
        self._rules = rules
        self._game = evaluation
        self._view = view
        self._seat = seat
        self._rng = rng
        self._usual: dict[Seat, tuple[int, float]] = {}
        best = table[0].rating
        self._queue = [
            Node(weighed.move, 0.25 + 0.25 * exp((weighed.rating - best) / evaluation.lead), evaluation.trust)
            for weighed in table
        ]

    def is_open(self, iterations: int) -> bool:
        """Whether so many more iterations could still make another move the most visited."""
        visits = sorted((node.visits for node in self.root.children.values()), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] < iterations

    def iterate(self) -> None:
        """Imagine a table, go down the tree, play on, and carry the rewards back up."""
        rules, rng = self._rules, self._rng
        state = self._game.likelier(rules.imagine(self._view, self._seat, rng), self._seat, rng)
        course = Course(self._game, state)
        node = self._widened_root()
        path = [(self._seat, self.root), (self._seat, node)]
        state = rules.step(state, self._seat, node.move)
        while node.visits and course.goes_on(state) and (seat := self._next(state)) is not None:
            if seat == NATURE:
                state = rules.step(state, NATURE, rules.draw(state, rng))
                continue
            node = self._descended(node, state, seat)
            path.append((seat, node))
            state = rules.step(state, seat, node.move)
        self._carry_back(path, self._played_on(state, course))

    def _next(self, state: Any) -> Seat | None:
        acting = self._rules.to_act(state)
        return min(acting) if acting else None

    def _widened_root(self) -> Node:
        """Let in the next move of the root when it is due, and choose among those that are in."""
        root = self.root
        if self._queue and len(root.children) < 2 + _WIDENING * root.visits**0.5:
            node = self._queue.pop(0)
            root.children[node.move] = node
        return self._chosen(list(root.children.values()))

    def _descended(self, node: Node, state: Any, seat: Seat) -> Node:
        """Choose among the children that are legal here, or add the quick reply while the node is narrow."""
        if len(node.children) < 1 + node.visits**0.5 / 2:
            move = self._game.reply(state, seat, self._rng)
            if move not in node.children:
                node.children[move] = Node(move)
        legal = [child for move, child in node.children.items() if self._rules.explain(state, seat, move) is None]
        if not legal:
            move = self._game.reply(state, seat, self._rng)
            return node.children.setdefault(move, Node(move))
        return self._chosen(legal)

    def _chosen(self, children: list[Node]) -> Node:
        for child in children:
            child.available += 1
        return max(children, key=Node.bound)

    def _played_on(self, state: Any, course: Course) -> Any:
        """Play quick replies until the horizon or the end, or as far as the game says."""
        rules, game, rng = self._rules, self._game, self._rng
        for _ in range(game.plies):
            seat = self._next(state)
            if seat is None or not course.goes_on(state):
                break
            move = rules.draw(state, rng) if seat == NATURE else game.reply(state, seat, rng)
            state = rules.step(state, seat, move)
        return state

    def _carry_back(self, path: list[tuple[Seat, Node]], state: Any) -> None:
        """Reward every seat on the path for how far it got ahead, compared with what was usual so far."""
        worth = self._game.worth(state)
        won = self._rules.winners(state) if not self._rules.to_act(state) else ()
        seats = {seat for seat, _ in path}
        leads = {seat: margin(worth, seat) for seat in seats}
        rewards = {seat: self._reward(seat, leads[seat], won) for seat in seats}
        for seat, node in path:
            node.visits += 1
            node.total += rewards[seat]
            node.lead += leads[seat]

    def _reward(self, seat: Seat, lead: float, won: Sequence[Seat]) -> float:
        """From 0 to 1: half for the lead, half for the win if that is decided, else all for the lead."""
        count, total = self._usual.get(seat, (0, 0.0))
        usual = total / count if count else lead
        self._usual[seat] = (count + 1, total + lead)
        ahead = max(-30.0, min(30.0, (lead - usual) / self._game.lead))
        reward = 1 / (1 + exp(-ahead))
        return (reward + (seat in won) / len(won)) / 2 if won else reward
