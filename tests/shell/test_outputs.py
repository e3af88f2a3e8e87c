"""Where the command line writes: closed, full, or unable to show a sign, it says so in a sentence and exits with 1."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("verb", VERBS)
def test_a_full_device_is_said(verb: str) -> None:
    done = shell(f"circus {verb} > /dev/full")
    assert done.returncode == 1
    assert done.stderr.decode() == "The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize("verb", [verb for verb in VERBS if "--help" not in verb and "--version" not in verb])
def test_a_closed_output_is_said(verb: str) -> None:
    done = shell(f"circus {verb} >&-")
    assert done.returncode == 1
    assert done.stderr.decode() == "There is nowhere to write to: the standard output is closed.\n"


@pytest.mark.parametrize("verb", ["", "continue", "play scout", "play scout --players Ana,Ben"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "< /dev/null", "> /dev/full"])
def test_without_a_terminal_the_app_says_what_works(verb: str, closed: str) -> None:
    done = shell(f"circus {verb} {closed}")
    assert done.returncode == 1
    assert "need a terminal" in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


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


@pytest.mark.parametrize("verb", ["rules scout", "rules drum_roll", f"show {RECORD}", "games", "check /ö"])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_sign_that_the_output_does_not_have_gets_a_stand_in(verb: str, encoding: str) -> None:
    done = shell(f"circus {verb}", PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
    assert done.returncode == (1 if verb.startswith("check") else 0)
    assert b"Traceback" not in done.stderr
    assert (done.stdout + done.stderr).decode(encoding)


def test_ascii_is_pure_ascii_for_every_verb() -> None:
    for verb in ("rules scout", "rules colosseum", "rules drum_roll --cards-template", "rules scout 5.3", "games"):
        done = shell(f"circus --ascii {verb}")
        assert done.returncode == 0
        assert done.stdout.isascii()
        assert b"?" * 3 not in done.stdout


@pytest.mark.parametrize("path", ["/proc/none", "/dev/null/x", "FILE", "x\0y", "FULL"])
def test_a_place_that_cannot_be_written_is_said(path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from circus_tui.cli import main

    (tmp_path / "file").touch()
    (tmp_path / "scout-2-0.json").mkdir()
    place = {"FILE": str(tmp_path / "file"), "FULL": str(tmp_path)}.get(path, path)
    assert main(["simulate", "scout", "--seats", "2", "--games", "1", "--save", place]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "cannot be" in err


def test_a_clause_is_printed_once() -> None:
    done = shell("circus rules scout 4.2").stdout.decode()
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


def test_a_stop_by_the_keyboard_is_no_traceback() -> None:
    done = shell("timeout -s INT 2 " + f'"{sys.executable}" -m circus_tui simulate scout --seats 5 --games 1000000')
    assert done.stderr == b""
