"""What others at their windows have seen is taken back once they have agreed there."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.shell.sharing import Shared, Window


def three(folder: Path) -> list[Window]:
    """Ana, Ben and Cleo, each at a window, in mid-game; Ana decides."""
    shared, rng = Shared(folder, "fan_tan", 3), Random(2)
    windows = [shared.open(seat) for seat in range(3)]
    while not (shared.table.entries > 6 and windows[0].session.decision is not None):
        for window in windows:
            window.act(rng)
        shared.table.refresh()
        windows[0].session.look()
    look(windows)
    return windows


def look(windows: list[Window]) -> None:
    """Let all see what the others have asked and answered."""
    for window in (*windows, *windows):
        window.session.look()


def test_what_others_have_seen_is_taken_back_only_with_their_word(tmp_path: Path) -> None:
    windows = ana, ben, cleo = three(tmp_path)
    before = ana.table.entries
    for agreed in (False, True):
        ana.session.take_back()
        assert "Ask Ben and Cleo" in ana.session.answer
        ana.session.agree()
        look(windows)
        assert ana.table.entries == before
        assert "Ana asks to take this back" in ben.session.answer
        assert ben.session.question is not None
        assert ben.session.called, "a bell rings"
        ben.session.called = False
        ben.session.agree()
        assert not ben.session.answer
        look(windows)
        assert ana.session.answer == "Cleo must agree still."
        (cleo.session.agree if agreed else cleo.session.disagree)()
        look(windows)
        assert {ben.session.question, cleo.session.question} == {None}
        assert ana.table.entries < before if agreed else ana.table.entries == before
        assert agreed or ana.session.answer == "Cleo does not agree: nothing is taken back."
    assert ben.table.moment == cleo.table.moment == ana.table.moment


def test_a_question_is_void_once_somebody_has_played(tmp_path: Path) -> None:
    ana, ben, _ = three(tmp_path)
    ana.session.take_back()
    ana.session.agree()
    ben.session.look()
    assert ben.session.question is not None
    assert ana.act(Random(2))
    ben.session.look()
    assert ben.session.question is None
    assert "asks" not in ben.session.answer


def test_whoever_is_asked_the_same_again_before_looking_is_asked_anew(tmp_path: Path) -> None:
    ana, ben, _ = three(tmp_path)
    ana.session.take_back()
    ana.session.agree()
    ben.session.look()
    ben.session.disagree()
    ana.session.look()
    assert "Ben does not agree" in ana.session.answer
    ana.session.take_back()
    ana.session.agree()
    ben.session.look()
    assert ben.session.question is not None


def test_a_question_goes_once_somebody_has_not_agreed_to_it(tmp_path: Path) -> None:
    windows = ana, ben, cleo = three(tmp_path)
    assert not ben.session.look(), "nothing has happened"
    ana.session.take_back()
    ana.session.agree()
    assert ben.session.look()
    assert cleo.session.look()
    cleo.session.disagree()
    look(windows)
    assert (ben.session.question, ben.session.answer) == (None, "")
