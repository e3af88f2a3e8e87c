"""Completion and the manual page say what the parser says."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from circus_tui import __version__
from circus_tui.cli import _parser, main
from circus_tui.command_line.command_words import Command, commands
from rules import GAMES


@pytest.fixture
def known() -> tuple[Command, ...]:
    return commands(_parser())


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def completed(script: str, *words: str) -> list[str]:
    """What bash offers for the last word."""
    ask = 'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _circus_tui; printf "%s\\n" "${COMPREPLY[@]}"'
    ran = subprocess.run(["bash", "-c", f"{script}\n{ask}", "bash", *words], capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    return ran.stdout.split()


def test_bash_completes_verbs_games_options_and_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    script = printed(capsys, "completion", "bash")
    assert completed(script, "circus-tui", "pl") == ["play"]
    assert completed(script, "circus-tui", "--data", "/tmp", "--as") == ["--ascii"]
    assert completed(script, "circus-tui", "play", "")[: len(GAMES)] == list(GAMES)
    assert completed(script, "circus-tui", "play", "scout", "--pl") == ["--players"]
    assert completed(script, "circus-tui", "play", "scout", "--option", "start=f") == ["start=fixed"]
    assert completed(script, "circus-tui", "--plain", "play", "drum_roll", "--option", "") == []
    assert completed(script, "circus-tui", "check", "/etc/pass")[0].startswith("/etc/pass")
    assert completed(script, "circus-tui", "completion", "z") == ["zsh"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_verb_and_option_is_in_every_script(
    shell: str, known: tuple[Command, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    script = printed(capsys, "completion", shell)
    assert {"play", "continue", "check", "man"} <= {command.name for command in known}
    for command in known:
        assert command.name in script
        for option in command.options:
            for flag in option.flags:
                assert (f"-l {flag[2:]}" if shell == "fish" and flag.startswith("--") else flag.lstrip("-")) in script
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, capture_output=True).stderr == ""


def test_the_manual_names_everything_and_man_finds_no_fault(
    known: tuple[Command, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    page = printed(capsys, "man")
    assert page.startswith(f'.TH CIRCUS-TUI 6 "" "circus-tui {__version__}"')
    for command in known[1:]:
        assert f"\n.SS {command.name}" in page
    plain = page.replace("\\-", "-")
    assert all(flag in plain for command in known for option in command.options for flag in option.flags)
    if shutil.which("groff"):
        ran = subprocess.run(
            ["groff", "-man", "-Tascii", "-ww"], input=page, text=True, capture_output=True, check=True
        )
        assert ran.stderr == ""
        assert "circus-tui - circus games for one terminal and several people" in ran.stdout


def test_the_version_stands_in_one_place(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"circus-tui {__version__}\n"
