"""Where the command line writes: closed, full, or unable to show a sign, it says so in a sentence and exits with 1."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import pytest

from circus_tui.cli import main
from circus_tui.terminal.interrupt import INTERRUPTED

pytestmark = pytest.mark.slow

RECORD = str(Path(__file__).parent.parent / "scout" / "records" / "scout-4.json")
ROOT = Path(__file__).parent.parent.parent

VERBS = (
    "games",
    "rules scout",
    "rules scout 4.2",
    f"check {RECORD}",
    f"show {RECORD} --at 20",
    "simulate scout --seats 2 --games 1",
    "--version",
    "--help",
    "play scout --help",
)


def shell(line: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell, in a folder, in which `circus` is this program."""
    program = f'circus() {{ "{sys.executable}" -m circus_tui "$@"; }}\n{line}'
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80", **environment}
    return subprocess.run(
        ["bash", "-c", program], capture_output=True, check=False, timeout=60, env=settings, cwd=folder
    )


EACH = """
import sys
from circus_tui.cli import main
for line in sys.argv[1:]:
    print("", main(line.split()), sep="\\0", end="\\0", file=sys.stderr)
"""
"""Runs several lines in one process, and says after each how it has ended."""


def each(lines: Sequence[str], where: str = "", **environment: str) -> list[tuple[int, str]]:
    """The exit code of each of these lines with what it has said to the error output, run in one process."""
    program = f"{quote(sys.executable)} -c {quote(EACH)} {' '.join(map(quote, lines))} {where}"
    done = shell(program, ROOT, **environment)
    *parts, rest = done.stderr.decode(environment.get("PYTHONIOENCODING", "utf-8")).split("\0")
    found = [(int(code), words) for words, code in zip(parts[::2], parts[1::2], strict=True)]
    assert len(found) == len(lines), done.stderr
    assert not rest, "nothing goes wrong at the end"
    return found


@pytest.mark.parametrize("verb", VERBS)
def test_a_full_device_is_said(verb: str) -> None:
    done = shell(f"circus {verb} > /dev/full")
    assert done.returncode == 1
    assert done.stderr.decode() == "The output cannot be written: No space left on device.\n"


def test_a_closed_output_is_said() -> None:
    verbs = [verb for verb in VERBS if "--help" not in verb and "--version" not in verb]
    for code, words in each(verbs, ">&-"):
        assert code == 1
        assert words == "There is nowhere to write to: the standard output is closed.\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "< /dev/null", "> /dev/full"])
def test_without_a_terminal_the_app_says_what_works(closed: str) -> None:
    for code, words in each(["", "continue", "play scout", "play scout --players Ana,Ben"], closed):
        assert code == 1
        assert "need a terminal" in words
        assert words.count("\n") == 1


def test_a_closed_input_hinders_nothing_that_needs_none() -> None:
    assert shell(f"circus check {RECORD} <&-").returncode == 0


def test_errors_that_nobody_reads_still_count() -> None:
    for line in ("circus check /none 2>&-", "circus check /none 2>/dev/full", "circus check /none >&- 2>&-"):
        done = shell(line)
        assert done.returncode == 1
        assert done.stdout == done.stderr == b""


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    done = shell("circus rules drum_roll | head -1; exit ${PIPESTATUS[0]}")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_sign_that_the_output_does_not_have_gets_a_stand_in(encoding: str, tmp_path: Path) -> None:
    verbs = ["rules scout", "rules drum_roll", f"show {RECORD}", "games", "check /ö"]
    out = tmp_path / "out"
    ended = each(verbs, f"> {quote(str(out))}", PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
    assert [code for code, _ in ended] == [0, 0, 0, 0, 1]
    assert [bool(words) for _, words in ended] == [False, False, False, False, True]
    assert "Traceback" not in ended[-1][1]
    assert out.read_bytes().decode(encoding).count("\n") > 500


@pytest.mark.parametrize(
    "verb", ["rules scout", "rules colosseum", "rules drum_roll --cards-template", "rules scout 5.3", "games"]
)
def test_ascii_is_pure_ascii_for_every_verb(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ascii", *verb.split()]) == 0
    said = capsys.readouterr().out
    assert said.isascii()
    assert "?" * 3 not in said


@pytest.mark.parametrize("path", ["/proc/none", "/dev/null/x", "FILE", "x\0y", "FULL"])
def test_a_place_that_cannot_be_written_is_said(path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "scout-2-0.json").mkdir()
    place = {"FILE": str(tmp_path / "file"), "FULL": str(tmp_path)}.get(path, path)
    assert main(["simulate", "scout", "--seats", "2", "--games", "1", "--save", place]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "cannot be" in err


def test_a_clause_is_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "scout", "4.2"]) == 0
    done = capsys.readouterr().out
    assert done.count("§ 4.2 Show") == 1
    assert done.lower().count("on the table") == 1


def test_another_package_called_rules_is_noticed(tmp_path: Path) -> None:
    for form in ("rules.py", "rules/__init__.py"):
        folder = tmp_path / form.replace("/", "-")
        (folder / form).parent.mkdir(parents=True)
        (folder / form).write_text("raise SystemError('imported')")
        done = shell("circus games", tmp_path, PYTHONPATH=f"{folder}:{ROOT}")
        assert done.returncode == 1
        assert b"Another package called rules is in the way" in done.stderr
        assert done.stderr.count(b"\n") == 1


def test_a_stop_by_the_keyboard_is_no_traceback(tmp_path: Path) -> None:
    line = f"-m circus_tui simulate scout --seats 5 --games 1000000 --save {tmp_path}"
    began = subprocess.Popen(
        [sys.executable, *line.split()],
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not any(tmp_path.iterdir()):
        assert began.poll() is None
        time.sleep(0.01)
    began.send_signal(signal.SIGINT)
    _, said = began.communicate(timeout=60)
    assert (began.returncode, said) == (INTERRUPTED, b"")
