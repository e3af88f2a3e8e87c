"""Settings: a file that names its wrong lines and costs no start, a page, and other keys for the common actions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.widgets import Input

from circus_tui.cli import main
from circus_tui.keyboard.rooms import every
from circus_tui.screens.setting_lines import SECTIONS, groups
from circus_tui.screens.settings import SettingsScreen
from circus_tui.settings import (
    BELL_ALL,
    BELL_OTHERS,
    KINDS,
    Settings,
    changed,
    parse,
    path_of,
    read,
    recalled,
    reset,
    write,
)
from circus_tui.storage.store import Store
from circus_tui.widgets.theme_sample import ThemeSample
from tests.pages.test_lobby import shelved
from tests.pages.test_school import check_screen
from tests.shell.hostile import HOSTILE
from tests.shell.player import Player, run, sitting
from tests.shell.test_screens import KNOWN

pytestmark = pytest.mark.slow

SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
SCOUT = sitting("scout", "Ana", "Ben", start="fixed")

WRONG = """# mine
theme = "pink"
pace = 2
mouse = 5
[keys]
undo = "z"
log = "z"
why = "ctrl+c"
fly = "f"
help = []
"""


def test_a_wrong_line_is_named_and_passed_over() -> None:
    found = parse(WRONG)
    assert found.settings == Settings(pace=2.0, keys={"undo": ("z",)})
    lines = {int(problem.partition(":")[0].rpartition(" ")[2]) for problem in found.problems}
    assert lines == {2, 4, 7, 8, 9, 10}
    assert all(problem.endswith(".") for problem in found.problems)
    assert any("log cannot be on z, where undo is" in problem for problem in found.problems)


@pytest.mark.parametrize("text", ["x = = 1", "theme = ", "[[[", "\x00", "a=1\na=2", "a." * 99 + "b=1"])
def test_a_file_that_is_no_toml_costs_nothing_but_itself(text: str, tmp_path: Path) -> None:
    path_of(tmp_path).write_text(text)
    found = read(tmp_path)
    assert found.settings == Settings()
    assert len(found.problems) == 1
    assert "settings.toml is not read" in found.problems[0]
    assert write(tmp_path, "theme", "matinee").startswith("settings.toml is left as it is")
    assert path_of(tmp_path).read_text() == text


@pytest.mark.parametrize("kind", ["folder", "pipe", "bytes", "large"])
def test_whatever_stands_in_its_place_the_app_begins(kind: str, tmp_path: Path) -> None:
    path = path_of(tmp_path)
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "bytes":
            path.write_bytes(os.urandom(3000))
        case "large":
            path.write_text("#" * 200_000)

    async def play(at: Player) -> None:
        assert "New game" in at.text
        assert "settings.toml is not read" in " ".join(at.text.split())

    run(tmp_path, play)


def test_one_setting_changes_one_line() -> None:
    text = '# mine\ntheme = "circus" # the best\n\nanimation = false\n\n[keys]\nundo = "z"\n'
    assert changed(text, "theme", "matinee").splitlines() == [
        "# mine",
        'theme = "matinee"',
        "",
        "animation = false",
        "",
        "[keys]",
        'undo = "z"',
    ]
    assert parse(changed(text, "pace", 0.5)).settings.pace == 0.5
    assert parse(changed(text, "log", "f5", table=True)).settings.keys == {"undo": ("z",), "log": ("f5",)}
    assert parse(changed(text, "undo", None, table=True)).settings.keys == {}
    assert parse(changed(text, "animation", None)).settings.animation
    assert parse(changed("", "log", "z", table=True)).settings.keys == {"log": ("z",)}


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ('people = [\n  "Ana",\n  "Ben",\n]\npace = 2\n', "people", ("Eve",)),
        ('people = [\n  "Ana",\n]\npace = 2\n', "people", None),
        ('# one\u2028line\ntheme = "circus"\n', "theme", "matinee"),
        ("# one\x85line\n", "theme", "matinee"),
        ('\ufefftheme = "circus"\n', "theme", "matinee"),
        ('theme = "circus"\r\npace = 2\r\n', "theme", "matinee"),
        ('[keys]\nundo = """\nz"""\nlog = "f5"\n', "keys.undo", "f6"),
        ('people = ["""\ntheme = "x"\n"""]\ntheme = "circus"\n', "theme", "matinee"),
        ('keys = { log = "f5" }\n', "keys.undo", "f6"),
        ('keys.log = "f5"\n', "keys.undo", "f6"),
        ('[ "keys" ]\nlog = "f5"\n', "keys.undo", "f6"),
        ('[keys]\nrulebook = { try = "f5" }\n', "keys.rulebook.try", "f6"),
        ('"th\\u0065me" = "circus"\n', "theme", "matinee"),
        ('note = """\n[keys]\n"""\n', "keys.undo", "f6"),
    ],
    ids=range(14),
)
def test_however_a_file_is_written_nothing_else_is_changed(text: str, name: str, value: Any, tmp_path: Path) -> None:
    """Either one setting is another one, or nothing is and that is said."""
    path_of(tmp_path).write_bytes(text.encode())
    before = read(tmp_path).settings
    _, table, key = name.rpartition("keys.")
    said = write(tmp_path, key, value, table=bool(table))
    after = read(tmp_path)
    assert not [words for words in after.problems if "is not read" in words]
    if said:
        assert said == f"settings.toml is left as it is: {key} is to be changed there by hand."
        assert path_of(tmp_path).read_bytes() == text.encode()
    elif table:
        assert after.settings == evolve(before, keys={**before.keys, key: (value,)})
    else:
        assert after.settings == evolve(before, **{key: getattr(Settings(), key) if value is None else value})


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_kept_as_it_is_shown(name: str, tmp_path: Path) -> None:
    assert write(tmp_path, "people", (name, 'a"b\\c')) == ""
    found = read(tmp_path)
    assert found.problems == ()
    assert len(found.settings.people) == 2
    assert write(tmp_path, "people", found.settings.people) == ""
    assert read(tmp_path) == found


def test_what_was_remembered_is_taken_over_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.remember("theme", "contrast")
    store.remember("mouse", ["nonsense"])
    assert recalled(store).settings == Settings(theme="contrast")
    reset(tmp_path)
    assert recalled(store).settings == Settings()
    store.close()


@every_size
def test_the_page_fits_and_what_is_changed_holds_at_once_and_the_next_time(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def play(at: Player) -> None:
        await at.tap("s")
        assert isinstance(at.app.screen, SettingsScreen)
        check_screen(at)
        assert not {char for char in at.text if not char.isascii()} - KNOWN - {"½"}
        await at.tap("right")
        assert at.app.palette.name == "matinee"
        for sample in at.app.screen.query(ThemeSample):
            assert sample.inks.name == (sample.id or "").removeprefix("sample-")
        await at.tap("down", "right")
        assert at.text.isascii()
        await at.tap("down", "right", "tab", "right")
        for _ in range(3):
            await at.tap("down", "right")
        check_screen(at)
        await at.tap("down", "enter")
        at.app.screen.query_one(Input).value = "Zoë, Ben,, Ben"
        assert "Ben 2" in await at.press("enter")
        await at.tap("tab", "down", "down", "down", "enter")
        assert "undo cannot be on l, where log is" in await at.press("l")
        await at.tap("enter")
        assert "F9" in await at.press("f9")
        check_screen(at)
        await at.tap("q")
        assert "New game" in at.text

    run(tmp_path, play, size=size)
    found = read(tmp_path)
    assert found.problems == ()
    assert found.settings == Settings(
        "matinee", 2.0, False, "on", "all", False, True, ("Zoë", "Ben", "Ben 2"), {"undo": ("f9",)}
    )


def test_every_setting_has_a_line_and_can_be_as_it_comes(tmp_path: Path) -> None:
    path_of(tmp_path).write_text('theme = "contrast"\npace = 7\n[keys]\nlog = "z"\n')

    async def play(at: Player) -> None:
        await at.tap("s")
        screen = at.app.screen
        assert isinstance(screen, SettingsScreen)
        screen._opened |= set(groups())
        names = []
        for _ in SECTIONS:
            for number, option in enumerate(screen._shelf.options):
                if option.id:
                    names.append(option.id)
                    screen._shelf.highlighted = number
                    await at.tap("r")
            await at.tap("tab")
        assert sorted(names) == sorted([*KINDS, *groups(), *(f"key-{name}" for name, _ in every())])
        assert at.app.settings == Settings()

    run(tmp_path, play, size=(120, 36))
    assert read(tmp_path).settings == Settings()


def test_people_pace_and_questions_are_as_they_are_set(tmp_path: Path) -> None:
    shelved(tmp_path)
    path_of(tmp_path).write_text('people = ["Zoë", "Uli"]\nconfirm = false\npace = 0\n')

    async def play(at: Player) -> None:
        assert "Eve" in at.text
        assert at.app.settings.pace == 0
        text = await at.press("d")
        assert "for good?" not in text
        at.app.open_setup("scout")
        await at.tap()
        await at.tap("f12")
        assert "Zoë" in at.text
        assert "Uli" in at.text

    run(tmp_path, play, size=(120, 36))
    store = Store(tmp_path)
    assert len(store.matches()) == 2
    store.close()


@pytest.mark.parametrize(("setting", "rings"), [("windows", "w"), ("all", "wa"), ("off", "")])
def test_the_bell_rings_after_those_it_is_set_to_ring_after(setting: str, rings: str, tmp_path: Path) -> None:
    rung: list[Any] = []

    async def play(at: Player) -> None:
        at.app.bell = lambda: rung.append(True)  # type: ignore[method-assign]
        at.app.set("bell", setting)
        for sign, cause in (("w", BELL_OTHERS), ("a", BELL_ALL)):
            rung.clear()
            at.app.ring(cause)
            assert bool(rung) == (sign in rings)

    run(tmp_path, play)


def test_the_verb_prints_names_the_file_and_resets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ["--data", str(tmp_path)]
    assert main([*at, "settings", "--path"]) == 0
    assert capsys.readouterr().out.strip() == str(path_of(tmp_path))
    assert main([*at, "settings"]) == 0
    assert parse(capsys.readouterr().out).settings == Settings()
    path_of(tmp_path).write_text(WRONG)
    assert main([*at, "settings"]) == 1
    assert "line 2" in capsys.readouterr().err
    assert main([*at, "settings", "--reset"]) == 0
    assert read(tmp_path).settings == Settings()
    assert main([*at, "--ascii", "settings"]) == 0
    capsys.readouterr()
    for folder in ("x\0y", "/proc/none"):
        assert main(["--data", folder, "settings", "--reset"]) == 1
        assert capsys.readouterr().err.count("\n") == 1
