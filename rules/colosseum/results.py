"""The sums of a turn and of the game."""

from __future__ import annotations

from rules.colosseum.engine import winners, worth
from rules.colosseum.stars import stars_of
from rules.colosseum.state import TURNS, Performance, State, Turn
from rules.colosseum.wording import coins_text, seats_text, sums_text
from rules.core import Result, Seat


def final_result(state: State) -> Result:
    """Everyone's best event."""
    rows = tuple(_best_event(state, seat) for seat in range(state.seats))
    return Result("The best events", ("turn", "how", "best"), rows, ending(state))


def turn_result(state: State, turn: Turn) -> Result:
    """The events of a turn that has ended."""
    rows = tuple(
        (str(performance.spectators.total) if performance else "-", _how(performance), str(best))
        for performance, best in zip(turn.performances, turn.bests, strict=True)
    )
    title = f"Turn {len(state.turns)} of {TURNS}"
    return Result(title, ("event", "how", "best"), rows, (f"{{{turn.podium}}} gets a podium.",))


def _best_event(state: State, seat: Seat) -> tuple[str, str, str]:
    """In which turn a seat's best event was staged, and who came."""
    best = state.players[seat].best
    for number, turn in enumerate(state.turns, start=1):
        performance = turn.performances[seat]
        if performance and performance.spectators.total == best:
            return str(number), _how(performance), str(best)
    return "-", _how(None), str(best)


def _how(performance: Performance | None) -> str:
    if performance is None:
        return "nothing produced"
    return f"program {performance.program}: {sums_text(performance)}"


def ending(state: State) -> tuple[str, ...]:
    """Who won; and where bests were equal, what decided."""
    winning = winners(state)
    top = max(player.best for player in state.players)
    level = [seat for seat, player in enumerate(state.players) if player.best == top]
    verb = "wins" if len(winning) == 1 else "share the win"
    notes = [f"{seats_text(winning)} {verb} with a best of {top}."]
    if len(level) > 1:
        standing = ", ".join(f"{{{seat}}} {_purse(state, seat)}" for seat in level)
        notes.append(f"Equal bests: coins decide, medals and tokens cashed, then stars: {standing}.")
    return tuple(notes)


def _purse(state: State, seat: Seat) -> str:
    stars = len(stars_of(state.stars, seat))
    return f"{coins_text(worth(state, seat))} and {stars} star{'' if stars == 1 else 's'}"
