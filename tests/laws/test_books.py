"""The laws of books: each clause is tested and explained, and a golden playthrough reads as it always did."""

from __future__ import annotations

import re
from importlib import resources

from circus_tui.command_line.reach import refusing
from rules import GAMES
from rules.scout.clauses import Clause
from rules.wording import in_words
from tests.clauses import carried_out, checked
from tests.laws.cases import Case, every_case, every_game
from tests.playthrough import playthrough, playthrough_file
from tests.specimens import Specimen

ORDINALS = ("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
NUMBERS = {in_words(number): number for number in range(13)} | {"forty": 40}
NUMBERS |= {word: number for number, word in enumerate(ORDINALS, start=3)}


@every_game
def test_every_clause_is_named_by_a_test(game: Specimen) -> None:
    tests = checked(game)
    assert [clause.anchor for clause in game.rules.CLAUSES if not tests[clause]] == []


@every_game
def test_every_clause_is_named_where_it_is_carried_out(game: Specimen) -> None:
    places = carried_out(game)
    assert [clause.anchor for clause in game.rules.CLAUSES if not places[clause]] == []


def test_a_clause_that_only_says_what_happens_is_told_from_one_that_refuses() -> None:
    reasons = set(refusing(GAMES["scout"]))
    assert {clause for clause in Clause if clause not in reasons} == {
        Clause.CARDS,
        Clause.ORDER,
        Clause.OUT,
        Clause.UNBEATEN,
        Clause.SCORE,
        Clause.MATCH,
        Clause.TWO_TURNS,
        Clause.TWO_END,
    }


@every_game
def test_the_rulebook_has_a_heading_for_each_clause_in_order(game: Specimen) -> None:
    book = resources.files(f"rules.{game.slug}").joinpath("rulebook.md").read_text()
    headings = [line.lstrip("# ") for line in book.splitlines() if line.startswith("#") and "§" in line]
    assert headings == [clause.anchor for clause in game.rules.CLAUSES]


@every_game
def test_the_rulebook_has_every_number_of_its_clauses(game: Specimen) -> None:
    """A clause takes its figures from the code, and the book is held to the clause."""
    book = resources.files(f"rules.{game.slug}").joinpath("rulebook.md").read_text()
    sections = {part.partition("\n")[0]: part for part in re.split("^#+ (?=§)", book, flags=re.MULTILINE)}
    for clause in game.rules.CLAUSES:
        assert figures(clause.text) <= figures(sections[clause.anchor]), clause.anchor


def figures(text: str) -> set[int]:
    """Every number above one in a text, in figures or in words."""
    words = re.findall("[a-z]+|[0-9]+", text.lower())
    return {int(word) if word.isdigit() else NUMBERS.get(word, 0) for word in words} - {0, 1}


@every_game
def test_clauses_are_numbered_once_and_worded_as_sentences(game: Specimen) -> None:
    clauses = list(game.rules.CLAUSES)
    assert len({clause.number for clause in clauses}) == len(clauses)
    assert all(clause.text.endswith(".") for clause in clauses)


@every_case
def test_the_golden_playthrough(case: Case) -> None:
    if case.form:
        return
    assert (
        playthrough(case.specimen, case.seats).splitlines()
        == playthrough_file(case.specimen, case.seats).read_text().splitlines()
    )


def test_a_game_is_found_by_its_slug_and_nothing_else() -> None:
    assert [GAMES[slug].INFO.slug for slug in GAMES] == list(GAMES)
    assert "os" not in GAMES
