"""English that all games share."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core import name_seats
from rules.wording import addressed, counted, counted_in_words, in_words, win, with_article


def test_numbers_are_words_up_to_twelve() -> None:
    assert [in_words(number) for number in (-1, 0, 1, 12, 13)] == ["-1", "no", "one", "twelve", "13"]


def test_one_is_one_and_all_else_is_many() -> None:
    assert [counted(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [counted_in_words(number, "die", "dice") for number in (0, 1, 2)] == ["no dice", "one die", "two dice"]


@pytest.mark.parametrize("said", ["a 1", "a 7", "an 8", "a 10", "an 11", "an 18", "a 28", "an 80", "an emperor token"])
def test_an_article_goes_by_the_sound(said: str) -> None:
    _, _, word = said.partition(" ")
    assert with_article(word) == said


def test_one_is_addressed_and_others_are_named() -> None:
    assert [name_seats(addressed(1, reader), ("Ana", "Ben")) for reader in (0, 1, None)] == ["Ben", "You", "Ben"]


def test_who_wins_agrees_with_the_verb() -> None:
    assert [win(("Ana",)), win(("Ana", "Ben"))] == ["Ana wins", "Ana and Ben share the win"]


_CONSONANTS = r"colour|each|spend|face|_face\(|move\.(colour|spend)|member\.spends|COLOURS\[|self\.hired|noble_name\("
"""What stands behind an article in a text and never begins with a vowel, an eight or an eleven: colours, faces of dice,
performers and personnel to be hired, nobles but the emperor."""


def test_no_article_stands_before_what_may_begin_with_a_vowel() -> None:
    house = Path(__file__).parents[2]
    sources = [path for room in ("rules", "circus_tui") for path in (house / room).rglob("*.py")]
    assert len(sources) > 300
    found = [
        f"{path.relative_to(house)}: {line.strip()}"
        for path in sources
        for line in path.read_text().splitlines()
        if re.search(rf"(?<![-\w])a \{{(?!{_CONSONANTS})", line)
    ]
    assert not found, "with_article finds the right one"
