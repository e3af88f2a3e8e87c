"""What is read from the file of saved games, value by value: what is believed of it, and what is said of the rest."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from circus_tui.storage.rows import (
    MOST_ENTRIES,
    Damage,
    Match,
    Withdrawal,
    damaged,
    log_of,
    match_of,
    parsed,
    setting_of,
    withdrawals_of,
)

NAMES = ("number", "game", "rules_version", "players", "options", "seed", "undo", "scores", "played")
ROW: dict[str, Any] = dict(
    zip(
        NAMES,
        (7, "scout", 2, '["Ana", "Ben"]', '{"start": "fixed"}', 5, 1, "[3, -4]", "2024-05-06 07:08:09"),
        strict=True,
    )
)
WHOLE = Match(7, "scout", 2, ("Ana", "Ben"), {"start": "fixed"}, 5, True, (3, -4), "2024-05-06 07:08:09", 9)
TWELVE = '["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"'


def read(entries: object = 9, **changes: object) -> Match:
    return match_of(tuple({**ROW, **changes}.values()), entries)


def test_a_row_is_read_as_it_was_written() -> None:
    assert read() == WHOLE
    assert read(seed=None, undo=0, scores=None) == attrs.evolve(WHOLE, seed=None, undo=False, scores=None)
    assert read(players=f"{TWELVE}]", scores=None).players == tuple("ABCDEFGHIJKL")
    assert read(players='["Ana"]', scores="[1]").players == ("Ana",)
    assert read(game="x" * 24).game == "x" * 24
    assert read(MOST_ENTRIES).entries == MOST_ENTRIES


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"number": "7"}, "its number is '7'"),
        ({"number": True}, "its number is True"),
        ({"entries": None}, "its number of entries is None"),
        ({"entries": MOST_ENTRIES + 1}, "it has 100,001 entries"),
        ({"rules_version": 1.0}, "its version of the rules is 1.0"),
        ({"seed": "x"}, "its seed is 'x'"),
        ({"game": 5}, "its game is 5"),
        ({"game": ""}, "its game is ''"),
        ({"game": "a\nb"}, r"its game is 'a\nb'"),
        ({"game": "x" * 25}, f"its game is '{'x' * 25}'"),
        ({"undo": 2}, "whether moves may be taken back is 2"),
        ({"undo": True}, "whether moves may be taken back is True"),
        ({"undo": -1}, "whether moves may be taken back is -1"),
        ({"players": 5}, "the list of its players is no text"),
        ({"players": "["}, "the list of its players cannot be read: it is wrong at line 1, column 2"),
        ({"players": '"Ana"'}, "its players are 'Ana'"),
        ({"players": "[1, 2]"}, "its players are [1, 2]"),
        ({"players": "[]"}, "it has 0 players"),
        ({"players": f'{TWELVE}, "M"]'}, "it has 13 players"),
        ({"options": None}, "the list of its options is no text"),
        ({"options": "[]"}, "its options are []"),
        ({"scores": 5}, "the list of its scores is no text"),
        ({"scores": "{}"}, "its scores are {}"),
        ({"scores": "[1]"}, "its scores are [1]"),
        ({"scores": "[1, 2.0]"}, "its scores are [1, 2.0]"),
        ({"scores": "[true, 2]"}, "its scores are [True, 2]"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_row_is_said_and_the_game_is_called_by_what_can_be_read(
    changes: dict[str, Any], said: str
) -> None:
    found = read(**changes)
    assert found.damage == f"This game is damaged: {said}."
    assert found.id == (0 if "number" in changes else 7)
    assert found.players == (() if "players" in changes else ("Ana", "Ben"))
    assert found.played == WHOLE.played
    assert (found.rules_version, found.options, found.seed, found.scores, found.entries) == (0, {}, None, None, 0)
    assert not found.undo


@pytest.mark.parametrize(
    ("game", "shown"), [(5, "?"), ("", "?"), ("a\nb", "ab"), ("x" * 30, "x" * 24), ("scout", "scout")]
)
def test_a_game_that_cannot_be_opened_has_a_name_that_can_be_shown(game: object, shown: str) -> None:
    found = damaged(7, "Why.", tuple({**ROW, "game": game}.values()))
    assert (found.game.replace(" ", ""), found.damage) == (shown, "Why.")
    bare = damaged("7", "Why.")
    assert bare == Match(0, "?", 0, (), {}, None, False, None, "1970-01-01 00:00:00", 0, "Why.")


@pytest.mark.parametrize(
    ("played", "shown"),
    [
        ("2024-05-06 07:08:09", "2024-05-06 07:08:09"),
        ("2024-05-06T07:08:09.123456", "2024-05-06 07:08:09"),
        ("1971-01-01 00:00:00", "1971-01-01 00:00:00"),
        ("9998-12-31 23:59:59", "9998-12-31 23:59:59"),
        ("1970-12-31 00:00:00", "1970-01-01 00:00:00"),
        ("9999-01-01 00:00:00", "1970-01-01 00:00:00"),
        ("yesterday", "1970-01-01 00:00:00"),
        (5, "1970-01-01 00:00:00"),
        (None, "1970-01-01 00:00:00"),
    ],
)
def test_a_time_is_shown_as_it_is_or_as_long_ago(played: object, shown: str) -> None:
    found = read(played=played)
    assert (found.played, found.damage) == (shown, "")


def test_a_log_is_read_in_order_with_what_was_decided_together() -> None:
    rows = [(3, 0, "{}", None), (4, 1, "[1]", 4), (5, 0, '"x"', 4), (6, 1, "null", 6), (7, -1, "7", None)]
    assert log_of(rows, 3) == (((0, {}), (1, [1]), (0, "x"), (1, None), (-1, 7)), (range(4, 6), range(6, 7)))
    assert log_of([]) == ((), ())
    assert log_of([(0, 0, "1", 0)]) == (((0, 1),), (range(1),))
    for senseless in (-1, 1, "0", True, 0.0):
        assert log_of([(0, 0, "1", senseless)]) == (((0, 1),), ())


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ((2, 0, "{}", None), "entry 1 is missing, and 2 stands in its place"),
        (("1", 0, "{}", None), "entry 1 is missing, and '1' stands in its place"),
        ((True, 0, "{}", None), "entry 1 is missing, and True stands in its place"),
        ((1, "x", "{}", None), "entry 1 has no seat but 'x'"),
        ((1, True, "{}", None), "entry 1 has no seat but True"),
        ((1, 0, b"{}", None), "the move of entry 1 is no text"),
        ((1, 0, "{", None), "the move of entry 1 cannot be read: it is wrong at line 1, column 2"),
    ],
)
def test_what_is_wrong_with_an_entry_is_said(row: tuple[object, ...], said: str) -> None:
    with pytest.raises(Damage) as error:
        log_of([(0, 0, "{}", None), row])
    assert str(error.value) == said


def test_what_was_taken_back_is_read_and_made_visible_and_what_makes_no_sense_is_left_out() -> None:
    rows = [(0, "{0} went"), (True, "x"), (-1, "x"), ("1", "x"), (1, 5), (2, "{1} and {0}"), (3, "{2}"), (4, "a\x07b")]
    assert withdrawals_of(rows, 2)[:2] == (Withdrawal(0, "{0} went"), Withdrawal(2, "{1} and {0}"))
    assert [each.number for each in withdrawals_of(rows, 2)] == [0, 2, 4]
    assert all(each.words.isprintable() for each in withdrawals_of(rows, 2))


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("theme", '"night"', "night"),
        ("theme", "5", 5),
        ("theme", "[", None),
        ("theme", None, None),
        ("theme", '{"a": ["b", {"c": null}]}', {"a": ["b", {"c": None}]}),
        ("setup/scout", '{"a": 1}', {"a": 1}),
        ("setup/scout", "[1]", None),
        ("names", '["Ana", "Ben"]', ["Ana", "Ben"]),
        ("names", f'{TWELVE}, "M"]', list("ABCDEFGHIJKL")),
        ("names", '["Ana", 5]', None),
        ("names", '{"Ana": 1}', None),
        ("setup", "[1]", [1]),
    ],
)
def test_a_setting_is_what_was_kept_if_that_makes_sense(name: str, value: object, found: object) -> None:
    assert setting_of(name, value) == found


def test_texts_in_settings_are_made_visible_wherever_they_stand() -> None:
    found = setting_of("theme", '["\\u001b[2J", {"a": "\\u0007"}]')
    assert found[0].isprintable()
    assert found[1]["a"].isprintable()
    assert parsed('"a"', "this") == "a"


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("{0} took back a show", True),
        ("{0} and {1} agreed", True),
        ("x" * 2000, True),
        ("x" * 2001, False),
        ("{2} does not play", False),
        ("{0}}", False),
        ("{{0}}", False),
        ("{{0}1}", False),
        ("{", False),
        ("}", False),
        (b"{0}", False),
        (None, False),
    ],
)
def test_what_was_taken_back_is_told_only_if_it_speaks_of_players(words: object, kept: bool) -> None:
    assert bool(withdrawals_of([(3, words)], 2)) is kept
    assert not withdrawals_of([(-1, words), ("3", words), (None, words)], 2)
