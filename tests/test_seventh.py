"""A seventh game is put beside the six: it needs rooms of its own and its entry in the catalogue, and nothing else.

The rooms lie in `tests/seventh` as they would in the house; the house is copied with them, and there the laws are run.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

HOUSE = Path(__file__).parent.parent
SEVENTH = HOUSE / "tests" / "seventh"
PARTS = ("rules", "circus_tui", "tests")
LAWS = (
    "tests/laws",
    "tests/test_house.py",
    "tests/tombola",
    "tests/teaching/test_lessons.py",
    "tests/teaching/test_drills.py",
    "tests/bots/test_bots.py",
    "tests/company/test_screens.py::test_somebody_alone_is_asked_told_and_asked_again",
)


def extended(folder: Path) -> None:
    """The house with one more game in it."""
    passing = ignore_patterns("__pycache__", "seventh")
    for part in PARTS:  # with what is compiled of them, which the new place changes nothing about
        copytree(HOUSE / part, folder / part, ignore=ignore_patterns("seventh"))
    copy(HOUSE / "pyproject.toml", folder)
    present = {path.relative_to(folder) for path in folder.rglob("*")}
    for part in PARTS:
        added = (path.relative_to(SEVENTH) for path in (SEVENTH / part).rglob("*") if path.is_file())
        assert not present & set(added), "a room of the seventh game stands where another stood"
        copytree(SEVENTH / part, folder / part, ignore=passing, dirs_exist_ok=True)
    catalogue = folder / "rules" / "catalogue.toml"
    catalogue.write_text(catalogue.read_text() + "\n" + (SEVENTH / "catalogue.toml").read_text())


@pytest.mark.slow
def test_a_seventh_game_comes_under_all_laws_and_is_named_in_the_catalogue_alone(tmp_path: Path) -> None:
    extended(tmp_path)
    written = (path for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".pyc")
    others = [path for path in written if "tombola" not in str(path.relative_to(tmp_path))]
    named = [path.relative_to(tmp_path) for path in others if b"tombola" in path.read_bytes()]
    assert set(named) == {Path("rules/catalogue.toml"), Path("tests/test_seventh.py")}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "tombola", *LAWS]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert " passed" in done.stdout
