"""How much of a game random play reaches: which kinds of move are made, and which clauses refuse wrong ones."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from types import UnionType
from typing import Any, Final, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import attrs

from rules.core import CHANCE, AnyRules, Clause, Seat

_TRIES: Final = 4
"""Wrong moves tried at each decision."""

_KEPT: Final = 60
"""Moves of a kind that are kept to make wrong ones of."""

_TAUGHT: Final = {"clauses", "reading", "purposes", "lessons", "drills", "examples", "regrets"}
"""Rooms of a game that speak of its rules, but carry none out."""


class Reach:
    """Counts kinds of move and refusals; it tries moves of other decisions, and spoilt ones, where games come by."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self._rules = rules
        self._rng = Random(seed)
        self._pool: dict[str, list[Any]] = {kind.kind: [] for kind in rules.MOVES}
        self._forms = {kind: _forms(kind) for kind in rules.MOVES}
        self._words: list[str] = []
        """What fields of any text have held, each once."""
        self._seats = 0
        self.made: Counter[str] = Counter()
        self._refusals: Counter[tuple[str, Clause]] = Counter()

    def note(self, state: Any, seat: Seat, move: Any) -> None:
        """Count a move that is made on a state, and try some others there."""
        self.made[move.kind] += 1
        self._seats = len(self._rules.scores(state))
        kept = self._pool[move.kind]
        if len(kept) < _KEPT:
            kept.append(move)
        else:
            kept[self._rng.randrange(_KEPT)] = move
        for value in attrs.astuple(move, recurse=False):
            if isinstance(value, str) and value not in self._words:
                self._words.append(value)
        self.look(state, seat)

    def look(self, state: Any, seat: Seat) -> None:
        """Try some moves on a state that are made by other hands, at other times, or never."""
        for _ in range(_TRIES):
            who = seat if self._rng.random() < 0.9 else self._rng.randrange(CHANCE, len(self._rules.scores(state)))
            move = self._some()
            refusal = self._rules.explain(state, who, move)
            if refusal is not None:
                self._refusals[move.kind, refusal.clause] += 1

    @property
    def refused(self) -> Counter[Clause]:
        """How often each clause refused a wrong move."""
        counts: Counter[Clause] = Counter()
        for (_, clause), times in self._refusals.items():
            counts[clause] += times
        return counts

    def _some(self) -> Any:
        """A move that has been made, as it was or spoilt, or one of a kind that never was."""
        kind = self._rng.choice(self._rules.MOVES)
        move = self._rng.choice(self._pool[kind.kind] or [self._made_up(kind)])
        if move is None:
            return self._some()
        return self._spoilt(move) if self._rng.random() < 0.7 else move

    def _made_up(self, kind: type[Any]) -> Any:
        """A move of a kind that was never made, of what fields of the same form have held; None if there are none."""
        known = {
            (field.name, field.type): getattr(move, field.name)
            for moves in self._pool.values()
            for move in moves[-1:]
            for field in attrs.fields(type(move))
        }
        made: dict[str, Any] = {}
        for field in attrs.fields(kind):
            if field.default is attrs.NOTHING:
                words = [form for form in self._forms[kind][field.name] if isinstance(form, str)]
                form = (field.name, field.type)
                if not words and form not in known:
                    return None
                made[field.name] = self._rng.choice(words) if words else known[form]
        return kind(**made)

    def _spoilt(self, move: Any) -> Any:
        """The move with one field changed to something of the same form."""
        ways = [(field.name, value) for field in attrs.fields(type(move)) for value in self._others(move, field.name)]
        if not ways:
            return move
        name, value = self._rng.choice(ways)
        return attrs.evolve(move, **{name: value})

    def _others(self, move: Any, name: str) -> Iterator[Any]:
        value = getattr(move, name)
        match value:
            case bool():
                yield not value
            case str():
                forms = self._forms[type(move)][name]
                yield self._rng.choice(
                    self._words if str in forms else [each for each in forms if isinstance(each, str)]
                )
            case int():
                yield from (value + 1, value - 1, value + 40)
            case tuple() if value:
                yield from (value[:-1], (*value, value[0]), (value[-1], *value[:-1]), (value[0], *value[:-1]))
                if isinstance(value[0], int):
                    yield (*value[:-1], value[-1] + 40)
        if self._pool[move.kind]:
            yield getattr(self._rng.choice(self._pool[move.kind]), name)

    def counts(self) -> dict[str, Any]:
        """What was reached, as plain values: how often, by kind and by the number of each clause."""
        return {
            "kinds": {kind.kind: self.made[kind.kind] for kind in self._rules.MOVES},
            "clauses": {clause.number: self.refused[clause] for clause in self._rules.CLAUSES},
        }

    def report(self) -> str:
        """What was reached, in words, and why not: what refuses a kind of move, and which clauses cannot refuse any."""
        refused = self.refused
        lines = ["moves made, by kind:"]
        for kind in self._rules.MOVES:
            made = self.made[kind.kind] or self._why_never(kind.kind, "nobody has come to it")
            lines.append(f"  {kind.kind:<24} {made}")
        lines.append("wrong moves refused, by clause:")
        breakable = refusing(self._rules)
        for clause in self._rules.CLAUSES:
            if clause not in breakable:
                found = "it says what happens; no move breaks it"
            elif clause.title.startswith("Two players") and self._seats > 2:
                found = "never: it is for two players"
            else:
                found = str(refused[clause] or self._why_never(_kind(clause), "no move that was tried breaks it"))
            lines.append(f"  {clause.anchor:<48} {found}")
        return "\n".join(lines)

    def _why_never(self, kind: str, untried: str) -> str:
        """What stood against a kind of move whenever it was tried; else what is to be said where it was not."""
        against = Counter({clause: times for (tried, clause), times in self._refusals.items() if tried == kind})
        if not against:
            return f"never: {untried}"
        return f"never: {', '.join(f'{clause.anchor} ({times})' for clause, times in against.most_common(2))}"


def _kind(clause: Clause) -> str:
    """The kind of move that a clause is about, if it has its name."""
    return clause.title.casefold().replace("&", "and").replace(" ", "_")


def _forms(kind: type[Any]) -> dict[str, tuple[Any, ...]]:
    """What the fields of a kind of move may be: types, or the words that are listed."""
    return {name: tuple(_alternatives(hint)) for name, hint in get_type_hints(kind).items()}


def _alternatives(hint: Any) -> Iterator[Any]:
    if get_origin(hint) in (Union, UnionType):
        for part in get_args(hint):
            yield from _alternatives(part)
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        yield hint


def refusing(rules: AnyRules) -> Sequence[Clause]:
    """The clauses that a move can break: those which the code gives as a reason. The others say what happens."""
    reasons = {mention.clause for mention in mentions(rules) if mention.reason}
    return tuple(clause for clause in rules.CLAUSES if clause in reasons)


@attrs.frozen
class Mention:
    """Where a game's code names a clause, as `refusals.py:33`: as the reason of a refusal, or by `implements`."""

    clause: Clause
    place: str
    reason: bool


def mentions(rules: AnyRules) -> Iterator[Mention]:
    """Find in a game's code, module by module, where it carries its clauses out."""
    room = resources.files(f"rules.{rules.INFO.slug}")
    for folder, path in _modules(room, ""):
        module = ast.parse(path.read_text(encoding="utf-8"))
        marked = [node for call in ast.walk(module) if _is_mark(call) for node in ast.walk(call)]
        for node in sorted(filter(_is_clause, ast.walk(module)), key=lambda node: node.lineno):
            yield Mention(rules.CLAUSES[node.attr], f"{folder}{path.name}:{node.lineno}", node not in marked)


def _modules(room: Traversable, folder: str) -> Iterator[tuple[str, Traversable]]:
    for path in sorted(room.iterdir(), key=lambda path: path.name):
        name, _, kind = path.name.partition(".")
        if name in _TAUGHT:
            continue
        if kind == "py":
            yield folder, path
        elif path.is_dir():
            yield from _modules(path, f"{folder}{name}/")


def _is_clause(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Clause"


def _is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "implements"
