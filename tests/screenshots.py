"""Pictures of real games of fixed seed: `python -m tests.screenshots` writes them to `screenshots/`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

import attrs

from circus_tui.app import CircusApp
from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.screens.page import Page
from circus_tui.store import Store
from circus_tui.table import Table
from rules import GAMES
from rules.core import NATURE

FOLDER = Path(__file__).parent.parent / "screenshots"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


@attrs.frozen
class Shot:
    """One picture: a game of a seed after so many random entries, then keys, at a size."""

    name: str
    game: str = ""
    seats: int = 2
    entries: int = 0
    keys: tuple[str, ...] = ()
    size: tuple[int, int] = (80, 24)


SLICE = ("right_square_bracket",) * 2

SHOTS = (
    Shot("lobby"),
    Shot("scout-curtain", "scout", 4, 17),
    Shot("scout-show", "scout", 4, 22, ("LIFT", "right", *SLICE)),
    Shot("scout-scouting", "scout", 4, 97, ("LIFT", "s", "t", "right")),
    Shot("scout-five-large", "scout", 5, 39, ("LIFT", *SLICE), (120, 34)),
    Shot("scout-small", "scout", 5, 99, ("LIFT", *["right"] * 6, *SLICE), (60, 20)),
    Shot("scout-result", "scout", 3, -1),
    Shot("big-top-invest", "big_top", 5, 3, ("LIFT", "down", "enter", "down", "down", "enter")),
    Shot("big-top-call", "big_top", 6, 40, ("LIFT", "down", "down")),
    Shot("big-top-play", "big_top", 4, 41, ("LIFT",)),
    Shot("big-top-large", "big_top", 3, 34, ("LIFT", "r"), (120, 36)),
    Shot("big-top-small", "big_top", 3, 40, ("LIFT", "down"), (60, 20)),
    Shot("fan-tan-turn", "fan_tan", 4, 40, ("LIFT",)),
    Shot("fan-tan-small", "fan_tan", 6, 34, ("LIFT",), (60, 20)),
    Shot("circus-combat-place", "circus_combat", 2, 131, ("right", "down")),
    Shot("circus-combat-swapping", "circus_combat", 2, 139, ("left", "left", "left")),
    Shot("circus-combat-large", "circus_combat", 2, 124, ("right", "space", "right", "right"), (120, 36)),
    Shot("circus-combat-small", "circus_combat", 2, 161, ("right",), (60, 20)),
    Shot("colosseum-invest", "colosseum", 4, 158, ("down",)),
    Shot("colosseum-auction", "colosseum", 4, 122, ("down", "down")),
    Shot("colosseum-trade", "colosseum", 4, 262, ("o",)),
    Shot("colosseum-nobles", "colosseum", 4, 247, ("down", "right", "right")),
    Shot("colosseum-result", "colosseum", 4, -1),
    Shot("drum-roll-place", "drum_roll", 3, 231, ("right",)),
    Shot("drum-roll-distribute", "drum_roll", 3, 204, ("down",)),
    Shot("drum-roll-cards", "drum_roll", 4, 303, ("c",)),
    Shot("drum-roll-show-large", "drum_roll", 4, 249, ("n",), (120, 36)),
    Shot("drum-roll-small", "drum_roll", 4, 303, ("down",), (60, 20)),
)


def played(store: Store, shot: Shot) -> Table:
    """Play at random to the point of the picture; -1 entries: to the end."""
    rules = GAMES[shot.game]
    rng = Random(shot.name)
    table = Table.create(store, rules, NAMES[: shot.seats], rules.Options(), seed=11)
    while shot.entries < 0 or table.entries < shot.entries:
        acting = rules.to_act(table.view(None))
        if not acting:
            break
        if acting == {NATURE}:
            table.proceed()
            continue
        seat = min(acting)
        moves = list(rules.legal_moves(table.view(seat), seat))
        table.play(seat, (rng.choice(moves),), table.revision)
    return table


def pages(store: Store, shot: Shot) -> list[Page]:
    """The lobby, and the game on it."""
    return [LobbyPage(), *([GamePage(played(store, shot))] if shot.game else [])]


async def take(shot: Shot, folder: Path) -> str:
    """Take one picture; give it as SVG."""
    store = Store(folder)
    app = CircusApp(store, pages(store, shot))
    async with app.run_test(size=shot.size) as pilot:
        for key in shot.keys:
            await pilot.press(lift(app) if key == "LIFT" else key)
        await pilot.pause()
        picture = app.export_screenshot(title="Circus TUI")
    store.close()
    return picture


def lift(app: CircusApp) -> str:
    """The key that lifts the curtain that is up."""
    return app.top.actions[0].keys[0]


def main() -> None:
    """Take all pictures, or those whose names begin with a word of the command line."""
    wanted = tuple(sys.argv[1:]) or ("",)
    for shot in SHOTS:
        if shot.name.startswith(wanted):
            with tempfile.TemporaryDirectory() as folder:
                FOLDER.joinpath(f"{shot.name}.svg").write_text(asyncio.run(take(shot, Path(folder))))


if __name__ == "__main__":
    main()
