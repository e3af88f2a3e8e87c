"""Random play of other libraries, each asked as we ask ourselves: list the moves, choose one, make it.

Run by itself, with an interpreter that has them: `python tests/benchmarks/rivals.py SECONDS SEED`. It prints a JSON
object: moves a second by name, or a sentence where a library is not there.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

PLIES = 300
"""Half-moves after which a game of chess is given up."""


def chess() -> Callable[[random.Random], int]:
    """python-chess: its legal moves, from the first position."""
    import chess

    def game(rng: random.Random) -> int:
        board = chess.Board()
        for made in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return made
            board.push(rng.choice(moves))
        return PLIES

    return game


def open_spiel(name: str) -> Callable[[], Callable[[random.Random], int]]:
    """A game of OpenSpiel, written in C++, through its binding."""

    def prepared() -> Callable[[random.Random], int]:
        import pyspiel

        rules = pyspiel.load_game(name)

        def game(rng: random.Random) -> int:
            state, made = rules.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    made += 1
            return made

        return game

    return prepared


def rlcard_uno() -> Callable[[random.Random], int]:
    """UNO of RLCard, its game without the arrays for learning."""
    from rlcard.games.uno import Game

    def game(rng: random.Random) -> int:
        table: Any = Game()
        table.init_game()
        made = 0
        while not table.is_over():
            table.step(rng.choice(table.get_legal_actions()))
            made += 1
        return made

    return game


def rlcard_gin_rummy() -> Callable[[random.Random], int]:
    """Gin rummy of RLCard, its game without the arrays for learning."""
    from rlcard.games.gin_rummy.game import GinRummyGame

    def game(rng: random.Random) -> int:
        table: Any = GinRummyGame()
        table.init_game()
        made = 0
        while not table.is_over():
            table.step(rng.choice(table.judge.get_legal_actions()))
            made += 1
        return made

    return game


RIVALS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "python-chess": chess,
    "OpenSpiel hearts (C++)": open_spiel("hearts"),
    "OpenSpiel gin_rummy (C++)": open_spiel("gin_rummy"),
    "RLCard uno": rlcard_uno,
    "RLCard gin-rummy": rlcard_gin_rummy,
}


def measured(seconds: float, seed: int) -> dict[str, float | str]:
    """Moves a second of each, in CPU time."""
    found: dict[str, float | str] = {}
    for name, prepare in RIVALS.items():
        try:
            game = prepare()
        except ImportError as error:
            found[name] = f"not there ({error})"
            continue
        rng = random.Random(seed)
        random.seed(seed)
        game(rng)
        made, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            made += game(rng)
        found[name] = made / (time.process_time() - start)
    return found


if __name__ == "__main__":
    print(json.dumps(measured(float(sys.argv[1]), int(sys.argv[2]))))
