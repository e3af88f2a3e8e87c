"""The engines: one room per game, found by its slug and imported only when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from rules.catalogue import infos
from rules.core import AnyRules


class Games(Mapping[str, AnyRules]):
    """All games by slug. Looking one up imports that game and no other."""

    def __init__(self, *slugs: str) -> None:
        self._slugs = slugs

    def __getitem__(self, slug: str) -> AnyRules:
        if slug not in self._slugs:
            raise KeyError(slug)
        rules: AnyRules = import_module(f"rules.{slug}")
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._slugs)

    def __len__(self) -> int:
        return len(self._slugs)


GAMES: Final = Games(*infos())
