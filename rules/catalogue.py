"""What there is to know of each game before one plays it, light to get: no engine is imported for it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from rules.core import Info


@cache
def infos() -> dict[str, Info]:
    """Give what every game is, by its slug, in the order in which games are listed."""
    text = Path(__file__).with_name("catalogue.toml").read_text(encoding="utf-8")
    games: dict[str, dict[str, Any]] = tomllib.loads(text)
    return {slug: Info(slug=slug, **(game | {"seats": tuple(game["seats"])})) for slug, game in games.items()}


def info(slug: str) -> Info:
    """Give what one game is. Raises KeyError if there is no such game."""
    return infos()[slug]


def slug_of(name: str) -> str:
    """Give the slug of a game as people may spell it, `Drum Roll` or `drum-roll`; what is no game stays as it is."""
    slug = re.sub(r"[\s_-]+", "_", name.strip()).casefold()
    return slug if slug in infos() else name
