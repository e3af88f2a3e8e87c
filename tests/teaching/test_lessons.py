"""The laws of lessons, for every game: solved by their solutions, failed by their mistakes, short and legal."""

from __future__ import annotations

import re

import pytest

from circus_tui.drawing.paint import wrapped
from circus_tui.keyboard.spelling import spelled
from rules import GAMES
from rules.catalogue import infos
from rules.codec import decode_move, encode_move
from rules.core import CHANCE
from rules.scout.moves import Show
from rules.teaching import lessons_of
from rules.teaching.lesson import STARS, Lesson
from rules.teaching.run import Run, outcome
from rules.teaching.wants import Refused
from tests.lessons import coverage, solving, taught

CELLS = 56
"""Cells of a line of text in the smallest window."""

ASKED = (
    "accept|ask|beat|begin|bid|bring|build|buy|call|choose|decline|discard|draw|drop|end|flip|give|go|hire|hold|keep|let|make|"
    "move|offer|open|pass|pay|place|play|press|produce|put|refuse|return|roll|scout|settle|show|skip|stop|store|take|"
    "throw|try|turn|unblock|vote"
)
"""What a learner may be asked to do."""

CASES = [(slug, lesson) for slug in taught() for lesson in lessons_of(slug)]
every_lesson = pytest.mark.parametrize(("slug", "lesson"), CASES, ids=[f"{slug}-{each.name}" for slug, each in CASES])


@every_lesson
def test_the_solution_solves_it_with_all_stars(slug: str, lesson: Lesson) -> None:
    run = outcome(GAMES[slug], lesson, lesson.solution)
    assert run.solved, (run.number, run.step.text, run.slip)
    assert run.stars == STARS
    assert (run.slips, run.tries) == (0, 0)


@every_lesson
def test_every_mistake_is_answered_and_changes_nothing(slug: str, lesson: Lesson) -> None:
    for mistake in lesson.mistakes:
        before = outcome(GAMES[slug], lesson, mistake[:-1])
        after = before.attempt(mistake[-1])
        assert after.slip or after.tries > before.tries
        assert (after.history, after.number, after.solved) == (before.history, before.number, False)
        if isinstance(before.step.wants, Refused) and after.slip:
            assert after.stars == before.stars, "what is allowed costs nothing where something forbidden is to be tried"
        else:
            assert after.stars < STARS or after.tries == 1


@every_lesson
def test_a_mistake_or_a_hint_costs_a_star_and_no_more(slug: str, lesson: Lesson) -> None:
    begun = Run.begin(GAMES[slug], lesson)
    assert begun.step.hint
    assert begun.asked().asked().stars == STARS - 1
    assert begun.asked().hint


@every_lesson
def test_what_there_is_to_read_is_about_the_step_and_once_it_is_solved_about_the_lesson(
    slug: str, lesson: Lesson
) -> None:
    begun = Run.begin(GAMES[slug], lesson)
    assert begun.reading == GAMES[slug].reading(begun.state)
    assert outcome(GAMES[slug], lesson, lesson.solution).reading in lesson.rules


def test_a_try_that_is_refused_for_another_reason_is_not_the_one_asked_for() -> None:
    lesson = next(each for each in lessons_of("scout") if each.name == "beating")
    begun = Run.begin(GAMES["scout"], lesson)
    single = begun.attempt(Show(0, 1))
    assert (single.number, single.tries) == (0, 1)
    assert single.attempt(Show(1, 2)).number == 1


@every_lesson
def test_the_learner_is_to_act_until_it_is_solved(slug: str, lesson: Lesson) -> None:
    rules = GAMES[slug]
    for run in solving(rules, lesson):
        assert run.solved or run.waits or lesson.seat in rules.to_act(run.state)


@every_lesson
def test_no_text_is_longer_than_three_lines_of_the_smallest_window(slug: str, lesson: Lesson) -> None:
    assert len(lesson.goal) <= CELLS - 4
    assert len(lesson.title) <= 32
    for text in (lesson.done, *(step.text for step in lesson.steps)):
        assert 0 < len(wrapped(spelled(text, slug), CELLS)) <= 3, text
    for text in (words for step in lesson.steps for words in (step.hint, *(said for _, said in step.slips))):
        assert len(wrapped(spelled(text, slug), CELLS)) <= 3, text


@pytest.mark.parametrize("slug", taught())
def test_what_is_to_be_done_has_room_under_the_table_of_the_smallest_window(slug: str) -> None:
    for lesson in lessons_of(slug):
        for run in solving(GAMES[slug], lesson):
            assert len(spelled(run.brief, slug)) <= CELLS - 3, run.brief


@every_lesson
def test_the_last_sentence_of_every_step_says_what_to_do_and_stands_alone(slug: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        asked = step.text.rsplit(". ", 1)[-1].partition(":")[0]
        assert re.match(rf"(Now |Then |First |But first |If [a-z ]+, )?({ASKED})\b", asked, re.IGNORECASE), asked
        assert not re.search(r"\b(it|him|her|them|there)\b", asked), asked


@pytest.mark.parametrize("slug", taught())
def test_a_folded_task_says_as_much_as_there_is_room_for(slug: str) -> None:
    for lesson in lessons_of(slug):
        for run in solving(GAMES[slug], lesson):
            assert run.briefs[0] == run.step.text
            assert run.brief == run.briefs[-1]
            assert all(run.step.text.endswith(each) for each in run.briefs)
            assert sorted(run.briefs, key=len, reverse=True) == list(run.briefs)


@every_lesson
def test_a_lesson_is_made_of_moves_that_can_be_written_down(slug: str, lesson: Lesson) -> None:
    rules = GAMES[slug]
    written = [*lesson.solution, *(move for mistake in lesson.mistakes for move in mistake)]
    written += [move for step in lesson.steps for _, move in step.replies]
    for move in written:
        assert decode_move(rules, encode_move(move)) == move


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_catalogue_counts_the_lessons(slug: str) -> None:
    lessons = lessons_of(slug)
    assert infos()[slug].lessons == len(lessons)
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@pytest.mark.slow
@pytest.mark.parametrize("slug", taught())
def test_lessons_meet_every_kind_of_move_and_every_breakable_clause(slug: str) -> None:
    found = coverage(slug)
    assert found.all_kinds <= found.kinds, found.line
    assert found.breakable <= found.broken, found.line
    assert (8 if found.clauses > 10 else 1) <= found.lessons <= 14


@every_lesson
def test_the_clauses_that_are_broken_are_among_those_it_is_about(slug: str, lesson: Lesson) -> None:
    assert outcome(GAMES[slug], lesson, lesson.solution).met <= set(lesson.rules)


@every_lesson
def test_chance_falls_the_same_for_everybody(slug: str, lesson: Lesson) -> None:
    one, other = (outcome(GAMES[slug], lesson, lesson.solution) for _ in range(2))
    assert one.history.entries == other.history.entries
    assert all(entry.seat >= CHANCE for entry in one.history.entries)
