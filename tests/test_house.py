"""The house itself: every game is named where it must be, and no room grows too large."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import GAMES

HOUSE = Path(__file__).parent.parent
MODULES = sorted(path for part in ("rules", "circus_tui", "tests") for path in (HOUSE / part).rglob("*.py"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_contracts_between_rooms_name_every_game(slug: str) -> None:
    contracts = (HOUSE / ".importlinter").read_text().split("[importlinter:contract:")
    assert f"\n    rules.{slug}\n" in next(text for text in contracts if text.startswith("rooms]"))
    assert f"\n    circus_tui.screens.{slug}\n" in next(text for text in contracts if text.startswith("faces]"))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_no_module_and_no_function_is_too_long() -> None:
    long = [f"{path.relative_to(HOUSE)}" for path in MODULES if len(path.read_text().splitlines()) > LONGEST_MODULE]
    for path in MODULES:
        for function in functions(path):
            lines = (function.end_lineno or function.lineno) - function.lineno + 1
            if lines > LONGEST_FUNCTION:
                long.append(f"{path.relative_to(HOUSE)}: {function.name} has {lines} lines")
    assert long == []
