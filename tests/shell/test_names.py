"""Names at the door."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from circus_tui.names import WIDEST, clean, cut, keys_of, seat_names
from tests.shell.hostile import HOSTILE


@given(st.text())
def test_a_clean_name_is_short_and_visible(text: str) -> None:
    name = clean(text)
    assert cell_len(name) <= WIDEST
    assert name == name.strip()
    assert not {unicodedata.category(char) for char in name} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert clean(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("[/b]", "[/b]"),
        ("a\x1b[2Jb", "a[2Jb"),
        ("\x9b31m", "31m"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}evil", "evil"),
        ("e\N{COMBINING ACUTE ACCENT}", "é"),
        ("x" + "\N{COMBINING TILDE}" * 200, "x\N{COMBINING TILDE}\N{COMBINING TILDE}"),
        ("\N{COMBINING TILDE}" * 200, ""),
        ("漢字漢字漢字漢字漢字", "漢字漢字漢字漢字"),
        ("", ""),
    ],
)
def test_what_becomes_of_hostile_names(typed: str, name: str) -> None:
    assert clean(typed) == name


def test_names_at_one_table_differ_and_none_is_empty() -> None:
    assert seat_names(["Ana", "ana", "", "ANA"]) == ("Ana", "ana 2", "Player 3", "ANA 3")
    assert all(seat_names(HOSTILE))
    assert len({name.casefold() for name in seat_names(["x" * 20] * 6)}) == 6


def test_nobody_is_called_as_a_sentence_calls_its_reader() -> None:
    assert seat_names(["You", "you", "Youri", "Yo u"]) == ("Player You", "Player you 2", "Youri", "Yo u")


def test_each_player_has_a_key_that_does_nothing_else() -> None:
    assert keys_of(("Ana", "Ben", "Anton", "Quentin", "Ursula", "漢字")) == ("a", "b", "3", "4", "5", "6")


def test_a_cut_never_splits_a_wide_character() -> None:
    assert cut("漢字", 3) == "漢"
    assert cut("abc", 3) == "abc"
