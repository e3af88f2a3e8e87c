"""The program: `python -m circus_tui`, and what the installed command runs."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

from circus_tui.terminal.interrupt import listened_to
from circus_tui.terminal.printing import complain, prepare


def main() -> int:
    """Run the command line; give the exit code."""
    prepare()
    return listened_to(_run)


def _run() -> int:
    stranger = _stranger()
    if stranger:
        complain(f"Another package called rules is in the way: {stranger} is found before this program's own.")
        return 1
    from circus_tui.cli import main as run

    return run()


def _stranger() -> str:
    """Where a package of the same name as the one with the engines lies, if that would be imported instead."""
    try:
        found = find_spec("rules")
    except (ImportError, ValueError):
        return "one that cannot be imported"
    where = "" if found is None else found.origin or next(iter(found.submodule_search_locations or ()), "")
    if Path(where).parent.parent == Path(__file__).parent.parent:
        return ""
    return ascii(where)[1:-1] or "nothing at all"


if __name__ == "__main__":
    sys.exit(main())
