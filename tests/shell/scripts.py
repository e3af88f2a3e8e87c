"""For every game, how to reach a decision with a cursor and what to press there: for the tests in a real terminal."""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Script:
    """Keys of a game of seed 5 at a table of `players`.

    `opening` leads from the first screen to a decision; there, `cursor` moves only the cursor, `select` changes what is
    chosen, `play` makes a move that keeps the seat, and `turn` changes to another screen with every key.
    """

    players: str
    opening: tuple[str, ...]
    cursor: tuple[str, ...]
    select: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    option: str = ""
    mash: tuple[str, ...] = ("a", "b", "enter", "enter", "right", "left", "up", "down", "tab")

    @property
    def arguments(self) -> tuple[str, ...]:
        """What follows `play GAME` on the command line."""
        return ("--players", self.players, "--seed", "5", *(("--option", self.option) if self.option else ()))


SCRIPTS: Final[dict[str, Script]] = {
    "scout": Script(
        "Ana,Ben",
        ("a", "enter", "b", "enter", "a"),
        ("right", "right", "left", "right", "right", "right", "left"),
        ("]", "]", "[", "right"),
        ("enter", "b", "s", "enter"),
        ("enter", "b"),
        "start=fixed",
        ("a", "b", "enter", "enter", "right", "left", "s", "t", "]"),
    ),
}
