"""The command line without a terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from circus_tui.cli import main
from rules import GAMES
from rules.catalogue import infos, slug_of

RECORD = Path(__file__).parent.parent / "scout" / "records" / "scout-4.json"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("slug", list(GAMES))
def test_simulate_counts_saves_and_check_believes_it(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = GAMES[slug].INFO.seats[0]
    arguments = ["simulate", slug, "--seats", str(seats), "--games", "3", "--seed", "1", "--json"]
    code, out, _ = said(capsys, *arguments, "--save", str(tmp_path))
    counted = json.loads(out)
    assert code == 0
    assert counted["finished"] + counted["capped"] == counted["games"] == 3
    assert set(counted) == {
        *("game", "seats", "games", "finished", "capped", "moves", "moves_per_second", "mean_scores"),
    }
    files = sorted(map(str, tmp_path.glob("*.json")))
    assert len(files) == 3
    assert said(capsys, "check", *files)[0] == 0
    assert json.loads(said(capsys, *arguments)[1])["moves"] == counted["moves"]


def test_simulate_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "simulate", "scout", "--seats", "9")[0] == 1
    assert said(capsys, "simulate", "scout", "--seats", "3", "--games", "0")[0] == 1
    code, _, err = said(capsys, "simulate", "scout", "--seats", "3", "--option", "start=often")
    assert code == 1
    assert err.count("\n") == 1
    assert "start" in said(capsys, "simulate", "scout", "--seats", "3", "--option", "begin=1")[2]


def test_a_cap_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "simulate", "scout", "--seats", "5", "--games", "2", "--cap", "10", "--json")
    assert json.loads(out)["capped"] == 2
    assert json.loads(out)["mean_scores"] is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\x00\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b"{}",
        b'{"game": "os"}',
        b'"' + b"x" * 9_000_000 + b'"',
        b"1e999999",
    ],
    ids=lambda content: repr(content[:10]),
)
def test_a_bad_file_gets_one_sentence(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    for verb in ("check", "show"):
        code, out, err = said(capsys, verb, str(path))
        assert (code, out) == (1, "")
        assert err.count("\n") == 1
        assert err.endswith(".\n")


def test_files_that_are_not_there_or_not_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.json", tmp_path, "a\0b"):
        code, _, err = said(capsys, "check", str(path))
        assert code == 1
        assert "cannot be read" in err


def test_a_changed_move_is_refused_by_entry_and_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    form = json.loads(RECORD.read_text())
    place = next(k for k, entry in enumerate(form["log"]) if entry["move"]["kind"] == "show")
    form["log"][place]["move"]["start"] = 40
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(form))
    code, _, err = said(capsys, "check", str(path))
    assert code == 1
    assert f"Entry {place}" in err
    assert "§ 4.2 Show" in err


def test_control_characters_of_a_file_do_not_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    form = json.loads(RECORD.read_text()) | {"players": ["a\x1b[2Jb", "[/b]", "\x9b31m", "漢字"]}
    path = tmp_path / "names.json"
    path.write_text(json.dumps(form))
    for arguments in (
        ("show", str(path)),
        ("check", str(path)),
        ("--ascii", "show", str(path), "--seat", "1", "--at", "40"),
    ):
        code, out, err = said(capsys, *arguments)
        assert code == 0
        assert "\x1b" not in out + err
        assert "\x9b" not in out + err
    path.write_text(json.dumps(form | {"game": "\x1b[2J"}))
    assert "\x1b" not in said(capsys, "check", str(path))[2]


def test_show_prints_what_a_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "show", str(RECORD), "--seat", "0", "--at", "6")
    assert code == 0
    assert "Your hand" in out
    assert "Your hand" not in said(capsys, "show", str(RECORD), "--at", "6")[1]
    assert said(capsys, "show", str(RECORD), "--seat", "7")[0] == 1
    assert said(capsys, "show", str(RECORD), "--at", "9999")[0] == 1


def test_rules_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "# SCOUT" in said(capsys, "rules", "scout")[1]
    assert said(capsys, "rules", "scout", "4.2")[1].startswith("§ 4.2 Show")
    assert said(capsys, "rules", "scout", "99")[0] == 1
    assert [info["slug"] for info in json.loads(said(capsys, "games", "--json")[1])] == list(GAMES)
    listed = said(capsys, "games")[1]
    assert all(slug in listed for slug in GAMES)


@pytest.mark.parametrize("called", ["drum roll", "Drum-Roll", "DRUM_ROLL", "  drum  roll "])
def test_a_game_may_be_called_by_its_title(called: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", called, "1.1") == said(capsys, "rules", "drum_roll", "1.1")
    assert said(capsys, "simulate", called, "--seats", "9")[2].strip().endswith("not by 9.")
    code, _, err = said(capsys, "learn", called, "99")
    assert (code, err.strip()) == (1, "Drum Roll has no lesson 99; it has 14.")


def test_every_game_is_found_by_its_title_and_no_other() -> None:
    assert [slug_of(each.title) for each in infos().values()] == list(infos())
    assert [slug_of(name) for name in ("whist", "drum", "", "drum\troll!")] == ["whist", "drum", "", "drum\troll!"]


def test_a_computer_player_that_there_is_not_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "play", "scout", "--players", "Ana,bot:clever")
    assert code == 1
    assert "'clever' is no computer player" in err


def test_wrong_usage_is_two(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["play", "chess"], ["frobnicate"], ["simulate", "scout"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
    capsys.readouterr()


def test_without_a_terminal_the_app_says_what_works() -> None:
    for arguments in ([], ["continue"], ["play", "scout"]):
        done = subprocess.run(
            [sys.executable, "-m", "circus_tui.cli", *arguments],
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 1
        assert "simulate" in done.stderr


def test_the_verbs_import_no_textual() -> None:
    code = "import sys; from circus_tui.cli import main; main(['games']); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("seats", ["2", "3"])
def test_what_random_games_never_reach_is_listed_with_the_reason(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "scout", "--seats", seats, "--games", "25", "--clauses"]) == 0
    reached = {line[2:50].strip(): line[51:] for line in capsys.readouterr().out.splitlines() if line.startswith("  §")}
    assert len(reached) == len(GAMES["scout"].CLAUSES)
    assert "never" not in reached.values()
    assert int(reached["§ 4.2 Show"]) > 0
    if seats == "2":
        assert reached["§ 4.4 Scout & Show"].startswith("never: § 6.3 Two players: no Scout & Show (")
    else:
        assert reached["§ 6.3 Two players: no Scout & Show"] == "never: it is for two players"
