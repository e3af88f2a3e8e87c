"""Other keys for actions: which there may be, what they clash with, and that screens and sentences know them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Input

from circus_tui.keyboard import keymap
from circus_tui.keyboard.games.scout import SCOUT as SCOUT_A_CARD
from circus_tui.keyboard.rooms import every
from circus_tui.screens.settings import SettingsScreen
from circus_tui.settings import changed, parse, path_of, read
from tests.shell.player import Player, run, sitting

SCOUT = sitting("scout", "Ana", "Ben", start="fixed")


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[keys]\nundo = "z"\nrulebook.search = "f"\n',
        '[keys.rulebook]\nsearch = "f"\n',
        '[keys]\nundo = "z"\n\n[keys.rulebook]\nsearch = "f"\n[keys.log]\n',
    ],
)
def test_keys_of_pages_stand_in_one_table_or_in_their_own(text: str) -> None:
    before = parse(text)
    assert before.problems == ()
    for name in ("rulebook.search", "rulebook.drill", "log.search", "undo"):
        after = parse(changed(text, name, "g", table=True))
        assert after.problems == ()
        assert after.settings.keys == {**before.settings.keys, name: ("g",)}
        gone = parse(changed(changed(text, name, "g", table=True), name, None, table=True))
        assert gone.settings.keys == {each: on for each, on in before.settings.keys.items() if each != name}
    wrong = parse(f"{text.replace('f', 'd')}").problems
    assert len(wrong) == ("search" in text)
    assert all("line" in each and "where drill is" in each for each in wrong)


@pytest.mark.parametrize(
    ("text", "key"), [("Z", "z"), ("/", "slash"), ("?", "question_mark"), ("F5", "f5"), ("ctrl+u", "ctrl+u")]
)
def test_a_key_is_named_by_its_sign_or_its_name(text: str, key: str) -> None:
    assert keymap.key_of(text) == key


@pytest.mark.parametrize("text", ["", "ctrl+c", "ctrl+q", "two words", "\x1b", "x" * 99])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\."):
        keymap.key_of(text)


def test_keys_can_be_swapped_but_not_shared() -> None:
    assert keymap.read({"undo": "l", "log": "u"}) == ({"undo": ("l",), "log": ("u",)}, ())
    changes, wrong = keymap.read({"undo": "l"})
    assert changes == {}
    assert wrong == (("undo", "undo cannot be on l, where log is."),)
    room = {"scout": (SCOUT_A_CARD,)}
    assert list(keymap.clashes({"undo": ("s",)}, "undo", room)) == ["s is scout in SCOUT; undo is not on it there."]
    moved = {"undo": ("s",), "scout.scout": ("g",)}
    assert list(keymap.clashes(moved, "undo", room)) == []


def test_a_key_may_mean_one_thing_on_one_page_and_another_on_the_next() -> None:
    form = {"undo": "z", "rulebook": {"search": "f"}, "log": {"search": "f"}, "lobby": {"settings": "z"}}
    changes, wrong = keymap.read(form)
    assert (sorted(changes), wrong) == (["lobby.settings", "log.search", "rulebook.search", "undo"], ())
    assert keymap.within(changes, "log") == {"undo": ("z",), "search": ("f",)}
    assert (key_now("rulebook.search", changes), key_now("rulebook.drill", changes)) == ("f", "d")
    swapped = {"rulebook": {"search": "d", "drill": "slash"}}
    assert keymap.read(swapped)[1] == ()


@pytest.mark.parametrize(
    ("name", "on", "clash"),
    [
        ("rulebook.search", "d", "search cannot be on d, where drill is."),
        ("rulebook.drill", "question_mark", "drill cannot be on ?, where help is."),
        ("log.search", "up", "search cannot be on ↑, where line is."),
        ("settings.tab", "q", "tab cannot be on q, where back is."),
    ],
)
def test_a_key_is_shared_on_no_page(name: str, on: str, clash: str) -> None:
    assert keymap.conflict({name: (on,)}, name) == clash
    assert keymap.read({name.partition(".")[0]: {name.partition(".")[2]: on}}) == ({}, ((name, clash),))


def test_only_what_there_is_can_be_put_on_a_key() -> None:
    for form, known in (({"rulebook": {"quit": "x"}}, "rulebook.drill"), ({"circus": {"quit": "x"}}, "as log.search")):
        changes, [(_, words)] = keymap.read(form)
        assert changes == {}
        assert "there is no action" in words
        assert known in words
    for name, each in every():
        assert keymap.conflict({}, name) == "", name
        assert each.meaning, name


def key_now(name: str, changes: keymap.Changes) -> str:
    """What is printed for an action."""
    return keymap.now(name, changes).shown


@pytest.mark.slow
def test_an_action_is_on_its_new_key_and_on_no_other(tmp_path: Path) -> None:
    path_of(tmp_path).write_text('[keys]\nwhy = "f5"\nhelp = "h"\nlog = "f6"\n')

    async def play(at: Player) -> None:
        await at.tap("a")
        assert " F5 " in at.text
        assert "does nothing here: h lists" in await at.press("w")
        assert "It is allowed." in await at.press("f5")
        await at.tap("escape")
        assert "Keys here" in await at.press("h")
        assert "F5 " in at.text
        await at.tap("escape")
        assert "It is allowed." in await at.click_on(" F5 ")
        for key in ("enter", "b", "enter", "a"):
            await at.tap(key)
        assert "F6: whole log" in at.text

    run(tmp_path, play, SCOUT, size=(120, 36))


@pytest.mark.slow
def test_on_a_page_an_action_is_on_its_new_key_and_sentences_say_so(tmp_path: Path) -> None:
    lines = (
        'down = "j"',
        'up = "g"',
        'confirm = "o"',
        'lobby.books = "m"',
        'rulebook.try = "f5"',
        'rulebook.search = "f"',
    )
    path_of(tmp_path).write_text("\n".join(("[keys]", *lines)))

    async def play(at: Player) -> None:
        assert " m  Rulebooks" in at.text
        assert "gj  choose" in at.text
        assert "does nothing here" not in await at.press("j")
        assert "lists the keys" in await at.press("b")
        assert "Contents" in await at.press("m")
        text = await at.press("j", "j")
        assert " F5  try it" in text
        assert " f  search" in text
        assert "§ 1.1" in text
        assert "a word to search for" not in await at.press("slash")
        assert "a word to search for" in await at.press("f")
        line = at.app.focused
        assert isinstance(line, Input)
        await at.tap("j", "f", "m")
        assert line.value == "jfm"
        assert "jfm: not found" in await at.press("enter")
        assert "Keys here" in await at.press("question_mark")
        assert re.search(r" f +Search for a word", at.text)

    run(tmp_path, play, size=(120, 36))


@pytest.mark.slow
def test_a_key_of_a_page_is_changed_on_the_page_of_settings(tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("s", "tab", "tab")
        screen = at.app.screen
        assert isinstance(screen, SettingsScreen)
        shelf = screen._shelf
        shelf.highlighted = shelf.get_option_index("group-rulebook")
        assert "In the rulebook" in await at.press("right")

        async def put(name: str, on: str) -> str:
            shelf.highlighted = shelf.get_option_index(f"key-{name}")
            await at.tap()
            await at.tap("enter")
            return " ".join((await at.press(on)).replace("│", " ").split())

        assert "drill cannot be on t, where try it is." in await put("rulebook.drill", "t")
        assert "it comes on d" in await put("rulebook.drill", "f6")
        text = await put("help", "b")
        assert "next book in the rulebook" in text
        assert "; help is not on it there." in text

    run(tmp_path, play, size=(120, 36))
    assert read(tmp_path).settings.keys == {"rulebook.drill": ("f6",), "help": ("b",)}


@pytest.mark.slow
def test_in_a_line_to_type_in_changed_keys_are_letters(tmp_path: Path) -> None:
    path_of(tmp_path).write_text('[keys]\nhelp = "h"\n')

    async def play(at: Player) -> None:
        await at.tap("enter")
        line = at.app.screen.query_one("#name-0", Input)
        line.value = ""
        line.focus()
        await at.tap("h", "k")
        assert line.value == "hk"

    run(tmp_path, play)
