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
        ("]", "]", "[", "right", "tab", "tab"),
        turn=("tab", "enter", "b", "s", "esc"),
        option="start=fixed",
        mash=("a", "b", "enter", "enter", "right", "left", "s", "t", "]"),
    ),
    "big_top": Script(
        "Ana,Ben,Cleo",
        (
            *("a", "enter", "enter", "enter", "enter"),
            *("b", "enter", "enter", "enter", "enter"),
            *("c", "enter", "enter", "enter", "enter"),
            "b",
        ),
        ("right", "right", "left", "left", "right", "right", "right", "left", "right"),
        turn=("r", "r", "c", "c", "enter", "c"),
        option="dealer=seat_0",
        mash=("a", "b", "c", "enter", "enter", "down", "up", "right", "r", "7"),
    ),
    "fan_tan": Script(
        "Ana,Ben,Cleo",
        ("b",),
        ("down", "down", "up", "right", "down", "left", "right"),
        turn=("enter", "c"),
        option="dealer=seat_0",
        mash=("a", "b", "c", "enter", "enter", "down", "up", "right"),
    ),
    "circus_combat": Script(
        "Ana,Ben",
        ("enter",) * 15,
        ("right", "right", "down", "left", "down", "down", "up", "right", "left"),
        ("space", "a", "space"),
        ("enter", "enter"),
        turn=("p", "p", "p", "enter"),
        mash=("enter", "enter", "space", "right", "left", "up", "down", "p", "n", "r", "1", "4", "7"),
    ),
    "drum_roll": Script(
        "Ana,Ben,Cleo",
        ("a", "enter", "b", "enter", "c", "enter", *("enter",) * 9),
        ("right", "right", "down", "left", "up", "right", "right", "down", "left"),
        turn=("n", "v", "v", "f", "f", "enter", "p", "enter"),
        mash=("a", "b", "c", "enter", "enter", "right", "down", "p", "d", "n", "s", "w", "2", "3"),
    ),
    "colosseum": Script(
        "Ana,Ben,Cleo,Dan",
        (),
        ("down", "down", "up", "right", "down", "left", "right", "down", "down"),
        ("1", "6", "right", "2", "2"),
        turn=("tab", "tab", "tab", "enter", "d", "d", "d", "enter", "s", "r"),
        mash=("enter", "enter", "a", "d", "down", "right", "up", "tab", "s", "r", "o", "m", "9", "c"),
    ),
}
