"""No term of a game is used in a lesson before it is shown: each has one that shows it, and stands in none before."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson

ROOT: Final = Path(__file__).parents[2]
SHOWN: Final[Mapping[str, Mapping[str, str]]] = {
    "scout": {
        r"sets?": "sets",
        r"runs?": "sets",
        r"scout(s|ed|ing)?": "scouting",
        r"chips?": "scouting",
        r"owner": "scouting",
        r"token": "both",
        r"S&S": "both",
        r"pass": "scouting",
    },
    "big_top": {
        r"posters?": "laying",
        r"piles?": "laying",
        r"(call|calls|called|calling)": "calling",
        r"chart": "calling",
        r"receipts?": "receipts",
    },
    "fan_tan": {
        r"posters?": "poster",
        r"piles?": "rows",
        r"peanuts?": "paying",
        r"pot": "paying",
        r"match": "paying",
        r"broke": "broke",
    },
    "circus_combat": {
        r"tricks?": "placing",
        r"stage": "placing",
        r"hand": "placing",
        r"pips?": "placing",
        r"red (one|die|dice|6)": "rerolling",
        r"left over": "left-over",
        r"queue": "taking",
        r"(settle|settled)": "settling",
        r"swap": "swapping",
        r"(roll its dice again|put back)": "only-red",
    },
    "colosseum": {
        r"programs?": "program",
        r"spectators?": "program",
        r"arena": "program",
        r"medals?": "twice",
        r"tokens?": "program",
        r"loge": "twice",
        r"assets?": "medals",
        r"lots?": "auction",
        r"trader": "trading",
        r"stars?": "answering",
        r"(noble|nobles|senator|consul)": "producing",
        r"best": "producing",
        r"resting space": "dice",
        r"jokers?": "paying",
        r"podium": "closing",
    },
    "drum_roll": {
        r"performers?": "first",
        r"cubes?": "first",
        r"markers?": "placing",
        r"prestige": "first",
        r"personnel": "limits",
        r"salar(y|ies)": "hiring",
        r"flipped": "moving",
        r"agent": "converting",
        r"outstanding": "show",
        r"trailers?": "benefits",
        r"unblock": "cards",
    },
}
"""Terms as patterns of whole words, each with the lesson that shows it."""


def said(lesson: Lesson) -> str:
    """All that a learner reads in a lesson, the names of moves with a capital left out: they stand on the screen."""
    texts = [lesson.goal, lesson.done]
    for step in lesson.steps:
        texts += [step.text, step.hint, *(words for _, words in step.slips)]
    return "\n".join(texts)


@pytest.mark.parametrize("slug", list(SHOWN))
def test_no_term_is_used_before_it_is_shown(slug: str) -> None:
    lessons = lessons_of(slug)
    places = {lesson.name: place for place, lesson in enumerate(lessons)}
    for term, name in SHOWN[slug].items():
        users = [place for place, each in enumerate(lessons) if re.search(rf"\b{term}\b", said(each), re.IGNORECASE)]
        assert users, term
        assert users[0] == places[name], (term, lessons[users[0]].name)


OTHER_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "colosseum": {r"extra[- ]actions?": "additional action", r"stalls?": "market", r"(a|◎) rest": "resting space"},
}
"""What a thing of a game is not called, with its name: screens, lessons, rules and log call it the same."""


def spoken(path: Path) -> Iterator[str]:
    """The sentences in a file of a game's room: texts of several words, but no docstrings."""
    if path.suffix == ".md":
        yield path.read_text()
        return
    nodes = list(ast.walk(ast.parse(path.read_text())))
    loose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in loose]
    yield from (text for text in texts if isinstance(text, str) and " " in text.strip())


@pytest.mark.parametrize("slug", list(OTHER_NAMES))
def test_nothing_has_two_names(slug: str) -> None:
    paths = [path for place in ("rules", "circus_tui") for path in ROOT.joinpath(place).rglob("*.*")]
    told = {path: path.read_text() for path in paths if slug in str(path) and path.suffix in (".py", ".md")}
    assert len(told) > 20
    for other, name in OTHER_NAMES[slug].items():
        said = re.compile(rf"\b{other}\b", re.IGNORECASE)
        for file in (file for file, text in told.items() if said.search(text)):
            assert not [text for text in spoken(file) if said.search(text)], (name, file)
