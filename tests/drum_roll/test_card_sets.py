"""Drum Roll: a set that somebody typed in, and everything that may be wrong with one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from rules import drum_roll
from rules.codec import BadForm, decode_options, encode_options
from rules.core import choices
from rules.drum_roll.card_set import SHIPPED, CardSet
from rules.drum_roll.clauses import Clause
from rules.drum_roll.state import Options
from rules.record import Record, dump, fingerprint, load
from tests.drum_roll.sets import tables, typed_in
from tests.specimens import random_history, rule

Spoil = Callable[[dict[str, Any]], object]


def change(section: str, number: int | str, **fields: object) -> Spoil:
    def spoil(form: dict[str, Any]) -> None:
        form[section][number] |= fields

    return spoil


def set_to(section: str, key: int | str, value: object) -> Spoil:
    return lambda form: form[section].__setitem__(key, value)


def drop(section: str, key: int | str) -> Spoil:
    return lambda form: form[section].pop(key)


def without(section: str, number: int, field: str) -> Spoil:
    return lambda form: form[section][number].pop(field)


WRONG: list[tuple[Spoil, str]] = [
    (drop("performer", 0), "the card set has 8 performers of the type acrobat; it should have 9"),
    (change("performer", 0, type="tamer"), "the card set has 8 performers of the type acrobat; it should have 9"),
    (
        change("performer", 0, type="clown"),
        "the performer 'rope_walker' has type = 'clown'; it should be one of acrobat, juggler, magician, tamer, b",
    ),
    (
        change("performer", 0, cost=-1),
        "the performer 'rope_walker' has cost = -1; it should be a whole number from 0 to 99",
    ),
    (
        change("performer", 1, salary="2"),
        "the performer 'floor_tumbler' has salary = '2'; it should be a whole number from 0 to 99",
    ),
    (
        change("performer", 0, cubes=["red", "pink", "white"]),
        "the performer 'rope_walker' has cubes = 'pink'; it should be one of white, yellow, green, blue, red",
    ),
    (
        change("performer", 0, cubes=["red", "white"]),
        "the performer 'rope_walker' has cubes = ['red', 'white']; it should be a list of 3",
    ),
    (change("performer", 0, good={"love": 1}), "the performer 'rope_walker': good has an unknown effect 'love'"),
    (
        change("performer", 0, good={"coins": 1.5}),
        "the performer 'rope_walker': good has coins = 1.5; it should be a whole number from 0 to 9",
    ),
    (change("performer", 0, poor=3), "the performer 'rope_walker': poor should be a table, not 3"),
    (without("performer", 0, "flip_prestige"), "the performer 'rope_walker' has no flip_prestige"),
    (change("performer", 0, height=3), "the performer 'rope_walker' has a field 'height' that means nothing"),
    (change("performer", 0, name="{0}"), "the performer 'rope_walker' has name = '{0}'"),
    (change("performer", 0, name="\x1b"), "the performer 'rope_walker' has name = '\\x1b'"),
    (change("performer", 0, name="Hat Juggler"), "two cards are called 'Hat Juggler'; each needs a name of its own"),
    (change("performer", 0, id="Rope Walker"), "the performer number 1 has id = 'Rope Walker'"),
    (change("performer", 0, id="orchestra"), "two cards have id = 'orchestra'; each needs an id of its own"),
    (set_to("performer", 0, 7), "the performer number 1 should be a table, not 7"),
    (
        change("personnel", 0, kind="general_supplier"),
        "the card set has 0 personnel members of the kind show_organizer",
    ),
    (change("personnel", 0, kind="cook"), "the personnel member 'show_organizer' has kind = 'cook'"),
    (change("personnel", 5, to_one_of=["red", "red"]), "the personnel member 'agent_white_yellow' has to_one_of"),
    (change("personnel", 10, **{"from": "any"}), "the personnel member 'assistant_white' has from = 'any'"),
    (without("personnel", 2, "show_prestige"), "the personnel member 'orchestra' has no show_prestige"),
    (change("investment", 0, count=1), "the card set has 1 investments of the kind unblock; it should have 2"),
    (change("investment", 0, count=3), "the investment 'unblock' has count = 3"),
    (change("investment", 0, when="any"), "the investment 'unblock' has when = 'any'; it should be 'placement'"),
    (change("investment", 0, kind="jump"), "the investment 'unblock' has kind = 'jump'"),
    (
        change("investment", 9, type="tamer"),
        "the card set has 0 investments of the kind extended_applause for the type acrobat; it should have 1",
    ),
    (
        change("investment", 14, colour="red"),
        "the card set has 0 investments of the kind extra_resources for the colour white; it should have 2",
    ),
    (change("investment", 9, prestige_per_poor=1), "the investment 'applause_acrobat' has prestige_per_poor = 1"),
    (change("region", 0, types=["tamer", "tamer"]), "the region 'moscow' has types = ['tamer', 'tamer']"),
    (change("region", 0, per=0), "the region 'moscow' has per = 0; it should be a whole number from 1 to 99"),
    (drop("region", 0), "the card set has 4 regions; it should have 5"),
    (set_to("actions", "invest_cost", -1), "the section 'actions' has invest_cost = -1"),
    (set_to("setup", "action_markers", 4), "the section 'setup' has action_markers = 4; it should be 3"),
    (set_to("setup", "bonus", 4), "the section 'setup' has a field 'bonus' that means nothing"),
    (drop("hand", "base_limit"), "the section 'hand' has no base_limit"),
    (set_to("meta", "colours", ["white"]), "the section 'meta' has colours = ['white']"),
    (change("display", "performers", **{"2": 5}), "the section 'display': performers has 2 = 5; it should be 3"),
    (change("display", "performers", **{"5": 5}), "the section 'display': performers has a field '5'"),
    (set_to("tickets", "track", [4, -1]), "the section 'tickets' has track[1] = -1"),
    (set_to("tickets", "track", 4), "the section 'tickets': track should be a list, not 4"),
    (lambda form: form.pop("show"), "the card set has no show"),
    (lambda form: form.update(extra={}), "the card set has a field 'extra' that means nothing"),
    (lambda form: form.update(performer=3), "performer should be a list, not 3"),
]


@rule(Clause.SET)
@pytest.mark.parametrize(("spoil", "sentence"), WRONG, ids=[sentence[:60] for _, sentence in WRONG])
def test_a_wrong_set_is_refused_in_one_sentence(spoil: Spoil, sentence: str) -> None:
    form = tables()
    spoil(form)
    with pytest.raises(BadForm) as error:
        CardSet.read(form)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)
    with pytest.raises(BadForm) as error:
        decode_options(drum_roll, {"cards": form})
    assert str(error.value).startswith(sentence)


def test_a_set_is_a_table() -> None:
    with pytest.raises(BadForm, match="the card set should be a table, not 3"):
        decode_options(drum_roll, {"cards": 3})


@rule(Clause.SET)
def test_no_set_named_is_the_shipped_one() -> None:
    assert decode_options(drum_roll, {}) == decode_options(drum_roll, {"cards": None}) == Options()
    assert encode_options(Options()) == {}
    assert drum_roll.new(2, Options()).cards is SHIPPED


def test_the_option_and_whose_set_it_is_fit_in_the_menu() -> None:
    choice = choices(drum_roll)["cards"]
    typed = CardSet.read(typed_in())
    assert all(len(text) <= 34 for text in (choice.help, *(label for _, label in choice.values), str(typed)))
    assert str(typed) == f"from a file ({typed.fingerprint})"


@rule(Clause.SET)
def test_the_template_is_the_shipped_set_with_its_sources() -> None:
    assert CardSet.read(tomllib.loads(drum_roll.cards_template())) == SHIPPED
    for mark in ("# printed", "# public", "# read", "# ours"):
        assert mark in drum_roll.cards_template()


@rule(Clause.SET)
def test_a_set_that_is_not_the_one_its_fingerprint_names_is_refused() -> None:
    assert CardSet.read(SHIPPED.form) == SHIPPED
    with pytest.raises(BadForm, match=f"is not the fingerprint of these cards, {SHIPPED.fingerprint} is"):
        CardSet.read({**SHIPPED.form, "fingerprint": "0" * 16})
    with pytest.raises(BadForm, match="is not the fingerprint"):
        CardSet.read({**typed_in(), "fingerprint": SHIPPED.fingerprint})


@rule(Clause.SET)
def test_a_typed_in_set_goes_into_the_record_with_its_whole_content() -> None:
    options = decode_options(drum_roll, {"cards": typed_in()})
    kept = {"cards": {"fingerprint": CardSet.read(typed_in()).fingerprint, **typed_in()}}
    assert encode_options(options) == kept
    assert options != Options()
    assert options == decode_options(drum_roll, {"cards": typed_in()})
    history = random_history(drum_roll, 3, options, 3, 120)
    form = dump(Record(history))
    assert form["options"] == kept
    assert load(form).history == history
    plain = drum_roll.new(3, Options())
    assert fingerprint(plain) != fingerprint(drum_roll.new(3, options))
    assert SHIPPED.fingerprint != CardSet.read(typed_in()).fingerprint


@rule(Clause.SET)
def test_the_numbers_of_a_set_are_used() -> None:
    options = decode_options(drum_roll, {"cards": typed_in()})
    state = drum_roll.new(2, options)
    assert state.supply.cubes == (9,) * 5
    assert (state.supply.trailers, state.supply.discounts) == (2, 3)
    assert state.figures.track == (5, 1, 1)
    assert state.figures.invest_cost == 0
