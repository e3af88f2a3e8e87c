"""No term of a game is used in a lesson before it is shown: each has one that shows it, and stands in none before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from rules.teaching import lessons_of
from rules.teaching.lesson import Lesson

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
