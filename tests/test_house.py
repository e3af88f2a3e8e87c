"""The house itself: every game is named where it must be, and no room grows too large."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import GAMES
from rules.core import Rules

HOUSE = Path(__file__).parent.parent
MODULES = sorted(path for part in ("rules", "circus_tui", "tests") for path in (HOUSE / part).rglob("*.py"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_contracts_between_rooms_name_every_game(slug: str) -> None:
    contracts = (HOUSE / ".importlinter").read_text().split("[importlinter:contract:")
    assert f"\n    rules.{slug}\n" in next(text for text in contracts if text.startswith("rooms]"))
    assert f"\n    circus_tui.screens.{slug}\n" in next(text for text in contracts if text.startswith("faces]"))


PLAN = {
    "engine": ("new", "to_act", "legal_moves", "step", "draw", "scores", "winners"),
    "reading": ("reading",),
    "refusals": ("explain",),
    "visibility": ("view", "resample", "private", "answers_itself"),
    "state": ("Options", "State"),
    "words": ("events", "result", "prompt", "describe"),
}
"""Where each of the contract's functions stands in every game's room, in this order."""


@pytest.mark.parametrize("slug", list(GAMES))
def test_whoever_knows_one_room_finds_everything_in_another(slug: str) -> None:
    for module, names in PLAN.items():
        parts = [getattr(GAMES[slug], name) for name in names]
        assert {part.__module__ for part in parts} == {f"rules.{slug}.{module}"}
        lines = [inspect.getsourcelines(part)[1] for part in parts]
        assert lines == sorted(lines), names
    contract = {name for name in vars(Rules) if not name.startswith("_")} - {"INFO", "MOVES", "OPEN", "CLAUSES"}
    assert contract <= {name for names in PLAN.values() for name in names}


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Those in a statement or module; none stands in an expression."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for inner in getattr(node, part, ()):
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                yield inner
            yield from functions(inner)


def test_no_module_and_no_function_is_too_long() -> None:
    long = [f"{path.relative_to(HOUSE)}" for path in MODULES if len(path.read_text().splitlines()) > LONGEST_MODULE]
    for path in MODULES:
        for function in functions(ast.parse(path.read_text())):
            lines = (function.end_lineno or function.lineno) - function.lineno + 1
            if lines > LONGEST_FUNCTION:
                long.append(f"{path.relative_to(HOUSE)}: {function.name} has {lines} lines")
    assert long == []
