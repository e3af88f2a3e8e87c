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
from circus_tui.store import Store
from circus_tui.table import Table
from rules import GAMES
from rules.core import NATURE
from tests.shell.stage import Ticking, settled
from tests.shell.tables import play_on

FOLDER = Path(__file__).parent.parent / "screenshots"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
ROOMY, COMPACT, SMALL = (120, 36), (80, 24), (60, 20)


@attrs.frozen
class Shot:
    """One picture: a game of a seed after so many random entries, then keys, at a size, in a theme.

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


LIFT = "LIFT"
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
    Shot("history-figures-small", keys=("h", "p", "g", "f"), size=SMALL, before=12),
    Shot("replay", "scout", 4, -1, ("v", "n", "n", *["right"] * 9)),
    Shot("replay-compact", "scout", 4, -1, ("v", "n", "n", *["right"] * 9), COMPACT),
    Shot("replay-drum-roll", "drum_roll", 3, -1, ("v", *["right"] * 60)),
    Shot("settings", keys=("s", "down", "down")),
    Shot("settings-compact", keys=("s", "down", "down"), size=COMPACT),
    Shot("setup", keys=("enter",)),
    Shot("setup-compact", keys=("enter",), size=COMPACT),
    Shot("rulebook", keys=("b", *["down"] * 10)),
    Shot("rulebook-compact", keys=("b", *["down"] * 10, "e"), size=COMPACT),
    Shot("scout-turning", "scout", 4, 1, (LIFT,)),
    Shot("scout-turning-compact", "scout", 4, 1, (LIFT,), COMPACT),
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
    Shot("big-top-invest", "big_top", 5, 3, (LIFT,)),
    Shot("big-top-invest-compact", "big_top", 5, 3, (LIFT,), COMPACT),
    Shot("big-top-call", "big_top", 4, 41, (LIFT,)),
    Shot("big-top-call-compact", "big_top", 4, 41, (LIFT,), COMPACT),
    Shot("big-top-call-small", "big_top", 4, 41, (LIFT,), SMALL),
    Shot("big-top-hand", "big_top", 4, -2),
    Shot("big-top-hand-compact", "big_top", 4, -2, size=COMPACT),
    Shot("big-top-result", "big_top", 4, -1),
    Shot("fan-tan-turn", "fan_tan", 4, 40, (LIFT,)),
    Shot("fan-tan-turn-compact", "fan_tan", 4, 40, (LIFT,), COMPACT),
    Shot("fan-tan-turn-small", "fan_tan", 4, 40, (LIFT,), SMALL),
    Shot("fan-tan-result", "fan_tan", 4, -1),
    Shot("circus-combat-roll", "circus_combat", 2, 131, ("right", "down")),
    Shot("circus-combat-place", "circus_combat", 2, 131, ("enter", "right", "down")),
    Shot("circus-combat-place-compact", "circus_combat", 2, 131, ("enter", "right", "down"), COMPACT),
    Shot("circus-combat-place-small", "circus_combat", 2, 131, ("enter", "right", "down"), SMALL),
    Shot("circus-combat-result", "circus_combat", 2, -1),
    Shot("colosseum-invest", "colosseum", 4, 170, ("down",)),
    Shot("colosseum-invest-compact", "colosseum", 4, 170, ("down",), COMPACT),
    Shot("colosseum-invest-small", "colosseum", 4, 170, ("down",), SMALL),
    Shot("colosseum-auction", "colosseum", 4, 236),
    Shot("colosseum-auction-compact", "colosseum", 4, 236, size=COMPACT),
    Shot("colosseum-trade", "colosseum", 4, 145, ("down",)),
    Shot("colosseum-nobles", "colosseum", 4, 207, ("down", "right")),
    Shot("colosseum-nobles-compact", "colosseum", 4, 207, ("down", "right"), COMPACT),
    Shot("colosseum-event", "colosseum", 4, 208),
    Shot("colosseum-closing", "colosseum", 4, 223),
    Shot("colosseum-programs", "colosseum", 4, 170, ("p",)),
    Shot("colosseum-result", "colosseum", 4, -1),
    Shot("drum-roll-first", "drum_roll", 3, 9, (LIFT,)),
    Shot("drum-roll-place", "drum_roll", 3, 134, (LIFT, "right")),
    Shot("drum-roll-place-compact", "drum_roll", 3, 134, (LIFT, "right"), COMPACT),
    Shot("drum-roll-place-small", "drum_roll", 3, 134, (LIFT, "right"), SMALL),
    Shot("drum-roll-hire", "drum_roll", 3, 182, (LIFT,)),
    Shot("drum-roll-distribute", "drum_roll", 3, 165, (LIFT,)),
    Shot("drum-roll-show", "drum_roll", 3, 242, (LIFT,)),
    Shot("drum-roll-show-compact", "drum_roll", 3, 242, (LIFT,), COMPACT),
    Shot("drum-roll-vote", "drum_roll", 3, 234, (LIFT,)),
    Shot("drum-roll-circuses", "drum_roll", 3, 134, (LIFT, "v")),
    Shot("drum-roll-result", "drum_roll", 3, -1),
    Shot("hint", "scout", 4, 26, (LIFT, "i")),
)


def played(store: Store, shot: Shot) -> Table:
    """Play at random to the point of the picture."""
    rules = GAMES[shot.game]
    rng = Random(shot.game)
    table = Table.create(store, rules, NAMES[: shot.seats], rules.Options(), seed=11)
    while shot.entries < 0 or table.entries < shot.entries:
        acting = rules.to_act(table.view(None))
        if not acting or (shot.entries == -2 and table.result is not None):
            break
        if acting == {NATURE}:
            table.proceed()
            continue
        seat = min(acting)
        moves = list(rules.legal_moves(table.view(seat), seat))
        table.play(seat, (rng.choice(moves),), table.revision)
    return table


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
            app.simulate_key(lift(app) if key == LIFT else key)
            await pilot.pause()
            await settled(app)
        picture = app.export_screenshot(title="Circus TUI")
    store.close()
    return picture


def lift(app: CircusApp) -> str:
    """The key that lifts the curtain, if it is up."""
    return app.screen.offered[0].keys[0] if isinstance(app.screen, CurtainScreen) else "home"


def main() -> None:
    """Take all pictures, or those whose names begin with a word of the command line."""
    wanted = tuple(sys.argv[1:]) or ("",)
    for shot in SHOTS:
        if shot.name.startswith(wanted):
            with tempfile.TemporaryDirectory() as folder:
                FOLDER.joinpath(f"{shot.name}.svg").write_text(asyncio.run(take(shot, Path(folder))))


if __name__ == "__main__":
    main()
