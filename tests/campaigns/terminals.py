"""Campaigns in real terminals: odd bytes, and windows that end suddenly."""

from __future__ import annotations

import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

from tests.campaigns.changed import odd_keys
from tests.campaigns.files import entries_saved
from tests.campaigns.tally import Tally
from tests.campaigns.victim import Victim
from tests.shell.scripts import SCRIPTS
from tests.shell.terminal import Terminal

SEQUENCES: Final = 50
"""How many odd sequences one app is sent."""
_ENDINGS: Final = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, None)
"""Signals that end the app suddenly; None: its terminal is closed under its output."""


def terminal_bytes(rng: Random, tally: Tally, folder: Path) -> None:
    """Odd sequences on the terminal; after each the app must live, and after all of them draw anew."""
    with tally.counting(), Terminal(folder, "play", "scout", *SCRIPTS["scout"].arguments) as terminal:
        terminal.wait_for("leave")
        tally.tried -= 1
        for _ in range(SEQUENCES):
            tally.tried += 1
            os.write(terminal._fd, odd_keys(rng))
            terminal.read(patience=0.02)
            if os.waitpid(terminal.pid, os.WNOHANG)[0]:
                if "leave" not in terminal.text and "error.txt" not in os.listdir(folder):
                    return
                raise AssertionError(f"the app has ended: {terminal.text[-300:]}")
        time.sleep(1.2)
        terminal.read()
        terminal.screen.reset()
        terminal.press("\x0c")
        assert terminal.text.strip(), "nothing is drawn any more"
        tally.refused += SEQUENCES


def sudden_ends(rng: Random, tally: Tally, folder: Path) -> None:
    """A game that is ended in the middle of keys: gone at once, nothing lost that was shown.

    What ends is the window in which it is played, or another one that watches, while the first plays on.
    """
    slug, ending, watched = rng.choice(list(SCRIPTS)), rng.choice(_ENDINGS), rng.random() < 0.3
    with tally.counting(), ExitStack() as windows:
        player = windows.enter_context(Victim(folder, "play", slug, *SCRIPTS[slug].arguments))
        player.wait_for("saved", quiet=0.005)
        ends = windows.enter_context(Victim(folder, "continue")) if watched else player
        ends.wait_for("saved", quiet=0.005)
        for _ in range(rng.randrange(12)):
            player.type(rng.choice(SCRIPTS[slug].mash))
        for window in {player, ends}:
            window.read(quiet=rng.random() * 0.05, patience=rng.random() * 0.1)
        shown = max(player.entries, ends.entries)
        for _ in range(rng.choice((0, 40))):
            ends.type("\x0c")
        ends.end_at_once(ending)
        tally.refused += 1
        if ending is signal.SIGTERM and not ends.restored:
            tally.leak("the terminal was not given back")
        if (kept := entries_saved(folder)) < shown:
            tally.lose(f"{slug}: {kept} entries saved, {shown} shown")
        if watched:
            player.press("\x0c")
            assert player.text.strip(), f"{slug} is not shown any more to those who play it"
