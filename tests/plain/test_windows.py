"""Several windows at one table, of which this one is played line by line."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from circus_tui.plain.console import Console
from circus_tui.plain.lines import Lines
from circus_tui.plain.start import play
from circus_tui.storage.store import Store
from circus_tui.tables.opening import last_match
from circus_tui.tables.seating import read_players
from circus_tui.tables.table import Table
from circus_tui.tables.wishes import Begin, GoOn, Wish
from rules.scout.moves import Orient
from rules.scout.state import Options

_PATIENCE = 10.0
_LOOK = "circus_tui.plain.console._LOOK_SECONDS"
WISH = Begin("scout", *read_players(["Ana", "Ben", "bot:fair"]), Options(start="fixed"), 3, ("Ana",))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows that look more often than usual."""
    monkeypatch.setattr(_LOOK, 0.02)


class Window:
    """A window in a thread; what is said in it can be waited for."""

    def __init__(self, folder: Path, wish: Wish) -> None:
        source, self._sink = os.pipe()
        self._out = io.StringIO()
        self._heard = 0
        self._thread = Thread(target=play, args=(folder, wish, Console(Lines(source), self._out)))
        self._thread.start()

    @property
    def said(self) -> str:
        """Everything that was said so far."""
        return self._out.getvalue()

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._sink, f"{line}\n".encode())

    def hears(self, words: str) -> None:
        """Wait until that has been said since what was waited for before."""
        end = time.monotonic() + _PATIENCE
        while words not in self.said[self._heard :]:
            assert time.monotonic() < end, f"{words!r} was never said:\n{self.said[self._heard :]}"
            time.sleep(0.01)
        self._heard = self.said.index(words, self._heard) + len(words)

    def close(self) -> None:
        """Type no more."""
        os.close(self._sink)
        self._thread.join(_PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def window(folder: Path, wish: Wish) -> Iterator[Window]:
    opened = Window(folder, wish)
    try:
        yield opened
    finally:
        opened.close()


def other(folder: Path, seats: tuple[int, ...]) -> tuple[Store, Table]:
    """Another window, that sits at these seats."""
    store = Store(folder)
    return store, Table.resume(store, last_match(store), seats)


def test_two_windows_share_a_table_and_hear_of_each_other_without_a_key(tmp_path: Path) -> None:
    with window(tmp_path, WISH) as ana:
        ana.hears("Ana's turn.")
        store, ben = other(tmp_path, (1,))
        ana.type("keep")
        ana.hears("Ben's turn, at another window.")
        ana.type("hand")
        ana.hears("Your hand: card 1 is 9 over 5")
        ana.type("keep")
        ana.hears("There is nothing to decide now. Wait, or type help.")
        ben.refresh()
        ben.play(1, (Orient(False),), ben.revision)
        ana.hears("Ben has decided which way up to hold the hand.\nFair has decided")
        ana.hears("Ana's turn.\nThe table is empty.")
        ana.type("undo")
        ana.hears("Ask Ben, at another window? yes or no.")
        ana.type("no")
        ana.hears("Nothing is taken back.")
        ana.type("show 4-5")
        ana.hears("Ben's turn, at another window.")
        ben.leave()
        ana.hears("Ben's turn, nobody sits there. `sit Ben` plays for them here.")
        assert "Pass the keyboard" not in ana.said
        hand = " ".join(str(card.up) for card in ben.view(1).players[1].hand)
        assert hand not in ana.said
        ana.type("sit dan")
        ana.hears("Nobody called 'dan' plays")
        ana.type("sit ben")
        ana.hears("Played from this window now: Ben.")
        ana.hears("Pass the keyboard to Ben. Ben: press Enter.")
        assert hand not in ana.said
        ana.type("")
        ana.hears(hand)
        ana.type("stand ana")
        ana.hears("Free for another window: Ana.")
        ana.type("who")
        ana.hears("Ana: free.\nBen: here.\nFair: computer: fair.\n")
        store.close()


def test_where_others_play_it_is_asked_who_sits_here(tmp_path: Path) -> None:
    with window(tmp_path, WISH) as ana:
        ana.hears("Ana's turn.")
        with window(tmp_path, GoOn()) as second:
            second.hears("Ana: at another window.\nBen: free.\nFair: computer: fair.\n")
            second.type("ana")
            second.hears("Free are only: Ben.")
            second.type("watch")
            second.hears("Nobody sits at this window: you hear what all can see.")
            second.type("hand")
            second.hears("There is nothing to decide now. Wait, or type help.")
            ana.type("keep")
            second.hears("Ana has decided which way up to hold the hand.")
            second.type("sit")
            second.hears("Played from this window now: Ben.")
            second.hears("Ben's turn.")
            assert "9 9 1" not in second.said
            second.type("keep")
            ana.hears("Ana's turn.")


def test_what_was_typed_for_a_question_that_is_asked_no_more_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_LOOK, 60.0)
    with window(tmp_path, WISH) as ana:
        ana.hears("Ana's turn.")
        ana.type("keep")
        ana.hears("Ben's turn, nobody sits there.")
        store, ben = other(tmp_path, (1,))
        ben.play(1, (Orient(False),), ben.revision)
        ana.type("table")
        ana.hears("'table' is not done.\nBen has decided")
        ana.hears("Ana's turn.")
        ben.refresh()
        ben.undo(ben.last_entry_of(1) - 1)
        entries = ben.entries
        ana.type("show 1")
        ana.hears("Something has been taken back at another window.\n")
        ana.hears("The table has gone on meanwhile: 'show 1' is not done.\nBen's turn, at another window.")
        assert (ben.refresh(), ben.entries) == (False, entries)
        ben.leave()
        store.close()


def test_windows_talk_and_take_back_what_both_have_agreed_to(tmp_path: Path) -> None:
    with window(tmp_path, WISH) as ana:
        ana.hears("Ana's turn.")
        with window(tmp_path, GoOn(("Ben",))) as ben:
            ben.hears("say and a line speaks to them.")
            ben.type("say")
            ben.hears("Nobody has said anything yet")
            ben.type("say good\x1b[31m luck\u202e")
            ana.hears("Ben says: good[31m luck\n")
            ben.hears("Ben says: good[31m luck\n")
            ana.type("keep")
            ana.hears("Ben's turn, at another window.")
            ben.type("keep")
            ana.hears("Ana's turn.")
            ana.type("show 4-5")
            ana.hears("Ben's turn, at another window.")
            for answer, outcome in (
                ("no", "Ben does not agree: nothing is taken back."),
                ("yes", "That is taken back."),
            ):
                ana.type("undo")
                ana.hears("Ask Ben, at another window? yes or no.")
                ana.type("yes")
                ana.hears("Ben must agree: they are asked now.")
                ben.hears("Ana asks to take this back: Ana showed 2-2. Is that agreed? Type yes or no.\n> ")
                ben.type(answer)
                ben.hears("You have agreed." if answer == "yes" else "You have not agreed.")
                ana.hears(outcome)
            ana.hears("Ana's turn.")
            ben.hears("Something has been taken back at another window.")
            ben.type("yes")
            ben.hears("> ")
            with window(tmp_path, GoOn(())) as watching:
                watching.hears("Ben says: good[31m luck")
                watching.type("say hello")
                ana.hears("Somebody who watches says: hello")


def lines_of(*chunks: bytes) -> tuple[Lines, Callable[[], None]]:
    source, sink = os.pipe()
    for chunk in chunks:
        os.write(sink, chunk)
    return Lines(source), lambda: os.close(sink)


def test_lines_are_whole_however_they_come() -> None:
    lines, end = lines_of(b"ha", b"nd\nta")
    assert lines.ready(0.0)
    assert lines.readline() == "hand\n"
    assert not lines.ready(0.0)
    end()
    assert lines.ready(0.0)
    assert lines.readline() == "ta"
    assert lines.readline() == ""


def test_a_line_without_end_takes_no_room() -> None:
    lines, end = lines_of(b"\xff\xfe one\n")
    assert lines.readline() == "\ufffd\ufffd one\n"
    end()
    with open("/dev/zero", "rb") as zeros:
        endless = Lines(zeros.fileno())
        assert not endless.ready(0.05)
        assert len(endless._rest) <= 200_000
