"""A key that is held puts together what it can, and never does for good what that has come to: in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import SILENCE, TOO_SOON, Guard
from circus_tui.screens.contract import Decision, Lift, Played, PlayedByAll, decisions_of
from circus_tui.screens.session import Session
from circus_tui.storage.store import Store, StoreError
from rules.colosseum.moves import Bid, Open
from rules.core import Seat
from rules.history import History
from tests.laws.cases import Case
from tests.shell.positions import CASES, decisions, largest_tables, pasts, wander
from tests.shell.stage import NAMES, _table
from tests.shell.test_guard import Clock

REPEAT = 0.03
"""Seconds between two presses of a key that is held."""


class Keyboard:
    """A keyboard at a table that counts what would be played, and plays none of it."""

    def __init__(self, store: Store, past: History, decision: Decision) -> None:
        self.clock = Clock()
        self.played = 0
        self.entries: tuple[tuple[Seat, Any], ...] = ()
        self._guard = Guard(self.clock)
        table = _table(store, past, NAMES)
        table.play_all = self._count  # type: ignore[method-assign, assignment]
        self.session = Session(table, decisions_of(past.rules.INFO.slug), self._guard)
        self.session.decision, self.session.view, self.session.sitting = decision, decision.view, decision.seat

    def _count(self, entries: tuple[tuple[Seat, Any], ...], *_: object) -> None:
        self.played, self.entries = self.played + 1, entries
        raise StoreError("It is only counted.")

    def press(self, key: str) -> None:
        """Press it: something happens if it is heard and means anything."""
        assert self.session.decision is not None
        found = keys.by_key(self.session.decision.actions).get(key)
        if self._guard.hears(key) and found is not None:
            self.session.press(found.name)

    def hold(self, key: str) -> None:
        """Hold it for half a second, or until it changes nothing any more."""
        for _ in range(16):
            before = self.session.decision
            self.press(key)
            self.clock.now += REPEAT
            if self.session.decision == before:
                break


@attrs.frozen
class Start:
    """A decision of a game, as it was opened or on the way from there."""

    past: History
    decision: Decision

    def decides(self, key: str) -> bool:
        """Whether the key makes a move at once, or lifts a hand."""
        name = keys.by_key(self.decision.actions)[key].name
        return isinstance(self.decision.press(name), Played | PlayedByAll | Lift)


def starts(case: Case, count: int) -> Iterator[Start]:
    """Decisions of random games."""
    rng = Random(4)
    for past in pasts(case, count):
        for opened in decisions(case, past.state):
            yield from (Start(past, each) for each in (opened, *wander(opened, rng, 4)))


@largest_tables
def test_a_key_that_decides_nothing_at_once_decides_nothing_while_it_is_held(store: Store, case: Case) -> None:
    tried = 0
    for start in starts(case, 8):
        for each in start.decision.actions:
            if not start.decides(each.keys[0]):
                at = Keyboard(store, start.past, start.decision)
                at.hold(each.keys[0])
                assert not at.played, (each.name, start.decision)
                tried += 1
    assert tried


@pytest.mark.parametrize("slug", ["big_top", "colosseum"])
def test_what_a_held_key_was_not_to_do_it_does_after_a_silence_and_another_key_at_once(store: Store, slug: str) -> None:
    case = next(each for each in CASES if each.specimen.slug == slug)
    for key, silence in (("enter", SILENCE), ("space", 0.0)):
        at = stopped(store, case)
        at.clock.now += silence
        at.press(key)
        assert at.played == 1


def stopped(store: Store, case: Case) -> Keyboard:
    """A decision at which Enter was held until it was told to be let go."""
    for start in starts(case, 200):
        at = Keyboard(store, start.past, start.decision)
        at.hold("enter")
        if at.session.answer == TOO_SOON:
            return at
    raise AssertionError("Enter never prepares anything.")


PRECIOUS = {"colosseum": ("coins", "medals", "tokens"), "drum_roll": ("coins",)}
"""What players pay with, in games in which turns pass without a curtain."""


@pytest.mark.parametrize("slug", PRECIOUS)
def test_enter_spends_nothing_of_a_seat_that_follows_another_until_that_one_has_pressed_something(
    store: Store, slug: str
) -> None:
    case = next(each for each in CASES if each.specimen.slug == slug)
    asked = 0
    for past in pasts(case, 90):
        for opened in decisions(case, past.state):
            if "enter" not in keys.by_key(opened.actions):
                continue
            at = Keyboard(store, past, opened)
            at.session._at_keys = (opened.seat + 1) % case.seats
            at.session._open(opened.seat, opened.view)
            at.press("enter")
            assert not spent(past, at.entries)
            if at.session.answer.endswith("press again to spend that."):
                at.clock.now += SILENCE
                at.press("enter")
                assert spent(past, at.entries)
                asked += 1
    assert asked


def spent(past: History, entries: tuple[tuple[Seat, Any], ...]) -> bool:
    """Whether moves take from those who make them what they pay with, or name a price that they would pay."""
    if any(isinstance(move, Open | Bid) for _, move in entries):
        return True
    after = past.state
    for seat, move in entries:
        after = past.rules.step(after, seat, move)
    pairs = [(past.state.players[seat], after.players[seat]) for seat, _ in entries]
    return any(
        old > new
        for name in PRECIOUS[past.rules.INFO.slug]
        for had, has in pairs
        for old, new in zip(counts(had, name), counts(has, name), strict=True)
    )


def counts(player: Any, name: str) -> tuple[int, ...]:
    """How many of it, or of each kind, a player has."""
    found = getattr(player, name)
    return found if isinstance(found, tuple) else (found,)
