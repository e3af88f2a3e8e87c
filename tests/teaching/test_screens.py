"""Lessons and school on the screen: played with keys in every window, kept, and no more than there is room for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from circus_tui.keyboard.spelling import spelled
from circus_tui.learning.progress import Progress
from circus_tui.screens.covering import decided_on
from circus_tui.screens.lesson import LessonSession, sit_down
from circus_tui.screens.school import LessonsScreen, SchoolScreen
from circus_tui.screens.table import TableScreen
from circus_tui.widgets.task import Task, TaskPanel, wrapped
from rules import GAMES
from rules.teaching import lessons_of
from rules.teaching.example import run_at
from rules.teaching.lesson import Lesson
from rules.teaching.run import TRY
from tests.lessons import taught
from tests.shell.player import Player, run
from tests.shell.test_screens import KNOWN

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (120, 36))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def check_task(at: Player) -> None:
    """The whole task is seen, inside the window, and does not lie over the cursor."""
    screen = at.app.screen
    assert isinstance(screen, TableScreen)
    panel = screen.query_one(TaskPanel)
    rows = range(panel.region.y, panel.region.bottom)
    assert not [row for each in decided_on(screen._tables) for row in each.cursor_rows if row in rows]
    zone = panel._zone
    assert zone is not None
    assert isinstance(zone.value, Task)
    assert at.app.screen.region.contains_region(panel.region)
    assert len(wrapped(zone.value, panel.size.width)) <= panel.size.height


@every_size
def test_a_lesson_from_the_lobby_to_the_next_one(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        assert "Learn to play" in at.text
        assert "SCOUT" in await at.press("up", "enter")
        assert isinstance(at.app.screen, SchoolScreen)
        listed = await at.press("enter")
        assert "Beat the active set" in listed
        assert ("Beat Ben's two 4s" in listed) == (size == (120, 36))
        assert TRY in await at.press("down", "down", "enter")
        check_task(at)
        assert "Try 4-5" in " ".join(at.text.split())
        assert "does not beat 4-4" in await at.press("right", "right_square_bracket", "enter")
        check_task(at)
        assert "Solved ★★★" in await at.press("tab", "tab", "enter")
        check_task(at)
        assert "lesson" in at.text
        await at.tap("enter")
        assert isinstance(at.app._session, LessonSession)
        assert at.app._session.number == 3
        await at.tap("q")
        assert isinstance(at.app.screen, LessonsScreen)
        assert "★★★" in at.text
        await at.tap("q")
        assert "1 of 12" in at.text
        assert "New game" in await at.press("q")

    run(tmp_path, play, size=size)


@every_size
def test_a_move_that_is_allowed_but_not_asked_for_is_answered(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("scout", 8)
        await at.tap()
        text = " ".join((await at.press("enter")).replace("┃", " ").split())
        assert "✗ Allowed, but a card is left in your hand, and the round goes on." in text
        check_task(at)
        assert "Hint: 6-7 is a run: add the 7 with ]" in await at.press("i")
        check_task(at)
        assert "★☆☆" in at.text
        folded = await at.press("h")
        assert "Your task" not in folded
        assert isinstance(at.app._session, LessonSession)
        assert "Show both of your cards." in folded
        assert "★★★" in await at.press("z")
        await at.tap("right_square_bracket", "enter")
        assert "Solved ★★★" in at.text

    run(tmp_path, play, size=size)


def test_the_rulebook_opens_at_what_a_solved_lesson_was_about(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("circus_combat", 7)
        await at.tap()
        assert "Solved ★★★" in await at.press("2")
        assert "§ 5.5 Tricks of one colour" in await at.press("k")

    run(tmp_path, play)


@every_size
def test_a_try_is_called_one_and_what_others_did_meanwhile_is_told(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("fan_tan", 2)
        await at.pilot.pause()
        assert TRY in at.text
        assert "Not yet: first make the try, and see why not." in " ".join((await at.press("enter")).split())
        assert "★★★" in at.text, "what is allowed costs nothing where a try is asked for"
        shown = await at.press("end", "enter")
        assert TRY not in shown
        assert "Lay two Animals: the dark 1, then the light 3." in shown
        told = " ".join((await at.press("home", "enter")).split())
        assert "B Ben plays Animals light 2." in told
        assert "C Cleo plays the Clowns Poster." in told
        assert ("Last: B Ben plays Animals light 2." in await at.press("right")) == (size == (120, 36))

    run(tmp_path, play, size=size)


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_what_is_asked_once_is_read_in_front_of_a_folded_task(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("colosseum", 13)
        await at.pilot.pause()
        task = "invest, bid, trade"
        assert task in await at.press("down")
        asked = await at.press("d")
        assert "d again" in asked
        assert task not in asked
        assert task in await at.press("up")

    run(tmp_path, play, size=size)


def test_the_next_step_does_not_lie_over_what_it_is_about(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("scout", 0)
        await at.tap()
        beside = read_beside(at, await at.press("t", "enter"))
        assert "step 2 of 2" in at.text
        assert "━▲━" in beside, "the card that is marked"
        check_task(at)

    run(tmp_path, play, size=(60, 20))


def test_what_a_hint_costs_is_said_until_it_has_been_paid(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("big_top", 0)
        await at.pilot.pause()
        assert "i: hint, costs a star" in at.text
        shown = await at.press("i")
        assert "★★☆" in shown
        assert "costs a star" not in shown

    run(tmp_path, play)


@every_size
def test_where_one_is_to_choose_enter_alone_solves_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    choices = {
        slug: [number for number, each in enumerate(lessons_of(slug)) if each.steps[0].chooses] for slug in GAMES
    }
    assert any(choices.values())

    async def play(at: Player) -> None:
        for slug, numbers in choices.items():
            at.app.learn(slug, 0)
            await at.tap()
            for number in numbers:
                take_up(at, number)
                assert "✓" in await at.seen(), "the cursor stands on what can be done"
                assert "Solved" not in await at.press("enter")
            at.app.leave_game()
            await at.tap()

    run(tmp_path, play, size=size)


@pytest.mark.parametrize("slug", taught())
@every_size
def test_every_lesson_has_room_and_shows_known_signs(slug: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn(slug, 0)
        await at.tap()
        for number in range(len(lessons_of(slug))):
            take_up(at, number)
            await at.tap()
            check_task(at)
            shown = await at.press("i")
            check_task(at)
            assert {char for char in shown if not char.isascii()} <= KNOWN

    run(tmp_path, play, size=size)


def take_up(at: Player, number: int, deeds: int = 0) -> None:
    """Take another lesson of the game, or step of it, on the screens that are there."""
    before = at.app._session
    assert isinstance(before, LessonSession)
    session = sit_down(at.app.store, before.slug, number, at.app.guard, deeds)
    if len(session.table.players) != len(before.table.players):
        at.app.leave_game()
        at.app.learn(before.slug, number, deeds)
        return
    at.app._session = session
    for part in at.app._parts.values():
        if isinstance(part, TableScreen):
            part.session, part.table, part._told = session, session.table, None
    screen = at.app.screen
    assert isinstance(screen, TableScreen)
    screen.follow()


@pytest.mark.parametrize("slug", taught())
@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_whatever_a_task_calls_by_its_name_is_in_sight_beside_it(
    slug: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def play(at: Player) -> None:
        at.app.learn(slug, 0)
        await at.tap()
        for number, lesson in enumerate(lessons_of(slug)):
            for deeds, told in steps_that_name(slug, lesson):
                take_up(at, number, deeds)
                beside = read_beside(at, await at.seen())
                bare = read_beside(at, await at.press("h"))
                named = {name for name in told if name in bare}
                assert all(name in beside for name in named), (number + 1, deeds, named)

    run(tmp_path, play, size=size)


def steps_that_name(slug: str, lesson: Lesson) -> Iterator[tuple[int, set[str]]]:
    """After how much of a solution a step begins whose task calls something by its name, and what it names."""
    last = -1
    for deeds in range(len(lesson.solution)):
        told = run_at(GAMES[slug], lesson, deeds)
        found = names(spelled(told.text, slug))
        if told.number > last and not told.waits:
            last = told.number
            if found:
                yield deeds, found


def names(text: str) -> set[str]:
    """What has a capital although no sentence begins with it."""
    sentences = (re.findall(r"[\w'-]+", each) for each in re.split(r"(?<=[.:?!]) ", text))
    return {word for words in sentences for word in words[1:] if word[0].isupper() and len(word) > 2} - {"Enter"}


def read_beside(at: Player, shown: str) -> str:
    """What the table shows where no task lies over it."""
    over, rows = at.app.screen.query_one(TaskPanel).region, shown.splitlines()
    return "\n".join(line for y, line in enumerate(rows[:-3]) if y not in range(over.y, over.bottom))


def test_progress_is_kept_by_person_and_stars_are_never_lost(tmp_path: Path) -> None:
    kept = Progress(tmp_path)
    assert kept.learnt("") == {}
    kept.begun("", "scout", "sets")
    kept.solved("", "scout", "sets", 3, {"3.1"})
    kept.solved("", "scout", "sets", 1, {"3.1"})
    kept.solved("Zoë", "scout", "beating", 2, {"3.2"})
    learnt = Progress(tmp_path).learnt("")["scout"]
    assert learnt.stars == {"sets": 3}
    assert learnt.clauses == {"3.1"}
    assert learnt.last == "sets"
    assert Progress(tmp_path).learnt("Zoë")["scout"].stars == {"beating": 2}


def test_who_learns_is_asked_and_remembered(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        Progress(tmp_path).solved("", "scout", "sets", 3, {"3.1"})
        at.app.open_school()
        await at.tap()
        assert "1 of 12" in at.text
        await at.tap("p", *"Zoe", "enter")
        assert "Zoe" in at.text
        assert "0 of 12" in at.text

    run(tmp_path, play)


def test_it_is_said_what_comes_next_and_what_was_explained_is_put_away(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        lessons, kept = lessons_of("scout"), Progress(tmp_path)
        at.app.open_school("scout")
        await at.tap()
        assert "You win by collecting cards and chips" in at.text
        places = [lesson.name for lesson in lessons]
        at.app.learn("scout", places.index("out"), deeds=1)
        await at.tap()
        assert "Enter: the next lesson, A set that nobody beats." in at.text
        assert "deal round" not in at.text
        await at.tap("q")
        at.app.learn("scout", places.index("two"), deeds=1)
        await at.tap()
        assert "It is allowed." in await at.press("tab", "w")
        assert "What now" not in await at.press("f9")
        assert "does nothing here" not in at.text
        assert "does nothing here" in await at.press("f9")
        await at.tap("q")
        for name in places:
            kept.solved("", "scout", name, 3, set())
        at.app.learn("scout", len(lessons) - 1, deeds=len(lessons[-1].solution))
        await at.tap()
        assert "Enter: back to the lessons." in at.text
        await at.tap("enter")
        assert isinstance(at.app.screen, LessonsScreen)
        assert "Next come quick questions (d): twelve right in a row" in at.text

    run(tmp_path, play)


def test_nothing_of_a_lesson_is_a_saved_game(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        at.app.learn("scout", 8)
        await at.tap()
        await at.tap("right_square_bracket", "enter", "q")
        assert at.app.store.matches() == ()
        assert "Continue" not in at.text

    run(tmp_path, play)
