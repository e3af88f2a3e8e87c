"""Keys of any keyboard: both cases of a letter are one key, and a key that means nothing is answered."""

from __future__ import annotations

import re
from contextvars import copy_context
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from types import ModuleType

import pytest

import circus_tui.screens
from circus_tui.bots.advice import Hint
from circus_tui.keyboard import keys
from circus_tui.keyboard.keymap import Changes, Meant, applied_to, conflict, meant, within
from circus_tui.keyboard.keys import Action, action, by_key, collected, folded, with_common
from circus_tui.keyboard.rooms import COMMON, own_of, room_of, scopes
from circus_tui.keyboard.spelling import ask, key, spelled
from circus_tui.screens.table import TableScreen
from circus_tui.settings import path_of
from rules import GAMES
from rules.core import CHANCE
from rules.teaching import lessons_of
from tests.laws.cases import Case
from tests.shell.player import Player, run, sitting
from tests.shell.positions import CASES, decisions, every_table, pasts, states, wander
from tests.shell.stage import Stage
from tests.shell.test_screens import on_stage

SCOUT = sitting("scout", "Ana", "Ben", start="fixed")


def test_no_action_is_on_a_capital_alone() -> None:
    modules = walk_packages(circus_tui.screens.__path__, "circus_tui.screens.")
    actions = collected(keys, *(import_module(module.name) for module in modules))
    assert len(actions) > 50
    assert [each.name for each in actions for key in each.keys if folded(key) != key] == []


FIRST = action("first", "a b", "a", "one", "Do the first.")
SECOND = action("second", "b c", "c", "two", "Do the second.", words="number two", also=(FIRST,), beside=(keys.LEFT,))


def test_an_action_has_keys_of_its_own_and_lent_ones_each_once() -> None:
    assert (
        Action("second", ("b", "c", "a"), "c", "two", "Do the second.", "number two", (FIRST,), beside=(keys.LEFT,))
        == SECOND
    )
    assert SECOND.own == ("c",)
    assert (FIRST.own, FIRST.also, FIRST.beside) == (("a", "b"), (), ())
    assert (FIRST.described, SECOND.described) == ("one", "number two")
    assert action("first", "a b", "a", "one", "Do the first.") == FIRST
    lent = action("third", "d", "d", "three", "Do it.", also=(FIRST,), beside=(keys.LEFT,))
    assert lent == Action("third", ("d", "a", "b"), "d", "three", "Do it.", "", (FIRST,), (keys.LEFT,))


def test_actions_are_found_alone_and_in_tuples_and_each_once() -> None:
    room = ModuleType("room")
    vars(room).update(alone=FIRST, several=(SECOND, FIRST, "no action"), other=5)
    assert collected(room, room) == (FIRST, SECOND)


def test_of_two_actions_that_want_a_key_the_first_has_it() -> None:
    assert by_key([FIRST, SECOND]) == {"a": FIRST, "b": FIRST, "c": SECOND}


def test_what_a_decision_wants_a_key_for_is_not_offered_as_what_every_game_does() -> None:
    other = action("other", "c d", "d", "three", "Do the third.")
    free = action("free", "e", "e", "four", "Do the fourth.")
    assert with_common(iter([FIRST]), iter([SECOND, other, free])) == (FIRST, other, free)
    assert with_common([FIRST, other], [SECOND, free]) == (FIRST, other, free)
    assert with_common([free]) == (free, *keys.COMMON)


@pytest.mark.parametrize(
    ("key", "other"),
    [
        ("A", "a"),
        ("shift+a", "a"),
        ("Ж", "ж"),
        ("a", "a"),
        ("shift+up", "shift+up"),
        ("F1", "F1"),
        ("ctrl+l", "ctrl+l"),
    ],
)
def test_a_capital_is_the_small_letter(key: str, other: str) -> None:
    assert folded(key) == other


@pytest.mark.slow
def test_with_caps_lock_the_whole_game_can_be_played(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "keep your hand" in await at.press("A")
        assert "► Turn the whole hand" in await at.press("T")
        assert "the log" in await at.press("L")
        assert "keep your hand" in await at.press("Q")
        assert "Pass the keyboard to" in await at.press("X")
        assert "New game" in await at.press("Q")

    run(tmp_path, play, SCOUT)


@pytest.mark.slow
def test_a_key_that_means_nothing_is_answered_on_every_screen(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        for lift in ("", "a"):
            if lift:
                await at.tap(lift)
            assert "? lists the keys" in await at.press("ф")
            assert "? lists the keys" in await at.press("f12")
        table = at.app.screen
        assert isinstance(table, TableScreen)
        table.session.adviser.hint = Hint(0, table.session.view, (), is_final=True)
        table.follow()
        assert "The computer would" in await at.seen()
        assert "? lists the keys" in await at.press("ы")
        await at.tap("l")
        assert "? lists the keys" in await at.press("ф")
        await at.tap("q", "question_mark")
        assert "the keys are below" in await at.press("ф")
        await at.tap("escape", "q")
        assert "? lists the keys" not in at.text
        assert "? lists the keys" in await at.press("ы")
        assert "? lists the keys" not in await at.press("down")
        await at.tap("b")
        assert "keys" in await at.press("ы")

    run(tmp_path, play, SCOUT)


@pytest.mark.slow
def test_a_question_stays_asked_whatever_else_is_pressed(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a", "t", "enter")
        assert "y / n" in await at.press("u")
        assert "y / n" in await at.press("ф")
        assert "y / n" not in await at.press("N")

    run(tmp_path, play, SCOUT)


@pytest.mark.slow
def test_what_is_typed_into_a_line_keeps_its_capitals(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("enter")
        at.app.screen.query_one("#name-0").focus()
        await at.pilot.press(*"Öd", "space", "Q")
        assert "Öd Q" in at.text

    run(tmp_path, play)


CHANGED = {name: (f"f{number}",) for number, name in enumerate(COMMON, 5)}
OLD = re.compile(r"\bEnter\b|⏎|\besc\b|←→|↑↓|←↑|[▸ ][lwuxq]: | [wuxq]  \w|press [wu]\b")
"""Usual keys as sentences and the key bar name them; what is not in the list of keys stays on its own."""

LETTER = re.compile(r"(?<![\w'*/[-])[b-z](?![\w'\]-])")
"""A letter that stands alone in a sentence: the name of a key."""
LETTER_ON_SCREEN = re.compile(r"(?<![\w'*/-])[b-z](?:(?: {1,2}|: )(?=[a-z]{2})| or |\))")
"""The same on a screen, where letters stand for other things, too: with words behind it."""

IN_WORDS = re.compile(r"\b(Enter|esc|Esc)\b|[⏎←]|\b(Right|Left|Up|Down) (goes|back|sets|once)|with (Right|Left)\b")
"""A key named by what is printed on it, or an arrow by where it points."""

ONE_OF_EACH = tuple({case.specimen.slug: case for case in CASES}.values())


@pytest.mark.slow
@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_no_sentence_names_a_key_that_its_action_is_no_longer_on(case: Case, tmp_path: Path, *, long: bool) -> None:
    slug = case.specimen.slug
    changed = CHANGED | {name: (f"f{number}",) for number, name in enumerate(own_of(slug), 5 + len(CHANGED))}
    lines = (f'"{name}" = "{on[0]}"' for name, on in changed.items())
    path_of(tmp_path).write_text("\n".join(["[keys]", *lines]))

    async def play(stage: Stage) -> None:
        assert stage.app.settings.keys == changed
        ask(lambda: stage.app.settings.keys)
        seen = set()
        for size in ((120, 36), (60, 20)):
            await stage.pilot.resize_terminal(*size)
            for history in pasts(case, 8 if long else 3):
                for seat in case.rules.to_act(history.state) - {CHANCE}:
                    await stage.show(history, seat)
                    decision = stage.screen.session.decision
                    assert decision is not None
                    offered = {f"{slug}.{each.name}" for each in decision.actions}
                    for name in ("", *sorted(offered & own_of(slug).keys())):
                        if name:
                            await stage.show(history, seat)
                            stage.app.simulate_key(changed[name][0])
                            await stage.settle()
                        shown = stage.text()
                        found = [
                            each for each in shown.splitlines() if OLD.search(each) or LETTER_ON_SCREEN.search(each)
                        ]
                        assert not found, found
                        seen.add("F9" in shown)
        assert True in seen

    on_stage(case, tmp_path, (120, 36), play)


def test_every_sentence_of_a_lesson_names_the_keys_as_they_are() -> None:
    steps = [step for slug in GAMES for lesson in lessons_of(slug) for step in lesson.steps]
    spoken = [text for step in steps for text in (step.text, step.hint)]
    assert sum("[confirm]" in text for text in spoken) > 50
    assert not [text for text in spoken if IN_WORDS.search(text) or LETTER.search(text)]
    assert spelled("Choose, then [confirm]; [left] or [x].") == "Choose, then Enter; ← or [x]."

    def changed() -> str:
        ask(lambda: {"confirm": ("f6",), "left": ("f7",), "scout.scout": ("f8",)})
        return spelled("Choose with [scout], then [confirm].", "scout") + key("left", "right")

    assert copy_context().run(changed) == "Choose with F8, then F6.F7 →"
    assert key("confirm") == "Enter"


def test_every_key_that_a_lesson_names_is_there() -> None:
    for slug in GAMES:
        for lesson in lessons_of(slug):
            hints = (step.hint for step in lesson.steps)
            said = (words for step in lesson.steps for _, words in step.slips)
            for text in (*lesson.texts, *hints, *said):
                assert not re.search(r"\[[a-z]", spelled(text, slug)), text


@every_table
def test_what_a_game_offers_at_once_is_known_to_be_on_different_keys(case: Case) -> None:
    """Only so are all conflicts named: two actions of which one can be pressed beside the other share a part."""
    slug, rng = case.specimen.slug, Random(3)
    room = room_of(slug)
    parts = () if room is None else [{each.name for each in part} for part in room.parts]
    own = {name.partition(".")[2] for name in own_of(slug)}
    assert room is None or room.title == case.rules.INFO.title
    for state in states(case, 20, seed=2):
        for opened in decisions(case, state):
            for decision in wander(opened, rng, 8):
                offered = {each.name for each in decision.actions} & own
                assert not offered or any(offered <= part for part in parts), offered


def test_an_action_of_a_game_is_on_its_new_key_and_on_its_old_one_no_more() -> None:
    for scope in scopes():
        for name, usual in own_of(scope).items():
            changes = {name: ("f12",)}
            here = within(changes, scope)
            now = applied_to(usual, here)
            assert (now.own, conflict(changes, name)) == (("f12",), "")
            assert meant("f12", (usual,), here) == Meant(usual)
            assert all(meant(old, (usual,), here) == Meant(None) for old in usual.own)
            assert copy_context().run(_key_of, changes, name) == "F12"


def _key_of(changes: Changes, name: str) -> str:
    ask(lambda: changes)
    return key(name)
