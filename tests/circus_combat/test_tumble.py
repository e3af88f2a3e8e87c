"""Dice that roll where the terminal is lively, and nowhere else."""

from __future__ import annotations

import re
from itertools import pairwise

from circus_tui.boards import circus_combat as boards
from circus_tui.paint import text_of
from circus_tui.screens.contract import Scene
from circus_tui.screens.game import GamePage
from circus_tui.screens.lobby import LobbyPage
from circus_tui.store import Store
from circus_tui.table import Table
from rules import circus_combat
from rules.circus_combat.state import Dice, Rerolling, State
from tests.circus_combat.scenes import table
from tests.shell.bench import Bench


def at_the_end_of_a_turn(store: Store, *, lively: bool) -> Bench:
    """A table whose next Enter lets chance roll for the other player."""
    table = Table.create(store, circus_combat, ("Ana", "Ben"), circus_combat.Options(), seed=5)
    bench = Bench(store, LobbyPage(), GamePage(table))
    bench.lively = lively
    for _ in range(4):
        assert "Ana" in bench.text
        bench.press("enter")
    return bench


def test_a_new_roll_tumbles_for_a_moment_and_tells_nothing_before_it_lies(store: Store) -> None:
    bench = at_the_end_of_a_turn(store, lively=True)
    rolling = bench.press("enter")
    assert "The dice are rolling" in rolling
    assert "Ben rolls" not in rolling
    frames = {rolling}
    while bench.looks:
        assert bench.looks[0]()
        frames.add(bench.text)
    assert len(frames) >= 5
    assert "Ben rolls" in bench.text


def test_a_die_on_its_way_shows_another_face_in_every_frame_and_never_the_one_it_will_come_to() -> None:
    rolled = Dice((1, 2, 6), (4,))
    view = table(Rerolling(0, rolled))
    shown = [faces_of(view, frames) for frames in range(7)]
    assert shown[0] == rolled.faces
    for later, sooner in pairwise(shown):
        assert all(face != before for face, before in zip(later, sooner, strict=True))
    for rolling in shown[1:]:
        assert all(face != own for face, own in zip(rolling, rolled.faces, strict=True))


def faces_of(view: State, frames: int) -> tuple[int, ...]:
    """The dice in the tray, so many frames before they lie."""
    rows = boards.paint(Scene(view, None, None, ("Ana", "Ben"), 80, 20, frames))
    tray = next(line for line in map(text_of, rows) if line.startswith(" │"))
    return tuple(int(die) for die in re.findall("[ar]([1-6])", tray))


def test_any_key_ends_the_tumble_and_is_done(store: Store) -> None:
    bench = at_the_end_of_a_turn(store, lively=True)
    bench.press("enter")
    assert "The dice are rolling" not in bench.press("right")
    assert bench.looks == []


def test_where_nothing_may_move_the_dice_lie_at_once(store: Store) -> None:
    bench = at_the_end_of_a_turn(store, lively=False)
    assert "Ben rolls" in bench.press("enter")
    assert bench.looks == []
