"""Pictures of real games of fixed seed: `python -m tests.screenshots` writes them to `screenshots/`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

import attrs

from circus_tui.app import CircusApp
from circus_tui.screens.curtain import CurtainScreen
from circus_tui.storage.store import Store
from circus_tui.tables.table import Table
from rules import GAMES
from rules.core import CHANCE
from tests.shell.stage import Ticking, settled
from tests.shell.tables import play_on

FOLDER = Path(__file__).parent.parent / "screenshots"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
ROOMY, COMPACT, SMALL = (120, 36), (80, 24), (60, 20)


@attrs.frozen
class Shot:
    """One picture: a game of a seed after so many random entries and at a decision, then keys, at a size, in a theme.

    -1 entries: to the end; -2: to the end of the first round. Without a game it is the lobby.
    """

    name: str
    game: str = ""
    seats: int = 2
    entries: int = 0
    keys: tuple[str, ...] = ()
    size: tuple[int, int] = ROOMY
    theme: str = "circus"
    before: int = 0
    """Finished games that are kept besides."""
    step: str = ""
    """The decision that is wanted: play goes on to the next one of this kind."""


LIFT = "LIFT"
REST = 0.25
"""Seconds after which everything is shown that waits until the cursor rests."""

SLICE = ("right_square_bracket",)

SHOTS = (
    Shot("lobby"),
    Shot("lobby-compact", size=COMPACT),
    Shot("school", keys=("up", "enter", "enter")),
    Shot("lesson", keys=("up", "enter", "enter", "down", "down", "enter", "right", *SLICE, "enter")),
    Shot(
        "lesson-compact",
        keys=("up", "enter", "enter", "down", "down", "enter", "right", *SLICE, "enter"),
        size=COMPACT,
    ),
    Shot("history", keys=("h", "p", "g"), before=12),
    Shot("history-compact", keys=("h",), size=COMPACT, before=12),
    Shot("history-figures-compact", keys=("h", "p", "g", "f"), size=COMPACT, before=12),
    Shot("history-figures-small", keys=("h", "p", "g", "f", "f"), size=SMALL, before=12),
    Shot("replay", "scout", 4, -1, ("v", "n", "n", *["right"] * 9)),
    Shot("replay-compact", "scout", 4, -1, ("v", "n", "n", *["right"] * 9), COMPACT),
    Shot("replay-drum-roll", "drum_roll", 3, -1, ("v", *["right"] * 60)),
    Shot("settings", keys=("s",)),
    Shot("settings-keys", keys=("s", "tab", "tab", "down", "down")),
    Shot("settings-compact", keys=("s",), size=COMPACT),
    Shot("settings-matinee", keys=("s",), size=COMPACT, theme="matinee"),
    Shot("setup", keys=("enter",)),
    Shot("setup-compact", keys=("enter",), size=COMPACT),
    Shot("rulebook", keys=("b", *["down"] * 10)),
    Shot("rulebook-compact", keys=("b", *["down"] * 10, "e"), size=COMPACT),
    Shot("scout-turning", "scout", 4, 1, (LIFT,), step="Orienting"),
    Shot("scout-turning-compact", "scout", 4, 1, (LIFT,), COMPACT, step="Orienting"),
    Shot("scout-curtain", "scout", 4, 17),
    Shot("scout-curtain-compact", "scout", 4, 17, size=COMPACT),
    Shot("scout-show", "scout", 4, 26, (LIFT, "tab")),
    Shot("scout-show-compact", "scout", 4, 26, (LIFT, "tab"), COMPACT),
    Shot("scout-show-small", "scout", 4, 26, (LIFT, "tab"), SMALL),
    Shot("scout-five", "scout", 5, 92, (LIFT, "tab")),
    Shot("scout-two", "scout", 2, 32, (LIFT, "tab")),
    Shot("scout-scouting", "scout", 4, 26, (LIFT, "s", "t", *["right"] * 4)),
    Shot("scout-scouting-compact", "scout", 4, 26, (LIFT, "s", "t", *["right"] * 4), COMPACT),
    Shot("scout-round", "scout", 4, -2),
    Shot("scout-round-compact", "scout", 4, -2, size=COMPACT),
    Shot("scout-result", "scout", 4, -1),
    Shot("scout-matinee", "scout", 4, 26, (LIFT, "tab"), theme="matinee"),
    Shot("scout-contrast", "scout", 4, 26, (LIFT, "tab"), theme="contrast"),
    Shot("log", "scout", 4, 60, (LIFT, "l")),
    Shot("help", "scout", 4, 26, (LIFT, "question_mark")),
    Shot("palette", "scout", 4, 26, (LIFT, "ctrl+p")),
    Shot("big-top-invest", "big_top", 5, 3, (LIFT,), step="Investing"),
    Shot("big-top-invest-compact", "big_top", 5, 3, (LIFT,), COMPACT, step="Investing"),
    Shot("big-top-call", "big_top", 4, 41, (LIFT,), step="Turn"),
    Shot("big-top-call-compact", "big_top", 4, 41, (LIFT,), COMPACT, step="Turn"),
    Shot("big-top-call-small", "big_top", 4, 41, (LIFT,), SMALL, step="Turn"),
    Shot("big-top-hand", "big_top", 4, -2),
    Shot("big-top-hand-compact", "big_top", 4, -2, size=COMPACT),
    Shot("big-top-result", "big_top", 4, -1),
    Shot("fan-tan-turn", "fan_tan", 4, 40, (LIFT,), step="Turn"),
    Shot("fan-tan-turn-compact", "fan_tan", 4, 40, (LIFT,), COMPACT, step="Turn"),
    Shot("fan-tan-turn-small", "fan_tan", 4, 40, (LIFT,), SMALL, step="Turn"),
    Shot("fan-tan-result", "fan_tan", 4, -1),
    Shot("circus-combat-roll", "circus_combat", 2, 131, ("right", "down"), step="Rerolling"),
    Shot("circus-combat-place", "circus_combat", 2, 131, ("right", "down"), step="Placing"),
    Shot("circus-combat-place-compact", "circus_combat", 2, 131, ("right", "down"), COMPACT, step="Placing"),
    Shot("circus-combat-place-small", "circus_combat", 2, 131, ("right", "down"), SMALL, step="Placing"),
    Shot("circus-combat-result", "circus_combat", 2, -1),
    Shot("colosseum-invest", "colosseum", 4, 170, ("down",), step="Investing"),
    Shot("colosseum-invest-compact", "colosseum", 4, 170, ("down",), COMPACT, step="Investing"),
    Shot("colosseum-invest-small", "colosseum", 4, 170, ("down",), SMALL, step="Investing"),
    Shot("colosseum-auction", "colosseum", 4, 236, step="Bidding"),
    Shot("colosseum-auction-compact", "colosseum", 4, 236, size=COMPACT, step="Bidding"),
    Shot("colosseum-trade", "colosseum", 4, 145, ("down",), step="Trading"),
    Shot("colosseum-nobles", "colosseum", 4, 207, ("down", "right"), step="MovingNobles"),
    Shot("colosseum-nobles-compact", "colosseum", 4, 207, ("down", "right"), COMPACT, step="MovingNobles"),
    Shot("colosseum-event", "colosseum", 4, 208, step="Staging"),
    Shot("colosseum-closing", "colosseum", 4, 223, step="CleaningUp"),
    Shot("colosseum-programs", "colosseum", 4, 170, ("p",), step="Investing"),
    Shot("colosseum-result", "colosseum", 4, -1),
    Shot("drum-roll-first", "drum_roll", 3, 9, (LIFT,), step="TakingCubes"),
    Shot("drum-roll-place", "drum_roll", 3, 150, (LIFT, "right"), step="Placing"),
    Shot("drum-roll-place-compact", "drum_roll", 3, 150, (LIFT, "right"), COMPACT, step="Placing"),
    Shot("drum-roll-place-small", "drum_roll", 3, 150, (LIFT, "right"), SMALL, step="Placing"),
    Shot("drum-roll-hire", "drum_roll", 3, 182, (LIFT,), step="HiringPerformer"),
    Shot("drum-roll-distribute", "drum_roll", 2, 103, (LIFT,), step="Distributing"),
    Shot("drum-roll-show", "drum_roll", 3, 242, (LIFT,), step="Performing"),
    Shot("drum-roll-show-compact", "drum_roll", 3, 242, (LIFT,), COMPACT, step="Performing"),
    Shot("drum-roll-vote", "drum_roll", 3, 234, (LIFT,), step="Voting"),
    Shot("drum-roll-circuses", "drum_roll", 3, 150, (LIFT, "v"), step="Placing"),
    Shot("drum-roll-result", "drum_roll", 3, -1),
    Shot("hint", "scout", 4, 26, (LIFT, "i")),
)


def played(store: Store, shot: Shot) -> Table:
    """Play at random to the point of the picture."""
    rules = GAMES[shot.game]
    rng = Random(shot.game)
    table = Table.create(store, rules, NAMES[: shot.seats], rules.Options(), seed=11)
    while shot.entries < 0 or table.entries < shot.entries or not _is_at(table, shot.step):
        acting = rules.to_act(table.view(None))
        if not acting or (shot.entries == -2 and table.result is not None):
            break
        if acting == {CHANCE}:
            table.advance()
            continue
        seat = min(acting)
        moves = list(rules.legal_moves(table.view(seat), seat))
        table.play(seat, (rng.choice(moves),), table.revision)
    return table


def _is_at(table: Table, step: str) -> bool:
    return not step or type(table.view(None).step).__name__ == step


def keep_some(store: Store, games: int) -> None:
    """Play games of three kinds to their ends, with two to four people."""
    for number in range(games):
        slug, seats = (("scout", 4), ("fan_tan", 3), ("scout", 3), ("big_top", 4))[number % 4]
        rules = GAMES[slug]
        names = NAMES[number % 2 : number % 2 + seats]
        table, rng = Table.create(store, rules, names, rules.Options(), seed=number), Random(number)
        while play_on(table, rng):
            pass
        table.leave()


async def take(shot: Shot, folder: Path) -> str:
    """Take one picture; give it as SVG."""
    store = Store(folder)
    keep_some(store, shot.before)
    table = played(store, shot) if shot.game else None
    app = CircusApp(store, table=table, theme=shot.theme, slow_line=True, clock=Ticking())
    async with app.run_test(size=shot.size) as pilot:
        await pilot.pause()
        for key in shot.keys:
            if key != LIFT:
                app.simulate_key(key)
            elif isinstance(app.screen, CurtainScreen):
                app.simulate_key(app.screen.offered[0].keys[0])
            await pilot.pause()
            await settled(app)
        await pilot.pause(REST)
        picture = app.export_screenshot(title="Circus TUI")
    store.close()
    return picture


def main() -> None:
    """Take all pictures, or those whose names begin with a word of the command line."""
    wanted = tuple(sys.argv[1:]) or ("",)
    for shot in SHOTS:
        if shot.name.startswith(wanted):
            with tempfile.TemporaryDirectory() as folder:
                FOLDER.joinpath(f"{shot.name}.svg").write_text(asyncio.run(take(shot, Path(folder))))


if __name__ == "__main__":
    main()
