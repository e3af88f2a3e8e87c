"""A key never decides twice: what has decided is deaf until it has been silent for 0.4 s."""

from __future__ import annotations

import pytest

from circus_tui.keyboard.keys import FIRST_REPEAT, GLANCE, SILENCE, Guard


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_held_key_decides_once() -> None:
    clock = Clock()
    guard = Guard(clock)
    assert guard.hears("enter")
    guard.decided()
    for _ in range(60):
        clock.now += 0.03
        assert not guard.hears("enter")


def test_after_a_silence_it_is_heard_again() -> None:
    clock = Clock()
    guard = Guard(clock)
    guard.hears("enter")
    guard.decided()
    clock.now += SILENCE
    assert guard.hears("enter")
    clock.now += 0.01
    assert guard.hears("enter"), "it has not decided anything since"


def test_a_key_is_as_silent_as_it_was_pressed_however_long_it_waited_to_be_heard() -> None:
    clock = Clock()
    guard = Guard(clock)
    assert guard.hears("enter")
    guard.decided()
    guard.surprised()
    clock.now += 2.0
    assert not guard.doubts("enter", late=1.9)
    assert not guard.hears("enter", late=1.9)
    assert guard.is_surprising
    assert guard.doubts("enter", late=1.4)
    guard.repeats("enter", late=1.4)
    assert not guard.hears("enter", late=1.1)
    assert guard.hears("enter")
    assert not guard.is_surprising


def test_of_keys_that_were_heard_before_the_first_of_them_has_done_anything_only_that_one_decides() -> None:
    guard = Guard(Clock())
    assert all(guard.hears(key) for key in ("enter", "right", "enter", "enter"))
    assert guard.acts("enter")
    guard.decided()
    assert guard.acts("right")
    assert not guard.acts("enter")
    assert not guard.acts("enter")
    assert guard.acts("right"), "it has decided nothing"


def test_of_keys_that_were_heard_together_the_second_is_held_if_the_first_has_prepared_something() -> None:
    guard = Guard(Clock())
    assert all(guard.hears("enter") for _ in range(2))
    assert guard.acts("enter")
    guard.prepared()
    assert guard.acts("enter")
    assert guard.is_held
    assert guard.acts("right")
    assert not guard.is_held


def test_another_key_is_heard_at_once() -> None:
    guard = Guard(Clock())
    guard.hears("enter")
    guard.decided()
    assert guard.hears("down")


def test_a_click_too_soon_after_a_change_was_meant_for_what_was_before() -> None:
    clock = Clock()
    guard = Guard(clock)
    guard.hears("enter")
    guard.decided()
    clock.now += SILENCE / 2
    assert not guard.hears(Guard.CLICK)
    clock.now += SILENCE
    assert guard.hears(Guard.CLICK)


def test_a_key_that_was_never_pressed_is_heard_and_one_that_decided_before_stays_deaf() -> None:
    clock = Clock()
    guard = Guard(clock)
    guard.decided()
    assert guard.hears("enter")
    guard.decided()
    assert guard.hears("d")
    guard.decided()
    assert not guard.hears("enter")
    assert not guard.hears("d")


def test_a_key_that_prepares_something_is_heard_but_held_until_a_silence() -> None:
    clock = Clock()
    guard = Guard(clock)
    for _ in range(60):
        assert guard.hears("enter")
        guard.prepared()
        clock.now += 0.03
    assert guard.hears("enter")
    assert guard.is_held
    clock.now += SILENCE
    assert guard.hears("enter")
    assert not guard.is_held


def test_a_key_is_held_no_more_once_another_was_pressed() -> None:
    guard = Guard(Clock())
    guard.hears("enter")
    guard.prepared()
    for key in ("space", "enter", "enter"):
        assert guard.hears(key)
        assert not guard.is_held


def test_what_is_prepared_without_a_key_holds_none() -> None:
    guard = Guard(Clock())
    guard.prepared()
    assert not guard.is_held


def test_what_may_be_the_first_repetition_of_a_key_is_doubted_and_nothing_else() -> None:
    clock = Clock()
    guard = Guard(clock)
    assert guard.hears("enter")
    assert not guard.doubts("enter"), "it has done nothing for good"
    guard.decided()
    clock.now += SILENCE / 2
    assert not guard.doubts("enter"), "it is deaf"
    clock.now += SILENCE / 2
    assert guard.doubts("enter")
    assert not guard.doubts("down")
    clock.now += FIRST_REPEAT - SILENCE
    assert not guard.doubts("enter"), "no keyboard waits as long"


def test_a_key_that_has_prepared_something_is_doubted_too() -> None:
    clock = Clock()
    guard = Guard(clock)
    assert guard.hears("enter")
    guard.prepared()
    clock.now += SILENCE
    assert guard.doubts("enter")
    guard.repeats("enter")
    clock.now += SILENCE / 2
    assert not guard.doubts("enter")
    assert guard.hears("enter")
    assert guard.is_held


def test_a_key_that_has_done_nothing_is_not_doubted_at_any_time_nor_another_than_the_one_that_has() -> None:
    clock = Clock()
    clock.now = 100.0
    guard = Guard(clock)
    guard.hears("down")
    clock.now += SILENCE
    assert not guard.doubts("down"), "it has led to nothing"
    guard.hears("enter")
    guard.prepared()
    assert not guard.doubts("down"), "it is not the one that has"
    clock.now += SILENCE
    assert guard.doubts("enter")


@pytest.mark.parametrize("began", [0.0, 50.0])
def test_what_has_only_just_come_up_is_surprising_for_a_glance(began: float) -> None:
    clock = Clock()
    clock.now = began
    guard = Guard(clock)
    assert not guard.is_surprising
    guard.surprised()
    assert guard.is_surprising
    clock.now += GLANCE / 2
    assert guard.is_surprising
    clock.now = began + GLANCE
    assert not guard.is_surprising
