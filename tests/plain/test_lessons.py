"""Lessons line by line: each can be taken from what is heard alone, without a key of the screen."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest

from circus_tui.learning.drilling import Drilling
from circus_tui.learning.progress import Progress, profile_of
from circus_tui.learning.repetition import TABLE_READY
from circus_tui.learning.table import LessonTable
from circus_tui.plain import commands
from circus_tui.plain.console import Console, Left
from circus_tui.plain.drill import drill
from circus_tui.plain.lesson import PlainLesson, Solved, spoken
from circus_tui.storage.store import Store
from circus_tui.tables.wishes import Learn
from rules import GAMES
from rules.teaching import lessons_of
from rules.teaching.run import wanted
from tests.plain.test_words import told

_KEYS = re.compile(r"\b(press|enter|arrows?|tab|backspace|keys?)\b", re.IGNORECASE)
_MOST = 60


class Learner(io.StringIO):
    """Both ends of a console: types what the hint would say."""

    lesson: PlainLesson
    typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        if self.typed > _MOST:
            return ""
        if self.lesson.pause:
            return "\n"
        move = wanted(self.lesson.run)
        assert move is not None
        return f"{self.lesson.typed(move)}\n"


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_lesson_is_solved_by_typing_what_its_hints_say(slug: str, store: Store) -> None:
    for number, lesson in enumerate(lessons_of(slug), start=1):
        learner = Learner()
        learner.lesson = PlainLesson(
            LessonTable(store, GAMES[slug], lesson, number), Console(learner, learner, ascii_only=True)
        )
        learner.lesson.begin()
        with pytest.raises(Solved):
            commands.play(learner.lesson)
        said = learner.getvalue()
        assert "Solved: 3 stars of 3." in said, lesson.name
        assert not re.search(r"[^\n -~]", said)
        for step in lesson.steps:
            assert spoken(step.text, slug)[:40] in said.replace("\u2019", "'") or not spoken(step.text, slug).isascii()


@pytest.mark.parametrize("slug", list(GAMES))
def test_no_key_is_named_where_there_are_none(slug: str) -> None:
    for lesson in lessons_of(slug):
        slips = (words for step in lesson.steps for _, words in step.slips)
        for text in (lesson.goal, *lesson.texts, *slips):
            assert not _KEYS.search(spoken(text, slug)), text
            assert not re.search(r":[.,]|\s[.,;:]|[: ] ?\b[b-z]\.|\[|[^.!?:]$", spoken(text, slug)), spoken(text, slug)


@pytest.mark.parametrize(
    ("slug", "number", "words"),
    [
        ("scout", 1, "Hold the hand with three 6s upwards. Type: turn the whole hand\n"),
        ("scout", 2, "Try 4-6. Type: show cards 1 to 2\n"),
        ("scout", 7, "Try to scout. Type: scout left as it is 1\n"),
        ("big_top", 2, "Call the Animals dark 4. Type: call Animals dark 4\n"),
        ("circus_combat", 9, "Choose two tricks.\n"),
        ("fan_tan", 1, "Try the Sideshow light 2. Type: play Sideshow light 2\n"),
    ],
)
def test_where_the_screen_has_a_key_it_is_said_what_to_type(slug: str, number: int, words: str, tmp_path: Path) -> None:
    assert words in told(tmp_path, Learn(slug, number), "Ana", "quit", "quit")


def test_a_lesson_is_chosen_missed_asked_about_and_begun_again(tmp_path: Path) -> None:
    said = told(tmp_path, Learn(), "Ana", "scout", "", "1", "hint", "again", "turn", "6-6-6", "quit", "quit")
    assert "Who learns? A name, by which your progress is kept." in said
    assert "1. SCOUT: 0 of 12 lessons solved." in said
    assert "Type a number, or press Enter for Turn the hand." in said
    assert "As dealt it is 3-5-8-1-9: nothing goes together." in said
    assert "> Type: turn the whole hand\n" in said
    assert said.count("Step 1 of 2. Each card has a number at both ends; the upper one counts.") == 2
    assert "Solved: 3 stars of 3." in said
    exact = told(tmp_path, Learn("scout", 3), "show 4-5", "1", "quit", "quit")
    assert "Which?\n1. show 4-5 (cards 2 to 3)\n2. show 8-8 (cards 4 to 5)\n" in exact
    assert "Step 2 of" in exact
    again = told(tmp_path, Learn("scout", 1), "turn", "show 1-3", "", "quit", "", "quit", "quit")
    assert "What Ana learns is kept." in again
    assert "Solved: 3 stars of 3. Enter: the next lesson; again; quit." in again
    assert "Lesson 2 of 12.\nWhat may be shown." in again
    assert "1. Turn the hand: solved, 3 stars.\n" in again
    assert again.endswith("> Goodbye.\n")
    assert Progress(tmp_path).learnt("Ana")["scout"].stars == {"turning": 3}


def test_help_is_no_name_and_somebody_else_may_learn(tmp_path: Path) -> None:
    typed = ["help", "Ana", "help", "scout", "7-7-7", "goal", "quit", "learner Ben", "help", "quit", "quit"]
    said = told(tmp_path, Learn("scout", 7), *typed)
    assert "> Type a name, or press Enter to learn without one." in said
    assert "\nhint: what the computer" not in said
    assert said.count("hint: what to type; it costs a star.") == 2
    assert "Solved: " in said
    assert "Step 3 of 2" not in said
    assert "> What Ben learns is kept." in said
    assert "> Type the number of what you want to learn, or its words. `learner` and a name" in said
    store = Store(tmp_path)
    assert profile_of(store) == "Ben"
    for lesson in lessons_of("scout"):
        Progress(tmp_path).solved("Ben", "scout", lesson.name, 3, ())
    store.close()
    assert "or press Enter for Quick questions." in told(tmp_path, Learn("scout", 1), "quit", "quit")


def test_a_rule_that_is_met_on_purpose_is_a_step_and_so_it_is_by_asking_why(tmp_path: Path) -> None:
    said = told(tmp_path, Learn("scout", 2), "Ana", "why show 1-2", "quit", "quit")
    assert "Rule 3.1, What a set is." in said
    assert "Step 2 of" in said


def test_twelve_right_answers_to_quick_questions_make_somebody_ready(store: Store) -> None:
    class Knowing(io.StringIO):
        """Both ends of a console: wrong once, then right, by number and in words."""

        typed = 0

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            self.typed += 1
            question, right = drilling.question, drilling.question.answer
            if self.typed > TABLE_READY + 1:
                return "quit\n"
            if self.typed == 1:
                return f"{1 + (right + 1) % len(question.answers)}\n"
            return f"{right + 1}\n"

    drilling, console = Drilling("scout", rng=Random(3), clock=lambda: 0.0), Knowing()
    with pytest.raises(Left):
        drill(store, Console(console, console), drilling)
    said = console.getvalue()
    assert said.count("> No: ") == 1
    assert said.count("> Right. ") == TABLE_READY
    assert "12 in a row.\nYou are ready for the table.\n" in said
    assert Progress(store.folder).learnt("")["scout"].ready
