"""What is chosen for mutants is there, and a module that is laid open for them does what it did."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.mutants import GUARDS, HOUSE, laid_open

SOURCE = """
from contextlib import contextmanager
from functools import cache, lru_cache

def implements(clause):
    return lambda function: function

@implements(None)
@cache
def doubled(number: int) -> int:
    return 2 * number

@lru_cache(maxsize=10)
def tripled(number: int) -> int:
    return 3 * number

class Room:
    @property
    def size(self) -> int:
        return 7

    @contextmanager
    def _open(self, words: str = "in") -> Iterator[str]:
        self.seen = [words]

        yield words
        self.seen.append("out")

    def visit(self) -> list[str]:
        with self._open() as words:
            self.seen.append(words.upper())
        return self.seen
"""


@pytest.mark.parametrize("module", GUARDS)
def test_what_has_to_notice_changes_of_a_module_is_there(module: str) -> None:
    chosen = [each for each in GUARDS[module] if each.startswith("tests/")]
    assert chosen
    for each in chosen:
        path, _, name = each.partition("::")
        assert not name or f"def {name}(" in (HOUSE / path).read_text()
        assert (HOUSE / path).exists()
    compile(laid_open((HOUSE / module).read_text()), module, "exec")


def test_a_module_that_is_laid_open_does_what_it_did_without_what_mutants_stop_at() -> None:
    opened = laid_open(SOURCE)
    assert re.findall(r"@\w+", opened) == ["@property"]
    names: dict[str, Any] = {}
    exec(f"from __future__ import annotations\n{opened}", names)
    room = names["Room"]()
    assert (names["doubled"](2), names["tripled"](2), room.size) == (4, 6, 7)
    assert room.visit() == ["in", "IN", "out"]
