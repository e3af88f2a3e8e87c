"""What is said of a record that is not believed, word for word, and how much of it was; and how one is written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import pytest

from rules import GAMES, record
from rules.history import Entry, History
from rules.record import LARGEST, BadRecord, Record, carried_on, dump, fingerprint, load, read, write
from rules.scout.moves import Orient
from tests.laws.test_past import records
from tests.specimens import specimen

FORM: Final[Mapping[str, Any]] = json.loads(records(specimen("scout"))[0])
"""A finished game of two."""
LOG: Final = FORM["log"]
ENTRIES: Final = len(LOG)
LARGEST_SEED: Final = 2**63 - 1


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in FORM.items() if key != name}


def changed(number: int, entry: object) -> dict[str, Any]:
    return {**FORM, "log": [*LOG[:number], entry, *LOG[number + 1 :]]}


def refusal(form: object) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        load(form)
    return error.value


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ([], "A record should be an object."),
        *(
            (without(name), f"The record has no '{name}'.")
            for name in ("game", "rules_version", "seats", "options", "log")
        ),
        ({**FORM, "extra": 1}, "A record has no field 'extra'."),
        ({**FORM, "game": "go"}, "There is no game 'go' here."),
        ({**FORM, "game": ["scout"]}, "There is no game ['scout'] here."),
        ({**FORM, "rules_version": 9}, "The record is of rules version 9; this program plays version 1."),
        ({**FORM, "rules_version": True}, "The record is of rules version True; this program plays version 1."),
        ({**FORM, "seats": 9}, "SCOUT is played by 2, 3, 4 or 5, not by 9."),
        ({**FORM, "seats": 2.0}, "SCOUT is played by 2, 3, 4 or 5, not by 2.0."),
        ({**FORM, "options": 5}, "The options are wrong: the options should be an object, not 5."),
        ({**FORM, "log": {}}, "The log should be a list."),
        ({**FORM, "marks": []}, "The marks should be an object of texts."),
        ({**FORM, "marks": {"1": 5}}, "The marks should be an object of texts."),
        ({**FORM, "marks": {"x": ""}}, f"There is a mark after 'x' entries, but the log has {ENTRIES}."),
        ({**FORM, "marks": {"-1": ""}}, f"There is a mark after '-1' entries, but the log has {ENTRIES}."),
        (
            {**FORM, "marks": {str(ENTRIES + 1): ""}},
            f"There is a mark after '{ENTRIES + 1}' entries, but the log has {ENTRIES}.",
        ),
        ({**FORM, "players": "Ana, Ben"}, "The players should be 2 names."),
        ({**FORM, "players": ["Ana"]}, "The players should be 2 names."),
        ({**FORM, "players": ["Ana", 5]}, "The players should be 2 names."),
        ({**FORM, "players": ["Ana", "B" * 1001]}, "A player's name has at most 1,000 letters."),
        ({**FORM, "seed": "1"}, "The seed should be a whole number."),
        ({**FORM, "seed": True}, "The seed should be a whole number."),
        ({**FORM, "seed": LARGEST_SEED + 1}, f"The seed is too large: it should be at most {LARGEST_SEED}."),
        ({**FORM, "seed": -LARGEST_SEED - 1}, f"The seed is too large: it should be at most {LARGEST_SEED}."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_said_of_a_record_that_is_not_believed(form: object, said: str) -> None:
    assert str(refusal(form)) == said


@pytest.mark.parametrize(
    ("form", "said", "whole"),
    [
        ({**FORM, "marks": {"0": "0"}}, "After 0 entries the game is not what the record's mark says.", 0),
        ({**FORM, "marks": {"3": "0"}}, "After 3 entries the game is not what the record's mark says.", 3),
        (changed(2, 5), "Entry 2 should have a seat and a move.", 2),
        (changed(2, {"seat": 1}), "Entry 2 should have a seat and a move.", 2),
        (changed(2, {**LOG[2], "time": 1}), "Entry 2 should have a seat and a move.", 2),
        (changed(2, {**LOG[2], "seat": 2}), "Entry 2: 2 is no seat.", 2),
        (changed(2, {**LOG[2], "seat": -2}), "Entry 2: -2 is no seat.", 2),
        (changed(2, {**LOG[2], "seat": True}), "Entry 2: True is no seat.", 2),
        (changed(2, {"seat": 1, "move": 5}), "Entry 2: a move should be an object, not 5.", 2),
        (changed(2, LOG[1]), "Entry 2 is illegal by § 4.1 Turns: seat 0 has already chosen.", 2),
        ({**FORM, "scores": None}, "The game is finished, but the record has no scores.", ENTRIES),
        ({**FORM, "log": LOG[:4]}, "The record has scores, but the game is not finished.", 4),
        ({**FORM, "scores": [1, 2]}, f"The scores should be {FORM['scores']}, not [1, 2].", ENTRIES),
        ({**FORM, "players": ["Ana"]}, "The players should be 2 names.", ENTRIES),
        ({**FORM, "players": ["Ana", "B" * 1001]}, "A player's name has at most 1,000 letters.", ENTRIES),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_is_said_and_what_came_before_it_is_there_to_be_looked_at(
    form: object, said: str, whole: int
) -> None:
    error = refusal({"marks": {}, **form} if isinstance(form, dict) else form)
    assert str(error) == said
    assert error.history is not None
    assert error.history == load(FORM).history.at(whole)


def test_what_a_record_may_say_besides_is_believed() -> None:
    for more in ({"seed": LARGEST_SEED}, {"seed": -LARGEST_SEED}, {"seed": 0}, {"seed": None}):
        assert load({**FORM, **more}).seed == more["seed"]
    assert load(without("seed")).seed is None
    longest = ["B" * 1000, ""]
    assert load({**FORM, "players": longest}).players == tuple(longest)
    assert load({**FORM, "players": None}).players is None
    history = load(FORM).history
    marks = {str(number): fingerprint(history.states[number]) for number in (0, 1, ENTRIES)}
    assert load({**FORM, "marks": marks}).history == history
    assert load({**FORM, "marks": None}).history == history


def test_a_file_may_be_as_large_as_the_largest() -> None:
    text = json.dumps(FORM).encode()
    assert read(text + b" " * (LARGEST - len(text))).history == load(FORM).history


def test_a_record_is_written_in_lines_with_what_is_known_and_no_more() -> None:
    history = load(FORM).history
    bare, full = Record(history), Record(history, ("Ána", "Ben"), 7)
    marks = {str(ENTRIES): fingerprint(history.state)}
    assert dump(bare) == {**FORM, "marks": marks}
    assert dump(full) == {**FORM, "marks": marks, "players": ["Ána", "Ben"], "seed": 7}
    head, *lines, end, nothing = write(full).split("\n")
    assert (head[:16], head[-10:], end, nothing) == ('{"game": "scout"', ', "log": [', "]}", "")
    assert '"players": ["Ána", "Ben"]' in head
    assert [json.loads(line.removesuffix(",")) for line in lines] == LOG
    assert all(line.startswith("  {") for line in lines)


def test_a_game_is_carried_on_from_where_it_was_known() -> None:
    history, scores = load(FORM).history, FORM["scores"]
    known = history.at(5)
    assert carried_on(known, LOG[5:], scores) == history
    assert carried_on(known, [], None) == known
    for log, said, wrong in (
        ([*LOG[5:7], 5], "Entry 7 should have a seat and a move.", None),
        (LOG[5:], "The game is finished, but the record has no scores.", None),
        (LOG[5:7], "The record has scores, but the game is not finished.", scores),
    ):
        with pytest.raises(BadRecord) as error:
            carried_on(known, log, wrong)
        assert str(error.value) == said


def test_a_reason_that_names_very_much_is_cut_short() -> None:
    assert record._short("x" * 300) == "x" * 300
    assert record._short("x" * 301) == "x" * 300 + "..."


def test_a_history_is_its_states_and_what_led_to_them() -> None:
    rules = GAMES["scout"]
    history = History.start(rules, 2, rules.Options())
    assert (history.rules, history.seats, history.options) == (rules, 2, rules.Options())
    assert (history.states, history.entries) == ((rules.new(2, rules.Options()),), ())
    dealt = load(FORM).history.at(1)
    turned = dealt.after(0, Orient(True))
    assert turned.entries == (*dealt.entries, Entry(0, Orient(True)))
    assert turned.states == (*dealt.states, rules.step(dealt.state, 0, Orient(True)))
    assert turned.at(1) == dealt


def test_a_mark_is_short_and_stays_what_it_was_for_records_of_earlier_days() -> None:
    assert fingerprint((1, "a")) == "44531534ddf0c874"
    history = load(FORM).history
    assert len({fingerprint(state) for state in history.states}) == len(set(history.states))
