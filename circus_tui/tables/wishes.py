"""What the command line asks for: how the games are opened, on a screen or line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import attrs

if TYPE_CHECKING:
    from circus_tui.tables.seating import Seating


@attrs.frozen
class Browse:
    """Nothing yet: whoever plays looks at what there is."""


@attrs.frozen
class GoOn:
    """Go on with the game played last; `sit` names who sits here: those whose seat is free where it is None."""

    sit: tuple[str, ...] | None = None


@attrs.frozen
class SetUp:
    """Prepare a new game: who plays is still to be asked. `options` is None where none were named."""

    slug: str
    options: Any
    seed: int | None = None
    hints: bool = True


@attrs.frozen
class Begin:
    """Begin a new game at once; of the people only those in `sit` are here, all of them where it is None."""

    slug: str
    players: tuple[str, ...]
    seating: Seating
    options: Any
    seed: int | None = None
    sit: tuple[str, ...] | None = None


@attrs.frozen
class Learn:
    """Learn a game, or one that is still to be chosen; `lesson` counts from 1, None for the list of them."""

    slug: str | None = None
    lesson: int | None = None


Wish: TypeAlias = Browse | GoOn | SetUp | Begin | Learn
