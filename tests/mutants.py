"""Change the code that guards, one expression at a time, and see who notices: `python -m tests.mutants [PATH PART]...`.

mutmut does it; here stands which tests have to notice what is changed in which module. Each module is tried in a folder
of its own under `build/guards`, where a later run goes on. `tests/survivors.md` says what may live, and why.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

HOUSE: Final = Path(__file__).parent.parent
WORK: Final = HOUSE / "build" / "guards"
DEAD: Final = ("killed", "caught by type check")
DEATHS: Final = (1, 3, 37)
"""How mutmut notes them: tests failed, or mypy. What took too long may have had too little of the machine."""
SIGHT: Final = ("tests/laws/test_visibility.py", "tests/laws/test_secrecy.py")
UNDO: Final = tuple(
    f"tests/laws/test_past.py::{name}"
    for name in (
        "test_undo_gives_back_an_earlier_state_and_stops_at_chance_secrets_and_other_seats",
        "test_what_is_free_to_take_back_has_shown_nobody_anything",
        "test_nobody_is_asked_who_has_nothing_to_do",
    )
)
LONGEST: Final = "not whatever_keys and not computers_alone and not between_two and not its_own_view and not undo_goes"
"""What of the tests of sessions is left out, for the time that it takes."""
MOVES: Final = tuple(
    f"tests/laws/test_moves.py::{name}"
    for name in (
        "test_legal_moves_are_the_moves_that_explain_lets_through",
        "test_exactly_the_seats_to_act_have_moves_and_none_twice",
    )
)
TYPES: Final = ("--output=json", "--no-warn-unused-ignores", "--follow-imports=silent")
"""How mypy looks at a changed module: what is changed against its types is not tried."""


def sight(slug: str, *besides: str) -> tuple[str, ...]:
    """The laws of one game, and tests of it besides; lessons may never end where something is amiss."""
    return (*SIGHT, *(f"tests/{slug}/{test}.py" for test in besides), "-k", f"{slug} and not lesson")


MARK: Final = re.compile(r"^ *@implements\(.*\)\n", re.MULTILINE)
CACHE: Final = re.compile(r"^@(?:lru_)?cache(?:\(.*\))?\n", re.MULTILINE)
PROPERTY: Final = re.compile(r"^( *)@property\n\1def (\w+)\(self\) -> (.*):\n", re.MULTILINE)
CONTEXT: Final = re.compile(r"^( *)@contextmanager\n\1def (\w+)(\(.*\n(?:\1 .*\n|\n)*)", re.MULTILINE)

GUARDS: Final[dict[str, tuple[str, ...]]] = {
    "circus_tui/tables/hotseat.py": ("tests/shell/test_hotseat.py",),
    "circus_tui/tables/takeback.py": ("tests/shell/test_takeback.py",),
    "circus_tui/tables/places.py": (
        "tests/shell/test_places.py",
        "tests/shell/test_seats.py",
        "tests/shell/test_two_tables.py",
    ),
    "circus_tui/tables/asking.py": ("tests/shell/test_asking.py",),
    "circus_tui/tables/sharing.py": (
        "tests/shell/test_asking.py",
        "tests/shell/test_shared_table.py",
        "tests/shell/test_sitting.py",
        "tests/shell/test_standing.py",
        "tests/shell/test_whose_cards.py",
    ),
    "circus_tui/storage/locks.py": ("tests/shell/test_places.py", "tests/shell/test_seats.py"),
    "circus_tui/storage/privacy.py": (
        "tests/shell/test_kept.py",
        "tests/shell/test_store.py",
        "tests/shell/test_places.py",
    ),
    "circus_tui/keyboard/keys.py": ("tests/shell/test_guard.py", "tests/shell/test_keys.py"),
    "rules/scout/visibility.py": sight("scout", "test_resample", "test_scout"),
    "rules/big_top/visibility.py": sight("big_top", "test_big_top", "test_turns"),
    "rules/fan_tan/visibility.py": sight("fan_tan", "test_fan_tan", "test_resample"),
    "rules/circus_combat/visibility.py": sight("circus_combat"),
    "rules/colosseum/visibility.py": sight("colosseum", "test_market"),
    "rules/drum_roll/visibility.py": sight("drum_roll", "test_sight"),
    "rules/scout/refusals.py": (
        "tests/scout/test_refusals.py",
        "tests/scout/test_scout.py",
        "tests/scout/test_turns.py",
        "tests/laws/test_moves.py",
        "-k",
        "scout",
    ),
    "rules/scout/engine.py": (
        "tests/scout/test_deals.py",
        "tests/scout/test_scout.py",
        "tests/scout/test_turns.py",
        "tests/laws/test_perft.py",
        *MOVES,
        "-k",
        "scout",
    ),
    "rules/history.py": (
        "tests/laws/test_records.py",
        "tests/shell/test_takeback.py",
        "tests/colosseum/test_market.py::test_nobody_is_asked_for_a_second_investment_who_cannot_pay_for_one",
        *UNDO,
    ),
    "rules/record.py": ("tests/laws/test_records.py", "tests/laws/test_past.py", "-k", "not crashes"),
    "rules/codec.py": ("tests/laws/test_codec.py",),
    "circus_tui/storage/store.py": (
        "tests/shell/test_kept.py",
        "tests/shell/test_store.py",
    ),
    "circus_tui/storage/rows.py": ("tests/shell/test_rows.py",),
    "circus_tui/tables/table.py": (
        "tests/shell/test_two_tables.py",
        "tests/shell/test_table.py",
        "tests/shell/test_takeback.py",
        "tests/shell/test_watching.py",
    ),
    "circus_tui/screens/consent.py": (
        "tests/shell/test_asking.py",
        "tests/shell/test_onlooker.py",
        "tests/shell/test_session.py",
        "tests/shell/test_sitting.py",
        "tests/shell/test_shared_table.py",
        "tests/company/test_company.py",
        "-k",
        LONGEST,
    ),
    "circus_tui/screens/onlooker.py": (
        "tests/shell/test_asking.py",
        "tests/shell/test_onlooker.py",
        "tests/shell/test_standing.py",
        "tests/shell/test_whose_cards.py",
        "tests/shell/test_shared_table.py",
        "tests/company/test_company.py",
        "tests/company/test_haggling.py",
        "-k",
        LONGEST,
    ),
    "circus_tui/screens/session.py": (
        "tests/shell/test_sitting.py",
        "tests/shell/test_whose_cards.py",
        "tests/shell/test_standing.py",
        "tests/shell/test_session.py",
        "tests/shell/test_held.py",
        "tests/company/test_company.py",
        "tests/company/test_haggling.py",
        "-k",
        LONGEST,
    ),
}
"""Each module that guards something, and the tests that have to notice what is changed in it."""


def settle(module: str) -> Path:
    """Make the folder in which a module is changed."""
    folder = WORK / module.removesuffix(".py").replace("/", ".")
    for room in ("rules", "circus_tui", "tests"):
        copytree(HOUSE / room, folder / room, dirs_exist_ok=True, ignore=ignore_patterns("__pycache__"))
    (folder / module).write_text(laid_open((HOUSE / module).read_text()))
    tests = json.dumps(GUARDS[module])
    checked = json.dumps(["mypy", *TYPES, f"--cache-dir={WORK / 'types'}", module])
    own = f'[tool.mutmut]\nonly_mutate = ["{module}"]\npytest_add_cli_args_test_selection = {tests}\n'
    own += f"type_check_command = {checked}\n"
    (folder / "pyproject.toml").write_text((HOUSE / "pyproject.toml").read_text().replace("[tool.mutmut]\n", own))
    return folder


def laid_open(source: str) -> str:
    """The same module without what mutmut stops at: it changes nothing in a function with a decorator.

    The mark of a clause does nothing when it runs, and a cache nothing but save time; what a property gives is worked
    out by a method beside it, and a context is made of one.
    """
    bare = CACHE.sub("", MARK.sub("", source))
    contexts = CONTEXT.sub(r"\1def \2_made\3\1\2 = contextmanager(\2_made)\n\n", bare)
    return PROPERTY.sub(r"\g<0>\1    return self.\2_found()\n\n\1def \2_found(self) -> \3:\n", contexts)


def forget_what_lived(folder: Path, module: str) -> None:
    """Let mutmut try again whatever it has not seen die: tests may have been written since."""
    kept = folder / "mutants" / f"{module}.meta"
    if kept.exists():
        found = json.loads(kept.read_text())
        codes = found["exit_code_by_key"]
        found["exit_code_by_key"] = {name: code if code in DEATHS else None for name, code in codes.items()}
        kept.write_text(json.dumps(found))


def verdicts(folder: Path) -> dict[str, str]:
    """What has come of each mutant, in mutmut's words."""
    told = subprocess.run(
        ["mutmut", "results", "--all", "true"], cwd=folder, check=True, capture_output=True, text=True
    )
    lines = (line.strip().partition(": ") for line in told.stdout.splitlines() if ": " in line)
    return {name: status for name, _, status in lines}


def chosen(parts: list[str]) -> Iterator[str]:
    """The modules whose paths hold one of these, or all."""
    return (module for module in GUARDS if not parts or any(part in module for part in parts))


def main() -> None:
    """Try what was asked for, and print how it went."""
    for module in chosen(sys.argv[1:]):
        folder = settle(module)
        forget_what_lived(folder, module)
        with (folder / "run.log").open("w") as log:
            own = {**os.environ, "PYTEST_DEBUG_TEMPROOT": str(folder)}  # other runs clear away what lies in their way
            run = ["mutmut", "run", "--max-children", "1"]
            subprocess.run(run, cwd=folder, env=own, check=False, stdout=log, stderr=log)
        came = verdicts(folder)
        print(module, dict(Counter(came.values())))
        print(*(f"  {name}: {status}" for name, status in came.items() if status not in DEAD), sep="\n", flush=True)


if __name__ == "__main__":
    main()
