"""The laws of the past: a record is the game, undo goes back to what was, and no bad file is believed."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import CHANCE
from rules.history import is_asked
from rules.record import LARGEST, BadRecord, Record, dump, fingerprint, load, read, write
from tests.laws.cases import Case, every_case, every_game
from tests.secrecy import dealt_otherwise
from tests.specimens import Specimen, random_game, random_history

BRIEF = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@every_case
def test_a_record_replays_to_the_same_game(case: Case) -> None:
    history = random_history(case.rules, case.seats, case.options, 1, case.specimen.cap)
    again = read(write(Record(history, players=("Ana",) * case.seats, seed=1)).encode())
    assert again.history == history
    assert again.history.options == case.options
    assert again.players == ("Ana",) * case.seats
    assert fingerprint(again.history.state) == fingerprint(history.state)


@every_case
def test_undo_gives_back_an_earlier_state_and_stops_at_chance_secrets_and_other_seats(case: Case, long: bool) -> None:
    history = random_history(case.rules, case.seats, case.options, 2, min(case.specimen.cap, 150))
    for number in range(1, len(history.entries) + 1, 1 if long else 3):
        now = history.at(number)
        point = now.undo_point()
        asked = [entry for entry in range(number) if now.was_asked(entry)]
        assert point == max(asked, default=None)
        if point is None:
            continue
        assert now.at(point).state == history.states[point]
        assert now.entries[point].seat != CHANCE
        if now.undo_is_free(point):
            assert {entry.seat for entry in now.entries[point:]} == {now.entries[point].seat}


@every_game
def test_what_is_free_to_take_back_has_shown_nobody_anything(game: Specimen, long: bool) -> None:
    """Had other things lain where a seat could not see them, it would have seen the same."""
    rules, rng, tried = game.rules, Random(14), 0
    for seats in rules.INFO.seats:
        history = random_history(rules, seats, rules.Options(), 3, game.cap if long else 100)
        for number, entry in enumerate(history.entries):
            if entry.seat == CHANCE or not history.at(number + 1).undo_is_free(number):
                continue
            before, after = history.states[number : number + 2]
            for seat in (None, *range(seats)):
                other = dealt_otherwise(game.slug, before, seat, rng)
                if rules.explain(other, entry.seat, entry.move) is None:
                    changed = rules.step(other, entry.seat, entry.move)
                    assert rules.view(changed, seat) == rules.view(after, seat)
                    tried += 1
    assert tried


@every_game
def test_nobody_is_asked_who_has_nothing_to_do(game: Specimen) -> None:
    for played in random_game(game.rules, game.rules.INFO.seats[0], game.rules.Options(), 1, 60):
        for seat in set(range(game.rules.INFO.seats[0])) - game.rules.to_act(played.after):
            if game.rules.answers_itself(played.after, seat):
                assert not is_asked(game.rules, played.after, seat)


def records(game: Specimen) -> list[bytes]:
    return [path.read_bytes() for path in sorted((game.folder / "records").glob("*.json"))]


def refusal_of(form: object) -> str:
    """Why a record is not believed; empty if it is."""
    try:
        load(form)
    except BadRecord as error:
        return str(error)
    return ""


@every_game
def test_known_records_are_accepted_with_their_scores(game: Specimen) -> None:
    assert records(game)
    for source in records(game):
        history = read(source).history
        assert list(game.rules.scores(history.state)) == json.loads(source)["scores"]


@every_game
def test_a_record_cut_short_is_refused_or_unfinished(game: Specimen) -> None:
    for source in records(game):
        for length in (0, 1, len(source) // 2, len(source) - 3):
            with pytest.raises(BadRecord):
                read(source[:length])


@every_game
def test_a_changed_move_is_refused_by_entry_and_clause(game: Specimen) -> None:
    form = json.loads(records(game)[0])
    rng = Random(4)
    changes = [number for number in range(1, len(form["log"])) if form["log"][number] != form["log"][number - 1]]
    for number in rng.sample(changes, min(20, len(changes))):
        changed = [*form["log"]]
        changed[number] = changed[number - 1]
        with pytest.raises(BadRecord) as error:
            load({**form, "log": changed})
        found = re.match(r"Entry (\d+) is illegal by § \d+\.\d+ ", str(error.value))
        assert found, error.value
        assert int(found[1]) >= number


@every_game
@BRIEF
@given(data=st.data())
def test_no_file_crashes_the_reader(game: Specimen, data: st.DataObject) -> None:
    form = json.loads(records(game)[0])
    junk = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    )
    entry = data.draw(st.integers(0, min(30, len(form["log"]) - 1)))
    move: dict[str, Any] = dict(form["log"][entry]["move"])
    move[data.draw(st.sampled_from([*move, "extra"]))] = data.draw(junk)
    form["log"][entry] = data.draw(
        st.sampled_from([junk, st.just({**form["log"][entry], "move": move})]).flatmap(lambda s: s)
    )
    key = data.draw(st.sampled_from([*form, "extra"]))
    for bad in (form, {**form, key: data.draw(junk)}):
        said = refusal_of(bad)
        assert "\n" not in said
        assert len(said) < 400


@every_game
@pytest.mark.parametrize("seat", [-2, 6, 99, 10**30, True, "0", None, 0.0])
def test_an_entry_of_a_seat_that_is_not_there_is_refused(game: Specimen, seat: object) -> None:
    form = json.loads(records(game)[0])
    for number in range(min(6, len(form["log"]))):
        log = [*form["log"]]
        log[number] = {**log[number], "seat": seat}
        with pytest.raises(BadRecord, match=f"Entry {number}"):
            load({**form, "log": log})


@every_game
def test_a_wrong_mark_is_noticed(game: Specimen) -> None:
    form = json.loads(records(game)[0])
    assert load({**form, "marks": {}})
    with pytest.raises(BadRecord, match="mark"):
        load({**form, "marks": {"2": "0" * 16}})


@every_game
def test_a_record_marks_its_last_state_and_is_read_as_it_was_written(game: Specimen) -> None:
    history = random_history(game.rules, min(game.rules.INFO.seats), game.rules.Options(), 3, 40)
    names = ("Zoë", "Łukasz", "Çelik", "Ørjan", "Åsa", "Ñandú")[: history.seats]
    text = write(Record(history, players=names))
    assert all(name in text for name in names)
    assert json.loads(text)["marks"] == {str(len(history.entries)): fingerprint(history.state)}
    assert read(text.encode()).players == names


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (b" " * (LARGEST + 1), f"The file has {LARGEST + 1:,} bytes; a record has at most {LARGEST:,}."),
        ("é".encode("latin-1"), "This is no JSON text."),
        (b"{", "This is no JSON text: "),
        (b"[]", "A record should be an object."),
    ],
)
def test_a_file_that_is_no_record_is_called_that(source: bytes, said: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(source)
    assert str(error.value).startswith(said)


@every_game
def test_an_unfinished_game_has_no_scores(game: Specimen) -> None:
    form = json.loads(records(game)[0])
    begun = form["log"][: min(5, len(form["log"]) - 1)]
    half = load({**form, "log": begun, "scores": None, "marks": {}})
    assert dump(half)["scores"] is None
    assert attrs.evolve(half.history) == half.history
    with pytest.raises(BadRecord):
        load({**form, "log": begun, "marks": {}})


@every_game
def test_no_other_scores_are_believed_than_those_of_the_game(game: Specimen) -> None:
    form = json.loads(records(game)[0])
    first, *rest = form["scores"]
    for wrong in ([first + 1, *rest], [first, *rest, 0], rest, [float(first), *rest], [str(first), *rest], 7):
        with pytest.raises(BadRecord, match=r"The scores should be \["):
            load({**form, "scores": wrong})
    with pytest.raises(BadRecord, match="has no scores"):
        load({**form, "scores": None})
    with pytest.raises(BadRecord, match="is not finished"):
        load({**form, "log": form["log"][:5], "marks": {}})
