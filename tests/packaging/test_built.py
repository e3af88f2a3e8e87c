"""The package as it is given away: built, laid out elsewhere, and run with nothing of this folder in reach."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from circus_tui import __version__
from rules import GAMES

ROOT = Path(__file__).parent.parent.parent
DATA = (".md", ".toml", ".tcss", ".typed")
SCRIPT = "\n\nkeep\nquit\n"
EACH = "import sys; from circus_tui.cli import main\nfor x in sys.argv[1:]: assert main(x.split()) == 0; print('\\f')"
"""Code that carries out each of its arguments as a command line, and parts what they print."""

pytestmark = pytest.mark.slow


def ran(*command: str, cwd: Path, env: dict[str, str] | None = None, told: str = "") -> str:
    done = subprocess.run(command, cwd=cwd, env=env, input=told, text=True, capture_output=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def builds_alone() -> bool:
    """Whether what builds the package is here, so that nothing need be fetched."""
    return tuple(map(int, version("setuptools").split(".")[:2])) >= (77, 0)


def copied(folder: Path) -> Path:
    """A copy of this folder as it stands, without anything that was made in it."""
    for name in ran("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive."""
    folder, copy = tmp_path_factory.mktemp("dist"), copied(tmp_path_factory.mktemp("source"))
    alone = ["--no-build-isolation"] if builds_alone() else []
    wheel = [sys.executable, "-m", "pip", "wheel", "-q", ".", "--no-deps", *alone, "-w", str(folder)]
    made = subprocess.run(wheel, cwd=copy, text=True, capture_output=True)
    if made.returncode and not alone:
        pytest.skip("setuptools 77 or later is neither here nor can it be fetched")
    assert made.returncode == 0, made.stderr[-2000:]
    return folder


def unpacked(built: Path, folder: Path) -> Path:
    [wheel] = built.glob("*.whl")
    assert wheel.name == f"circus_tui-{__version__}-py3-none-any.whl"
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def test_the_wheel_has_every_file_of_the_packages_and_no_other(built: Path, tmp_path: Path) -> None:
    there = {str(path.relative_to(tmp_path)) for path in unpacked(built, tmp_path).rglob("*") if path.is_file()}
    listed = ran(
        "git", "ls-files", "--cached", "--others", "--exclude-standard", "rules", "circus_tui", cwd=ROOT
    ).split("\n")
    wanted = {name for name in listed if name.endswith((".py", *DATA))}
    assert {"rules/py.typed", "circus_tui/py.typed", "rules/catalogue.toml"} <= wanted
    assert wanted <= there
    assert {name for name in there - wanted if not name.startswith("circus_tui-")} == set()
    metadata = (tmp_path / f"circus_tui-{__version__}.dist-info" / "METADATA").read_text()
    assert f"\nVersion: {__version__}\n" in metadata
    assert "\nLicense-Expression: MIT\n" in metadata
    assert "# Circus TUI" in metadata


def test_every_verb_runs_from_the_wheel_alone(built: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    code = unpacked(built, tmp_path / "code")
    env = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": str(code)}
    program = (sys.executable, "-c", "import sys; from circus_tui.__main__ import main; sys.exit(main())")
    several = (sys.executable, "-c", EACH)

    def run(*arguments: str, told: str = "") -> str:
        return ran(*program, *arguments, cwd=home, env=env, told=told)

    assert run("--version") == f"circus-tui {__version__}\n"
    where = ran(sys.executable, "-c", "import rules, circus_tui; print(rules.__file__)", cwd=home, env=env)
    assert where.startswith(str(code))
    assert {info["slug"] for info in json.loads(run("games", "--json"))} == set(GAMES)
    books = ran(*several, *(f"rules {slug}" for slug in GAMES), cwd=home, env=env).splitlines()
    assert [line for line in books if line.startswith("# ")] == [
        (code / "rules" / slug / "rulebook.md").read_text().partition("\n")[0] for slug in GAMES
    ]
    fewest = {slug: rules.INFO.seats[0] for slug, rules in GAMES.items()}
    plays = (f"simulate {slug} --seats {seats} --seed 1 --games 1 --save ." for slug, seats in fewest.items())
    ran(*several, *plays, cwd=home, env=env)
    records = [next(home.glob(f"{slug}*.json")).name for slug in GAMES]
    *judged, _ = ran(*several, *(f"check {record}" for record in records), cwd=home, env=env).split("\f\n")
    assert len(judged) == len(GAMES)
    assert all("accepted" in words and words.count("\n") == 1 for words in judged)
    *shown, _ = ran(*several, *(f"show {record} --seat 0" for record in records), cwd=home, env=env).split("\f\n")
    assert len(shown) == len(GAMES)
    assert all(words.count("\n") > 5 for words in shown)
    for slug in GAMES:
        assert "Step 1 of" in run("--plain", "learn", slug, "1", told="Ana\nquit\nquit\n")
    assert run("history")
    assert run("settings", "--path")
    assert "Ana" in run("--plain", "play", "scout", "--players", "Ana,bot:fair", "--seed", "1", told=SCRIPT)
    assert run("arena", "scout", "--bots", "greedy,random", "--games", "1", "--cap", "9")
    assert run("rules", "drum_roll", "--cards-template")
    assert run("completion", "bash")
    assert run("man")


def test_the_source_archive_builds_the_same(built: Path, tmp_path: Path) -> None:
    if not builds_alone():
        pytest.skip("setuptools 77 or later is not here, and pip makes no source archives")
    copy = copied(tmp_path / "copy")
    make = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
    ran(sys.executable, "-c", make, cwd=copy)
    [archive] = (copy / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "out", filter="data")
    [source] = (tmp_path / "out").iterdir()
    assert all((source / name).is_file() for name in ("README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"))
    assert not (source / "tests").exists()
    again = tmp_path / "again"
    ran(sys.executable, "-c", f"from setuptools import build_meta; build_meta.build_wheel({str(again)!r})", cwd=source)
    names = [set(zipfile.ZipFile(next(folder.glob("*.whl"))).namelist()) for folder in (built, again)]
    assert names[0] == names[1]
