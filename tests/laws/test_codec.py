"""The laws of forms: what comes back is what was given, and all else is refused in words that say what and where."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, ClassVar, Literal

import attrs
import pytest

from rules import codec
from rules.codec import BadForm, Formed, decode_move, decode_options, encode_move, encode_options
from rules.scout.pieces import Card
from tests.laws.cases import Case, every_case

MOST = 10**9


@pytest.fixture(autouse=True)
def read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with nothing that has been found out about any class before."""
    monkeypatch.setattr(codec, "_CONVERTER", codec._converter())


@attrs.frozen
class Book(Formed):
    """A value that reads itself."""

    title: str

    @classmethod
    def read(cls, form: object) -> Book:
        if not isinstance(form, dict):
            raise BadForm("this is no book")
        return cls(form["title"])

    @property
    def form(self) -> dict[str, object]:
        return {"title": self.title}


@attrs.frozen
class Sample:
    """A move, or options, with a field of every kind there is."""

    kind: ClassVar[str] = "sample"
    must: int
    flag: bool = True
    text: str = ""
    word: Literal["left", "right"] = "left"
    digit: Literal[1, 2] = 1
    row: tuple[int, ...] = ()
    pair: tuple[int, int] = (0, 0)
    hands: tuple[tuple[Card, ...], ...] = ()
    card: Card | None = None
    limit: int | Literal["players", "bank"] | None = None
    book: Book = Book("")


@attrs.frozen
class Other:
    """Another move, which holds nothing."""

    kind: ClassVar[str] = "other"


RULES: Any = SimpleNamespace(MOVES=(Other, Sample), Options=Sample)

GOOD: tuple[dict[str, Any], ...] = (
    {"must": 0},
    {"must": MOST, "flag": False, "text": "x" * 60, "word": "right", "digit": 2},
    {"must": -MOST, "row": [1] * 500, "pair": [2, 1], "hands": [["1/2", "3/2"], [], ["10/9"]]},
    {"must": 1, "card": "4/3", "limit": 3},
    {"must": 1, "limit": "players", "book": {"title": "Night Circus"}},
)

BAD: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "'must' is missing (in must)"),
    ({"must": True}, "True should be a whole number (in must)"),
    ({"must": 1.0}, "1.0 should be a whole number (in must)"),
    ({"must": MOST + 1}, "1000000001 is too large (in must)"),
    ({"must": -MOST - 1}, "-1000000001 is too large (in must)"),
    ({"must": 1, "flag": 1}, "1 should be true or false (in flag)"),
    ({"must": 1, "text": 5}, "5 should be a text (in text)"),
    ({"must": 1, "text": "a\n"}, r"'a\n' should be a short text of printable letters (in text)"),
    ({"must": 1, "text": "x" * 61}, f"'{'x' * 56}... should be a short text of printable letters (in text)"),
    ({"must": 1, "word": "up"}, "'up' should be one of left, right (in word)"),
    ({"must": 1, "digit": True}, "True should be one of 1, 2 (in digit)"),
    ({"must": 1, "row": 5}, "5 should be a list (in row)"),
    ({"must": 1, "row": [0, "x"]}, "'x' should be a whole number (in row)"),
    ({"must": 1, "row": [1] * 501}, "a list of 501 is too long (in row)"),
    ({"must": 1, "row": [1] * 1501}, "a list of 1,501 is too long (in row)"),
    ({"must": 1, "pair": [1]}, "[1] should be a list of 2 (in pair)"),
    ({"must": 1, "pair": {"1": 2}}, "{'1': 2} should be a list of 2 (in pair)"),
    ({"must": 1, "hands": [["1/2"], ["9/9"]]}, "'9/9' is no card (in hands)"),
    ({"must": 1, "hands": [[5]]}, "5 is no card (in hands)"),
    ({"must": 1, "limit": 5.0}, "5.0 should be a whole number or players, bank or null (in limit)"),
    ({"must": 1, "limit": "nobody"}, "'nobody' should be a whole number or players, bank or null (in limit)"),
    ({"must": 1, "book": []}, "this is no book (in book)"),
    ({"must": 1, "book": {}}, "'title' is missing (in book)"),
    ({"must": 1, "zebra": 1, "ape": 2}, "'ape' has no place here"),
)


@pytest.mark.parametrize("form", GOOD, ids=str)
def test_what_is_given_comes_back_and_what_is_as_usual_is_left_out(form: dict[str, Any]) -> None:
    options = decode_options(RULES, form)
    move = decode_move(RULES, {"kind": "sample", **form})
    assert type(move) is type(options) is Sample
    assert move == options
    assert json.loads(json.dumps(encode_options(options))) == form
    assert json.loads(json.dumps(encode_move(move))) == {"kind": "sample", **form}


def test_a_form_is_read_into_values_of_the_game() -> None:
    first, second, third = GOOD[2:]
    assert decode_options(RULES, first).hands == ((Card.of(1, 2), Card.parse("3/2")), (), (Card.parse("10/9"),))
    assert decode_options(RULES, second) == Sample(1, card=Card.parse("4/3"), limit=3)
    assert decode_options(RULES, third) == Sample(1, limit="players", book=Book("Night Circus"))
    assert decode_move(RULES, {"kind": "other"}) == Other()
    assert encode_move(Other()) == {"kind": "other"}


@pytest.mark.parametrize(("form", "said"), BAD, ids=lambda value: str(value)[:40])
def test_what_is_wrong_with_a_form_is_said_and_where(form: dict[str, Any], said: str) -> None:
    with pytest.raises(BadForm) as error:
        decode_options(RULES, form)
    assert str(error.value) == said
    with pytest.raises(BadForm) as error:
        decode_move(RULES, {"kind": "sample", **form})
    assert str(error.value) == said


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (5, "a move should be an object, not 5"),
        ([], "a move should be an object, not []"),
        ({}, "None is no kind of move of this game"),
        ({"kind": 7}, "7 is no kind of move of this game"),
        ({"kind": []}, "[] is no kind of move of this game"),
        ({"kind": "Sample"}, "'Sample' is no kind of move of this game"),
        ({"kind": "sample", "must": 1, "card": None}, "'card' has no place here with nothing in it"),
        ({"kind": "sample", "must": 1, "text": None}, "None should be a text (in text)"),
        ({"kind": "other", "must": 1}, "'must' has no place here"),
    ],
)
def test_what_is_no_move_is_called_that(form: object, said: str) -> None:
    with pytest.raises(BadForm) as error:
        decode_move(RULES, form)
    assert str(error.value) == said


def test_options_are_an_object_in_which_nothing_may_stand_for_what_is_usual() -> None:
    assert decode_options(RULES, {"must": 1, "card": None}) == Sample(1)
    with pytest.raises(BadForm) as error:
        decode_options(RULES, ["must"])
    assert str(error.value) == "the options should be an object, not ['must']"


def test_a_form_that_is_too_deep_is_refused_in_words() -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(BadForm) as error:
        decode_options(RULES, {"must": 1, "row": deep})
    assert len(str(error.value)) < 200


@every_case
def test_every_option_and_every_kind_of_move_has_a_form(case: Case) -> None:
    assert decode_options(case.rules, json.loads(json.dumps(encode_options(case.options)))) == case.options
    kinds: dict[str, Any] = {played.move.kind: played.move for game in case.games(1) for played in game}
    for move in kinds.values():
        assert decode_move(case.rules, json.loads(json.dumps(encode_move(move)))) == move
