"""Golden playthroughs: a random game of fixed seed, told in words, one file per game and number of players.

`python -m tests.playthrough [GAME…]` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rules import GAMES
from rules.core import CHANCE, name_seats
from tests.specimens import Specimen, random_game, specimen

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
SEED = 7


def playthrough(game: Specimen, seats: int) -> str:
    """Tell the game: prompt, move and what the table saw, entry by entry, and the scores."""
    rules = game.rules
    lines = []
    state = rules.new(seats, rules.Options())
    for number, played in enumerate(random_game(rules, seats, rules.Options(), SEED, game.cap)):
        who = "chance" if played.seat == CHANCE else NAMES[played.seat]
        lines += [
            f"{number} {name_seats(rules.prompt(played.before, None), NAMES)}",
            f"  {who}: {name_seats(rules.describe(played.before, played.seat, played.move), NAMES)}",
        ]
        told = rules.events(played.before, played.seat, played.move, played.after)
        lines += [f"  . {name_seats(event.text, NAMES)}" for event in told]
        state = played.after
    scores = ", ".join(f"{name} {score}" for name, score in zip(NAMES, rules.scores(state), strict=False))
    lines.append(f"{'Unfinished' if rules.to_act(state) else 'Final'}: {scores}")
    return "\n".join(lines) + "\n"


def playthrough_file(game: Specimen, seats: int) -> Path:
    """Where the golden text is kept."""
    return game.folder / "playthroughs" / f"{seats}.txt"


def main() -> None:
    """Write the playthroughs of the games named, or of all."""
    for slug in sys.argv[1:] or GAMES:
        game = specimen(slug)
        for seats in game.rules.INFO.seats:
            path = playthrough_file(game, seats)
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(game, seats))


if __name__ == "__main__":
    main()
