"""How cards of a game do over simulated games: `python -m tests.balance GAME`."""

from __future__ import annotations

import sys
from importlib import import_module


def main() -> None:
    """Print the balance of the games named."""
    for slug in sys.argv[1:]:
        print(import_module(f"tests.{slug}.balance").report())


if __name__ == "__main__":
    main()
