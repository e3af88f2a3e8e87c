"""The house itself: no game knows another, all have one plan, and no room grows too large."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest
from textual.widget import Widget

import circus_tui
from rules import GAMES
from rules.core import Rules

HOUSE = Path(__file__).parent.parent
MODULES = sorted(path for part in ("rules", "circus_tui", "tests") for path in (HOUSE / part).rglob("*.py"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40

ROOMS = ("rules.{}", "circus_tui.screens.{}", "circus_tui.plain.games.{}", "circus_tui.bots.games.{}")
"""Where each game has a room of its own; the last may be missing."""

LENT = {"fan_tan": {"rules.big_top.pieces", "rules.big_top.figures"}}
"""What one game may use of another: Fan Tan is played with Big Top's cards."""


@pytest.fixture(scope="module")
def house() -> grimp.ImportGraph:
    """Which module imports which, without the imports that are agreed."""
    graph = grimp.build_graph("rules", "circus_tui", cache_dir=None)
    for game, lent in LENT.items():
        for module in graph.find_descendants(f"rules.{game}"):
            for imported in graph.find_modules_directly_imported_by(module) & lent:
                graph.remove_import(importer=module, imported=imported)
    return graph


@pytest.mark.parametrize("slug", list(GAMES))
def test_no_room_of_a_game_knows_another_game(house: grimp.ImportGraph, slug: str) -> None:
    for room in ROOMS:
        for other in GAMES:
            pair = (room.format(slug), room.format(other))
            if other != slug and house.modules.issuperset(pair):
                assert house.find_shortest_chain(*pair, as_packages=True) is None


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


def test_no_handler_of_ours_stands_again_in_an_heir() -> None:
    """Textual calls every handler of a message, those of ancestors too: what stood there again would be done twice."""
    names = [each.name for each in pkgutil.walk_packages(circus_tui.__path__, "circus_tui.")]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    found = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    ours = {kind for kind in found if issubclass(kind, Widget) and kind.__module__.startswith("circus_tui.")}
    twice = {
        f"{kind.__qualname__}.{name}"
        for kind in ours
        for above in ours.intersection(kind.__mro__[1:])
        for name in vars(kind)
        if name.startswith(("on_", "_on_")) and name in vars(above)
    }
    assert len(ours) > len(GAMES)
    assert not twice


def test_no_module_and_no_function_is_too_long() -> None:
    long = [f"{path.relative_to(HOUSE)}" for path in MODULES if len(path.read_text().splitlines()) > LONGEST_MODULE]
    for path in MODULES:
        for function in functions(ast.parse(path.read_text())):
            lines = (function.end_lineno or function.lineno) - function.lineno + 1
            if lines > LONGEST_FUNCTION:
                long.append(f"{path.relative_to(HOUSE)}: {function.name} has {lines} lines")
    assert long == []
