"""What comes in from outside: files, options and arguments of any kind get one short sentence, at once."""

from __future__ import annotations

import json
import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from circus_tui.cli import main
from circus_tui.storage.files import read_bounded, write_private
from circus_tui.storage.locks import Lock
from circus_tui.tables.options import LARGEST_SET, option_template, options_help, play_options
from rules import GAMES
from rules.plain import DEEPEST, NotPlain, quote, read_json, read_toml
from rules.record import LARGEST, BadRecord, load
from tests.laws.cases import every_game
from tests.specimens import Specimen

pytestmark = pytest.mark.slow

FAULTS = sorted((Path(__file__).parent / "faults").glob("*.json"))
RECORD = Path(__file__).parent.parent / "scout" / "records" / "scout-4.json"
LONG = "9" * 5000


@pytest.fixture(autouse=True)
def no_hang() -> Iterator[None]:
    """A verb that waits for something is stopped, and its test fails."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence that a verb answers with exit code 1."""
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert len(err) < 500
    assert err[:-1].isprintable()
    return err


def record(**changes: object) -> str:
    return json.dumps(json.loads(RECORD.read_text()) | changes)


@pytest.mark.parametrize("path", FAULTS, ids=lambda path: path.stem)
def test_known_faults_are_refused_by_entry(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Entry " in refused(capsys, "check", str(path))


@every_game
def test_null_is_no_value_of_a_field_that_the_kind_does_not_need(game: Specimen, *, long: bool) -> None:
    """A field that the form leaves out when it holds nothing stands there with nothing in it: refused as any extra.

    Each kind of move is tried once with each field; in the long form every move is.
    """
    tried: set[tuple[str, str]] = set()
    for path in sorted((game.folder / "records").glob("*.json")):
        form = json.loads(path.read_text())
        for number, entry in enumerate(form["log"][:120]):
            for name in ("faces", "colour", "colours", "performer", "offer", "extra", "number"):
                case = (entry["move"]["kind"], name)
                if name not in entry["move"] and (long or case not in tried):
                    log = [*form["log"]]
                    log[number] = {**entry, "move": entry["move"] | {name: None}}
                    with pytest.raises(BadRecord, match=f"Entry {number}: .*has no place here"):
                        load({**form, "log": log[: number + 1]})
                    tried.add(case)
        break
    assert tried


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ({"1000000": "0" * 16}, "There is a mark after '1000000' entries"),
        ({"-1": "0" * 16}, "There is a mark after '-1' entries"),
        ({"007": "0" * 16}, "There is a mark"),
        ({LONG: "0" * 16}, "There is a mark after '999"),
        ({"\x1b[2J": "x"}, "There is a mark"),
        ({"": "x"}, "There is a mark"),
        ({"0": "x" * 1_000_000}, "not what the record's mark says"),
    ],
)
def test_a_mark_stands_after_an_entry_that_there_is(
    marks: dict[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "marks.json"
    path.write_text(record(marks=marks))
    assert said in refused(capsys, "check", str(path))


@pytest.mark.parametrize(
    "content",
    [
        '{"game": ' + "[" * 100_000,
        '{"a":' * 900 + "1" + "}" * 900,
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        LONG,
        record(seed=10**400),
        record(seats=10**400),
        record(rules_version=10**400),
        record(game="x" * 100_000),
        record(game="\x1b]0;x\x07"),
        record(players=["x" * 100_000] * 4),
        record(scores=[10**300] * 4),
        record(**{"x" * 100_000: 1}),
        record(options={"start": "x" * 100_000}),
        record(options={"x" * 100_000: 1}),
        record(log=[{"seat": -1, "move": {"kind": "deal" * 10_000}}]),
        record(log=[{"seat": -1, "move": {"kind": "deal", "hands": [["1/2"] * 100_000], "aside": [], "first": 0}}]),
        record(log=[{"seat": 10**400, "move": {}}]),
        record(log=[[[[[]]]]]),
        '"' + "\\ud800" * 10 + '"',
    ],
    ids=range(19),
)
def test_no_record_costs_more_than_a_sentence(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    for verb in ("check", "show"):
        refused(capsys, verb, str(path))


def test_a_wrong_number_of_a_move_is_not_printed_at_length(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    form = json.loads(RECORD.read_text())
    place = next(k for k, entry in enumerate(form["log"]) if entry["move"]["kind"] == "show")
    for wrong in (10**400, -(10**400), 10**12, 10**9):
        form["log"][place]["move"]["start"] = wrong
        path = tmp_path / "long.json"
        path.write_text(json.dumps(form))
        assert f"Entry {place}" in refused(capsys, "check", str(path))


@pytest.mark.parametrize("kind", ["pipe", "directory", "device", "large", "missing", "long", "loop"])
def test_only_regular_files_of_a_bounded_size_are_read(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "directory":
            path.mkdir()
        case "device":
            path = Path("/dev/zero")
        case "large":
            with path.open("wb") as file:
                file.truncate(10**10)
        case "long":
            path = tmp_path / ("y" * 5000)
        case "loop":
            path.symlink_to(path)
    said = [refused(capsys, verb, str(path)) for verb in ("check", "show")]
    said.append(refused(capsys, "simulate", "drum_roll", "--seats", "2", "--option", f"cards={path}"))
    if kind in ("pipe", "device"):
        assert all(words.endswith("cannot be read: it is no regular file.\n") for words in said)


def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, pipe = str(tmp_path / "data"), tmp_path / "scout-2-0.json"
    os.mkfifo(pipe)
    assert main(["--data", data, "import", str(RECORD)]) == 0
    capsys.readouterr()
    for verb in ("export", "transcript"):
        assert "cannot be written" in refused(capsys, "--data", data, verb, "1", "--out", str(pipe))
    save = ("simulate", "scout", "--seats", "2", "--games", "1", "--save", str(tmp_path))
    assert "cannot be written" in refused(capsys, *save)


def test_what_is_written_to_a_terminal_leaves_it_as_open_as_it_was() -> None:
    mine, theirs = os.openpty()
    path = Path(os.ttyname(theirs))
    path.chmod(0o622)
    write_private(path, "words")
    assert stat.S_IMODE(path.stat().st_mode) == 0o622
    assert os.read(mine, 100) == b"words"
    os.close(mine)
    os.close(theirs)


def test_what_others_could_read_is_closed_to_them_when_it_is_written_anew(tmp_path: Path) -> None:
    path, lock = tmp_path / "error.txt", Lock(tmp_path / "match-1.lock")
    for each in (path, lock.path):
        each.touch()
        each.chmod(0o644)
    write_private(path, "words")
    assert lock.take()
    lock.release()
    assert [stat.S_IMODE(each.stat().st_mode) for each in (path, lock.path)] == [0o600, 0o600]


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="it takes a file that has nothing to give yet")
def test_a_file_that_has_nothing_to_give_yet_is_empty() -> None:
    for _ in range(3):  # the first look may still find something
        read_bounded(Path("/proc/kmsg"), LARGEST, "a record")


def test_a_mark_at_the_beginning_that_some_editors_write_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + RECORD.read_bytes())
    assert main(["check", str(path)]) == 0
    path.write_bytes(b"\xef\xbb\xbf" + option_template("drum_roll", "cards").encode())
    assert main(["simulate", "drum_roll", "--seats", "2", "--games", "1", "--option", f"cards={path}"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", ['"seats": 4', '"kind": "deal"', '"game": "scout"'])
def test_what_is_said_twice_is_believed_neither_way(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = RECORD.read_text()
    assert name in text
    path = tmp_path / "twice.json"
    path.write_text(text.replace(name, f"{name}, {name}", 1))
    assert "it says something twice" in refused(capsys, "check", str(path))


@pytest.mark.parametrize(
    "content",
    [
        ('"\u2028".' * 20 + "a." * 38).encode() * 900 + b"a = 1",
        ('"\x85".' * 20 + "a." * 38).encode() * 900 + b"a = 1",
        b"a" + b".a" * 100_000 + b" = 1",
        b"[" + b"a." * 100_000 + b"a]",
        b"x = " + b"[" * 100_000,
        b"x = " + b"[" * 50 + b"]" * 50,
        b"x = " + b"{a=" * 60 + b"1" + b"}" * 60,
        b"x = " + LONG.encode(),
        b"x = 0x" + b"f" * 50_000,
        b"\xff\xfe",
        b"x = 1\nx = 2",
        b"x" * 50_000 + b" = {a = 1, a = 1}",
        b"\x1b[2J = 1",
        b"#" * (LARGEST_SET + 1),
        b"[meta]\n" + b'"' + b"y" * 50_000 + b'" = 1',
        b"",
    ],
    ids=range(16),
)
def test_no_card_set_costs_more_than_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(content)
    assert str(path)[:30] in refused(capsys, "simulate", "drum_roll", "--seats", "2", "--option", f"cards={path}")


@pytest.mark.parametrize(
    "setting",
    [
        "hands=" + "[" * 100_000,
        f"hands={LONG}",
        "hands=" + "9" * 400,
        "x" * 9000,
        "x\x1b[2J=1",
        "",
        "=",
        "hands=" + "é" * 9000,
    ],
    ids=range(8),
)
def test_no_option_costs_more_than_a_sentence(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "simulate", "fan_tan", "--seats", "3", "--option", setting)


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "scout", "--seats", LONG),
        ("simulate", "scout", "--seats", "2", "--seed", "9" * 40),
        ("play", "scout", "--seed", "\x1b[2J"),
        ("play", "x\x1b[2J" * 1000),
        ("x\x1b[2J" * 1000,),
        ("show", str(RECORD), "--at", "9" * 40),
        ("games", "y\x1b[2J" * 1000),
    ],
    ids=range(7),
)
def test_no_argument_is_repeated_raw_or_at_length(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    err = capsys.readouterr().err
    assert ended.value.code == 2
    assert "\x1b" not in err
    assert len(err.splitlines()[-1]) < 400


def test_numbers_that_fit_are_still_not_repeated_at_length(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("--seat", "9" * 18), ("--at", "9" * 18)):
        assert "9" * 18 in refused(capsys, "show", str(RECORD), *arguments)
    assert "is played by 2, 3, 4 or 5, not by 999" in refused(capsys, "simulate", "scout", "--seats", "999")
    assert "is played by 2, not by 3" in refused(capsys, "play", "circus_combat", "--players", "A,B,C")
    assert "is no place to listen at" in refused(capsys, "host", "--listen", f"127.0.0.1:{LONG}")


@every_game
def test_every_option_that_help_names_is_taken(game: Specimen) -> None:
    settings = [line.split()[0].strip("'") for line in options_help([game.slug]).splitlines() if "=" in line.split()[0]]
    assert settings
    for line in options_help([game.slug]).splitlines():
        words = line.strip()
        if "=" in words.split()[0] and "=FILE" not in words:
            setting = words[1 : words.rindex("'")] if words.startswith("'") else words.split()[0]
            assert play_options(game.slug, [setting])


def test_plain_values_are_bounded_before_they_are_looked_through() -> None:
    assert read_json("[" * 30 + "]" * 30)
    for text in ("[" * 41 + "]" * 41, "[" * 10**6, LONG, "{", ""):
        with pytest.raises(NotPlain):
            read_json(text)
    assert read_toml('x = "' + "one. two. " * 4 + '"')
    with pytest.raises(NotPlain, match="100,000 dots"):
        read_toml("a" + ".a" * 100_000 + " = 1")
    assert LARGEST > LARGEST_SET


@pytest.mark.parametrize(
    "value",
    [
        10**5000,
        -(10**5000),
        "x" * 10**6,
        ["x" * 10**6] * 1000,
        {"a": [[[[[["deep"]]]]]]},
        "\x1b\n",
        {"k" * 9999: 1},
        1.5,
    ],
    ids=range(8),
)
def test_a_quote_is_short_and_on_one_line(value: Any) -> None:
    assert 0 < len(quote(value)) <= 60
    assert quote(value).isascii()
    assert quote(value).isprintable()


def test_short_values_are_quoted_as_they_are() -> None:
    assert [quote(value) for value in (5, "a", [1, "b"], {"c": None}, True, [])] == [
        "5", "'a'", "[1, 'b']", "{'c': None}", "True", "[]",
    ]  # fmt: skip
    assert "drum_roll" in GAMES
